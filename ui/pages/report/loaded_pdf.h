// SPDX-License-Identifier: MIT
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QPdfDocument>

namespace runcast {

/// A PDF file in memory with its document. The bytes live as long as the document reads them.
class LoadedPdf {
public:
    LoadedPdf() = default;
    LoadedPdf(const LoadedPdf &) = delete;
    LoadedPdf &operator=(const LoadedPdf &) = delete;

    /// False if the bytes are no readable PDF; the document is empty then.
    bool load(const QByteArray &bytes);
    void clear();
    const QByteArray &bytes() const { return m_bytes; }
    QPdfDocument *document() { return &m_document; }

private:
    QByteArray m_bytes;
    QBuffer m_buffer;
    QPdfDocument m_document; // last: goes first
};

} // namespace runcast
