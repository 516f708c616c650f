// SPDX-License-Identifier: MIT
#include "db/check.h"

#include "core/base/text.h"
#include "db/own_row_repository.h"
#include "db/statement.h"

#include <nlohmann/json.hpp>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

/// Calls `read` with each row of a statement without values.
template <typename Read> Result<void> forEachRow(const Connection &connection, const QString &sql, Read read)
{
    Statement statement(connection, sql);
    while (true) {
        const Result<bool> row = statement.next();
        if (!row)
            return row.error();
        if (!*row)
            return {};
        read(statement);
    }
}

class LibraryCheck {
public:
    LibraryCheck(const Connection &connection, const DocumentCheck &document)
        : m_connection(connection), m_document(document)
    {
    }

    Result<std::vector<Error>> run()
    {
        for (const auto step : {&LibraryCheck::pages, &LibraryCheck::references, &LibraryCheck::documents,
                                &LibraryCheck::presets, &LibraryCheck::ownRows}) {
            if (const Result<void> done = (this->*step)(); !done) {
                if (done.error().code != ErrorCode::Malformed)
                    return done.error();
                m_problems.push_back(done.error());
            }
        }
        return m_problems;
    }

private:
    void add(std::string reason, std::vector<std::string> arguments, std::string place = {})
    {
        m_problems.push_back({.reason = std::move(reason),
                              .arguments = std::move(arguments),
                              .advice = RC_TEXT("Errors", "Restore it from a backup."),
                              .file = m_connection.file().toStdString(),
                              .place = std::move(place)});
    }

    Result<void> pages()
    {
        return forEachRow(m_connection, u"PRAGMA integrity_check(20)"_s, [this](const Statement &row) {
            if (row.text(0) != u"ok")
                add(RC_TEXT("Errors", "The library file is damaged: %1"), {row.text(0).toStdString()});
        });
    }

    Result<void> references()
    {
        return forEachRow(m_connection, u"PRAGMA foreign_key_check"_s, [this](const Statement &row) {
            add(RC_TEXT("Errors", "Row %2 of the table %1 belongs to a scenario that is not there."),
                {row.text(0).toStdString(), row.text(1).toStdString()});
        });
    }

    Result<void> documents()
    {
        return forEachRow(m_connection,
                          u"SELECT s.name, v.content FROM scenario s LEFT JOIN version v ON v.scenario_id = s.id "
                          "AND v.number = (SELECT max(number) FROM version WHERE scenario_id = s.id)"_s,
                          [this](const Statement &row) { checkDocument(row); });
    }

    Result<void> presets()
    {
        return forEachRow(m_connection, u"SELECT name, content FROM preset"_s, [this](const Statement &row) {
            const std::string json = row.text(1).toStdString();
            if (!json.starts_with('{') || !nlohmann::json::accept(json))
                add(RC_TEXT("Errors", "The model of the preset “%1” is not readable."), {row.text(0).toStdString()});
        });
    }

    Result<void> ownRows()
    {
        std::vector<Error> found;
        const Result<std::vector<StoredOwnRow>> stored = OwnRowRepository(m_connection).list(&found);
        if (!stored)
            return stored.error();
        std::vector<OwnRow> rows;
        for (const StoredOwnRow &one : *stored)
            rows.push_back(one.row);
        catalogWithOwnRows(shippedCatalog(), rows, found);
        for (Error &error : found) {
            error.file = m_connection.file().toStdString();
            m_problems.push_back(std::move(error));
        }
        return {};
    }

    void checkDocument(const Statement &row)
    {
        const std::string name = row.text(0).toStdString();
        if (row.isNull(1)) {
            add(RC_TEXT("Errors", "The scenario “%1” has no inputs."), {name});
            return;
        }
        const std::string json = row.text(1).toStdString();
        if (!json.starts_with('{') || !nlohmann::json::accept(json)) {
            add(RC_TEXT("Errors", "The inputs of the scenario “%1” are not readable."), {name});
            return;
        }
        if (const Result<void> read = m_document ? m_document(json) : Result<void>(); !read) {
            Error error = read.error();
            error.place = name + (error.place.empty() ? "" : ": " + error.place);
            m_problems.push_back(std::move(error));
        }
    }

    const Connection &m_connection;
    const DocumentCheck &m_document;
    std::vector<Error> m_problems;
};

} // namespace

Result<std::vector<Error>> checkLibrary(const Connection &connection, const DocumentCheck &document)
{
    return LibraryCheck(connection, document).run();
}

} // namespace runcast
