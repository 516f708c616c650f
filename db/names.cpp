// SPDX-License-Identifier: MIT
#include "db/names.h"

#include "core/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, 4> statusKeys{"draft"_L1, "proposed"_L1, "approved"_L1, "rejected"_L1};

Error refused(std::string reason, std::vector<std::string> arguments = {})
{
    return {.code = ErrorCode::Refused, .reason = std::move(reason), .arguments = std::move(arguments)};
}

bool isControl(QChar character, bool linesAllowed)
{
    const bool line = character == u'\n' || character == u'\t';
    return character.category() == QChar::Other_Control && !(linesAllowed && line);
}

Result<void> checkText(const QString &text, qsizetype longest, bool linesAllowed)
{
    if (text.size() > longest)
        return refused(RC_TEXT("Errors", "“%1…” has %2 characters; at most %3 can be kept."),
                       {text.left(30).toStdString(), std::to_string(text.size()), std::to_string(longest)});
    if (!text.isValidUtf16())
        return refused(RC_TEXT("Errors", "The text holds half of a character."));
    if (std::any_of(text.begin(), text.end(), [&](QChar c) { return isControl(c, linesAllowed); }))
        return refused(RC_TEXT("Errors", "The text holds a control character, which cannot be shown."));
    return {};
}

} // namespace

QString foldedCase(const QString &text)
{
    return text.toUpper().toCaseFolded(); // folding alone keeps ß apart from ss
}

QString nameKey(QStringView name)
{
    return foldedCase(name.toString().simplified().normalized(QString::NormalizationForm_KC));
}

QString freeNameAmong(const QString &wanted, const std::function<bool(const QString &)> &isTaken)
{
    QString name = wanted;
    for (int number = 2; isTaken(name); ++number) {
        const QString suffix = u" "_s + QString::number(number);
        name = wanted.left(maxNameLength - suffix.size()) + suffix;
    }
    return name;
}

Result<void> checkName(const QString &name)
{
    if (name.simplified().isEmpty())
        return refused(RC_TEXT("Errors", "A scenario needs a name."));
    return checkText(name, maxNameLength, false);
}

Result<void> checkMeta(const ScenarioMeta &meta)
{
    if (Result<void> note = checkText(meta.note, maxNoteLength, true); !note)
        return note;
    if (Result<void> owner = checkText(meta.owner, maxNameLength, false); !owner)
        return owner;
    if (meta.tags.size() > maxTags)
        return refused(RC_TEXT("Errors", "A scenario can have at most %1 tags."), {std::to_string(maxTags)});
    for (const QString &tag : meta.tags) {
        if (tag.simplified().isEmpty())
            return refused(RC_TEXT("Errors", "A tag needs at least one character."));
        if (Result<void> checked = checkText(tag, maxTagLength, false); !checked)
            return checked;
    }
    return {};
}

Result<void> checkVersion(const ScenarioVersion &version)
{
    if (Result<void> author = checkText(version.author, maxNameLength, false); !author)
        return author;
    return checkText(version.comment, maxNoteLength, true);
}

Result<void> checkContent(const ScenarioContent &content)
{
    if (content.json.size() > maxDocumentBytes)
        return refused(RC_TEXT("Errors", "The scenario has %1 bytes; at most %2 can be kept."),
                       {std::to_string(content.json.size()), std::to_string(maxDocumentBytes)});
    if (!content.json.starts_with('{') || !nlohmann::json::accept(content.json))
        return refused(RC_TEXT("Errors", "The scenario is not a JSON object."));
    if (content.accelerators && !std::isfinite(*content.accelerators)) // SQLite would keep NaN as "missing"
        return refused(RC_TEXT("Errors", "The number of accelerators is not a number."));
    return checkText(content.modelName, maxNameLength, false);
}

QLatin1StringView statusKey(ScenarioStatus status)
{
    return statusKeys[size_t(status)];
}

std::optional<ScenarioStatus> statusFromKey(QStringView key)
{
    for (size_t i = 0; i < statusKeys.size(); ++i) {
        if (key == statusKeys[i])
            return ScenarioStatus(int(i));
    }
    return std::nullopt;
}

} // namespace runcast
