// SPDX-License-Identifier: MIT
#pragma once

#include "db/search.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>

namespace runcast {

/// What the person has narrowed the library to.
struct LibraryQuery {
    QString text;
    std::optional<ScenarioStatus> status;
    QString tag, owner;    // empty = any
    bool archived = false; // archived ones too

    bool operator==(const LibraryQuery &) const = default;
    bool narrows() const { return *this != LibraryQuery(); }
};

/// The rows of LibraryModel that answer a query, sorted by numbers where there are numbers.
class LibraryFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit LibraryFilter(QObject *parent = nullptr);

    const LibraryQuery &query() const { return m_query; }
    void setQuery(const LibraryQuery &query);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    LibraryQuery m_query;
    ScenarioSearch m_search;
};

} // namespace runcast
