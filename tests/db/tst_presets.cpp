// SPDX-License-Identifier: MIT
#include "library_fixture.h"

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

StoredPreset preset(const QString &name)
{
    return {.name = name, .author = u"Ada"_s, .created = LibraryFixture::at(3), .json = "{\"runcast_model\":1}"};
}

QStringList names(const Library &library)
{
    const std::vector<StoredPreset> presets = library.presets().value();
    QStringList names;
    for (const StoredPreset &stored : presets)
        names.append(stored.name);
    return names;
}

} // namespace

class TestPresets : public QObject {
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<LibraryFixture>(); }
    void keepsWhatItWasGiven();
    void refuses_data();
    void refuses();
    void deletesAndBringsBack();
    void bringsBackUnderAFreeName();
    void isInTheBackup();
    void firstFormatGetsItsPlace();
    void checkFindsABrokenOne();

private:
    std::unique_ptr<LibraryFixture> m_fixture;
};

void TestPresets::keepsWhatItWasGiven()
{
    VERIFY_OK(m_fixture->create()->insertPreset(preset(u"Zebra"_s)));
    VERIFY_OK(m_fixture->open()->insertPreset(preset(u"our 100B"_s)));
    const auto library = m_fixture->open();
    QCOMPARE(names(*library), QStringList({u"our 100B"_s, u"Zebra"_s})); // by name
    const StoredPreset stored = library->presets().value().front();
    QVERIFY(stored.id.isValid());
    QCOMPARE(stored.author, u"Ada"_s);
    QCOMPARE(stored.created, LibraryFixture::at(3));
    QCOMPARE(stored.json, std::string("{\"runcast_model\":1}"));
}

void TestPresets::refuses_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty name") << QString() << QByteArray("{}");
    QTest::newRow("name of another, other case") << u"OUR 100b"_s << QByteArray("{}");
    QTest::newRow("long name") << QString(300, u'x') << QByteArray("{}");
    QTest::newRow("line break") << u"a\nb"_s << QByteArray("{}");
    QTest::newRow("no object") << u"B"_s << QByteArray("[1]");
    QTest::newRow("no JSON") << u"B"_s << QByteArray("{");
}

void TestPresets::refuses()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, json);
    const auto library = m_fixture->create();
    VERIFY_OK(library->insertPreset(preset(u"Our 100B"_s)));
    StoredPreset wrong = preset(name);
    wrong.json = json.toStdString();
    VERIFY_ERROR(library->insertPreset(wrong), ErrorCode::Refused);
    QCOMPARE(names(*library), QStringList(u"Our 100B"_s));
}

void TestPresets::deletesAndBringsBack()
{
    const auto library = m_fixture->create();
    const PresetId id = *library->insertPreset(preset(u"A"_s));
    VERIFY_OK(library->setPresetDeleted(id, true, LibraryFixture::at(5)));
    QVERIFY(names(*library).isEmpty());
    VERIFY_OK(library->setPresetDeleted(id, false, LibraryFixture::at(6)));
    QCOMPARE(names(*library), QStringList(u"A"_s));
    QCOMPARE(library->presets()->front().id, id);
    VERIFY_ERROR(library->setPresetDeleted({99}, true, LibraryFixture::at(7)), ErrorCode::NotFound);
}

void TestPresets::bringsBackUnderAFreeName()
{
    const auto library = m_fixture->create();
    const PresetId first = *library->insertPreset(preset(u"A"_s));
    VERIFY_OK(library->setPresetDeleted(first, true, LibraryFixture::at(5)));
    VERIFY_OK(library->insertPreset(preset(u"A"_s)));
    VERIFY_OK(library->setPresetDeleted(first, false, LibraryFixture::at(6)));
    QCOMPARE(names(*library), QStringList({u"A"_s, u"A 2"_s}));
}

void TestPresets::isInTheBackup()
{
    const auto library = m_fixture->create();
    VERIFY_OK(library->insertPreset(preset(u"A"_s)));
    VERIFY_OK(library->backup(m_fixture->path(u"copy.runcast"_s)));
    QCOMPARE(names(*m_fixture->open(u"copy.runcast"_s)), QStringList(u"A"_s));
}

void TestPresets::firstFormatGetsItsPlace()
{
    const QString file = m_fixture->path(u"old.runcast"_s);
    QVERIFY(QFile::copy(QStringLiteral(RUNCAST_TEST_DATA "/data/library_v1.runcast"), file));
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    const auto library = Library::open(file, OpenMode::ReadOnly);
    VERIFY_OK(library);
    QVERIFY(names(**library).isEmpty());
    VERIFY_ERROR((*library)->insertPreset(preset(u"A"_s)), ErrorCode::Unwritable);
}

void TestPresets::checkFindsABrokenOne()
{
    VERIFY_OK(m_fixture->create()->insertPreset(preset(u"A"_s)));
    {
        const auto connection = Connection::open(m_fixture->path(u"test.runcast"_s), {});
        VERIFY_OK(connection);
        VERIFY_OK((*connection)->execute(u"UPDATE preset SET content = '{\"runcast_model\"'"_s));
    }
    const auto problems = m_fixture->open()->check();
    VERIFY_OK(problems);
    QCOMPARE(problems->size(), size_t(1));
    QVERIFY(plainText(problems->front()).find("“A”") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestPresets)
#include "tst_presets.moc"
