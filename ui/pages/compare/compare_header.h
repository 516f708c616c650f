// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace runcast {

class CompareTableModel;

/// The head of the comparison: the letter of its scenario before each name.
class CompareHeader : public QHeaderView {
    Q_OBJECT
public:
    explicit CompareHeader(const CompareTableModel &model, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    /// The width at which the whole head of the column can be read.
    int wishedWidth(int section) const;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    const CompareTableModel &m_model;
};

} // namespace runcast
