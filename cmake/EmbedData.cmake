# SPDX-License-Identifier: MIT
# Writes OUT: every file below ROOT as a byte array, and the table that core/catalog/embedded_data.h declares,
# made at its first use: it may be asked for before main().
file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/*)
list(SORT files)
set(arrays "")
set(table "")
set(index 0)
foreach(name IN LISTS files)
  file(READ ${ROOT}/${name} hex HEX)
  string(LENGTH "${hex}" digits)
  math(EXPR size "${digits} / 2")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  # g++ wants no endless lines: 64 bytes each.
  string(REGEX REPLACE "((0x[0-9a-f][0-9a-f],)(0x[0-9a-f][0-9a-f],)?(0x[0-9a-f][0-9a-f],)?(0x[0-9a-f][0-9a-f],)?)" "\\1\n" bytes "${bytes}")
  string(APPEND arrays "constexpr unsigned char data${index}[] = {${bytes}0};\n")
  string(APPEND table "    {\"${name}\", {reinterpret_cast<const char *>(data${index}), ${size}}},\n")
  math(EXPR index "${index} + 1")
endforeach()
file(WRITE ${OUT} "#include \"core/catalog/embedded_data.h\"\n\nnamespace runcast {\nnamespace {\n${arrays}} // namespace\n\nstd::span<const EmbeddedFile> embeddedFiles()\n{\n    static const EmbeddedFile table[] = {\n${table}};\n    return table;\n}\n} // namespace runcast\n")
