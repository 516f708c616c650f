// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"
#include "ui/theme/widget_theme.h"

#include <QLabel>

namespace runcast {

/// The icon of a finding; each severity has a shape of its own.
QString severityIcon(Severity severity);
IconColor severityColor(Severity severity);

/// An icon that stands for itself, no button. It follows the theme.
class IconLabel : public QLabel {
    Q_OBJECT
public:
    explicit IconLabel(QWidget *parent = nullptr);

    void setIcon(const QString &name, IconColor color = IconColor::Text, int side = 20);
    QSize sizeHint() const override { return {px(m_side), px(m_side)}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QIcon m_icon;
    int m_side = 20;
};

} // namespace runcast
