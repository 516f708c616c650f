// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"
#include "reports/format/format.h"

#include <QWidget>

#include <functional>
#include <vector>

namespace runcast {

struct CatalogChoice;

/// What a person types or chooses one input with. It shows a value and says what stands in it; what becomes of that is
/// decided by InputField.
class InputEditor : public QWidget {
    Q_OBJECT
public:
    InputEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent);

    const Parameter &parameter() const { return m_parameter; }
    const Catalog &catalog() const { return m_catalog; }
    const Format &format() const { return m_format; }
    virtual void setFormat(const Format &format) { m_format = format; }

    /// `defaulted`: nobody has set it.
    virtual void show(const Value &value, bool defaulted) = 0;
    /// What stands in the editor, or why it is not understood.
    virtual Result<Value> value() const = 0;
    /// Rows of the person's own, beside those of the catalog.
    virtual void setOwnRows(std::vector<CatalogChoice>) {}
    /// The value follows from others and is only shown.
    virtual void setDerived(bool) {}
    virtual void setProblem(bool) {}
    /// What the input is called and what it means: for screen readers, tool tip and status bar.
    virtual void setTexts(const QString &name, const QString &about);
    const QString &name() const { return m_name; }
    const QString &about() const { return m_about; }
    /// The part that takes the focus.
    QWidget *field() const { return focusProxy(); }
    /// What Esc does; false = nothing was to be taken back, and the key goes on to whoever is around.
    void setCancelHandler(std::function<bool()> cancel) { m_cancel = std::move(cancel); }

signals:
    /// Another text stands in the editor.
    void typed();
    /// A value was picked as a whole: a choice, a day, a step of the slider.
    void picked();
    void entered();
    void left();
    /// Enter: take it and go on.
    void confirmed();
    /// Undo or redo is about to act: what is typed is to be taken first.
    void undoComing();
    /// Up or down by so many steps.
    void stepped(int steps);

protected:
    /// Names the part that takes the focus.
    void setField(QWidget *field);
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Parameter &m_parameter;
    const Catalog &m_catalog;
    Format m_format{Language()};
    std::function<bool()> m_cancel;
    QString m_name, m_about;
};

/// The editor for the parameter's kind.
InputEditor *makeInputEditor(const Parameter &parameter, const Catalog &catalog, const Format &format, QWidget *parent);

} // namespace runcast
