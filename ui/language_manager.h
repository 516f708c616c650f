// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"

#include <QObject>
#include <QTranslator>

namespace runcast {

struct Scenario;

/// "Deutsch" of "de": a language in its own words.
QString languageName(const QString &code);

/// The language of the window. Switching it at run time sends every widget a QEvent::LanguageChange and mirrors the
/// window where the script asks for it.
class LanguageManager : public QObject {
    Q_OBJECT
public:
    explicit LanguageManager(QObject *parent = nullptr);
    ~LanguageManager() override;

    /// "" takes the language of the computer if there is a translation, else English.
    void setLanguage(const QString &code);
    const Language &language() const { return m_language; }
    /// "en", "de", … : those with a translation, English first.
    static QStringList available();

    /// Numbers and dates in the window's language, amounts in US dollars.
    Format format() const { return Format(m_language); }
    /// The same with amounts in the scenario's currency.
    Format formatFor(const Scenario &scenario) const;

signals:
    /// After every widget had its LanguageChange: for what is no widget.
    void changed();

private:
    void install(const QString &catalogue, std::unique_ptr<QTranslator> &slot, const QString &folder);
    void remove(std::unique_ptr<QTranslator> &slot);

    Language m_language;
    std::unique_ptr<QTranslator> m_program, m_qt; // Qt's own buttons
};

} // namespace runcast
