// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/why/why_text.h"

#include <QWidget>

class QVBoxLayout;

namespace runcast {

/// The scrolling part of the explanation.
class WhyContent : public QWidget {
    Q_OBJECT
public:
    /// `path`: titles from the section down to the figure itself.
    WhyContent(const WhyText &text, const QStringList &path, QWidget *parent = nullptr);

signals:
    /// A title of the path, by its place.
    void pathChosen(int place);
    void inputChosen(const QString &key, bool isFigure);

private:
    void addPath(const QStringList &path, const QString &key);
    void addHeading(const QString &text);
    void addFormula(const WhyText &text);
    void addInputs(const QList<WhyText::Input> &inputs);
    void addChanges(const QList<WhyText::Change> &changes);
    void addSources(const QStringList &sources);

    QVBoxLayout *m_column;
};

} // namespace runcast
