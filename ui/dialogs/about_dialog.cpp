// SPDX-License-Identifier: MIT
#include "ui/dialogs/about_dialog.h"

#include "core/catalog/catalog.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace runcast {

AboutDialog::AboutDialog(const Catalog &catalog, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("About Runcast"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(24), px(24), px(24), px(16));
    column->setSpacing(px(Spacing::medium));
    auto *title = makeLabel("pageTitle", this);
    title->setText(QApplication::applicationVersion().isEmpty()
                       ? tr("Runcast")
                       : tr("Runcast %1").arg(QApplication::applicationVersion()));
    auto *purpose = makeLabel("", this);
    purpose->setText(tr("Puts a number, a date and a risk on a training run before it starts."));
    auto *facts = makeLabel("secondary", this);
    facts->setText(tr("Catalogs of %1\nQt %2\nMIT licence")
                       .arg(QString::fromStdString(catalog.version()), QString::fromLatin1(qVersion())));
    facts->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *credits = makeLabel("caption", this);
    credits->setText(tr("Figures in the catalogs carry their own sources; see Reference. Set in Roboto."));
    credits->setWordWrap(true);
    for (QLabel *label : {title, purpose, facts, credits})
        column->addWidget(label);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(px(420));
}

} // namespace runcast
