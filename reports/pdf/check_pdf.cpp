// SPDX-License-Identifier: MIT
#include "reports/pdf/check_pdf.h"

#include <qpdf/QPDF.hh>

namespace runcast {
namespace {

bool isEmbedded(QPDFObjectHandle font)
{
    QPDFObjectHandle described = font;
    QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
    if (descendants.isArray() && descendants.getArrayNItems() > 0)
        described = descendants.getArrayItem(0);
    QPDFObjectHandle descriptor = described.getKey("/FontDescriptor");
    return descriptor.isDictionary() &&
           (descriptor.hasKey("/FontFile") || descriptor.hasKey("/FontFile2") || descriptor.hasKey("/FontFile3"));
}

// Descendants of a composite font carry /Type /Font as well: they are counted with the font that uses them.
bool isFont(QPDFObjectHandle object)
{
    return object.isDictionary() && object.getKey("/Type").isName() && object.getKey("/Type").getName() == "/Font" &&
           object.getKey("/Subtype").isName() && object.getKey("/Subtype").getName().rfind("/CIDFont", 0) != 0;
}

} // namespace

PdfCheck checkPdf(const QByteArray &pdf)
{
    PdfCheck check;
    try {
        QPDF file;
        file.setSuppressWarnings(true);
        file.processMemoryFile("report", pdf.constData(), size_t(pdf.size()));
        for (const QPDFObjectHandle &object : file.getAllObjects()) {
            if (!isFont(object))
                continue;
            ++check.fonts;
            check.embeddedFonts += isEmbedded(object) ? 1 : 0;
        }
        check.readable = true;
    } catch (const std::exception &) {
        return {};
    }
    return check;
}

} // namespace runcast
