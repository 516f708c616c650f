// SPDX-License-Identifier: MIT
#include "ui/dialogs/glossary_dialog.h"

#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/language_manager.h"
#include "ui/window/ui_context.h"

namespace runcast {

GlossaryDialog::GlossaryDialog(const Schema &schema, const UiContext &context, QWidget *parent)
    : TableDialog(tr("Glossary"), tr("Search terms"), {tr("Term"), tr("Meaning")}, parent)
{
    const Language &language = context.language.language();
    for (const Figure &figure : schema.figures)
        addRow({runcast::title(figure, language), formulaWords(figure, language)});
    for (const Parameter &parameter : schema.parameters)
        addRow({runcast::title(parameter, language), help(parameter, language)});
    sortByFirstColumn();
}

} // namespace runcast
