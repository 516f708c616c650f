// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace runcast {

/// A file of core/catalog/data, compiled in: its path below that folder and its bytes.
struct EmbeddedFile {
    std::string_view path;
    std::string_view bytes;
};

/// All shipped data files, sorted by path.
std::span<const EmbeddedFile> embeddedFiles();

/// The bytes of one file; empty if there is none of that path.
inline std::string_view embeddedFile(std::string_view path)
{
    for (const EmbeddedFile &file : embeddedFiles()) {
        if (file.path == path)
            return file.bytes;
    }
    return {};
}

} // namespace runcast
