// SPDX-License-Identifier: MIT
#include "app/cli/keys.h"

#include "app/cli/nearest.h"
#include "core/base/text.h"

namespace runcast::cli {

namespace {

const char *reasonFor(KeyKind kind)
{
    switch (kind) {
    case KeyKind::Input:
        return RC_TEXT("Errors", "There is no input “%1”.");
    case KeyKind::Figure:
        return RC_TEXT("Errors", "There is no figure “%1”.");
    case KeyKind::Either:
        break;
    }
    return RC_TEXT("Errors", "There is no input or figure “%1”.");
}

} // namespace

Error unknownKey(const QString &key, KeyKind kind, const Schema &schema)
{
    const std::string wanted = key.toStdString();
    if (kind == KeyKind::Input && schema.figure(wanted))
        return {.code = ErrorCode::Refused,
                .reason = RC_TEXT("Errors", "“%1” is a result and cannot be set."),
                .arguments = {wanted},
                .advice = RC_TEXT("Errors", "See what it follows from: runcast forecast … --explain %1")};
    std::vector<std::string> keys;
    if (kind != KeyKind::Figure) {
        for (const Parameter &parameter : schema.parameters)
            keys.emplace_back(parameter.key);
    }
    if (kind != KeyKind::Input) {
        for (const Figure &figure : schema.figures)
            keys.emplace_back(figure.key);
    }
    const std::string near = nearest(wanted, keys);
    return {.code = ErrorCode::NotFound,
            .reason = reasonFor(kind),
            .arguments = {wanted, near},
            .advice = near.empty() ? RC_TEXT("Errors", "The forecast of any scenario lists all keys: "
                                                       "runcast forecast --preset gpt3-175b")
                                   : RC_TEXT("Errors", "Did you mean “%2”?")};
}

} // namespace runcast::cli
