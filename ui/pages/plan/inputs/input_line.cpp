// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_line.h"

#include "ui/pages/plan/inputs/input_editor.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/theme/widget_theme.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QPainter>
#include <QStatusTipEvent>
#include <QStyle>
#include <QVariantAnimation>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

QString InputLine::searchText() const
{
    QStringList texts;
    for (const InputField *field : fields()) {
        const Parameter &parameter = field->parameter();
        texts.append({field->editor().name(), field->editor().about(),
                      QString::fromUtf8(parameter.key.data(), qsizetype(parameter.key.size())),
                      QString::fromUtf8(parameter.title)});
    }
    return texts.join(u' ');
}

bool InputLine::isChanged() const
{
    const QList<InputField *> all = fields();
    return std::any_of(all.begin(), all.end(), [](const InputField *field) { return field->isChanged(); });
}

bool InputLine::hasProblem() const
{
    const QList<InputField *> all = fields();
    return std::any_of(all.begin(), all.end(), [](const InputField *field) { return !field->problem().isEmpty(); });
}

void InputLine::watch(InputField *field)
{
    connect(field, &InputField::confirmed, this, [this, field] { emit confirmed(field); });
    connect(field, &InputField::stateChanged, this, qOverload<>(&QWidget::update));
    const auto say = [this](const QString &words) {
        QStatusTipEvent tip(words);
        QCoreApplication::sendEvent(this, &tip);
    };
    connect(field, &InputField::entered, this, [say, field] { say(field->editor().about()); });
    connect(field, &InputField::left, this, [say] { say({}); });
}

void InputLine::flash()
{
    auto *animation = new QVariantAnimation(this);
    animation->setStartValue(1.0);
    animation->setEndValue(0.0);
    animation->setDuration(style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0 ? 1200 : 0);
    connect(animation, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_flash = value.toDouble();
        update();
    });
    animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void InputLine::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    if (m_flash > 0) {
        QColor light = theme.accentSoft;
        light.setAlphaF(float(m_flash));
        painter.fillRect(rect(), light);
    }
    if (isChanged())
        painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(0, px(2), px(3), px(Spacing::row))),
                         theme.accent);
}

void InputLine::contextMenuEvent(QContextMenuEvent *event)
{
    for (InputField *field : fields()) {
        InputEditor &editor = field->editor();
        if (fields().size() == 1 || editor.geometry().contains(event->pos()))
            return emit sourceRequested(field, &editor);
    }
}

} // namespace runcast
