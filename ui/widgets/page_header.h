// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/chip.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;

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
    Chip *chip() const { return m_chip; }
    /// A double click on the title, or editTitle(), turns it into a field; Enter takes it, Esc leaves it as it was.
    void setTitleEditable(bool editable);
    void editTitle();

signals:
    void titleEdited(const QString &title);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void endEdit(bool take);

    QHBoxLayout *m_row;
    QLabel *m_title;
    QLineEdit *m_edit = nullptr; // of a title that can be edited
    Chip *m_chip;
    QLabel *m_caption;
};

} // namespace runcast
