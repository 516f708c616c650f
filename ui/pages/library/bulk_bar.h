// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/card.h"
#include "ui/window/command.h"

class QLabel;
class QPushButton;

namespace runcast {

class ElidedLabel;

/// What can be done with all chosen scenarios at once.
class BulkBar : public Card {
    Q_OBJECT
public:
    explicit BulkBar(QWidget *parent = nullptr);

    /// `together` says what they come to: "Cost together 168.7 M USD, mean 84.4 M USD".
    void setSelection(int count, const QString &together, bool editable);

signals:
    void compareRequested();
    void reportRequested();
    void requested(runcast::Command command);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    int m_count = 0;
    QLabel *m_selected;
    ElidedLabel *m_together;
    QPushButton *m_compare, *m_report, *m_duplicate, *m_tag, *m_archive;
};

} // namespace runcast
