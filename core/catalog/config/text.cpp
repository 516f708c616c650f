// SPDX-License-Identifier: MIT
#include "core/catalog/config/text.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/catalog/config/unicode.h"

#include <algorithm>

namespace runcast::config {

namespace {

constexpr size_t maxFileBytes = 4u << 20; // a config.json holds a few KB; the longest known about 100 KB

struct Signature {
    std::string_view start; // first bytes of the file
    const char *what;
};

// Names of formats need no translation.
constexpr Signature binaryFormats[] = {
    {{"PK\x03\x04", 4}, "ZIP (PyTorch checkpoint)"},
    {{"\x80\x02", 2}, "Python pickle (PyTorch checkpoint)"},
    {{"\x1f\x8b", 2}, "gzip"},
    {{"GGUF", 4}, "GGUF"},
    {{"\x89HDF", 4}, "HDF5"},
    {{"\x89PNG", 4}, "PNG"},
    {{"%PDF", 4}, "PDF"},
    {{"\x7f"
      "ELF",
      4},
     "ELF"},
    {{"\x28\xb5\x2f\xfd", 4}, "Zstandard"},
};

Error malformed(const char *reason, std::vector<std::string> arguments, const char *advice)
{
    return {.code = ErrorCode::Malformed, .reason = reason, .arguments = std::move(arguments), .advice = advice};
}

Error binaryFile(std::string format)
{
    return malformed(RC_TEXT("Errors", "This is a binary file (%1), not the config.json of a model."),
                     {std::move(format)}, RC_TEXT("Errors", "Choose the file config.json of the model."));
}

bool isSafetensors(std::string_view bytes)
{
    return bytes.size() > 10 && bytes.substr(8, 2) == "{\"" && bytes.find('\0') < 8;
}

// What a file of text is, if it is known not to be JSON.
std::optional<Error> foreignText(std::string_view text)
{
    const std::string start = asciiLower(trimmed(text).substr(0, 64));
    if (start.starts_with("version https://git-lfs") || start.starts_with("# xet version") ||
        start.starts_with("/annex/objects/") || start.starts_with("oid sha256:"))
        return malformed(
            RC_TEXT("Errors",
                    "This is a pointer to a large file (Git LFS or similar); the file itself must be fetched first."),
            {}, RC_TEXT("Errors", "Run “git lfs pull”, or download the real file, and import that."));
    if (start.starts_with("<!doctype") || start.starts_with("<html") || start.starts_with("<head") ||
        start.starts_with("<body"))
        return malformed(
            RC_TEXT("Errors", "This is a saved web page (HTML), not the config.json of a model."), {},
            RC_TEXT("Errors", "Download the raw file, after logging in if the model is access-restricted."));
    if (start.starts_with("<"))
        return malformed(RC_TEXT("Errors", "This is XML or a web page, not the config.json of a model."), {},
                         RC_TEXT("Errors", "Choose the file config.json of the model."));
    if (!start.starts_with("{"))
        return malformed(RC_TEXT("Errors", "This is no JSON object: it begins with “%1”."),
                         {shown(trimmed(text).substr(0, 24))},
                         RC_TEXT("Errors", "Choose the file config.json of the model; its text begins with “{”."));
    return std::nullopt;
}

Result<std::string> fromUtf16(std::string_view bytes, bool bigEndian, ImportLog &log)
{
    const char *name = bigEndian ? "UTF-16 (big endian)" : "UTF-16 (little endian)";
    std::optional<std::string> text = utf16ToUtf8(bytes, bigEndian);
    if (!text)
        return malformed(RC_TEXT("Errors", "The file is marked as %1 but is not valid in that encoding."), {name},
                         RC_TEXT("Errors", "Save it as UTF-8."));
    log.remark("import.encoding", {name});
    return std::move(*text);
}

// Text of any encoding as UTF-8; the marks are those of Unicode 15, section 23.8.
Result<std::string> toUtf8(std::string_view bytes, ImportLog &log)
{
    using namespace std::string_view_literals;
    if (bytes.starts_with("\xff\xfe\0\0"sv) || bytes.starts_with("\0\0\xfe\xff"sv))
        return malformed(RC_TEXT("Errors", "The file is encoded as %1."), {"UTF-32"},
                         RC_TEXT("Errors", "Save it as UTF-8."));
    if (bytes.starts_with("\xff\xfe"sv) || bytes.starts_with("\xfe\xff"sv))
        return fromUtf16(bytes.substr(2), bytes[0] == '\xfe', log);
    if (bytes.starts_with("{\0"sv) || bytes.starts_with("\0{"sv)) // UTF-16 without its mark
        return fromUtf16(bytes, bytes[0] == '\0', log);
    if (bytes.starts_with("\xef\xbb\xbf"sv))
        bytes.remove_prefix(3);
    if (const size_t bad = firstInvalidUtf8(bytes); bad != std::string_view::npos) {
        Error error = malformed(RC_TEXT("Errors", "The file is not UTF-8 text: byte %1 is not valid in that encoding, "
                                                  "so it was saved as Latin-1 or Windows-1252, or is damaged."),
                                {hexByte(bytes[bad])}, RC_TEXT("Errors", "Save it as UTF-8."));
        error.place = placeOf(bytes, bad);
        return error;
    }
    return std::string(bytes);
}

} // namespace

Result<std::string> decodeText(std::string_view bytes, ImportLog &log)
{
    constexpr std::string_view blank(" \t\r\n\f\v\0", 7);
    if (bytes.find_first_not_of(blank) == std::string_view::npos)
        return malformed(RC_TEXT("Errors", "The file is empty."), {}, RC_TEXT("Errors", "Download config.json again."));
    for (const Signature &format : binaryFormats) {
        if (bytes.starts_with(format.start))
            return binaryFile(format.what);
    }
    if (isSafetensors(bytes))
        return binaryFile("safetensors");
    if (bytes.size() > maxFileBytes)
        return malformed(RC_TEXT("Errors", "The file has %1 bytes; the config.json of a model has a few thousand."),
                         {std::to_string(bytes.size())},
                         RC_TEXT("Errors", "Choose config.json, not the tokenizer or the weights."));
    Result<std::string> text = toUtf8(bytes, log);
    if (!text)
        return text;
    if (text->find_first_not_of(blank) == std::string_view::npos)
        return malformed(RC_TEXT("Errors", "The file is empty."), {}, RC_TEXT("Errors", "Download config.json again."));
    if (text->find('\0') != std::string::npos)
        return binaryFile("NUL");
    if (std::optional<Error> error = foreignText(*text))
        return std::move(*error);
    return text;
}

std::string placeOf(std::string_view text, size_t offset)
{
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(before.size() - lineStart + 1);
}

std::string shown(std::string_view text)
{
    std::string clean = shortened(text);
    for (char &c : clean) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            c = ' ';
    }
    return clean;
}

} // namespace runcast::config
