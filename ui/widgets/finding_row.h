// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"
#include "reports/format/delta.h"
#include "reports/format/text.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace runcast {

class DeltaLabel;
class IconLabel;

/// What is amiss and by how much, with the button that puts it right.
class FindingRow : public QWidget {
    Q_OBJECT
public:
    explicit FindingRow(QWidget *parent = nullptr);

    /// `severityTitle` is said by screen readers; an empty `fix` has no button.
    void setFinding(Severity severity, const QString &severityTitle, const FindingText &text, const QString &fix);
    /// What the fix would do: the figure and its change; an empty title shows nothing.
    void setEffect(const QString &figure, const Delta &delta);
    /// A hairline above it: another row stands there.
    void setRuled(bool ruled);

signals:
    void fixRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    IconLabel *m_icon;
    QLabel *m_text;
    QLabel *m_effect;
    DeltaLabel *m_delta;
    QPushButton *m_fix;
    bool m_ruled = false;
};

} // namespace runcast
