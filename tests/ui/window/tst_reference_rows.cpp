// SPDX-License-Identifier: MIT
#include "window_fixture.h"

#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "ui/pages/plan/findings/catalog_update_dialog.h"
#include "ui/pages/reference/catalog_view.h"
#include "ui/pages/reference/own_row_dialog.h"
#include "ui/pages/reference/price_import_dialog.h"
#include "ui/pages/reference/reference_page.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace runcast;
using namespace Qt::StringLiterals;

/// Own rows of the catalogs as a person makes, edits, retires and imports them.
class TestReferenceRows : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void rowIsAddedEditedRetired();
    void formSaysWhatIsMissing();
    void pricesAreImportedAndTakenBack();
    void scenarioTakesTheNewerCatalogWhenToldTo();
    void anotherProgramSeesTheRows();

private:
    ReferencePage *page() { return m_fixture->window.findChild<ReferencePage *>(); }
    CatalogView *view();
    QPushButton *headerButton(const char *source);
    QToolButton *action(RowAction action);
    template <typename Dialog> Dialog *dialog();
    void addChip(const QString &name, const QString &tflops);
    QString writeList();

    std::unique_ptr<WindowFixture> m_fixture;
};

void TestReferenceRows::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->show());
    m_fixture->window.reveal(u"accelerators"_s);
    QTest::keyClick(&m_fixture->window, Qt::Key_6, Qt::ControlModifier);
    QVERIFY(page()->isVisible());
}

void TestReferenceRows::cleanup()
{
    m_fixture.reset();
}

CatalogView *TestReferenceRows::view()
{
    for (CatalogView *view : page()->findChildren<CatalogView *>()) {
        if (view->isVisible())
            return view;
    }
    return nullptr;
}

