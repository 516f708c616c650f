// SPDX-License-Identifier: MIT
#include "ui/theme/subjects.h"

using namespace Qt::StringLiterals;

namespace runcast {

Subject subjectOf(Section section)
{
    switch (section) {
    case Section::Cost:
        return Subject::Money;
    case Section::Time:
        return Subject::Compute;
    case Section::Compute:
        return Subject::Compute;
    case Section::Memory:
        return Subject::Memory;
    case Section::Layout:
        return Subject::Communication;
    case Section::Power:
        return Subject::Energy;
    case Section::Reliability:
        return Subject::Failure;
    case Section::Targets:
        return Subject::Neutral;
    }
    return Subject::Neutral;
}

QString sectionIcon(Section section)
{
    switch (section) {
    case Section::Cost:
        return u"money"_s;
    case Section::Time:
        return u"time"_s;
    case Section::Compute:
        return u"compute"_s;
    case Section::Memory:
        return u"memory"_s;
    case Section::Layout:
        return u"layout"_s;
    case Section::Power:
        return u"energy"_s;
    case Section::Reliability:
        return u"failure"_s;
    case Section::Targets:
        return u"pin"_s;
    }
    return {};
}

} // namespace runcast
