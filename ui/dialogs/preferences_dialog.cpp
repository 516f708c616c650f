// SPDX-License-Identifier: MIT
#include "ui/dialogs/preferences_dialog.h"

#include "ui/document/author_name.h"
#include "ui/language_manager.h"
#include "ui/settings.h"
#include "ui/theme/theme_manager.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/window/ui_context.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

PreferencesDialog::PreferencesDialog(UiContext &context, QWidget *parent)
    : QDialog(parent), m_context(context), m_language(new QComboBox(this)), m_theme(new QComboBox(this)),
      m_author(new QLineEdit(this)), m_organisation(new QLineEdit(this)), m_currency(new QComboBox(this)),
      m_languageBefore(settings::language.read(context.settings)), m_themeBefore(settings::theme.read(context.settings))
{
    build();
    load();
    connect(m_language, &QComboBox::activated, this,
            [this] { m_context.language.setLanguage(m_language->currentData().toString()); });
    connect(m_theme, &QComboBox::activated, this,
            [this] { m_context.theme.setChoice(themeFromName(m_theme->currentData().toString())); });
}

void PreferencesDialog::build()
{
    setWindowTitle(tr("Preferences"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::medium));
    auto *form = new QFormLayout;
    form->setVerticalSpacing(px(Spacing::small));
    form->setHorizontalSpacing(px(Spacing::large));
    form->addRow(tr("&Language"), m_language);
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&Author of versions and reports"), m_author);
    form->addRow(tr("&Organisation on reports"), m_organisation);
    form->addRow(tr("&Currency of new scenarios"), m_currency);
    m_author->setPlaceholderText(userName());
    m_author->setMinimumWidth(px(240));
    m_author->setMaxLength(200);
    m_organisation->setMaxLength(200);
    column->addLayout(form);
    auto *note = makeLabel("caption", this);
    note->setText(tr("What changes a forecast is never a preference: it is an input of the scenario. "
                     "Nothing is sent anywhere."));
    note->setWordWrap(true);
    column->addWidget(note);
    column->addStretch(1);
    auto *buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &PreferencesDialog::restoreDefaults);

    m_language->addItem(tr("As this computer"), QString());
    for (const QString &code : LanguageManager::available())
        m_language->addItem(languageName(code), code);
    for (const ThemeChoice choice : {ThemeChoice::Desktop, ThemeChoice::Light, ThemeChoice::Dark})
        m_theme->addItem(themeTitle(choice), themeName(choice));
    m_currency->addItem(tr("US dollar"), QString());
    for (const char *code : {"EUR", "GBP", "JPY", "CNY", "CHF", "CAD", "AUD", "INR", "KRW", "SGD", "AED", "SAR", "SEK"})
        m_currency->addItem(QString::fromLatin1(code), QString::fromLatin1(code));
}

void PreferencesDialog::load()
{
    const QSettings &store = m_context.settings;
    const auto select = [](QComboBox *box, const QString &value) {
        box->setCurrentIndex(std::max(0, box->findData(value)));
    };
    select(m_language, settings::language.read(store));
    select(m_theme, settings::theme.read(store));
    m_author->setText(settings::author.read(store));
    m_organisation->setText(settings::organisation.read(store));
    select(m_currency, settings::currency.read(store));
}

void PreferencesDialog::restoreDefaults()
{
    m_language->setCurrentIndex(0);
    m_theme->setCurrentIndex(0);
    m_author->clear();
    m_organisation->clear();
    m_currency->setCurrentIndex(0);
    showNow(settings::language.fallback, settings::theme.fallback);
}

void PreferencesDialog::showNow(const QString &language, const QString &theme)
{
    m_context.language.setLanguage(language);
    m_context.theme.setChoice(themeFromName(theme));
}

void PreferencesDialog::accept()
{
    QSettings &store = m_context.settings;
    settings::language.write(store, m_language->currentData().toString());
    settings::theme.write(store, m_theme->currentData().toString());
    settings::author.write(store, m_author->text().simplified());
    settings::organisation.write(store, m_organisation->text().simplified());
    settings::currency.write(store, m_currency->currentData().toString());
    QDialog::accept();
}

void PreferencesDialog::reject()
{
    showNow(m_languageBefore, m_themeBefore);
    QDialog::reject();
}

} // namespace runcast
