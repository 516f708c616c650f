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
    <name>CommandLine</name>
    <message numerus="yes">
        <source>The library is sound; it holds %n scenario(s).</source>
        <translation>
            <numerusform>The library is sound; it holds %n scenario.</numerusform>
            <numerusform>The library is sound; it holds %n scenarios.</numerusform>
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
    <name>Report</name>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln rented accelerator(s) %2</source>
        <translation>
            <numerusform>to train a model of %1 parameters on %Ln rented accelerator %2</numerusform>
            <numerusform>to train a model of %1 parameters on %Ln rented accelerators %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln owned accelerator(s) %2</source>
        <translation>
            <numerusform>to train a model of %1 parameters on %Ln owned accelerator %2</numerusform>
            <numerusform>to train a model of %1 parameters on %Ln owned accelerators %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln rented accelerator(s) %2 from %3</source>
        <translation>
            <numerusform>to train a model of %1 parameters on %Ln rented accelerator %2 from %3</numerusform>
            <numerusform>to train a model of %1 parameters on %Ln rented accelerators %2 from %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln owned accelerator(s) %2 from %3</source>
        <translation>
            <numerusform>to train a model of %1 parameters on %Ln owned accelerator %2 from %3</numerusform>
            <numerusform>to train a model of %1 parameters on %Ln owned accelerators %2 from %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which of %Ln scenario(s)</source>
        <translation>
            <numerusform>Which of %Ln scenario</numerusform>
            <numerusform>Which of %Ln scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln equal input(s) stand(s) among the full results.</source>
        <translation>
            <numerusform>%Ln equal input stands among the full results.</numerusform>
            <numerusform>%Ln equal inputs stand among the full results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln broken</source>
        <translation>
            <numerusform>%Ln broken</numerusform>
            <numerusform>%Ln broken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The decision is whether %Ln accelerator(s) %1 is (are) rented to train one language model.</source>
        <translation>
            <numerusform>The decision is whether %Ln accelerator %1 is rented to train one language model.</numerusform>
            <numerusform>The decision is whether %Ln accelerators %1 are rented to train one language model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The decision is whether %Ln own accelerator(s) %1 is (are) used to train one language model.</source>
        <translation>
            <numerusform>The decision is whether %Ln own accelerator %1 is used to train one language model.</numerusform>
            <numerusform>The decision is whether %Ln own accelerators %1 are used to train one language model.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative(s) stand(s) beside it.</source>
        <translation>
            <numerusform>%Ln alternative stands beside it.</numerusform>
            <numerusform>%Ln alternatives stand beside it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s) must be put right.</source>
        <translation>
            <numerusform>%Ln input must be put right.</numerusform>
            <numerusform>%Ln inputs must be put right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s) stand(s) open.</source>
        <translation>
            <numerusform>%Ln warning stands open.</numerusform>
            <numerusform>%Ln warnings stand open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln accelerator(s) %2, owned and rented</source>
        <translation>
            <numerusform>to train a model of %1 parameters on %Ln accelerator %2, owned and rented</numerusform>
            <numerusform>to train a model of %1 parameters on %Ln accelerators %2, owned and rented</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The decision is whether %Ln accelerator(s) %1, some owned and some rented, is (are) used to train one language model.</source>
        <translation>
            <numerusform>The decision is whether %Ln accelerator %1, some owned and some rented, is used to train one language model.</numerusform>
            <numerusform>The decision is whether %Ln accelerators %1, some owned and some rented, are used to train one language model.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportChecks</name>
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
    <message numerus="yes">
        <source>month(s)</source>
        <translation>
            <numerusform>month</numerusform>
            <numerusform>months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::BulkBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::CatalogDetails</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::CatalogView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::ClusterSearchCard</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
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
    <name>runcast::ComparePage</name>
    <message numerus="yes">
        <source>%n scenario(s) compared</source>
        <translation>
            <numerusform>%n scenario compared</numerusform>
            <numerusform>%n scenarios compared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::FailureLogDialog</name>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <extracomment>%n = rows of a failure log that could not be read</extracomment>
        <translation>
            <numerusform>%n row left out</numerusform>
            <numerusform>%n rows left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::FindingsStrip</name>
    <message numerus="yes">
        <source>%Ln more finding(s)</source>
        <translation>
            <numerusform>%Ln more finding</numerusform>
            <numerusform>%Ln more findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::FoldedInputs</name>
    <message numerus="yes">
        <source>Inputs · %Ln changed</source>
        <translation>
            <numerusform>Inputs · %Ln changed</numerusform>
            <numerusform>Inputs · %Ln changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::InputGroup</name>
    <message numerus="yes">
        <source>%Ln more input(s)</source>
        <translation>
            <numerusform>%Ln more input</numerusform>
            <numerusform>%Ln more inputs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::InputPanel</name>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>number of inputs</comment>
        <translation>
            <numerusform>%Ln changed</numerusform>
            <numerusform>%Ln changed</numerusform>
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
    <name>runcast::LibraryPage</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, %n selected</numerusform>
            <numerusform>%1, %n selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in Compare</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n in Compare</numerusform>
            <numerusform>%n in Compare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scenario</numerusform>
            <numerusform>%n scenarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n sample</numerusform>
            <numerusform>%n samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archived hidden</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n archived hidden</numerusform>
            <numerusform>%n archived hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::PlanHeader</name>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln change</numerusform>
            <numerusform>%Ln changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) not yet named</source>
        <translation>
            <numerusform>%Ln change not yet named</numerusform>
            <numerusform>%Ln changes not yet named</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::PreviewPane</name>
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
    <message numerus="yes">
        <source>Now: %n change(s) not yet named</source>
        <translation>
            <numerusform>Now: %n change not yet named</numerusform>
            <numerusform>Now: %n changes not yet named</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n version(s)</source>
        <translation>
            <numerusform>All %n version</numerusform>
            <numerusform>All %n versions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::PriceImportDialog</name>
    <message numerus="yes">
        <source>%Ln price(s) kept; scenarios keep theirs until you take the new ones.</source>
        <translation>
            <numerusform>%Ln price kept; scenarios keep theirs until you take the new ones.</numerusform>
            <numerusform>%Ln prices kept; scenarios keep theirs until you take the new ones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::ReportPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
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
    <name>runcast::SensitivityPane</name>
    <message numerus="yes">
        <source>%n input(s) matter</source>
        <translation>
            <numerusform>%n input matters</numerusform>
            <numerusform>%n inputs matter</numerusform>
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
    <name>runcast::ValidationView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
</TS>
