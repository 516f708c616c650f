// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace runcast {

enum PaletteRole { PaletteIconRole = Qt::UserRole + 1, PaletteDetailRole, PaletteKeysRole, PaletteTitleRole };

/// Paints one row of the palette: icon, title with what was typed in the accent colour, detail, keys.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setWords(const QStringList &folded) { m_words = folded; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    QStringList m_words;
};

} // namespace runcast
