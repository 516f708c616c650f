// SPDX-License-Identifier: MIT
#pragma once

#include <QLineEdit>

class QLabel;

namespace runcast {

/// A line to search with: a magnifier in front, the shortcut that leads here at the end. Esc clears, then leaves.
class SearchField : public QLineEdit {
    Q_OBJECT
public:
    explicit SearchField(QWidget *parent = nullptr);

    /// "Ctrl+F"; empty for none.
    void setShortcutHint(const QKeySequence &keys);

signals:
    /// Esc in the empty field: the focus may go back to what is searched.
    void left();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void placeHint();

    QLabel *m_hint;
};

} // namespace runcast
