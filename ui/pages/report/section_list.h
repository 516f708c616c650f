// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"

#include <QListWidget>

namespace runcast {

/// The sections of a report with a tick each; those that every report has are locked.
class SectionList : public QListWidget {
    Q_OBJECT
public:
    explicit SectionList(QWidget *parent = nullptr);

    void setSections(ReportKind kind, const Language &language, const QStringList &leftOut);
    QStringList leftOut() const;
    /// Sections that the report will have, and all that it could have.
    int chosenCount() const;
    QSize sizeHint() const override;

signals:
    void leftOutChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void toggle(QListWidgetItem *item);
};

} // namespace runcast
