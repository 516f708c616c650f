// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/chip.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace runcast {

/// The head of a page: its title, a status, a remark, and the page's buttons at the end, the main one last.
class PageHeader : public QWidget {
    Q_OBJECT
public:
    explicit PageHeader(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setCaption(const QString &caption);
    void setChip(const ChipLook &look); // an empty text hides it
    void addButton(QWidget *button);

private:
    QHBoxLayout *m_row;
    QLabel *m_title;
    Chip *m_chip;
    QLabel *m_caption;
};

} // namespace runcast
