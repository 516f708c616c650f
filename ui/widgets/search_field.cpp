// SPDX-License-Identifier: MIT
#include "ui/widgets/search_field.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

SearchField::SearchField(QWidget *parent) : QLineEdit(parent), m_hint(makeLabel("caption", this))
{
    addAction(themedIcon(u"search"_s, IconColor::Secondary), LeadingPosition);
    setClearButtonEnabled(true);
    m_hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(this, &QLineEdit::textChanged, this, &SearchField::placeHint);
}

void SearchField::setShortcutHint(const QKeySequence &keys)
{
    m_hint->setText(keys.toString(QKeySequence::NativeText));
    placeHint();
}

bool SearchField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // With nothing typed to take back, these keys are the window's.
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->matches(QKeySequence::Undo) && !isUndoAvailable()) ||
            (key->matches(QKeySequence::Redo) && !isRedoAvailable())) {
            event->ignore();
            return false;
        }
    }
    return QLineEdit::event(event);
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QLineEdit::keyPressEvent(event);
    if (text().isEmpty())
        emit left();
    else
        clear();
}

void SearchField::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    placeHint();
}

void SearchField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::StyleChange)
        placeHint();
}

void SearchField::placeHint()
{
    const QSize size = m_hint->sizeHint();
    const QRect logical(QPoint(width() - size.width() - px(Spacing::small), (height() - size.height()) / 2), size);
    // In a narrow field the placeholder says more than the shortcut.
    const int words = fontMetrics().horizontalAdvance(placeholderText()) + px(48);
    // Nor may the two meet where the placeholder is in a script of the other direction.
    const bool apart = placeholderText().isRightToLeft() == (layoutDirection() == Qt::RightToLeft);
    m_hint->setVisible(text().isEmpty() && apart && words + size.width() < width());
    m_hint->setGeometry(QStyle::visualRect(layoutDirection(), rect(), logical));
}

} // namespace runcast
