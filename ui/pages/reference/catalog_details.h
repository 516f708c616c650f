// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace runcast {

class CatalogText;
struct CatalogRow;
struct CatalogTable;

/// What can be done with a row of a catalog to which rows can be added.
enum class RowAction { Edit, Duplicate, Retire, BringBack };

/// All facts of one row of a catalog, and the scenarios that use it.
class CatalogDetails : public QWidget {
    Q_OBJECT
public:
    struct User {
        ScenarioId id;
        QString name;
    };
    explicit CatalogDetails(QWidget *parent = nullptr);

    /// `action` is the words of the main button; empty = none. nullptr shows that nothing is selected.
    void show(const CatalogTable &table, const CatalogRow *row, const CatalogText &text, const QList<User> &users,
              const QString &action);
    /// Words of a button that deletes the row; empty = none.
    void setRemoval(const QString &words);
    void setActions(const QList<RowAction> &actions);

signals:
    void rowActionRequested(runcast::RowAction action);
    void actionRequested();
    void removalRequested();
    void copyRequested();
    void userChosen(runcast::ScenarioId id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addFact(QGridLayout *grid, const QString &title, const QString &value);
    static QString textOf(RowAction action);
    QWidget *makeUsers(const QList<User> &users);
    void retranslate();

    QLabel *m_name, *m_nothing;
    QWidget *m_facts = nullptr; // made anew for every row
    QVBoxLayout *m_scrolled;
    QScrollArea *m_area;
    QPushButton *m_action, *m_copy, *m_remove;
    QList<std::pair<RowAction, QToolButton *>> m_actions;
};

} // namespace runcast
