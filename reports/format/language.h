// SPDX-License-Identifier: MIT
#pragma once

#include <QLocale>
#include <QStringList>

#include <memory>

namespace runcast {

/// The language a person reads: how numbers look and the translation of source texts. A value that is passed along,
/// so that a report can be in another language than the window and be made in a worker thread.
class Language {
public:
    /// English.
    Language();
    /// The language of a code: "en", "de", "pt_BR". Texts without a translation stay English; numbers, dates and
    /// direction follow the code all the same. An unknown code gives English.
    static Language of(const QString &code);
    /// The language of the computer if the program speaks it, else English.
    static Language ofComputer();
    /// The codes of the languages that the program speaks, English first.
    static QStringList available();

    const QString &code() const;
    const QLocale &locale() const;
    Qt::LayoutDirection direction() const;

    /// The translation of a source text, with %n replaced by `n` in the locale's digits if `n` is given.
    QString words(const char *context, const char *source, const char *disambiguation = nullptr, int n = -1) const;

private:
    struct Data;
    explicit Language(std::shared_ptr<const Data> data);
    std::shared_ptr<const Data> m_data;
};

} // namespace runcast
