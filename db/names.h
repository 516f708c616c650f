// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "db/scenario_record.h"

#include <QLatin1StringView>
#include <QStringView>

#include <functional>

namespace runcast {

inline constexpr qsizetype maxNameLength = 200; // characters of a scenario, an owner, an author
inline constexpr qsizetype maxTagLength = 100;
inline constexpr qsizetype maxTags = 100;
inline constexpr qsizetype maxNoteLength = 100'000; // of a note or a version's comment
inline constexpr size_t maxDocumentBytes = 16u << 20;

/// The text as if written in one case: "Straße" and "STRASSE" give "strasse".
QString foldedCase(const QString &text);

/// Names with equal keys are the same name: case does not tell them apart, accents do.
QString nameKey(QStringView name);

/// The wanted name, or the first of "Base case 2", "Base case 3" … that `isTaken` denies.
QString freeNameAmong(const QString &wanted, const std::function<bool(const QString &)> &isTaken);

/// Refused with words: an empty name, one of more than 200 characters, one with control characters or half a character.
Result<void> checkName(const QString &name);
/// The same for note, owner and tags.
Result<void> checkMeta(const ScenarioMeta &meta);
/// The same for author and comment.
Result<void> checkVersion(const ScenarioVersion &version);
/// Refused: a document that is not one JSON object of at most 16 MiB, a count that is not a number.
Result<void> checkContent(const ScenarioContent &content);

/// "draft", "proposed", "approved", "rejected": the word of files and of the command line.
QLatin1StringView statusKey(ScenarioStatus status);
std::optional<ScenarioStatus> statusFromKey(QStringView key);

} // namespace runcast
