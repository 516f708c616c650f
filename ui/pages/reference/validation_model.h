// SPDX-License-Identifier: MIT
#pragma once

#include "core/validation/validation.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

/// A kind of check of the program against the world.
struct ValidationKind {
    const char *title = "";    // English source texts, context "Validation": "Parameters"
    const char *measured = ""; // of a column: "Published"
    const char *forecast = ""; // "Counted"
    Unit unit = Unit::Count;
    double toUnit = 1; // factor from the summary's numbers to the unit
    ValidationSummary summary;
};

/// What can be checked with the data that the program carries, computed.
std::vector<ValidationKind> validationKinds(const Catalog &catalog);

/// The rows of a check: what was measured, what the program says, and why they differ.
class ValidationModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Row, Group, Measured, Forecast, Error, Reason };

    using QAbstractTableModel::QAbstractTableModel;

    void setKind(const ValidationKind &kind, const Format &format);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const ValidationItem &item, int column) const;

    ValidationKind m_kind;
    Format m_format{Language()};
};

} // namespace runcast
