// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/inputs/catalog_rows.h"
#include "ui/pages/plan/inputs/input_editor.h"

class QComboBox;

namespace runcast {

/// One row of a catalog: an accelerator, a model, a region, a currency. The list is searched by what is typed.
class CatalogEditor : public InputEditor {
    Q_OBJECT
public:
    CatalogEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent);

    void setFormat(const Format &format) override;
    void show(const Value &value, bool defaulted) override;
    Result<Value> value() const override;
    void setProblem(bool problem) override;
    void setOwnRows(std::vector<CatalogChoice> rows) override;

private:
    void fill();

    QComboBox *m_list;
    std::vector<CatalogChoice> m_own;
};

} // namespace runcast
