// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace runcast {

/// What can be told of a finished PDF file before it is handed over.
struct PdfCheck {
    bool readable = false;
    int fonts = 0;         // that its pages use
    int embeddedFonts = 0; // of those, the ones that travel with the file

    bool allFontsEmbedded() const { return readable && fonts == embeddedFonts; }
};

PdfCheck checkPdf(const QByteArray &pdf);

} // namespace runcast
