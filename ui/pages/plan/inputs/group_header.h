// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

#include <QAbstractButton>

#include <optional>

namespace runcast {

/// The head of a group of inputs: a click or Space folds and unfolds it; its state stands at the end in a few words.
class GroupHeader : public QAbstractButton {
    Q_OBJECT
public:
    explicit GroupHeader(QWidget *parent = nullptr);

    /// With a severity the summary tells of a finding, with its icon and colour.
    void setSummary(const QString &summary, std::optional<Severity> severity = {});
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_summary;
    std::optional<Severity> m_severity;
};

} // namespace runcast
