// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"
#include "ui/widgets/card.h"

class QPushButton;
class QScrollArea;

namespace runcast {

class FindingRow;
class PlanModel;

/// What is amiss, worst first, each with what its fix would do and the button that applies it. Three are in sight,
/// or one in a narrow window; the rest unfolds.
class FindingsStrip : public Card {
    Q_OBJECT
public:
    explicit FindingsStrip(PlanModel &model, QWidget *parent = nullptr);

    void setCompact(bool compact);
    void setExpanded(bool expanded);
    bool isExpanded() const { return m_expanded; }
    /// The height that the strip may take when it is unfolded.
    void setRoom(int height);
    void focusFirst();
    const QList<FindingRow *> &rows() const { return m_rows; }

signals:
    void parameterRequested(const QString &key);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void showFinding(FindingRow *row, const Finding &finding);
    void act(size_t index);
    void fitHeight();
    int shownRows() const;

    PlanModel &m_model;
    QScrollArea *m_scroll;
    QWidget *m_list;
    QPushButton *m_more;
    QList<FindingRow *> m_rows; // the first m_findings.size() are in use
    std::vector<Finding> m_findings;
    bool m_compact = false;
    bool m_expanded = false;
    int m_room = 320;
};

} // namespace runcast
