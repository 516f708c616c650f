// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"
#include "ui/pages/report/report_choices.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace runcast {

class LibraryDocument;
class ReportForm;
class SectionList;
class SegmentedControl;
enum class ExportFormat;
struct UiContext;

/// The card of choices beside the pages: kind of report, its form, its sections, and what it can be handed over as.
class ReportSettings : public Card {
    Q_OBJECT
public:
    ReportSettings(const LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    ReportChoices choices() const;
    void setChoices(const ReportChoices &choices);
    /// Shows the names of the scenarios anew.
    void refresh();
    void setExportEnabled(bool enabled);

signals:
    /// The pages are no longer those of the choices.
    void changed();
    void kindChosen(int kind);
    void scenarioChosen(runcast::ScenarioId id);
    void scenariosRequested();
    void exportRequested(runcast::ExportFormat format);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeFields();
    void connectParts();
    void showSections();
    void retranslate();

    UiContext &m_context;
    SegmentedControl *m_kind;
    ReportForm *m_form;
    QLabel *m_sectionsTitle, *m_sectionsCount;
    SectionList *m_sections;
    QPushButton *m_pdf, *m_xlsx, *m_csv, *m_json;
};

} // namespace runcast
