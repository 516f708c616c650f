// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_form.h"

#include "core/forecast/schema.h"
#include "reports/format/number.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/segmented_control.h"

#include <QComboBox>
#include <QDateEdit>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int labelWidth = 100, narrowestEditor = 96, longestText = 200;
constexpr qint64 largestLogo = 4 << 20;
const QDate notEntered(2000, 1, 1); // the first date of the field stands for none

QString nameOfLanguage(const QString &code)
{
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name.isEmpty() ? code : name;
}

} // namespace

ReportForm::ReportForm(const LibraryDocument &document, FileChooser &files, QWidget *parent)
    : QWidget(parent), m_document(document), m_files(files), m_grid(new QGridLayout(this)),
      m_scenario(new QComboBox(this)), m_scenarios(makeButton(ButtonKind::Default, {}, this)),
      m_title(new QLineEdit(this)), m_audience(new QLineEdit(this)), m_decision(new QDateEdit(this)),
      m_language(new QComboBox(this)), m_currency(new QComboBox(this)), m_paper(new SegmentedControl(this)),
      m_class(new QComboBox(this)), m_author(new QLineEdit(this)), m_organisation(new QLineEdit(this)),
      m_date(new QDateEdit(this)), m_logo(makeButton(ButtonKind::Default, {}, this)),
      m_noLogo(makeIconButton(u"close"_s, false, this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(px(Spacing::small));
    m_grid->setVerticalSpacing(px(Spacing::tiny));
    m_grid->setColumnMinimumWidth(0, px(labelWidth));
    m_grid->setColumnStretch(1, 1);
    addRow(m_scenarioLabel, m_scenario);
    m_grid->addWidget(m_scenarios, 0, 1);
    addRow(m_titleLabel, m_title);
    addRow(m_audienceLabel, m_audience);
    addRow(m_decisionLabel, m_decision);
    addRow(m_languageLabel, m_language);
    addRow(m_currencyLabel, m_currency);
    addRow(m_paperLabel, m_paper);
    addRow(m_classLabel, m_class);
    addRow(m_authorLabel, m_author);
    addRow(m_organisationLabel, m_organisation);
    addRow(m_dateLabel, m_date);
    auto *logo = new QWidget(this);
    auto *row = new QHBoxLayout(logo);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::tiny));
    row->addWidget(m_logo, 1);
    row->addWidget(m_noLogo);
    addRow(m_logoLabel, logo);
    m_logoLabel->setBuddy(m_logo);
    m_class->setEditable(true);
    m_class->setInsertPolicy(QComboBox::NoInsert);
    m_decision->setMinimumDate(notEntered);
    for (QDateEdit *edit : {m_decision, m_date})
        edit->setCalendarPopup(true);
    for (QLineEdit *edit : {m_title, m_audience, m_author, m_organisation, m_class->lineEdit()}) {
        edit->setMaxLength(longestText);
        connect(edit, &QLineEdit::textChanged, this, &ReportForm::changed);
    }
    for (QDateEdit *edit : {m_decision, m_date})
        connect(edit, &QDateEdit::dateChanged, this, &ReportForm::changed);
    for (QComboBox *box : {m_language, m_currency})
        connect(box, &QComboBox::activated, this, &ReportForm::changed);
    connect(m_paper, &SegmentedControl::chosen, this, &ReportForm::changed);
    connect(m_scenario, &QComboBox::activated, this,
            [this](int row) { emit scenarioChosen(m_scenario->itemData(row).value<ScenarioId>()); });
    connect(m_scenarios, &QPushButton::clicked, this, &ReportForm::scenariosRequested);
    connect(m_logo, &QPushButton::clicked, this, &ReportForm::chooseLogo);
    connect(m_noLogo, &QToolButton::clicked, this, [this] {
        m_choices.logo.clear();
        m_choices.logoFile.clear();
        showLogo();
        emit changed();
    });
    retranslate();
}

void ReportForm::addRow(QLabel *&label, QWidget *editor)
{
    const int row = m_grid->rowCount() - (m_grid->count() == 0 ? 1 : 0);
    label = makeLabel("", this);
    label->setBuddy(editor);
    if (auto *box = qobject_cast<QComboBox *>(editor)) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(4);
    }
    editor->setMinimumWidth(px(narrowestEditor)); // a date's own wish is wider than the form can be
    m_grid->addWidget(label, row, 0);
    m_grid->addWidget(editor, row, 1);
}

void ReportForm::setChoices(const ReportChoices &choices)
{
    const QSignalBlocker quiet(this);
    m_choices = choices;
    m_title->setText(choices.title);
    m_audience->setText(choices.audience);
    m_decision->setDate(choices.decisionDate.isValid() ? choices.decisionDate : notEntered);
    m_paper->setCurrent(choices.paper == Paper::Letter ? 1 : 0);
    m_class->setEditText(choices.classification);
    m_author->setText(choices.author);
    m_organisation->setText(choices.organisation);
    m_date->setDate(choices.date.isValid() ? choices.date : m_document.now().toUTC().date());
    fillLanguages();
    showLogo();
}

