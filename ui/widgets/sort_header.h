// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/table_header.h"

namespace runcast {

/// The head of a table that can be sorted: the sorted column is marked, and the mark never covers its words.
class SortHeader : public TableHeader {
    Q_OBJECT
public:
    explicit SortHeader(QWidget *parent);

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
    QSize sectionSizeFromContents(int section) const override;
};

} // namespace runcast
