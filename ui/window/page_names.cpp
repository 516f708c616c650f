// SPDX-License-Identifier: MIT
#include "ui/window/page_names.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runcast {

QString pageTitle(PageId page)
{
    switch (page) {
    case PageId::Library:
        return QCoreApplication::translate("Pages", "Library");
    case PageId::Plan:
        return QCoreApplication::translate("Pages", "Plan");
    case PageId::Compare:
        return QCoreApplication::translate("Pages", "Compare");
    case PageId::Explore:
        return QCoreApplication::translate("Pages", "Explore");
    case PageId::Report:
        return QCoreApplication::translate("Pages", "Report");
    case PageId::Reference:
        return QCoreApplication::translate("Pages", "Reference");
    }
    return {};
}

QString pageIcon(PageId page)
{
    switch (page) {
    case PageId::Library:
        return u"page-library"_s;
    case PageId::Plan:
        return u"page-plan"_s;
    case PageId::Compare:
        return u"page-compare"_s;
    case PageId::Explore:
        return u"page-explore"_s;
    case PageId::Report:
        return u"page-report"_s;
    case PageId::Reference:
        return u"page-reference"_s;
    }
    return {};
}

QKeySequence pageShortcut(PageId page)
{
    return QKeySequence(int(Qt::CTRL) | (int(Qt::Key_1) + int(page)));
}

} // namespace runcast
