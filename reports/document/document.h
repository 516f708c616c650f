// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/block.h"
#include "reports/format/language.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

namespace runcast::report {

enum class HeadingStyle { Title, Numbered, None };

/// Where a section begins: on a new page, below the one before it if there is room for its start, or only if there is
/// room for the whole of it.
enum class SectionBreak { NewPage, Follows, FollowsWhole };

/// A section of a report: a heading and blocks.
struct DocumentSection {
    QString id;     // "cost"
    QString number; // "7", "B"; empty for page 1
    QString title;
    QString remark = {}; // small, beside the title
    QString listed = {}; // how contents list and bookmarks name it; empty = not at all
    Subject subject = Subject::Neutral;
    HeadingStyle heading = HeadingStyle::Numbered;
    SectionBreak begins = SectionBreak::NewPage;
    bool landscape = false;
    /// The first version that fits one page is taken, else the last. A section of one version may have any length.
    std::vector<Blocks> versions;
};

/// What stands on every page.
struct Furniture {
    QString reportTitle;
    QStringList headerParts; // behind the title: scenario, version
    QString classification;
    QStringList footerParts; // organisation, date
    QString fingerprint;     // eight characters
    QString pageOf;          // "page %1 of %2"
    QString continued;       // "(continued)"
    QString stateMark;       // "PROPOSED"; empty = none
    QByteArray logo;
};

/// A file inside the PDF.
struct Attachment {
    QString name;
    QString mimeType;
    QString description;
    QByteArray bytes;
};

/// A report as plain data: what it says and in which order, and nothing of pages.
struct Document {
    Language language;
    QString title, author, subject;
    QStringList keywords;
    QDateTime date;      // UTC
    QString contentHash; // of scenarios and results, hexadecimal
    Furniture furniture;
    std::vector<DocumentSection> sections;
    std::vector<Attachment> attachments;
};

} // namespace runcast::report
