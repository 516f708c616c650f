// SPDX-License-Identifier: MIT
#pragma once

#include "reports/pictures/run_detail.h"
#include "ui/pages/plan/tabs/picture_view.h"

#include <memory>

namespace runcast {

/// One simulated run as picture: its progress, its weeks, or a stretch of it from near. What is under the pointer is
/// described; a click, or the left and right arrow keys, choose an interruption.
class RunCalendarView : public PictureView {
    Q_OBJECT
public:
    enum class Part { Progress, Weeks, Detail };
    explicit RunCalendarView(Part part, QWidget *parent = nullptr);

    /// `detail`: what the detail shows; the others mark nothing of it.
    void setCalendar(std::shared_ptr<const RunCalendar> calendar, const RunDetail &detail, const Format &format);
    const RunCalendar &calendar() const { return *m_calendar; }

signals:
    void stopChosen(int stop);

protected:
    ChartHits paintPicture(QPainter &painter, const QRectF &area, const ChartStyle &style) const override;
    double pictureHeight(const ChartStyle &style) const override;
    QString wordsAt(const QPointF &point) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// The interruption nearest to a point, within some pixels; -1 = none.
    int stopAtPoint(const QPointF &point, double reach) const;

    Part m_part;
    std::shared_ptr<const RunCalendar> m_calendar;
    RunDetail m_detail;
};

} // namespace runcast
