// SPDX-License-Identifier: MIT
#include "ui/language_manager.h"

#include "core/scenario/scenario.h"

#include <QApplication>
#include <QDir>
#include <QLibraryInfo>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QString languageOfComputer()
{
    const QStringList known = LanguageManager::available();
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &name : wanted) {
        const QString code = name.section(u'-', 0, 0);
        if (known.contains(code))
            return code;
    }
    return u"en"_s;
}

} // namespace

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
    (void)Language(); // makes the compiled-in translations known
    QStringList codes{u"en"_s};
    const QStringList files = QDir(u":/i18n"_s).entryList({u"runcast_*.qm"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString code = file.section(u'_', 1).chopped(3);
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

void LanguageManager::setLanguage(const QString &code)
{
    m_language = Language::of(code.isEmpty() ? languageOfComputer() : code);
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
        !translator->load(catalogue + m_language.code().section(u'_', 0, 0), folder))
        return; // Qt has none for English, and a language without a translation stays English
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
    return Format(m_language, QString::fromStdString(scenario.price.currency), scenario.price.unitsPerUsd);
}

} // namespace runcast
