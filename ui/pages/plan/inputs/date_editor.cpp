// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/date_editor.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/unit_field.h"

#include <QAction>
#include <QCalendarWidget>
#include <QHBoxLayout>
#include <QTextCharFormat>

using namespace Qt::StringLiterals;

namespace runcast {

DateEditor::DateEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent)
    : InputEditor(parameter, catalog, parent), m_field(new UnitField(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field);
    setField(m_field);
    QAction *calendar =
        m_field->addAction(themedIcon(u"calendar"_s, IconColor::Secondary), QLineEdit::TrailingPosition);
    calendar->setText(tr("Choose a day (Alt+Down)"));
    calendar->setToolTip(calendar->text());
    calendar->setShortcut(Qt::ALT | Qt::Key_Down);
    calendar->setShortcutContext(Qt::WidgetShortcut);
    m_field->QWidget::addAction(calendar);
    connect(calendar, &QAction::triggered, this, &DateEditor::openCalendar);
    connect(m_field, &QLineEdit::textEdited, this, &InputEditor::typed);
}

void DateEditor::show(const Value &value, bool defaulted)
{
    const QString text = format().editText(parameter(), value).number;
    if (m_field->text() != text)
        m_field->setText(text);
    m_field->setDefaulted(defaulted);
    m_field->setPlaceholderText(tr("not set"));
}

Result<Value> DateEditor::value() const
{
    return format().parse(parameter(), m_field->text());
}

void DateEditor::setProblem(bool problem)
{
    m_field->setProblem(problem);
}

void DateEditor::openCalendar()
{
    auto *calendar = new QCalendarWidget(this);
    calendar->setWindowFlag(Qt::Popup);
    calendar->setAttribute(Qt::WA_DeleteOnClose);
    calendar->setLocale(format().language().locale());
    calendar->setFirstDayOfWeek(format().language().locale().firstDayOfWeek());
    calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    const Theme &theme = themeOf(this);
    QTextCharFormat weekend;
    weekend.setForeground(theme.secondary);
    calendar->setWeekdayTextFormat(Qt::Saturday, weekend);
    calendar->setWeekdayTextFormat(Qt::Sunday, weekend);
    const Result<Value> shown = value();
    const std::string *iso = shown ? std::get_if<std::string>(&*shown) : nullptr;
    if (const QDate date = iso ? QDate::fromString(QString::fromStdString(*iso), Qt::ISODate) : QDate(); date.isValid())
        calendar->setSelectedDate(date);
    connect(calendar, &QCalendarWidget::activated, this, [this, calendar](const QDate &date) {
        m_field->setText(format().isoDate(date.toString(Qt::ISODate).toStdString()));
        calendar->close();
        emit picked();
    });
    connect(calendar, &QCalendarWidget::clicked, calendar, &QCalendarWidget::activated);
    const int aside = layoutDirection() == Qt::RightToLeft ? width() - calendar->sizeHint().width() : 0;
    calendar->move(mapToGlobal(QPoint(aside, height() + px(Spacing::tiny))));
    calendar->show();
    calendar->setFocus();
}

} // namespace runcast
