// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/library_document.h"

namespace runcast {

/// Noon of a day of 2026, so that pictures do not change by the day.
QDateTime storyTime();

/// The scenarios of the pictures: a frontier run rented and owned, a smaller one, and a dozen beside them, with
/// versions, notes and tags.
void tellStory(LibraryDocument &document);

/// `count` scenarios of all published runs in turn.
void fillLibrary(LibraryDocument &document, int count);

} // namespace runcast
