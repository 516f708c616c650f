<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Charts</name>
        <message numerus="yes">
            <source>%n more value(s) in the table.</source>
            <translation>
                <numerusform>%n more value in the table.</numerusform>
                <numerusform>%n more values in the table.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>runcast::CommandPalette</name>
        <message numerus="yes">
            <source>%n result(s)</source>
            <translation>
                <numerusform>%n result</numerusform>
                <numerusform>%n results</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Compare</name>
        <message numerus="yes">
            <source>%n day(s)</source>
            <translation>
                <numerusform>%n day</numerusform>
                <numerusform>%n days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n input(s)</source>
            <translation>
                <numerusform>%n input</numerusform>
                <numerusform>%n inputs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>runcast::JobView</name>
        <message numerus="yes">
            <source>%1 (and %n more)</source>
            <translation>
                <numerusform>%1 (and %n more)</numerusform>
                <numerusform>%1 (and %n more)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Judgements</name>
        <message numerus="yes">
            <source>%n day(s) later</source>
            <translation>
                <numerusform>%n day later</numerusform>
                <numerusform>%n days later</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) earlier</source>
            <translation>
                <numerusform>%n day earlier</numerusform>
                <numerusform>%n days earlier</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>runcast::LibraryFiles</name>
        <message numerus="yes">
            <source>%n scenario(s) imported.</source>
            <translation>
                <numerusform>%n scenario imported.</numerusform>
                <numerusform>%n scenarios imported.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n remark(s) on the model.</source>
            <translation>
                <numerusform>%n remark on the model.</numerusform>
                <numerusform>%n remarks on the model.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s) exported.</source>
            <translation>
                <numerusform>%n scenario exported.</numerusform>
                <numerusform>%n scenarios exported.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>runcast::ScenarioActions</name>
        <message numerus="yes">
            <source>%n sample(s) added.</source>
            <translation>
                <numerusform>%n sample added.</numerusform>
                <numerusform>%n samples added.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s) duplicated.</source>
            <translation>
                <numerusform>%n scenario duplicated.</numerusform>
                <numerusform>%n scenarios duplicated.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s) archived.</source>
            <translation>
                <numerusform>%n scenario archived.</numerusform>
                <numerusform>%n scenarios archived.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s) taken out of the archive.</source>
            <translation>
                <numerusform>%n scenario taken out of the archive.</numerusform>
                <numerusform>%n scenarios taken out of the archive.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n scenario(s) set to “%1”.</source>
            <translation>
                <numerusform>%n scenario set to “%1”.</numerusform>
                <numerusform>%n scenarios set to “%1”.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Tag “%1” added to %n scenario(s).</source>
            <translation>
                <numerusform>Tag “%1” added to %n scenario.</numerusform>
                <numerusform>Tag “%1” added to %n scenarios.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Added: %n scenario(s) in Compare.</source>
            <translation>
                <numerusform>Added: %n scenario in Compare.</numerusform>
                <numerusform>Added: %n scenarios in Compare.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>runcast::StatusLine</name>
        <message numerus="yes">
            <source>%1 and %n change(s)</source>
            <translation>
                <numerusform>%1 and %n change</numerusform>
                <numerusform>%1 and %n changes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n error</numerusform>
                <numerusform>%n errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n note</numerusform>
                <numerusform>%n notes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Units</name>
        <message numerus="yes">
            <source>token(s)</source>
            <translation>
                <numerusform>token</numerusform>
                <numerusform>tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>GPU(s)</source>
            <translation>
                <numerusform>GPU</numerusform>
                <numerusform>GPUs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>person(s)</source>
            <translation>
                <numerusform>person</numerusform>
                <numerusform>people</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>home(s)</source>
            <translation>
                <numerusform>home</numerusform>
                <numerusform>homes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>day(s)</source>
            <translation>
                <numerusform>day</numerusform>
                <numerusform>days</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>year(s)</source>
            <translation>
                <numerusform>year</numerusform>
                <numerusform>years</numerusform>
            </translation>
        </message>
    </context>
</TS>
