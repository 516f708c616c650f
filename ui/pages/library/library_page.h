// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

class QMenu;
class QPushButton;
class QStackedWidget;

namespace runcast {

class BulkBar;
class EmptyState;
class FilterBar;
class LibraryDocument;
class LibraryFilter;
class LibraryModel;
class LibraryTable;
class PageHeader;
class PreviewPane;
struct UiContext;

/// All scenarios of the library: found, sorted, chosen, looked at.
class LibraryPage : public Page {
    Q_OBJECT
public:
    LibraryPage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    void activated() override;
    QString title() const override;
    QStringList remarks() const override;
    QList<ScenarioId> selection() const override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void retranslate();
    void refreshCounts();
    void refreshSelection();
    QString together(const QList<ScenarioId> &ids) const;
    void showMenu(const QPoint &globalPos);
    void movePane(int step);

    LibraryDocument &m_document;
    UiContext &m_context;
    LibraryModel *m_model;
    LibraryFilter *m_filter;
    PageHeader *m_header;
    QPushButton *m_import, *m_new;
    FilterBar *m_bar;
    LibraryTable *m_table;
    QStackedWidget *m_stack; // welcome, table, nothing found
    EmptyState *m_nothing;
    PreviewPane *m_preview;
    BulkBar *m_bulk;
};

} // namespace runcast
