// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/source_popover.h"

#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>

#include <array>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr std::array noted = {SourceKind::Yours, SourceKind::Measured, SourceKind::Quoted, SourceKind::Published};

QString sourceText(const QString &value, std::string_view text, std::string_view date, const Language &language)
{
    QStringList parts{value, language.words("Sources", std::string(text).c_str()),
                      QString::fromUtf8(date.data(), qsizetype(date.size()))};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

SourcePopover::SourcePopover(InputField &field, PlanModel &model, QWidget *parent)
    : QFrame(parent, Qt::Popup), m_field(field), m_model(model), m_kind(new QComboBox(this)),
      m_text(new QLineEdit(this)), m_date(new QLineEdit(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setProperty("popover", true);
    const Parameter &parameter = field.parameter();
    const Scenario &scenario = model.scenario();
    const Language language = model.format().language();
    const ParameterSource source = sourceOf(scenario, parameter, model.catalog());
    const DefaultValue byDefault = parameter.defaultValue(scenario, model.catalog());

    auto *column = new QVBoxLayout(this);
    const int inside = px(Spacing::large);
    column->setContentsMargins(inside, px(Spacing::medium), inside, px(Spacing::medium));
    column->setSpacing(px(Spacing::small));
    QLabel *heading = makeLabel("groupTitle", this);
    heading->setText(title(parameter, language));
    QLabel *about = makeLabel("secondary", this);
    about->setText(help(parameter, language));
    about->setWordWrap(true);
    column->addWidget(heading);
    column->addWidget(about);

    auto *form = new QFormLayout;
    form->setHorizontalSpacing(px(Spacing::medium));
    form->setVerticalSpacing(px(Spacing::tiny));
    for (const SourceKind kind : noted)
        m_kind->addItem(title(kind, language));
    for (size_t i = 0; i < noted.size(); ++i) {
        if (noted[i] == source.kind)
            m_kind->setCurrentIndex(int(i));
    }
    if (scenario.sources.contains(parameter.key)) {
        m_text->setText(QString::fromStdString(source.text));
        m_date->setText(QString::fromStdString(source.date));
    }
    m_text->setMinimumWidth(px(240));
    m_text->setPlaceholderText(tr("paper, quote number, log …"));
    m_date->setPlaceholderText(tr("2027-03-01 or 2027"));
    form->addRow(tr("The value is"), m_kind);
    form->addRow(tr("Source"), m_text);
    form->addRow(tr("Date"), m_date);
    column->addLayout(form);
    QPushButton *keep = makeButton(ButtonKind::Primary, {}, this);
    keep->setText(tr("Note Source"));
    connect(keep, &QPushButton::clicked, this, &SourcePopover::note);
    connect(m_text, &QLineEdit::returnPressed, this, &SourcePopover::note);
    connect(m_date, &QLineEdit::returnPressed, this, &SourcePopover::note);
    column->addWidget(keep, 0, Qt::AlignTrailing);

    column->addWidget(makeRule(this));
    QLabel *origin = makeLabel("caption", this);
    origin->setText(tr("Default: %1")
                        .arg(sourceText(model.format().parameter(parameter, byDefault.value, model.catalog()),
                                        byDefault.source, byDefault.date, language)));
    origin->setWordWrap(true);
    column->addWidget(origin);
    QPushButton *reset = makeButton(ButtonKind::Default, u"reset"_s, this);
    reset->setText(tr("Reset to Source"));
    reset->setEnabled(scenario.sources.contains(parameter.key));
    connect(reset, &QPushButton::clicked, this, [this] {
        m_field.resetToSource();
        close();
    });
    column->addWidget(reset, 0, Qt::AlignLeading);
}

void SourcePopover::openAt(QWidget *anchor)
{
    setFixedWidth(px(392));
    adjustSize();
    const bool mirrored = anchor->layoutDirection() == Qt::RightToLeft;
    QPoint corner = anchor->mapToGlobal(QPoint(mirrored ? anchor->width() - width() : 0, anchor->height()));
    const QRect screen = anchor->screen()->availableGeometry();
    corner.setX(std::clamp(corner.x(), screen.left(), std::max(screen.left(), screen.right() - width())));
    if (corner.y() + height() > screen.bottom())
        corner.setY(anchor->mapToGlobal(QPoint(0, 0)).y() - height());
    move(corner);
    show();
    m_kind->setFocus();
}

void SourcePopover::note()
{
    const Parameter &parameter = m_field.parameter();
    ParameterSource source{.kind = noted[size_t(m_kind->currentIndex())],
                           .text = m_text->text().simplified().toStdString(),
                           .date = m_date->text().simplified().toStdString()};
    (void)m_model.document().setParameter(m_model.id(), parameter.key, parameter.get(m_model.scenario()), 0,
                                          std::move(source));
    close();
}

} // namespace runcast
