// SPDX-License-Identifier: MIT
#include "window_fixture.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"

#include <QApplication>
#include <QTest>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

LibraryDocument::Setup setup()
{
    return {standardSchema(), shippedCatalog(), QDateTime::currentDateTimeUtc, u"Ada"_s};
}

} // namespace

WindowFixture::WindowFixture()
    : settings(path(u"settings.ini"_s), QSettings::IniFormat), document(setup()),
      window({document, theme, language, settings, files}, standardPages())
{
    language.setLanguage(qEnvironmentVariable("RUNCAST_TEST_LANGUAGE", u"en"_s));
    if (const Result<void> made = document.create(path(u"test.runcast"_s)); !made)
        qFatal("%s", plainText(made.error()).c_str());
}

bool WindowFixture::show()
{
    window.resize(1440, 900);
    window.setVisible(true);
    return reactivate();
}

bool WindowFixture::reactivate()
{
    window.activateWindow();
    return QTest::qWaitForWindowActive(&window);
}

std::unique_ptr<LibraryDocument> WindowFixture::otherProgram() const
{
    auto other = std::make_unique<LibraryDocument>(setup());
    if (const Result<void> opened = other->open(document.file()); !opened)
        qFatal("%s", plainText(opened.error()).c_str());
    return other;
}

void withNextDialog(std::function<void(QWidget &)> act)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, act = std::move(act)] {
        QWidget *dialog = QApplication::activeModalWidget();
        if (!dialog || !dialog->isVisible())
            return;
        timer->deleteLater();
        timer->stop();
        act(*dialog);
    });
    timer->start(20);
}

} // namespace runcast
