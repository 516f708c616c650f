// SPDX-License-Identifier: MIT
#include "ui/pages/reference/own_row_dialog.h"

#include "core/base/text.h"
#include "reports/format/text.h"
#include "ui/pages/reference/own_row_fields.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/unit_field.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// As the person's language writes it; what is no number stays as it is.
QString localNumber(std::string_view cell, const Language &language)
{
    bool isNumber = false;
    const double value = fromUtf8(cell).toDouble(&isNumber);
    QLocale plain = language.locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return isNumber ? plain.toString(value, 'g', QLocale::FloatingPointShortest) : fromUtf8(cell);
}

std::string_view precisionOf(std::string_view date)
{
    constexpr size_t yearLength = 4, monthLength = 7;
    if (date.size() == yearLength)
        return datePrecisionWord(DatePrecision::Year);
    return datePrecisionWord(date.size() == monthLength ? DatePrecision::Month : DatePrecision::Day);
}

} // namespace

OwnRowDialog::OwnRowDialog(const OwnRow &begun, const Catalog &catalog, const Language &language, const QString &title,
                           QWidget *parent)
    : QDialog(parent), m_begun(begun), m_catalog(catalog), m_language(language), m_problem(makeLabel("problem", this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(title);
    auto *inside = new QWidget;
    auto *form = new QFormLayout(inside);
    form->setContentsMargins(0, 0, px(Spacing::small), 0);
    form->setHorizontalSpacing(px(Spacing::medium));
    form->setVerticalSpacing(px(6));
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const RowField &field : rowFields(begun.kind)) {
        QWidget *editor = makeEditor(field, inside);
        editor->setAccessibleName(labelOf(field));
        form->addRow(labelOf(field), editor);
        m_lines.push_back({&field, editor});
    }
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(inside);
    inside->setAutoFillBackground(false);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *note = makeLabel("caption", this);
    note->setWordWrap(true);
    note->setText(tr("Fields marked with * are needed. What is not known stays empty: it is never taken for zero."));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    column->addWidget(note);
    column->addWidget(area, 1);
    column->addWidget(m_problem);
    column->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Keep row"));
    m_buttons->button(QDialogButtonBox::Save)->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_buttons, &QDialogButtonBox::accepted, this, [this] {
        m_asked = true;
        validate();
        if (m_problem->isHidden())
            accept();
    });
    resize(px(560), std::min(px(640), inside->sizeHint().height() + px(140)));
    m_lines.front().editor->setFocus();
}

QString OwnRowDialog::labelOf(const RowField &field) const
{
    const QString title = m_language.words("Catalog", field.title);
    return field.required ? title + u" *"_s : title;
}

QWidget *OwnRowDialog::makeEditor(const RowField &field, QWidget *parent)
{
    const std::string_view cell = m_begun.cell(field.column);
    const auto changed = [this] {
        if (m_asked)
            validate();
    };
    if (field.kind == RowFieldKind::Text || field.kind == RowFieldKind::Number || field.kind == RowFieldKind::Date) {
        auto *edit = new UnitField(parent);
        edit->setUnit(*field.unit ? m_language.words("Catalog", field.unit) : QString());
        edit->setText(field.kind == RowFieldKind::Number ? localNumber(cell, m_language) : fromUtf8(cell));
        edit->setCursorPosition(0);
        if (field.kind == RowFieldKind::Date)
            edit->setPlaceholderText(tr("2027-03-01, 2027-03 or 2027"));
        connect(edit, &QLineEdit::textChanged, this, changed);
        return edit;
    }
    auto *list = new QComboBox(parent);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    if (!field.required)
        list->addItem(tr("none"), QString());
    for (const RowWord &word : field.choices)
        list->addItem(m_language.words("Catalog", word.title), QString::fromLatin1(word.id));
    const auto addRows = [list](const auto &rows) {
        for (const auto &row : rows) {
            if (!row.retired)
                list->addItem(fromUtf8(row.name), fromUtf8(row.id));
        }
    };
    if (field.kind == RowFieldKind::Accelerator)
        addRows(m_catalog.accelerators());
    else if (field.kind == RowFieldKind::Region)
        addRows(m_catalog.regions());
    list->setCurrentIndex(std::max(0, list->findData(fromUtf8(cell))));
    connect(list, &QComboBox::activated, this, changed);
    return list;
}

Result<std::string> OwnRowDialog::cellOf(const Line &line) const
{
    if (const auto *list = qobject_cast<const QComboBox *>(line.editor))
        return list->currentData().toString().toStdString();
    const QString text = static_cast<const QLineEdit *>(line.editor)->text().trimmed();
    const std::string title = m_language.words("Catalog", line.field->title).toStdString();
    if (text.isEmpty() && line.field->required)
        return Error{.reason = RC_TEXT("Errors", "“%1” is needed."), .arguments = {title}};
    if (text.isEmpty() || line.field->kind != RowFieldKind::Number)
        return text.toStdString();
    bool isNumber = false;
    const double value = m_language.locale().toDouble(text, &isNumber);
    if (!isNumber)
        return Error{.reason = RC_TEXT("Errors", "“%1” is no number: %2."), .arguments = {text.toStdString(), title}};
    return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest).remove(u',').toStdString();
}

Result<OwnRow> OwnRowDialog::read() const
{
    OwnRow row{.kind = m_begun.kind};
    for (const Line &line : m_lines) {
        Result<std::string> cell = cellOf(line);
        if (!cell)
            return cell.error();
        if (!cell->empty())
            row.cells.emplace(line.field->column, std::move(*cell));
    }
    if (row.kind == OwnRowKind::Price)
        row.cells.emplace("as_of_precision", precisionOf(row.cell("as_of_date")));
    else
        row.cells.emplace("id", freeRowId(row.cell("name"), m_catalog));
    CatalogData checked = m_catalog.data();
    if (const Result<void> added = addOwnRow(checked, row); !added)
        return added.error();
    return row;
}

void OwnRowDialog::validate()
{
    const Result<OwnRow> read = this->read();
    for (const Line &line : m_lines) {
        if (auto *edit = qobject_cast<UnitField *>(line.editor))
            edit->setProblem(!cellOf(line));
    }
    if (read)
        m_row = *read;
    else
        m_problem->setText(errorText(read.error(), m_language));
    m_problem->setVisible(!read);
}

} // namespace runcast
