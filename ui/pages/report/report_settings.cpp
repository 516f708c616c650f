// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_settings.h"

#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/pages/report/report_export.h"
#include "ui/pages/report/report_form.h"
#include "ui/pages/report/section_list.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/segmented_control.h"
#include "ui/window/ui_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace runcast {

ReportSettings::ReportSettings(const LibraryDocument &document, UiContext &context, QWidget *parent)
    : Card(parent), m_context(context), m_kind(new SegmentedControl(this)),
      m_form(new ReportForm(document, context.files, this)), m_sectionsTitle(makeLabel("groupTitle", this)),
      m_sectionsCount(makeLabel("caption", this)), m_sections(new SectionList(this)),
      m_pdf(makeButton(ButtonKind::Primary, u"export"_s, this)), m_xlsx(makeButton(ButtonKind::Default, {}, this)),
      m_csv(makeButton(ButtonKind::Default, {}, this)), m_json(makeButton(ButtonKind::Default, {}, this))
{
    const int inside = px(Spacing::large);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(inside, px(Spacing::medium), inside, px(Spacing::tiny));
    head->addWidget(m_kind);
    auto *dataButtons = new QHBoxLayout;
    dataButtons->setSpacing(px(Spacing::small));
    for (QPushButton *button : {m_xlsx, m_csv, m_json})
        dataButtons->addWidget(button, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(inside, px(Spacing::tiny), inside, px(Spacing::medium));
    foot->setSpacing(px(Spacing::medium));
    foot->addWidget(m_pdf);
    foot->addLayout(dataButtons);
    content()->setContentsMargins(1, 0, 1, 0);
    content()->setSpacing(px(Spacing::small));
    content()->addLayout(head);
    content()->addWidget(makeFields(), 1);
    content()->addWidget(makeRule(this));
    content()->addLayout(foot);
    connectParts();
    retranslate();
}

QWidget *ReportSettings::makeFields()
{
    auto *scrolled = new QWidget;
    auto *fields = new QVBoxLayout(scrolled);
    const int inside = px(Spacing::large);
    fields->setContentsMargins(0, px(Spacing::tiny), 0, px(Spacing::small));
    fields->setSpacing(px(Spacing::small));
    auto *form = new QVBoxLayout;
    form->setContentsMargins(inside, 0, inside, px(Spacing::tiny));
    form->addWidget(m_form);
    auto *sectionsHead = new QHBoxLayout;
    sectionsHead->setContentsMargins(inside, px(Spacing::tiny), inside, 0);
    sectionsHead->addWidget(m_sectionsTitle, 1);
    sectionsHead->addWidget(m_sectionsCount);
    fields->addLayout(form);
    fields->addWidget(makeRule(scrolled));
    fields->addLayout(sectionsHead);
    fields->addWidget(m_sections);
    fields->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(scrolled);
    scrolled->setAutoFillBackground(false); // it stands on the card
    return area;
}

void ReportSettings::connectParts()
{
    connect(m_kind, &SegmentedControl::chosen, this, &ReportSettings::kindChosen);
    connect(m_form, &ReportForm::changed, this, [this] {
        showSections();
        emit changed();
    });
    connect(m_form, &ReportForm::scenarioChosen, this, &ReportSettings::scenarioChosen);
    connect(m_form, &ReportForm::scenariosRequested, this, &ReportSettings::scenariosRequested);
    connect(m_sections, &SectionList::leftOutChanged, this, [this] {
        ReportChoices choices = m_form->choices();
        choices.leftOut = m_sections->leftOut();
        m_form->setChoices(choices);
        showSections();
        emit changed();
    });
    const std::pair<QPushButton *, ExportFormat> exports[] = {{m_pdf, ExportFormat::Pdf},
                                                              {m_xlsx, ExportFormat::Xlsx},
                                                              {m_csv, ExportFormat::Csv},
                                                              {m_json, ExportFormat::Json}};
    for (const auto &[button, format] : exports)
        connect(button, &QPushButton::clicked, this, [this, format] { emit exportRequested(format); });
}

ReportChoices ReportSettings::choices() const
{
    return m_form->choices();
}

void ReportSettings::setChoices(const ReportChoices &choices)
{
    m_kind->setCurrent(int(choices.kind));
    m_form->setChoices(choices);
}

void ReportSettings::refresh()
{
    m_form->refresh(m_form->choices().kind);
    showSections();
}

void ReportSettings::setExportEnabled(bool enabled)
{
    for (QPushButton *button : {m_pdf, m_xlsx, m_csv, m_json})
        button->setEnabled(enabled);
}

void ReportSettings::showSections()
{
    const ReportChoices choices = m_form->choices();
    m_sections->setSections(choices.kind, Language::of(m_context.language.language().code()), choices.leftOut);
    //: Sections that the report has, of those it can have.
    m_sectionsCount->setText(
        tr("%1 of %2").arg(locale().toString(m_sections->chosenCount()), locale().toString(m_sections->count())));
}

void ReportSettings::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReportSettings::retranslate()
{
    m_kind->setSegments({tr("Budget"), tr("One page"), tr("Comparison")});
    m_kind->setAccessibleName(tr("Kind of report"));
    m_sectionsTitle->setText(tr("Sections"));
    m_sections->setAccessibleName(tr("Sections"));
    m_pdf->setText(tr("Export PDF…"));
    m_xlsx->setText(u"XLSX"_s);
    m_csv->setText(u"CSV"_s);
    m_json->setText(u"JSON"_s);
    m_xlsx->setToolTip(tr("Export all figures and inputs as a workbook"));
    m_csv->setToolTip(tr("Export all figures and inputs as a table of text"));
    m_json->setToolTip(tr("Export all figures and inputs for other programs"));
}

} // namespace runcast
