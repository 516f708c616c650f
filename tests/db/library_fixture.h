// SPDX-License-Identifier: MIT
#pragma once

#include "db/library.h"

#include <QTemporaryDir>
#include <QTest>

namespace runcast {

/// What a test of the library starts from: a folder of its own, fixed times, scenarios without effort.
class LibraryFixture {
public:
    QString path(const QString &name) const { return m_folder.path() + u'/' + name; }

    std::unique_ptr<Library> create(const QString &name = QStringLiteral("test.runcast")) const
    {
        return take(Library::create(path(name)));
    }
    std::unique_ptr<Library> open(const QString &name = QStringLiteral("test.runcast")) const
    {
        return take(Library::open(path(name)));
    }

    static QDateTime at(int minutes)
    {
        return QDateTime(QDate(2026, 12, 1), QTime(8, 0), Qt::UTC).addSecs(60 * minutes);
    }
    static ScenarioRecord record(const QString &name, int minutes = 0)
    {
        return {.name = name, .meta = {}, .changed = at(minutes)};
    }
    static ScenarioContent content(int value)
    {
        return {.json = "{\"value\":" + std::to_string(value) + "}",
                .schemaVersion = 1,
                .modelName = QStringLiteral("Llama 3.1 405B"),
                .accelerators = 16384};
    }
    static ScenarioId add(Library &library, const QString &name, int value = 1)
    {
        const Result<ScenarioId> id = library.insert(record(name), content(value), QStringLiteral("Ada"));
        if (!id)
            qFatal("%s", plainText(id.error()).c_str());
        return *id;
    }
    static QStringList names(const Library &library, const QString &search = {})
    {
        const Result<std::vector<StoredRecord>> records = library.list(ScenarioSearch(search));
        if (!records)
            qFatal("%s", plainText(records.error()).c_str());
        QStringList names;
        for (const StoredRecord &stored : *records)
            names.append(stored.record.name);
        return names;
    }

private:
    static std::unique_ptr<Library> take(Result<std::unique_ptr<Library>> library)
    {
        if (!library)
            qFatal("%s", plainText(library.error()).c_str());
        return std::move(library).value();
    }

    QTemporaryDir m_folder;
};

template <typename T> std::optional<Error> failureOf(const Result<T> &result)
{
    return result ? std::nullopt : std::optional(result.error());
}

} // namespace runcast

/// Fails the test with the error's words.
#define VERIFY_OK(result)                                                                                              \
    do {                                                                                                               \
        const std::optional<runcast::Error> failure = runcast::failureOf(result);                                      \
        QVERIFY2(!failure, failure ? runcast::plainText(*failure).c_str() : "");                                       \
    } while (false)
/// Fails the test unless this kind of error came, with a sentence for a person.
#define VERIFY_ERROR(result, expectedCode)                                                                             \
    do {                                                                                                               \
        const std::optional<runcast::Error> failure = runcast::failureOf(result);                                      \
        QVERIFY(failure);                                                                                              \
        QVERIFY2(failure->code == (expectedCode), runcast::plainText(*failure).c_str());                               \
        QVERIFY(failure->reason.size() > 10);                                                                          \
    } while (false)
