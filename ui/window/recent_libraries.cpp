// SPDX-License-Identifier: MIT
#include "ui/window/recent_libraries.h"

#include "ui/settings.h"

namespace runcast {

namespace {

constexpr qsizetype mostRemembered = 10;

} // namespace

QStringList RecentLibraries::files() const
{
    return settings::recentLibraries.read(m_settings);
}

void RecentLibraries::add(const QString &file)
{
    QStringList known = files();
    known.removeAll(file);
    known.prepend(file);
    settings::recentLibraries.write(m_settings, known.mid(0, mostRemembered));
}

void RecentLibraries::remove(const QString &file)
{
    QStringList known = files();
    known.removeAll(file);
    settings::recentLibraries.write(m_settings, known);
}

void RecentLibraries::clear()
{
    settings::recentLibraries.reset(m_settings);
}

} // namespace runcast
