// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/palette_entries.h"

#include <QPointer>
#include <QWidget>

class QFrame;
class QLabel;
class QLineEdit;
class QListView;
class QStandardItemModel;

namespace runcast {

/// Ctrl+K: goes to a scenario, page, figure, input or command by its name. Lies over its parent, dims it, and is
/// deleted when it closes.
class CommandPalette : public QWidget {
    Q_OBJECT
public:
    CommandPalette(std::vector<PaletteEntry> entries, QWidget *parent);

    void open();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    void fill();
    void move(int step);
    void act();
    void finish();
    void place();

    std::vector<PaletteEntry> m_entries;
    std::vector<const PaletteEntry *> m_rows; // nullptr = a group's title
    std::optional<PaletteGroup> m_only;       // Tab narrows to the group of the current row
    QFrame *m_box;
    QLineEdit *m_edit;
    QLabel *m_count;
    QListView *m_list;
    QStandardItemModel *m_model;
    QPointer<QWidget> m_focusBefore;
};

} // namespace runcast
