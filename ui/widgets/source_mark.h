// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

namespace runcast {

/// Where the value of an input comes from, as icon and word; compact: the icon alone, the word in tool tip and
/// accessible name.
class SourceMark : public QWidget {
    Q_OBJECT
public:
    explicit SourceMark(QWidget *parent = nullptr);

    void setSource(const ParameterSource &source, bool expired = false);
    /// The value follows from others.
    void setDerived();
    void setCompact(bool compact);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void clicked();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString word() const;
    QString iconName() const;
    void retranslate();

    ParameterSource m_source{.kind = SourceKind::Default, .text = {}, .date = {}};
    bool m_expired = false;
    bool m_derived = false;
    bool m_compact = false;
};

} // namespace runcast
