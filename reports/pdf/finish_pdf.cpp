// SPDX-License-Identifier: MIT
#include "reports/pdf/finish_pdf.h"

#include "core/base/text.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFEFStreamObjectHelper.hh>
#include <qpdf/QPDFEmbeddedFileDocumentHelper.hh>
#include <qpdf/QPDFFileSpecObjectHelper.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <exception>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

using Handle = QPDFObjectHandle;

Handle unicode(const QString &text)
{
    return Handle::newUnicodeString(text.toStdString());
}

std::string pdfDate(const QDateTime &date)
{
    return date.toUTC().toString(u"'D:'yyyyMMddHHmmss'Z'"_s).toStdString();
}

Handle destination(std::vector<QPDFPageObjectHelper> &pages, const PdfDestination &to)
{
    Handle array = Handle::newArray();
    array.appendItem(pages.at(size_t(to.page)).getObjectHandle());
    array.appendItem(Handle::newName("/XYZ"));
    array.appendItem(Handle::newNull());
    array.appendItem(Handle::newReal(to.top, 2));
    array.appendItem(Handle::newNull());
    return array;
}

void addBookmarks(QPDF &pdf, std::vector<QPDFPageObjectHelper> &pages, const PaintedPdf &painted)
{
    if (painted.destinations.empty())
        return;
    Handle tree = pdf.makeIndirectObject(Handle::newDictionary());
    std::vector<Handle> items;
    for (const PdfDestination &to : painted.destinations) {
        Handle item = pdf.makeIndirectObject(Handle::newDictionary());
        item.replaceKey("/Title", unicode(to.title));
        item.replaceKey("/Parent", tree);
        item.replaceKey("/Dest", destination(pages, to));
        if (!items.empty()) {
            item.replaceKey("/Prev", items.back());
            items.back().replaceKey("/Next", item);
        }
        items.push_back(item);
    }
    tree.replaceKey("/Type", Handle::newName("/Outlines"));
    tree.replaceKey("/First", items.front());
    tree.replaceKey("/Last", items.back());
    tree.replaceKey("/Count", Handle::newInteger(static_cast<long long>(items.size())));
    Handle root = pdf.getRoot();
    root.replaceKey("/Outlines", tree);
    root.replaceKey("/PageMode", Handle::newName("/UseOutlines"));
}

void addLinks(QPDF &pdf, std::vector<QPDFPageObjectHelper> &pages, const PaintedPdf &painted)
{
    for (const PdfLink &link : painted.links) {
        for (const PdfDestination &to : painted.destinations) {
            if (to.sectionId != link.sectionId)
                continue;
            Handle annotation = Handle::newDictionary();
            annotation.replaceKey("/Type", Handle::newName("/Annot"));
            annotation.replaceKey("/Subtype", Handle::newName("/Link"));
            annotation.replaceKey("/Rect",
                                  Handle::newFromRectangle(Handle::Rectangle(link.area.left(), link.area.top(),
                                                                             link.area.right(), link.area.bottom())));
            annotation.replaceKey("/Border", Handle::parse("[0 0 0]"));
            annotation.replaceKey("/Dest", destination(pages, to));
            Handle page = pages.at(size_t(link.page)).getObjectHandle();
            if (!page.getKey("/Annots").isArray())
                page.replaceKey("/Annots", Handle::newArray());
            page.getKey("/Annots").appendItem(pdf.makeIndirectObject(annotation));
        }
    }
}

void addAttachments(QPDF &pdf, const Document &document)
{
    const std::string date = pdfDate(document.date);
    QPDFEmbeddedFileDocumentHelper files(pdf);
    Handle associated = Handle::newArray();
    for (const Attachment &attachment : document.attachments) {
        auto stream = QPDFEFStreamObjectHelper::createEFStream(pdf, attachment.bytes.toStdString());
        stream.setSubtype(attachment.mimeType.toStdString());
        stream.setCreationDate(date).setModDate(date);
        auto file = QPDFFileSpecObjectHelper::createFileSpec(pdf, attachment.name.toStdString(), stream);
        file.setDescription(attachment.description.toStdString());
        file.getObjectHandle().replaceKey("/AFRelationship", Handle::newName("/Data"));
        files.replaceEmbeddedFile(attachment.name.toStdString(), file);
        associated.appendItem(file.getObjectHandle());
    }
    if (!document.attachments.empty())
        pdf.getRoot().replaceKey("/AF", associated);
}

void setInformation(QPDF &pdf, const Document &document)
{
    Handle trailer = pdf.getTrailer();
    Handle info = pdf.makeIndirectObject(Handle::newDictionary());
    const std::string date = pdfDate(document.date);
    info.replaceKey("/Title", unicode(document.title));
    if (!document.author.isEmpty())
        info.replaceKey("/Author", unicode(document.author));
    if (!document.subject.isEmpty())
        info.replaceKey("/Subject", unicode(document.subject));
    if (!document.keywords.isEmpty())
        info.replaceKey("/Keywords", unicode(document.keywords.join(u", ")));
    info.replaceKey("/Creator", unicode(u"Runcast"_s));
    info.replaceKey("/Producer", unicode(u"Runcast"_s));
    info.replaceKey("/CreationDate", Handle::newString(date));
    info.replaceKey("/ModDate", Handle::newString(date));
    trailer.replaceKey("/Info", info);
    Handle root = pdf.getRoot();
    root.replaceKey("/Lang", unicode(document.language.locale().bcp47Name()));
    root.replaceKey("/PageLabels", Handle::parse("<< /Nums [0 << /S /D /St 1 >>] >>"));
    root.replaceKey("/ViewerPreferences", Handle::parse(document.language.direction() == Qt::RightToLeft
                                                            ? "<< /DisplayDocTitle true /Direction /R2L >>"
                                                            : "<< /DisplayDocTitle true >>"));
}

} // namespace

Result<QByteArray> finishPdf(const PaintedPdf &painted, const Document &document)
{
    try {
        QPDF pdf;
        pdf.processMemoryFile("report", painted.bytes.constData(), size_t(painted.bytes.size()));
        std::vector<QPDFPageObjectHelper> pages = QPDFPageDocumentHelper(pdf).getAllPages();
        addBookmarks(pdf, pages, painted);
        addLinks(pdf, pages, painted);
        addAttachments(pdf, document);
        setInformation(pdf, document);
        QPDFWriter writer(pdf);
        writer.setOutputMemory();
        writer.setDeterministicID(true);
        writer.setObjectStreamMode(qpdf_o_generate);
        writer.write();
        const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
        return QByteArray(reinterpret_cast<const char *>(buffer->getBuffer()), qsizetype(buffer->getSize()));
    } catch (const std::exception &exception) {
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "The pages could not be put together: %1"),
                     .arguments = {exception.what()}};
    }
}

} // namespace runcast::report
