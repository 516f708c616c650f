// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "core/scenario/check.h"
#include "reports/format/format.h"

namespace runcast {

QString title(const Parameter &parameter, const Language &language);
QString help(const Parameter &parameter, const Language &language);
QString title(const Choice &choice, const Language &language);
QString title(const Figure &figure, const Language &language);
/// The formula in words.
QString formulaWords(const Figure &figure, const Language &language);
QString title(ParameterGroup group, const Language &language);
QString title(Section section, const Language &language);
/// "default", "published", "yours", "measured", "quoted".
QString title(SourceKind kind, const Language &language);
QString title(Severity severity, const Language &language);

/// What a finding says: "Does not fit" and "92.8 of 80 GB on stages 1 to 7"; no headline if the text has no colon.
struct FindingText {
    QString headline;
    QString rest;

    /// "Does not fit: 92.8 of 80 GB on stages 1 to 7".
    QString whole() const;
};
FindingText findingText(const Finding &finding, const Schema &schema, const Format &format);

/// The words of the button that applies a finding's fix: "Set to 8"; empty if there is none.
QString findingFixText(const Finding &finding, const Schema &schema, const Catalog &catalog, const Format &format);

/// Reason and advice in the reader's language: "plan.json: line 3: … Save the file again."
QString errorText(const Error &error, const Language &language);

} // namespace runcast
