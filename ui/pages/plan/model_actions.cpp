// SPDX-License-Identifier: MIT
#include "ui/pages/plan/model_actions.h"

#include "core/base/text.h"
#include "core/scenario/model_json.h"
#include "db/names.h"
#include "reports/format/text.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/dialogs/line_dialog.h"
#include "ui/dialogs/scale_model_dialog.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/window/ui_context.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QStandardPaths>

namespace runcast {

using namespace Qt::StringLiterals;

ModelActions::ModelActions(PlanModel &model, QWidget *window) : QObject(window), m_model(model), m_window(window)
{
}

bool ModelActions::told(const Result<void> &result)
{
    if (!result)
        m_model.context().messages.trouble(errorText(result.error(), m_model.format().language()));
    return result.has_value();
}

void ModelActions::tellDone(const QString &text)
{
    m_model.context().messages.done(text, tr("Undo"),
                                    [document = &m_model.document()] { document->undoStack()->undo(); });
}

void ModelActions::scale()
{
    const Scenario &scenario = m_model.scenario();
    ScaleModelDialog dialog(scenario.model.architecture, m_model.schema(), m_model.format(), m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Scenario changed = scenario;
    const QString count = m_model.format().value(Unit::Parameters, dialog.total()).joined();
    changeModel(changed, dialog.scaled(),
                {.kind = SourceKind::Yours, .text = tr("scaled to %1").arg(count).toStdString(), .date = {}},
                m_model.schema());
    if (told(m_model.document().replaceScenario(m_model.id(), std::move(changed), tr("Scale Model"))))
        tellDone(tr("Model scaled to %1.").arg(count));
}

void ModelActions::savePreset()
{
    LibraryDocument &document = m_model.document();
    const auto isTaken = [&document](const QString &name) {
        const QString key = nameKey(name.simplified());
        return std::any_of(document.presets().begin(), document.presets().end(),
                           [&key](const OwnPreset &preset) { return nameKey(preset.name) == key; });
    };
    const QString proposed = freeNameAmong(document.record(m_model.id()).name, isTaken);
    LineDialog dialog({tr("Save Model as Preset"), tr("Name"), tr("Save preset")}, proposed, m_window);
    dialog.setCheck([&isTaken](const QString &name) {
        return isTaken(name) ? tr("There is already a preset with this name.") : QString();
    });
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Result<PresetId> id = document.addPreset(dialog.value(), m_model.scenario().model.architecture);
    if (!id)
        told(id.error());
    else
        tellDone(tr("Preset “%1” saved in the library.").arg(dialog.value().simplified()));
}

void ModelActions::copy()
{
    const NamedModel model{m_model.document().record(m_model.id()).name.toStdString(),
                           m_model.scenario().model.architecture};
    QApplication::clipboard()->setText(QString::fromStdString(modelToJson(model, m_model.schema())));
    m_model.context().messages.done(tr("Model copied."));
}

void ModelActions::paste()
{
    takeText(QApplication::clipboard()->text());
}

void ModelActions::importByDialog()
{
    const QString file = m_model.document().file();
    const QString folder = file.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                          : QFileInfo(file).absolutePath();
    const QString chosen = m_model.context().files.openFile(m_window, tr("Take Over a Model"), folder,
                                                            tr("Models and scenarios (*.json);;All files (*)"));
    if (!chosen.isEmpty())
        takeFile(chosen);
}

void ModelActions::takeFile(const QString &path)
{
    take(importFile(path, m_model.schema(), m_model.catalog()));
}

void ModelActions::takeText(const QString &text)
{
    take(importText(text, tr("pasted text"), m_model.schema(), m_model.catalog()));
}

void ModelActions::take(const Result<ImportedFile> &imported)
{
    if (!imported) {
        told(imported.error());
        return;
    }
    const Scenario &from = imported->scenarios.front().scenario;
    if (!isComplete(from.model.architecture)) {
        told(Error{.code = ErrorCode::Refused,
                   .reason = RC_TEXT("Errors", "The scenario does not say what shape its model has."),
                   .advice = RC_TEXT("Errors", "Choose the config.json of the model.")});
        return;
    }
    const auto noted = from.sources.find("model.layers");
    const ParameterSource source = noted != from.sources.end()
                                       ? noted->second
                                       : ParameterSource{.kind = SourceKind::Yours, .text = from.name, .date = {}};
    Scenario changed = m_model.scenario();
    replaceModel(changed, from.model.architecture, source, m_model.schema(), m_model.catalog());
    changed.model.importRemarks = from.model.importRemarks;
    if (!told(m_model.document().replaceScenario(m_model.id(), std::move(changed), tr("Take Over Model"))))
        return;
    const double total = m_model.outcome().forecast.compute.totalParameters;
    tellDone(tr("Model taken over: %1.").arg(m_model.format().value(Unit::Parameters, total).joined()));
}

} // namespace runcast
