// SPDX-License-Identifier: MIT
#include "reports/format/language.h"

#include <QDir>
#include <QTranslator>

static void initTranslationResource()
{
    Q_INIT_RESOURCE(reports_i18n); // a static library's resources are dropped by the linker unless named
}

using namespace Qt::StringLiterals;

namespace runcast {

struct Language::Data {
    QString code;
    QLocale locale;
    QTranslator translator;
    QTranslator english; // plurals of texts that have no translation
};

Language::Language()
{
    static const Language english = of(u"en"_s);
    *this = english;
}

Language::Language(std::shared_ptr<const Data> data) : m_data(std::move(data))
{
}

Language Language::of(const QString &code)
{
    initTranslationResource();
    auto data = std::make_shared<Data>();
    data->locale = QLocale(code);
    data->code = code;
    if (data->locale.language() == QLocale::C) {
        data->locale = QLocale(QLocale::English);
        data->code = u"en"_s;
    }
    const QString file = u":/i18n/runcast_"_s;
    if (!data->translator.load(file + data->code))
        (void)data->translator.load(file + data->code.section(u'_', 0, 0)); // none: texts stay English
    (void)data->english.load(file + u"en"_s);
    return Language(std::move(data));
}

Language Language::ofComputer()
{
    const QStringList known = available();
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &name : wanted) {
        const QString code = name.section(u'-', 0, 0);
        if (known.contains(code))
            return of(code);
    }
    return {};
}

QStringList Language::available()
{
    initTranslationResource();
    QStringList codes{u"en"_s};
    const QStringList files = QDir(u":/i18n"_s).entryList({u"runcast_*.qm"_s}, QDir::Files, QDir::Name);
    for (const QString &file : files) {
        const QString code = file.section(u'_', 1).chopped(3);
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

const QString &Language::code() const
{
    return m_data->code;
}

const QLocale &Language::locale() const
{
    return m_data->locale;
}

Qt::LayoutDirection Language::direction() const
{
    return m_data->locale.textDirection();
}

QString Language::words(const char *context, const char *source, const char *disambiguation, int n) const
{
    QString text = m_data->translator.translate(context, source, disambiguation, n);
    if (text.isEmpty())
        text = m_data->english.translate(context, source, disambiguation, n);
    if (text.isEmpty())
        text = QString::fromUtf8(source);
    if (n >= 0) {
        const QString number = m_data->locale.toString(n);
        text.replace(u"%Ln"_s, number).replace(u"%n"_s, number);
    }
    return text;
}

} // namespace runcast