QPushButton *TestReferenceRows::headerButton(const char *source)
{
    const QString text = QCoreApplication::translate("runcast::ReferencePage", source);
    for (QPushButton *button : page()->findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

QToolButton *TestReferenceRows::action(RowAction wanted)
{
    const char *const sources[] = {"Edit row…", "Add a row like this one…",
                                   "Retire row: no longer offered, kept by the scenarios that use it",
                                   "Bring row back"};
    const QString text = QCoreApplication::translate("runcast::CatalogDetails", sources[size_t(wanted)]);
    for (QToolButton *button : view()->findChildren<QToolButton *>()) {
        if (button->accessibleName() == text)
            return button;
    }
    return nullptr;
}

template <typename Dialog> Dialog *TestReferenceRows::dialog()
{
    for (Dialog *dialog : m_fixture->window.findChildren<Dialog *>()) {
        if (dialog->isVisible())
            return dialog;
    }
    return nullptr;
}

static void type(QDialog &form, const char *title, const QString &text)
{
    const QString label = QCoreApplication::translate("Catalog", title);
    for (QLineEdit *edit : form.findChildren<QLineEdit *>()) {
        if (edit->accessibleName() == label || edit->accessibleName() == label + u" *"_s) {
            edit->setText(text);
            return;
        }
    }
    QFAIL(title);
}

static void save(QDialog &form)
{
    form.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save)->click();
}

void TestReferenceRows::addChip(const QString &name, const QString &tflops)
{
    headerButton("Add row…")->click();
    auto *form = dialog<OwnRowDialog>();
    QVERIFY(form);
    type(*form, "Accelerator", name);
    type(*form, "Vendor", u"Us"_s);
    type(*form, "Memory", QLocale().toString(96.5));
    type(*form, "BF16", tflops);
    type(*form, "TDP", u"500"_s);
    type(*form, "Source", u"lab"_s);
    save(*form);
    QTRY_VERIFY(!dialog<OwnRowDialog>());
}

void TestReferenceRows::rowIsAddedEditedRetired()
{
    LibraryDocument &document = m_fixture->document;
    addChip(u"Our <b>chip</b>"_s, u"400"_s);
    const Accelerator *chip = document.catalog().findAccelerator("our-b-chip-b");
    QVERIFY(chip);
    QCOMPARE(chip->name, std::string("Our <b>chip</b>"));
    QCOMPARE(chip->memoryGb.value(), 96.5);
    // Edited: another row takes its place, and the old one stays for who uses it.
    QVERIFY(action(RowAction::Edit)->isVisible());
    action(RowAction::Edit)->click();
    QTRY_VERIFY(dialog<OwnRowDialog>());
    auto *form = dialog<OwnRowDialog>();
    type(*form, "BF16", u"800"_s);
    save(*form);
    QTRY_VERIFY(document.catalog().findAccelerator("our-b-chip-b-2"));
    QVERIFY(document.catalog().findAccelerator("our-b-chip-b")->retired);
    QCOMPARE(document.catalog().findAccelerator("our-b-chip-b")->replacedBy, std::string("our-b-chip-b-2"));
    action(RowAction::Retire)->click();
    QTRY_VERIFY(document.catalog().findAccelerator("our-b-chip-b-2")->retired);
    QVERIFY(action(RowAction::BringBack)->isVisible());
    // Undo goes back over all of it.
    document.undoStack()->undo();
    QVERIFY(!document.catalog().findAccelerator("our-b-chip-b-2")->retired);
    document.undoStack()->undo();
    QVERIFY(!document.catalog().findAccelerator("our-b-chip-b")->retired);
    document.undoStack()->undo();
    QVERIFY(document.catalog().findAccelerator("our-b-chip-b")->retired);
    document.undoStack()->redo();
    QVERIFY(!document.catalog().findAccelerator("our-b-chip-b")->retired);
}

void TestReferenceRows::formSaysWhatIsMissing()
{
    headerButton("Add row…")->click();
    auto *form = dialog<OwnRowDialog>();
    save(*form); // no name, no vendor, no source
    QVERIFY(form->isVisible());
    type(*form, "Accelerator", u"Chip"_s);
    type(*form, "Vendor", u"Us"_s);
    type(*form, "Source", u"lab"_s);
    type(*form, "TDP", u"much"_s);
    save(*form);
    QVERIFY(form->isVisible());
    type(*form, "TDP", u"-5"_s);
    save(*form);
    QVERIFY(form->isVisible());
    form->reject();
    QVERIFY(m_fixture->document.ownRows().empty());
}

QString TestReferenceRows::writeList()
{
    QFile file(m_fixture->path(u"vms.csv"_s));
    const QByteArray bytes = "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n"
                             "gpu_8x_h100,H100,8,8.00,,eu\ngpu_8x_h100,H100,8,700,,us\nbroken\n";
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

void TestReferenceRows::pricesAreImportedAndTakenBack()
{
    LibraryDocument &document = m_fixture->document;
    QVERIFY(page()->reveal(u"prices"_s));
    m_fixture->files.answer = writeList();
    headerButton("Import prices…")->click();
    auto *form = dialog<PriceImportDialog>();
    QVERIFY(form);
    QTRY_VERIFY(!form->isBusy());
    auto *table = form->findChild<QTableView *>();
    QTRY_COMPARE(table->model()->rowCount(), 1);
    QVERIFY(form->findChild<QPlainTextEdit *>()->toPlainText().contains(u'4')); // the line of the broken row
    QVERIFY(document.ownRows().empty());                                        // a preview changes nothing
    save(*form);
    QTRY_COMPARE(document.ownRows().size(), size_t(1));
    QCOMPARE(document.catalog().prices().back().usdPerAcceleratorHour, 1.0);
    QCOMPARE(document.catalog().defaultRent("h100-sxm")->usdPerAcceleratorHour < 2.4, true);
    document.undoStack()->undo();
    QCOMPARE(document.catalog().defaultRent("h100-sxm")->usdPerAcceleratorHour, 2.4);
    document.undoStack()->redo();
    QVERIFY(document.catalog().defaultRent("h100-sxm")->usdPerAcceleratorHour < 2.4);
}

void TestReferenceRows::scenarioTakesTheNewerCatalogWhenToldTo()
{
    LibraryDocument &document = m_fixture->document;
    const Scenario made =
        scenarioFromPreset("A", "llama-3.1-405b", standardSchema(), document.catalog()).value(); // on H100
    const ScenarioId id = document.add({{made, {}}}, u"Add"_s).value().first();
    const double before = document.outcome(id).forecast.cost.totalUsd;
    pricesAreImportedAndTakenBack();
    QCOMPARE(document.outcome(id).forecast.cost.totalUsd, before);
    const auto &findings = document.outcome(id).findings;
    QVERIFY(std::any_of(findings.begin(), findings.end(),
                        [](const Finding &finding) { return finding.id == "catalog.earlier"; }));
    m_fixture->window.reveal(u"price.usd_per_accelerator_hour"_s);
    QTest::keyClick(&m_fixture->window, Qt::Key_2, Qt::ControlModifier);
    const QString compare = QCoreApplication::translate("runcast::FindingsStrip", "Compare…");
    QPushButton *fix = nullptr;
    for (QPushButton *button : m_fixture->window.findChildren<QPushButton *>()) {
        if (button->text() == compare)
            fix = button;
    }
    QVERIFY(fix);
    fix->click();
    auto *form = dialog<CatalogUpdateDialog>();
    QVERIFY(form);
    QCOMPARE(form->findChild<QTableView *>()->model()->rowCount(), 1);
    form->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->click();
    QVERIFY(document.outcome(id).forecast.cost.totalUsd < before);
    document.undoStack()->undo();
    QCOMPARE(document.outcome(id).forecast.cost.totalUsd, before);
}

void TestReferenceRows::anotherProgramSeesTheRows()
{
    const auto other = m_fixture->otherProgram();
    addChip(u"Chip"_s, u"400"_s);
    QTRY_VERIFY(other->catalog().findAccelerator("chip")); // within a second
    const auto later = m_fixture->otherProgram();
    QVERIFY(later->catalog().findAccelerator("chip"));
    QVERIFY(!shippedCatalog().findAccelerator("chip"));
}

QTEST_MAIN(TestReferenceRows)
#include "tst_reference_rows.moc"
