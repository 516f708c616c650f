// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/theme.h"

#include <QTabBar>

namespace runcast {

/// Tabs with an icon each; the current one is underlined in the colour of its subject.
class SubjectTabBar : public QTabBar {
    Q_OBJECT
public:
    explicit SubjectTabBar(QWidget *parent = nullptr);

    void addSubject(const QString &icon, Subject subject);
    /// Icons only on the current tab.
    void setCompact(bool compact);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Tab {
        QString icon;
        Subject subject = Subject::Neutral;
    };
    bool hasIcon(int index) const { return !m_compact || index == currentIndex(); }

    QList<Tab> m_tabs;
    bool m_compact = false;
};

} // namespace runcast
