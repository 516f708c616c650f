// SPDX-License-Identifier: MIT
#include "ui/document/search_text.h"

#include "db/search.h"

namespace runcast {

QString foldedText(const QString &text)
{
    return searchFolded(text);
}

QStringList searchWords(const QString &typed)
{
    return foldedText(typed).split(u' ', Qt::SkipEmptyParts);
}

} // namespace runcast
