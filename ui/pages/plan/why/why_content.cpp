// SPDX-License-Identifier: MIT
#include "ui/pages/plan/why/why_content.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/delta_label.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QLabel *wrapped(const QString &text, const char *role, QWidget *parent)
{
    QLabel *label = makeLabel(role, parent);
    label->setText(text);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPushButton *linkButton(const QString &text, QWidget *parent)
{
    QPushButton *link = makeButton(ButtonKind::Link, {}, parent);
    link->setText(text);
    link->setProperty("inline", true);
    link->setCursor(Qt::PointingHandCursor);
    return link;
}

} // namespace

WhyContent::WhyContent(const WhyText &text, const QStringList &path, QWidget *parent)
    : QWidget(parent), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::large), px(Spacing::medium));
    m_column->setSpacing(px(Spacing::tiny));
    addPath(path, text.key);
    addHeading(tr("In words"));
    m_column->addWidget(wrapped(text.words, "", this));
    for (const QString &reason : text.missing)
        m_column->addWidget(wrapped(reason, "attention", this));
    addFormula(text);
    addInputs(text.inputs);
    addChanges(text.changes);
    addSources(text.sources);
    m_column->addStretch(1);
}

void WhyContent::addPath(const QStringList &path, const QString &key)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::tiny));
    for (int place = 0; place < path.size(); ++place) {
        if (place > 0) {
            auto *chevron = new IconLabel(this);
            chevron->setIcon(layoutDirection() == Qt::RightToLeft ? u"chevron-left"_s : u"chevron-right"_s,
                             IconColor::Secondary, 16);
            row->addWidget(chevron);
        }
        if (place + 1 == path.size()) {
            row->addWidget(wrapped(path[place], "captionText", this), 1);
        } else {
            QPushButton *link = linkButton(path[place], this);
            link->setProperty("tiny", true);
            connect(link, &QPushButton::clicked, this, [this, place] { emit pathChosen(place); });
            row->addWidget(link);
        }
    }
    QLabel *name = makeLabel("caption", this);
    name->setText(key);
    name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_column->addLayout(row);
    m_column->addWidget(name);
}

void WhyContent::addHeading(const QString &text)
{
    m_column->addSpacing(px(Spacing::medium));
    QLabel *heading = makeLabel("groupTitle", this);
    heading->setText(text);
    m_column->addWidget(heading);
}

void WhyContent::addFormula(const WhyText &text)
{
    auto *box = new QFrame(this);
    box->setProperty("formula", true);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(px(Spacing::large), px(Spacing::medium), px(Spacing::large), px(Spacing::medium));
    column->setSpacing(px(6));
    // Formulas run from left to right in every language.
    QLabel *formula = wrapped(text.formula, "formula", box);
    QLabel *filled = wrapped(text.filled, "caption", box);
    QLabel *result = wrapped(text.result, "strong", box);
    for (QLabel *label : {formula, filled, result}) {
        label->setLayoutDirection(Qt::LeftToRight);
        label->setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
        label->setVisible(!label->text().isEmpty());
        column->addWidget(label);
    }
    m_column->addSpacing(px(Spacing::small));
    m_column->addWidget(box);
}

void WhyContent::addInputs(const QList<WhyText::Input> &inputs)
{
    if (inputs.isEmpty())
        return;
    addHeading(tr("From these values"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(px(Spacing::small));
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const WhyText::Input &input : inputs) {
        if (row > 0)
            grid->addWidget(makeRule(this), row++, 0, 1, 4);
        QLabel *symbol = makeLabel("symbol", this);
        symbol->setText(input.symbol.size() <= 2 ? input.symbol : QString());
        QPushButton *name = linkButton(input.title, this);
        name->setAccessibleDescription(input.value);
        name->setToolTip(input.isFigure ? tr("Explain this figure").toHtmlEscaped()
                                        : tr("Go to this input").toHtmlEscaped());
        connect(name, &QPushButton::clicked, this, [this, input] { emit inputChosen(input.key, input.isFigure); });
        QLabel *value = makeLabel("strong", this);
        value->setText(input.value);
        value->setWordWrap(input.value.size() > 24);
        value->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        QLabel *origin =
            makeLabel(input.kind == SourceKind::Yours && !input.isFigure ? "captionAccent" : "caption", this);
        origin->setText(input.origin);
        symbol->setMinimumWidth(px(20));
        origin->setMinimumWidth(px(72));
        symbol->setMinimumHeight(px(Spacing::row) - 5);
        grid->addWidget(symbol, row, 0);
        grid->addWidget(name, row, 1, Qt::AlignLeading | Qt::AlignVCenter);
        grid->addWidget(value, row, 2);
        grid->addWidget(origin, row++, 3);
    }
    m_column->addLayout(grid);
}

void WhyContent::addChanges(const QList<WhyText::Change> &changes)
{
    if (changes.isEmpty())
        return;
    addHeading(tr("What would change it"));
    bool first = true;
    for (const WhyText::Change &change : changes) {
        if (!first)
            m_column->addWidget(makeRule(this));
        first = false;
        auto *row = new QHBoxLayout;
        row->setSpacing(px(Spacing::medium));
        row->addWidget(wrapped(change.what, "", this), 1);
        auto *delta = new DeltaLabel(this);
        delta->setDelta(change.delta);
        row->addWidget(delta);
        m_column->addLayout(row);
    }
}

void WhyContent::addSources(const QStringList &sources)
{
    if (sources.isEmpty())
        return;
    addHeading(tr("Sources"));
    for (const QString &source : sources) {
        auto *row = new QHBoxLayout;
        row->setSpacing(px(6));
        auto *icon = new IconLabel(this);
        icon->setIcon(u"link"_s, IconColor::Accent, 16);
        row->addWidget(icon, 0, Qt::AlignTop);
        row->addWidget(wrapped(source, "caption", this), 1);
        m_column->addLayout(row);
    }
}

} // namespace runcast
