// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"
#include "reports/pictures/gpu_picture.h"

#include <QWidget>

namespace runcast {

/// What the square under the pointer is: rank, place in rack and server, place in each group, memory.
class GpuCard : public QWidget {
    Q_OBJECT
public:
    explicit GpuCard(QWidget *parent);

    void showRank(const GpuLayout &layout, std::int64_t rank, const MemoryFill &memory, const Format &format);
    /// All of it in one sentence, for those who cannot see it.
    QString text() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Line {
        QString name, value;
    };
    QString m_title, m_place;
    QList<Line> m_lines;
    double m_fill = -1; // share of the memory; below 0 = not known
};

} // namespace runcast