ReportChoices ReportForm::choices() const
{
    ReportChoices choices = m_choices;
    choices.title = m_title->text().simplified();
    choices.audience = m_audience->text().simplified();
    choices.decisionDate = m_decision->date() > notEntered ? m_decision->date() : QDate();
    choices.languageCode = m_language->currentData().toString();
    choices.currency = m_currency->currentData().toString();
    choices.paper = m_paper->current() == 1 ? Paper::Letter : Paper::A4;
    choices.classification = m_class->currentText().simplified();
    choices.author = m_author->text().simplified();
    choices.organisation = m_organisation->text().simplified();
    choices.date = m_date->date();
    return choices;
}

void ReportForm::refresh(ReportKind kind)
{
    m_choices.kind = kind;
    const bool comparison = kind == ReportKind::Comparison;
    m_scenario->setVisible(!comparison);
    m_scenarios->setVisible(comparison);
    m_scenarioLabel->setBuddy(comparison ? static_cast<QWidget *>(m_scenarios) : m_scenario);
    fillScenarios();
    fillCurrencies();
    retranslate();
}

void ReportForm::fillScenarios()
{
    m_scenario->clear();
    for (const ScenarioId id : m_document.ids()) {
        const ScenarioRecord &record = m_document.record(id);
        if (record.meta.archived && id != m_document.current())
            continue;
        m_scenario->addItem(record.name, QVariant::fromValue(id));
        if (id == m_document.current())
            m_scenario->setCurrentIndex(m_scenario->count() - 1);
    }
    QStringList letters;
    for (qsizetype i = 0; i < m_document.compareSet().size(); ++i)
        letters.append(QString(QChar(u'A' + char16_t(i))));
    m_scenarios->setText(letters.isEmpty() ? tr("Choose…") : letters.join(u", "_s) + u" …"_s);
}

void ReportForm::fillLanguages()
{
    m_language->clear();
    for (const QString &code : LanguageManager::available())
        m_language->addItem(nameOfLanguage(code), code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_choices.languageCode)));
}

// US dollars, and what one of the scenarios is shown in: others have no rate.
void ReportForm::fillCurrencies()
{
    const QString chosen = m_currency->count() > 0 ? m_currency->currentData().toString() : m_choices.currency;
    QStringList codes{u"USD"_s};
    QList<ScenarioId> ids{m_document.current()};
    if (m_choices.kind == ReportKind::Comparison)
        ids = m_document.compareSet();
    for (const ScenarioId id : ids) {
        if (!m_document.contains(id))
            continue;
        const QString code = QString::fromStdString(m_document.scenario(id).price.currency);
        if (!codes.contains(code))
            codes.append(code);
    }
    m_currency->clear();
    m_currency->addItem(codes.size() > 1 ? tr("of the scenario") : codes.first(), QString());
    if (codes.size() > 1) {
        for (const QString &code : codes)
            m_currency->addItem(code, code);
    }
    m_currency->setCurrentIndex(std::max(0, m_currency->findData(chosen)));
}

void ReportForm::chooseLogo()
{
    const QString path = m_files.openFile(this, tr("Choose Logo"), QFileInfo(m_choices.logoFile).path(),
                                          tr("Pictures (*.svg *.png *.jpg *.jpeg)"));
    QFile file(path);
    if (path.isEmpty() || file.size() > largestLogo || !file.open(QIODevice::ReadOnly))
        return;
    m_choices.logo = file.readAll();
    m_choices.logoFile = path;
    showLogo();
    emit changed();
}

void ReportForm::showLogo()
{
    const QString name = QFileInfo(m_choices.logoFile).fileName();
    m_logo->setText(name.isEmpty() ? tr("Choose…") : name);
    m_noLogo->setVisible(!name.isEmpty());
}

void ReportForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReportForm::retranslate()
{
    const QSignalBlocker quiet(this);
    const std::pair<QLabel *, QString> labels[] = {
        {m_scenarioLabel, m_choices.kind == ReportKind::Comparison ? tr("Scenarios") : tr("Scenario")},
        {m_titleLabel, tr("Title")},
        //: Whom the report asks: a board, a committee.
        {m_audienceLabel, tr("For")},
        //: Until when the answer is needed.
        {m_decisionLabel, tr("Decide by")},
        {m_languageLabel, tr("Language")},
        {m_currencyLabel, tr("Currency")},
        {m_paperLabel, tr("Paper")},
        //: How confidential it is.
        {m_classLabel, tr("Class")},
        {m_authorLabel, tr("Author")},
        {m_organisationLabel, tr("Organisation")},
        {m_dateLabel, tr("Date")},
        {m_logoLabel, tr("Logo")}};
    for (const auto &[label, text] : labels) {
        label->setText(text);
        label->buddy()->setAccessibleName(text);
    }
    m_decision->setSpecialValueText(enDash);
    m_paper->setSegments({u"A4"_s, tr("Letter")});
    setIconButtonText(m_noLogo, tr("Without logo"));
    const QString text = m_class->currentText();
    m_class->clear();
    m_class->addItems({QString(), tr("Public"), tr("Internal"), tr("Confidential"), tr("Strictly confidential")});
    m_class->setEditText(text);
    showLogo();
}

} // namespace runcast
