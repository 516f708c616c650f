// SPDX-License-Identifier: MIT
#include "core/catalog/config/import_log.h"

#include "core/base/text.h"
#include "core/catalog/config/remarks.h"

namespace runcast::config {

namespace {

std::string joined(const std::vector<std::string> &parts)
{
    std::string text;
    for (const std::string &part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

} // namespace

void ImportLog::remark(std::string_view id, const std::vector<std::string> &arguments)
{
    m_findings.push_back(importFinding(id, arguments).value()); // the ids and their arguments are this program's own
}

void ImportLog::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

std::optional<Error> ImportLog::error() const
{
    if (m_error || m_missing.empty())
        return m_error;
    return Error{.code = ErrorCode::Malformed,
                 .reason = RC_TEXT("Errors", "The file does not state %1, without which the model cannot be counted."),
                 .arguments = {joined(m_missing)},
                 .advice = RC_TEXT("Errors", "Use the complete config.json of the model, or type its sizes by hand.")};
}

std::vector<Finding> ImportLog::takeFindings()
{
    if (!m_quoted.empty())
        remark("import.quoted_numbers", {joined(m_quoted)});
    if (!m_defaulted.empty())
        remark("import.class_defaults", {joined(m_defaulted)});
    return std::move(m_findings);
}

} // namespace runcast::config
