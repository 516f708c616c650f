// SPDX-License-Identifier: MIT
#include "core/catalog/config/import_log.h"

#include "core/base/text.h"

namespace runcast::config {

namespace {

std::string joined(const std::vector<std::string> &parts)
{
    std::string text;
    for (const std::string &part : parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

Finding finding(Severity severity, std::string id, std::string text, std::vector<std::string> arguments)
{
    Finding made;
    made.severity = severity;
    made.parameter = "model.preset";
    made.id = std::move(id);
    made.text = std::move(text);
    for (std::string &argument : arguments)
        made.arguments.push_back({std::move(argument), {}});
    return made;
}

} // namespace

void ImportLog::note(std::string id, std::string text, std::vector<std::string> arguments)
{
    m_findings.push_back(finding(Severity::Note, std::move(id), std::move(text), std::move(arguments)));
}

void ImportLog::warn(std::string id, std::string text, std::vector<std::string> arguments)
{
    m_findings.push_back(finding(Severity::Warning, std::move(id), std::move(text), std::move(arguments)));
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
        warn("import.quoted_numbers", RC_TEXT("Findings", "Numbers in quotes: %1; they were read as numbers."),
             {joined(m_quoted)});
    if (!m_defaulted.empty())
        warn("import.class_defaults",
             RC_TEXT("Findings", "Sizes not in the file: %1; these are the defaults of the model's class."),
             {joined(m_defaulted)});
    return std::move(m_findings);
}

} // namespace runcast::config
