// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "ui/widgets/card.h"

#include <QPointer>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace runcast {

class ElidedLabel;
class PlanModel;

/// The explanation of one figure beside what it explains: formula, numbers, inputs, what would change it, sources.
/// Links drill down to the figures that it comes from; the path leads back up.
class WhyPanel : public Card {
    Q_OBJECT
public:
    explicit WhyPanel(PlanModel &model, QWidget *parent = nullptr);

    /// The figure on top of the path; nullptr = closed.
    const Figure *figure() const { return m_path.empty() ? nullptr : m_path.back(); }
    /// Starts a new path and takes the focus; closing gives it back to who had it.
    void open(const Figure &figure);
    void closePanel();

signals:
    void figureChanged(const runcast::Figure *figure);
    void closed();
    void parameterRequested(const QString &key);
    void sectionRequested(runcast::Section section);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void retranslate();
    void refresh();
    void drillDown(const QString &key);
    void goBack(size_t depth);

    PlanModel &m_model;
    std::vector<const Figure *> m_path;
    QPointer<QWidget> m_openedFrom;
    QLabel *m_question;
    QToolButton *m_close;
    QScrollArea *m_scroll;
    QPushButton *m_copy;
    QLabel *m_hint;
};

} // namespace runcast
