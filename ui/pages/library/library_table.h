// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QTableView>
#include <QTimer>

#include <vector>

class QMenu;
class QSettings;

namespace runcast {

class LibraryFilter;
class LibraryModel;

/// The library's table: its check boxes show and change the selection, columns can be moved, hidden and are remembered.
class LibraryTable : public QTableView {
    Q_OBJECT
public:
    LibraryTable(LibraryModel &model, LibraryFilter &filter, QSettings &settings, QWidget *parent = nullptr);

    QList<ScenarioId> selection() const; // in the order shown
    ScenarioId current() const;
    void setCurrent(ScenarioId id);
    /// Which columns are shown, as check marks.
    void fillColumnsMenu(QMenu *menu);
    void restoreDefaultColumns();
    /// Tab-separated text and HTML on the clipboard; all that is selected, also what is scrolled away.
    void copySelection(bool withHeaders) const;

signals:
    void selectionWasChanged();
    void opened(runcast::ScenarioId id);

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index, const QEvent *event) const override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void tellSelection();
    void fitColumns();
    void showColumns(const QStringList &ids);
    void saveColumns() const;
    ScenarioId idAt(const QModelIndex &index) const;

    LibraryModel &m_model;
    LibraryFilter &m_filter;
    QSettings &m_settings;
    std::vector<int> m_wished; // widths by column, as the person made them
    QTimer m_fit;
    bool m_telling = false;
    bool m_fitting = false;
};

} // namespace runcast
