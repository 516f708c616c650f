// SPDX-License-Identifier: MIT
#include "ui/pages/report/loaded_pdf.h"

namespace runcast {

bool LoadedPdf::load(const QByteArray &bytes)
{
    clear();
    m_bytes = bytes;
    m_buffer.setData(m_bytes);
    m_buffer.open(QIODevice::ReadOnly);
    m_document.load(&m_buffer);
    if (m_document.error() == QPdfDocument::Error::None)
        return true;
    clear();
    return false;
}

// The document reads the buffer whenever it likes: it lets go first.
void LoadedPdf::clear()
{
    m_document.close();
    m_buffer.close();
    m_bytes.clear();
}

} // namespace runcast
