// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/catalog_editor.h"

#include "core/base/text.h"
#include "ui/theme/widget_theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace runcast {

CatalogEditor::CatalogEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent)
    : InputEditor(parameter, catalog, parent), m_list(new QComboBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_list);
    m_list->setEditable(true);
    m_list->setInsertPolicy(QComboBox::NoInsert);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(4);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_list->setMaxVisibleItems(14);
    m_list->completer()->setFilterMode(Qt::MatchContains);
    m_list->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_list->completer()->popup()->setObjectName(u"completions"_s); // dressed by the style sheet
    setField(m_list);
    connect(m_list, &QComboBox::activated, this, &InputEditor::picked);
    connect(m_list->lineEdit(), &QLineEdit::textEdited, this, [this] {
        // Half a name is no mistake yet: nothing is taken until a row of the list stands here.
        if (m_list->findText(m_list->currentText(), Qt::MatchFixedString) >= 0)
            emit typed();
    });
}

void CatalogEditor::setFormat(const Format &format)
{
    InputEditor::setFormat(format);
    if (m_list->count() == 0)
        fill();
}

void CatalogEditor::setOwnRows(std::vector<CatalogChoice> rows)
{
    m_own = std::move(rows);
    fill();
}

void CatalogEditor::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    int widest = 0;
    for (const CatalogChoice &row : catalogRows(parameter(), catalog(), format(), m_own)) {
        m_list->addItem(row.name, row.id);
        m_list->setItemData(m_list->count() - 1, row.detail.toHtmlEscaped(), Qt::ToolTipRole);
        widest = std::max(widest, fontMetrics().horizontalAdvance(row.name));
    }
    const int popupWidth = std::min(widest + px(48), px(480));
    m_list->view()->setMinimumWidth(popupWidth);
    m_list->completer()->popup()->setMinimumWidth(popupWidth);
}

void CatalogEditor::show(const Value &value, bool)
{
    const std::string *id = std::get_if<std::string>(&value);
    const QString wanted = id ? QString::fromStdString(*id) : QString();
    const int index = m_list->findData(wanted);
    m_list->setCurrentIndex(index);
    if (index < 0)
        m_list->setEditText(format().parameter(parameter(), value, catalog())); // retired, or of another catalog
    m_list->lineEdit()->setCursorPosition(0);
    m_list->setToolTip(index < 0 ? wanted.toHtmlEscaped() : m_list->itemData(index, Qt::ToolTipRole).toString());
}

Result<Value> CatalogEditor::value() const
{
    const int index = m_list->findText(m_list->currentText().trimmed(), Qt::MatchFixedString);
    if (index < 0) {
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "There is no “%1” in the catalog."),
                     .arguments = {m_list->currentText().toStdString()}};
    }
    const std::string id = m_list->itemData(index).toString().toStdString();
    return id.empty() ? Value{} : Value{id};
}

void CatalogEditor::setProblem(bool problem)
{
    if (m_list->property("problem").toBool() == problem)
        return;
    m_list->setProperty("problem", problem);
    m_list->update();
}

} // namespace runcast
