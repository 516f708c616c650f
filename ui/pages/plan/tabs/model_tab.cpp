// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/model_tab.h"

#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"
#include "ui/document/library_document.h"
#include "ui/pages/plan/model_actions.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/parameter_tree_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_roles.h"
#include "ui/window/drop_hint.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

bool holdsModel(const QMimeData &data)
{
    return (data.hasUrls() && data.urls().size() == 1 && data.urls().first().isLocalFile()) ||
           (!data.hasUrls() && data.hasText());
}

} // namespace

ModelTab::ModelTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {}, 42, parent), m_actions(new ModelActions(model, this)), m_name(makeLabel("groupTitle")),
      m_origin(makeLabel("caption")), m_counted(new QStandardItemModel(this)), m_counts(new FullTable(0, true)),
      m_hint(makeLabel("caption")), m_treeTitle(makeLabel("groupTitle")), m_treeNote(makeLabel("caption")),
      m_tree(new FullTable(ParameterTreeModel::BlockColumn, true)), m_blocks(new ParameterTreeModel(this)),
      m_dropHint(new DropHint(this))
{
    setAcceptDrops(true);
    Card *facts = addCard(Column::Leading);
    for (QWidget *part : std::initializer_list<QWidget *>{m_name, m_origin, m_counts, makeButtons(), m_hint})
        facts->content()->addWidget(part);
    Card *tree = addCard(Column::Trailing);
    for (QWidget *part : std::initializer_list<QWidget *>{m_treeTitle, m_treeNote, m_tree})
        tree->content()->addWidget(part);
    for (QLabel *label : {m_name, m_origin, m_hint, m_treeTitle, m_treeNote})
        label->setWordWrap(true);
    m_counts->setModel(m_counted);
    m_tree->setModel(m_blocks);
    connect(&model.document(), &LibraryDocument::presetsChanged, this, &PlanTab::invalidate);
}

QWidget *ModelTab::makeButtons()
{
    auto *buttons = new QWidget;
    auto *row = new FlowLayout(px(Spacing::small), buttons);
    const auto add = [this, row](QPushButton *&button, const QString &icon, void (ModelActions::*act)()) {
        button = makeButton(ButtonKind::Default, icon);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, m_actions, act);
    };
    add(m_scale, u"compute"_s, &ModelActions::scale);
    add(m_save, u"save-version"_s, &ModelActions::savePreset);
    add(m_import, u"import"_s, &ModelActions::importByDialog);
    add(m_copy, u"copy"_s, &ModelActions::copy);
    add(m_paste, u"duplicate"_s, &ModelActions::paste);
    return buttons;
}

QString ModelTab::modelName() const
{
    const ModelInputs &shown = model().scenario().model;
    if (const ModelPreset *preset = model().catalog().findModel(shown.preset)) {
        Architecture published = preset->architecture;
        published.family = shown.architecture.family;
        const QString name = QString::fromStdString(preset->name);
        return published == shown.architecture ? name : tr("%1, changed").arg(name);
    }
    if (const OwnPreset *own = model().document().presetOf(shown.architecture))
        return tr("%1 (own)").arg(own->name);
    const QString family = QString::fromStdString(shown.architecture.family);
    return family.isEmpty() ? tr("Model made by hand") : tr("Model of the family “%1”").arg(family);
}

void ModelTab::addCount(const QString &title, double count)
{
    if (!(count > 0))
        return;
    QList<QStandardItem *> row{new QStandardItem(title), new QStandardItem(model().format().number(count))};
    row.last()->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QStandardItem *item : std::as_const(row)) {
        item->setEditable(false);
        item->setData(m_counted->rowCount() == 0, StrongRole);
    }
    m_counted->appendRow(row);
}

void ModelTab::showCounts(const ParameterCount &count)
{
    m_counted->clear();
    m_counted->setHorizontalHeaderLabels({tr("Exact count"), tr("Parameters")});
    m_counted->horizontalHeaderItem(1)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    addCount(tr("In all"), double(count.total));
    if (count.active != count.total)
        addCount(tr("Active for a token"), double(count.active));
    addCount(tr("Input embedding"), double(count.inputEmbedding));
    addCount(tr("Learned positions"), double(count.learnedPositions));
    addCount(tr("Output matrix"), double(count.outputMatrix));
    addCount(tr("Without embeddings"), double(count.nonEmbedding()));
    addCount(count.sparseLayers > 0 ? tr("One dense layer") : tr("One layer"), double(count.denseLayer));
    addCount(tr("One layer with experts"), double(count.sparseLayer));
    m_counts->fit();
}

void ModelTab::refresh()
{
    const Architecture &architecture = model().scenario().model.architecture;
    const Result<ParameterCount> count = countParameters(architecture);
    const bool known = count.has_value(), editable = !model().document().isReadOnly();
    m_name->setText(modelName());
    m_origin->setText(known ? tr("Counted from the sizes at the left, weight by weight, while you type.")
                            : tr("Type layers, sizes, heads and vocabulary at the left; the count appears here."));
    m_counts->setVisible(known);
    m_counts->setAccessibleName(tr("Parameters of the model"));
    if (known)
        showCounts(*count);
    m_scale->setText(tr("Scale…"));
    m_save->setText(tr("Save as preset…"));
    m_import->setText(tr("Open config.json…"));
    m_copy->setText(tr("Copy model"));
    m_paste->setText(tr("Paste model"));
    m_scale->setEnabled(known && editable);
    m_save->setEnabled(known && editable);
    m_copy->setEnabled(known);
    m_import->setEnabled(editable);
    m_paste->setEnabled(editable);
    m_hint->setText(tr("A config.json dropped here, or pasted with Ctrl+V, becomes the model of this scenario."));

    m_blocks->setTree(parameterTree(architecture), model().format());
    m_tree->setVisible(known);
    m_tree->fit();
    m_tree->setAccessibleName(tr("Parameters by block"));
    m_treeTitle->setText(known ? tr("%1 parameters in all").arg(model().format().number(double(count->total)))
                               : tr("The shape of the model is not known"));
    m_treeNote->setText(known ? tr("Every block with its shape; the leaves sum to the total.")
                              : tr("Choose a preset or enter layers, sizes and heads to see the parameters by block."));
}

void ModelTab::dragEnterEvent(QDragEnterEvent *event)
{
    if (!holdsModel(*event->mimeData()) || !model().hasScenario() || model().document().isReadOnly())
        return;
    event->acceptProposedAction();
    m_dropHint->open(tr("Drop to make this the model of the scenario"));
}

void ModelTab::dragMoveEvent(QDragMoveEvent *event)
{
    event->acceptProposedAction(); // not left to the scroll area, which takes none
}

void ModelTab::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropHint->hide();
}

void ModelTab::dropEvent(QDropEvent *event)
{
    m_dropHint->hide();
    event->acceptProposedAction();
    const QMimeData &data = *event->mimeData();
    if (data.hasUrls())
        m_actions->takeFile(data.urls().first().toLocalFile());
    else
        m_actions->takeText(data.text());
}

} // namespace runcast
