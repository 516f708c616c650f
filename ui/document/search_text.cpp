// SPDX-License-Identifier: MIT
#include "ui/document/search_text.h"

namespace runcast {

QString foldedText(const QString &text)
{
    const QString apart = text.normalized(QString::NormalizationForm_KD);
    QString folded;
    folded.reserve(apart.size());
    for (const QChar c : apart) {
        if (c.category() != QChar::Mark_NonSpacing)
            folded.append(c);
    }
    return folded.toCaseFolded();
}

QStringList searchWords(const QString &typed)
{
    return foldedText(typed).split(u' ', Qt::SkipEmptyParts);
}

} // namespace runcast
