// SPDX-License-Identifier: MIT
#include "ui/dialogs/new_scenario_dialog.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "ui/document/own_presets.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/segmented_control.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

NewScenarioDialog::NewScenarioDialog(LibraryDocument &document, const Format &format, QWidget *parent)
    : QDialog(parent), m_document(document), m_format(format), m_name(new QLineEdit(this)),
      m_start(new SegmentedControl(this)), m_pages(new QStackedWidget(this)), m_search(new SearchField(this)),
      m_presets(new QListWidget(this))
{
    setWindowTitle(tr("New Scenario"));
    resize(px(520), px(520));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));

    auto *nameLabel = makeLabel("", this);
    nameLabel->setText(tr("Name"));
    nameLabel->setBuddy(m_name);
    m_name->setAccessibleName(nameLabel->text());
    m_name->setObjectName(u"nameEdit"_s);
    m_name->setMaxLength(10'000);
    column->addWidget(nameLabel);
    column->addWidget(m_name);
    column->addSpacing(px(Spacing::small));
    m_start->setSegments({tr("From a published run"), tr("Blank")});
    m_start->setAccessibleName(tr("Start"));
    column->addWidget(m_start);

    auto *presets = new QWidget(this);
    auto *presetColumn = new QVBoxLayout(presets);
    presetColumn->setContentsMargins(0, 0, 0, 0);
    m_search->setPlaceholderText(tr("Search model, organisation, year"));
    m_search->setAccessibleName(tr("Search the published runs"));
    m_search->installEventFilter(this);
    m_presets->setAccessibleName(tr("Published runs"));
    presetColumn->addWidget(m_search);
    presetColumn->addWidget(m_presets, 1);
    auto *blank = makeLabel("secondary", this);
    blank->setText(tr("Every input starts at its default, each with its source. The model has to be described in Plan "
                      "before there are figures."));
    blank->setWordWrap(true);
    blank->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_pages->addWidget(presets);
    m_pages->addWidget(blank);
    column->addWidget(m_pages, 1);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_create = buttons->button(QDialogButtonBox::Ok);
    m_create->setText(tr("Create"));
    m_create->setDefault(true);
    column->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_start, &SegmentedControl::chosen, this, [this](int start) {
        m_pages->setCurrentIndex(start);
        proposeName();
    });
    connect(m_search, &QLineEdit::textChanged, this, &NewScenarioDialog::filter);
    connect(m_presets, &QListWidget::currentRowChanged, this, &NewScenarioDialog::proposeName);
    connect(m_presets, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this, &NewScenarioDialog::validate);
    fillPresets();
    proposeName();
    m_name->setFocus();
}

void NewScenarioDialog::fillPresets()
{
    for (const OwnPreset &preset : m_document.presets()) {
        auto *item = new QListWidgetItem(u"%1  ·  %2"_s.arg(preset.name, ownPresetAbout(preset, m_format)), m_presets);
        item->setData(Qt::UserRole, ownPresetKey(preset.id));
        item->setData(Qt::UserRole + 1, preset.name);
    }
    for (const ModelPreset &preset : m_document.catalog().models()) {
        const QString name = QString::fromStdString(preset.name);
        QStringList about{QString::fromStdString(preset.organisation),
                          preset.year > 0 ? QString::number(preset.year) : QString()};
        if (!preset.tokens)
            about.append(tr("tokens not published"));
        about.removeAll(QString());
        auto *item = new QListWidgetItem(u"%1  ·  %2"_s.arg(name, about.join(u", "_s)), m_presets);
        item->setData(Qt::UserRole, QString::fromStdString(preset.id));
        item->setData(Qt::UserRole + 1, name);
    }
    if (m_presets->count() > 0)
        m_presets->setCurrentRow(0);
}

void NewScenarioDialog::filter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_presets->count(); ++row) {
        QListWidgetItem *item = m_presets->item(row);
        const QString known = item->text() + u' ' + item->data(Qt::UserRole).toString();
        const bool matches = std::all_of(words.begin(), words.end(), [&known](const QString &word) {
            return known.contains(word, Qt::CaseInsensitive);
        });
        item->setHidden(!matches);
        if (matches && !first)
            first = item;
    }
    if (!m_presets->currentItem() || m_presets->currentItem()->isHidden())
        m_presets->setCurrentItem(first);
    validate();
}

std::string NewScenarioDialog::preset() const
{
    const QListWidgetItem *item = m_presets->currentItem();
    return item && !item->isHidden() ? item->data(Qt::UserRole).toString().toStdString() : std::string();
}

void NewScenarioDialog::proposeName()
{
    const bool typed = m_name->text() != m_proposed;
    const QListWidgetItem *item = m_presets->currentItem();
    const bool fromPreset = Start(m_start->current()) == Start::Preset && item;
    m_proposed = m_document.freeName(fromPreset ? item->data(Qt::UserRole + 1).toString() : tr("New scenario"));
    if (!typed) {
        m_name->setText(m_proposed);
        m_name->selectAll();
    }
    validate();
}

void NewScenarioDialog::validate()
{
    const bool started = Start(m_start->current()) == Start::Blank || !preset().empty();
    m_create->setEnabled(started && !m_name->text().simplified().isEmpty());
}

Result<NewScenario> NewScenarioDialog::scenario() const
{
    std::string name = m_name->text().simplified().toStdString();
    if (Start(m_start->current()) == Start::Blank)
        return NewScenario{newScenario(std::move(name), m_document.schema(), m_document.catalog()), {}};
    if (const std::optional<PresetId> id = ownPresetOf(Value{preset()})) {
        const OwnPreset *own = m_document.preset(*id);
        if (!own)
            return Error{.code = ErrorCode::NotFound, .reason = RC_TEXT("Errors", "The preset is not in the library.")};
        return NewScenario{scenarioFromOwnPreset(std::move(name), *own, m_document.schema(), m_document.catalog()), {}};
    }
    Result<Scenario> made = scenarioFromPreset(std::move(name), preset(), m_document.schema(), m_document.catalog());
    if (!made)
        return made.error();
    return NewScenario{std::move(*made), {}};
}

bool NewScenarioDialog::eventFilter(QObject *watched, QEvent *event)
{
    // Arrows in the search move through what it found.
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_presets->setFocus();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace runcast
