// SPDX-License-Identifier: MIT
#pragma once

#include "ui/import/import_file.h"

#include <QObject>

namespace runcast {

class PlanModel;

/// What a person does with the model of the current scenario as a whole. Each change is one undo step; what cannot be
/// done is told in the window's bar.
class ModelActions : public QObject {
    Q_OBJECT
public:
    /// `window`: over which dialogs open.
    ModelActions(PlanModel &model, QWidget *window);

    /// Asks for a number of parameters, shows the resulting sizes, and sets them.
    void scale();
    /// Asks for a name and keeps the model in the library.
    void savePreset();
    /// Puts the model on the clipboard as JSON that paste(), the command line and the library page understand.
    void copy();
    void paste();
    void importByDialog();
    /// Takes over the model of a config.json, a copied model or a scenario.
    void takeFile(const QString &path);
    void takeText(const QString &text);

private:
    void take(const Result<ImportedFile> &imported);
    bool told(const Result<void> &result);
    void tellDone(const QString &text);

    PlanModel &m_model;
    QWidget *m_window;
};

} // namespace runcast
