// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"
#include "ui/document/scenario_record.h"
#include "ui/pages/library/library_columns.h"

#include <QAbstractTableModel>

#include <unordered_map>

namespace runcast {

class LibraryDocument;
struct UiContext;

/// The scenarios of the library, a row each, in the order of the document. Holds ids only: records and summaries are
/// the document's, which computes them in the background.
class LibraryModel : public QAbstractTableModel {
    Q_OBJECT
public:
    LibraryModel(LibraryDocument &document, const UiContext &context, QObject *parent = nullptr);

    const std::vector<LibraryColumn> &columns() const { return m_columns; }
    ScenarioId id(int row) const { return m_ids.at(row); }
    int row(ScenarioId id) const; // -1 if there is none
    /// The scenario as search knows it.
    StoredRecord stored(int row) const;
    /// Numbers and words in the window's language, after it was switched.
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    QVariant text(const LibraryColumn &column, int columnIndex, ScenarioId id) const;
    QVariant sortValue(const LibraryColumn &column, ScenarioId id) const;
    double figure(const LibraryColumn &column, ScenarioId id) const;
    QString modelName(ScenarioId id) const;
    bool isSample(ScenarioId id) const;
    void follow();
    void rescale();
    void rowChanged(ScenarioId id);
    void rebuildRows();

    LibraryDocument &m_document;
    const UiContext &m_context;
    Format m_format;
    std::vector<LibraryColumn> m_columns;
    std::vector<Scale> m_scales; // of figure columns: all rows of a column share unit and decimals
    QList<ScenarioId> m_ids;
    std::unordered_map<qint64, int> m_rows;
};

} // namespace runcast
