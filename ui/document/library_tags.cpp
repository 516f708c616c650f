// SPDX-License-Identifier: MIT
#include "ui/document/library_tags.h"

#include "ui/document/library_document.h"

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QStringList sortedOnce(QStringList texts)
{
    texts.removeDuplicates();
    texts.removeAll(QString());
    texts.sort(Qt::CaseInsensitive);
    return texts;
}

} // namespace

QStringList tagsOf(const LibraryDocument &document)
{
    QStringList tags;
    for (const ScenarioId id : document.ids())
        tags += document.record(id).meta.tags;
    return sortedOnce(std::move(tags));
}

QStringList ownersOf(const LibraryDocument &document)
{
    QStringList owners;
    for (const ScenarioId id : document.ids())
        owners.append(document.record(id).meta.owner);
    return sortedOnce(std::move(owners));
}

QString sampleTag()
{
    return u"sample"_s;
}

} // namespace runcast
