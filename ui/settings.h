// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QStringList>

namespace runcast {

/// One preference: its key, type and value when nobody has chosen. There are no other key strings. What changes a
/// figure belongs to the scenario, never to settings.
template <typename T> struct Setting {
    QLatin1StringView key;
    T fallback;

    /// Junk in the file gives the fallback, not 0.
    T read(const QSettings &store) const
    {
        QVariant value = store.value(key);
        if (!value.isValid() || !value.convert(QMetaType::fromType<T>()))
            return fallback;
        return value.value<T>();
    }
    void write(QSettings &store, const T &value) const { store.setValue(key, QVariant::fromValue(value)); }
    void reset(QSettings &store) const { store.remove(key); }
    bool isChanged(const QSettings &store) const { return read(store) != fallback; }
};

namespace settings {

/// "" = the language of the computer.
inline const Setting<QString> language{QLatin1StringView("general/language"), {}};
/// "desktop", "light" or "dark".
inline const Setting<QString> theme{QLatin1StringView("general/theme"), QStringLiteral("desktop")};
/// The name that versions carry; "" = the user name of the computer.
inline const Setting<QString> author{QLatin1StringView("general/author"), {}};
/// Stands on reports; may be empty.
inline const Setting<QString> organisation{QLatin1StringView("general/organisation"), {}};
/// ISO 4217 code that new scenarios show amounts in; "" = US dollars.
inline const Setting<QString> currency{QLatin1StringView("general/currency"), {}};

inline const Setting<QStringList> recentLibraries{QLatin1StringView("library/recent"), {}};
inline const Setting<QStringList> libraryColumns{QLatin1StringView("library/columns"), {}};
inline const Setting<QByteArray> libraryHeader{QLatin1StringView("library/header"), {}};
inline const Setting<QStringList> savedSearches{QLatin1StringView("library/saved_searches"), {}};

/// Groups of the comparison that are closed.
inline const Setting<QStringList> compareClosedGroups{QLatin1StringView("compare/closed_groups"),
                                                      {QStringLiteral("compute"), QStringLiteral("memory"),
                                                       QStringLiteral("layout"), QStringLiteral("reliability"),
                                                       QStringLiteral("targets"), QStringLiteral("equal_inputs")}};

/// "a4" or "letter"; "" = as is usual where the computer stands.
inline const Setting<QString> reportPaper{QLatin1StringView("report/paper"), {}};
inline const Setting<QString> reportClassification{QLatin1StringView("report/classification"), {}};

/// Titles of the groups of inputs that are folded.
inline const Setting<QStringList> foldedGroups{QLatin1StringView("plan/folded_groups"), {}};
inline const Setting<bool> inputsFolded{QLatin1StringView("plan/inputs_folded"), false};
/// Pixels; 0 = as the window's width suggests.
inline const Setting<int> inputsWidth{QLatin1StringView("plan/inputs_width"), 0};

inline const Setting<QByteArray> windowGeometry{QLatin1StringView("window/geometry"), {}};
inline const Setting<bool> railVisible{QLatin1StringView("window/rail_visible"), true};

} // namespace settings
} // namespace runcast
