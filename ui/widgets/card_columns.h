// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;
class QVBoxLayout;

namespace runcast {

/// Cards in one column, or in two where there is room: the wider one leads.
class CardColumns : public QWidget {
    Q_OBJECT
public:
    enum class Column { Both, Leading, Trailing };
    /// Two columns from `twoFrom` px at 100 % on; their widths are as leadingShare to 100 - leadingShare.
    CardColumns(int twoFrom, int leadingShare, QWidget *parent = nullptr);

    /// Both stands above the two columns.
    void add(QWidget *card, Column column);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_twoFrom;
    QVBoxLayout *m_whole;
    QBoxLayout *m_row;
    QVBoxLayout *m_leading;
    QVBoxLayout *m_trailing;
};

} // namespace runcast
