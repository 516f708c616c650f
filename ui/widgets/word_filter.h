// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace runcast {

/// Rows that hold all words somewhere in their cells, in any order, without regard to case and accents. Sorts by
/// SortRole; what has no value comes last either way.
class WordFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit WordFilter(QObject *parent = nullptr);

    void setWords(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
};

/// The text without case and accents, as it is searched: "Zürich" is "zurich".
QString folded(const QString &text);

} // namespace runcast
