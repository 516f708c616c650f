// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace runcast {

/// The head of a table: its words break into lines where a column is narrower than they are.
class TableHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit TableHeader(QWidget *parent);

    /// Makes the head as high as its words need in the columns as they are.
    void fitHeight();

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    /// The words of a section in the rectangle that is left for them.
    void paintWords(QPainter *painter, const QRect &words, int section, const QColor &color) const;
    QString textOf(int section) const;
};

} // namespace runcast
