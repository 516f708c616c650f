// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/rich_text.h"
#include "reports/theme/theme.h"

#include <QFont>
#include <QTextLayout>

#include <memory>

class QPaintDevice;

namespace runcast::report {

class Canvas;

/// Number: to the right also where the page is mirrored.
enum class TextAlign { Leading, Trailing, Number, Centre };

/// How a text is set: a role of the theme and what differs from it.
struct TextLook {
    TypeRole role = TypeRole::Body;
    TextAlign align = TextAlign::Leading;
    bool medium = false;
    Tone tone = Tone::Normal;
    double points = 0, linePoints = 0; // 0 = those of the role
    bool ownDirection = false;         // the text's own, for words that people wrote
};

/// What texts are measured with: the device they are drawn on, a theme, a direction.
struct Typesetter {
    const QPaintDevice *device = nullptr;
    const Theme *theme = nullptr;
    double dotsPerInch = 1200;
    Qt::LayoutDirection direction = Qt::LeftToRight;

    double toMm(double deviceUnits) const { return deviceUnits * 25.4 / dotsPerInch; }
    double toDevice(double mm) const { return mm * dotsPerInch / 25.4; }
    QFont fontOf(const TextLook &look) const;
    double lineMm(const TextLook &look) const;

    /// The width of the text in one line, mm.
    double widthOf(const RichText &text, const TextLook &look) const;
    /// The width of its longest word, mm.
    double wordWidthOf(const RichText &text, const TextLook &look) const;
};

/// A text broken into lines of a width. A word that is wider than the line is broken.
class TextBox {
public:
    TextBox(const RichText &text, const TextLook &look, double width, const Typesetter &typesetter);

    int lineCount() const { return m_layout->lineCount(); }
    double height() const { return lineCount() * m_lineHeight; }
    double lineHeight() const { return m_lineHeight; }

    /// Draws `count` lines from `first` on (all of them by default) with their top left corner at x, y mm.
    void draw(Canvas &canvas, double x, double y, int first = 0, int count = -1) const;

private:
    struct Sign {
        int position = 0;
        std::optional<Mark> mark;
        int scenario = -1;
        Tone tone = Tone::Normal;
    };
    void drawSigns(Canvas &canvas, double x, double y, int first, int last) const;

    Typesetter m_typesetter;
    double m_width;
    double m_lineHeight;
    double m_capHeight;
    std::vector<Sign> m_signs;
    std::shared_ptr<QTextLayout> m_layout; // never changed once made; shared by copies
};

QColor toneColor(Tone tone, const Theme &theme);

} // namespace runcast::report
