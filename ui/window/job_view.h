// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace runcast {

class JobList;

/// The newest running job with its progress and Cancel; the others are counted.
class JobView : public QWidget {
    Q_OBJECT
public:
    explicit JobView(JobList &jobs, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    JobList &m_jobs;
    QLabel *m_title;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace runcast
