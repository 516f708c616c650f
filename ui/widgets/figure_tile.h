// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"

#include <QFrame>

class QToolButton;

namespace runcast {

/// What a tile shows. Everything but the label may be empty.
struct TileContent {
    QString label; // "Total cost"
    Quantity value;
    QString range; // "P10 85.7 – P90 96.4"
    QString note;  // "+5.3 M since v7, worse"
    Judgement judgement = Judgement::None;
    int direction = 0;  // of the arrow before the note: 1 up, -1 down
    bool check = false; // a check mark before the note instead
};

/// A headline figure with its range and one remark. F1, Enter or its button ask why.
class FigureTile : public QFrame {
    Q_OBJECT
public:
    enum class Form { Tile, Strip };
    explicit FigureTile(QWidget *parent = nullptr);

    void setContent(const TileContent &content);
    /// A card of its own, or a part of a flat strip with the value in a smaller size.
    void setForm(Form form);
    /// Dimmed: a newer figure is on its way, or cannot be computed.
    void setStale(bool stale);
    /// The explanation of this figure is open.
    void setExplained(bool explained);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void whyRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void placeButton();
    void retranslate();
    int drawLine(QPainter &painter, const QRect &line, const QString &text, const QFont &font,
                 const QColor &color) const;
    void drawNote(QPainter &painter, QRect line) const;

    TileContent m_content;
    Form m_form = Form::Tile;
    bool m_stale = false;
    bool m_explained = false;
    QToolButton *m_why;
};

} // namespace runcast
