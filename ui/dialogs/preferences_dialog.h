// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QComboBox;
class QLineEdit;

namespace runcast {

struct UiContext;

/// Preferences: language and theme act at once; nothing here changes a figure.
class PreferencesDialog : public QDialog {
    Q_OBJECT
public:
    PreferencesDialog(UiContext &context, QWidget *parent);

    void accept() override;
    /// Cancel means it: language and theme go back.
    void reject() override;

private:
    void build();
    void load();
    void restoreDefaults();
    void showNow(const QString &language, const QString &theme);

    UiContext &m_context;
    QComboBox *m_language;
    QComboBox *m_theme;
    QLineEdit *m_author;
    QLineEdit *m_organisation;
    QComboBox *m_currency;
    QString m_languageBefore, m_themeBefore;
};

} // namespace runcast
