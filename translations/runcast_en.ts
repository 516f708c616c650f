<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Units</name>
    <message numerus="yes">
        <source>token(s)</source>
        <translation><numerusform>token</numerusform><numerusform>tokens</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>GPU(s)</source>
        <translation><numerusform>GPU</numerusform><numerusform>GPUs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>person(s)</source>
        <translation><numerusform>person</numerusform><numerusform>people</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>home(s)</source>
        <translation><numerusform>home</numerusform><numerusform>homes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>day(s)</source>
        <translation><numerusform>day</numerusform><numerusform>days</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>year(s)</source>
        <translation><numerusform>year</numerusform><numerusform>years</numerusform></translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation><numerusform>%n day later</numerusform><numerusform>%n days later</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) earlier</source>
        <translation><numerusform>%n day earlier</numerusform><numerusform>%n days earlier</numerusform></translation>
    </message>
</context>
</TS>
