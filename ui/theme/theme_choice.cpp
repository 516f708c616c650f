// SPDX-License-Identifier: MIT
#include "ui/theme/theme_choice.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runcast {

QString themeName(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Desktop:
        return u"desktop"_s;
    case ThemeChoice::Light:
        return u"light"_s;
    case ThemeChoice::Dark:
        return u"dark"_s;
    }
    return {};
}

ThemeChoice themeFromName(const QString &name)
{
    return name == "light"_L1 ? ThemeChoice::Light : name == "dark"_L1 ? ThemeChoice::Dark : ThemeChoice::Desktop;
}

QString themeTitle(ThemeChoice choice)
{
    switch (choice) {
    case ThemeChoice::Desktop:
        return QCoreApplication::translate("Theme", "Follow the Desktop");
    case ThemeChoice::Light:
        return QCoreApplication::translate("Theme", "Light");
    case ThemeChoice::Dark:
        return QCoreApplication::translate("Theme", "Dark");
    }
    return {};
}

} // namespace runcast
