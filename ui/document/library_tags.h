// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace runcast {

class LibraryDocument;

/// All tags in use, sorted.
QStringList tagsOf(const LibraryDocument &document);
/// All owners, sorted.
QStringList ownersOf(const LibraryDocument &document);
/// Marks scenarios that came with the program. Part of the library's data, so it is the same in every language.
QString sampleTag();

} // namespace runcast
