// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace runcast {

class Catalog;

/// What this program is, its version, that of its catalogs and of what it is built with.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    AboutDialog(const Catalog &catalog, QWidget *parent);
};

} // namespace runcast
