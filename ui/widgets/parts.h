// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QFrame;
class QLabel;
class QPushButton;
class QToolButton;
class QWidget;

namespace runcast {

/// A label of plain text whose font and colour come from the style sheet: "pageTitle", "heading", "groupTitle",
/// "headline", "caption", "captionStrong", "secondary", or "" for body text.
QLabel *makeLabel(const char *textRole, QWidget *parent = nullptr);

enum class ButtonKind { Default, Primary, Flat, Link, Small };

/// A push button with an icon of the program's set, or none. Set its text in retranslate().
QPushButton *makeButton(ButtonKind kind, const QString &iconName = {}, QWidget *parent = nullptr);

/// A button of an icon alone, framed or flat. Set its tool tip and accessible name with setIconButtonText().
QToolButton *makeIconButton(const QString &iconName, bool framed = true, QWidget *parent = nullptr);

/// What an icon alone cannot say: tool tip and accessible name.
void setIconButtonText(QToolButton *button, const QString &text);

/// A hairline across a card.
QFrame *makeRule(QWidget *parent = nullptr);

} // namespace runcast
