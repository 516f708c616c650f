// SPDX-License-Identifier: MIT
#include "core/base/result.h"

#include "core/base/strings.h"

namespace runcast {

std::string plainText(const Error &error)
{
    std::string text;
    for (const std::string &part : {error.file, error.place}) {
        if (!part.empty())
            text += part + ": ";
    }
    text += fillPlaces(error.reason, error.arguments);
    if (!error.advice.empty())
        text += " " + fillPlaces(error.advice, error.arguments);
    return text;
}

} // namespace runcast
