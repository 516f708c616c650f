// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/choice_editor.h"

#include "reports/format/text.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/segmented_control.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// Two choices whose words fit beside each other into a field.
bool fitSegments(const QStringList &texts, const QWidget *widget)
{
    int width = 0;
    for (const QString &text : texts)
        width += widget->fontMetrics().horizontalAdvance(text) + px(Spacing::huge);
    return texts.size() == 2 && width <= px(152);
}

} // namespace

ChoiceEditor::ChoiceEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent)
    : InputEditor(parameter, catalog, parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
}

void ChoiceEditor::setFormat(const Format &format)
{
    InputEditor::setFormat(format);
    if (m_segments || m_list)
        return; // the language is the same as long as the editor lives
    QStringList texts;
    for (const Choice &choice : parameter().choices)
        texts.append(title(choice, format.language()));
    if (fitSegments(texts, this)) {
        m_segments = new SegmentedControl(this);
        m_segments->setSegments(texts);
        layout()->addWidget(m_segments);
        static_cast<QHBoxLayout *>(layout())->addStretch(1);
        for (QPushButton *segment : m_segments->findChildren<QPushButton *>())
            setField(segment);
        connect(m_segments, &SegmentedControl::chosen, this, &InputEditor::picked);
    } else {
        m_list = new QComboBox(this);
        m_list->addItems(texts);
        m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_list->setMinimumContentsLength(4);
        m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        layout()->addWidget(m_list);
        setField(m_list);
        connect(m_list, &QComboBox::activated, this, &InputEditor::picked);
    }
}

void ChoiceEditor::show(const Value &value, bool)
{
    const std::string *id = std::get_if<std::string>(&value);
    int index = -1;
    for (size_t i = 0; id && i < parameter().choices.size(); ++i) {
        if (parameter().choices[i].id == *id)
            index = int(i);
    }
    if (m_segments) {
        m_segments->setCurrent(index);
        for (QPushButton *segment : m_segments->findChildren<QPushButton *>()) {
            if (segment->isChecked())
                setFocusProxy(segment);
        }
    } else {
        m_list->setCurrentIndex(index);
        m_list->setToolTip(m_list->currentText());
    }
}

void ChoiceEditor::setTexts(const QString &name, const QString &about)
{
    InputEditor::setTexts(name, about);
    if (!m_segments)
        return;
    for (QPushButton *segment : m_segments->findChildren<QPushButton *>()) {
        segment->setAccessibleName(u"%1: %2"_s.arg(name, segment->text()));
        segment->setToolTip(about.toHtmlEscaped());
        segment->setStatusTip(about);
    }
}

int ChoiceEditor::current() const
{
    return m_segments ? m_segments->current() : m_list->currentIndex();
}

Result<Value> ChoiceEditor::value() const
{
    const int index = current();
    return index < 0 ? Value{} : Value{std::string(parameter().choices[size_t(index)].id)};
}

void ChoiceEditor::setProblem(bool problem)
{
    QWidget *shown = m_list ? static_cast<QWidget *>(m_list) : m_segments;
    if (shown->property("problem").toBool() == problem)
        return;
    shown->setProperty("problem", problem);
    shown->update();
}

} // namespace runcast
