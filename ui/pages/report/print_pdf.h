// SPDX-License-Identifier: MIT
#pragma once

class QPdfDocument;
class QPrinter;

namespace runcast {

/// Sends the pages of the PDF that the printer was asked for, each on a sheet of its own size. False if the printer
/// does not take them.
bool printPdf(QPdfDocument &document, QPrinter &printer);

} // namespace runcast
