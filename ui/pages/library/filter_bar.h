// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/library/library_filter.h"

#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QMenu;
class QPushButton;

namespace runcast {

class Chip;
class LibraryDocument;
class SearchField;
struct UiContext;

/// Search, filters, the chips of active ones, saved searches and the choice of columns.
class FilterBar : public QWidget {
    Q_OBJECT
public:
    FilterBar(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    LibraryQuery query() const;
    void clear();
    void focusSearch();
    QPushButton *columnsButton() const { return m_columns; }

signals:
    void changed(const runcast::LibraryQuery &query);
    /// Esc in the empty search.
    void left();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void apply(const LibraryQuery &query);
    void refreshChips();
    void addChip(const QString &text, std::function<void(LibraryQuery &)> remove);
    void fillStatus();
    void fillTags();
    void fillOwners();
    void fillSearches();
    void saveSearch();

    LibraryDocument &m_document;
    UiContext &m_context;
    LibraryQuery m_query;
    SearchField *m_search;
    QPushButton *m_status, *m_tag, *m_owner, *m_searches, *m_columns;
    QHBoxLayout *m_chips;
    QTimer m_typing; // filters once the keys rest
};

} // namespace runcast
