// SPDX-License-Identifier: MIT
#include "ui/language_manager.h"

#include "core/forecast/forecast.h"
#include "core/scenario/scenario.h"

#include <QApplication>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace runcast {

QString languageName(const QString &code)
{
    const QString name = code == "en"_L1 ? u"English"_s : QLocale(code).nativeLanguageName();
    return name.isEmpty() ? code : name.at(0).toUpper() + name.mid(1);
}

LanguageManager::LanguageManager(QObject *parent) : QObject(parent)
{
}

LanguageManager::~LanguageManager()
{
    remove(m_program);
    remove(m_qt);
}

QStringList LanguageManager::available()
{
    return Language::available();
}

void LanguageManager::setLanguage(const QString &code)
{
    m_language = code.isEmpty() ? Language::ofComputer() : Language::of(code);
    QLocale::setDefault(m_language.locale());
    install(u"runcast_"_s, m_program, u":/i18n"_s);
    install(u"qtbase_"_s, m_qt, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    QApplication::setLayoutDirection(m_language.direction());
    emit changed();
}

void LanguageManager::install(const QString &catalogue, std::unique_ptr<QTranslator> &slot, const QString &folder)
{
    remove(slot);
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(catalogue + m_language.code(), folder) &&
        !translator->load(catalogue + m_language.code().section(u'_', 0, 0), folder) &&
        !translator->load(catalogue + u"en"_s, folder)) // a language without a translation stays English
        return;                                         // Qt has none for English
    slot = std::move(translator);
    QCoreApplication::installTranslator(slot.get());
}

void LanguageManager::remove(std::unique_ptr<QTranslator> &slot)
{
    if (slot)
        QCoreApplication::removeTranslator(slot.get());
    slot.reset();
}

Format LanguageManager::formatFor(const Scenario &scenario) const
{
    return Format(m_language, QString::fromStdString(scenario.price.currency),
                  scenario.price.unitsPerUsd.value_or(notComputed));
}

} // namespace runcast
