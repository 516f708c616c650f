// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QAbstractButton>

namespace runcast {

struct Theme;

enum class ChipTone { Outline, Filled, Accent };

/// How a chip looks; also for chips that a table paints.
struct ChipLook {
    QString text;
    ChipTone tone = ChipTone::Filled;
    QString icon; // "ok" in the colour of better, "close" in that of worse; may be empty
    bool removable = false;
};

/// "draft", "proposed", "approved", "rejected".
QString statusTitle(ScenarioStatus status);
ChipLook statusLook(ScenarioStatus status);

QSize chipSize(const ChipLook &look);
/// Paints the chip at the leading edge of the rectangle, in the middle of its height.
void paintChip(QPainter *painter, const QRect &rect, const ChipLook &look, const Theme &theme,
               Qt::LayoutDirection direction);

/// A small rounded word: a status, a tag, an active filter. A click on a removable one asks to remove it.
class Chip : public QAbstractButton {
    Q_OBJECT
public:
    explicit Chip(QWidget *parent = nullptr);

    void setLook(const ChipLook &look);
    /// It opens a menu or acts: it takes the focus and has a tool tip.
    void setClickable(bool clickable);
    const ChipLook &look() const { return m_look; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ChipLook m_look;
    bool m_clickable = false;
};

} // namespace runcast

Q_DECLARE_METATYPE(runcast::ChipLook)
