# SPDX-License-Identifier: MIT
# One library a folder. A folder is included as "<folder>/...": each has an include root of its own that
# holds nothing but a link to that folder, so that an include of a folder that is not linked cannot compile.

add_library(runcast_settings INTERFACE)
# With full optimisation g++ 12 warns of overlaps in std::string that are none (GCC bug 105651): there a warning stays one.
target_compile_options(runcast_settings INTERFACE -Wall -Wextra -Wconversion $<$<NOT:$<CONFIG:Release>>:-Werror>)
target_compile_definitions(runcast_settings INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT)
if(RUNCAST_SANITIZE)
  # g++ 12 wrongly sees uninitialised values where the sanitizers' own code stands in its way.
  target_compile_options(runcast_settings INTERFACE -Wno-maybe-uninitialized)
  target_compile_options(runcast_settings INTERFACE -fsanitize=address,undefined -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
  target_link_options(runcast_settings INTERFACE -fsanitize=address,undefined)
endif()

function(runcast_include_root folder)
  set(root ${CMAKE_BINARY_DIR}/include/${folder})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${folder} ${root}/${folder} SYMBOLIC)
endfunction()

# runcast_library(<folder> LINK <targets>...): the static library runcast_<folder> of all sources below the folder.
function(runcast_library folder)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINK")
  runcast_include_root(${folder})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${folder}/*.cpp ${CMAKE_SOURCE_DIR}/${folder}/*.h)
  add_library(runcast_${folder} STATIC ${sources})
  target_include_directories(runcast_${folder} PUBLIC ${CMAKE_BINARY_DIR}/include/${folder})
  target_link_libraries(runcast_${folder} PRIVATE runcast_settings PUBLIC ${arg_LINK})
endfunction()
