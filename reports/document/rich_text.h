// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/icons.h"

#include <QString>

#include <optional>
#include <vector>

namespace runcast::report {

enum class Tone { Normal, Secondary, Better, Attention, Worse };

/// A stretch of text in one manner, with a sign drawn in front of it if there is one.
struct Run {
    QString text;
    bool medium = false;
    bool italic = false;
    Tone tone = Tone::Normal;
    std::optional<Mark> mark = {};
    int scenario = -1; // from 0 on: the square of that scenario stands in front

    bool operator==(const Run &) const = default;
};

/// A text of several runs: a sentence, a cell of a table.
class RichText {
public:
    RichText() = default;
    RichText(QString text) : m_runs{Run{.text = std::move(text)}} {}
    RichText(Run run) : m_runs{std::move(run)} {}

    const std::vector<Run> &runs() const { return m_runs; }
    bool isEmpty() const { return plain().isEmpty() && !hasSign(); }
    /// The words alone.
    QString plain() const;

    RichText &operator+=(RichText other);
    friend RichText operator+(RichText a, RichText b) { return std::move(a += std::move(b)); }

    bool operator==(const RichText &) const = default;

private:
    bool hasSign() const;

    std::vector<Run> m_runs;
};

RichText medium(QString text);
RichText secondary(QString text);

/// The sentence with %1, %2 … replaced by texts, whose manners stay.
RichText fillRich(const QString &sentence, const std::vector<RichText> &arguments);

} // namespace runcast::report
