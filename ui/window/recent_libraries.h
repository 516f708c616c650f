// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QSettings;

namespace runcast {

/// The last ten libraries, newest first; those that are gone stay until removed.
class RecentLibraries {
public:
    explicit RecentLibraries(QSettings &settings) : m_settings(settings) {}

    QStringList files() const;
    void add(const QString &file);
    void remove(const QString &file);
    void clear();

private:
    QSettings &m_settings;
};

} // namespace runcast
