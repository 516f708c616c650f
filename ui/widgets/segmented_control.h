// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QButtonGroup;

namespace runcast {

/// One of a few choices, all in sight: "Rent | Own". Arrow keys move, one segment is always chosen.
class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedControl(QWidget *parent = nullptr);

    /// Replaces the segments, or only their texts if their number is the same.
    void setSegments(const QStringList &texts);
    int current() const;
    void setCurrent(int index);

signals:
    /// A person chose another segment.
    void chosen(int index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void shapeEnds();

    QButtonGroup *m_group;
};

} // namespace runcast
