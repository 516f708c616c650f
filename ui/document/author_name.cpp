// SPDX-License-Identifier: MIT
#include "ui/document/author_name.h"

#include "ui/settings.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace runcast {

QString userName()
{
#ifdef Q_OS_UNIX
    if (const passwd *entry = getpwuid(getuid())) {
        // The full name is the first of the comma-separated remarks.
        QString full = QString::fromLocal8Bit(entry->pw_gecos).section(u',', 0, 0).trimmed();
        if (!full.isEmpty())
            return full;
    }
#endif
    const QString login = qEnvironmentVariable("USER");
    return login.isEmpty() ? qEnvironmentVariable("USERNAME") : login;
}

QString authorName(const QSettings &settings)
{
    const QString chosen = settings::author.read(settings);
    return chosen.isEmpty() ? userName() : chosen;
}

} // namespace runcast
