// SPDX-License-Identifier: MIT
#include "db/search.h"

#include "db/names.h"

#include <algorithm>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

constexpr auto tagPrefix = "tag:"_L1;
constexpr auto statusPrefix = "status:"_L1;

/// Splits at white space outside of quotation marks, which vanish; an open one holds to the end.
QStringList wordsOf(QStringView text)
{
    QStringList words;
    QString word;
    bool quoted = false;
    for (const QChar character : text) {
        if (character == u'"') {
            quoted = !quoted;
        } else if (character.isSpace() && !quoted) {
            words.append(word);
            word.clear();
        } else {
            word.append(character);
        }
    }
    words.append(word);
    words.removeAll(QString());
    return words;
}

bool isMark(QChar character)
{
    return character.category() == QChar::Mark_NonSpacing || character.category() == QChar::Mark_Enclosing;
}

} // namespace

QString searchFolded(QStringView text)
{
    QString folded = foldedCase(text.toString().normalized(QString::NormalizationForm_KD));
    folded.removeIf(isMark);
    return folded;
}

ScenarioSearch::ScenarioSearch(QStringView text)
{
    for (const QString &word : wordsOf(searchFolded(text))) {
        QStringList &kind = word.startsWith(tagPrefix) ? m_tags : word.startsWith(statusPrefix) ? m_statuses : m_words;
        const QString wanted = &kind == &m_words ? word : word.mid(word.indexOf(u':') + 1);
        if (!wanted.isEmpty()) // half typed: "tag:" narrows nothing yet
            kind.append(wanted);
    }
}

bool ScenarioSearch::matches(const StoredRecord &stored) const
{
    const ScenarioMeta &meta = stored.record.meta;
    const QString status(statusKey(meta.status));
    if (!std::all_of(m_statuses.begin(), m_statuses.end(),
                     [&](const QString &wanted) { return status.startsWith(wanted); }))
        return false;
    const QStringList tags = searchFolded(meta.tags.join(u'\n')).split(u'\n');
    const auto isTagged = [&](const QString &wanted) {
        return std::any_of(tags.begin(), tags.end(), [&](const QString &tag) { return tag.startsWith(wanted); });
    };
    if (!std::all_of(m_tags.begin(), m_tags.end(), isTagged))
        return false;
    if (m_words.isEmpty())
        return true;
    const QString text = searchFolded(
        QStringList{stored.record.name, meta.note, meta.owner, stored.modelName, meta.tags.join(u'\n')}.join(u'\n'));
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) { return text.contains(word); });
}

} // namespace runcast
