// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QLabel;

namespace runcast {

/// A line to type a value into, with its unit inside at the end (as long as it fits) and, where the field has no label
/// of its own, a short name inside at the beginning.
class UnitField : public QLineEdit {
    Q_OBJECT
public:
    explicit UnitField(QWidget *parent = nullptr);

    void setUnit(const QString &unit);
    void setName(const QString &name);
    /// What stands here cannot be used: a red frame.
    void setProblem(bool problem);
    /// Nobody has set this value: lighter text.
    void setDefaulted(bool defaulted);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void place();
    void setLook(const char *name, bool on);

    QLabel *m_unit;
    QLabel *m_name;
};

} // namespace runcast
