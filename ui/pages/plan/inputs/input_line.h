// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

namespace runcast {

class InputField;

/// One or more inputs of a group, in one line of the panel.
class InputLine : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QList<InputField *> fields() const = 0;
    /// False while none of its inputs has an effect.
    virtual bool isRelevant() const = 0;
    virtual bool isDetail() const { return false; }
    virtual void refresh() = 0;
    virtual void setCompact(bool) {}
    /// What the search looks into: title, help and key.
    QString searchText() const;
    bool isChanged() const;
    bool hasProblem() const;
    /// Lights up for a moment: this is what undo changed, or where a link led.
    void flash();

signals:
    void confirmed(runcast::InputField *field);
    void sourceRequested(runcast::InputField *field, QWidget *anchor);

protected:
    void paintEvent(QPaintEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    /// Connects what all fields share.
    void watch(InputField *field);

private:
    double m_flash = 0;
};

} // namespace runcast
