// SPDX-License-Identifier: MIT
#include "reports/pdf/xmp.h"

#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr auto rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"_L1;
constexpr auto dc = "http://purl.org/dc/elements/1.1/"_L1;
constexpr auto xmp = "http://ns.adobe.com/xap/1.0/"_L1;
constexpr auto pdf = "http://ns.adobe.com/pdf/1.3/"_L1;
constexpr auto own = "urn:runcast:report:1"_L1;

// XML 1.0 has no place for control characters, not even escaped.
QString withoutControls(QString text)
{
    text.removeIf([](QChar c) { return c < u' ' && c != u'\t' && c != u'\n'; });
    return text;
}

void writeList(QXmlStreamWriter &xml, QLatin1StringView name, QLatin1StringView kind, const QStringList &items,
               bool alternatives)
{
    if (items.isEmpty())
        return;
    xml.writeStartElement(dc, name);
    xml.writeStartElement(rdf, kind);
    for (const QString &item : items) {
        xml.writeStartElement(rdf, "li"_L1);
        if (alternatives)
            xml.writeAttribute("xml:lang"_L1, "x-default"_L1);
        xml.writeCharacters(withoutControls(item));
        xml.writeEndElement();
    }
    xml.writeEndElement();
    xml.writeEndElement();
}

} // namespace

QByteArray xmpMetadata(const Document &document)
{
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.writeProcessingInstruction(u"xpacket"_s, u"begin=\"\uFEFF\" id=\"W5M0MpCehiHzreSzNTczkc9d\""_s);
    xml.writeNamespace("adobe:ns:meta/"_L1, "x"_L1);
    xml.writeStartElement("adobe:ns:meta/"_L1, "xmpmeta"_L1);
    xml.writeNamespace(rdf, "rdf"_L1);
    xml.writeStartElement(rdf, "RDF"_L1);
    xml.writeNamespace(dc, "dc"_L1);
    xml.writeNamespace(xmp, "xmp"_L1);
    xml.writeNamespace(pdf, "pdf"_L1);
    xml.writeNamespace(own, "runcast"_L1);
    xml.writeStartElement(rdf, "Description"_L1);
    xml.writeAttribute(rdf, "about"_L1, {});
    writeList(xml, "title"_L1, "Alt"_L1, {document.title}, true);
    if (!document.author.isEmpty())
        writeList(xml, "creator"_L1, "Seq"_L1, {document.author}, false);
    writeList(xml, "description"_L1, "Alt"_L1, {document.subject}, true);
    writeList(xml, "subject"_L1, "Bag"_L1, document.keywords, false);
    writeList(xml, "language"_L1, "Bag"_L1, {document.language.locale().bcp47Name()}, false);
    const QString date = document.date.toUTC().toString(Qt::ISODate);
    xml.writeTextElement(xmp, "CreateDate"_L1, date);
    xml.writeTextElement(xmp, "ModifyDate"_L1, date);
    xml.writeTextElement(xmp, "CreatorTool"_L1, u"Runcast"_s);
    xml.writeTextElement(pdf, "Keywords"_L1, withoutControls(document.keywords.join(u", ")));
    xml.writeTextElement(own, "ContentHash"_L1, document.contentHash);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeProcessingInstruction(u"xpacket"_s, u"end=\"w\""_s);
    return bytes;
}

} // namespace runcast::report
