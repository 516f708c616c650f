<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Blocks</name>
    <message>
        <source>Query projection</source>
        <translation>Query-Projektion</translation>
    </message>
    <message>
        <source>Key and value projections</source>
        <translation>Key- und Value-Projektionen</translation>
    </message>
    <message>
        <source>Output projection</source>
        <translation>Ausgabeprojektion</translation>
    </message>
    <message>
        <source>Query projection to the latent</source>
        <translation>Query-Projektion in den latenten Raum</translation>
    </message>
    <message>
        <source>Query projection from the latent</source>
        <translation>Query-Projektion aus dem latenten Raum</translation>
    </message>
    <message>
        <source>Key and value projection to the latent</source>
        <translation>Key- und Value-Projektion in den latenten Raum</translation>
    </message>
    <message>
        <source>Key and value projection from the latent</source>
        <translation>Key- und Value-Projektion aus dem latenten Raum</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Biases, sinks and norms of latents</source>
        <translation>Bias, Sinks und Normen der latenten Größen</translation>
    </message>
    <message>
        <source>Query and key norms</source>
        <translation>Query- und Key-Normen</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>Dichte Schichten</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>MLP biases</source>
        <translation>MLP-Bias</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normen</translation>
    </message>
    <message>
        <source>Layers with experts</source>
        <translation>Schichten mit Experten</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Router bias</source>
        <translation>Router-Bias</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Gate of the shared expert</source>
        <translation>Gate des geteilten Experten</translation>
    </message>
    <message>
        <source>Dense path beside the experts</source>
        <translation>Dichter Pfad neben den Experten</translation>
    </message>
    <message>
        <source>Routed expert</source>
        <translation>Gerouteter Experte</translation>
    </message>
    <message>
        <source>Biases of a routed expert</source>
        <translation>Bias eines gerouteten Experten</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Input embedding</source>
        <translation>Eingabe-Embedding</translation>
    </message>
    <message>
        <source>Projections to and from the embedding</source>
        <translation>Projektionen zum und vom Embedding</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Gelernte Positionen</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>Embedding-Norm</translation>
    </message>
    <message>
        <source>Indexer of sparse attention</source>
        <translation>Indexer der dünnen Attention</translation>
    </message>
    <message>
        <source>Load-balancing bias of the router</source>
        <translation>Ausgleichs-Bias des Routers</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Letzte Norm</translation>
    </message>
    <message>
        <source>Output matrix</source>
        <translation>Ausgabematrix</translation>
    </message>
    <message>
        <source>Bias of the output matrix</source>
        <translation>Bias der Ausgabematrix</translation>
    </message>
</context>
<context>
    <name>Cash</name>
    <message>
        <source>Capital</source>
        <translation>Kapital</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Running the machines</source>
        <translation>Betrieb der Maschinen</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Everything else</source>
        <translation>Alles andere</translation>
    </message>
    <message>
        <source>Contingency and tax</source>
        <translation>Reserve und Steuern</translation>
    </message>
</context>
<context>
    <name>Catalog</name>
    <message>
        <source>primary</source>
        <translation>Erstquelle</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>Zweitquelle</translation>
    </message>
    <message>
        <source>recalled</source>
        <translation>aus Erinnerung</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>TFLOPS</source>
        <translation>TFLOPS</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Link</translation>
    </message>
    <message>
        <source>TDP</source>
        <translation>TDP</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Vertrauen</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>Bauform</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>Nutzbarer Speicher</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>FP64</source>
        <translation>FP64</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>Link technology</source>
        <translation>Link-Technik</translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation>Link-Domäne</translation>
    </message>
    <message>
        <source>accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Gbit/s</source>
        <translation>Gbit/s</translation>
    </message>
    <message>
        <source>Typical server</source>
        <translation>Typischer Server</translation>
    </message>
    <message>
        <source>Accelerators a server</source>
        <translation>Beschleuniger je Server</translation>
    </message>
    <message>
        <source>Server nameplate</source>
        <translation>Nennleistung des Servers</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>Basis of the price</source>
        <translation>Grundlage des Preises</translation>
    </message>
    <message>
        <source>Date of the price</source>
        <translation>Datum des Preises</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>auf Abruf</translation>
    </message>
    <message>
        <source>reserved, 1 year</source>
        <translation>reserviert, 1 Jahr</translation>
    </message>
    <message>
        <source>reserved, 3 years</source>
        <translation>reserviert, 3 Jahre</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>capacity block</source>
        <translation>Kapazitätsblock</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>USD per accelerator-hour</source>
        <translation>USD je Beschleunigerstunde</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Accelerators an instance</source>
        <translation>Beschleuniger je Instanz</translation>
    </message>
    <message>
        <source>Still offered</source>
        <translation>Noch angeboten</translation>
    </message>
    <message>
        <source>no: changed since, history only</source>
        <translation>nein: seither geändert, nur Geschichte</translation>
    </message>
    <message>
        <source>yes, as far as known</source>
        <translation>ja, soweit bekannt</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Mrd.</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>T</source>
        <translation>Bio.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Accelerator-hours reported</source>
        <translation>Gemeldete Beschleunigerstunden</translation>
    </message>
    <message>
        <source>M</source>
        <translation>Mio.</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Veröffentlichte Parameter</translation>
    </message>
    <message>
        <source>Why the count differs</source>
        <translation>Warum die Zählung abweicht</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>MLP width</source>
        <translation>MLP-Breite</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Key and value heads</source>
        <translation>Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts a token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>M tokens</source>
        <translation>Mio. Tokens</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallel</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>Date of the source</source>
        <translation>Datum der Quelle</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>US state</source>
        <translation>US-Bundesstaat</translation>
    </message>
    <message>
        <source>province</source>
        <translation>Provinz</translation>
    </message>
    <message>
        <source>cloud region</source>
        <translation>Cloud-Region</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>Gesamtwert</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>USD/kWh</source>
        <translation>USD/kWh</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation>l/kWh</translation>
    </message>
    <message>
        <source>Source of carbon</source>
        <translation>Quelle zu CO₂</translation>
    </message>
    <message>
        <source>Source of the tariff</source>
        <translation>Quelle zum Tarif</translation>
    </message>
    <message>
        <source>Source of water</source>
        <translation>Quelle zum Wasser</translation>
    </message>
    <message>
        <source>Falls back on</source>
        <translation>Greift zurück auf</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Gelesen am</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ursache</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Rate</translation>
    </message>
    <message>
        <source>per million accelerator-hours</source>
        <translation>je Million Beschleunigerstunden</translation>
    </message>
    <message>
        <source>All interruptions of the window</source>
        <translation>Alle Unterbrechungen des Zeitraums</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>What is priced</source>
        <translation>Was bepreist wird</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Stromnetze</translation>
    </message>
    <message>
        <source>Failure rates</source>
        <translation>Ausfallraten</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Cluster costs</source>
        <translation>Clusterkosten</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Datenspeicher</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>retired</source>
        <translation>zurückgezogen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>mesh</source>
        <translation>vermascht</translation>
    </message>
    <message>
        <source>torus</source>
        <translation>Torus</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Link topology</source>
        <translation>Topologie der Verbindung</translation>
    </message>
    <message>
        <source>Year of carbon</source>
        <translation>Jahr des CO₂-Werts</translation>
    </message>
    <message>
        <source>Basis of carbon</source>
        <translation>Grundlage des CO₂-Werts</translation>
    </message>
    <message>
        <source>Year of the tariff</source>
        <translation>Jahr des Tarifs</translation>
    </message>
    <message>
        <source>Basis of the tariff</source>
        <translation>Grundlage des Tarifs</translation>
    </message>
</context>
<context>
    <name>CatalogRows</name>
    <message>
        <source>tokens not published</source>
        <translation>Tokens nicht veröffentlicht</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Range of the end</source>
        <translation>Spanne des Endes</translation>
    </message>
    <message>
        <source>At low</source>
        <translation>Bei niedrig</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>Bei hoch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A row of a chart&apos;s values read aloud: its name and its values.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more value(s) in the table.</source>
        <translation>
            <numerusform>%n weiterer Wert in der Tabelle.</numerusform>
            <numerusform>%n weitere Werte in der Tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training FLOP are not computed</source>
        <translation>Trainings-FLOP sind nicht berechnet</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>genau</translation>
    </message>
    <message>
        <source>6 N D</source>
        <translation>6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>6 N D is what is counted</source>
        <translation>Gezählt wird 6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>The exact count is %1 above 6 N D</source>
        <translation>Die genaue Zählung liegt %1 über 6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>The exact count is %1 below 6 N D</source>
        <translation>Die genaue Zählung liegt %1 unter 6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>Training FLOP, %1</source>
        <translation>Trainings-FLOP, %1</translation>
    </message>
    <message>
        <source>The shape of the model is not known</source>
        <translation>Die Gestalt des Modells ist nicht bekannt</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Most of a token’s work: %1, %2</source>
        <translation>Das meiste an einem Token: %1, %2</translation>
    </message>
    <message>
        <source>Forward pass by part, %1</source>
        <translation>Vorwärtslauf nach Teilen, %1</translation>
    </message>
    <message>
        <source>Memory per accelerator is not computed</source>
        <translation>Speicher je Beschleuniger ist nicht berechnet</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>usable %1</source>
        <translation>nutzbar %1</translation>
    </message>
    <message>
        <source>The fullest accelerator uses %1 of %2</source>
        <translation>Der vollste Beschleuniger nutzt %1 von %2</translation>
    </message>
    <message>
        <source>The fullest accelerator needs %1 of %2</source>
        <translation>Der vollste Beschleuniger braucht %1 von %2</translation>
    </message>
    <message>
        <source>Stage %1, %2 per accelerator</source>
        <translation>Stufe %1, %2 je Beschleuniger</translation>
    </message>
    <message>
        <source>Training state alone, %1 per accelerator</source>
        <translation>Nur Trainingszustand, %1 je Beschleuniger</translation>
    </message>
    <message>
        <source>The cost is not computed</source>
        <translation>Die Kosten sind nicht berechnet</translation>
    </message>
    <message>
        <source>Largest part of the cost: %1, %2</source>
        <translation>Größter Teil der Kosten: %1, %2</translation>
    </message>
    <message>
        <source>Nothing costs anything yet</source>
        <translation>Noch kostet nichts etwas</translation>
    </message>
    <message>
        <source>Cost by part, %1</source>
        <translation>Kosten nach Teilen, %1</translation>
    </message>
    <message>
        <source>The power is not computed</source>
        <translation>Die Leistung ist nicht berechnet</translation>
    </message>
    <message>
        <source>While training</source>
        <translation>Im Training</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Rest of the servers</source>
        <translation>Übrige Server</translation>
    </message>
    <message>
        <source>Network and storage</source>
        <translation>Netz und Speicher</translation>
    </message>
    <message>
        <source>Cooling and losses</source>
        <translation>Kühlung und Verluste</translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation>Bereitgestellt</translation>
    </message>
    <message>
        <source>Nameplate with cooling</source>
        <translation>Nennleistung mit Kühlung</translation>
    </message>
    <message>
        <source>site limit</source>
        <translation>Standortgrenze</translation>
    </message>
    <message>
        <source>Accelerators draw %1 of the facility’s power</source>
        <translation>Beschleuniger nehmen %1 der Standortleistung</translation>
    </message>
    <message>
        <source>Facility power, %1</source>
        <translation>Standortleistung, %1</translation>
    </message>
    <message>
        <source>The calendar time is not computed</source>
        <translation>Die Kalenderzeit ist nicht berechnet</translation>
    </message>
    <message>
        <source>Checkpoints and failures add %1 to %2 of computing</source>
        <translation>Checkpoints und Ausfälle fügen %2 Rechnen %1 hinzu</translation>
    </message>
    <message>
        <source>Nothing is lost: neither failures nor checkpoints are assumed</source>
        <translation>Nichts geht verloren: weder Ausfälle noch Checkpoints sind angenommen</translation>
    </message>
    <message>
        <source>Ideal</source>
        <translation>Ideal</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Days of the main run</source>
        <translation>Tage des Hauptlaufs</translation>
    </message>
    <message>
        <source>Time added to pure computing, %, by minutes between checkpoints</source>
        <translation>Zusätzliche Zeit zum reinen Rechnen, %, nach Minuten zwischen Checkpoints</translation>
    </message>
    <message>
        <source>The checkpoint interval is not computed</source>
        <translation>Der Checkpoint-Abstand ist nicht berechnet</translation>
    </message>
    <message>
        <source>Without failures no checkpoint is needed</source>
        <translation>Ohne Ausfälle ist kein Checkpoint nötig</translation>
    </message>
    <message>
        <source>best %1: %2</source>
        <translation>bester %1: %2</translation>
    </message>
    <message>
        <source>chosen %1: %2</source>
        <translation>gewählt %1: %2</translation>
    </message>
    <message>
        <source>The best checkpoint interval, %1, is used</source>
        <translation>Der beste Checkpoint-Abstand, %1, wird verwendet</translation>
    </message>
    <message>
        <source>The chosen interval adds %1 over the best, %2</source>
        <translation>Der gewählte Abstand fügt gegenüber dem besten, %2, %1 hinzu</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Host and repair</source>
        <translation>Host und Reparatur</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>No interruptions are expected</source>
        <translation>Keine Unterbrechungen erwartet</translation>
    </message>
    <message>
        <source>Most interruptions: %1, %2</source>
        <translation>Häufigste Ursache: %1, %2</translation>
    </message>
    <message>
        <source>%1 expected interruptions by cause</source>
        <translation>%1 erwartete Unterbrechungen nach Ursache</translation>
    </message>
    <message>
        <source>Spares are not computed</source>
        <translation>Die Reserve ist nicht berechnet</translation>
    </message>
    <message>
        <source>Share of the time without waiting, %, by spare GPUs</source>
        <translation>Anteil der Zeit ohne Warten, %, nach Reserve-GPUs</translation>
    </message>
    <message>
        <source>Cheapest together with waiting: %1</source>
        <translation>Am billigsten samt Warten: %1</translation>
    </message>
    <message>
        <source>The step is not predicted</source>
        <translation>Der Schritt ist nicht vorhergesagt</translation>
    </message>
    <message>
        <source>%1 of the predicted step is computing</source>
        <translation>%1 des vorhergesagten Schritts sind Rechnen</translation>
    </message>
    <message>
        <source>One step of %1, likely %2; seconds and share by part</source>
        <translation>Ein Schritt von %1, wahrscheinlich %2; Sekunden und Anteil je Teil</translation>
    </message>
    <message>
        <source>A reserve of %1 would be enough</source>
        <translation>Eine Reserve von %1 würde reichen</translation>
    </message>
    <message>
        <source>The reserve of %1 is enough</source>
        <translation>Die Reserve von %1 reicht</translation>
    </message>
    <message>
        <source>The reserve of %1 is small: %2 for 99 % of the time</source>
        <translation>Die Reserve von %1 ist knapp: %2 für 99 % der Zeit</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>Monat %1</translation>
    </message>
    <message>
        <source>Fiscal year %1</source>
        <translation>Geschäftsjahr %1</translation>
    </message>
    <message>
        <source>Fiscal year %1, quarter %2</source>
        <translation>Geschäftsjahr %1, Quartal %2</translation>
    </message>
    <message>
        <source>The cash flow is not computed</source>
        <translation>Der Zahlungsplan ist nicht berechnet</translation>
    </message>
    <message>
        <source>Most is paid in %1: %2</source>
        <translation>Am meisten wird im %1 gezahlt: %2</translation>
    </message>
    <message>
        <source>Payments by month, nominal, %1</source>
        <translation>Zahlungen je Monat, nominal, %1</translation>
    </message>
    <message>
        <source>In the last month other work takes the machines over at %1.</source>
        <translation>Im letzten Monat übernehmen andere Arbeiten die Maschinen zu %1.</translation>
    </message>
    <message>
        <source>Several months stand in one column.</source>
        <translation>Eine Säule enthält mehrere Monate.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Sum, %1</source>
        <translation>Summe, %1</translation>
    </message>
    <message>
        <source>Running sum</source>
        <translation>Laufende Summe</translation>
    </message>
    <message>
        <source>Rent and purchase cannot be compared: a price is missing</source>
        <translation>Miete und Kauf lassen sich nicht vergleichen: ein Preis fehlt</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Own, less resale</source>
        <translation>Eigentum, weniger Wiederverkauf</translation>
    </message>
    <message>
        <source>Own, paid in</source>
        <translation>Eigentum, eingezahlt</translation>
    </message>
    <message>
        <source>years of use</source>
        <translation>Nutzungsjahre</translation>
    </message>
    <message>
        <source>equal after %1</source>
        <translation>gleich nach %1</translation>
    </message>
    <message>
        <source>Owning is cheaper from the first month on</source>
        <translation>Eigentum ist vom ersten Monat an billiger</translation>
    </message>
    <message>
        <source>Owning is cheaper after %1 of use</source>
        <translation>Eigentum ist nach %1 Nutzung billiger</translation>
    </message>
    <message>
        <source>Renting stays cheaper for %1</source>
        <translation>Miete bleibt %1 lang billiger</translation>
    </message>
    <message>
        <source>%1 at %2 of the hours in use, sum of all years, %3</source>
        <translation>%1 bei %2 der Stunden in Gebrauch, Summe aller Jahre, %3</translation>
    </message>
    <message>
        <source>Energy, maintenance and site are in; staff and the run’s other parts are the same either way.</source>
        <translation>Energie, Wartung und Standort sind enthalten; Personal und die übrigen Teile des Laufs sind in beiden Fällen gleich.</translation>
    </message>
    <message>
        <source>The load by month is not computed</source>
        <translation>Die Last je Monat ist nicht berechnet</translation>
    </message>
    <message>
        <source>average</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>provisioned</source>
        <translation>bereitgestellt</translation>
    </message>
    <message>
        <source>Provisioned is %1 times the average draw of the run</source>
        <translation>Bereitgestellt ist das %1-Fache der mittleren Aufnahme des Laufs</translation>
    </message>
    <message>
        <source>Average facility power by month, %1</source>
        <translation>Mittlere Standortleistung je Monat, %1</translation>
    </message>
    <message>
        <source>The energy is not computed</source>
        <translation>Die Energie ist nicht berechnet</translation>
    </message>
    <message>
        <source>File storage</source>
        <translation>Dateispeicher</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Reservegeräte</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Accelerators take %1 of the energy</source>
        <translation>Beschleuniger nehmen %1 der Energie</translation>
    </message>
    <message>
        <source>Energy of the run by part, %1</source>
        <translation>Energie des Laufs nach Teilen, %1</translation>
    </message>
    <message>
        <source>cheapest: %1</source>
        <translation>am günstigsten: %1</translation>
    </message>
    <message>
        <source>95 % of the time: %1</source>
        <translation>95 % der Zeit: %1</translation>
    </message>
    <message>
        <source>99 % of the time: %1</source>
        <translation>99 % der Zeit: %1</translation>
    </message>
    <message>
        <source>planned: %1</source>
        <translation>geplant: %1</translation>
    </message>
    <message>
        <source>What spares cost is not computed</source>
        <translation>Die Kosten der Reserve sind nicht berechnet</translation>
    </message>
    <message>
        <source>spares</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>%1 spare GPUs cost least together with waiting: %2</source>
        <translation>%1 Reserve-GPUs kosten zusammen mit dem Warten am wenigsten: %2</translation>
    </message>
    <message>
        <source>No spares cost least: waiting comes to %1</source>
        <translation>Keine Reserve kostet am wenigsten: Das Warten kommt auf %1</translation>
    </message>
    <message>
        <source>Cost of spares and of the whole cluster’s waiting, %1, by spare GPUs in units of %2</source>
        <translation>Kosten der Reserve und des Wartens des ganzen Clusters, %1, nach Reserve-GPUs in Einheiten zu %2</translation>
    </message>
    <message>
        <source>At %1 an accelerator-hour over %2; as if nothing came from outside.</source>
        <translation>Bei %1 je Beschleunigerstunde über %2; als käme nichts von außen.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Grouped query (MHA, GQA, MQA)</source>
        <translation>Gruppiert (MHA, GQA, MQA)</translation>
    </message>
    <message>
        <source>Latent (MLA)</source>
        <translation>Latent (MLA)</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>LayerNorm without bias</source>
        <translation>LayerNorm ohne Bias</translation>
    </message>
    <message>
        <source>LayerNorm without weights</source>
        <translation>LayerNorm ohne Gewichte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Per head</source>
        <translation>Je Kopf</translation>
    </message>
    <message>
        <source>Whole projection</source>
        <translation>Ganze Projektion</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigentum</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP16</source>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP32</source>
        <translation>FP32</translation>
    </message>
    <message>
        <source>AdamW</source>
        <translation>AdamW</translation>
    </message>
    <message>
        <source>AdamW, 8-bit moments</source>
        <translation>AdamW, 8-Bit-Momente</translation>
    </message>
    <message>
        <source>Adafactor</source>
        <translation>Adafactor</translation>
    </message>
    <message>
        <source>Muon</source>
        <translation>Muon</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>SGD mit Momentum</translation>
    </message>
    <message>
        <source>16-bit</source>
        <translation>16 Bit</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>Selektiv</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>6 N D</source>
        <translation>6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>Exact, causal attention</source>
        <translation>Genau, kausale Attention</translation>
    </message>
    <message>
        <source>Exact, full attention</source>
        <translation>Genau, volle Attention</translation>
    </message>
    <message>
        <source>Megatron-Core class</source>
        <translation>Klasse Megatron-Core</translation>
    </message>
    <message>
        <source>PyTorch FSDP class</source>
        <translation>Klasse PyTorch FSDP</translation>
    </message>
    <message>
        <source>Megatron-LM of 2021</source>
        <translation>Megatron-LM von 2021</translation>
    </message>
    <message>
        <source>XLA (TPU)</source>
        <translation>XLA (TPU)</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>1F1B, interleaved</source>
        <translation>1F1B, verschränkt</translation>
    </message>
    <message>
        <source>Zero bubble (ZB-H1)</source>
        <translation>Zero Bubble (ZB-H1)</translation>
    </message>
    <message>
        <source>DualPipe</source>
        <translation>DualPipe</translation>
    </message>
    <message>
        <source>AdamW, pure BF16</source>
        <translation>AdamW, reines BF16</translation>
    </message>
    <message>
        <source>16-bit and FP32</source>
        <translation>16 Bit und FP32</translation>
    </message>
    <message>
        <source>Blocking</source>
        <translation>Blockierend</translation>
    </message>
    <message>
        <source>In the background</source>
        <translation>Im Hintergrund</translation>
    </message>
    <message>
        <source>Llama 3, H100</source>
        <translation>Llama 3, H100</translation>
    </message>
    <message>
        <source>Meta RSC-1, A100</source>
        <translation>Meta RSC-1, A100</translation>
    </message>
    <message>
        <source>Meta RSC-2, A100</source>
        <translation>Meta RSC-2, A100</translation>
    </message>
    <message>
        <source>OPT, A100 in a cloud</source>
        <translation>OPT, A100 in einer Cloud</translation>
    </message>
    <message>
        <source>BLOOM, A100</source>
        <translation>BLOOM, A100</translation>
    </message>
    <message>
        <source>StepFun, node faults</source>
        <translation>StepFun, Knotenfehler</translation>
    </message>
    <message>
        <source>Nine clusters together</source>
        <translation>Neun Cluster zusammen</translation>
    </message>
    <message>
        <source>Own log</source>
        <translation>Eigenes Protokoll</translation>
    </message>
    <message>
        <source>Start of the month</source>
        <translation>Monatsanfang</translation>
    </message>
    <message>
        <source>Middle of the month</source>
        <translation>Monatsmitte</translation>
    </message>
    <message>
        <source>End of the month</source>
        <translation>Monatsende</translation>
    </message>
    <message>
        <source>Own building</source>
        <translation>Eigenes Gebäude</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Straight line</source>
        <translation>Linear</translation>
    </message>
    <message>
        <source>Economic: by resale value</source>
        <translation>Ökonomisch: nach Wiederverkaufswert</translation>
    </message>
    <message>
        <source>Own a base, rent the rest</source>
        <translation>Grundlast besitzen, den Rest mieten</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Auf Abruf</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>Reserviert, 1 Jahr</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>Reserviert, 3 Jahre</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Capacity block</source>
        <translation>Kapazitätsblock</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Its name or #number.</source>
        <translation>Sein Name oder #Nummer.</translation>
    </message>
    <message>
        <source>Names or #numbers of scenarios.</source>
        <translation>Namen oder #Nummern von Szenarien.</translation>
    </message>
    <message>
        <source>Runcast budgets AI training runs: money, time, power and risk, before anyone buys or rents an accelerator.</source>
        <translation>Runcast plant KI-Trainingsläufe: Geld, Zeit, Leistung und Risiko, bevor jemand einen Beschleuniger kauft oder mietet.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Alone it opens the window; with a command it never does.</source>
        <translation>Allein öffnet es das Fenster; mit einem Befehl nie.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Print the version of the program.</source>
        <translation>Die Version des Programms ausgeben.</translation>
    </message>
    <message>
        <source>Print help, also on each command.</source>
        <translation>Hilfe ausgeben, auch zu jedem Befehl.</translation>
    </message>
    <message>
        <source>Options, before or after the command:</source>
        <translation>Optionen, vor oder nach dem Befehl:</translation>
    </message>
    <message>
        <source>SCENARIO is a name or #number. Values take the suffixes people type: 15.6T, 405B, 2.4k, 40%, 30min, 1.2GW.</source>
        <translation>SCENARIO ist ein Name oder #Nummer. Werte nehmen die üblichen Kürzel an: 15.6T, 405B, 2.4k, 40%, 30min, 1.2GW.</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 not so or not there, 2 wrong usage.</source>
        <translation>Rückgabewert: 0 erledigt, 1 nicht so oder nicht da, 2 falscher Aufruf.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
    <message>
        <source>Common options:</source>
        <translation>Gemeinsame Optionen:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Beispiele:</translation>
    </message>
    <message>
        <source>Work on this library instead of your own.</source>
        <translation>Mit dieser Bibliothek statt der eigenen arbeiten.</translation>
    </message>
    <message>
        <source>Print JSON.</source>
        <translation>JSON ausgeben.</translation>
    </message>
    <message>
        <source>Print CSV with plain numbers.</source>
        <translation>CSV mit einfachen Zahlen ausgeben.</translation>
    </message>
    <message>
        <source>Do not tell what was done.</source>
        <translation>Nicht sagen, was getan wurde.</translation>
    </message>
    <message>
        <source>Language of texts and reports: en, de.</source>
        <translation>Sprache der Texte und Berichte: en, de.</translation>
    </message>
    <message>
        <source>Show how it is used with: %1</source>
        <translation>Die Verwendung zeigt: %1</translation>
    </message>
    <message>
        <source>The output could not be written. Is the disk full?</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden. Ist die Festplatte voll?</translation>
    </message>
    <message>
        <source>A scenario of the library: its name or #number.</source>
        <translation>Ein Szenario der Bibliothek: sein Name oder #Nummer.</translation>
    </message>
    <message>
        <source>The model of a config.json instead.</source>
        <translation>Stattdessen das Modell einer config.json.</translation>
    </message>
    <message>
        <source>Change these inputs.</source>
        <translation>Diese Eingaben ändern.</translation>
    </message>
    <message>
        <source>Copy the library to another file, also while it is in use.</source>
        <translation>Die Bibliothek in eine andere Datei kopieren, auch während sie in Gebrauch ist.</translation>
    </message>
    <message>
        <source>The copy to write.</source>
        <translation>Die zu schreibende Kopie.</translation>
    </message>
    <message>
        <source>Replace a file of that name.</source>
        <translation>Eine Datei dieses Namens ersetzen.</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>List the catalogs, or the rows of one: models, accelerators, prices, grids.</source>
        <translation>Die Kataloge auflisten oder die Zeilen eines davon: models, accelerators, prices, grids.</translation>
    </message>
    <message>
        <source>Its name; without one the catalogs themselves are listed.</source>
        <translation>Sein Name; ohne Namen werden die Kataloge selbst aufgelistet.</translation>
    </message>
    <message>
        <source>Only rows that hold this text.</source>
        <translation>Nur Zeilen mit diesem Text.</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Show all that the catalogs know under an id, with its source.</source>
        <translation>Alles zeigen, was die Kataloge unter einer Kennung wissen, mit Quelle.</translation>
    </message>
    <message>
        <source>Of an accelerator, a model, a region, a rate or a fact.</source>
        <translation>Eines Beschleunigers, eines Modells, einer Region, einer Rate oder einer Angabe.</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Published models and their runs</source>
        <translation>Veröffentlichte Modelle und ihre Läufe</translation>
    </message>
    <message>
        <source>Published rents of accelerators</source>
        <translation>Veröffentlichte Mieten von Beschleunigern</translation>
    </message>
    <message>
        <source>Electricity by region</source>
        <translation>Strom nach Region</translation>
    </message>
    <message>
        <source>Published rates of interruptions</source>
        <translation>Veröffentlichte Raten von Unterbrechungen</translation>
    </message>
    <message>
        <source>Facts on power</source>
        <translation>Angaben zur Leistung</translation>
    </message>
    <message>
        <source>Facts on costs of clusters</source>
        <translation>Angaben zu den Kosten von Clustern</translation>
    </message>
    <message>
        <source>Prices of storage and transfer</source>
        <translation>Preise für Speicher und Übertragung</translation>
    </message>
    <message>
        <source>Sources and their licences</source>
        <translation>Quellen und ihre Lizenzen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Check that a library is sound, without changing it.</source>
        <translation>Prüfen, ob eine Bibliothek heil ist, ohne sie zu ändern.</translation>
    </message>
    <message>
        <source>A library file; else the one of --library or your own.</source>
        <translation>Eine Bibliotheksdatei; sonst die von --library oder die eigene.</translation>
    </message>
    <message numerus="yes">
        <source>The library is sound; it holds %n scenario(s).</source>
        <translation>
            <numerusform>Die Bibliothek ist heil; sie enthält %n Szenario.</numerusform>
            <numerusform>Die Bibliothek ist heil; sie enthält %n Szenarien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare scenarios with a baseline, on screen or as a file.</source>
        <translation>Szenarien mit einer Basis vergleichen, auf dem Schirm oder als Datei.</translation>
    </message>
    <message>
        <source>What the others are measured against; else the first.</source>
        <translation>Woran die anderen gemessen werden; sonst das erste.</translation>
    </message>
    <message>
        <source>Leave out what is the same in all.</source>
        <translation>Weglassen, was in allen gleich ist.</translation>
    </message>
    <message>
        <source>Write a comparison report instead; the file&apos;s ending says as what.</source>
        <translation>Stattdessen einen Vergleichsbericht schreiben; die Endung der Datei sagt, welcher Art.</translation>
    </message>
    <message>
        <source>Date of the report instead of now: the same date gives the same bytes.</source>
        <translation>Datum des Berichts statt jetzt: dasselbe Datum ergibt dieselben Bytes.</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>Eingaben, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Take a scenario out of the library; restore brings it back.</source>
        <translation>Ein Szenario aus der Bibliothek nehmen; restore bringt es zurück.</translation>
    </message>
    <message>
        <source>Deleted “%1”. Bring it back with: runcast restore &apos;#%2&apos;</source>
        <translation>„%1“ gelöscht. Zurückholen mit: runcast restore &apos;#%2&apos;</translation>
    </message>
    <message>
        <source>Copy a scenario under a name of its own.</source>
        <translation>Ein Szenario unter eigenem Namen kopieren.</translation>
    </message>
    <message>
        <source>What the copy is called.</source>
        <translation>Wie die Kopie heißt.</translation>
    </message>
    <message>
        <source>Made “%1” from “%2”.</source>
        <translation>„%1“ aus „%2“ gemacht.</translation>
    </message>
    <message>
        <source>Write scenarios to a JSON file that import reads.</source>
        <translation>Szenarien in eine JSON-Datei schreiben, die import liest.</translation>
    </message>
    <message>
        <source>The JSON file to write.</source>
        <translation>Die zu schreibende JSON-Datei.</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Forecast a scenario: cost, time, memory, power, failures.</source>
        <translation>Ein Szenario vorhersagen: Kosten, Zeit, Speicher, Leistung, Ausfälle.</translation>
    </message>
    <message>
        <source>Print a figure&apos;s formula with its inputs and their sources.</source>
        <translation>Die Formel eines Ergebnisses mit Eingaben und Quellen ausgeben.</translation>
    </message>
    <message>
        <source>List the versions of a scenario.</source>
        <translation>Die Versionen eines Szenarios auflisten.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Add scenarios from files: exported JSON, config.json.</source>
        <translation>Szenarien aus Dateien hinzufügen: exportiertes JSON, config.json.</translation>
    </message>
    <message>
        <source>Files to read. A name in use becomes “Name 2”.</source>
        <translation>Zu lesende Dateien. Ein vergebener Name wird zu „Name 2“.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Imported %1.</source>
        <translation>%1 importiert.</translation>
    </message>
    <message>
        <source>List the scenarios of the library with their headline figures.</source>
        <translation>Die Szenarien der Bibliothek mit ihren Hauptergebnissen auflisten.</translation>
    </message>
    <message>
        <source>Words in name, note, tags, owner or model; in any order.</source>
        <translation>Wörter in Name, Notiz, Schlagwort, Verantwortlichem oder Modell; in beliebiger Folge.</translation>
    </message>
    <message>
        <source>draft, proposed, approved or rejected.</source>
        <translation>draft, proposed, approved oder rejected.</translation>
    </message>
    <message>
        <source>Only those with this tag.</source>
        <translation>Nur jene mit diesem Schlagwort.</translation>
    </message>
    <message>
        <source>By name, status, version, updated, or any input or figure.</source>
        <translation>Nach name, status, version, updated oder einer Eingabe oder einem Ergebnis.</translation>
    </message>
    <message>
        <source>The last first.</source>
        <translation>Das letzte zuerst.</translation>
    </message>
    <message>
        <source>Archived ones too.</source>
        <translation>Auch archivierte.</translation>
    </message>
    <message>
        <source>These inputs and figures instead of the headline figures.</source>
        <translation>Diese Eingaben und Ergebnisse statt der Hauptergebnisse.</translation>
    </message>
    <message>
        <source>No scenarios.</source>
        <translation>Keine Szenarien.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Make a scenario in the library, and the library if it is not there.</source>
        <translation>Ein Szenario in der Bibliothek anlegen, und die Bibliothek, falls sie fehlt.</translation>
    </message>
    <message>
        <source>What the scenario is called; no other has this name.</source>
        <translation>Wie das Szenario heißt; kein anderes hat diesen Namen.</translation>
    </message>
    <message>
        <source>Start from the model of a config.json.</source>
        <translation>Mit dem Modell einer config.json beginnen.</translation>
    </message>
    <message>
        <source>A note on the scenario.</source>
        <translation>Eine Notiz zum Szenario.</translation>
    </message>
    <message>
        <source>Tags to find it by.</source>
        <translation>Schlagwörter, unter denen es zu finden ist.</translation>
    </message>
    <message>
        <source>Made “%1”.</source>
        <translation>„%1“ angelegt.</translation>
    </message>
    <message>
        <source>No installed font can show these characters: %1</source>
        <translation>Keine installierte Schrift kann diese Zeichen zeigen: %1</translation>
    </message>
    <message>
        <source>Write a report: PDF, or the same figures as XLSX, CSV or JSON.</source>
        <translation>Einen Bericht schreiben: PDF, oder dieselben Zahlen als XLSX, CSV oder JSON.</translation>
    </message>
    <message>
        <source>What to write; its ending says as what.</source>
        <translation>Was zu schreiben ist; die Endung sagt, welcher Art.</translation>
    </message>
    <message>
        <source>budget (of one scenario, the others as alternatives), summary (one page) or comparison. Otherwise budget for one, comparison for more.</source>
        <translation>budget (eines Szenarios, die anderen als Alternativen), summary (eine Seite) oder comparison. Sonst budget für eines, comparison für mehrere.</translation>
    </message>
    <message>
        <source>a4 or letter.</source>
        <translation>a4 oder letter.</translation>
    </message>
    <message>
        <source>USD or the currency of one of the scenarios.</source>
        <translation>USD oder die Währung eines der Szenarien.</translation>
    </message>
    <message>
        <source>Make an older version the newest, or bring a deleted scenario back.</source>
        <translation>Eine ältere Version zur neuesten machen oder ein gelöschtes Szenario zurückholen.</translation>
    </message>
    <message>
        <source>Its name or #number; a deleted one by its number.</source>
        <translation>Sein Name oder #Nummer; ein gelöschtes über seine Nummer.</translation>
    </message>
    <message>
        <source>The version to go back to; list them with: runcast history</source>
        <translation>Die Version, zu der es zurückgeht; Liste mit: runcast history</translation>
    </message>
    <message>
        <source>Brought back “%1”.</source>
        <translation>„%1“ zurückgeholt.</translation>
    </message>
    <message>
        <source>Version %1 again</source>
        <translation>Wieder Version %1</translation>
    </message>
    <message>
        <source>“%1” is as in version %2 again: now version %3.</source>
        <translation>„%1“ ist wieder wie in Version %2: jetzt Version %3.</translation>
    </message>
    <message>
        <source>Change inputs of a scenario; the change becomes its newest version.</source>
        <translation>Eingaben eines Szenarios ändern; die Änderung wird seine neueste Version.</translation>
    </message>
    <message>
        <source>Inputs and their new values; no value means not entered.</source>
        <translation>Eingaben und ihre neuen Werte; kein Wert bedeutet nicht eingegeben.</translation>
    </message>
    <message>
        <source>What the version is about; else the changes themselves.</source>
        <translation>Worum es in der Version geht; sonst die Änderungen selbst.</translation>
    </message>
    <message>
        <source>Changed “%1”: now version %2.</source>
        <translation>„%1“ geändert: jetzt Version %2.</translation>
    </message>
    <message>
        <source>Show all inputs of a scenario and where they come from.</source>
        <translation>Alle Eingaben eines Szenarios zeigen und woher sie kommen.</translation>
    </message>
    <message>
        <source>An older version instead of the newest.</source>
        <translation>Eine ältere Version statt der neuesten.</translation>
    </message>
    <message>
        <source>%1, version %2, %3</source>
        <extracomment>%1 = name, %2 = number, %3 = &quot;draft&quot;</extracomment>
        <translation>%1, Version %2, %3</translation>
    </message>
    <message>
        <source>Set the status of a scenario.</source>
        <translation>Den Status eines Szenarios setzen.</translation>
    </message>
    <message>
        <source>“%1” is now: %2.</source>
        <translation>„%1“ ist jetzt: %2.</translation>
    </message>
    <message>
        <source>Set forecasts beside what was published or measured.</source>
        <translation>Vorhersagen neben das stellen, was veröffentlicht oder gemessen wurde.</translation>
    </message>
    <message>
        <source>Counted weights against published totals.</source>
        <translation>Gezählte Gewichte gegen veröffentlichte Summen.</translation>
    </message>
    <message>
        <source>Memory of an accelerator against measured runs.</source>
        <translation>Speicher eines Beschleunigers gegen gemessene Läufe.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiziert</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message>
        <source>unexplained</source>
        <translation>ungeklärt</translation>
    </message>
    <message>
        <source>A published run or a preset of your own instead; list them with: runcast catalog list models</source>
        <translation>Stattdessen ein veröffentlichter Lauf oder eine eigene Vorlage; Liste mit: runcast catalog list models</translation>
    </message>
    <message>
        <source>Start from a published run or a preset of your own: runcast catalog list models</source>
        <translation>Mit einem veröffentlichten Lauf oder einer eigenen Vorlage beginnen: runcast catalog list models</translation>
    </message>
    <message>
        <source>%1 rows: median error %2, 90th percentile %3, worst %4, bias %5</source>
        <translation>%1 Zeilen: mittlerer Fehler %2, 90. Perzentil %3, größter %4, Verzerrung %5</translation>
    </message>
    <message>
        <source>Read a log of failures: its rate, clustering and repair times.</source>
        <translation>Ein Ausfallprotokoll lesen: Rate, Häufung und Reparaturzeiten.</translation>
    </message>
    <message>
        <source>CSV with the columns time, node, cause, downtime.</source>
        <translation>CSV mit den Spalten time, node, cause, downtime.</translation>
    </message>
    <message>
        <source>Accelerators in use while the log was kept.</source>
        <translation>Beschleuniger im Einsatz, während protokolliert wurde.</translation>
    </message>
    <message>
        <source>Days that the log covers; else judged by its first and last failure.</source>
        <translation>Tage, die das Protokoll abdeckt; sonst nach erstem und letztem Ausfall geschätzt.</translation>
    </message>
    <message>
        <source>Accelerators of one node; 8 if not given.</source>
        <translation>Beschleuniger eines Knotens; ohne Angabe 8.</translation>
    </message>
    <message>
        <source>Enter what the log says into this scenario, as a new version.</source>
        <translation>Die Angaben des Protokolls in dieses Szenario eintragen, als neue Version.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Rate per accelerator-hour</source>
        <translation>Rate je Beschleunigerstunde</translation>
    </message>
    <message>
        <source>Rate, low end of 95 %</source>
        <translation>Rate, unteres Ende von 95 %</translation>
    </message>
    <message>
        <source>Rate, high end of 95 %</source>
        <translation>Rate, oberes Ende von 95 %</translation>
    </message>
    <message>
        <source>Variance over mean by day</source>
        <translation>Varianz durch Mittel, nach Tagen</translation>
    </message>
    <message>
        <source>Variance over mean by node</source>
        <translation>Varianz durch Mittel, nach Knoten</translation>
    </message>
    <message>
        <source>Variation of the gaps</source>
        <translation>Variationskoeffizient der Abstände</translation>
    </message>
    <message>
        <source>Downtime, mean</source>
        <translation>Ausfallzeit, Mittel</translation>
    </message>
    <message>
        <source>Downtime, median</source>
        <translation>Ausfallzeit, Median</translation>
    </message>
    <message>
        <source>Downtime, P90</source>
        <translation>Ausfallzeit, P90</translation>
    </message>
    <message>
        <source>Lognormal fit, ln mean</source>
        <translation>Lognormale Anpassung, ln-Mittel</translation>
    </message>
    <message>
        <source>Lognormal fit, ln sd</source>
        <translation>Lognormale Anpassung, ln-Abweichung</translation>
    </message>
    <message>
        <source>Causes</source>
        <translation>Ursachen</translation>
    </message>
    <message>
        <source>Failure log %1</source>
        <translation>Ausfallprotokoll %1</translation>
    </message>
    <message>
        <source>Search all ways to split the model over the cluster for the fastest.</source>
        <translation>Unter allen Aufteilungen des Modells auf den Cluster die schnellste suchen.</translation>
    </message>
    <message>
        <source>So many of the best layouts, from 1 to 1000; usually 10.</source>
        <translation>So viele der besten Aufteilungen, von 1 bis 1000; sonst 10.</translation>
    </message>
    <message>
        <source>Pipeline schedules without a measured run behind them too.</source>
        <translation>Auch Pipeline-Ablaufpläne, hinter denen kein gemessener Lauf steht.</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>PP</source>
        <translation>PP</translation>
    </message>
    <message>
        <source>Virtual</source>
        <translation>Virtuell</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>EP</source>
        <translation>EP</translation>
    </message>
    <message>
        <source>DP</source>
        <translation>DP</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Expect %1 a step and %2 utilisation of the best: being chosen as the best makes a prediction optimistic.</source>
        <translation>Von der besten sind %1 je Schritt und %2 Auslastung zu erwarten: Als beste ausgewählt zu sein macht eine Vorhersage optimistisch.</translation>
    </message>
    <message>
        <source>%1 layouts considered, %2 can be used; %3 of them lie within %4 of the best, which no prediction can tell apart.</source>
        <translation>%1 Aufteilungen betrachtet, %2 sind brauchbar; %3 davon liegen höchstens %4 hinter der besten, was keine Vorhersage unterscheiden kann.</translation>
    </message>
    <message>
        <source>%1 rejected: %2</source>
        <translation>%1 verworfen: %2</translation>
    </message>
    <message>
        <source>The batch is no whole number of sequences; searched with %1 tokens.</source>
        <translation>Der Batch ist keine ganze Zahl von Sequenzen; gesucht wurde mit %1 Tokens.</translation>
    </message>
    <message>
        <source>Simulate a run failure by failure, many times, beside its closed form.</source>
        <translation>Einen Lauf Ausfall für Ausfall simulieren, viele Male, neben der geschlossenen Formel.</translation>
    </message>
    <message>
        <source>How many runs; 10000 if not given.</source>
        <translation>Wie viele Läufe; ohne Angabe 10000.</translation>
    </message>
    <message>
        <source>Start of the random numbers; 1 if not given.</source>
        <translation>Anfang der Zufallszahlen; ohne Angabe 1.</translation>
    </message>
    <message>
        <source>Chance alone: the failure rate is what is entered.</source>
        <translation>Zufall allein: Die Ausfallrate ist die eingegebene.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Standard error</source>
        <translation>Standardfehler</translation>
    </message>
    <message>
        <source>Simulated, days</source>
        <translation>Simuliert, Tage</translation>
    </message>
    <message>
        <source>Closed form, days</source>
        <translation>Formel, Tage</translation>
    </message>
    <message>
        <source>Tokens per second against measured steps, on rows that were not fitted.</source>
        <translation>Tokens je Sekunde gegen gemessene Schritte, an Zeilen, die nicht in die Anpassung eingingen.</translation>
    </message>
    <message>
        <source>Your own rows instead of the shipped ones: for --parameters a folder of config.json files with an index.csv, else a CSV file.</source>
        <translation>Eigene Zeilen statt der mitgelieferten: für --parameters ein Ordner mit config.json-Dateien und einer index.csv, sonst eine CSV-Datei.</translation>
    </message>
    <message>
        <source>Rows of</source>
        <translation>Zeilen aus</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>9 in 10 below</source>
        <translation>9 von 10 unter</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>Verzerrung</translation>
    </message>
    <message>
        <source>In the band</source>
        <translation>Im Band</translation>
    </message>
    <message>
        <source>Constant: median</source>
        <translation>Konstante: Mitte</translation>
    </message>
    <message>
        <source>%1 rows: median error %2, 90th percentile %3, bias %4</source>
        <translation>%1 Zeilen: mittlerer Fehler %2, 90. Perzentil %3, Verzerrung %4</translation>
    </message>
    <message>
        <source>Without a forecast, for want of a shape or a time: %1 rows</source>
        <translation>Ohne Prognose, da Form oder Zeit fehlt: %1 Zeilen</translation>
    </message>
    <message>
        <source>The best layout on each of these kinds and numbers of accelerators.</source>
        <translation>Die beste Aufteilung auf jeder dieser Arten und Zahlen von Beschleunigern.</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Best layout</source>
        <translation>Beste Aufteilung</translation>
    </message>
    <message>
        <source>Expected MFU</source>
        <translation>Erwartete MFU</translation>
    </message>
    <message>
        <source>Calendar time</source>
        <translation>Kalenderzeit</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
    <message>
        <source>Read a price list, show what differs from the catalog, and bring scenarios up to date with it where asked.</source>
        <translation>Eine Preisliste lesen, Abweichungen vom Katalog zeigen und auf Wunsch Szenarien damit aktualisieren.</translation>
    </message>
    <message>
        <source>Own columns (those of “catalog list prices”) or a SkyPilot vms.csv.</source>
        <translation>Eigene Spalten (wie bei „catalog list prices“) oder eine vms.csv von SkyPilot.</translation>
    </message>
    <message>
        <source>Whose prices a vms.csv holds; it does not say so itself.</source>
        <translation>Wessen Preise eine vms.csv enthält; sie selbst sagt es nicht.</translation>
    </message>
    <message>
        <source>The day of a vms.csv; else the day on which the file was changed.</source>
        <translation>Der Tag einer vms.csv; sonst der Tag der letzten Änderung der Datei.</translation>
    </message>
    <message>
        <source>Only prices of this region.</source>
        <translation>Nur Preise dieser Region.</translation>
    </message>
    <message>
        <source>Give this scenario the list’s lowest price of its accelerator and option, as a new version; “runcast restore” takes it back.</source>
        <translation>Diesem Szenario den niedrigsten Preis der Liste für seinen Beschleuniger und seine Mietart geben, als neue Version; „runcast restore“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>%1 rows: %2 prices; %3 without accelerator, %4 without price, %5 without spot supply, %6 refused.</source>
        <translation>%1 Zeilen: %2 Preise; %3 ohne Beschleuniger, %4 ohne Preis, %5 ohne Spot-Angebot, %6 abgelehnt.</translation>
    </message>
    <message>
        <source>… and %1 more; all with --json.</source>
        <translation>… und %1 weitere; alle mit --json.</translation>
    </message>
    <message>
        <source>“%1”: rent %2 → %3, total %4 → %5; now version %6.</source>
        <translation>„%1“: Miete %2 → %3, Summe %4 → %5; jetzt Version %6.</translation>
    </message>
    <message>
        <source>Cost, energy and carbon of published runs from their own stated inputs.</source>
        <translation>Kosten, Energie und CO₂ veröffentlichter Läufe aus deren eigenen Angaben.</translation>
    </message>
    <message>
        <source>Not in the catalog (rows): %1.</source>
        <translation>Nicht im Katalog (Zeilen): %1.</translation>
    </message>
    <message>
        <source>Add rows of your own to a catalog of the library: all of them or none.</source>
        <translation>Eigene Zeilen in einen Katalog der Bibliothek aufnehmen: alle oder keine.</translation>
    </message>
    <message>
        <source>accelerator, price or region.</source>
        <translation>accelerator, price oder region.</translation>
    </message>
    <message>
        <source>A CSV file with columns of that catalog; those left out are empty.</source>
        <translation>Eine CSV-Datei mit Spalten dieses Katalogs; fehlende gelten als leer.</translation>
    </message>
    <message>
        <source>The own row that the only row of the file replaces. Scenarios keep the old one until their user takes the new one.</source>
        <translation>Die eigene Zeile, die von der einzigen Zeile der Datei abgelöst wird. Szenarien behalten die alte, bis die neue übernommen wird.</translation>
    </message>
    <message>
        <source>Kept in the library. Take it back with: runcast catalog undo %1</source>
        <translation>In der Bibliothek gespeichert. Zurücknehmen mit: runcast catalog undo %1</translation>
    </message>
    <message>
        <source>Keep the lowest price of each accelerator and option in the library, beside the shipped ones; “runcast catalog undo” takes it back.</source>
        <translation>Den niedrigsten Preis je Beschleuniger und Mietart in der Bibliothek speichern, neben den mitgelieferten; „runcast catalog undo“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>The library has these prices already.</source>
        <translation>Diese Preise stehen schon in der Bibliothek.</translation>
    </message>
    <message>
        <source>Take back rows that were added to the catalogs in one step.</source>
        <translation>Zeilen zurücknehmen, die in einem Schritt in die Kataloge kamen.</translation>
    </message>
    <message>
        <source>The number that “catalog import --keep” or “catalog add” told.</source>
        <translation>Die Nummer, die „catalog import --keep“ oder „catalog add“ genannt hat.</translation>
    </message>
    <message>
        <source>Do the step anew instead.</source>
        <translation>Den Schritt stattdessen wiederholen.</translation>
    </message>
    <message>
        <source>Step %1 is done again.</source>
        <translation>Schritt %1 ist wiederholt.</translation>
    </message>
    <message>
        <source>Step %1 is taken back.</source>
        <translation>Schritt %1 ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Show what a scenario keeps of an earlier catalog, and take over the present one if asked.</source>
        <translation>Zeigen, was ein Szenario aus einem früheren Katalog behält, und auf Wunsch den jetzigen übernehmen.</translation>
    </message>
    <message>
        <source>Take the values over, as a new version.</source>
        <translation>Die Werte als neue Version übernehmen.</translation>
    </message>
    <message>
        <source>Total %1 now, %2 with the present catalog.</source>
        <translation>Summe jetzt %1, mit dem jetzigen Katalog %2.</translation>
    </message>
    <message>
        <source>Offer a row of your own no longer, or again. Scenarios that use it keep it in any case.</source>
        <translation>Eine eigene Zeile nicht mehr anbieten, oder wieder. Szenarien, die sie nutzen, behalten sie auf jeden Fall.</translation>
    </message>
    <message>
        <source>Id of an accelerator or a region, or “#” and the own_row that “catalog list --json” shows.</source>
        <translation>Id eines Beschleunigers oder einer Region, oder „#“ und die own_row, die „catalog list --json“ zeigt.</translation>
    </message>
    <message>
        <source>Offer the row again.</source>
        <translation>Die Zeile wieder anbieten.</translation>
    </message>
    <message>
        <source>“%1” is offered again.</source>
        <translation>„%1“ wird wieder angeboten.</translation>
    </message>
    <message>
        <source>“%1” is retired.</source>
        <translation>„%1“ ist zurückgezogen.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;New Scenario…</source>
        <translation>&amp;Neues Szenario …</translation>
    </message>
    <message>
        <source>&amp;Open Library…</source>
        <translation>Bibliothek ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Ne&amp;w Library…</source>
        <translation>N&amp;eue Bibliothek …</translation>
    </message>
    <message>
        <source>Add Sa&amp;mples of Published Runs</source>
        <translation>Beispiele &amp;veröffentlichter Läufe hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Save Version…</source>
        <translation>Version &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Back Up Library…</source>
        <translation>Bibliothek &amp;sichern …</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>Fenster s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;Headers</source>
        <translation>Mit &amp;Überschriften kopieren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Find &amp;Next</source>
        <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
        <source>Find Pre&amp;vious</source>
        <translation>Rück&amp;wärts suchen</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Open in Plan</source>
        <translation>Im Plan ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Add to &amp;Compare</source>
        <translation>Zum &amp;Vergleich hinzufügen</translation>
    </message>
    <message>
        <source>Add &amp;Tag…</source>
        <translation>Schla&amp;gwort hinzufügen …</translation>
    </message>
    <message>
        <source>&amp;Archive</source>
        <translation>&amp;Archivieren</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>V&amp;erlauf …</translation>
    </message>
    <message>
        <source>Next P&amp;ane</source>
        <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Show Page &amp;List</source>
        <translation>Seiten&amp;leiste zeigen</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Go to Anything…</source>
        <translation>&amp;Gehe zu …</translation>
    </message>
    <message>
        <source>Compute A&amp;gain</source>
        <translation>Neu &amp;berechnen</translation>
    </message>
    <message>
        <source>&amp;Why? Explain This Figure</source>
        <translation>&amp;Warum? Dieses Ergebnis erklären</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>&amp;About Runcast</source>
        <translation>Ü&amp;ber Runcast</translation>
    </message>
    <message>
        <source>Take &amp;Out of the Archive</source>
        <translation>Aus dem Archiv &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Paste Model or Scenario</source>
        <translation>Modell oder Szenario ein&amp;fügen</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>All cost the same</source>
        <translation>Alle kosten gleich viel</translation>
    </message>
    <message>
        <source>%1 costs %2 less than %3</source>
        <translation>%1 kostet %2 weniger als %3</translation>
    </message>
    <message>
        <source>%1 is cheapest, %2 below %3</source>
        <translation>%1 ist am billigsten, %2 unter %3</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
    <message>
        <source>Total cost by part, %1, estimate</source>
        <translation>Gesamtkosten nach Teilen, %1, Schätzung</translation>
    </message>
    <message>
        <source>Not computed: %1.</source>
        <translation>Nicht berechnet: %1.</translation>
    </message>
    <message>
        <source>All take the same time</source>
        <translation>Alle dauern gleich lang</translation>
    </message>
    <message>
        <source>%1 takes %2 less than %3</source>
        <translation>%1 dauert %2 kürzer als %3</translation>
    </message>
    <message>
        <source>%1 is fastest, by %2 before %3</source>
        <translation>%1 ist am schnellsten, %2 vor %3</translation>
    </message>
    <message>
        <source>Calendar time</source>
        <translation>Kalenderzeit</translation>
    </message>
    <message>
        <source>Calendar time, %1; no start date is entered</source>
        <translation>Kalenderzeit, %1; kein Beginn eingegeben</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <extracomment>Beside the bar of a run: how long it takes and when it ends.</extracomment>
        <translation>%1, bis %2</translation>
    </message>
    <message>
        <source>All end on the same day</source>
        <translation>Alle enden am selben Tag</translation>
    </message>
    <message>
        <source>%1 ends %2 before %3</source>
        <translation>%1 endet %2 vor %3</translation>
    </message>
    <message>
        <source>%1 ends first, %2 before %3</source>
        <translation>%1 endet zuerst, %2 vor %3</translation>
    </message>
    <message>
        <source>Run by date</source>
        <translation>Lauf nach Datum</translation>
    </message>
    <message>
        <source>Run by date, estimate</source>
        <translation>Lauf nach Datum, Schätzung</translation>
    </message>
    <message>
        <source>No start date or not computed: %1.</source>
        <translation>Kein Beginn oder nicht berechnet: %1.</translation>
    </message>
    <message>
        <source>limit %1</source>
        <translation>Grenze %1</translation>
    </message>
    <message>
        <source>Facility power</source>
        <translation>Standortleistung</translation>
    </message>
    <message>
        <source>All need %1</source>
        <translation>Alle brauchen %1</translation>
    </message>
    <message>
        <source>%1 needs %2, %3 only %4</source>
        <translation>%1 braucht %2, %3 nur %4</translation>
    </message>
    <message>
        <source>Facility power, %1</source>
        <translation>Standortleistung, %1</translation>
    </message>
    <message>
        <source>Memory of the fullest accelerator</source>
        <translation>Speicher des vollsten Beschleunigers</translation>
    </message>
    <message>
        <source>Memory, %1</source>
        <translation>Speicher, %1</translation>
    </message>
    <message>
        <source>Memory, %1 of %2</source>
        <extracomment>Memory of one accelerator: &quot;Memory, GB of 85.5 usable&quot;.</extracomment>
        <translation>Speicher, %1 von %2</translation>
    </message>
    <message>
        <source>usable</source>
        <translation>nutzbar</translation>
    </message>
    <message>
        <source>Does not fit: %1.</source>
        <translation>Passt nicht: %1.</translation>
    </message>
    <message>
        <source>All fit their accelerators.</source>
        <translation>Alle passen in ihre Beschleuniger.</translation>
    </message>
    <message>
        <source>From %1 to %2: the same total</source>
        <translation>Von %1 zu %2: dieselbe Summe</translation>
    </message>
    <message>
        <source>From %1 to %2: %3 less, most of it %4</source>
        <translation>Von %1 zu %2: %3 weniger, das meiste durch %4</translation>
    </message>
    <message>
        <source>From %1 to %2: %3 more, most of it %4</source>
        <translation>Von %1 zu %2: %3 mehr, das meiste durch %4</translation>
    </message>
    <message>
        <source>The total cost of both scenarios is needed.</source>
        <translation>Die Gesamtkosten beider Szenarien werden gebraucht.</translation>
    </message>
    <message>
        <source>Bridge of total cost, %1</source>
        <translation>Brücke der Gesamtkosten, %1</translation>
    </message>
    <message>
        <source>Unchanged: %1.</source>
        <translation>Unverändert: %1.</translation>
    </message>
    <message>
        <source>No effect in this scenario</source>
        <translation>Ohne Wirkung in diesem Szenario</translation>
    </message>
    <message>
        <source>Not entered</source>
        <translation>Nicht eingegeben</translation>
    </message>
    <message>
        <source>Inputs that differ</source>
        <translation>Eingaben, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Equal inputs</source>
        <translation>Gleiche Eingaben</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s)</source>
        <translation>
            <numerusform>%n Eingabe</numerusform>
            <numerusform>%n Eingaben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostBasis</name>
    <message>
        <source>in the rent</source>
        <translation>in der Miete</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 of the parts above</source>
        <translation>%1 der Teile darüber</translation>
    </message>
    <message>
        <source>%1, %2 of the price a year</source>
        <translation>%1, %2 des Preises im Jahr</translation>
    </message>
    <message>
        <source>%1 owned at %2 of the price a year; the rest at %3</source>
        <translation>%1 in Eigentum zu %2 des Preises im Jahr; der Rest zu %3</translation>
    </message>
    <message>
        <source>%1 of the price a year</source>
        <translation>%1 des Preises im Jahr</translation>
    </message>
    <message>
        <source>%1 for the whole run</source>
        <translation>%1 für den ganzen Lauf</translation>
    </message>
    <message>
        <source>%1, over %2</source>
        <translation>%1, über %2</translation>
    </message>
    <message>
        <source>colocation at %1</source>
        <translation>Colocation zu %1</translation>
    </message>
    <message>
        <source>%1 a year on the money bound</source>
        <translation>%1 im Jahr auf das gebundene Geld</translation>
    </message>
    <message>
        <source>%1 of the capital a year</source>
        <translation>%1 des Kapitals im Jahr</translation>
    </message>
    <message>
        <source>%1 of the rent</source>
        <translation>%1 der Miete</translation>
    </message>
    <message>
        <source>half of %1</source>
        <translation>die Hälfte von %1</translation>
    </message>
    <message>
        <source>%1 of the hours paid for</source>
        <translation>%1 der bezahlten Stunden</translation>
    </message>
    <message>
        <source>as entered</source>
        <translation>wie eingegeben</translation>
    </message>
    <message>
        <source>%1 of the machines</source>
        <translation>%1 der Maschinen</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>d MMM</source>
        <extracomment>A date pattern of Qt for a day on an axis, as in 15 May.</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>MMM yy</source>
        <extracomment>A date pattern of Qt for a month on an axis, as in May 27.</extracomment>
        <translation>MMM yy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date pattern of Qt, as in 15 May 2027 in tables; keep the order of your language.</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date pattern of Qt, as in 14 March 2027 in running text.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day, short name of the month</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>short weekday, day and month</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day and month, year</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today %1</source>
        <comment>time of the day</comment>
        <translation>Heute %1</translation>
    </message>
</context>
<context>
    <name>Errors</name>
    <message>
        <source>The key “%1” stands twice in one object.</source>
        <translation>Der Schlüssel „%1“ steht zweimal in einem Objekt.</translation>
    </message>
    <message>
        <source>The text is no valid JSON.</source>
        <translation>Der Text ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The JSON is nested deeper than %1 levels.</source>
        <translation>Das JSON ist tiefer als %1 Ebenen verschachtelt.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is none of: none, switch, mesh, torus, bridge.</source>
        <translation>„%1“ in Spalte %2 ist nicht none, switch, mesh, torus oder bridge.</translation>
    </message>
    <message>
        <source>Two rows have the id “%1”.</source>
        <translation>Zwei Zeilen haben die Kennung „%1“.</translation>
    </message>
    <message>
        <source>A price names the accelerator “%1”, which is not in the catalog.</source>
        <translation>Ein Preis nennt den Beschleuniger „%1“, der nicht im Katalog steht.</translation>
    </message>
    <message>
        <source>A model names the accelerator “%1”, which is not in the catalog.</source>
        <translation>Ein Modell nennt den Beschleuniger „%1“, der nicht im Katalog steht.</translation>
    </message>
    <message>
        <source>The file breaks off at byte %1, inside an object or a list.</source>
        <translation>Die Datei bricht bei Byte %1 ab, mitten in einem Objekt oder einer Liste.</translation>
    </message>
    <message>
        <source>It was cut short, so download it again.</source>
        <translation>Sie wurde abgeschnitten, laden Sie sie also noch einmal.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: “%1” cannot stand here.</source>
        <translation>Die Datei ist kein gültiges JSON: „%1“ kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>Correct it there, or download the file again.</source>
        <translation>Berichtigen Sie die Stelle, oder laden Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>The file nests objects and lists more than %1 levels deep, as no config.json does.</source>
        <translation>Die Datei verschachtelt Objekte und Listen mehr als %1 Ebenen tief, was keine config.json tut.</translation>
    </message>
    <message>
        <source>Choose the file config.json of the model.</source>
        <translation>Wählen Sie die Datei config.json des Modells.</translation>
    </message>
    <message>
        <source>Correct the file, or use the published one.</source>
        <translation>Berichtigen Sie die Datei, oder nehmen Sie die veröffentlichte.</translation>
    </message>
    <message>
        <source>%1 is %2, which the %4 heads of %3 do not divide, and no head_dim is given.</source>
        <translation>%1 ist %2, was die %4 Köpfe von %3 nicht teilen, und head_dim fehlt.</translation>
    </message>
    <message>
        <source>%1 is %2, but the %4 query heads of %3 cannot share %2 key-value heads evenly.</source>
        <translation>%1 ist %2, aber die %4 Query-Köpfe von %3 können sich %2 Key-Value-Köpfe nicht gleich teilen.</translation>
    </message>
    <message>
        <source>A token chooses %1 experts (num_experts_per_tok), but the model has only %2.</source>
        <translation>Ein Token wählt %1 Experten (num_experts_per_tok), das Modell hat aber nur %2.</translation>
    </message>
    <message>
        <source>%1 is %2, beyond the range of model sizes (up to 100,000 layers).</source>
        <translation>%1 ist %2, jenseits der Größe von Modellen (bis 100.000 Schichten).</translation>
    </message>
    <message>
        <source>%1 is %2, more than the %3 layers of the model.</source>
        <translation>%1 ist %2, mehr als die %3 Schichten des Modells.</translation>
    </message>
    <message>
        <source>%1 is %2, which is no width of an MLP in hidden sizes.</source>
        <translation>%1 ist %2, was keine Breite eines MLP in Modellbreiten ist.</translation>
    </message>
    <message>
        <source>%1 is %2: norms of queries and keys with biases are not modelled.</source>
        <translation>%1 ist %2: Normen von Queries und Keys mit Bias werden nicht abgebildet.</translation>
    </message>
    <message>
        <source>%1 names the layer %2, which the model does not have.</source>
        <translation>%1 nennt die Schicht %2, die das Modell nicht hat.</translation>
    </message>
    <message>
        <source>%1 is %2: a shared expert is not known in this family.</source>
        <translation>%1 ist %2: ein geteilter Experte ist in dieser Familie nicht bekannt.</translation>
    </message>
    <message>
        <source>This is the configuration of a tokenizer, not of a model.</source>
        <translation>Dies ist die Konfiguration eines Tokenizers, nicht eines Modells.</translation>
    </message>
    <message>
        <source>This holds settings for generating text (generation_config.json), not a model.</source>
        <translation>Dies sind Einstellungen zur Texterzeugung (generation_config.json), kein Modell.</translation>
    </message>
    <message>
        <source>This is the index of a model&apos;s weight files, not its configuration.</source>
        <translation>Dies ist das Verzeichnis der Gewichtsdateien eines Modells, nicht seine Konfiguration.</translation>
    </message>
    <message>
        <source>This is the configuration of a preprocessor, not of a model.</source>
        <translation>Dies ist die Konfiguration eines Vorverarbeiters, nicht eines Modells.</translation>
    </message>
    <message>
        <source>This is the state of a training run, not the configuration of a model.</source>
        <translation>Dies ist der Zustand eines Trainingslaufs, nicht die Konfiguration eines Modells.</translation>
    </message>
    <message>
        <source>This is the configuration of DeepSpeed, not of a model.</source>
        <translation>Dies ist die Konfiguration von DeepSpeed, nicht eines Modells.</translation>
    </message>
    <message>
        <source>This is the configuration of a quantisation, not of a model.</source>
        <translation>Dies ist die Konfiguration einer Quantisierung, nicht eines Modells.</translation>
    </message>
    <message>
        <source>This is the configuration of a LoRA adapter, not of a model.</source>
        <translation>Dies ist die Konfiguration eines LoRA-Adapters, nicht eines Modells.</translation>
    </message>
    <message>
        <source>Import the config.json of the base model that it adapts.</source>
        <translation>Importieren Sie die config.json des Grundmodells, das er anpasst.</translation>
    </message>
    <message>
        <source>Import the config.json of its base model, %1.</source>
        <translation>Importieren Sie die config.json seines Grundmodells, %1.</translation>
    </message>
    <message>
        <source>This is the configuration of %1, a part of an image or video model.</source>
        <translation>Dies ist die Konfiguration von %1, einem Teil eines Bild- oder Videomodells.</translation>
    </message>
    <message>
        <source>This is a server&apos;s error message, not the file: %1</source>
        <translation>Dies ist die Fehlermeldung eines Servers, nicht die Datei: %1</translation>
    </message>
    <message>
        <source>Download config.json again, after logging in if the model is access-restricted.</source>
        <translation>Laden Sie config.json noch einmal, nach Anmeldung, falls das Modell zugangsbeschränkt ist.</translation>
    </message>
    <message>
        <source>The file does not state %1, without which the model cannot be counted.</source>
        <translation>Die Datei nennt %1 nicht, ohne das sich das Modell nicht zählen lässt.</translation>
    </message>
    <message>
        <source>Use the complete config.json of the model, or type its sizes by hand.</source>
        <translation>Nehmen Sie die vollständige config.json des Modells, oder geben Sie seine Größen von Hand ein.</translation>
    </message>
    <message>
        <source>%1 is %2, which is no multiple for the width of an MLP.</source>
        <translation>%1 ist %2, was kein Vielfaches für die Breite eines MLP ist.</translation>
    </message>
    <message>
        <source>The file is in the format of the authors&apos; own release and has %1 (%2), which is read from Hugging Face&apos;s format only.</source>
        <translation>Die Datei hat das Format der Veröffentlichung der Autoren und enthält %1 (%2), das nur aus dem Format von Hugging Face gelesen wird.</translation>
    </message>
    <message>
        <source>Import the model&apos;s config.json from Hugging Face.</source>
        <translation>Importieren Sie die config.json des Modells von Hugging Face.</translation>
    </message>
    <message>
        <source>The model type “%1” is not known, so its weights cannot be counted without a guess.</source>
        <translation>Der Modelltyp „%1“ ist nicht bekannt, seine Gewichte lassen sich also nicht ohne Raten zählen.</translation>
    </message>
    <message>
        <source>Type the model&apos;s sizes by hand, or its parameters. Known types: %2.</source>
        <translation>Geben Sie die Größen des Modells oder seine Parameter von Hand ein. Bekannte Typen: %2.</translation>
    </message>
    <message>
        <source>The file has neither %1 nor architectures, so the kind of model is not known.</source>
        <translation>Die Datei hat weder %1 noch architectures, die Art des Modells ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>Choose the complete config.json of the model.</source>
        <translation>Wählen Sie die vollständige config.json des Modells.</translation>
    </message>
    <message>
        <source>%1 is %2 where a name must stand.</source>
        <translation>%1 ist %2, wo ein Name stehen muss.</translation>
    </message>
    <message>
        <source>text_config is nested %1 levels deep; real files nest it once.</source>
        <translation>text_config ist %1 Ebenen tief verschachtelt; echte Dateien verschachteln es einmal.</translation>
    </message>
    <message>
        <source>Import the innermost object as a file of its own, or the published file.</source>
        <translation>Importieren Sie das innerste Objekt als eigene Datei, oder die veröffentlichte Datei.</translation>
    </message>
    <message>
        <source>%1 is %2 where the object of the language model must stand.</source>
        <translation>%1 ist %2, wo das Objekt des Sprachmodells stehen muss.</translation>
    </message>
    <message>
        <source>%1 is %2, which is no finite number in the range of a 64-bit type.</source>
        <translation>%1 ist %2, was keine endliche Zahl im Bereich von 64 Bit ist.</translation>
    </message>
    <message>
        <source>%1 is %2, a yes or no where a number must stand.</source>
        <translation>%1 ist %2, ein Ja oder Nein, wo eine Zahl stehen muss.</translation>
    </message>
    <message>
        <source>%1 is %2, a list where one number must stand; models whose layers differ in shape cannot be modelled.</source>
        <translation>%1 ist %2, eine Liste, wo eine Zahl stehen muss; Modelle mit Schichten verschiedener Gestalt lassen sich nicht abbilden.</translation>
    </message>
    <message>
        <source>%1 is %2 where a number must stand.</source>
        <translation>%1 ist %2, wo eine Zahl stehen muss.</translation>
    </message>
    <message>
        <source>%1 is %2 but must be at least 1.</source>
        <translation>%1 ist %2, muss aber mindestens 1 sein.</translation>
    </message>
    <message>
        <source>%1 is %2 but must not be negative.</source>
        <translation>%1 ist %2, darf aber nicht negativ sein.</translation>
    </message>
    <message>
        <source>%1 is %2, beyond the range of model sizes (up to 1,000,000,000).</source>
        <translation>%1 ist %2, jenseits der Größe von Modellen (bis 1.000.000.000).</translation>
    </message>
    <message>
        <source>%1 is %2 but must be a whole number.</source>
        <translation>%1 ist %2, muss aber eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>%1 is %2 where true or false must stand.</source>
        <translation>%1 ist %2, wo true oder false stehen muss.</translation>
    </message>
    <message>
        <source>%1 is %2 where a list must stand.</source>
        <translation>%1 ist %2, wo eine Liste stehen muss.</translation>
    </message>
    <message>
        <source>%1 is %2 where an object must stand.</source>
        <translation>%1 ist %2, wo ein Objekt stehen muss.</translation>
    </message>
    <message>
        <source>Type its total and active parameters by hand; the forecast then counts 6 FLOP per parameter and token.</source>
        <translation>Geben Sie Parameter und aktive Parameter von Hand ein; die Vorhersage rechnet dann mit 6 FLOP je Parameter und Token.</translation>
    </message>
    <message>
        <source>%1 is an encoder; only decoder language models can be modelled.</source>
        <translation>%1 ist ein Encoder; nur Decoder-Sprachmodelle lassen sich abbilden.</translation>
    </message>
    <message>
        <source>%1 is an encoder-decoder; only decoder language models can be modelled.</source>
        <translation>%1 ist ein Encoder-Decoder; nur Decoder-Sprachmodelle lassen sich abbilden.</translation>
    </message>
    <message>
        <source>%1 is a vision model without a language model&apos;s vocabulary; it cannot be modelled.</source>
        <translation>%1 ist ein Bildmodell ohne das Vokabular eines Sprachmodells; es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>%1 is a speech or audio model; it cannot be modelled.</source>
        <translation>%1 ist ein Sprach- oder Tonmodell; es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>%1 is a state-space or recurrent model, whose layers are no attention; it cannot be modelled.</source>
        <translation>%1 ist ein Zustandsraum- oder rekurrentes Modell ohne Attention-Schichten; es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>%1 is a hybrid of attention and state-space or linear-attention layers; it cannot be modelled.</source>
        <translation>%1 mischt Attention mit Zustandsraum- oder linearer Attention; es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>%1 has layers that differ in shape; only models of equal layers can be modelled.</source>
        <translation>%1 hat Schichten verschiedener Gestalt; nur Modelle gleicher Schichten lassen sich abbilden.</translation>
    </message>
    <message>
        <source>%1 has cross-attention layers for images between its layers; it cannot be modelled.</source>
        <translation>%1 hat zwischen seinen Schichten Cross-Attention für Bilder; es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>The layers of this %1 model differ in shape (%2); only models of equal layers can be modelled.</source>
        <translation>Die Schichten dieses %1-Modells sind verschieden (%2); nur Modelle gleicher Schichten lassen sich abbilden.</translation>
    </message>
    <message>
        <source>This %1 model mixes attention with linear attention (%2); it cannot be modelled.</source>
        <translation>Dieses %1-Modell mischt Attention mit linearer Attention (%2); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>This %1 model mixes attention with state-space layers (%2); it cannot be modelled.</source>
        <translation>Dieses %1-Modell mischt Attention mit Zustandsraum-Schichten (%2); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>This %1 model is an encoder-decoder (%2 is true); only decoder language models can be modelled.</source>
        <translation>Dieses %1-Modell ist ein Encoder-Decoder (%2 ist true); nur Decoder-Sprachmodelle lassen sich abbilden.</translation>
    </message>
    <message>
        <source>This %1 model has cross-attention to an encoder (%2 is true); it cannot be modelled.</source>
        <translation>Dieses %1-Modell hat Cross-Attention zu einem Encoder (%2 ist true); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>This %1 model has cross-attention layers (%2); it cannot be modelled.</source>
        <translation>Dieses %1-Modell hat Cross-Attention-Schichten (%2); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>Layers of this %1 model share keys and values (%2); it cannot be modelled.</source>
        <translation>Schichten dieses %1-Modells teilen Keys und Values (%2); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>Each layer of this %1 model has embeddings of its own (%2); it cannot be modelled.</source>
        <translation>Jede Schicht dieses %1-Modells hat eigene Embeddings (%2); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>This %1 model has state-space layers (%2); it cannot be modelled.</source>
        <translation>Dieses %1-Modell hat Zustandsraum-Schichten (%2); es lässt sich nicht abbilden.</translation>
    </message>
    <message>
        <source>This %1 model has layers of the kind %2 (layer_types), which cannot be modelled.</source>
        <translation>Dieses %1-Modell hat Schichten der Art %2 (layer_types), die sich nicht abbilden lässt.</translation>
    </message>
    <message>
        <source>This is a binary file (%1), not the config.json of a model.</source>
        <translation>Dies ist eine Binärdatei (%1), nicht die config.json eines Modells.</translation>
    </message>
    <message>
        <source>This is a pointer to a large file (Git LFS or similar); the file itself must be fetched first.</source>
        <translation>Dies ist ein Verweis auf eine große Datei (Git LFS oder ähnlich); die Datei selbst muss erst geholt werden.</translation>
    </message>
    <message>
        <source>Run “git lfs pull”, or download the real file, and import that.</source>
        <translation>Führen Sie „git lfs pull“ aus, oder laden Sie die wirkliche Datei, und importieren Sie diese.</translation>
    </message>
    <message>
        <source>This is a saved web page (HTML), not the config.json of a model.</source>
        <translation>Dies ist eine gespeicherte Webseite (HTML), nicht die config.json eines Modells.</translation>
    </message>
    <message>
        <source>Download the raw file, after logging in if the model is access-restricted.</source>
        <translation>Laden Sie die rohe Datei, nach Anmeldung, falls das Modell zugangsbeschränkt ist.</translation>
    </message>
    <message>
        <source>This is XML or a web page, not the config.json of a model.</source>
        <translation>Dies ist XML oder eine Webseite, nicht die config.json eines Modells.</translation>
    </message>
    <message>
        <source>This is no JSON object: it begins with “%1”.</source>
        <translation>Dies ist kein JSON-Objekt: es beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>Choose the file config.json of the model; its text begins with “{”.</source>
        <translation>Wählen Sie die Datei config.json des Modells; ihr Text beginnt mit „{“.</translation>
    </message>
    <message>
        <source>The file is marked as %1 but is not valid in that encoding.</source>
        <translation>Die Datei ist als %1 gekennzeichnet, in dieser Kodierung aber ungültig.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
        <source>The file is encoded as %1.</source>
        <translation>Die Datei ist in %1 kodiert.</translation>
    </message>
    <message>
        <source>The file is not UTF-8 text: byte %1 is not valid in that encoding, so it was saved as Latin-1 or Windows-1252, or is damaged.</source>
        <translation>Die Datei ist kein UTF-8-Text: Byte %1 ist darin ungültig, sie wurde also als Latin-1 oder Windows-1252 gespeichert oder ist beschädigt.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Download config.json again.</source>
        <translation>Laden Sie config.json noch einmal.</translation>
    </message>
    <message>
        <source>The file has %1 bytes; the config.json of a model has a few thousand.</source>
        <translation>Die Datei hat %1 Bytes; die config.json eines Modells hat einige Tausend.</translation>
    </message>
    <message>
        <source>Choose config.json, not the tokenizer or the weights.</source>
        <translation>Wählen Sie config.json, nicht den Tokenizer oder die Gewichte.</translation>
    </message>
    <message>
        <source>The table has %1 bytes; at most %2 can be read.</source>
        <translation>Die Tabelle hat %1 Bytes; höchstens %2 können gelesen werden.</translation>
    </message>
    <message>
        <source>The table is not text in UTF-8.</source>
        <translation>Die Tabelle ist kein Text in UTF-8.</translation>
    </message>
    <message>
        <source>The table is empty: it has no header row.</source>
        <translation>Die Tabelle ist leer: ihr fehlt die Kopfzeile.</translation>
    </message>
    <message>
        <source>The row has more than %1 cells.</source>
        <translation>Die Zeile hat mehr als %1 Zellen.</translation>
    </message>
    <message>
        <source>A quotation mark stands in the middle of a cell.</source>
        <translation>Ein Anführungszeichen steht mitten in einer Zelle.</translation>
    </message>
    <message>
        <source>The quotation mark that opens here is never closed.</source>
        <translation>Das Anführungszeichen, das hier öffnet, wird nie geschlossen.</translation>
    </message>
    <message>
        <source>Text follows a closing quotation mark.</source>
        <translation>Nach einem schließenden Anführungszeichen folgt Text.</translation>
    </message>
    <message>
        <source>A carriage return stands alone, without a line feed.</source>
        <translation>Ein Wagenrücklauf steht allein, ohne Zeilenvorschub.</translation>
    </message>
    <message>
        <source>Column %1 has no name.</source>
        <translation>Spalte %1 hat keinen Namen.</translation>
    </message>
    <message>
        <source>Two columns are named “%1”.</source>
        <translation>Zwei Spalten heißen „%1“.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the header has %2.</source>
        <translation>Die Zeile hat %1 Zellen, die Kopfzeile %2.</translation>
    </message>
    <message>
        <source>The table has more than %1 rows.</source>
        <translation>Die Tabelle hat mehr als %1 Zeilen.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is not a number.</source>
        <translation>„%1“ in Spalte %2 ist keine Zahl.</translation>
    </message>
    <message>
        <source>The cell of column %1 is empty.</source>
        <translation>Die Zelle der Spalte %1 ist leer.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is not one of the words known there.</source>
        <translation>„%1“ in Spalte %2 ist keines der dort bekannten Wörter.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is no whole number.</source>
        <translation>„%1“ in Spalte %2 ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>The cell of column %1 holds no price between 0 and 500 USD per hour.</source>
        <translation>Die Zelle der Spalte %1 enthält keinen Preis zwischen 0 und 500 USD je Stunde.</translation>
    </message>
    <message>
        <source>The table has no column “%1”.</source>
        <translation>Der Tabelle fehlt die Spalte „%1“.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is negative.</source>
        <translation>„%1“ in Spalte %2 ist negativ.</translation>
    </message>
    <message>
        <source>The cell of column %1 is 0. A missing value is left empty.</source>
        <translation>Die Zelle der Spalte %1 ist 0. Ein fehlender Wert bleibt leer.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is not a whole number up to 1,000,000,000.</source>
        <translation>„%1“ in Spalte %2 ist keine ganze Zahl bis 1.000.000.000.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is not a date like 2025-12-31, 2025-12 or 2025.</source>
        <translation>„%1“ in Spalte %2 ist kein Datum wie 2025-12-31, 2025-12 oder 2025.</translation>
    </message>
    <message>
        <source>“%1” in column %2 is none of: primary, secondary, recalled.</source>
        <translation>„%1“ in Spalte %2 ist nicht primary, secondary oder recalled.</translation>
    </message>
    <message>
        <source>The weights cannot be counted: a size of the model is missing or out of range.</source>
        <translation>Die Gewichte lassen sich nicht zählen: eine Größe des Modells fehlt oder liegt außerhalb des Bereichs.</translation>
    </message>
    <message>
        <source>Give layers, width, heads, vocabulary and the widths of its MLPs, each up to 1,000,000,000.</source>
        <translation>Geben Sie Schichten, Breite, Köpfe, Vokabular und die Breiten der MLPs an, jeweils bis 1.000.000.000.</translation>
    </message>
    <message>
        <source>The model has more than 9.2 × 10^18 weights, beyond the range of a count.</source>
        <translation>Das Modell hat mehr als 9,2 × 10^18 Gewichte, jenseits einer Zählung.</translation>
    </message>
    <message>
        <source>Check the model&apos;s sizes.</source>
        <translation>Prüfen Sie die Größen des Modells.</translation>
    </message>
    <message>
        <source>There is no model of these proportions with about that many weights; its vocabulary alone has %1.</source>
        <translation>Es gibt kein Modell dieser Verhältnisse mit etwa so vielen Gewichten; allein sein Vokabular hat %1.</translation>
    </message>
    <message>
        <source>Choose a larger number, or a smaller vocabulary or width first.</source>
        <translation>Wählen Sie eine größere Zahl, oder zuerst ein kleineres Vokabular oder eine kleinere Breite.</translation>
    </message>
    <message>
        <source>The column “%1” is missing.</source>
        <translation>Die Spalte „%1“ fehlt.</translation>
    </message>
    <message>
        <source>A number is missing.</source>
        <translation>Eine Zahl fehlt.</translation>
    </message>
    <message>
        <source>The constant “%1” is missing.</source>
        <translation>Die Konstante „%1“ fehlt.</translation>
    </message>
    <message>
        <source>A number is needed here, not “%1”.</source>
        <translation>Hier wird eine Zahl gebraucht, nicht „%1“.</translation>
    </message>
    <message>
        <source>The number is not finite.</source>
        <translation>Die Zahl ist nicht endlich.</translation>
    </message>
    <message>
        <source>A whole number is needed here, not %1.</source>
        <translation>Hier wird eine ganze Zahl gebraucht, nicht %1.</translation>
    </message>
    <message>
        <source>%1 is too large to be counted exactly.</source>
        <translation>%1 ist zu groß, um genau gezählt zu werden.</translation>
    </message>
    <message>
        <source>“%1” is not one of the choices: %2.</source>
        <translation>„%1“ steht nicht zur Wahl: %2.</translation>
    </message>
    <message>
        <source>There is no accelerator “%1” in the catalog.</source>
        <translation>Es gibt keinen Beschleuniger „%1“ im Katalog.</translation>
    </message>
    <message>
        <source>List them with: runcast catalog list accelerators</source>
        <translation>Liste mit: runcast catalog list accelerators</translation>
    </message>
    <message>
        <source>There is no preset “%1” in the catalog.</source>
        <translation>Es gibt keine Vorlage „%1“ im Katalog.</translation>
    </message>
    <message>
        <source>List them with: runcast catalog list models</source>
        <translation>Liste mit: runcast catalog list models</translation>
    </message>
    <message>
        <source>There is no region “%1” in the catalog.</source>
        <translation>Es gibt keine Region „%1“ im Katalog.</translation>
    </message>
    <message>
        <source>List them with: runcast catalog list grids</source>
        <translation>Liste mit: runcast catalog list grids</translation>
    </message>
    <message>
        <source>“%1” is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>Write year, month and day: 2027-03-01</source>
        <translation>Schreiben Sie Jahr, Monat und Tag: 2027-03-01</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 4217 currency code.</source>
        <translation>„%1“ ist kein Währungscode nach ISO 4217.</translation>
    </message>
    <message>
        <source>Write three capital letters, such as EUR.</source>
        <translation>Schreiben Sie drei Großbuchstaben, etwa EUR.</translation>
    </message>
    <message>
        <source>“%1” is not a value of this input.</source>
        <translation>„%1“ ist kein Wert dieser Eingabe.</translation>
    </message>
    <message>
        <source>A value is needed here.</source>
        <translation>Hier wird ein Wert gebraucht.</translation>
    </message>
    <message>
        <source>Yes or no is needed here, not “%1”.</source>
        <translation>Hier wird Ja oder Nein gebraucht, nicht „%1“.</translation>
    </message>
    <message>
        <source>A name is needed here, not %1.</source>
        <translation>Hier wird ein Name gebraucht, nicht %1.</translation>
    </message>
    <message>
        <source>There is no input “%1”.</source>
        <translation>Es gibt keine Eingabe „%1“.</translation>
    </message>
    <message>
        <source>This value follows from other inputs and cannot be set.</source>
        <translation>Dieser Wert folgt aus anderen Eingaben und lässt sich nicht setzen.</translation>
    </message>
    <message>
        <source>Change the inputs it follows from.</source>
        <translation>Ändern Sie die Eingaben, aus denen er folgt.</translation>
    </message>
    <message>
        <source>A single value is needed here, not a list or an object.</source>
        <translation>Hier wird ein einzelner Wert gebraucht, keine Liste und kein Objekt.</translation>
    </message>
    <message>
        <source>An object with kind, text and date is needed here.</source>
        <translation>Hier wird ein Objekt mit kind, text und date gebraucht.</translation>
    </message>
    <message>
        <source>A text is needed here.</source>
        <translation>Hier wird ein Text gebraucht.</translation>
    </message>
    <message>
        <source>“%1” is no kind of source.</source>
        <translation>„%1“ ist keine Art von Quelle.</translation>
    </message>
    <message>
        <source>This is no Runcast scenario: the key “runcast_scenario” is missing.</source>
        <translation>Dies ist kein Runcast-Szenario: der Schlüssel „runcast_scenario“ fehlt.</translation>
    </message>
    <message>
        <source>The scenario was written by a newer Runcast (format %1, known up to %2).</source>
        <translation>Das Szenario stammt von einem neueren Runcast (Format %1, bekannt bis %2).</translation>
    </message>
    <message>
        <source>Update Runcast to open it.</source>
        <translation>Erneuern Sie Runcast, um es zu öffnen.</translation>
    </message>
    <message>
        <source>“%1” is no format of a Runcast scenario.</source>
        <translation>„%1“ ist kein Format eines Runcast-Szenarios.</translation>
    </message>
    <message>
        <source>An object is needed here.</source>
        <translation>Hier wird ein Objekt gebraucht.</translation>
    </message>
    <message>
        <source>“%1” was not understood as a number of this input.</source>
        <translation>„%1“ wurde nicht als Zahl dieser Eingabe verstanden.</translation>
    </message>
    <message>
        <source>The number is beyond the range of a computer&apos;s numbers.</source>
        <translation>Die Zahl liegt jenseits der Zahlen eines Rechners.</translation>
    </message>
    <message>
        <source>Write a number such as 15.6T, 405B, 2.4k, 40% or 30min.</source>
        <translation>Schreiben Sie eine Zahl wie 15.6T, 405B, 2.4k, 40% oder 30min.</translation>
    </message>
    <message>
        <source>Write the number without group separators and with a decimal point.</source>
        <translation>Schreiben Sie die Zahl ohne Tausendertrennzeichen und mit Dezimalpunkt.</translation>
    </message>
    <message>
        <source>“%1” is no unit of this input, which is measured in %2.</source>
        <translation>„%1“ ist keine Einheit dieser Eingabe, die in %2 gemessen wird.</translation>
    </message>
    <message>
        <source>The table has no column %1.</source>
        <translation>Der Tabelle fehlt die Spalte %1.</translation>
    </message>
    <message>
        <source>Name the config files, relative to the folder, in a column of that name.</source>
        <translation>Nennen Sie die config-Dateien, relativ zum Ordner, in einer Spalte dieses Namens.</translation>
    </message>
    <message>
        <source>The library file is damaged.</source>
        <translation>Die Bibliotheksdatei ist beschädigt.</translation>
    </message>
    <message>
        <source>Restore it from a backup.</source>
        <translation>Stellen Sie sie aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>A library cannot be its own backup.</source>
        <translation>Eine Bibliothek kann nicht ihre eigene Sicherung sein.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is already a file of this name.</source>
        <translation>Es gibt schon eine Datei dieses Namens.</translation>
    </message>
    <message>
        <source>There is no folder of this name.</source>
        <translation>Es gibt keinen Ordner dieses Namens.</translation>
    </message>
    <message>
        <source>The file cannot be written there.</source>
        <translation>Die Datei kann dort nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The library file is damaged: %1</source>
        <translation>Die Bibliotheksdatei ist beschädigt: %1</translation>
    </message>
    <message>
        <source>Row %2 of the table %1 belongs to a scenario that is not there.</source>
        <translation>Zeile %2 der Tabelle %1 gehört zu einem Szenario, das es nicht gibt.</translation>
    </message>
    <message>
        <source>The scenario “%1” has no inputs.</source>
        <translation>Das Szenario „%1“ hat keine Eingaben.</translation>
    </message>
    <message>
        <source>The inputs of the scenario “%1” are not readable.</source>
        <translation>Die Eingaben des Szenarios „%1“ sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Another program is writing to the library.</source>
        <translation>Ein anderes Programm schreibt gerade in die Bibliothek.</translation>
    </message>
    <message>
        <source>Try again in a moment, or close the other program.</source>
        <translation>Versuchen Sie es gleich noch einmal, oder schließen Sie das andere Programm.</translation>
    </message>
    <message>
        <source>The library could not be saved: the disk is full.</source>
        <translation>Die Bibliothek konnte nicht gespeichert werden: die Festplatte ist voll.</translation>
    </message>
    <message>
        <source>Free some space or save elsewhere. What was saved before is still there.</source>
        <translation>Schaffen Sie Platz, oder speichern Sie an anderer Stelle. Was vorher gespeichert war, ist noch da.</translation>
    </message>
    <message>
        <source>The library cannot be written: its file or folder is read-only.</source>
        <translation>Die Bibliothek kann nicht geschrieben werden: Datei oder Ordner ist schreibgeschützt.</translation>
    </message>
    <message>
        <source>Save a copy elsewhere and edit that.</source>
        <translation>Speichern Sie eine Kopie an anderer Stelle, und bearbeiten Sie diese.</translation>
    </message>
    <message>
        <source>The library file cannot be opened.</source>
        <translation>Die Bibliotheksdatei kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Look whether it is still there and whether you may read it.</source>
        <translation>Sehen Sie nach, ob sie noch da ist und ob Sie sie lesen dürfen.</translation>
    </message>
    <message>
        <source>The disk or the network reported an error with the library file.</source>
        <translation>Festplatte oder Netz meldeten einen Fehler mit der Bibliotheksdatei.</translation>
    </message>
    <message>
        <source>Look whether the disk is connected and has space left.</source>
        <translation>Sehen Sie nach, ob das Laufwerk verbunden ist und Platz hat.</translation>
    </message>
    <message>
        <source>The library did not accept this: %1</source>
        <translation>Die Bibliothek hat dies nicht angenommen: %1</translation>
    </message>
    <message>
        <source>This machine&apos;s SQLite is too old: libraries cannot be opened safely.</source>
        <translation>Das SQLite dieses Rechners ist zu alt: Bibliotheken lassen sich nicht sicher öffnen.</translation>
    </message>
    <message>
        <source>There is no library file of this name.</source>
        <translation>Es gibt keine Bibliotheksdatei dieses Namens.</translation>
    </message>
    <message>
        <source>Look for it elsewhere, or make a new library.</source>
        <translation>Suchen Sie sie an anderer Stelle, oder legen Sie eine neue Bibliothek an.</translation>
    </message>
    <message>
        <source>This is not a file but a folder or a device.</source>
        <translation>Dies ist keine Datei, sondern ein Ordner oder ein Gerät.</translation>
    </message>
    <message>
        <source>The library file cannot be read: %1</source>
        <translation>Die Bibliotheksdatei kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>This file is not a Runcast library.</source>
        <translation>Diese Datei ist keine Runcast-Bibliothek.</translation>
    </message>
    <message>
        <source>A scenario in JSON or a config.json is imported into an open library.</source>
        <translation>Ein Szenario in JSON oder eine config.json wird in eine offene Bibliothek importiert.</translation>
    </message>
    <message>
        <source>This file is a database of another program, not a Runcast library.</source>
        <translation>Diese Datei ist die Datenbank eines anderen Programms, keine Runcast-Bibliothek.</translation>
    </message>
    <message>
        <source>The library file is cut off: it has %1 of its %2 bytes.</source>
        <translation>Die Bibliotheksdatei ist abgeschnitten: sie hat %1 ihrer %2 Bytes.</translation>
    </message>
    <message>
        <source>This library can only be read.</source>
        <translation>Diese Bibliothek kann nur gelesen werden.</translation>
    </message>
    <message>
        <source>Save a copy under another name and edit that.</source>
        <translation>Speichern Sie eine Kopie unter anderem Namen, und bearbeiten Sie diese.</translation>
    </message>
    <message>
        <source>There is no scenario named “%1”.</source>
        <translation>Es gibt kein Szenario namens „%1“.</translation>
    </message>
    <message>
        <source>The library was not closed properly and its folder cannot be written.</source>
        <translation>Die Bibliothek wurde nicht richtig geschlossen, und ihr Ordner ist nicht beschreibbar.</translation>
    </message>
    <message>
        <source>Copy the file and the one ending in “-wal” to a folder of yours and open that.</source>
        <translation>Kopieren Sie die Datei und die mit der Endung „-wal“ in einen eigenen Ordner, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>The library was written by a newer program (%1), which this one cannot read.</source>
        <translation>Die Bibliothek stammt von einem neueren Programm (%1), das dieses nicht lesen kann.</translation>
    </message>
    <message>
        <source>Open it with that program.</source>
        <translation>Öffnen Sie sie mit jenem Programm.</translation>
    </message>
    <message>
        <source>The library was written by a newer program (%1): it is shown, not edited.</source>
        <translation>Die Bibliothek stammt von einem neueren Programm (%1): sie wird gezeigt, nicht bearbeitet.</translation>
    </message>
    <message>
        <source>Edit it with that program.</source>
        <translation>Bearbeiten Sie sie mit jenem Programm.</translation>
    </message>
    <message>
        <source>The library has an older format and cannot be written, so it cannot be brought up to date.</source>
        <translation>Die Bibliothek hat ein älteres Format und ist nicht beschreibbar, kann also nicht erneuert werden.</translation>
    </message>
    <message>
        <source>Copy it to a folder of yours and open that.</source>
        <translation>Kopieren Sie sie in einen eigenen Ordner, und öffnen Sie diese.</translation>
    </message>
    <message>
        <source>The library lies where two programs cannot share it well: saving is slower there.</source>
        <translation>Die Bibliothek liegt, wo zwei Programme sie schlecht teilen können: das Speichern ist dort langsamer.</translation>
    </message>
    <message>
        <source>Keep it on a disk of this machine if you can.</source>
        <translation>Bewahren Sie sie möglichst auf einer Festplatte dieses Rechners auf.</translation>
    </message>
    <message>
        <source>The library holds what Runcast did not make and does not use: %1</source>
        <translation>Die Bibliothek enthält, was Runcast nicht gemacht hat und nicht verwendet: %1</translation>
    </message>
    <message>
        <source>Choose another name, or open that library.</source>
        <translation>Wählen Sie einen anderen Namen, oder öffnen Sie jene Bibliothek.</translation>
    </message>
    <message>
        <source>The library was changed by another program: its %1 is not as Runcast made it.</source>
        <translation>Die Bibliothek wurde von einem anderen Programm verändert: %1 ist nicht, wie Runcast es gemacht hat.</translation>
    </message>
    <message>
        <source>“%1…” has %2 characters; at most %3 can be kept.</source>
        <translation>„%1…“ hat %2 Zeichen; höchstens %3 können bewahrt werden.</translation>
    </message>
    <message>
        <source>The text holds half of a character.</source>
        <translation>Der Text enthält ein halbes Zeichen.</translation>
    </message>
    <message>
        <source>The text holds a control character, which cannot be shown.</source>
        <translation>Der Text enthält ein Steuerzeichen, das sich nicht zeigen lässt.</translation>
    </message>
    <message>
        <source>A scenario needs a name.</source>
        <translation>Ein Szenario braucht einen Namen.</translation>
    </message>
    <message>
        <source>A scenario can have at most %1 tags.</source>
        <translation>Ein Szenario kann höchstens %1 Schlagwörter haben.</translation>
    </message>
    <message>
        <source>A tag needs at least one character.</source>
        <translation>Ein Schlagwort braucht mindestens ein Zeichen.</translation>
    </message>
    <message>
        <source>The scenario has %1 bytes; at most %2 can be kept.</source>
        <translation>Das Szenario hat %1 Bytes; höchstens %2 können bewahrt werden.</translation>
    </message>
    <message>
        <source>The scenario is not a JSON object.</source>
        <translation>Das Szenario ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The number of accelerators is not a number.</source>
        <translation>Die Zahl der Beschleuniger ist keine Zahl.</translation>
    </message>
    <message>
        <source>The scenario is not in the library.</source>
        <translation>Das Szenario ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>There is already a scenario named “%1”.</source>
        <translation>Es gibt schon ein Szenario namens „%1“.</translation>
    </message>
    <message>
        <source>The scenario has no such version.</source>
        <translation>Das Szenario hat keine solche Version.</translation>
    </message>
    <message>
        <source>The disk is full; the file was left as it was.</source>
        <translation>Die Festplatte ist voll; die Datei blieb, wie sie war.</translation>
    </message>
    <message>
        <source>Free some space or choose another place.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Die Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Check your rights there or choose another place.</source>
        <translation>Prüfen Sie dort Ihre Rechte, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Den Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>Create it or choose another place.</source>
        <translation>Legen Sie ihn an, oder wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
        <source>There is a folder of this name.</source>
        <translation>Es gibt einen Ordner dieses Namens.</translation>
    </message>
    <message>
        <source>“%1” can be read as a share or as per cent.</source>
        <translation>„%1“ kann als Anteil oder als Prozent gelesen werden.</translation>
    </message>
    <message>
        <source>Write the per cent sign: 0.4 % or 40 %.</source>
        <translation>Schreiben Sie das Prozentzeichen: 0,4 % oder 40 %.</translation>
    </message>
    <message>
        <source>“%1” can be read in two ways: the decimal sign here is “%2”.</source>
        <translation>„%1“ kann auf zwei Arten gelesen werden: das Dezimalzeichen ist hier „%2“.</translation>
    </message>
    <message>
        <source>Write it with “%2”, without separators between thousands.</source>
        <translation>Schreiben Sie es mit „%2“, ohne Tausendertrennzeichen.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>The report was stopped.</source>
        <translation>Der Bericht wurde angehalten.</translation>
    </message>
    <message>
        <source>A report needs a scenario, and none was given.</source>
        <translation>Ein Bericht braucht ein Szenario, und keines wurde angegeben.</translation>
    </message>
    <message>
        <source>Choose a scenario.</source>
        <translation>Wählen Sie ein Szenario.</translation>
    </message>
    <message>
        <source>A report holds at most %1 scenarios, and %2 were given.</source>
        <translation>Ein Bericht fasst höchstens %1 Szenarien, und %2 wurden angegeben.</translation>
    </message>
    <message>
        <source>Choose fewer.</source>
        <translation>Wählen Sie weniger.</translation>
    </message>
    <message>
        <source>A comparison needs at least two scenarios.</source>
        <translation>Ein Vergleich braucht mindestens zwei Szenarien.</translation>
    </message>
    <message>
        <source>Choose a second one.</source>
        <translation>Wählen Sie ein zweites.</translation>
    </message>
    <message>
        <source>The baseline is none of the report’s scenarios.</source>
        <translation>Die Basis ist keines der Szenarien des Berichts.</translation>
    </message>
    <message>
        <source>Choose one of them.</source>
        <translation>Wählen Sie eines davon.</translation>
    </message>
    <message>
        <source>There is no exchange rate for %1.</source>
        <translation>Es gibt keinen Wechselkurs für %1.</translation>
    </message>
    <message>
        <source>Enter the rate in the scenario, or choose USD.</source>
        <translation>Geben Sie den Kurs im Szenario ein, oder wählen Sie USD.</translation>
    </message>
    <message>
        <source>The workbook could not be put together in the temporary folder.</source>
        <translation>Die Mappe ließ sich im temporären Ordner nicht zusammensetzen.</translation>
    </message>
    <message>
        <source>Check that there is room for temporary files.</source>
        <translation>Prüfen Sie, ob Platz für temporäre Dateien ist.</translation>
    </message>
    <message>
        <source>The pages could not be put together: %1</source>
        <translation>Die Seiten ließen sich nicht zusammensetzen: %1</translation>
    </message>
    <message>
        <source>The PDF holds no Runcast scenario.</source>
        <translation>Das PDF enthält kein Runcast-Szenario.</translation>
    </message>
    <message>
        <source>Only reports that Runcast has written can be read back.</source>
        <translation>Nur Berichte, die Runcast geschrieben hat, lassen sich zurücklesen.</translation>
    </message>
    <message>
        <source>The file is no readable PDF: %1</source>
        <translation>Die Datei ist kein lesbares PDF: %1</translation>
    </message>
    <message>
        <source>There is no “%1” in the catalog.</source>
        <translation>Es gibt kein „%1“ im Katalog.</translation>
    </message>
    <message>
        <source>“%1” is not KEY=VALUE.</source>
        <translation>„%1“ ist nicht KEY=VALUE.</translation>
    </message>
    <message>
        <source>“%1” is not a date such as 2027-03-01.</source>
        <translation>„%1“ ist kein Datum wie 2027-03-01.</translation>
    </message>
    <message>
        <source>“%1” must end in .pdf, .xlsx, .csv or .json.</source>
        <translation>„%1“ muss auf .pdf, .xlsx, .csv oder .json enden.</translation>
    </message>
    <message>
        <source>There is no figure “%1”.</source>
        <translation>Es gibt kein Ergebnis „%1“.</translation>
    </message>
    <message>
        <source>There is no input or figure “%1”.</source>
        <translation>Es gibt keine Eingabe und kein Ergebnis „%1“.</translation>
    </message>
    <message>
        <source>“%1” is a result and cannot be set.</source>
        <translation>„%1“ ist ein Ergebnis und lässt sich nicht setzen.</translation>
    </message>
    <message>
        <source>See what it follows from: runcast forecast … --explain %1</source>
        <translation>Woraus es folgt, zeigt: runcast forecast … --explain %1</translation>
    </message>
    <message>
        <source>The forecast of any scenario lists all keys: runcast forecast --preset gpt3-175b</source>
        <translation>Die Vorhersage eines Szenarios nennt alle Schlüssel: runcast forecast --preset gpt3-175b</translation>
    </message>
    <message>
        <source>Did you mean “%2”?</source>
        <translation>Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>There is no such library.</source>
        <translation>Es gibt keine solche Bibliothek.</translation>
    </message>
    <message>
        <source>Make one with: runcast new NAME</source>
        <translation>Anlegen mit: runcast new NAME</translation>
    </message>
    <message>
        <source>List them with: runcast list</source>
        <translation>Liste mit: runcast list</translation>
    </message>
    <message>
        <source>“%1” is not expected here.</source>
        <translation>„%1“ wird hier nicht erwartet.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>“%1” needs one of these words after it: %2.</source>
        <translation>Nach „%1“ muss eines dieser Wörter folgen: %2.</translation>
    </message>
    <message>
        <source>There is no command “%1”.</source>
        <translation>Es gibt keinen Befehl „%1“.</translation>
    </message>
    <message>
        <source>%1 needs a whole number.</source>
        <translation>%1 braucht eine ganze Zahl.</translation>
    </message>
    <message>
        <source>%1 can be given only once.</source>
        <translation>%1 kann nur einmal angegeben werden.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>Runcast does not speak the language “%1”. It speaks: %2.</source>
        <translation>Runcast spricht die Sprache „%1“ nicht. Es spricht: %2.</translation>
    </message>
    <message>
        <source>Give one of these: SCENARIO, --preset ID or --config FILE.</source>
        <translation>Geben Sie eines davon an: SCENARIO, --preset ID oder --config FILE.</translation>
    </message>
    <message>
        <source>There is no catalog “%1”.</source>
        <translation>Es gibt keinen Katalog „%1“.</translation>
    </message>
    <message>
        <source>List them with: runcast catalog list</source>
        <translation>Liste mit: runcast catalog list</translation>
    </message>
    <message>
        <source>No catalog knows “%1”.</source>
        <translation>Kein Katalog kennt „%1“.</translation>
    </message>
    <message>
        <source>List what they know with: runcast catalog list</source>
        <translation>Was sie kennen, zeigt: runcast catalog list</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>Die Bibliothek ist beschädigt.</translation>
    </message>
    <message>
        <source>Open your newest backup, or export what can still be read.</source>
        <translation>Öffnen Sie Ihre neueste Sicherung, oder exportieren Sie, was sich noch lesen lässt.</translation>
    </message>
    <message>
        <source>A comparison needs two scenarios or more.</source>
        <translation>Ein Vergleich braucht mindestens zwei Szenarien.</translation>
    </message>
    <message>
        <source>At most eight scenarios can be compared.</source>
        <translation>Höchstens acht Szenarien lassen sich vergleichen.</translation>
    </message>
    <message>
        <source>The baseline “%1” is not one of the scenarios compared.</source>
        <translation>Die Basis „%1“ ist keines der verglichenen Szenarien.</translation>
    </message>
    <message>
        <source>“%1” must end in .json.</source>
        <translation>„%1“ muss auf .json enden.</translation>
    </message>
    <message>
        <source>“%1” is no status. One of these: draft, proposed, approved, rejected.</source>
        <translation>„%1“ ist kein Status. Einer von diesen: draft, proposed, approved, rejected.</translation>
    </message>
    <message>
        <source>Give --preset or --config, not both.</source>
        <translation>Geben Sie --preset oder --config an, nicht beides.</translation>
    </message>
    <message>
        <source>“%1” is no kind of report. One of these: budget, summary, comparison.</source>
        <translation>„%1“ ist keine Art von Bericht. Eine von diesen: budget, summary, comparison.</translation>
    </message>
    <message>
        <source>“%1” is no size of paper. One of these: a4, letter.</source>
        <translation>„%1“ ist kein Papierformat. Eines von diesen: a4, letter.</translation>
    </message>
    <message>
        <source>“%1” is not deleted.</source>
        <translation>„%1“ ist nicht gelöscht.</translation>
    </message>
    <message>
        <source>To go back to an older version give its number: --version N</source>
        <translation>Für eine ältere Version geben Sie ihre Nummer an: --version N</translation>
    </message>
    <message>
        <source>Differences without an explanation: %1.</source>
        <translation>Differenzen ohne Erklärung: %1.</translation>
    </message>
    <message>
        <source>There is no library file yet.</source>
        <translation>Es gibt noch keine Bibliotheksdatei.</translation>
    </message>
    <message>
        <source>The search needs the shape of the model.</source>
        <translation>Die Suche braucht die Gestalt des Modells.</translation>
    </message>
    <message>
        <source>Choose a preset or import a config.json.</source>
        <translation>Eine Vorlage wählen oder eine config.json importieren.</translation>
    </message>
    <message>
        <source>The number of accelerators cannot be used.</source>
        <translation>Die Zahl der Beschleuniger ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>Enter a whole number from 1 to 10 million.</source>
        <translation>Eine ganze Zahl von 1 bis 10 Millionen eingeben.</translation>
    </message>
    <message>
        <source>The catalog lacks a peak, the memory or its bandwidth for this accelerator at this precision.</source>
        <translation>Im Katalog fehlen Spitzenleistung, Speicher oder Speicherbandbreite dieses Beschleunigers bei dieser Genauigkeit.</translation>
    </message>
    <message>
        <source>Choose another accelerator or precision.</source>
        <translation>Einen anderen Beschleuniger oder eine andere Genauigkeit wählen.</translation>
    </message>
    <message>
        <source>The catalog lacks the link or network bandwidth of this accelerator.</source>
        <translation>Im Katalog fehlt die Link- oder Netzbandbreite dieses Beschleunigers.</translation>
    </message>
    <message>
        <source>Choose another accelerator.</source>
        <translation>Einen anderen Beschleuniger wählen.</translation>
    </message>
    <message>
        <source>Batch and sequence length are needed.</source>
        <translation>Batch und Sequenzlänge werden gebraucht.</translation>
    </message>
    <message>
        <source>The batch is no whole number of sequences, nor is any within 2 % of it.</source>
        <translation>Der Batch ist keine ganze Zahl von Sequenzen, und keiner im Umkreis von 2 % ist es.</translation>
    </message>
    <message>
        <source>Enter a batch that is a multiple of the sequence length.</source>
        <translation>Einen Batch eingeben, der ein Vielfaches der Sequenzlänge ist.</translation>
    </message>
    <message>
        <source>A list of texts is needed here.</source>
        <translation>Hier wird eine Liste von Texten gebraucht.</translation>
    </message>
    <message>
        <source>This is no Runcast model: the key “runcast_model” is missing.</source>
        <translation>Dies ist kein Runcast-Modell: der Schlüssel „runcast_model“ fehlt.</translation>
    </message>
    <message>
        <source>The model was written by a newer Runcast (format %1, known up to %2).</source>
        <translation>Das Modell stammt von einem neueren Runcast (Format %1, bekannt bis %2).</translation>
    </message>
    <message>
        <source>“%1” is no format of a Runcast model.</source>
        <translation>„%1“ ist kein Format eines Runcast-Modells.</translation>
    </message>
    <message>
        <source>“%1” is no size of a model.</source>
        <translation>„%1“ ist keine Größe eines Modells.</translation>
    </message>
    <message>
        <source>The model of the preset “%1” is not readable.</source>
        <translation>Das Modell der Vorlage „%1“ ist nicht lesbar.</translation>
    </message>
    <message>
        <source>There is already a preset named “%1”.</source>
        <translation>Es gibt schon eine Vorlage namens „%1“.</translation>
    </message>
    <message>
        <source>The preset is not in the library.</source>
        <translation>Die Vorlage ist nicht in der Bibliothek.</translation>
    </message>
    <message>
        <source>The scenario does not say what shape its model has.</source>
        <translation>Das Szenario sagt nicht, welche Gestalt sein Modell hat.</translation>
    </message>
    <message>
        <source>Choose the config.json of the model.</source>
        <translation>Die config.json des Modells wählen.</translation>
    </message>
    <message>
        <source>“%1” is no group of causes.</source>
        <translation>„%1“ ist keine Gruppe von Ursachen.</translation>
    </message>
    <message>
        <source>“%1” is no time such as 2027-03-01 04:05.</source>
        <translation>„%1“ ist kein Zeitpunkt wie 2027-03-01 04:05.</translation>
    </message>
    <message>
        <source>“%1” is no downtime such as 2.5, 35 min or 2 h.</source>
        <translation>„%1“ ist keine Ausfallzeit wie 2.5, 35 min oder 2 h.</translation>
    </message>
    <message>
        <source>The table has no column “time”.</source>
        <translation>Die Tabelle hat keine Spalte „time“.</translation>
    </message>
    <message>
        <source>A failure log has the columns time, node, cause and downtime.</source>
        <translation>Ein Ausfallprotokoll hat die Spalten time, node, cause und downtime.</translation>
    </message>
    <message>
        <source>The validation was stopped.</source>
        <translation>Die Validierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>“%1” is no number above 0.</source>
        <translation>„%1“ ist keine Zahl über 0.</translation>
    </message>
    <message>
        <source>The log has no failure that can be read.</source>
        <translation>Das Protokoll hat keinen lesbaren Ausfall.</translation>
    </message>
    <message>
        <source>The days of the log cannot be judged by its failures alone.</source>
        <translation>Die Tage des Protokolls lassen sich nicht aus seinen Ausfällen allein schätzen.</translation>
    </message>
    <message>
        <source>Say them with --days.</source>
        <translation>Geben Sie sie mit --days an.</translation>
    </message>
    <message>
        <source>--top takes a whole number from 1 to 1000.</source>
        <translation>--top nimmt eine ganze Zahl von 1 bis 1000.</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No layout fits: %1 were considered.</source>
        <translation>Keine Aufteilung passt: %1 wurden betrachtet.</translation>
    </message>
    <message>
        <source>Take more accelerators or ones with more memory; the reasons stand above.</source>
        <translation>Mehr Beschleuniger oder solche mit mehr Speicher nehmen; die Gründe stehen oben.</translation>
    </message>
    <message>
        <source>--runs takes a number from 2 to 10000000.</source>
        <translation>--runs nimmt eine Zahl von 2 bis 10000000.</translation>
    </message>
    <message>
        <source>There is nothing to simulate: no failures, or no calendar time.</source>
        <translation>Es gibt nichts zu simulieren: keine Ausfälle oder keine Kalenderzeit.</translation>
    </message>
    <message>
        <source>The simulation was stopped.</source>
        <translation>Die Simulation wurde angehalten.</translation>
    </message>
    <message>
        <source>“%1” is no cluster: write ID:N, such as h100-sxm:1024.</source>
        <translation>„%1“ ist kein Cluster: ID:N schreiben, etwa h100-sxm:1024.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>This is no price list that Runcast knows: neither the columns of its own prices nor those of a SkyPilot vms.csv are there.</source>
        <translation>Das ist keine Preisliste, die Runcast kennt: weder die Spalten der eigenen Preise noch die einer vms.csv von SkyPilot sind da.</translation>
    </message>
    <message>
        <source>Own columns: provider, accelerator_id, usd_per_accelerator_hour, commitment, as_of_date, as_of_precision, source, confidence.</source>
        <translation>Eigene Spalten: provider, accelerator_id, usd_per_accelerator_hour, commitment, as_of_date, as_of_precision, source, confidence.</translation>
    </message>
    <message>
        <source>The list has no price of %1 for what “%2” rents.</source>
        <translation>Die Liste hat keinen Preis von %1 für das, was „%2“ mietet.</translation>
    </message>
    <message>
        <source>Give one of these: --parameters, --memory, --steps or --costs.</source>
        <translation>Geben Sie eines davon an: --parameters, --memory, --steps oder --costs.</translation>
    </message>
    <message>
        <source>“%1” is no number of accelerators.</source>
        <translation>„%1“ ist keine Zahl von Beschleunigern.</translation>
    </message>
    <message>
        <source>Enter whole numbers with a semicolon between them.</source>
        <translation>Ganze Zahlen eingeben, mit Semikolon dazwischen.</translation>
    </message>
    <message>
        <source>One to twelve numbers of accelerators are needed.</source>
        <translation>Es braucht eine bis zwölf Zahlen von Beschleunigern.</translation>
    </message>
    <message>
        <source>The text of column %1 is too long.</source>
        <translation>Der Text der Spalte %1 ist zu lang.</translation>
    </message>
    <message>
        <source>The text of column %1 holds characters that cannot be shown.</source>
        <translation>Der Text der Spalte %1 enthält Zeichen, die sich nicht anzeigen lassen.</translation>
    </message>
    <message>
        <source>The region “%1” in column %2 is not in the catalog.</source>
        <translation>Die Region „%1“ in Spalte %2 steht nicht im Katalog.</translation>
    </message>
    <message>
        <source>The row is not readable.</source>
        <translation>Die Zeile ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The cell of column %1 is no text.</source>
        <translation>Die Zelle der Spalte %1 ist kein Text.</translation>
    </message>
    <message>
        <source>Row %1 of your own catalog rows is not readable.</source>
        <translation>Zeile %1 der eigenen Katalogzeilen ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Your own rows have no row %1.</source>
        <translation>Unter den eigenen Zeilen gibt es keine Zeile %1.</translation>
    </message>
    <message>
        <source>No rows were added in step %1.</source>
        <translation>In Schritt %1 kamen keine Zeilen hinzu.</translation>
    </message>
    <message>
        <source>“%1” is needed.</source>
        <translation>„%1“ wird gebraucht.</translation>
    </message>
    <message>
        <source>“%1” is no number: %2.</source>
        <translation>„%1“ ist keine Zahl: %2.</translation>
    </message>
    <message>
        <source>There is no own row “%1” in use.</source>
        <translation>Es gibt keine eigene Zeile „%1“ in Gebrauch.</translation>
    </message>
    <message>
        <source>“%1” is none of: accelerator, price, region.</source>
        <translation>„%1“ ist keines von: accelerator, price, region.</translation>
    </message>
    <message>
        <source>The file has %1 rows; it must have one, or more without --replaces.</source>
        <translation>Die Datei hat %1 Zeilen; nötig ist eine, ohne --replaces auch mehrere.</translation>
    </message>
    <message>
        <source>“%1” is no number of a step.</source>
        <translation>„%1“ ist keine Nummer eines Schritts.</translation>
    </message>
    <message>
        <source>There is no own row “%1”.</source>
        <translation>Es gibt keine eigene Zeile „%1“.</translation>
    </message>
    <message>
        <source>List them with: runcast catalog list accelerators --json</source>
        <translation>Aufzählen mit: runcast catalog list accelerators --json</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>Split it, or keep the part that counts.</source>
        <translation>Bitte teilen oder den Teil behalten, auf den es ankommt.</translation>
    </message>
</context>
<context>
    <name>Explore</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>The ends of an input in a chart of sensitivities.</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>No input moves this figure by itself</source>
        <translation>Keine Eingabe bewegt dieses Ergebnis für sich allein</translation>
    </message>
    <message>
        <source>%1 alone moves %2</source>
        <translation>%1 allein bewegt %2</translation>
    </message>
    <message>
        <source>%1 and %2 matter most</source>
        <translation>%1 und %2 zählen am meisten</translation>
    </message>
    <message>
        <source>estimate %1</source>
        <translation>Schätzung %1</translation>
    </message>
    <message>
        <source>input low</source>
        <translation>Eingabe niedrig</translation>
    </message>
    <message>
        <source>input high</source>
        <translation>Eingabe hoch</translation>
    </message>
    <message>
        <source>%1; one input at a time, ±%2</source>
        <extracomment>Of a chart: figure and unit, then how it was made.</extracomment>
        <translation>%1; eine Eingabe auf einmal, ±%2</translation>
    </message>
    <message>
        <source>Cannot be moved that far by themselves: %1.</source>
        <translation>Lassen sich für sich allein nicht so weit bewegen: %1.</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Total parameters</source>
        <translation>Parameter gesamt</translation>
    </message>
    <message>
        <source>All weights of the language model, counted from its shape when that is known.</source>
        <translation>Alle Gewichte des Sprachmodells, aus seiner Gestalt gezählt, wenn sie bekannt ist.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Weights that one token visits; all of them in a dense model.</source>
        <translation>Gewichte, die ein Token durchläuft; in einem dichten Modell alle.</translation>
    </message>
    <message>
        <source>6 N D</source>
        <translation>6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>Two operations per parameter and token forward, four backward.</source>
        <translation>Zwei Operationen je Parameter und Token vorwärts, vier rückwärts.</translation>
    </message>
    <message>
        <source>FLOP per token</source>
        <translation>FLOP je Token</translation>
    </message>
    <message>
        <source>Three times the forward pass: every matrix product of the layers and the logits, and attention over the visible positions.</source>
        <translation>Dreimal der Vorwärtslauf: jedes Matrixprodukt der Schichten und der Logits, dazu die Attention über die sichtbaren Positionen.</translation>
    </message>
    <message>
        <source>Training FLOP</source>
        <translation>Trainings-FLOP</translation>
    </message>
    <message>
        <source>FLOP of one token times the tokens.</source>
        <translation>FLOP eines Tokens mal Tokens.</translation>
    </message>
    <message>
        <source>Exact over 6 N D</source>
        <translation>Genau über 6&#xa0;N&#xa0;D</translation>
    </message>
    <message>
        <source>How far the short formula is from the exact count.</source>
        <translation>Wie weit die Kurzformel von der genauen Zählung entfernt ist.</translation>
    </message>
    <message>
        <source>Tokens per parameter</source>
        <translation>Tokens je Parameter</translation>
    </message>
    <message>
        <source>About 20 was compute-optimal in 2022; models that serve many users go far above.</source>
        <translation>2022 galten rund 20 als rechenoptimal; Modelle für viele Nutzer liegen weit darüber.</translation>
    </message>
    <message>
        <source>State per parameter</source>
        <translation>Zustand je Parameter</translation>
    </message>
    <message>
        <source>Bytes of weights, gradients and optimizer per parameter. 16-bit with AdamW: 2 + 2 + 12 = 16, or 18 with FP32 gradients.</source>
        <translation>Bytes für Gewichte, Gradienten und Optimierer je Parameter. 16 Bit mit AdamW: 2 + 2 + 12 = 16, oder 18 mit FP32-Gradienten.</translation>
    </message>
    <message>
        <source>Training state</source>
        <translation>Trainings-Zustand</translation>
    </message>
    <message>
        <source>Weights, gradients and optimizer of one copy of the model, before activations.</source>
        <translation>Gewichte, Gradienten und Optimierer einer Kopie des Modells, ohne Aktivierungen.</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation>Nutzbarer Speicher</translation>
    </message>
    <message>
        <source>What the driver of one accelerator leaves to the program; the marketed size where that is not known.</source>
        <translation>Was der Treiber eines Beschleunigers dem Programm lässt; die beworbene Größe, wo das nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Accelerators to hold it</source>
        <translation>Beschleuniger, die ihn fassen</translation>
    </message>
    <message>
        <source>Fullest stage</source>
        <translation>Vollste Stufe</translation>
    </message>
    <message>
        <source>The pipeline stage, from 0, whose accelerators hold most. It decides.</source>
        <translation>Die Pipeline-Stufe, ab 0 gezählt, deren Beschleuniger am meisten halten. Sie entscheidet.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights on the fullest accelerator; shared by the data parallel ranks at ZeRO 3. The stage with the largest sum decides.</source>
        <translation>Gewichte auf dem vollsten Beschleuniger; bei ZeRO 3 auf die datenparallelen Ränge verteilt. Die Stufe mit der größten Summe entscheidet.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>Gradients on the fullest accelerator; shared from ZeRO 2 on.</source>
        <translation>Gradienten auf dem vollsten Beschleuniger; ab ZeRO 2 verteilt.</translation>
    </message>
    <message>
        <source>Optimizer state</source>
        <translation>Optimierer-Zustand</translation>
    </message>
    <message>
        <source>Master copy and moments on the fullest accelerator; shared from ZeRO 1 on.</source>
        <translation>Hauptkopie und Momente auf dem vollsten Beschleuniger; ab ZeRO 1 verteilt.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>What the backward pass needs of all micro-batches in flight on the fullest accelerator, and the logits on the last stage.</source>
        <translation>Was der Rückwärtslauf von allen laufenden Micro-Batches auf dem vollsten Beschleuniger braucht, und die Logits auf der letzten Stufe.</translation>
    </message>
    <message>
        <source>Buffers and reserve</source>
        <translation>Puffer und Reserve</translation>
    </message>
    <message>
        <source>Device context, collectives, workspaces and what the allocator cannot use; weights gathered at ZeRO 3. A measurement pins it.</source>
        <translation>Gerätekontext, Kommunikation, Arbeitsbereiche und was der Speicherverwalter nicht nutzen kann; bei ZeRO 3 die gesammelten Gewichte. Eine Messung legt sie fest.</translation>
    </message>
    <message>
        <source>Memory per accelerator</source>
        <translation>Speicher je Beschleuniger</translation>
    </message>
    <message>
        <source>The fullest accelerator. Without a known architecture: training state alone.</source>
        <translation>Der vollste Beschleuniger. Ohne bekannte Architektur: nur der Trainingszustand.</translation>
    </message>
    <message>
        <source>Free memory</source>
        <translation>Freier Speicher</translation>
    </message>
    <message>
        <source>What the fullest accelerator has left; negative = it does not fit.</source>
        <translation>Was auf dem vollsten Beschleuniger übrig bleibt; negativ = es passt nicht.</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Datenspeicher</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>A share on the sum of the other parts.</source>
        <translation>Ein Anteil auf die Summe der anderen Teile.</translation>
    </message>
    <message>
        <source>Per million tokens</source>
        <translation>Je Million Tokens</translation>
    </message>
    <message>
        <source>Total cost over the tokens seen.</source>
        <translation>Gesamtkosten durch die gesehenen Tokens.</translation>
    </message>
    <message>
        <source>Per exaFLOP</source>
        <translation>Je ExaFLOP</translation>
    </message>
    <message>
        <source>Total cost over the training FLOP.</source>
        <translation>Gesamtkosten durch die Trainings-FLOP.</translation>
    </message>
    <message>
        <source>Per accelerator-hour, all in</source>
        <translation>Je Beschl.-Stunde, alles</translation>
    </message>
    <message>
        <source>Total cost over the accelerator-hours paid for.</source>
        <translation>Gesamtkosten durch die bezahlten Beschleunigerstunden.</translation>
    </message>
    <message>
        <source>Rate per accelerator-hour</source>
        <translation>Satz je Beschl.-Stunde</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Kapital</translation>
    </message>
    <message>
        <source>Time between interruptions</source>
        <translation>Zeit zwischen Unterbrechungen</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>Checkpoint size</source>
        <translation>Checkpoint-Größe</translation>
    </message>
    <message>
        <source>Weights and optimizer state, no gradients: 14 bytes per parameter with AdamW in 16 bits.</source>
        <translation>Gewichte und Optimiererzustand, keine Gradienten: 14 Bytes je Parameter mit AdamW in 16 Bit.</translation>
    </message>
    <message>
        <source>Checkpoint stalls</source>
        <translation>Checkpoint-Pausen</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>Calendar lost</source>
        <translation>Verlorener Kalender</translation>
    </message>
    <message>
        <source>Calendar time less ideal time.</source>
        <translation>Kalenderzeit weniger ideale Zeit.</translation>
    </message>
    <message>
        <source>Share lost</source>
        <translation>Verlorener Anteil</translation>
    </message>
    <message>
        <source>Share of the calendar time without progress.</source>
        <translation>Anteil der Kalenderzeit ohne Fortschritt.</translation>
    </message>
    <message>
        <source>Lost to failures</source>
        <translation>Durch Ausfälle verloren</translation>
    </message>
    <message>
        <source>Facility power</source>
        <translation>Standortleistung</translation>
    </message>
    <message>
        <source>Power of IT with cooling and conversion of the site while the run trains.</source>
        <translation>IT-Leistung mit Kühlung und Wandlung des Standorts, während der Lauf trainiert.</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT-Leistung</translation>
    </message>
    <message>
        <source>All-in per accelerator</source>
        <translation>Je Beschleuniger, alles</translation>
    </message>
    <message>
        <source>One accelerator with server, network and cooling: about 1.4 kW for an H100.</source>
        <translation>Ein Beschleuniger mit Server, Netz und Kühlung: rund 1,4 kW bei einer H100.</translation>
    </message>
    <message>
        <source>Provisioned power</source>
        <translation>Bereitgestellte Leistung</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Energy times the grid’s intensity, location-based; hardware is not in it.</source>
        <translation>Energie mal Intensität des Netzes, standortbezogen; die Geräte sind nicht darin.</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>US homes</source>
        <translation>US-Haushalte</translation>
    </message>
    <message>
        <source>Average US homes that draw as much, 1.22 kW each.</source>
        <translation>Durchschnittliche US-Haushalte mit derselben Leistung, je 1,22 kW.</translation>
    </message>
    <message>
        <source>Below budget</source>
        <translation>Unter dem Budget</translation>
    </message>
    <message>
        <source>Budget less total cost; negative = over budget.</source>
        <translation>Budget weniger Gesamtkosten; negativ = über dem Budget.</translation>
    </message>
    <message>
        <source>Before the deadline</source>
        <translation>Vor dem Termin</translation>
    </message>
    <message>
        <source>Days between the end and the deadline; negative = late.</source>
        <translation>Tage zwischen Ende und Termin; negativ = zu spät.</translation>
    </message>
    <message>
        <source>Below the site limit</source>
        <translation>Unter der Standortgrenze</translation>
    </message>
    <message>
        <source>Site limit less facility power; negative = over it.</source>
        <translation>Standortgrenze weniger Standortleistung; negativ = darüber.</translation>
    </message>
    <message>
        <source>Ideal time</source>
        <translation>Ideale Zeit</translation>
    </message>
    <message>
        <source>Pure stepping at the utilisation, nothing lost. P is the dense peak of one accelerator.</source>
        <translation>Reines Rechnen bei dieser Auslastung, nichts verloren. P ist die dichte Spitzenleistung eines Beschleunigers.</translation>
    </message>
    <message>
        <source>Ideal accelerator-hours</source>
        <translation>Ideale Beschl.-Stunden</translation>
    </message>
    <message>
        <source>Accelerators times ideal time.</source>
        <translation>Beschleuniger mal ideale Zeit.</translation>
    </message>
    <message>
        <source>Calendar time</source>
        <translation>Kalenderzeit</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Accelerator-hours</source>
        <translation>Beschl.-Stunden</translation>
    </message>
    <message>
        <source>Accelerators and spares times calendar time: what is paid for.</source>
        <translation>Beschleuniger und Reservegeräte mal Kalenderzeit: was bezahlt wird.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Useful stepping time over calendar time.</source>
        <translation>Nützliche Rechenzeit durch Kalenderzeit.</translation>
    </message>
    <message>
        <source>Model FLOP utilisation</source>
        <translation>Auslastung (Modell-FLOP)</translation>
    </message>
    <message>
        <source>Predicted step</source>
        <translation>Vorhergesagter Schritt</translation>
    </message>
    <message>
        <source>Seconds of a step from the step-time model: matrix products, attention, element-wise work, host time and the communication that is not hidden. Median error on measured runs 4 to 11 %.</source>
        <translation>Sekunden eines Schritts nach dem Schrittzeitmodell: Matrixprodukte, Attention, elementweise Arbeit, Host-Zeit und die nicht verdeckte Kommunikation. Mittlerer Fehler an gemessenen Läufen 4 bis 11 %.</translation>
    </message>
    <message>
        <source>Predicted utilisation</source>
        <translation>Vorhergesagte Auslastung</translation>
    </message>
    <message>
        <source>Model FLOP of a predicted step over what the dense peak could do in it.</source>
        <translation>Modell-FLOP eines vorhergesagten Schritts durch das, was die dichte Spitzenleistung in ihm könnte.</translation>
    </message>
    <message>
        <source>Communication not hidden</source>
        <translation>Nicht verdeckte Kommunikation</translation>
    </message>
    <message>
        <source>Share of the predicted step in which accelerators wait for communication.</source>
        <translation>Anteil des vorhergesagten Schritts, in dem Beschleuniger auf Kommunikation warten.</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens je Sekunde</translation>
    </message>
    <message>
        <source>FLOP per second of the whole cluster over FLOP per token.</source>
        <translation>FLOP je Sekunde des ganzen Clusters durch FLOP je Token.</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Tokens of one batch over tokens per second.</source>
        <translation>Tokens eines Batches durch Tokens je Sekunde.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Copies of the model.</source>
        <translation>Kopien des Modells.</translation>
    </message>
    <message>
        <source>Micro-batches a step</source>
        <translation>Micro-Batches je Schritt</translation>
    </message>
    <message>
        <source>Micro-batches that each copy computes in one step.</source>
        <translation>Micro-Batches, die jede Kopie in einem Schritt rechnet.</translation>
    </message>
    <message>
        <source>Pipeline idle</source>
        <translation>Pipeline-Leerlauf</translation>
    </message>
    <message>
        <source>Share of a step that a stage waits for its first and last micro-batch.</source>
        <translation>Anteil eines Schritts, den eine Stufe auf ihren ersten und letzten Micro-Batch wartet.</translation>
    </message>
    <message>
        <source>The fewest accelerators whose marketed memory can hold one copy of the training state alone.</source>
        <translation>Die wenigsten Beschleuniger, deren beworbener Speicher eine Kopie des Trainingszustands allein fasst.</translation>
    </message>
    <message>
        <source>Unexpected interruptions over the calendar time. Nothing fails in planned stops Hp, nor while a failure is detected and servers are swapped, D.</source>
        <translation>Unerwartete Unterbrechungen in der Kalenderzeit. In geplanten Pausen Hp fällt nichts aus, ebenso nicht beim Erkennen und Tauschen, D.</translation>
    </message>
    <message>
        <source>Checkpoint write</source>
        <translation>Checkpoint-Schreibzeit</translation>
    </message>
    <message>
        <source>Until a checkpoint is safe: as typed, else the slower of the storage W and the network cards of all accelerators. A blocking write takes as long as a typed stall.</source>
        <translation>Bis ein Checkpoint sicher ist: wie eingegeben, sonst das Langsamere von Speicher W und Netzkarten aller Beschleuniger. Blockierend dauert das Schreiben so lange wie eine eingegebene Pause.</translation>
    </message>
    <message>
        <source>Checkpoint stall</source>
        <translation>Checkpoint-Pause</translation>
    </message>
    <message>
        <source>Training stands still so long for one checkpoint: as typed; blocking, its write; in the background, the copy c to the host’s memory and what the write slows training down by.</source>
        <translation>So lange steht das Training für einen Checkpoint: wie eingegeben; blockierend das Schreiben; im Hintergrund die Kopie c in den Speicher des Hosts und was das Schreiben bremst.</translation>
    </message>
    <message>
        <source>As typed, else the interval with the shortest calendar time. W₀ is Lambert’s function. With a tier in memory, the interval there: √(2 × stall × M / share recovered).</source>
        <translation>Wie eingegeben, sonst der Abstand mit der kürzesten Kalenderzeit. W₀ ist die Lambert-Funktion. Mit Checkpoints im Arbeitsspeicher deren Abstand: √(2 × Pause × M / Anteil).</translation>
    </message>
    <message>
        <source>Checkpoints to one in storage</source>
        <translation>Checkpoints je einem im Speichersystem</translation>
    </message>
    <message>
        <source>With a tier in memory: every so many checkpoints one goes to storage. Without it each does: 1.</source>
        <translation>Mit Checkpoints im Arbeitsspeicher: Jeder so vielte geht ins Speichersystem. Ohne sie jeder: 1.</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>From a failure until training steps again, the mean: as typed, or the sum of its parts.</source>
        <translation>Vom Ausfall bis zum nächsten Schritt, im Mittel: wie eingegeben oder die Summe der Teile.</translation>
    </message>
    <message>
        <source>Hours of the calendar in which training stands still for checkpoints. With a tier in memory all but every k-th stall is that of memory.</source>
        <translation>Kalenderstunden, in denen das Training für Checkpoints steht. Mit Checkpoints im Arbeitsspeicher ist nur jede k-te Pause die des Speichersystems.</translation>
    </message>
    <message>
        <source>Hours of the calendar A spent in restarts, failed restarts included; detection and swap D pass without further failures.</source>
        <translation>Stunden des Kalenders A in Neustarts, gescheiterte eingeschlossen; Erkennen und Tauschen D vergehen ohne weitere Ausfälle.</translation>
    </message>
    <message>
        <source>Hours of the calendar A computed again since the last checkpoint: A = M e^((R + w − δ) / M) (e^((τ + δ) / M) − 1) I / τ.</source>
        <translation>Stunden des Kalenders A, die seit dem letzten Checkpoint neu gerechnet werden: A = M e^((R + w − δ) / M) (e^((τ + δ) / M) − 1) I / τ.</translation>
    </message>
    <message>
        <source>Slow servers</source>
        <translation>Langsame Server</translation>
    </message>
    <message>
        <source>Hours that slow servers add to the steps.</source>
        <translation>Stunden, die langsame Server zu den Schritten hinzufügen.</translation>
    </message>
    <message>
        <source>Silent corruption</source>
        <translation>Stille Datenfehler</translation>
    </message>
    <message>
        <source>Hours thrown away because results were silently wrong: 2.8 × 10⁻⁷ detected events per accelerator-hour, as at Llama 3, over what the run takes without them.</source>
        <translation>Stunden, die wegen still falscher Ergebnisse verworfen werden: 2,8 × 10⁻⁷ erkannte Fälle je Beschleunigerstunde wie bei Llama 3, über die Dauer ohne sie.</translation>
    </message>
    <message>
        <source>Planned stops</source>
        <translation>Geplante Pausen</translation>
    </message>
    <message>
        <source>Hours of planned maintenance: x of the 168 hours of each week of the calendar.</source>
        <translation>Stunden geplanter Wartung: x der 168 Stunden jeder Kalenderwoche.</translation>
    </message>
    <message>
        <source>Calendar time, P80</source>
        <translation>Kalenderzeit, P80</translation>
    </message>
    <message>
        <source>Calendar time that failures keep within in 80 of 100 cases: the run’s own chance, and the rate not being known. All else is as entered.</source>
        <translation>Kalenderzeit, die Ausfälle in 80 von 100 Fällen einhalten: der Zufall des Laufs und die unbekannte Rate. Alles andere ist wie eingegeben.</translation>
    </message>
    <message>
        <source>Calendar time, P90</source>
        <translation>Kalenderzeit, P90</translation>
    </message>
    <message>
        <source>Calendar time that failures keep within in 90 of 100 cases: the run’s own chance, and the rate not being known. All else is as entered.</source>
        <translation>Kalenderzeit, die Ausfälle in 90 von 100 Fällen einhalten: der Zufall des Laufs und die unbekannte Rate. Alles andere ist wie eingegeben.</translation>
    </message>
    <message>
        <source>Ends, P80</source>
        <translation>Ende, P80</translation>
    </message>
    <message>
        <source>The day by which the run has ended in 80 of 100 cases.</source>
        <translation>Der Tag, bis zu dem der Lauf in 80 von 100 Fällen beendet ist.</translation>
    </message>
    <message>
        <source>Ends, P90</source>
        <translation>Ende, P90</translation>
    </message>
    <message>
        <source>The day by which the run has ended in 90 of 100 cases.</source>
        <translation>Der Tag, bis zu dem der Lauf in 90 von 100 Fällen beendet ist.</translation>
    </message>
    <message>
        <source>Total cost, P80</source>
        <translation>Gesamtkosten, P80</translation>
    </message>
    <message>
        <source>Total cost that failures keep within in 80 of 100 cases: every part is paid by the calendar time.</source>
        <translation>Gesamtkosten, die Ausfälle in 80 von 100 Fällen einhalten: Jeder Teil wird nach Kalenderzeit bezahlt.</translation>
    </message>
    <message>
        <source>Total cost, P90</source>
        <translation>Gesamtkosten, P90</translation>
    </message>
    <message>
        <source>Total cost that failures keep within in 90 of 100 cases: every part is paid by the calendar time.</source>
        <translation>Gesamtkosten, die Ausfälle in 90 von 100 Fällen einhalten: Jeder Teil wird nach Kalenderzeit bezahlt.</translation>
    </message>
    <message>
        <source>Spread by chance</source>
        <translation>Streuung durch Zufall</translation>
    </message>
    <message>
        <source>P10 to P90 of the calendar time if the rate were known: the run’s own chance.</source>
        <translation>P10 bis P90 der Kalenderzeit bei bekannter Rate: der Zufall des Laufs.</translation>
    </message>
    <message>
        <source>Spread by the rate</source>
        <translation>Streuung durch die Rate</translation>
    </message>
    <message>
        <source>P10 to P90 of the mean calendar time, as the failure rate is not known.</source>
        <translation>P10 bis P90 der mittleren Kalenderzeit, weil die Ausfallrate nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Out of service</source>
        <translation>Außer Betrieb</translation>
    </message>
    <message>
        <source>Accelerators out of service at once, the mean: each failure takes u of them out until they are repaired.</source>
        <translation>Gleichzeitig ausgefallene Beschleuniger im Mittel: Jeder Ausfall nimmt u davon bis zur Reparatur aus dem Betrieb.</translation>
    </message>
    <message>
        <source>Spares for 95 %</source>
        <translation>Reserve für 95 %</translation>
    </message>
    <message>
        <source>Spares with which no job waits for 95 % of the time: the 95th percentile of those out at once, variance φ times the mean.</source>
        <translation>Reserve, mit der in 95 % der Zeit kein Lauf wartet: das 95. Perzentil der gleichzeitig ausgefallenen, Varianz φ mal das Mittel.</translation>
    </message>
    <message>
        <source>Spares needed</source>
        <translation>Nötige Reserve</translation>
    </message>
    <message>
        <source>Spares with which no job waits for 99 % of the time: the 99th percentile of those out at once, variance φ times the mean.</source>
        <translation>Reserve, mit der in 99 % der Zeit kein Lauf wartet: das 99. Perzentil der gleichzeitig ausgefallenen, Varianz φ mal das Mittel.</translation>
    </message>
    <message>
        <source>Cheapest spares</source>
        <translation>Billigste Reserve</translation>
    </message>
    <message>
        <source>The number of spares whose own cost and the cost of the whole job’s waiting are least together.</source>
        <translation>Die Reserve, deren Kosten zusammen mit denen des Wartens am kleinsten sind.</translation>
    </message>
    <message>
        <source>Waiting for repairs</source>
        <translation>Warten auf Reparatur</translation>
    </message>
    <message>
        <source>Cost of the spares</source>
        <translation>Kosten der Reserve</translation>
    </message>
    <message>
        <source>Accelerator-hours of the spares, in units that fail together; part of the accelerators’ cost.</source>
        <translation>Beschleunigerstunden der Reserve, in Einheiten, die gemeinsam ausfallen; Teil der Beschleunigerkosten.</translation>
    </message>
    <message>
        <source>Cost of waiting</source>
        <translation>Kosten des Wartens</translation>
    </message>
    <message>
        <source>What the whole cluster would cost while it waits for repairs, were nothing replaced from outside; not part of the total.</source>
        <translation>Was der ganze Cluster kostet, während er auf Reparatur wartet, wenn niemand von außen ersetzt; nicht Teil der Summe.</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <source>Projections and MLP of all layers, forward and backward.</source>
        <translation>Projektionen und MLP aller Schichten, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Scores and values of all layers, forward and backward.</source>
        <translation>Scores und Werte aller Schichten, vorwärts und rückwärts.</translation>
    </message>
    <message>
        <source>Element-wise work</source>
        <translation>Elementweise Arbeit</translation>
    </message>
    <message>
        <source>Norms, activations and other traffic to memory.</source>
        <translation>Normen, Aktivierungen und anderer Speicherverkehr.</translation>
    </message>
    <message>
        <source>Logits and loss</source>
        <translation>Logits und Loss</translation>
    </message>
    <message>
        <source>The output matrix and the loss, spread over the stages.</source>
        <translation>Ausgabematrix und Loss, auf die Stufen umgelegt.</translation>
    </message>
    <message>
        <source>Recomputing</source>
        <translation>Neu Berechnen</translation>
    </message>
    <message>
        <source>Forward work done once more in the backward pass.</source>
        <translation>Vorwärtsarbeit, die im Rückwärtslauf noch einmal getan wird.</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Launching work where the accelerator is faster than its host, and a fixed time a step.</source>
        <translation>Anstoßen der Arbeit, wo der Beschleuniger schneller ist als sein Host, und eine feste Zeit je Schritt.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimizer</translation>
    </message>
    <message>
        <source>Accumulating gradients and updating weights.</source>
        <translation>Gradienten aufsummieren und Gewichte aktualisieren.</translation>
    </message>
    <message>
        <source>Tensor communication</source>
        <translation>Tensor-Kommunikation</translation>
    </message>
    <message>
        <source>All-reduces of every layer that are not hidden.</source>
        <translation>All-Reduces jeder Schicht, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Context communication</source>
        <translation>Kontext-Kommunikation</translation>
    </message>
    <message>
        <source>Keys and values passed around that are not hidden.</source>
        <translation>Weitergereichte Schlüssel und Werte, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Expert communication</source>
        <translation>Experten-Kommunikation</translation>
    </message>
    <message>
        <source>Tokens sent to their experts and back that are not hidden.</source>
        <translation>Zu ihren Experten und zurück gesandte Tokens, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Gathering weights</source>
        <translation>Gewichte einsammeln</translation>
    </message>
    <message>
        <source>Weights gathered at ZeRO 3 that are not hidden.</source>
        <translation>Bei ZeRO 3 eingesammelte Gewichte, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Sending between stages</source>
        <translation>Senden zwischen Stufen</translation>
    </message>
    <message>
        <source>Activations passed on along the pipeline that are not hidden.</source>
        <translation>Entlang der Pipeline weitergereichte Aktivierungen, soweit nicht verdeckt.</translation>
    </message>
    <message>
        <source>Gradient communication</source>
        <translation>Gradienten-Kommunikation</translation>
    </message>
    <message>
        <source>Summing gradients over the copies after the last micro-batch.</source>
        <translation>Gradienten nach dem letzten Micro-Batch über die Kopien summieren.</translation>
    </message>
    <message>
        <source>Pipeline bubble</source>
        <translation>Pipeline-Blase</translation>
    </message>
    <message>
        <source>Waiting for the first and last micro-batch.</source>
        <translation>Warten auf den ersten und den letzten Micro-Batch.</translation>
    </message>
    <message>
        <source>Uneven stages</source>
        <translation>Ungleiche Stufen</translation>
    </message>
    <message>
        <source>Waiting for the fullest stage.</source>
        <translation>Warten auf die vollste Stufe.</translation>
    </message>
    <message>
        <source>Stragglers</source>
        <translation>Nachzügler</translation>
    </message>
    <message>
        <source>Waiting for the slowest of many accelerators.</source>
        <translation>Warten auf den langsamsten von vielen Beschleunigern.</translation>
    </message>
    <message>
        <source>Predicted step, P10</source>
        <translation>Vorhergesagter Schritt, P10</translation>
    </message>
    <message>
        <source>One in ten measured steps of such runs was faster.</source>
        <translation>Einer von zehn gemessenen Schritten solcher Läufe war schneller.</translation>
    </message>
    <message>
        <source>Predicted step, P90</source>
        <translation>Vorhergesagter Schritt, P90</translation>
    </message>
    <message>
        <source>One in ten measured steps of such runs was slower.</source>
        <translation>Einer von zehn gemessenen Schritten solcher Läufe war langsamer.</translation>
    </message>
    <message>
        <source>Odds of the budget</source>
        <translation>Chance auf das Budget</translation>
    </message>
    <message>
        <source>Probability that failures leave the total within the budget; all else is as entered.</source>
        <translation>Wahrscheinlichkeit, dass Ausfälle die Summe im Budget lassen; alles andere ist wie eingegeben.</translation>
    </message>
    <message>
        <source>Odds of the deadline</source>
        <translation>Chance auf den Termin</translation>
    </message>
    <message>
        <source>Probability that failures let the run end by the deadline; all else is as entered.</source>
        <translation>Wahrscheinlichkeit, dass Ausfälle den Lauf bis zum Termin enden lassen; alles andere ist wie eingegeben.</translation>
    </message>
    <message>
        <source>Ideal time and what failures, checkpoints and planned stops take.</source>
        <translation>Ideale Zeit und was Ausfälle, Checkpoints und geplante Pausen nehmen.</translation>
    </message>
    <message>
        <source>Model FLOP per second over the dense peak: as assumed, as the step-time model predicts, or as measured.</source>
        <translation>Modell-FLOP je Sekunde geteilt durch die dichte Spitzenleistung: wie angenommen, wie das Schrittzeitmodell vorhersagt oder wie gemessen.</translation>
    </message>
    <message>
        <source>Share of the time in which more accelerators are out of service than the spares replace. It is not part of the calendar time, and where no spares are planned it is not computed: then the provider replaces them.</source>
        <translation>Anteil der Zeit, in dem mehr Beschleuniger außer Betrieb sind, als die Reservegeräte ersetzen. Er gehört nicht zur Kalenderzeit, und wo keine Reserve geplant ist, wird er nicht berechnet: dann ersetzt sie der Anbieter.</translation>
    </message>
    <message>
        <source>The sum of all parts, nominal.</source>
        <translation>Die Summe aller Teile, nominal.</translation>
    </message>
    <message>
        <source>Hours of the main run at their rent, or at the year’s depreciation of the accelerators alone.</source>
        <translation>Stunden des Hauptlaufs zu ihrer Miete oder zur Jahresabschreibung allein der Beschleuniger.</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Depreciation of server parts over the main run.</source>
        <translation>Abschreibung der Serverteile über den Hauptlauf.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Depreciation of switches, cards and optics over the main run.</source>
        <translation>Abschreibung von Switches, Karten und Optik über den Hauptlauf.</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Reservegeräte</translation>
    </message>
    <message>
        <source>Spare accelerators with their servers and network, paid for the whole run.</source>
        <translation>Reservegeräte mit Server und Netz, den ganzen Lauf über bezahlt.</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Racking, cabling and acceptance, written off as the hardware.</source>
        <translation>Einbau, Verkabelung und Abnahme, abgeschrieben wie die Hardware.</translation>
    </message>
    <message>
        <source>Building or colocation</source>
        <translation>Gebäude oder Colocation</translation>
    </message>
    <message>
        <source>Provisioned power of the machines at the building’s cost a year, or at the colocation rent.</source>
        <translation>Bereitgestellte Leistung der Maschinen zu den Jahreskosten des Gebäudes oder zur Colocation-Miete.</translation>
    </message>
    <message>
        <source>Financing</source>
        <translation>Finanzierung</translation>
    </message>
    <message>
        <source>Interest on the money bound: annuity less depreciation, or interest on the price with economic depreciation.</source>
        <translation>Zins auf das gebundene Geld: Annuität weniger Abschreibung, bei ökonomischer Abschreibung Zins auf den Preis.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Repair and support of owned machines as a share of their capital a year.</source>
        <translation>Reparatur und Betreuung eigener Maschinen als Anteil ihres Kapitals im Jahr.</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Support and set-up as a share of the rent, idle hours included.</source>
        <translation>Support und Einrichtung als Anteil der Miete, Leerstunden eingeschlossen.</translation>
    </message>
    <message>
        <source>Commissioning and wind-down</source>
        <translation>Auf- und Abbau</translation>
    </message>
    <message>
        <source>Machines paid for while the cluster grows before the run and shrinks after it: half of those days.</source>
        <translation>Maschinen, die bezahlt werden, während der Cluster vor dem Lauf wächst und danach schrumpft: die Hälfte dieser Tage.</translation>
    </message>
    <message>
        <source>Idle hours</source>
        <translation>Leerstunden</translation>
    </message>
    <message>
        <source>Hours that are paid with those in use and used by nobody: owned and reserved hours 1 / f − 1 of their own, a capacity block what its last block leaves over.</source>
        <translation>Stunden, die mit den genutzten bezahlt und von niemandem genutzt werden: eigene und reservierte 1 / f − 1 der ihren, ein Kapazitätsblock, was sein letzter Block übrig lässt.</translation>
    </message>
    <message>
        <source>Energy at the tariff for the owned share; inside the rent otherwise.</source>
        <translation>Energie zum Tarif für den eigenen Anteil; sonst in der Miete.</translation>
    </message>
    <message>
        <source>Experiments and failed runs</source>
        <translation>Versuche und Fehlläufe</translation>
    </message>
    <message>
        <source>Experiments and failed runs beside the main run as a share of what its machines cost.</source>
        <translation>Versuche und fehlgeschlagene Läufe neben dem Hauptlauf, als Anteil der Kosten seiner Maschinen.</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluierung</translation>
    </message>
    <message>
        <source>Evaluation of checkpoints as a share of what the machines cost.</source>
        <translation>Evaluierung von Checkpoints als Anteil der Kosten der Maschinen.</translation>
    </message>
    <message>
        <source>Checkpoints and data kept, by the month, and the depreciation of an owned storage system.</source>
        <translation>Aufbewahrte Checkpoints und Daten, je Monat, und die Abschreibung eines eigenen Speichersystems.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Datenausgang</translation>
    </message>
    <message>
        <source>Bytes sent out at the provider’s rate.</source>
        <translation>Gesendete Bytes zum Satz des Anbieters.</translation>
    </message>
    <message>
        <source>People paid from commissioning to wind-down.</source>
        <translation>Personal, bezahlt vom Aufbau bis zum Abbau.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>As entered.</source>
        <translation>Wie eingegeben.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Tax that cannot be recovered, on the sum with contingency.</source>
        <translation>Nicht erstattungsfähige Steuern auf die Summe mit Reserve.</translation>
    </message>
    <message>
        <source>Per delivered accelerator-hour</source>
        <translation>Je gelieferte Beschl.-Stunde</translation>
    </message>
    <message>
        <source>Total cost over the accelerator-hours of pure stepping.</source>
        <translation>Gesamtkosten durch die Beschleunigerstunden reinen Rechnens.</translation>
    </message>
    <message>
        <source>Carbon by contracts</source>
        <translation>CO₂ nach Verträgen</translation>
    </message>
    <message>
        <source>Energy times the intensity of the supply contracts, market-based.</source>
        <translation>Energie mal Intensität der Lieferverträge, marktbasiert.</translation>
    </message>
    <message>
        <source>Embodied carbon</source>
        <translation>CO₂ der Herstellung</translation>
    </message>
    <message>
        <source>Making of accelerators and servers, by the hours charged to the run over their years of use.</source>
        <translation>Herstellung von Beschleunigern und Servern, nach den dem Lauf angelasteten Stunden über ihre Nutzungsjahre.</translation>
    </message>
    <message>
        <source>Water of power generation and of cooling on site.</source>
        <translation>Wasser der Stromerzeugung und der Kühlung am Standort.</translation>
    </message>
    <message>
        <source>Water at the power plants</source>
        <translation>Wasser der Kraftwerke</translation>
    </message>
    <message>
        <source>Energy times the water of power generation.</source>
        <translation>Energie mal Wasser der Stromerzeugung.</translation>
    </message>
    <message>
        <source>Water on site</source>
        <translation>Wasser am Standort</translation>
    </message>
    <message>
        <source>IT energy times the water that cooling takes.</source>
        <translation>IT-Energie mal Wasser der Kühlung.</translation>
    </message>
    <message>
        <source>Mean time between unexpected interruptions of the whole job; what a provider takes back of rented spot accelerators is one too. The rate of early failures b falls to 1 over θ: its mean over the ideal time counts.</source>
        <translation>Mittlere Zeit zwischen unerwarteten Unterbrechungen des ganzen Laufs; auch, was ein Anbieter von gemieteten Spot-Beschleunigern zurücknimmt, ist eine. Die Rate früher Ausfälle b fällt über θ auf 1: Es zählt ihr Mittel über die ideale Zeit.</translation>
    </message>
    <message>
        <source>Accelerator-hours without progress at their rate.</source>
        <translation>Beschleunigerstunden ohne Fortschritt zu ihrem Satz.</translation>
    </message>
    <message>
        <source>The rent, or a year of an owned accelerator over 8,766 hours, with the idle hours charged to it; energy of owned ones is apart.</source>
        <translation>Die Miete oder ein Jahr eines eigenen Beschleunigers durch 8.766 Stunden, mit den angelasteten Leerstunden; Energie eigener Geräte kommt hinzu.</translation>
    </message>
    <message>
        <source>Rate before idle hours</source>
        <translation>Satz vor Leerstunden</translation>
    </message>
    <message>
        <source>Rent of the rented share and a year of the owned share over 8,766 hours.</source>
        <translation>Miete des gemieteten Anteils und ein Jahr des eigenen durch 8.766 Stunden.</translation>
    </message>
    <message>
        <source>Owned share</source>
        <translation>Eigener Anteil</translation>
    </message>
    <message>
        <source>Share of the accelerators, spares included, that is owned.</source>
        <translation>Anteil der Beschleuniger, Reserve eingeschlossen, in Eigentum.</translation>
    </message>
    <message>
        <source>Depreciation a year</source>
        <translation>Abschreibung im Jahr</translation>
    </message>
    <message>
        <source>Share of the hardware’s price that a year takes: equal years, or the resale value lost over the run.</source>
        <translation>Anteil des Hardwarepreises, den ein Jahr nimmt: gleiche Jahre oder der Verlust an Wiederverkaufswert während des Laufs.</translation>
    </message>
    <message>
        <source>Capital per accelerator</source>
        <translation>Kapital je Beschleuniger</translation>
    </message>
    <message>
        <source>Hardware of one owned accelerator with installation and its share of storage and building.</source>
        <translation>Hardware eines eigenen Beschleunigers mit Installation und seinem Anteil an Speicher und Gebäude.</translation>
    </message>
    <message>
        <source>An owned accelerator a year</source>
        <translation>Ein eigener Beschleuniger im Jahr</translation>
    </message>
    <message>
        <source>Depreciation, building or colocation, financing and maintenance of one owned accelerator; energy and staff are apart.</source>
        <translation>Abschreibung, Gebäude oder Colocation, Finanzierung und Wartung eines eigenen Beschleunigers; Energie und Personal kommen hinzu.</translation>
    </message>
    <message>
        <source>The same with energy</source>
        <translation>Dasselbe mit Energie</translation>
    </message>
    <message>
        <source>A year of one owned accelerator with the energy of a year of training.</source>
        <translation>Ein Jahr eines eigenen Beschleunigers mit der Energie eines Trainingsjahrs.</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>Auslastung bei Gleichstand</translation>
    </message>
    <message>
        <source>Share of all hours that must be in use for owning to cost what renting costs; above 100 % renting is always cheaper.</source>
        <translation>Anteil aller Stunden, die in Gebrauch sein müssen, damit Eigentum so viel kostet wie Miete; über 100 % ist Miete immer billiger.</translation>
    </message>
    <message>
        <source>Payback against renting</source>
        <translation>Rückzahlung gegen Miete</translation>
    </message>
    <message>
        <source>Months until the rent saved has paid the capital back; nothing if owning saves none.</source>
        <translation>Monate, bis die ersparte Miete das Kapital zurückgezahlt hat; nichts, wenn Eigentum keine erspart.</translation>
    </message>
    <message>
        <source>Machines of the run</source>
        <translation>Maschinen des Laufs</translation>
    </message>
    <message>
        <source>All that the machines of the run cost, owned or rented.</source>
        <translation>Alles, was die Maschinen des Laufs kosten, eigen oder gemietet.</translation>
    </message>
    <message>
        <source>Idle share</source>
        <translation>Anteil der Leerstunden</translation>
    </message>
    <message>
        <source>Of the hours paid for or charged to the run, those that nobody uses.</source>
        <translation>Von den bezahlten oder angelasteten Stunden die, die niemand nutzt.</translation>
    </message>
    <message>
        <source>Money that owned machines bind: hardware, installation and building; nothing when rented.</source>
        <translation>Geld, das eigene Maschinen binden: Hardware, Installation und Gebäude; nichts bei Miete.</translation>
    </message>
    <message>
        <source>Of the total: capital</source>
        <translation>Von der Summe: Kapital</translation>
    </message>
    <message>
        <source>Depreciation and interest charged to the run, idle hours included.</source>
        <translation>Dem Lauf angelastete Abschreibung und Zinsen, Leerstunden eingeschlossen.</translation>
    </message>
    <message>
        <source>Of the total: operating</source>
        <translation>Von der Summe: Betrieb</translation>
    </message>
    <message>
        <source>The total less its capital part.</source>
        <translation>Die Summe weniger ihren Kapitalanteil.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Verpflichtung</translation>
    </message>
    <message>
        <source>What is owed from the first day on, used or not: capital, the term of a reservation, whole capacity blocks.</source>
        <translation>Was vom ersten Tag an geschuldet wird, genutzt oder nicht: Kapital, die Laufzeit einer Reservierung, ganze Kapazitätsblöcke.</translation>
    </message>
    <message>
        <source>Cost of an early stop</source>
        <translation>Kosten eines frühen Endes</translation>
    </message>
    <message>
        <source>What is still owed, and lost on selling owned machines, when everything stops half-way through the run.</source>
        <translation>Was noch geschuldet wird und beim Verkauf eigener Maschinen verloren geht, wenn in der Mitte des Laufs alles endet.</translation>
    </message>
    <message>
        <source>Present value of the cost</source>
        <translation>Barwert der Kosten</translation>
    </message>
    <message>
        <source>Each month’s payments over (1 + rate)^t, t in years from the first month to the stated day of its month.</source>
        <translation>Die Zahlungen jedes Monats durch (1 + Zins)^t, t in Jahren vom ersten Monat bis zum genannten Tag ihres Monats.</translation>
    </message>
    <message>
        <source>Most money out at once</source>
        <translation>Höchster Mittelbedarf</translation>
    </message>
    <message>
        <source>The highest sum of payments at the end of any month, before other work takes owned machines over.</source>
        <translation>Die höchste Summe der Zahlungen am Ende eines Monats, bevor andere Arbeiten eigene Maschinen übernehmen.</translation>
    </message>
    <message>
        <source>Accelerators with their share of server, network and storage.</source>
        <translation>Beschleuniger mit ihrem Anteil an Server, Netz und Speicher.</translation>
    </message>
    <message>
        <source>Nameplate power of servers and network with cooling, spares included: what the connection must carry.</source>
        <translation>Nennleistung von Servern und Netz mit Kühlung, Reserve eingeschlossen: was der Anschluss tragen muss.</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Mittlere Leistung</translation>
    </message>
    <message>
        <source>Energy of the run over its time: stalls, restarts and planned stops lower it, spares raise it.</source>
        <translation>Energie des Laufs durch seine Zeit: Pausen, Neustarts und geplante Pausen senken sie, Reservegeräte heben sie.</translation>
    </message>
    <message>
        <source>Provisioned over average</source>
        <translation>Bereitgestellt zu Mittel</translation>
    </message>
    <message>
        <source>What is connected and paid for beside what is drawn.</source>
        <translation>Was angeschlossen und bezahlt ist, neben dem, was aufgenommen wird.</translation>
    </message>
    <message>
        <source>Load swing</source>
        <translation>Lastsprung</translation>
    </message>
    <message>
        <source>What the IT load falls by when all accelerators wait for a checkpoint or a restart, before cooling.</source>
        <translation>Um so viel fällt die IT-Last, wenn alle Beschleuniger auf einen Checkpoint oder Neustart warten, vor Kühlung.</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Accelerators and spares over those in a rack.</source>
        <translation>Beschleuniger und Reserve durch die Zahl in einem Rack.</translation>
    </message>
    <message>
        <source>Provisioned per rack</source>
        <translation>Bereitgestellt je Rack</translation>
    </message>
    <message>
        <source>Nameplate of the servers in a rack: what feed and cooling must carry.</source>
        <translation>Nennleistung der Server eines Racks: was Zuleitung und Kühlung tragen müssen.</translation>
    </message>
    <message>
        <source>Drawn per rack</source>
        <translation>Aufnahme je Rack</translation>
    </message>
    <message>
        <source>Servers of a rack while they train.</source>
        <translation>Server eines Racks, während sie trainieren.</translation>
    </message>
    <message>
        <source>The sum of its parts, from commissioning to wind-down.</source>
        <translation>Die Summe ihrer Teile, vom Aufbau bis zum Abbau.</translation>
    </message>
    <message>
        <source>Energy: accelerators</source>
        <translation>Energie: Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerators while they train.</source>
        <translation>Beschleuniger, während sie trainieren.</translation>
    </message>
    <message>
        <source>Energy: rest of the servers</source>
        <translation>Energie: übrige Server</translation>
    </message>
    <message>
        <source>Hosts, fans and conversion while accelerators train.</source>
        <translation>Hosts, Lüfter und Wandlung, während die Beschleuniger trainieren.</translation>
    </message>
    <message>
        <source>Energy: network</source>
        <translation>Energie: Netz</translation>
    </message>
    <message>
        <source>Switches and optics, which draw the same all the time.</source>
        <translation>Switches und Optik, die immer gleich viel aufnehmen.</translation>
    </message>
    <message>
        <source>Energy: storage</source>
        <translation>Energie: Speicher</translation>
    </message>
    <message>
        <source>File storage where it is not in the network’s power.</source>
        <translation>Dateispeicher, soweit er nicht in der Leistung des Netzes ist.</translation>
    </message>
    <message>
        <source>Energy: spares</source>
        <translation>Energie: Reserve</translation>
    </message>
    <message>
        <source>Spares wait at their idle draw for the whole run.</source>
        <translation>Reservegeräte warten den ganzen Lauf mit ihrer Leerlaufleistung.</translation>
    </message>
    <message>
        <source>Energy: waiting</source>
        <translation>Energie: Warten</translation>
    </message>
    <message>
        <source>Servers at their idle draw in checkpoint stalls, restarts, planned stops, commissioning and wind-down.</source>
        <translation>Server mit Leerlaufleistung in Checkpoint-Pausen, Neustarts, geplanten Pausen, Auf- und Abbau.</translation>
    </message>
    <message>
        <source>Energy: cooling and losses</source>
        <translation>Energie: Kühlung, Verluste</translation>
    </message>
    <message>
        <source>PUE holds cooling and conversion of the site: PUE less 1 of the IT energy.</source>
        <translation>Die PUE enthält Kühlung und Wandlung des Standorts: PUE weniger 1 der IT-Energie.</translation>
    </message>
    <message>
        <source>Provisioned below the site limit</source>
        <translation>Bereitgestellt unter der Grenze</translation>
    </message>
    <message>
        <source>Site limit less provisioned power; connections are sized on nameplate.</source>
        <translation>Standortgrenze weniger bereitgestellte Leistung; Anschlüsse werden nach Nennleistung bemessen.</translation>
    </message>
    <message>
        <source>Restarts differ by</source>
        <translation>Streuung der Neustarts</translation>
    </message>
    <message>
        <source>Standard deviation of one restart: its parts are lognormal and independent, so that their variances add up. The work computed again comes on top.</source>
        <translation>Standardabweichung eines Neustarts: Die Teile sind lognormal und unabhängig, sodass sich ihre Varianzen addieren. Die neu gerechnete Arbeit kommt hinzu.</translation>
    </message>
    <message>
        <source>Start, late hardware, half of the ramp-up and calendar time, whole days: while the cluster grows evenly, half of its work is missing. A run that ends within the ramp-up takes √(2 × T × ramp).</source>
        <translation>Beginn, Verspätung der Geräte, halber Hochlauf und Kalenderzeit, ganze Tage: Solange der Cluster gleichmäßig wächst, fehlt die Hälfte seiner Arbeit. Ein Lauf, der im Hochlauf endet, dauert √(2 × T × Hochlauf).</translation>
    </message>
</context>
<context>
    <name>FindingFixes</name>
    <message>
        <source>Set to %1</source>
        <extracomment>A button that gives an input the proposed value; %1 = the value, as in &quot;Set to 8&quot;.</extracomment>
        <translation>Auf %1 setzen</translation>
    </message>
</context>
<context>
    <name>Findings</name>
    <message>
        <source>Family: model_type is missing, so %1 was taken from architectures (%2).</source>
        <translation>Familie: model_type fehlt, darum wurde %1 aus architectures genommen (%2).</translation>
    </message>
    <message>
        <source>Two answers for the family: model_type is %1, architectures says %2; the first was taken.</source>
        <translation>Zwei Angaben zur Familie: model_type ist %1, architectures sagt %2; die erste wurde genommen.</translation>
    </message>
    <message>
        <source>Another head: %1 has no output matrix, but the model is counted as a language model.</source>
        <translation>Anderer Kopf: %1 hat keine Ausgabematrix, gezählt wird aber ein Sprachmodell.</translation>
    </message>
    <message>
        <source>Key given twice: %1 is %2 first and %3 later; the later value was taken.</source>
        <translation>Schlüssel doppelt: %1 ist zuerst %2 und später %3; der spätere Wert wurde genommen.</translation>
    </message>
    <message>
        <source>Two answers for which layers have experts: %1 leaves %2 of them, %3 leaves %4; the second was taken.</source>
        <translation>Zwei Angaben dazu, welche Schichten Experten haben: %1 lässt %2 davon, %3 lässt %4; die zweite wurde genommen.</translation>
    </message>
    <message>
        <source>Numbers in quotes: %1; they were read as numbers.</source>
        <translation>Zahlen in Anführungszeichen: %1; sie wurden als Zahlen gelesen.</translation>
    </message>
    <message>
        <source>Sizes not in the file: %1; these are the defaults of the model&apos;s class.</source>
        <translation>Größen nicht in der Datei: %1; dies sind die Vorgaben der Modellklasse.</translation>
    </message>
    <message>
        <source>Layers do not match: %1 has %2 entries for %3 layers; it was ignored.</source>
        <translation>Schichten stimmen nicht: %1 hat %2 Einträge für %3 Schichten und wurde nicht beachtet.</translation>
    </message>
    <message>
        <source>Format: this is params.json of the authors&apos; own release (Mistral); the width of the MLP, %1, is stated in it.</source>
        <translation>Format: dies ist params.json der Veröffentlichung der Autoren (Mistral); die Breite des MLP, %1, steht darin.</translation>
    </message>
    <message>
        <source>Format: this is params.json of the authors&apos; own release (Meta); the width of the MLP, %1, was derived as their code does.</source>
        <translation>Format: dies ist params.json der Veröffentlichung der Autoren (Meta); die Breite des MLP, %1, wurde wie in ihrem Code abgeleitet.</translation>
    </message>
    <message>
        <source>Two values for one size: %1 is %2 and %3 is %4; the first was taken.</source>
        <translation>Zwei Werte für eine Größe: %1 ist %2 und %3 ist %4; der erste wurde genommen.</translation>
    </message>
    <message>
        <source>Encoding: the file is %1, not UTF-8; it was converted.</source>
        <translation>Kodierung: die Datei ist %1, nicht UTF-8; sie wurde umgewandelt.</translation>
    </message>
    <message>
        <source>Part left out: %1 describes a part for images or sound, which is not counted.</source>
        <translation>Teil weggelassen: %1 beschreibt einen Teil für Bild oder Ton, der nicht gezählt wird.</translation>
    </message>
    <message>
        <source>Multi-token prediction left out: %1 extra layers for it are not counted.</source>
        <translation>Mehr-Token-Vorhersage weggelassen: %1 zusätzliche Schichten dafür werden nicht gezählt.</translation>
    </message>
    <message>
        <source>Does not fit: the training state of %1 needs at least %2 accelerators</source>
        <translation>Passt nicht: der Trainingszustand von %1 braucht mindestens %2 Beschleuniger</translation>
    </message>
    <message>
        <source>Tight: %1 of %2 on the fullest accelerator</source>
        <translation>Knapp: %1 von %2 auf dem vollsten Beschleuniger</translation>
    </message>
    <message>
        <source>Does not fit: %1 of %2 on the fullest accelerator</source>
        <translation>Passt nicht: %1 von %2 auf dem vollsten Beschleuniger</translation>
    </message>
    <message>
        <source>Memory is pinned to your measurement of %1</source>
        <translation>Der Speicher ist auf Ihre Messung von %1 festgelegt</translation>
    </message>
    <message>
        <source>Utilisation may be too high: %1 is assumed, and this layout is predicted to reach %2</source>
        <translation>Auslastung vielleicht zu hoch: %1 ist angenommen, vorhergesagt sind für diese Aufteilung %2</translation>
    </message>
    <message>
        <source>Utilisation may be higher: %1 is assumed, and this layout is predicted to reach %2</source>
        <translation>Auslastung vielleicht höher: %1 ist angenommen, vorhergesagt sind für diese Aufteilung %2</translation>
    </message>
    <message>
        <source>Over budget: the total of %1 is %2 above it</source>
        <translation>Über dem Budget: die Summe von %1 liegt %2 darüber</translation>
    </message>
    <message>
        <source>Late: the run ends on %1, %2 after the deadline</source>
        <translation>Zu spät: der Lauf endet am %1, %2 nach dem Termin</translation>
    </message>
    <message>
        <source>Over the site limit: %1 is %2 above it</source>
        <translation>Über der Standortgrenze: %1 liegt %2 darüber</translation>
    </message>
    <message>
        <source>The run never ends: an interruption every %1 leaves no time to restart</source>
        <translation>Der Lauf endet nie: eine Unterbrechung alle %1 lässt keine Zeit für den Neustart</translation>
    </message>
    <message>
        <source>The run hardly advances: an interruption every %1, and a restart takes %2</source>
        <translation>Der Lauf kommt kaum voran: eine Unterbrechung alle %1, und ein Neustart dauert %2</translation>
    </message>
    <message>
        <source>Energy is inside the rent: %1 are not priced apart; carbon is still counted</source>
        <translation>Energie ist in der Miete: %1 werden nicht eigens berechnet; CO₂ zählt dennoch</translation>
    </message>
    <message>
        <source>Heads do not divide: %1 attention heads cannot be split by %2</source>
        <translation>Köpfe teilen sich nicht: %1 Attention-Köpfe lassen sich nicht durch %2 teilen</translation>
    </message>
    <message>
        <source>Heads do not divide: %1 key-value heads cannot be split or copied over %2</source>
        <translation>Köpfe teilen sich nicht: %1 Key-Value-Köpfe lassen sich nicht auf %2 teilen oder kopieren</translation>
    </message>
    <message>
        <source>Too many stages: %1 pieces for %2 layers</source>
        <translation>Zu viele Stufen: %1 Stücke für %2 Schichten</translation>
    </message>
    <message>
        <source>The cluster does not divide: %1 accelerators are no multiple of tensor × pipeline × context = %2</source>
        <translation>Der Cluster teilt sich nicht: %1 Beschleuniger sind kein Vielfaches von Tensor × Pipeline × Kontext = %2</translation>
    </message>
    <message>
        <source>Experts do not divide: %1 experts cannot be spread over %2</source>
        <translation>Experten teilen sich nicht: %1 Experten lassen sich nicht auf %2 verteilen</translation>
    </message>
    <message>
        <source>%1 is not entered: what depends on it is not computed</source>
        <translation>%1 ist nicht eingegeben: was davon abhängt, wird nicht berechnet</translation>
    </message>
    <message>
        <source>%1 is out of range: %2 is not between %3 and %4</source>
        <translation>%1 liegt außerhalb des Bereichs: %2 ist nicht zwischen %3 und %4</translation>
    </message>
    <message>
        <source>The model cannot be counted: its shape has more weights than 64 bits hold</source>
        <translation>Das Modell lässt sich nicht zählen: seine Gestalt hat mehr Gewichte, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>The accelerator “%1” is not in the catalog</source>
        <translation>Der Beschleuniger „%1“ steht nicht im Katalog</translation>
    </message>
    <message>
        <source>No dense peak is published: %1 has none for this precision</source>
        <translation>Keine dichte Spitzenleistung veröffentlicht: %1 hat keine für diese Genauigkeit</translation>
    </message>
    <message>
        <source>Utilisation is high: published large runs stay below %1, and %2 is assumed</source>
        <translation>Auslastung ist hoch: veröffentlichte große Läufe bleiben unter %1, angenommen sind %2</translation>
    </message>
    <message>
        <source>No cost of capital is entered: the money bound in the cluster costs nothing here</source>
        <translation>Keine Kapitalkosten eingegeben: das im Cluster gebundene Geld kostet hier nichts</translation>
    </message>
    <message>
        <source>A checkpoint is safe before its stall ends: write %1, stall %2</source>
        <translation>Ein Checkpoint ist vor dem Ende seiner Pause sicher: Schreiben %1, Pause %2</translation>
    </message>
    <message>
        <source>Pure BF16 is meant for BF16 weights: in another precision AdamW keeps a master copy</source>
        <translation>Reines BF16 ist für BF16-Gewichte gedacht: in anderer Genauigkeit hält AdamW eine Hauptkopie</translation>
    </message>
    <message>
        <source>Documents are longer than the sequence: %1 of %2; no document of a sequence can be, so the sequence counts</source>
        <translation>Dokumente sind länger als die Sequenz: %1 von %2; das kann kein Dokument einer Sequenz, also zählt die Sequenz</translation>
    </message>
    <message>
        <source>Slow step: tensor parallel %1 crosses the link domain of %2; inside it a step takes %3 less</source>
        <translation>Langsamer Schritt: Tensorparallel %1 überschreitet die Link-Domäne von %2; in ihr dauert ein Schritt %3 weniger</translation>
    </message>
    <message>
        <source>Narrow products: each accelerator is left %1 of %2 hidden units; its matrix products lose %3</source>
        <translation>Schmale Produkte: Jedem Beschleuniger bleiben %1 von %2 verborgenen Einheiten; seine Matrixprodukte verlieren %3</translation>
    </message>
    <message>
        <source>Uneven stages: %1 layers over %2 pieces; waiting for the fullest takes %3 of a step</source>
        <translation>Ungleiche Stufen: %1 Schichten auf %2 Stücke; das Warten auf die vollste kostet %3 eines Schritts</translation>
    </message>
    <message>
        <source>The schedule cannot run: %1 micro-batches do not suit %2 stages; without it a step takes %3 more</source>
        <translation>Der Ablauf ist nicht möglich: %1 Micro-Batches passen nicht zu %2 Stufen; ohne ihn dauert ein Schritt %3 länger</translation>
    </message>
    <message>
        <source>The batch does not divide: %1 tokens are no multiple of %2, one micro-batch on each of %3 copies; the last one that is not full costs %4 of a step</source>
        <translation>Der Batch teilt sich nicht: %1 Tokens sind kein Vielfaches von %2, einem Micro-Batch auf jeder von %3 Kopien; der letzte, der nicht voll ist, kostet %4 eines Schritts</translation>
    </message>
    <message>
        <source>Slow experts: %1 ranks cross the link domain of %2; inside it a step takes %3 less, if it fits</source>
        <translation>Langsame Experten: %1 Ränge überschreiten die Link-Domäne von %2; in ihr dauert ein Schritt %3 weniger, falls es passt</translation>
    </message>
    <message>
        <source>The step is pinned to your measurement of %1 per accelerator: %2, where %3 is predicted</source>
        <translation>Der Schritt richtet sich nach der eigenen Messung von %1 je Beschleuniger: %2, vorhergesagt sind %3</translation>
    </message>
    <message>
        <source>Checkpoints overtake each other: one every %1, and each is written for %2 behind the training</source>
        <translation>Checkpoints überholen einander: alle %1 einer, und jeder wird %2 lang hinter dem Training geschrieben</translation>
    </message>
    <message>
        <source>Few spares: more are out of service than they replace for %1 of the time, and the job waits for repairs</source>
        <translation>Knappe Reserve: In %1 der Zeit sind mehr ausgefallen, als sie ersetzt, und der Lauf wartet auf Reparatur</translation>
    </message>
    <message>
        <source>Your own log is not entered: nine published clusters stand in for it</source>
        <translation>Das eigene Protokoll ist nicht eingegeben: Neun veröffentlichte Cluster stehen dafür</translation>
    </message>
    <message>
        <source>Nameplate is over the site limit: %1 is to be provisioned, %2 above it; only the draw while training stays below</source>
        <translation>Nennleistung über der Standortgrenze: %1 ist bereitzustellen, %2 darüber; nur die Aufnahme im Training bleibt darunter</translation>
    </message>
    <message>
        <source>Over the rack limit: %1 of nameplate in a rack, the site feeds %2</source>
        <translation>Über der Rackgrenze: %1 Nennleistung in einem Rack, der Standort speist %2</translation>
    </message>
    <message>
        <source>Idle hours are paid for: %1 of the hours, %2</source>
        <translation>Leerstunden werden bezahlt: %1 der Stunden, %2</translation>
    </message>
    <message>
        <source>No rent is entered: what depends on it is not computed</source>
        <translation>Keine Miete ist eingegeben: was von ihr abhängt, ist nicht berechnet</translation>
    </message>
    <message>
        <source>No exchange rate is entered: no amount in %1 can be shown</source>
        <translation>Kein Wechselkurs ist eingegeben: kein Betrag in %1 lässt sich zeigen</translation>
    </message>
    <message>
        <source>More is owned than the run uses: %1 of %2 with spares</source>
        <translation>In Eigentum ist mehr, als der Lauf nutzt: %1 von %2 mit Reserve</translation>
    </message>
    <message>
        <source>%1 is out of date: %2 as of %3, %4 days ago; ask for a new offer</source>
        <translation>%1 ist veraltet: %2, Stand %3, vor %4 Tagen; ein neues Angebot einholen</translation>
    </message>
    <message>
        <source>%1 is out of date: %2 as of %3, %4 days ago; the catalog has %5 as of %6</source>
        <translation>%1 ist veraltet: %2 vom %3, vor %4 Tagen; der Katalog hat %5 vom %6</translation>
    </message>
    <message>
        <source>Prices older than %2 days beside the rent: %1; the oldest is “%3”, as of %4</source>
        <translation>Preise neben der Miete, die älter als %2 Tage sind: %1; der älteste ist „%3“, Stand %4</translation>
    </message>
    <message>
        <source>Values of an earlier catalog: %1, the first is “%2”; they stay until you take the new ones</source>
        <translation>Werte aus einem früheren Katalog: %1, der erste ist „%2“; sie bleiben, bis die neuen übernommen werden</translation>
    </message>
    <message>
        <source>A newer row is in your catalog: “%2” replaces “%1”; this scenario keeps the old one until you take the new</source>
        <translation>Neuere Zeile im Katalog: „%2“ löst „%1“ ab; dieses Szenario behält die alte, bis die neue übernommen wird</translation>
    </message>
</context>
<context>
    <name>Formulas</name>
    <message>
        <source>accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>argmax</source>
        <translation>argmax</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>background</source>
        <translation>Hintergrund</translation>
    </message>
    <message>
        <source>beside</source>
        <translation>Rand</translation>
    </message>
    <message>
        <source>blocking</source>
        <translation>blockierend</translation>
    </message>
    <message>
        <source>bubble</source>
        <translation>Leerlauf</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>verpflichtet</translation>
    </message>
    <message>
        <source>committed hours</source>
        <translation>verpflichtete Stunden</translation>
    </message>
    <message>
        <source>counting</source>
        <translation>Zählweise</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>delay</source>
        <translation>Verzug</translation>
    </message>
    <message>
        <source>depreciation</source>
        <translation>Abschreibung</translation>
    </message>
    <message>
        <source>detect</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>energy of commissioning and wind-down</source>
        <translation>Energie von Auf- und Abbau</translation>
    </message>
    <message>
        <source>exposed communication</source>
        <translation>nicht verdeckte Kommunikation</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>gathered weights</source>
        <translation>gesammelte Gewichte</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>interest</source>
        <translation>Zins</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>Streuung</translation>
    </message>
    <message>
        <source>kept per layer</source>
        <translation>aufbewahrt je Schicht</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>least</source>
        <translation>kleinstes</translation>
    </message>
    <message>
        <source>load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>loss on resale</source>
        <translation>Verlust beim Verkauf</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>micro-batches in flight</source>
        <translation>Mikro-Batches unterwegs</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>of the stage</source>
        <translation>der Stufe</translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>option</source>
        <translation>Mietart</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>or what the last block leaves over</source>
        <translation>oder was der letzte Block übrig lässt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>außer Betrieb</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>eigen</translation>
    </message>
    <message>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>prepaid</source>
        <translation>vorausbezahlt</translation>
    </message>
    <message>
        <source>ramp</source>
        <translation>Hochlauf</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>gemietet</translation>
    </message>
    <message>
        <source>repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>gerundet</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>spares</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>stall</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>stalls</source>
        <translation>Pausen</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>warm-up</source>
        <translation>Anlauf</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>zero bubble</source>
        <translation>Zero Bubble</translation>
    </message>
    <message>
        <source>all other parts</source>
        <translation>alle übrigen Teile</translation>
    </message>
    <message>
        <source>all-reduces</source>
        <translation>All-Reduces</translation>
    </message>
    <message>
        <source>all-to-alls</source>
        <translation>All-to-Alls</translation>
    </message>
    <message>
        <source>average stage</source>
        <translation>mittlere Stufe</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>exposed</source>
        <translation>nicht verdeckt</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>fullest</source>
        <translation>vollste</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>high end of the band</source>
        <translation>oberes Ende des Bands</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>Schicht</translation>
    </message>
    <message>
        <source>low end of the band</source>
        <translation>unteres Ende des Bands</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>projections</source>
        <translation>Projektionen</translation>
    </message>
    <message>
        <source>recomputed</source>
        <translation>neu berechnet</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>stage with</source>
        <translation>Stufe mit</translation>
    </message>
    <message>
        <source>without gathering</source>
        <translation>ohne Sammeln</translation>
    </message>
</context>
<context>
    <name>GroupSummary</name>
    <message>
        <source>mixture of experts</source>
        <translation>Mischung von Experten</translation>
    </message>
    <message>
        <source>dense</source>
        <translation>dicht</translation>
    </message>
    <message>
        <source>%1 tokens per parameter</source>
        <translation>%1 Tokens je Parameter</translation>
    </message>
    <message>
        <source>%1 servers of %2</source>
        <extracomment>%1 = number of servers, %2 = accelerators of each</extracomment>
        <translation>%1 Server zu %2</translation>
    </message>
    <message>
        <source>fits · %1 of %2</source>
        <translation>passt · %1 von %2</translation>
    </message>
    <message>
        <source>does not fit · %1 of %2</source>
        <translation>passt nicht · %1 von %2</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>endet %1</translation>
    </message>
    <message>
        <source>MFU %1</source>
        <translation>MFU %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 per accelerator</source>
        <translation>%1 je Beschleuniger</translation>
    </message>
    <message>
        <source>no failures</source>
        <translation>keine Ausfälle</translation>
    </message>
    <message>
        <source>one failure every %1</source>
        <translation>ein Ausfall alle %1</translation>
    </message>
    <message>
        <source>none entered</source>
        <translation>keine eingegeben</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) later</source>
        <translation>
            <numerusform>%n Tag später</numerusform>
            <numerusform>%n Tage später</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) earlier</source>
        <translation>
            <numerusform>%n Tag früher</numerusform>
            <numerusform>%n Tage früher</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>attention heads do not divide by tensor</source>
        <translation>Attention-Köpfe sind nicht durch Tensor teilbar</translation>
    </message>
    <message>
        <source>the sequence does not divide by context and tensor</source>
        <translation>die Sequenz ist nicht durch Context und Tensor teilbar</translation>
    </message>
    <message>
        <source>layers do not divide over the stages</source>
        <translation>Schichten sind nicht auf die Stufen teilbar</translation>
    </message>
    <message>
        <source>the batch is no multiple of the copies</source>
        <translation>der Batch ist kein Vielfaches der Kopien</translation>
    </message>
    <message>
        <source>experts do not divide over the ranks of a stage</source>
        <translation>Experten sind nicht auf die Ränge einer Stufe teilbar</translation>
    </message>
    <message>
        <source>micro-batches do not suit the schedule</source>
        <translation>Micro-Batches passen nicht zum Ablauf</translation>
    </message>
    <message>
        <source>does not fit in memory</source>
        <translation>passt nicht in den Speicher</translation>
    </message>
</context>
<context>
    <name>LibraryColumns</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Verantwortlich</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
</context>
<context>
    <name>OwnPresets</name>
    <message>
        <source>own preset</source>
        <translation>eigene Vorlage</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Kataloge</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Figures</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Decides dense peak, memory and links, and the defaults of power and price.</source>
        <translation>Bestimmt dichte Spitzenleistung, Speicher und Links und die Vorgaben von Leistung und Preis.</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Accelerators that train, without spares.</source>
        <translation>Beschleuniger, die trainieren, ohne Reservegeräte.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Slices of every layer; inside one link domain.</source>
        <translation>Scheiben jeder Schicht; innerhalb einer Link-Domäne.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallel</translation>
    </message>
    <message>
        <source>Stages of layers, one after another.</source>
        <translation>Stufen von Schichten, eine nach der anderen.</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <source>Pieces of the model on each pipeline stage; more pieces, less idling.</source>
        <translation>Stücke des Modells auf jeder Pipeline-Stufe; mehr Stücke, weniger Leerlauf.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>Pieces of every sequence, for long texts.</source>
        <translation>Stücke jeder Sequenz, für lange Texte.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>Accelerators over which the experts of a layer are spread.</source>
        <translation>Beschleuniger, auf die die Experten einer Schicht verteilt sind.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Copies of the model: accelerators / (tensor × pipeline × context).</source>
        <translation>Kopien des Modells: Beschleuniger / (Tensor × Pipeline × Kontext).</translation>
    </message>
    <message>
        <source>Utilisation is</source>
        <translation>Auslastung ist</translation>
    </message>
    <message>
        <source>Typed, or predicted from model, layout and accelerator.</source>
        <translation>Eingegeben, oder aus Modell, Aufteilung und Beschleuniger vorhergesagt.</translation>
    </message>
    <message>
        <source>Utilisation (MFU)</source>
        <translation>Auslastung (MFU)</translation>
    </message>
    <message>
        <source>Model FLOP done per second over the dense peak of the precision. Published runs: 30 to 56 %.</source>
        <translation>Modell-FLOP je Sekunde durch die dichte Spitzenleistung der Genauigkeit. Veröffentlichte Läufe: 30 bis 56 %.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>First day of the main run. Without it there is no end date.</source>
        <translation>Erster Tag des Hauptlaufs. Ohne ihn gibt es kein Enddatum.</translation>
    </message>
    <message>
        <source>Overhead compute</source>
        <translation>Nebenrechnungen</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>A published model. It fills the model&apos;s shape and, for what nobody has typed, tokens, cluster and layout as published.</source>
        <translation>Ein veröffentlichtes Modell. Es füllt die Gestalt des Modells und, wo niemand etwas eingegeben hat, Tokens, Cluster und Aufteilung wie veröffentlicht.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Weights that one token visits, embeddings included. Fewer than all in a mixture of experts; empty = all.</source>
        <translation>Gewichte, die ein Token durchläuft, Embeddings eingerechnet. Weniger als alle bei einer Mischung von Experten; leer = alle.</translation>
    </message>
    <message>
        <source>All weights of the language model, counted from its shape when that is known, else typed.</source>
        <translation>Alle Gewichte des Sprachmodells, aus seiner Gestalt gezählt, wenn sie bekannt ist, sonst eingegeben.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Transformer layers of the model.</source>
        <translation>Transformer-Schichten des Modells.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Modellbreite</translation>
    </message>
    <message>
        <source>Width of the residual stream.</source>
        <translation>Breite des Residualstroms.</translation>
    </message>
    <message>
        <source>FFN size</source>
        <translation>FFN-Breite</translation>
    </message>
    <message>
        <source>Inner width of a dense MLP.</source>
        <translation>Innere Breite eines dichten MLP.</translation>
    </message>
    <message>
        <source>Gated MLP</source>
        <translation>MLP mit Gate</translation>
    </message>
    <message>
        <source>Three matrices (SwiGLU, GeGLU) rather than two.</source>
        <translation>Drei Matrizen (SwiGLU, GeGLU) statt zwei.</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Köpfe</translation>
    </message>
    <message>
        <source>Query heads of one layer.</source>
        <translation>Query-Köpfe einer Schicht.</translation>
    </message>
    <message>
        <source>Key-value heads</source>
        <translation>Key-Value-Köpfe</translation>
    </message>
    <message>
        <source>Heads that share keys and values; equal to the query heads in multi-head attention.</source>
        <translation>Köpfe, die sich Keys und Values teilen; gleich den Query-Köpfen bei Multi-Head-Attention.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Kopfgröße</translation>
    </message>
    <message>
        <source>Width of one attention head.</source>
        <translation>Breite eines Attention-Kopfs.</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Tokens of the vocabulary, rows of the embedding.</source>
        <translation>Tokens des Vokabulars, Zeilen des Embeddings.</translation>
    </message>
    <message>
        <source>Tied embeddings</source>
        <translation>Geteilte Embeddings</translation>
    </message>
    <message>
        <source>Input embedding and output matrix are one.</source>
        <translation>Eingabe-Embedding und Ausgabematrix sind eins.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Routed experts of a sparse layer; 0 or 1 in a dense model.</source>
        <translation>Geroutete Experten einer dünnen Schicht; 0 oder 1 in einem dichten Modell.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Routed experts that one token visits.</source>
        <translation>Geroutete Experten, die ein Token besucht.</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Experts that every token visits.</source>
        <translation>Experten, die jedes Token besucht.</translation>
    </message>
    <message>
        <source>Expert FFN size</source>
        <translation>FFN-Breite der Experten</translation>
    </message>
    <message>
        <source>Inner width of one expert.</source>
        <translation>Innere Breite eines Experten.</translation>
    </message>
    <message>
        <source>Dense layers</source>
        <translation>Dichte Schichten</translation>
    </message>
    <message>
        <source>First layers with a dense MLP instead of experts.</source>
        <translation>Erste Schichten mit dichtem MLP statt Experten.</translation>
    </message>
    <message>
        <source>Shared FFN size</source>
        <translation>Geteilte FFN-Breite</translation>
    </message>
    <message>
        <source>Whole inner width of the shared path; 0 = shared experts × expert FFN size.</source>
        <translation>Ganze innere Breite des geteilten Pfads; 0 = geteilte Experten × FFN-Breite der Experten.</translation>
    </message>
    <message>
        <source>Sparse layer step</source>
        <translation>Schrittweite dünner Schichten</translation>
    </message>
    <message>
        <source>Every n-th layer after the dense ones has experts.</source>
        <translation>Jede n-te Schicht nach den dichten hat Experten.</translation>
    </message>
    <message>
        <source>Router bias</source>
        <translation>Router-Bias</translation>
    </message>
    <message>
        <source>The router has a trained bias.</source>
        <translation>Der Router hat einen trainierten Bias.</translation>
    </message>
    <message>
        <source>Balancing bias</source>
        <translation>Ausgleichs-Bias</translation>
    </message>
    <message>
        <source>A stored bias that balances experts by a rule, not by the gradient.</source>
        <translation>Ein gespeicherter Bias, der Experten nach einer Regel ausgleicht, nicht durch den Gradienten.</translation>
    </message>
    <message>
        <source>Shared expert gate</source>
        <translation>Gate des geteilten Experten</translation>
    </message>
    <message>
        <source>A gate weighs the shared expert.</source>
        <translation>Ein Gate gewichtet den geteilten Experten.</translation>
    </message>
    <message>
        <source>Expert biases</source>
        <translation>Experten-Bias</translation>
    </message>
    <message>
        <source>The matrices of an expert have biases.</source>
        <translation>Die Matrizen eines Experten haben Bias.</translation>
    </message>
    <message>
        <source>Dense residual path</source>
        <translation>Dichter Nebenpfad</translation>
    </message>
    <message>
        <source>A dense gated path stands beside the experts (Arctic).</source>
        <translation>Ein dichter Pfad mit Gate steht neben den Experten (Arctic).</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Grouped heads, or keys and values through a shared latent.</source>
        <translation>Gruppierte Köpfe, oder Keys und Values durch einen geteilten latenten Raum.</translation>
    </message>
    <message>
        <source>Query rank</source>
        <translation>Query-Rang</translation>
    </message>
    <message>
        <source>Latent width of the queries; 0 = none.</source>
        <translation>Latente Breite der Queries; 0 = keine.</translation>
    </message>
    <message>
        <source>Key-value rank</source>
        <translation>Key-Value-Rang</translation>
    </message>
    <message>
        <source>Latent width of keys and values.</source>
        <translation>Latente Breite von Keys und Values.</translation>
    </message>
    <message>
        <source>Head size without position</source>
        <translation>Kopfgröße ohne Position</translation>
    </message>
    <message>
        <source>Part of a query and key head without rotation.</source>
        <translation>Teil eines Query- und Key-Kopfs ohne Drehung.</translation>
    </message>
    <message>
        <source>Head size with position</source>
        <translation>Kopfgröße mit Position</translation>
    </message>
    <message>
        <source>Rotated part of a query and key head.</source>
        <translation>Gedrehter Teil eines Query- und Key-Kopfs.</translation>
    </message>
    <message>
        <source>Value head size</source>
        <translation>Value-Kopfgröße</translation>
    </message>
    <message>
        <source>Width of one value head.</source>
        <translation>Breite eines Value-Kopfs.</translation>
    </message>
    <message>
        <source>Indexer heads</source>
        <translation>Indexer-Köpfe</translation>
    </message>
    <message>
        <source>Heads of the sparse-attention indexer.</source>
        <translation>Köpfe des Indexers der dünnen Attention.</translation>
    </message>
    <message>
        <source>Indexer head size</source>
        <translation>Indexer-Kopfgröße</translation>
    </message>
    <message>
        <source>Width of one indexer head.</source>
        <translation>Breite eines Indexer-Kopfs.</translation>
    </message>
    <message>
        <source>Indexer layers</source>
        <translation>Indexer-Schichten</translation>
    </message>
    <message>
        <source>Layers with an indexer of their own.</source>
        <translation>Schichten mit eigenem Indexer.</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>Normierung</translation>
    </message>
    <message>
        <source>Kind of the layer norms.</source>
        <translation>Art der Schichtnormen.</translation>
    </message>
    <message>
        <source>Norms per layer</source>
        <translation>Normen je Schicht</translation>
    </message>
    <message>
        <source>Layer norms of one layer.</source>
        <translation>Normen einer Schicht.</translation>
    </message>
    <message>
        <source>Final norm</source>
        <translation>Letzte Norm</translation>
    </message>
    <message>
        <source>A norm before the output matrix.</source>
        <translation>Eine Norm vor der Ausgabematrix.</translation>
    </message>
    <message>
        <source>Embedding norm</source>
        <translation>Embedding-Norm</translation>
    </message>
    <message>
        <source>A norm after the input embedding (BLOOM).</source>
        <translation>Eine Norm nach dem Eingabe-Embedding (BLOOM).</translation>
    </message>
    <message>
        <source>Query-key norm</source>
        <translation>Query-Key-Norm</translation>
    </message>
    <message>
        <source>Norms on queries and keys.</source>
        <translation>Normen auf Queries und Keys.</translation>
    </message>
    <message>
        <source>Query, key, value biases</source>
        <translation>Bias für Query, Key, Value</translation>
    </message>
    <message>
        <source>The projections to queries, keys and values have biases.</source>
        <translation>Die Projektionen zu Queries, Keys und Values haben Bias.</translation>
    </message>
    <message>
        <source>Attention output bias</source>
        <translation>Bias der Attention-Ausgabe</translation>
    </message>
    <message>
        <source>The attention&apos;s output projection has a bias.</source>
        <translation>Die Ausgabeprojektion der Attention hat einen Bias.</translation>
    </message>
    <message>
        <source>MLP biases</source>
        <translation>MLP-Bias</translation>
    </message>
    <message>
        <source>The matrices of the MLP have biases.</source>
        <translation>Die Matrizen des MLP haben Bias.</translation>
    </message>
    <message>
        <source>Output bias</source>
        <translation>Ausgabe-Bias</translation>
    </message>
    <message>
        <source>The output matrix has a bias.</source>
        <translation>Die Ausgabematrix hat einen Bias.</translation>
    </message>
    <message>
        <source>Attention sinks</source>
        <translation>Attention-Sinks</translation>
    </message>
    <message>
        <source>One learned sink a head (gpt-oss).</source>
        <translation>Ein gelernter Sink je Kopf (gpt-oss).</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Gelernte Positionen</translation>
    </message>
    <message>
        <source>Rows of the position table; 0 with rotary positions.</source>
        <translation>Zeilen der Positionstabelle; 0 bei rotierenden Positionen.</translation>
    </message>
    <message>
        <source>Embedding width</source>
        <translation>Embedding-Breite</translation>
    </message>
    <message>
        <source>Width of the embedding where it differs from the hidden size (OPT 350M), else 0.</source>
        <translation>Breite des Embeddings, wo sie von der Modellbreite abweicht (OPT 350M), sonst 0.</translation>
    </message>
    <message>
        <source>Sliding window</source>
        <translation>Gleitendes Fenster</translation>
    </message>
    <message>
        <source>Tokens that a windowed layer sees; 0 = all.</source>
        <translation>Tokens, die eine Schicht mit Fenster sieht; 0 = alle.</translation>
    </message>
    <message>
        <source>Windowed layers</source>
        <translation>Schichten mit Fenster</translation>
    </message>
    <message>
        <source>Layers with the sliding window.</source>
        <translation>Schichten mit gleitendem Fenster.</translation>
    </message>
    <message>
        <source>MTP layers</source>
        <translation>MTP-Schichten</translation>
    </message>
    <message>
        <source>Multi-token-prediction layers, outside the counts.</source>
        <translation>Schichten für Mehr-Token-Vorhersage, außerhalb der Zählung.</translation>
    </message>
    <message>
        <source>Accelerator power</source>
        <translation>Leistung je Beschleuniger</translation>
    </message>
    <message>
        <source>Draw of one accelerator while it trains.</source>
        <translation>Leistung eines Beschleunigers, während er trainiert.</translation>
    </message>
    <message>
        <source>Server overhead</source>
        <translation>Serveraufschlag</translation>
    </message>
    <message>
        <source>Host, fans and conversion, per accelerator.</source>
        <translation>Host, Lüfter und Wandlung, je Beschleuniger.</translation>
    </message>
    <message>
        <source>Network power</source>
        <translation>Netzleistung</translation>
    </message>
    <message>
        <source>Switches, optics and storage, per accelerator.</source>
        <translation>Switches, Optik und Speicher, je Beschleuniger.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Power usage effectiveness: power of the whole facility over power of its IT.</source>
        <translation>Power Usage Effectiveness: Leistung des ganzen Standorts durch die seiner IT.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>The grid that feeds the site. It brings tariff, carbon and water.</source>
        <translation>Das Stromnetz des Standorts. Es bringt Tarif, CO₂ und Wasser mit.</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>Strompreis</translation>
    </message>
    <message>
        <source>Industrial tariff, without tax. Inside the rent of a rented cluster.</source>
        <translation>Industrietarif, ohne Steuern. Bei gemietetem Cluster in der Miete.</translation>
    </message>
    <message>
        <source>Carbon intensity</source>
        <translation>CO₂-Intensität</translation>
    </message>
    <message>
        <source>Grams of CO₂ equivalent per kWh, location-based.</source>
        <translation>Gramm CO₂-Äquivalent je kWh, standortbezogen.</translation>
    </message>
    <message>
        <source>Water intensity</source>
        <translation>Wasserintensität</translation>
    </message>
    <message>
        <source>Litres withdrawn at the power plants per kWh.</source>
        <translation>Liter je kWh, die Kraftwerke entnehmen.</translation>
    </message>
    <message>
        <source>Way to pay</source>
        <translation>Zahlungsweise</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Accelerator price</source>
        <translation>Preis je Beschleuniger</translation>
    </message>
    <message>
        <source>Purchase price of one accelerator.</source>
        <translation>Kaufpreis eines Beschleunigers.</translation>
    </message>
    <message>
        <source>Server parts</source>
        <translation>Serverteile</translation>
    </message>
    <message>
        <source>Server without accelerators, per accelerator.</source>
        <translation>Server ohne Beschleuniger, je Beschleuniger.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Switches, cards and optics, per accelerator.</source>
        <translation>Switches, Karten und Optik, je Beschleuniger.</translation>
    </message>
    <message>
        <source>Storage system</source>
        <translation>Speichersystem</translation>
    </message>
    <message>
        <source>Purchase price of the cluster&apos;s file storage.</source>
        <translation>Kaufpreis des Dateispeichers des Clusters.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Lifetime</source>
        <translation>Lebensdauer</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>Kapitalkosten</translation>
    </message>
    <message>
        <source>Interest a year on the money bound. A company&apos;s own figure.</source>
        <translation>Zins im Jahr auf das gebundene Geld. Eine Angabe des Unternehmens.</translation>
    </message>
    <message>
        <source>Maintenance a year</source>
        <translation>Wartung im Jahr</translation>
    </message>
    <message>
        <source>Share of the capital spent a year on repair and support.</source>
        <translation>Anteil des Kapitals, der im Jahr in Reparatur und Betreuung geht.</translation>
    </message>
    <message>
        <source>Hours in use</source>
        <translation>Genutzte Stunden</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Staff cost a year</source>
        <translation>Personalkosten im Jahr</translation>
    </message>
    <message>
        <source>Full cost of one person a year.</source>
        <translation>Volle Kosten einer Person im Jahr.</translation>
    </message>
    <message>
        <source>Storage a month</source>
        <translation>Datenspeicher je Monat</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Share added to the sum of all parts for what is not known.</source>
        <translation>Anteil auf die Summe aller Teile für das, was nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>ISO code in which amounts are shown. They are kept in US dollars.</source>
        <translation>ISO-Code, in dem Beträge gezeigt werden. Geführt werden sie in US-Dollar.</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Wechselkurs</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>Ausfallrate</translation>
    </message>
    <message>
        <source>Unexpected interruptions of the job per accelerator-hour.</source>
        <translation>Unerwartete Unterbrechungen des Laufs je Beschleunigerstunde.</translation>
    </message>
    <message>
        <source>Checkpoint interval</source>
        <translation>Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>Stepping time between two checkpoints; 0 = the optimum.</source>
        <translation>Rechenzeit zwischen zwei Checkpoints; 0 = das Optimum.</translation>
    </message>
    <message>
        <source>Checkpoint stall</source>
        <translation>Checkpoint-Pause</translation>
    </message>
    <message>
        <source>Checkpoint write</source>
        <translation>Checkpoint-Schreibzeit</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neustart</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Aufbewahrte Checkpoints</translation>
    </message>
    <message>
        <source>Checkpoints in storage at a time; they are paid by the month.</source>
        <translation>Gleichzeitig gespeicherte Checkpoints; sie werden je Monat bezahlt.</translation>
    </message>
    <message>
        <source>Spare accelerators</source>
        <translation>Reservegeräte</translation>
    </message>
    <message>
        <source>Accelerators paid for that wait to replace failed ones.</source>
        <translation>Bezahlte Beschleuniger, die darauf warten, ausgefallene zu ersetzen.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>What the sponsor allows in all.</source>
        <translation>Was der Auftraggeber insgesamt erlaubt.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>The day by which the run must have ended.</source>
        <translation>Der Tag, bis zu dem der Lauf beendet sein muss.</translation>
    </message>
    <message>
        <source>Site limit</source>
        <translation>Standortgrenze</translation>
    </message>
    <message>
        <source>Power that the site can supply, cooling included.</source>
        <translation>Leistung, die der Standort liefern kann, Kühlung eingerechnet.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens that the model sees in training, repeats included.</source>
        <translation>Tokens, die das Modell im Training sieht, Wiederholungen eingerechnet.</translation>
    </message>
    <message>
        <source>Unique tokens</source>
        <translation>Verschiedene Tokens</translation>
    </message>
    <message>
        <source>Tokens of the data set without repeats.</source>
        <translation>Tokens des Datensatzes ohne Wiederholungen.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens of one training sequence.</source>
        <translation>Tokens einer Trainingssequenz.</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Tokens of one optimizer step over the whole cluster.</source>
        <translation>Tokens eines Optimierungsschritts über den ganzen Cluster.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>Sequences that one accelerator group computes at a time.</source>
        <translation>Sequenzen, die eine Gruppe von Beschleunigern auf einmal rechnet.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Arithmetic of the matrix products; the utilisation counts against its dense peak.</source>
        <translation>Arithmetik der Matrixprodukte; die Auslastung zählt gegen deren dichte Spitzenleistung.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>Decides the bytes of optimizer state per parameter.</source>
        <translation>Bestimmt die Bytes an Optimiererzustand je Parameter.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>What data parallel ranks share: 0 nothing, 1 optimizer, 2 and gradients, 3 and weights.</source>
        <translation>Was sich datenparallele Ränge teilen: 0 nichts, 1 Optimierer, 2 auch Gradienten, 3 auch Gewichte.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Activations computed again in the backward pass instead of kept.</source>
        <translation>Aktivierungen, die im Rückwärtslauf neu gerechnet statt aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Class of the training software: how much communication it hides and which activations it keeps.</source>
        <translation>Klasse der Trainingssoftware: wie viel Kommunikation sie verdeckt und welche Aktivierungen sie behält.</translation>
    </message>
    <message>
        <source>Measured memory</source>
        <translation>Gemessener Speicher</translation>
    </message>
    <message>
        <source>Memory that you measured on the fullest accelerator. It pins the buffers; empty = estimated.</source>
        <translation>Speicher, den Sie auf dem vollsten Beschleuniger gemessen haben. Er legt die Puffer fest; leer = geschätzt.</translation>
    </message>
    <message>
        <source>FLOP counting</source>
        <translation>FLOP-Zählung</translation>
    </message>
    <message>
        <source>How the training FLOP are counted. The utilisation belongs to the same counting.</source>
        <translation>Wie die Trainings-FLOP gezählt werden. Die Auslastung gehört zu derselben Zählung.</translation>
    </message>
    <message>
        <source>Pipeline schedule</source>
        <translation>Pipeline-Ablauf</translation>
    </message>
    <message>
        <source>Order of passes on a stage. Zero bubble puts weight gradients into the gaps; DualPipe feeds the pipeline from both ends and holds two copies of the weights.</source>
        <translation>Reihenfolge der Durchläufe einer Stufe. Zero Bubble legt Gewichtsgradienten in die Lücken; DualPipe speist die Pipeline von beiden Enden und hält zwei Kopien der Gewichte.</translation>
    </message>
    <message>
        <source>Sparse layer offset</source>
        <translation>Versatz dünner Schichten</translation>
    </message>
    <message>
        <source>Of each n layers the one of this number has experts, counted from 0.</source>
        <translation>Von je n Schichten hat die mit dieser Nummer Experten, gezählt ab 0.</translation>
    </message>
    <message>
        <source>Further dense layers</source>
        <translation>Weitere dichte Schichten</translation>
    </message>
    <message>
        <source>Layers with a dense MLP that the step would give experts.</source>
        <translation>Schichten mit dichtem MLP, die nach der Schrittweite Experten hätten.</translation>
    </message>
    <message>
        <source>Indexer&apos;s choice</source>
        <translation>Auswahl des Indexers</translation>
    </message>
    <message>
        <source>Tokens that attention sees after the indexer has chosen; 0 = all.</source>
        <translation>Tokens, die die Attention nach der Auswahl des Indexers sieht; 0 = alle.</translation>
    </message>
    <message>
        <source>Fixed chunks</source>
        <translation>Feste Abschnitte</translation>
    </message>
    <message>
        <source>The window does not slide: it is a fixed chunk (Llama 4).</source>
        <translation>Das Fenster gleitet nicht: es ist ein fester Abschnitt (Llama 4).</translation>
    </message>
    <message>
        <source>Packed documents</source>
        <translation>Gepackte Dokumente</translation>
    </message>
    <message>
        <source>Documents share a sequence and do not see each other: the mean length that a token&apos;s document has, Σ l² / Σ l; empty = attention goes over the whole sequence.</source>
        <translation>Dokumente teilen eine Sequenz und sehen einander nicht: mittlere Länge des Dokuments eines Tokens, Σ l² / Σ l; leer = die Attention geht über die ganze Sequenz.</translation>
    </message>
    <message>
        <source>16-bit gradients make 16 bytes per parameter with AdamW, FP32 gradients 18, both 20.</source>
        <translation>16-Bit-Gradienten ergeben mit AdamW 16 Bytes je Parameter, FP32-Gradienten 18, beide 20.</translation>
    </message>
    <message>
        <source>Time that training stands still for one checkpoint; empty = from its size.</source>
        <translation>Zeit, in der das Training für einen Checkpoint steht; leer = aus seiner Größe.</translation>
    </message>
    <message>
        <source>Time until a checkpoint is safe; what goes beyond the stall runs in the background. Empty = from its size.</source>
        <translation>Zeit, bis ein Checkpoint sicher ist; was über die Pause hinausgeht, läuft im Hintergrund. Leer = aus seiner Größe.</translation>
    </message>
    <message>
        <source>Storage bandwidth</source>
        <translation>Bandbreite des Speichers</translation>
    </message>
    <message>
        <source>What the storage takes from the whole cluster in a second.</source>
        <translation>Was das Speichersystem je Sekunde vom ganzen Cluster annimmt.</translation>
    </message>
    <message>
        <source>Slower while writing</source>
        <translation>Bremse beim Schreiben</translation>
    </message>
    <message>
        <source>How much slower training steps while a checkpoint is written in the background.</source>
        <translation>Um wie viel langsamer das Training läuft, während im Hintergrund geschrieben wird.</translation>
    </message>
    <message>
        <source>Checkpoints are written</source>
        <translation>Checkpoints schreiben</translation>
    </message>
    <message>
        <source>While training waits, or behind it after a copy to the host’s memory.</source>
        <translation>Während das Training wartet oder dahinter, nach einer Kopie in den Speicher des Hosts.</translation>
    </message>
    <message>
        <source>Checkpoint in memory</source>
        <translation>Checkpoint im RAM</translation>
    </message>
    <message>
        <source>Stall of a checkpoint in the memory of other servers; empty = none are kept there.</source>
        <translation>Pause für einen Checkpoint im Arbeitsspeicher anderer Server; leer = dort werden keine gehalten.</translation>
    </message>
    <message>
        <source>Recovered from memory</source>
        <translation>Aus RAM gerettet</translation>
    </message>
    <message>
        <source>Share of interruptions after which the checkpoint in memory is still there.</source>
        <translation>Anteil der Unterbrechungen, nach denen der Checkpoint im Arbeitsspeicher noch da ist.</translation>
    </message>
    <message>
        <source>Detect</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Until a failure is noticed and understood. Collectives time out after 10 min.</source>
        <translation>Bis ein Ausfall bemerkt und verstanden ist. Kollektive brechen nach 10 min ab.</translation>
    </message>
    <message>
        <source>Swap servers</source>
        <translation>Server tauschen</translation>
    </message>
    <message>
        <source>Until the job is placed on healthy servers.</source>
        <translation>Bis der Lauf auf gesunden Servern liegt.</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>Until processes talk to each other and the checkpoint is loaded.</source>
        <translation>Bis die Prozesse verbunden sind und der Checkpoint geladen ist.</translation>
    </message>
    <message>
        <source>Warm up</source>
        <translation>Anlaufen</translation>
    </message>
    <message>
        <source>Compilation and slow first steps.</source>
        <translation>Übersetzen und langsame erste Schritte.</translation>
    </message>
    <message>
        <source>From a failure until training steps again, the mean: detect, swap, load, warm up. Follows from these once one of them is entered.</source>
        <translation>Vom Ausfall bis zum nächsten Schritt, im Mittel: erkennen, tauschen, laden, anlaufen. Folgt aus diesen, sobald eines eingegeben ist.</translation>
    </message>
    <message>
        <source>Restarts differ by</source>
        <translation>Streuung der Neustarts</translation>
    </message>
    <message>
        <source>Measured tokens/s per accelerator</source>
        <translation>Gemessene Tokens/s je Beschleuniger</translation>
    </message>
    <message>
        <source>What you measured with this model, layout and cluster. It takes the place of assumption and prediction; empty = not measured.</source>
        <translation>Was mit diesem Modell, dieser Aufteilung und diesem Cluster gemessen wurde. Es tritt an die Stelle von Annahme und Vorhersage; leer = nicht gemessen.</translation>
    </message>
    <message>
        <source>Hardware late by</source>
        <translation>Geräte verspätet um</translation>
    </message>
    <message>
        <source>Days that the main run starts after its date because the cluster is not there.</source>
        <translation>Tage, um die der Hauptlauf später beginnt, weil der Cluster fehlt.</translation>
    </message>
    <message>
        <source>Ramp-up</source>
        <translation>Hochlauf</translation>
    </message>
    <message>
        <source>Interruptions logged</source>
        <translation>Protokollierte Ausfälle</translation>
    </message>
    <message>
        <source>Unexpected interruptions in your own log.</source>
        <translation>Unerwartete Unterbrechungen im eigenen Protokoll.</translation>
    </message>
    <message>
        <source>Accelerators logged</source>
        <translation>Beschleuniger im Protokoll</translation>
    </message>
    <message>
        <source>Accelerators in use while the log was kept.</source>
        <translation>Beschleuniger im Einsatz, während protokolliert wurde.</translation>
    </message>
    <message>
        <source>Days logged</source>
        <translation>Tage im Protokoll</translation>
    </message>
    <message>
        <source>Days that the log covers.</source>
        <translation>Tage, die das Protokoll abdeckt.</translation>
    </message>
    <message>
        <source>Failures as in</source>
        <translation>Ausfälle wie bei</translation>
    </message>
    <message>
        <source>The cluster whose failure rate and causes are taken, or your own log.</source>
        <translation>Der Cluster, dessen Ausfallrate und Ursachen gelten, oder das eigene Protokoll.</translation>
    </message>
    <message>
        <source>Rate not known by</source>
        <translation>Unsicherheit der Rate</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of the failure rate: 0.59 is a factor of 2.1 up or down from P50 to P90 or P10.</source>
        <translation>Standardabweichung des Logarithmus der Ausfallrate: 0,59 ist ein Faktor von 2,1 von P50 zu P90 oder P10.</translation>
    </message>
    <message>
        <source>Clustering</source>
        <translation>Häufung</translation>
    </message>
    <message>
        <source>Variance over mean of failure counts; 1 = they come one by one.</source>
        <translation>Varianz durch Mittel der Ausfallzahlen; 1 = sie kommen einzeln.</translation>
    </message>
    <message>
        <source>Early failures</source>
        <translation>Frühausfälle</translation>
    </message>
    <message>
        <source>How many times the failure rate a new cluster starts with; 1 = it has run in.</source>
        <translation>Mit dem Wievielfachen der Ausfallrate ein neuer Cluster beginnt; 1 = er ist eingelaufen.</translation>
    </message>
    <message>
        <source>Early failures fade in</source>
        <translation>Frühausfälle klingen ab in</translation>
    </message>
    <message>
        <source>Days in which what is above the steady rate falls to 37 %.</source>
        <translation>Tage, in denen der Überschuss über die stetige Rate auf 37 % sinkt.</translation>
    </message>
    <message>
        <source>Slow servers</source>
        <translation>Langsame Server</translation>
    </message>
    <message>
        <source>Time that slow servers add to each step, beyond what the utilisation has in it.</source>
        <translation>Zeit, die langsame Server jedem Schritt hinzufügen, über die Auslastung hinaus.</translation>
    </message>
    <message>
        <source>Lost by silent corruption</source>
        <translation>Verlust je stillem Fehler</translation>
    </message>
    <message>
        <source>Hours of training thrown away at each silent corruption: until it was seen, and the way back.</source>
        <translation>Trainingsstunden, die jeder stille Datenfehler kostet: bis er bemerkt ist und zurück.</translation>
    </message>
    <message>
        <source>Planned stops a week</source>
        <translation>Geplante Pausen je Woche</translation>
    </message>
    <message>
        <source>Hours a week in which the cluster is stopped for maintenance.</source>
        <translation>Stunden je Woche, in denen der Cluster zur Wartung steht.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Mean time until a failed server is back in service or replaced; decides the spares.</source>
        <translation>Mittlere Zeit, bis ein ausgefallener Server zurück oder ersetzt ist; bestimmt die Reserve.</translation>
    </message>
    <message>
        <source>Out with one failure</source>
        <translation>Je Ausfall außer Betrieb</translation>
    </message>
    <message>
        <source>Accelerators that leave service together: a server, or a rack that shares its links.</source>
        <translation>Beschleuniger, die gemeinsam ausfallen: ein Server oder ein Rack mit gemeinsamen Verbindungen.</translation>
    </message>
    <message>
        <source>Experiments and failed runs beside the main run, as a share of what its machines cost.</source>
        <translation>Versuche und fehlgeschlagene Läufe neben dem Hauptlauf, als Anteil der Kosten seiner Maschinen.</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluierung</translation>
    </message>
    <message>
        <source>Evaluation of checkpoints, as a share of what the machines of the main run cost.</source>
        <translation>Evaluierung von Checkpoints als Anteil der Kosten der Maschinen des Hauptlaufs.</translation>
    </message>
    <message>
        <source>Commissioning</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Days before the start in which the cluster grows evenly to its full size, paid for and idle.</source>
        <translation>Tage vor dem Beginn, in denen der Cluster gleichmäßig auf volle Größe wächst, bezahlt und ungenutzt.</translation>
    </message>
    <message>
        <source>Wind-down</source>
        <translation>Abbau</translation>
    </message>
    <message>
        <source>Days after the end in which the cluster is given back evenly, paid for and idle.</source>
        <translation>Tage nach dem Ende, in denen der Cluster gleichmäßig zurückgegeben wird, bezahlt und ungenutzt.</translation>
    </message>
    <message>
        <source>For checkpoints and data kept, per GB (10⁹ bytes) and month.</source>
        <translation>Für aufbewahrte Checkpoints und Daten, je GB (10⁹ Bytes) und Monat.</translation>
    </message>
    <message>
        <source>Data stored</source>
        <translation>Gespeicherte Daten</translation>
    </message>
    <message>
        <source>Training data and logs kept during the run, beside the checkpoints.</source>
        <translation>Trainingsdaten und Protokolle während des Laufs, neben den Checkpoints.</translation>
    </message>
    <message>
        <source>Data sent out</source>
        <translation>Gesendete Daten</translation>
    </message>
    <message>
        <source>What leaves the provider’s network: final weights, checkpoints, logs.</source>
        <translation>Was das Netz des Anbieters verlässt: endgültige Gewichte, Checkpoints, Protokolle.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Datenausgang</translation>
    </message>
    <message>
        <source>Per GB (10⁹ bytes) sent out.</source>
        <translation>Je gesendetes GB (10⁹ Bytes).</translation>
    </message>
    <message>
        <source>People paid by this budget, ramp and wind-down included.</source>
        <translation>Aus diesem Budget bezahlte Personen, Auf- und Abbau eingeschlossen.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Licences, collection and labelling of data, as one amount.</source>
        <translation>Lizenzen, Sammlung und Annotation von Daten, als ein Betrag.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuern</translation>
    </message>
    <message>
        <source>Sales or value-added tax that cannot be recovered, on the sum with contingency.</source>
        <translation>Nicht erstattungsfähige Verkaufs- oder Mehrwertsteuer auf die Summe mit Reserve.</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Diskontsatz</translation>
    </message>
    <message>
        <source>A year, for the present value of the cash flow.</source>
        <translation>Im Jahr, für den Barwert des Zahlungsplans.</translation>
    </message>
    <message>
        <source>Payments fall on</source>
        <translation>Zahlungen am</translation>
    </message>
    <message>
        <source>The day of each month on which its payments are discounted.</source>
        <translation>Der Tag jedes Monats, auf den seine Zahlungen diskontiert werden.</translation>
    </message>
    <message>
        <source>Fiscal year starts in month</source>
        <translation>Geschäftsjahr beginnt im Monat</translation>
    </message>
    <message>
        <source>1 is January. Quarters are those of the fiscal year, which is named after the year it ends in.</source>
        <translation>1 ist Januar. Quartale sind die des Geschäftsjahrs, das nach dem Jahr seines Endes heißt.</translation>
    </message>
    <message>
        <source>Units of the shown currency for one US dollar, with its source and date. Without a rate no amount is shown.</source>
        <translation>Einheiten der gezeigten Währung für einen US-Dollar, mit Quelle und Datum. Ohne Kurs wird kein Betrag gezeigt.</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Racking, cabling and acceptance as a share of the hardware’s price.</source>
        <translation>Einbau, Verkabelung und Abnahme als Anteil des Hardwarepreises.</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>A building of its own, or space and power by the kilowatt. Never both.</source>
        <translation>Ein eigenes Gebäude oder Fläche und Leistung je Kilowatt. Nie beides.</translation>
    </message>
    <message>
        <source>Data centre construction per watt of provisioned IT power.</source>
        <translation>Bau des Rechenzentrums je Watt bereitgestellter IT-Leistung.</translation>
    </message>
    <message>
        <source>Lifetime of the building</source>
        <translation>Lebensdauer des Gebäudes</translation>
    </message>
    <message>
        <source>Years over which the building is written off, with nothing left.</source>
        <translation>Jahre, über die das Gebäude abgeschrieben wird, ohne Restwert.</translation>
    </message>
    <message>
        <source>Colocation rent</source>
        <translation>Colocation-Miete</translation>
    </message>
    <message>
        <source>Per kilowatt of provisioned IT power and month; energy is paid on top.</source>
        <translation>Je Kilowatt bereitgestellter IT-Leistung und Monat; Energie kommt hinzu.</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>Abschreibung</translation>
    </message>
    <message>
        <source>Straight line over the lifetime, or by what the hardware loses in resale value.</source>
        <translation>Linear über die Lebensdauer oder nach dem Verlust an Wiederverkaufswert.</translation>
    </message>
    <message>
        <source>Years over which the hardware is written off.</source>
        <translation>Jahre, über die die Hardware abgeschrieben wird.</translation>
    </message>
    <message>
        <source>Share of the hardware’s price that remains at the end of life.</source>
        <translation>Anteil des Hardwarepreises, der am Ende der Lebensdauer bleibt.</translation>
    </message>
    <message>
        <source>Loss of resale value</source>
        <translation>Wertverlust beim Verkauf</translation>
    </message>
    <message>
        <source>Decimal orders of magnitude a year: 0.14 leaves 72 % after one year.</source>
        <translation>Zehnerpotenzen im Jahr: 0,14 lässt nach einem Jahr 72 %.</translation>
    </message>
    <message>
        <source>Share of all owned or reserved hours in which this run or other work uses them. Idle hours are charged to the hours in use.</source>
        <translation>Anteil aller eigenen oder reservierten Stunden, in denen dieser Lauf oder andere Arbeit sie nutzt. Leerstunden werden den genutzten angelastet.</translation>
    </message>
    <message>
        <source>Storage power</source>
        <translation>Speicherleistung</translation>
    </message>
    <message>
        <source>File storage, per accelerator, where it is not in the network’s.</source>
        <translation>Dateispeicher, je Beschleuniger, soweit er nicht in der des Netzes ist.</translation>
    </message>
    <message>
        <source>Server nameplate</source>
        <translation>Nennleistung des Servers</translation>
    </message>
    <message>
        <source>Nameplate power of the server, per accelerator. Connection, building and colocation are sized by it.</source>
        <translation>Nennleistung des Servers, je Beschleuniger. Nach ihr werden Anschluss, Gebäude und Colocation bemessen.</translation>
    </message>
    <message>
        <source>Idle draw</source>
        <translation>Leerlaufleistung</translation>
    </message>
    <message>
        <source>Share of the nameplate that a server draws when it waits: spares, stalls, restarts, ramp.</source>
        <translation>Anteil der Nennleistung, den ein wartender Server aufnimmt: Reserve, Pausen, Neustarts, Aufbau.</translation>
    </message>
    <message>
        <source>Accelerators in a rack</source>
        <translation>Beschleuniger in einem Rack</translation>
    </message>
    <message>
        <source>Sets power per rack and racks needed.</source>
        <translation>Bestimmt die Leistung je Rack und die Zahl der Racks.</translation>
    </message>
    <message>
        <source>Contracted carbon intensity</source>
        <translation>CO₂-Intensität nach Vertrag</translation>
    </message>
    <message>
        <source>Grams of CO₂ equivalent per kWh by the supply contracts, market-based.</source>
        <translation>Gramm CO₂-Äquivalent je kWh nach den Lieferverträgen, marktbasiert.</translation>
    </message>
    <message>
        <source>Water on site</source>
        <translation>Wasser am Standort</translation>
    </message>
    <message>
        <source>Litres that cooling takes per kWh of IT energy (WUE).</source>
        <translation>Liter der Kühlung je kWh IT-Energie (WUE).</translation>
    </message>
    <message>
        <source>Embodied carbon</source>
        <translation>CO₂ der Herstellung</translation>
    </message>
    <message>
        <source>Making one accelerator with its share of the server, CO₂ equivalent, cradle to gate.</source>
        <translation>Herstellung eines Beschleunigers mit seinem Anteil am Server, CO₂-Äquivalent, bis zum Werkstor.</translation>
    </message>
    <message>
        <source>Years it is spread over</source>
        <translation>Jahre der Verteilung</translation>
    </message>
    <message>
        <source>Years of use over which the embodied carbon is spread.</source>
        <translation>Nutzungsjahre, über die das CO₂ der Herstellung verteilt wird.</translation>
    </message>
    <message>
        <source>Rented as</source>
        <translation>Gemietet als</translation>
    </message>
    <message>
        <source>What is committed to: nothing, one or three years, or blocks booked ahead. Committed time is paid even if idle.</source>
        <translation>Worauf man sich verpflichtet: nichts, ein oder drei Jahre oder vorab gebuchte Blöcke. Verpflichtete Zeit wird auch im Leerlauf bezahlt.</translation>
    </message>
    <message>
        <source>Per accelerator-hour, host, power and cooling included, without tax. An owned cluster is compared with it.</source>
        <translation>Je Beschleunigerstunde, mit Host, Strom und Kühlung, ohne Steuern. Ein eigener Cluster wird damit verglichen.</translation>
    </message>
    <message>
        <source>Spot reclaims</source>
        <translation>Spot-Rücknahmen</translation>
    </message>
    <message>
        <source>Times that the provider takes a spot accelerator back, per accelerator-hour. Each stops the run like a failure.</source>
        <translation>So oft nimmt der Anbieter einen Spot-Beschleuniger zurück, je Beschleunigerstunde. Jede hält den Lauf an wie ein Ausfall.</translation>
    </message>
    <message>
        <source>Length of a block</source>
        <translation>Länge eines Blocks</translation>
    </message>
    <message>
        <source>Capacity is booked in whole blocks; what the last one leaves over is idle.</source>
        <translation>Kapazität wird in ganzen Blöcken gebucht; was der letzte übrig lässt, steht leer.</translation>
    </message>
    <message>
        <source>Rent paid ahead</source>
        <translation>Vorausbezahlte Miete</translation>
    </message>
    <message>
        <source>Share of the rent that is paid on the first day.</source>
        <translation>Anteil der Miete, der am ersten Tag gezahlt wird.</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Support and set-up as a share of the rent. Published comparisons: 0 to 15 %.</source>
        <translation>Support und Einrichtung als Anteil der Miete. Veröffentlichte Vergleiche: 0 bis 15 %.</translation>
    </message>
    <message>
        <source>Rent by the accelerator-hour, energy included; own the cluster; or own a base and rent the rest.</source>
        <translation>Mieten nach Beschleunigerstunden, Energie eingerechnet; den Cluster besitzen; oder eine Grundlast besitzen und den Rest mieten.</translation>
    </message>
    <message>
        <source>Owned accelerators</source>
        <translation>Eigene Beschleuniger</translation>
    </message>
    <message>
        <source>The base that is owned, spares included; the rest of the cluster is rented.</source>
        <translation>Die Grundlast in Eigentum, Reserve eingeschlossen; der Rest des Clusters wird gemietet.</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>Überbuchung</translation>
    </message>
    <message>
        <source>Bandwidth of the servers over that of the network between them; 1 = every server can send at full rate. All traffic between servers is so many times slower.</source>
        <translation>Bandbreite der Server durch die des Netzes zwischen ihnen; 1 = jeder Server kann mit voller Rate senden. Aller Verkehr zwischen Servern ist um dieses Vielfache langsamer.</translation>
    </message>
    <message>
        <source>Expert imbalance</source>
        <translation>Schieflage der Experten</translation>
    </message>
    <message>
        <source>Tokens of the busiest expert rank over the mean of all; 1 = balanced. A layer waits for the busiest.</source>
        <translation>Tokens des meistbelasteten Expertenrangs durch das Mittel aller; 1 = ausgeglichen. Eine Schicht wartet auf den meistbelasteten.</translation>
    </message>
    <message>
        <source>Prices hold for</source>
        <translation>Preise gelten</translation>
    </message>
    <message>
        <source>A price whose source is older on the day of the report is a finding.</source>
        <translation>Ein Preis, dessen Quelle am Tag des Berichts älter ist, wird gemeldet.</translation>
    </message>
    <message>
        <source>Detection differs by</source>
        <translation>Streuung des Erkennens</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of the time to detect.</source>
        <translation>Standardabweichung des Logarithmus der Zeit bis zum Erkennen.</translation>
    </message>
    <message>
        <source>Swaps differ by</source>
        <translation>Streuung des Tauschs</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of the time to swap servers: a spare is taken at once, a replacement may take hours.</source>
        <translation>Standardabweichung des Logarithmus der Zeit für den Servertausch: Eine Reserve ist sofort da, ein Ersatz braucht womöglich Stunden.</translation>
    </message>
    <message>
        <source>Loading differs by</source>
        <translation>Streuung des Ladens</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of the time to load.</source>
        <translation>Standardabweichung des Logarithmus der Ladezeit.</translation>
    </message>
    <message>
        <source>Warm-up differs by</source>
        <translation>Streuung des Anlaufs</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of the time to warm up.</source>
        <translation>Standardabweichung des Logarithmus der Anlaufzeit.</translation>
    </message>
    <message>
        <source>Standard deviation of the logarithm of one restart: the tail is long, and the mean above counts. Once parts are entered, each has its own.</source>
        <translation>Standardabweichung des Logarithmus eines Neustarts: Die Verteilung läuft lang aus, und oben zählt der Mittelwert. Sobald Teile eingegeben sind, hat jeder seine eigene.</translation>
    </message>
    <message>
        <source>Days in which the cluster grows evenly from nothing to all accelerators; half of them are lost.</source>
        <translation>Tage, in denen der Cluster gleichmäßig von null auf alle Beschleuniger wächst; die Hälfte davon geht verloren.</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>stage %1</source>
        <extracomment>A pipeline stage; %1 = its number.</extracomment>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>idle %1</source>
        <translation>Leerlauf %1</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>Stopps</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>week %1</source>
        <extracomment>A week of the run; %1 = its number.</extracomment>
        <translation>Woche %1</translation>
    </message>
    <message>
        <source>%1 stops, goodput %2</source>
        <translation>%1 Stopps, Goodput %2</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>Arbeit verloren</translation>
    </message>
    <message>
        <source>Stands still, colour of the cause</source>
        <translation>Stillstand, Farbe der Ursache</translation>
    </message>
    <message>
        <source>Computed again</source>
        <translation>Neu gerechnet</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Checkpoints</translation>
    </message>
    <message>
        <source>1 of %1 checkpoints</source>
        <extracomment>Beside ticks for checkpoints; %1 = 40: only each 40th has one.</extracomment>
        <translation>1 von %1 Checkpoints</translation>
    </message>
    <message>
        <source>Planned stops</source>
        <translation>Geplante Pausen</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>P10 to P90 of many runs</source>
        <translation>P10 bis P90 vieler Läufe</translation>
    </message>
    <message>
        <source>Without any loss</source>
        <translation>Ohne jeden Verlust</translation>
    </message>
    <message>
        <source>Hardware late</source>
        <translation>Geräte verspätet</translation>
    </message>
    <message>
        <source>Ramp-up</source>
        <translation>Hochlauf</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>endet %1</translation>
    </message>
    <message>
        <source>day %1</source>
        <extracomment>A day of the run; %1 = its number.</extracomment>
        <translation>Tag %1</translation>
    </message>
    <message>
        <source>%1: stands still for %2, %3 computed again</source>
        <translation>%1: steht %2 still, %3 neu gerechnet</translation>
    </message>
    <message>
        <source>%1 of the work done</source>
        <translation>%1 der Arbeit getan</translation>
    </message>
    <message>
        <source>as far between %1 (P10) and %2 (P90)</source>
        <translation>so weit zwischen %1 (P10) und %2 (P90)</translation>
    </message>
    <message>
        <source>The run begins %1 and ends %2.</source>
        <translation>Der Lauf beginnt %1 und endet %2.</translation>
    </message>
    <message>
        <source>Of many runs, 10 % end before %1 and 10 % after %2.</source>
        <translation>Von vielen Läufen enden 10 % vor %1 und 10 % nach %2.</translation>
    </message>
    <message>
        <source>Interruptions: %1 (%2).</source>
        <translation>Unterbrechungen: %1 (%2).</translation>
    </message>
    <message>
        <source>It stands still for %1 in restarts, computes %2 again and writes %3 checkpoints, which take %4.</source>
        <translation>Er steht %1 in Neustarts still, rechnet %2 neu und schreibt %3 Checkpoints, die %4 kosten.</translation>
    </message>
    <message>
        <source>The costliest interruption: %1.</source>
        <translation>Die teuerste Unterbrechung: %1.</translation>
    </message>
</context>
<context>
    <name>Report</name>
    <message>
        <source>%1 is not entered</source>
        <translation>%1 ist nicht eingegeben</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht eingegeben</translation>
    </message>
    <message>
        <source>could not be computed (%1)</source>
        <translation>konnte nicht berechnet werden (%1)</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht zutreffend</translation>
    </message>
    <message>
        <source>%1, above the budget of %2</source>
        <extracomment>%1 is the amount asked for, %2 the budget that it exceeds. Stands inside the sentence that asks.</extracomment>
        <translation>%1, über dem Budget von %2</translation>
    </message>
    <message>
        <source>%1 with a cap of %2</source>
        <extracomment>%1 is the amount asked for, %2 the highest amount allowed. Stands inside the sentence that asks.</extracomment>
        <translation>%1 mit einer Obergrenze von %2</translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln rented accelerator(s) %2</source>
        <translation>
            <numerusform>um ein Modell von %1 Parametern auf %Ln gemieteten Beschleuniger %2 zu trainieren</numerusform>
            <numerusform>um ein Modell von %1 Parametern auf %Ln gemieteten Beschleunigern %2 zu trainieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln owned accelerator(s) %2</source>
        <translation>
            <numerusform>um ein Modell von %1 Parametern auf %Ln eigenen Beschleuniger %2 zu trainieren</numerusform>
            <numerusform>um ein Modell von %1 Parametern auf %Ln eigenen Beschleunigern %2 zu trainieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln rented accelerator(s) %2 from %3</source>
        <translation>
            <numerusform>um ein Modell von %1 Parametern ab dem %3 auf %Ln gemieteten Beschleuniger %2 zu trainieren</numerusform>
            <numerusform>um ein Modell von %1 Parametern ab dem %3 auf %Ln gemieteten Beschleunigern %2 zu trainieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln owned accelerator(s) %2 from %3</source>
        <translation>
            <numerusform>um ein Modell von %1 Parametern ab dem %3 auf %Ln eigenen Beschleuniger %2 zu trainieren</numerusform>
            <numerusform>um ein Modell von %1 Parametern ab dem %3 auf %Ln eigenen Beschleunigern %2 zu trainieren</numerusform>
        </translation>
    </message>
    <message>
        <source>No amount can be asked for yet: the total cost %1.</source>
        <translation>Noch lässt sich kein Betrag beantragen: die Gesamtkosten: %1.</translation>
    </message>
    <message>
        <source>Approval is asked for %1, %2.</source>
        <translation>Beantragt wird die Genehmigung von %1, %2.</translation>
    </message>
    <message>
        <source>%1 asks for approval of %2, %3.</source>
        <translation>%1 beantragt die Genehmigung von %2, %3.</translation>
    </message>
    <message>
        <source>%1 is asked to approve %2, %3.</source>
        <translation>%1 wird gebeten, %2 zu genehmigen, %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 to approve %3, %4.</source>
        <translation>%1 bittet %2, %3 zu genehmigen, %4.</translation>
    </message>
    <message>
        <source>Approval is asked for %1 by %2, %3.</source>
        <translation>Beantragt wird die Genehmigung von %1 bis zum %2, %3.</translation>
    </message>
    <message>
        <source>%1 asks for approval of %2 by %3, %4.</source>
        <translation>%1 beantragt die Genehmigung von %2 bis zum %3, %4.</translation>
    </message>
    <message>
        <source>%1 is asked to approve %2 by %3, %4.</source>
        <translation>%1 wird gebeten, %2 bis zum %3 zu genehmigen, %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 to approve %3 by %4, %5.</source>
        <translation>%1 bittet %2, %3 bis zum %4 zu genehmigen, %5.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>emissions</source>
        <translation>Emissionen</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dasselbe</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>sorted by effect</source>
        <translation>nach Wirkung geordnet</translation>
    </message>
    <message>
        <source>of scenario A, %1</source>
        <translation>von Szenario A, %1</translation>
    </message>
    <message>
        <source>of this scenario</source>
        <translation>dieses Szenarios</translation>
    </message>
    <message>
        <source>Inputs %1 that were changed from their default or move a headline by more than 0.5 %. Low and high: 10 % below and above the value, to measure the effect; nobody stated them as a range. Effect: at low / at high, everything else as planned; on cost before contingency.</source>
        <translation>Eingaben %1, die von ihrer Vorgabe abweichen oder ein Hauptergebnis um mehr als 0,5 % bewegen. Niedrig und hoch: 10 % unter und über dem Wert, um die Wirkung zu messen; niemand hat sie als Spanne genannt. Wirkung: bei niedrig / bei hoch, alles andere wie geplant; auf Kosten vor Reserve.</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Low / high</source>
        <translation>Niedrig / hoch</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Auf</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>keine Quelle</translation>
    </message>
    <message>
        <source>No input was changed and none moves a headline.</source>
        <translation>Keine Eingabe wurde geändert, und keine bewegt ein Hauptergebnis.</translation>
    </message>
    <message>
        <source>Budget report</source>
        <translation>Budgetbericht</translation>
    </message>
    <message>
        <source>Budget summary</source>
        <translation>Budgetübersicht</translation>
    </message>
    <message>
        <source>Comparison report</source>
        <translation>Vergleichsbericht</translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation>Basis: %1</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>(continued)</source>
        <translation>(Fortsetzung)</translation>
    </message>
    <message>
        <source>Source: the scenarios of this report.</source>
        <translation>Quelle: die Szenarien dieses Berichts.</translation>
    </message>
    <message>
        <source>Bridge from the baseline to the best other scenario, by cost part, nominal, with contingency.</source>
        <translation>Brücke von der Basis zum besten anderen Szenario, nach Kostenteilen, nominal, mit Reserve.</translation>
    </message>
    <message>
        <source>All inputs are equal.</source>
        <translation>Alle Eingaben sind gleich.</translation>
    </message>
    <message>
        <source>All results are equal.</source>
        <translation>Alle Ergebnisse sind gleich.</translation>
    </message>
    <message>
        <source>Cost of the scenarios by part, nominal, without tax.</source>
        <translation>Kosten der Szenarien nach Teilen, nominal, ohne Steuern.</translation>
    </message>
    <message>
        <source>Main runs on the calendar, single estimates.</source>
        <translation>Hauptläufe im Kalender, Einzelschätzungen.</translation>
    </message>
    <message>
        <source>Facility power while training.</source>
        <translation>Standortleistung im Training.</translation>
    </message>
    <message>
        <source>Memory of the fullest accelerator.</source>
        <translation>Speicher des vollsten Beschleunigers.</translation>
    </message>
    <message numerus="yes">
        <source>Which of %Ln scenario(s)</source>
        <translation>
            <numerusform>Welches von %Ln Szenario</numerusform>
            <numerusform>Welches von %Ln Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparison, %1.</source>
        <translation>Vergleich, %1.</translation>
    </message>
    <message>
        <source>Comparison for %1, %2.</source>
        <translation>Vergleich für %1, %2.</translation>
    </message>
    <message>
        <source>Amounts in %1, nominal, without tax, with contingency. Baseline: %2.</source>
        <translation>Beträge in %1, nominal, ohne Steuern, mit Reserve. Basis: %2.</translation>
    </message>
    <message>
        <source>No scenario has a cost that could be computed.</source>
        <translation>Für kein Szenario ließen sich Kosten berechnen.</translation>
    </message>
    <message>
        <source>No scenario for the same model keeps every limit; the cheapest is %1, at %2.</source>
        <translation>Kein Szenario für dasselbe Modell hält jede Grenze; das billigste ist %1 mit %2.</translation>
    </message>
    <message>
        <source>Of the scenarios for the same model that keep every limit, %1 is the cheapest, at %2.</source>
        <translation>Von den Szenarien für dasselbe Modell, die jede Grenze halten, ist %1 mit %2 das billigste.</translation>
    </message>
    <message>
        <source>Which way to train should be chosen?</source>
        <translation>Welcher Weg des Trainings soll gewählt werden?</translation>
    </message>
    <message>
        <source>Which way to train should be chosen by %1?</source>
        <translation>Welcher Weg des Trainings soll bis zum %1 gewählt werden?</translation>
    </message>
    <message>
        <source>Which way to train should %1 choose?</source>
        <translation>Welchen Weg des Trainings soll %1 wählen?</translation>
    </message>
    <message>
        <source>Which way to train should %1 choose by %2?</source>
        <translation>Welchen Weg des Trainings soll %1 bis zum %2 wählen?</translation>
    </message>
    <message>
        <source>Ranked: first those that train the baseline’s model and break no limit, then by cost.</source>
        <translation>Geordnet: zuerst, die das Modell der Basis trainieren und keine Grenze brechen, dann nach Kosten.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>Gegen %1</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>tokens not entered</source>
        <translation>Tokens nicht eingegeben</translation>
    </message>
    <message>
        <source>Best at</source>
        <translation>Am besten bei</translation>
    </message>
    <message>
        <source>Worst at</source>
        <translation>Am schlechtesten bei</translation>
    </message>
    <message>
        <source>another purpose: %1 parameters, %2</source>
        <translation>anderer Zweck: %1 Parameter, %2</translation>
    </message>
    <message>
        <source>Cost against finish; no deadline is entered</source>
        <translation>Kosten gegen Ende; kein Termin ist eingegeben</translation>
    </message>
    <message>
        <source>None misses its deadline</source>
        <translation>Keines verfehlt seinen Termin</translation>
    </message>
    <message>
        <source>All miss their deadline</source>
        <translation>Alle verfehlen ihren Termin</translation>
    </message>
    <message>
        <source>In time: %1; late: %2</source>
        <translation>Rechtzeitig: %1; zu spät: %2</translation>
    </message>
    <message>
        <source>finish of the main run</source>
        <translation>Ende des Hauptlaufs</translation>
    </message>
    <message>
        <source>calendar time, days</source>
        <translation>Kalenderzeit, Tage</translation>
    </message>
    <message>
        <source>deadline</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Cost against calendar time</source>
        <translation>Kosten gegen Kalenderzeit</translation>
    </message>
    <message>
        <source>Cost and finish of the scenarios, nominal, with contingency. Source: the scenarios of this report.</source>
        <translation>Kosten und Ende der Szenarien, nominal, mit Reserve. Quelle: die Szenarien dieses Berichts.</translation>
    </message>
    <message>
        <source>No scenario has both a cost and a time that could be computed.</source>
        <translation>Für kein Szenario ließen sich Kosten und Zeit zugleich berechnen.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Inputs that differ. Medium weight: differs from %1, the baseline.</source>
        <translation>Eingaben, die sich unterscheiden. Halbfett: weicht von %1 ab, der Basis.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln equal input(s) stand(s) among the full results.</source>
        <translation>
            <numerusform>%Ln gleiche Eingabe steht unter allen Ergebnissen.</numerusform>
            <numerusform>%Ln gleiche Eingaben stehen unter allen Ergebnissen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results that differ, %1, nominal. Below each value its change against the baseline; best: the lowest or highest of the row, where one is better.</source>
        <translation>Ergebnisse, die sich unterscheiden, %1, nominal. Unter jedem Wert seine Änderung gegen die Basis; am besten: der niedrigste oder höchste der Zeile, wo einer besser ist.</translation>
    </message>
    <message>
        <source>not to be compared: another model or other data (%1).</source>
        <translation>nicht vergleichbar: anderes Modell oder andere Daten (%1).</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>another model</source>
        <translation>anderes Modell</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln broken</source>
        <translation>
            <numerusform>%Ln gebrochen</numerusform>
            <numerusform>%Ln gebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gehalten</translation>
    </message>
    <message>
        <source>The total cost: %1.</source>
        <translation>Die Gesamtkosten: %1.</translation>
    </message>
    <message>
        <source>The run costs %1: %2 as a single estimate and %3 of contingency.</source>
        <translation>Der Lauf kostet %1: %2 als Einzelschätzung und %3 Reserve.</translation>
    </message>
    <message>
        <source>The run costs %1 as a single estimate, without contingency.</source>
        <translation>Der Lauf kostet %1 als Einzelschätzung, ohne Reserve.</translation>
    </message>
    <message>
        <source>The largest part, %1, is %2, %3 of the total.</source>
        <translation>Der größte Teil, %1, ist %2, %3 der Summe.</translation>
    </message>
    <message>
        <source>inside the rent</source>
        <translation>in der Miete</translation>
    </message>
    <message>
        <source>%1 of the money goes into: %2</source>
        <translation>%1 des Geldes gehen in: %2</translation>
    </message>
    <message>
        <source>%1, nominal, whole project</source>
        <translation>%1, nominal, ganzes Vorhaben</translation>
    </message>
    <message>
        <source>Cost by part, %1, nominal, whole project; contingency hatched.</source>
        <translation>Kosten nach Teilen, %1, nominal, ganzes Vorhaben; Reserve schraffiert.</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Anteil, %</translation>
    </message>
    <message>
        <source>Single estimate</source>
        <translation>Einzelschätzung</translation>
    </message>
    <message>
        <source>%1 of the single estimate</source>
        <translation>%1 der Einzelschätzung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Unit costs, from the total with contingency.</source>
        <translation>Stückkosten, aus der Summe mit Reserve.</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Stückkosten</translation>
    </message>
    <message>
        <source>Energy is part of the rent.</source>
        <translation>Energie ist Teil der Miete.</translation>
    </message>
    <message>
        <source>Energy is part of the rent. At %1 the %2 would cost %3, %4 of the rent; it is shown for information and not added.</source>
        <translation>Energie ist Teil der Miete. Zu %1 würden die %2 %3 kosten, %4 der Miete; dies dient zur Auskunft und ist nicht hinzugerechnet.</translation>
    </message>
    <message>
        <source>Prices as entered or by default, US dollars.</source>
        <translation>Preise wie eingegeben oder vorgegeben, US-Dollar.</translation>
    </message>
    <message>
        <source>The energy of the run: %1.</source>
        <translation>Die Energie des Laufs: %1.</translation>
    </message>
    <message>
        <source>The run uses %1. Its emissions: %2.</source>
        <translation>Der Lauf verbraucht %1. Seine Emissionen: %2.</translation>
    </message>
    <message>
        <source>The run uses %1. Emissions are estimated at %2 by the grid’s average (location-based).</source>
        <translation>Der Lauf verbraucht %1. Die Emissionen werden nach dem Mittel des Netzes (standortbezogen) auf %2 geschätzt.</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Abgrenzung</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>The chip that computes the training, a GPU or its like.</source>
        <translation>Der Chip, der das Training rechnet, eine GPU oder Ähnliches.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Middle results kept until the backward pass needs them.</source>
        <translation>Zwischenergebnisse, die bis zum Rückwärtslauf aufbewahrt werden.</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Parameters that one token passes through.</source>
        <translation>Parameter, die ein Token durchläuft.</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>A number format of 16 bits for matrix products.</source>
        <translation>Ein Zahlenformat mit 16 Bit für Matrixprodukte.</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>A number format of 8 bits for matrix products.</source>
        <translation>Ein Zahlenformat mit 8 Bit für Matrixprodukte.</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Memory for messages, work space and the software itself.</source>
        <translation>Speicher für Nachrichten, Arbeitsbereiche und die Software selbst.</translation>
    </message>
    <message>
        <source>Calendar time</source>
        <translation>Kalenderzeit</translation>
    </message>
    <message>
        <source>From the first to the last step, losses included.</source>
        <translation>Vom ersten bis zum letzten Schritt, Verluste eingerechnet.</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>Checkpoint</translation>
    </message>
    <message>
        <source>A saved copy of the whole training state.</source>
        <translation>Eine gespeicherte Kopie des ganzen Trainingszustands.</translation>
    </message>
    <message>
        <source>CO₂e</source>
        <translation>CO₂e</translation>
    </message>
    <message>
        <source>Greenhouse gases, counted as carbon dioxide of equal effect.</source>
        <translation>Treibhausgase, gezählt als Kohlendioxid gleicher Wirkung.</translation>
    </message>
    <message>
        <source>Context parallel</source>
        <translation>Kontextparallel</translation>
    </message>
    <message>
        <source>Pieces of one long text sit on several accelerators.</source>
        <translation>Stücke eines langen Textes liegen auf mehreren Beschleunigern.</translation>
    </message>
    <message>
        <source>Contingency</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>Money for what is not known, set aside as its own line.</source>
        <translation>Geld für das, was nicht bekannt ist, als eigener Posten zurückgelegt.</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>Kapitalkosten</translation>
    </message>
    <message>
        <source>Interest a year on the money that is bound.</source>
        <translation>Zins im Jahr auf das gebundene Geld.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Several copies of the model work on different text.</source>
        <translation>Mehrere Kopien des Modells arbeiten an verschiedenem Text.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Expertenparallel</translation>
    </message>
    <message>
        <source>The experts of a layer sit on several accelerators.</source>
        <translation>Die Experten einer Schicht liegen auf mehreren Beschleunigern.</translation>
    </message>
    <message>
        <source>Facility power</source>
        <translation>Standortleistung</translation>
    </message>
    <message>
        <source>Power of the whole site for this run, with cooling and losses.</source>
        <translation>Leistung des ganzen Standorts für diesen Lauf, mit Kühlung und Verlusten.</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>One arithmetic operation; FLOP/s are operations per second.</source>
        <translation>Eine Rechenoperation; FLOP/s sind Operationen je Sekunde.</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>10⁹ bytes.</source>
        <translation>10⁹ Bytes.</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>Globaler Batch</translation>
    </message>
    <message>
        <source>Tokens that are worked on in one step of the whole cluster.</source>
        <translation>Tokens, die in einem Schritt des ganzen Clusters bearbeitet werden.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Share of the calendar time that moves the training forward.</source>
        <translation>Anteil der Kalenderzeit, der das Training voranbringt.</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>Gradienten</translation>
    </message>
    <message>
        <source>How each parameter is to be changed, computed in each step.</source>
        <translation>Wie jeder Parameter zu ändern ist, in jedem Schritt berechnet.</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>Unterbrechungen</translation>
    </message>
    <message>
        <source>Unexpected stops of the whole job, mostly failed hardware.</source>
        <translation>Unerwartete Halte des ganzen Laufs, meist durch ausgefallene Geräte.</translation>
    </message>
    <message>
        <source>IT power</source>
        <translation>IT-Leistung</translation>
    </message>
    <message>
        <source>Power of servers, network and storage only.</source>
        <translation>Leistung nur von Servern, Netz und Speicher.</translation>
    </message>
    <message>
        <source>Location-based</source>
        <translation>Standortbezogen</translation>
    </message>
    <message>
        <source>Emissions by the average of the grid that feeds the site.</source>
        <translation>Emissionen nach dem Mittel des Netzes, das den Standort speist.</translation>
    </message>
    <message>
        <source>Lost work</source>
        <translation>Verlorene Arbeit</translation>
    </message>
    <message>
        <source>Steps since the last checkpoint, computed again.</source>
        <translation>Schritte seit dem letzten Checkpoint, noch einmal gerechnet.</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Model FLOP utilisation: useful operations as a share of the dense peak.</source>
        <translation>Modell-FLOP-Auslastung: nützliche Operationen als Anteil der dichten Spitzenleistung.</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>Micro-Batch</translation>
    </message>
    <message>
        <source>The part of a batch that passes through a pipeline at once.</source>
        <translation>Der Teil eines Batches, der auf einmal durch eine Pipeline läuft.</translation>
    </message>
    <message>
        <source>MW</source>
        <translation>MW</translation>
    </message>
    <message>
        <source>Megawatt, 10⁶ watts; a GWh is 10⁹ watts for an hour.</source>
        <translation>Megawatt, 10⁶ Watt; eine GWh sind 10⁹ Watt für eine Stunde.</translation>
    </message>
    <message>
        <source>Nominal</source>
        <translation>Nominal</translation>
    </message>
    <message>
        <source>In money of the day, not discounted.</source>
        <translation>In Geld des Tages, nicht abgezinst.</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>The rule that updates the parameters; it keeps its own state.</source>
        <translation>Die Regel, die die Parameter anpasst; sie führt einen eigenen Zustand.</translation>
    </message>
    <message>
        <source>Overhead compute</source>
        <translation>Nebenrechnungen</translation>
    </message>
    <message>
        <source>Ablations, failed starts and evaluation beside the main run.</source>
        <translation>Ablationen, Fehlstarts und Bewertung neben dem Hauptlauf.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>The trained numbers of the model.</source>
        <translation>Die trainierten Zahlen des Modells.</translation>
    </message>
    <message>
        <source>Pipeline idle</source>
        <translation>Pipeline-Leerlauf</translation>
    </message>
    <message>
        <source>Share of a step in which a stage waits for the others.</source>
        <translation>Anteil eines Schritts, in dem eine Stufe auf die anderen wartet.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipelineparallel</translation>
    </message>
    <message>
        <source>Groups of layers sit on different accelerators.</source>
        <translation>Gruppen von Schichten liegen auf verschiedenen Beschleunigern.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Power of the facility over power of its IT.</source>
        <translation>Leistung des Standorts durch die seiner IT.</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Compute activations again instead of keeping them.</source>
        <translation>Aktivierungen neu rechnen, statt sie aufzubewahren.</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>What the hardware is still worth at the end of its life.</source>
        <translation>Was die Geräte am Ende ihrer Lebensdauer noch wert sind.</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Neustarts</translation>
    </message>
    <message>
        <source>From a failure until training steps again.</source>
        <translation>Vom Ausfall, bis das Training wieder läuft.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Tokens of one text that the model sees at once.</source>
        <translation>Tokens eines Textes, die das Modell auf einmal sieht.</translation>
    </message>
    <message>
        <source>The figure with every input at its stated value.</source>
        <translation>Das Ergebnis mit jeder Eingabe bei ihrem genannten Wert.</translation>
    </message>
    <message>
        <source>Spare accelerators</source>
        <translation>Reservegeräte</translation>
    </message>
    <message>
        <source>Paid for, idle, ready to replace those that fail.</source>
        <translation>Bezahlt, untätig, bereit, ausgefallene zu ersetzen.</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>10¹² bytes.</source>
        <translation>10¹² Bytes.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Slices of each layer sit on the accelerators of one server.</source>
        <translation>Scheiben jeder Schicht liegen auf den Beschleunigern eines Servers.</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Pieces of text, about three quarters of a word each.</source>
        <translation>Textstücke, je etwa drei Viertel eines Wortes.</translation>
    </message>
    <message>
        <source>Training state</source>
        <translation>Trainingszustand</translation>
    </message>
    <message>
        <source>Parameters, gradients and what the optimizer keeps.</source>
        <translation>Parameter, Gradienten und was der Optimierer behält.</translation>
    </message>
    <message>
        <source>Virtual stages</source>
        <translation>Virtuelle Stufen</translation>
    </message>
    <message>
        <source>Pieces of the model on each pipeline stage.</source>
        <translation>Stücke des Modells auf jeder Pipeline-Stufe.</translation>
    </message>
    <message>
        <source>ZeRO stage</source>
        <translation>ZeRO-Stufe</translation>
    </message>
    <message>
        <source>How much of the training state the copies share: 0 none to 3 all.</source>
        <translation>Wie viel des Trainingszustands sich die Kopien teilen: 0 nichts bis 3 alles.</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Termin</translation>
    </message>
    <message>
        <source>Site limit</source>
        <translation>Standortgrenze</translation>
    </message>
    <message>
        <source>Memory of one accelerator</source>
        <translation>Speicher eines Beschleunigers</translation>
    </message>
    <message>
        <source>Cost could not be computed</source>
        <translation>Kosten konnten nicht berechnet werden</translation>
    </message>
    <message>
        <source>Does not fit the memory</source>
        <translation>Passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>Misses the deadline by %1</source>
        <translation>Verfehlt den Termin um %1</translation>
    </message>
    <message>
        <source>Over budget by %1</source>
        <translation>%1 über dem Budget</translation>
    </message>
    <message>
        <source>Over the site limit by %1</source>
        <translation>%1 über der Standortgrenze</translation>
    </message>
    <message>
        <source>%1 more than %2</source>
        <translation>%1 mehr als %2</translation>
    </message>
    <message>
        <source>Smaller model: %1 parameters</source>
        <translation>Kleineres Modell: %1 Parameter</translation>
    </message>
    <message>
        <source>Takes %1 longer than %2</source>
        <translation>Dauert %1 länger als %2</translation>
    </message>
    <message>
        <source>Needs %1 more power than %2</source>
        <translation>Braucht %1 mehr Leistung als %2</translation>
    </message>
    <message>
        <source>Ends %1 later than %2</source>
        <translation>Endet %1 später als %2</translation>
    </message>
    <message>
        <source>None in these figures</source>
        <translation>Keiner in diesen Zahlen</translation>
    </message>
    <message>
        <source>Memory of one accelerator: %1.</source>
        <translation>Speicher eines Beschleunigers: %1.</translation>
    </message>
    <message>
        <source>The layout %1: the fullest accelerator needs %2 of %3, %4 too much.</source>
        <translation>Die Aufteilung %1: der vollste Beschleuniger braucht %2 von %3, %4 zu viel.</translation>
    </message>
    <message>
        <source>The layout %1: the fullest accelerator uses %2 of %3, which leaves %4 (%5) free.</source>
        <translation>Die Aufteilung %1: der vollste Beschleuniger nutzt %2 von %3, %4 (%5) bleiben frei.</translation>
    </message>
    <message>
        <source>%1 per accelerator</source>
        <translation>%1 je Beschleuniger</translation>
    </message>
    <message>
        <source>fullest</source>
        <translation>am vollsten</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>The largest part is: %1; the capacity is exceeded by %2</source>
        <translation>Der größte Teil ist: %1; die Kapazität ist um %2 überschritten</translation>
    </message>
    <message>
        <source>The largest part is: %1; %2 stay free</source>
        <translation>Der größte Teil ist: %1; %2 bleiben frei</translation>
    </message>
    <message>
        <source>Memory of the fullest accelerator by use, %1</source>
        <translation>Speicher des vollsten Beschleunigers nach Verwendung, %1</translation>
    </message>
    <message>
        <source>Memory of one accelerator. Capacity is what the driver reports, GB = 10⁹ bytes.</source>
        <translation>Speicher eines Beschleunigers. Kapazität ist, was der Treiber meldet, GB = 10⁹ Bytes.</translation>
    </message>
    <message>
        <source>Copies of the model: %1</source>
        <translation>Kopien des Modells: %1</translation>
    </message>
    <message>
        <source>One copy, accelerators: %1</source>
        <translation>Eine Kopie, Beschleuniger: %1</translation>
    </message>
    <message>
        <source>Pipeline stages across: %1; slices down: %2</source>
        <translation>Pipeline-Stufen nebeneinander: %1; Scheiben untereinander: %2</translation>
    </message>
    <message>
        <source>Layout: %1 × %2 × %3 accelerators</source>
        <translation>Aufteilung: %1 × %2 × %3 Beschleuniger</translation>
    </message>
    <message>
        <source>Each square of a copy is one accelerator</source>
        <translation>Jedes Quadrat einer Kopie ist ein Beschleuniger</translation>
    </message>
    <message>
        <source>The layout as a picture. Shade: memory in use. Source: this scenario.</source>
        <translation>Die Aufteilung als Bild. Schattierung: genutzter Speicher. Quelle: dieses Szenario.</translation>
    </message>
    <message>
        <source>The memory of the single stages is not known.</source>
        <translation>Der Speicher der einzelnen Stufen ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Memory by pipeline stage, %1 per accelerator. Stages that are alike share a row.</source>
        <translation>Speicher nach Pipeline-Stufe, %1 je Beschleuniger. Gleiche Stufen teilen eine Zeile.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Cluster, layout, memory</source>
        <translation>Cluster, Aufteilung, Speicher</translation>
    </message>
    <message>
        <source>Cluster, layout and memory of the main run.</source>
        <translation>Cluster, Aufteilung und Speicher des Hauptlaufs.</translation>
    </message>
    <message>
        <source>Measured memory varies by about a tenth between steps, so less than a tenth free is called tight.</source>
        <translation>Gemessener Speicher schwankt von Schritt zu Schritt um etwa ein Zehntel; weniger als ein Zehntel frei heißt daher knapp.</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Quelle: %1.</translation>
    </message>
    <message>
        <source>Each headline figure can be recomputed by hand from these lines and appendix %1.</source>
        <translation>Jedes Hauptergebnis lässt sich aus diesen Zeilen und Anhang %1 von Hand nachrechnen.</translation>
    </message>
    <message>
        <source>A driver of the cost has no source</source>
        <translation>Ein Kostentreiber hat keine Quelle</translation>
    </message>
    <message>
        <source>No range is computed: every figure is a single estimate</source>
        <translation>Keine Spanne ist berechnet: jedes Ergebnis ist eine Einzelschätzung</translation>
    </message>
    <message>
        <source>Approval is missing</source>
        <translation>Die Genehmigung fehlt</translation>
    </message>
    <message>
        <source>No option has a cost that could be computed.</source>
        <translation>Für keine Möglichkeit ließen sich Kosten berechnen.</translation>
    </message>
    <message>
        <source>No option for the same model keeps every limit. The cheapest is %1, at %2.</source>
        <translation>Keine Möglichkeit für dasselbe Modell hält jede Grenze. Die billigste ist %1 mit %2.</translation>
    </message>
    <message>
        <source>Of the options for the same model that keep every limit, the proposal is the cheapest, at %1.</source>
        <translation>Von den Möglichkeiten für dasselbe Modell, die jede Grenze halten, ist der Vorschlag mit %1 die billigste.</translation>
    </message>
    <message>
        <source>The proposal breaks a limit; the cheapest option that keeps all is %1, at %2.</source>
        <translation>Der Vorschlag bricht eine Grenze; die billigste Möglichkeit, die alle hält, ist %1 mit %2.</translation>
    </message>
    <message>
        <source>Of the options for the same model that keep every limit, %1 is the cheapest; the proposal costs %2 more.</source>
        <translation>Von den Möglichkeiten für dasselbe Modell, die jede Grenze halten, ist %1 die billigste; der Vorschlag kostet %2 mehr.</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
    <message>
        <source>Change against the baseline</source>
        <translation>Änderung gegen die Basis</translation>
    </message>
    <message>
        <source>Main drawback</source>
        <translation>Hauptnachteil</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Zeilen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Accelerators, %1 each</source>
        <translation>Beschleuniger, je %1</translation>
    </message>
    <message>
        <source>Rest of the server, %1 each</source>
        <translation>Übriger Server, je %1</translation>
    </message>
    <message>
        <source>Cooling and losses, PUE %1</source>
        <translation>Kühlung und Verluste, PUE %1</translation>
    </message>
    <message>
        <source>The power of the facility: %1.</source>
        <translation>Die Leistung des Standorts: %1.</translation>
    </message>
    <message>
        <source>The cluster draws %1 of facility power while it trains.</source>
        <translation>Der Cluster nimmt im Training %1 Standortleistung auf.</translation>
    </message>
    <message>
        <source>No limit of the site is entered.</source>
        <translation>Keine Grenze des Standorts ist eingegeben.</translation>
    </message>
    <message>
        <source>The site’s limit is %1: it %2, by %3.</source>
        <translation>Die Grenze des Standorts ist %1: %2, um %3.</translation>
    </message>
    <message>
        <source>The site’s limit is %1: it %2, with %3 free.</source>
        <translation>Die Grenze des Standorts ist %1: %2, %3 frei.</translation>
    </message>
    <message>
        <source>While training</source>
        <translation>Im Training</translation>
    </message>
    <message>
        <source>Provisioned</source>
        <translation>Bereitgestellt</translation>
    </message>
    <message>
        <source>Nameplate of servers and network, with cooling</source>
        <translation>Nennleistung von Servern und Netz, mit Kühlung</translation>
    </message>
    <message>
        <source>site limit</source>
        <translation>Standortgrenze</translation>
    </message>
    <message>
        <source>Accelerators take %1 of the facility’s power</source>
        <translation>Beschleuniger nehmen %1 der Standortleistung</translation>
    </message>
    <message>
        <source>Facility power, %1</source>
        <translation>Standortleistung, %1</translation>
    </message>
    <message>
        <source>Power of the cluster by part, and what the site has to provide.</source>
        <translation>Leistung des Clusters nach Teilen, und was der Standort bereitstellen muss.</translation>
    </message>
    <message>
        <source>Power of the main cluster while it trains; spares are not in it.</source>
        <translation>Leistung des Hauptclusters im Training; Reservegeräte sind nicht darin.</translation>
    </message>
    <message>
        <source>One accelerator takes %1 with its share of server, network and cooling. The whole is what about %2 draw (1.22 kW each).</source>
        <translation>Ein Beschleuniger nimmt mit seinem Anteil an Server, Netz und Kühlung %1. Das Ganze ist, was etwa %2 aufnehmen (je 1,22 kW).</translation>
    </message>
    <message>
        <source>The site has to provide %1: the nameplate of servers and network with cooling, which the run does not reach.</source>
        <translation>Der Standort muss %1 bereitstellen: die Nennleistung von Servern und Netz mit Kühlung, die der Lauf nicht erreicht.</translation>
    </message>
    <message>
        <source>How this file was made.</source>
        <translation>Wie diese Datei entstand.</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Version, state</source>
        <translation>Version, Stand</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Exported</source>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Language, currency</source>
        <translation>Sprache, Währung</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Wechselkurs</translation>
    </message>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>none; single estimates</source>
        <translation>keine; Einzelschätzungen</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingerabdruck</translation>
    </message>
    <message>
        <source>Catalogs used, of %1.</source>
        <translation>Verwendete Kataloge, vom %1.</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Published models</source>
        <translation>Veröffentlichte Modelle</translation>
    </message>
    <message>
        <source>Rents</source>
        <translation>Mieten</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Stromnetze</translation>
    </message>
    <message>
        <source>Failure rates</source>
        <translation>Ausfallraten</translation>
    </message>
    <message>
        <source>Power facts</source>
        <translation>Angaben zur Leistung</translation>
    </message>
    <message>
        <source>Cluster costs</source>
        <translation>Clusterkosten</translation>
    </message>
    <message>
        <source>Storage prices</source>
        <translation>Speicherpreise</translation>
    </message>
    <message>
        <source>%1, %2, every numbered table as a CSV file, and %3 with the schema version and the hash of every file.</source>
        <translation>%1, %2, jede nummerierte Tabelle als CSV-Datei, und %3 mit der Schemaversion und der Prüfsumme jeder Datei.</translation>
    </message>
    <message>
        <source>Scenarios of this report.</source>
        <translation>Szenarien dieses Berichts.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Verantwortlich</translation>
    </message>
    <message>
        <source>Versions. Total with contingency, %1, nominal.</source>
        <translation>Versionen. Summe mit Reserve, %1, nominal.</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Attached files</source>
        <translation>Angehängte Dateien</translation>
    </message>
    <message>
        <source>There is no history: the scenario is not saved in a library.</source>
        <translation>Es gibt keinen Verlauf: das Szenario ist in keiner Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>Open points at export</source>
        <translation>Offene Punkte beim Export</translation>
    </message>
    <message>
        <source>No interruptions are assumed.</source>
        <translation>Keine Unterbrechungen sind angenommen.</translation>
    </message>
    <message>
        <source>Expected interruptions: %1.</source>
        <translation>Erwartete Unterbrechungen: %1.</translation>
    </message>
    <message>
        <source>Less than one interruption is expected in this run: %1 on average.</source>
        <translation>Weniger als eine Unterbrechung ist in diesem Lauf zu erwarten: im Mittel %1.</translation>
    </message>
    <message>
        <source>About %1 interruptions are expected, one every %2.</source>
        <translation>Etwa %1 Unterbrechungen sind zu erwarten, eine alle %2.</translation>
    </message>
    <message>
        <source>With a checkpoint every %1, they and the checkpoints take %2 of the calendar time.</source>
        <translation>Mit einem Checkpoint alle %1 nehmen sie und die Checkpoints %2 der Kalenderzeit.</translation>
    </message>
    <message>
        <source>The best interval, %1, is used</source>
        <translation>Der beste Abstand, %1, wird verwendet</translation>
    </message>
    <message>
        <source>The chosen interval costs next to nothing over the best</source>
        <translation>Der gewählte Abstand kostet kaum mehr als der beste</translation>
    </message>
    <message>
        <source>The chosen interval adds %1 of the computing time over the best</source>
        <translation>Der gewählte Abstand fügt gegenüber dem besten %1 der Rechenzeit hinzu</translation>
    </message>
    <message>
        <source>minutes between checkpoints, logarithmic</source>
        <translation>Minuten zwischen Checkpoints, logarithmisch</translation>
    </message>
    <message>
        <source>best %1: %2</source>
        <translation>bester %1: %2</translation>
    </message>
    <message>
        <source>chosen %1: %2</source>
        <translation>gewählt %1: %2</translation>
    </message>
    <message>
        <source>Time added by checkpoint interval</source>
        <translation>Zusätzliche Zeit nach Checkpoint-Abstand</translation>
    </message>
    <message>
        <source>Time added to pure computing, %</source>
        <translation>Zusätzliche Zeit zum reinen Rechnen, %</translation>
    </message>
    <message>
        <source>Time that checkpoints and failures add, by checkpoint interval. Diamond: best; ring: chosen.</source>
        <translation>Zeit, die Checkpoints und Ausfälle hinzufügen, nach Checkpoint-Abstand. Raute: bester; Ring: gewählt.</translation>
    </message>
    <message>
        <source>Not applicable: no interruptions are assumed.</source>
        <translation>Nicht zutreffend: keine Unterbrechungen sind angenommen.</translation>
    </message>
    <message>
        <source>Lost time of the main run and its accelerator cost.</source>
        <translation>Verlorene Zeit des Hauptlaufs und ihre Beschleunigerkosten.</translation>
    </message>
    <message>
        <source>Lost time</source>
        <translation>Verlorene Zeit</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Inputs and results</source>
        <translation>Eingaben und Ergebnisse</translation>
    </message>
    <message>
        <source>Failures and checkpoints.</source>
        <translation>Ausfälle und Checkpoints.</translation>
    </message>
    <message>
        <source>Source: this scenario.</source>
        <translation>Quelle: dieses Szenario.</translation>
    </message>
    <message>
        <source>Source: this scenario, assumptions %1.</source>
        <translation>Quelle: dieses Szenario, Annahmen %1.</translation>
    </message>
    <message>
        <source>Table %1</source>
        <translation>Tabelle %1</translation>
    </message>
    <message>
        <source>Figure %1</source>
        <translation>Abbildung %1</translation>
    </message>
    <message>
        <source>could not be computed</source>
        <translation>konnte nicht berechnet werden</translation>
    </message>
    <message>
        <source>Every input and every result, in base units, amounts in US dollars.</source>
        <translation>Jede Eingabe und jedes Ergebnis, in Grundeinheiten, Beträge in US-Dollar.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Accelerators, servers, network</source>
        <translation>Beschleuniger, Server, Netz</translation>
    </message>
    <message>
        <source>Inside the rent of %1</source>
        <translation>In der Miete von %1</translation>
    </message>
    <message>
        <source>Accelerators, servers, network, power and cooling: inside the rent of %1</source>
        <translation>Beschleuniger, Server, Netz, Strom und Kühlung: in der Miete von %1</translation>
    </message>
    <message>
        <source>Power and cooling</source>
        <translation>Strom und Kühlung</translation>
    </message>
    <message>
        <source>Inside the rent; not a separate cost line</source>
        <translation>In der Miete; kein eigener Kostenposten</translation>
    </message>
    <message>
        <source>Accelerators, servers, network, building</source>
        <translation>Beschleuniger, Server, Netz, Gebäude</translation>
    </message>
    <message>
        <source>Capital written off over %1: %2</source>
        <translation>Kapital, über %1 abgeschrieben: %2</translation>
    </message>
    <message>
        <source>Accelerators, servers, network, building: capital written off over %1</source>
        <translation>Beschleuniger, Server, Netz, Gebäude: Kapital, über %1 abgeschrieben</translation>
    </message>
    <message>
        <source>At %1</source>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>Power and cooling at %1</source>
        <translation>Strom und Kühlung zu %1</translation>
    </message>
    <message>
        <source>Spare accelerators: %1</source>
        <translation>Reservegeräte: %1</translation>
    </message>
    <message>
        <source>Paid for like the others, idle until needed</source>
        <translation>Bezahlt wie die anderen, untätig bis zum Bedarf</translation>
    </message>
    <message>
        <source>None are planned</source>
        <translation>Keine sind geplant</translation>
    </message>
    <message>
        <source>Overhead compute, %1 of the main run</source>
        <translation>Nebenrechnungen, %1 des Hauptlaufs</translation>
    </message>
    <message>
        <source>Storage of checkpoints; kept at a time: %1</source>
        <translation>Speicherung von Checkpoints; gleichzeitig aufbewahrt: %1</translation>
    </message>
    <message>
        <source>Storage of checkpoints</source>
        <translation>Speicherung von Checkpoints</translation>
    </message>
    <message>
        <source>No price is entered</source>
        <translation>Kein Preis ist eingegeben</translation>
    </message>
    <message>
        <source>Staff: %1</source>
        <translation>Personal: %1</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>%1 each, for the calendar time of the run</source>
        <translation>je %1, für die Kalenderzeit des Laufs</translation>
    </message>
    <message>
        <source>No staff or no cost of staff is entered</source>
        <translation>Kein Personal oder keine Personalkosten eingegeben</translation>
    </message>
    <message>
        <source>Contingency, %1</source>
        <translation>Reserve, %1</translation>
    </message>
    <message>
        <source>A separate line on the sum of all parts</source>
        <translation>Ein eigener Posten auf die Summe aller Teile</translation>
    </message>
    <message>
        <source>None is entered</source>
        <translation>Keine ist eingegeben</translation>
    </message>
    <message>
        <source>Not part of this kind of estimate</source>
        <translation>Nicht Teil dieser Art von Schätzung</translation>
    </message>
    <message>
        <source>Purchase and licences of training data</source>
        <translation>Kauf und Lizenzen von Trainingsdaten</translation>
    </message>
    <message>
        <source>Work after the main run; serving the model</source>
        <translation>Arbeit nach dem Hauptlauf; Betrieb des Modells</translation>
    </message>
    <message>
        <source>A second complete run</source>
        <translation>Ein zweiter vollständiger Lauf</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Steuern</translation>
    </message>
    <message numerus="yes">
        <source>The decision is whether %Ln accelerator(s) %1 is (are) rented to train one language model.</source>
        <translation>
            <numerusform>Zu entscheiden ist, ob %Ln Beschleuniger %1 gemietet wird, um ein Sprachmodell zu trainieren.</numerusform>
            <numerusform>Zu entscheiden ist, ob %Ln Beschleuniger %1 gemietet werden, um ein Sprachmodell zu trainieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The decision is whether %Ln own accelerator(s) %1 is (are) used to train one language model.</source>
        <translation>
            <numerusform>Zu entscheiden ist, ob %Ln eigener Beschleuniger %1 genutzt wird, um ein Sprachmodell zu trainieren.</numerusform>
            <numerusform>Zu entscheiden ist, ob %Ln eigene Beschleuniger %1 genutzt werden, um ein Sprachmodell zu trainieren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln alternative(s) stand(s) beside it.</source>
        <translation>
            <numerusform>%Ln Alternative steht daneben.</numerusform>
            <numerusform>%Ln Alternativen stehen daneben.</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>%1 to %2, main run</source>
        <translation>%1 bis %2, Hauptlauf</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>This report</source>
        <translation>Dieser Bericht</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Entschieden von</translation>
    </message>
    <message>
        <source>Decision until</source>
        <translation>Entscheidung bis</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Kind of estimate</source>
        <translation>Art der Schätzung</translation>
    </message>
    <message>
        <source>Single estimate: every input at its stated value, no range computed</source>
        <translation>Einzelschätzung: jede Eingabe bei ihrem genannten Wert, keine Spanne berechnet</translation>
    </message>
    <message>
        <source>The estimate covers one complete training run. It ends when the last step is done. It does not cover what happens with the model afterwards.</source>
        <translation>Die Schätzung umfasst einen vollständigen Trainingslauf. Sie endet mit dem letzten Schritt. Sie umfasst nicht, was danach mit dem Modell geschieht.</translation>
    </message>
    <message>
        <source>Amounts are in %1, nominal, without tax, at the prices and dates of section %2.</source>
        <translation>Beträge in %1, nominal, ohne Steuern, zu den Preisen und Daten von Abschnitt %2.</translation>
    </message>
    <message>
        <source>Owned hardware is written off over %1; the cost of capital is %2 a year.</source>
        <translation>Eigene Geräte werden über %1 abgeschrieben; die Kapitalkosten sind %2 im Jahr.</translation>
    </message>
    <message>
        <source>Amounts are kept in US dollars and converted at %1.</source>
        <translation>Beträge werden in US-Dollar geführt und zu %1 umgerechnet.</translation>
    </message>
    <message>
        <source>What the estimate holds and what it leaves out. Source: this scenario.</source>
        <translation>Was die Schätzung enthält und was sie weglässt. Quelle: dieses Szenario.</translation>
    </message>
    <message>
        <source>In or out</source>
        <translation>Enthalten oder nicht</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>in</source>
        <translation>enthalten</translation>
    </message>
    <message>
        <source>out</source>
        <translation>nicht enthalten</translation>
    </message>
    <message>
        <source>Author’s note</source>
        <translation>Notiz des Autors</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Left out by the author: %1.</source>
        <translation>Vom Autor weggelassen: %1.</translation>
    </message>
    <message>
        <source>Scope and purpose</source>
        <translation>Umfang und Zweck</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Möglichkeiten</translation>
    </message>
    <message>
        <source>Compute and time</source>
        <translation>Rechnen und Zeit</translation>
    </message>
    <message>
        <source>Memory and layout</source>
        <translation>Speicher und Aufteilung</translation>
    </message>
    <message>
        <source>Power and site</source>
        <translation>Leistung und Standort</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umwelt</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Full results</source>
        <translation>Alle Ergebnisse</translation>
    </message>
    <message>
        <source>Provenance and history</source>
        <translation>Herkunft und Verlauf</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>Power and time</source>
        <translation>Leistung und Zeit</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Budget proposal, %1, %2.</source>
        <translation>Budgetantrag, %1, %2.</translation>
    </message>
    <message>
        <source>Budget proposal to %1, %2, %3.</source>
        <translation>Budgetantrag an %1, %2, %3.</translation>
    </message>
    <message>
        <source>All amounts in %1, nominal, without tax.</source>
        <translation>Alle Beträge in %1, nominal, ohne Steuern.</translation>
    </message>
    <message>
        <source>single estimate, no range computed</source>
        <translation>Einzelschätzung, keine Spanne berechnet</translation>
    </message>
    <message>
        <source>With contingency of %1; without it %2.</source>
        <translation>Mit %1 Reserve; ohne sie %2.</translation>
    </message>
    <message>
        <source>Without contingency: none is entered.</source>
        <translation>Ohne Reserve: keine ist eingegeben.</translation>
    </message>
    <message>
        <source>Finish: %1.</source>
        <translation>Ende: %1.</translation>
    </message>
    <message>
        <source>No start date is entered, so there is no finish date.</source>
        <translation>Kein Beginn ist eingegeben, darum gibt es kein Enddatum.</translation>
    </message>
    <message>
        <source>Paid hours of the main run, with %1 spare accelerators.</source>
        <translation>Bezahlte Stunden des Hauptlaufs, mit %1 Reservegeräten.</translation>
    </message>
    <message>
        <source>Paid hours of the main run.</source>
        <translation>Bezahlte Stunden des Hauptlaufs.</translation>
    </message>
    <message>
        <source>With cooling, PUE %1.</source>
        <translation>Mit Kühlung, PUE %1.</translation>
    </message>
    <message>
        <source>Site limit %1.</source>
        <translation>Standortgrenze %1.</translation>
    </message>
    <message>
        <source>Emissions %1, location-based.</source>
        <translation>Emissionen %1, standortbezogen.</translation>
    </message>
    <message>
        <source>Emissions could not be computed.</source>
        <translation>Emissionen konnten nicht berechnet werden.</translation>
    </message>
    <message>
        <source>(baseline)</source>
        <translation>(Basis)</translation>
    </message>
    <message>
        <source>Proposal and alternatives</source>
        <translation>Vorschlag und Alternativen</translation>
    </message>
    <message>
        <source>In</source>
        <translation>Enthalten</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Nicht enthalten</translation>
    </message>
    <message>
        <source>%1 twice as high</source>
        <translation>%1 doppelt so hoch</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>No input was found that raises the cost.</source>
        <translation>Keine Eingabe wurde gefunden, die die Kosten erhöht.</translation>
    </message>
    <message>
        <source>Top three drivers of cost</source>
        <translation>Die drei größten Kostentreiber</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>State: %1, %2. Exported on %3.</source>
        <translation>Stand: %1, %2. Exportiert am %3.</translation>
    </message>
    <message>
        <source>State: %1, %2. Prepared by %3, %4.</source>
        <translation>Stand: %1, %2. Erstellt von %3, %4.</translation>
    </message>
    <message>
        <source>Total since version %1: %2.</source>
        <translation>Summe seit Version %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln input(s) must be put right.</source>
        <translation>
            <numerusform>%Ln Eingabe muss berichtigt werden.</numerusform>
            <numerusform>%Ln Eingaben müssen berichtigt werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s) stand(s) open.</source>
        <translation>
            <numerusform>%Ln Warnung ist offen.</numerusform>
            <numerusform>%Ln Warnungen sind offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drivers: effect of the change on the cost before contingency and on the calendar time, everything else as planned.</source>
        <translation>Treiber: Wirkung der Änderung auf die Kosten vor Reserve und auf die Kalenderzeit, alles andere wie geplant.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>How to read it</source>
        <translation>Wie es zu lesen ist</translation>
    </message>
    <message>
        <source>Figures are rounded; totals are computed from exact values.</source>
        <translation>Zahlen sind gerundet; Summen sind aus genauen Werten berechnet.</translation>
    </message>
    <message>
        <source>Pure computing</source>
        <translation>Reines Rechnen</translation>
    </message>
    <message>
        <source>The calendar time of the run: %1.</source>
        <translation>Die Kalenderzeit des Laufs: %1.</translation>
    </message>
    <message>
        <source>The main run needs %1 of pure computing and %2 on the calendar.</source>
        <translation>Der Hauptlauf braucht %1 reines Rechnen und %2 im Kalender.</translation>
    </message>
    <message>
        <source>It is estimated to finish on %1.</source>
        <translation>Er endet nach Schätzung am %1.</translation>
    </message>
    <message>
        <source>assumed, of the dense peak</source>
        <translation>angenommen, von der dichten Spitze</translation>
    </message>
    <message>
        <source>predicted, of the dense peak</source>
        <translation>vorhergesagt, von der dichten Spitze</translation>
    </message>
    <message>
        <source>pure computing, nothing lost</source>
        <translation>reines Rechnen, nichts verloren</translation>
    </message>
    <message>
        <source>pure computing over calendar time</source>
        <translation>reines Rechnen durch Kalenderzeit</translation>
    </message>
    <message>
        <source>Checkpoints and failures add %1 to %2 of computing</source>
        <translation>Checkpoints und Ausfälle fügen %2 Rechnen %1 hinzu</translation>
    </message>
    <message>
        <source>Nothing is lost: neither failures nor checkpoints are assumed</source>
        <translation>Nichts geht verloren: weder Ausfälle noch Checkpoints sind angenommen</translation>
    </message>
    <message>
        <source>Days of the main run</source>
        <translation>Tage des Hauptlaufs</translation>
    </message>
    <message>
        <source>From pure computing to calendar time, days, main run.</source>
        <translation>Vom reinen Rechnen zur Kalenderzeit, Tage, Hauptlauf.</translation>
    </message>
    <message>
        <source>Where the time goes, main run, single estimate.</source>
        <translation>Wohin die Zeit geht, Hauptlauf, Einzelschätzung.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Start and finish of the main run.</source>
        <translation>Beginn und Ende des Hauptlaufs.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>no source is given</source>
        <translation>keine Quelle ist genannt</translation>
    </message>
    <message>
        <source>It is assumed to be %1 (%2: %3).</source>
        <translation>Sie ist mit %1 angenommen (%2: %3).</translation>
    </message>
    <message>
        <source>The model of step time predicts %1 for this layout; it is not used.</source>
        <translation>Das Schrittzeitmodell sagt für diese Aufteilung %1 voraus; das wird nicht verwendet.</translation>
    </message>
    <message>
        <source>It is predicted to be %1 by the model of step time for this layout.</source>
        <translation>Das Schrittzeitmodell sagt für diese Aufteilung %1 voraus.</translation>
    </message>
    <message>
        <source>The percentage is of the dense peak of %1 in %2 and counts operations as: %3.</source>
        <translation>Der Prozentsatz gilt der dichten Spitze von %1 in %2 und zählt Operationen als: %3.</translation>
    </message>
    <message>
        <source>How the utilisation was set</source>
        <translation>Wie die Auslastung gesetzt wurde</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>tight</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>within budget</source>
        <translation>im Budget</translation>
    </message>
    <message>
        <source>over budget</source>
        <translation>über dem Budget</translation>
    </message>
    <message>
        <source>meets the date</source>
        <translation>hält den Termin</translation>
    </message>
    <message>
        <source>misses the date</source>
        <translation>verfehlt den Termin</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>The accelerator time of the run: %1.</source>
        <translation>Die Beschleunigerzeit des Laufs: %1.</translation>
    </message>
    <message>
        <source>One run over %1 takes %2 of accelerator time.</source>
        <translation>Ein Lauf über %1 braucht %2 Beschleunigerzeit.</translation>
    </message>
    <message>
        <source>Overhead compute beside it adds %1, which is %2.</source>
        <translation>Nebenrechnungen kommen mit %1 hinzu, das sind %2.</translation>
    </message>
    <message>
        <source>Runs, compute, paid accelerator time and its cost. Overhead compute is priced as a share of the main run.</source>
        <translation>Läufe, Rechnung, bezahlte Beschleunigerzeit und ihre Kosten. Nebenrechnungen sind als Anteil des Hauptlaufs bewertet.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Main run</source>
        <translation>Hauptlauf</translation>
    </message>
    <message>
        <source>Overhead compute, %1</source>
        <translation>Nebenrechnungen, %1</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Etwa</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Pinned to a measurement of %1 on the fullest accelerator; what the estimate of the state leaves of it is shown as activations and buffers.</source>
        <translation>Festgelegt auf eine Messung von %1 auf dem vollsten Beschleuniger; was der geschätzte Stand davon übrig lässt, steht als Aktivierungen und Puffer da.</translation>
    </message>
    <message>
        <source>P10 – P90: %1</source>
        <translation>P10 – P90: %1</translation>
    </message>
    <message>
        <source>Ranges are of failures alone: all else is a single estimate</source>
        <translation>Spannen gelten für Ausfälle allein: Alles andere ist eine einzelne Schätzung</translation>
    </message>
    <message>
        <source>Interruptions by cause, counted in the population of the failure rate and scaled to this run.</source>
        <translation>Unterbrechungen nach Ursache, gezählt in der Grundgesamtheit der Ausfallrate und auf diesen Lauf umgerechnet.</translation>
    </message>
    <message>
        <source>In 80 of 100 cases failures let the run finish by %1, in 90 by %2.</source>
        <translation>In 80 von 100 Fällen lassen Ausfälle den Lauf bis %1 enden, in 90 bis %2.</translation>
    </message>
    <message>
        <source>In 80 of 100 cases failures leave the run within %1, in 90 within %2.</source>
        <translation>In 80 von 100 Fällen bleibt der Lauf trotz Ausfällen unter %1, in 90 unter %2.</translation>
    </message>
    <message>
        <source>From P10 to P90 the run’s own chance is %1 wide, not knowing the failure rate %2.</source>
        <translation>Von P10 bis P90 macht der Zufall des Laufs %1 aus, die unbekannte Ausfallrate %2.</translation>
    </message>
    <message>
        <source>The deadline is met with a probability of %1.</source>
        <translation>Der Termin wird mit einer Wahrscheinlichkeit von %1 eingehalten.</translation>
    </message>
    <message>
        <source>The budget is kept with a probability of %1.</source>
        <translation>Das Budget wird mit einer Wahrscheinlichkeit von %1 eingehalten.</translation>
    </message>
    <message>
        <source>Odds by failures alone: the run’s own chance and the unknown rate; all else is as entered, contingency included.</source>
        <translation>Chancen durch Ausfälle allein: Zufall des Laufs und unbekannte Rate; alles andere wie eingegeben, Rückstellung eingeschlossen.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Units out of service at once, of %1 with %2 accelerators each, and the planned spares. Clustered: variance %3 times the mean.</source>
        <translation>Gleichzeitig ausgefallene Einheiten von %1 mit je %2 Beschleunigern und die geplante Reserve. Gehäuft: Varianz %3 mal das Mittel.</translation>
    </message>
    <message>
        <source>Repair, hours</source>
        <translation>Reparatur, Stunden</translation>
    </message>
    <message>
        <source>Out, mean</source>
        <translation>Ausgefallen, Mittel</translation>
    </message>
    <message>
        <source>Poisson P99</source>
        <translation>Poisson P99</translation>
    </message>
    <message>
        <source>Clustered P95</source>
        <translation>Gehäuft P95</translation>
    </message>
    <message>
        <source>Clustered P99</source>
        <translation>Gehäuft P99</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>none planned</source>
        <translation>keine geplant</translation>
    </message>
    <message>
        <source>Single estimate: every input at its stated value; ranges of failures alone</source>
        <translation>Einzelne Schätzung: jede Eingabe mit ihrem genannten Wert; Spannen für Ausfälle allein</translation>
    </message>
    <message>
        <source>%1, by failures alone</source>
        <translation>%1, durch Ausfälle allein</translation>
    </message>
    <message>
        <source>Finish, P10 of failures</source>
        <translation>Ende, P10 der Ausfälle</translation>
    </message>
    <message>
        <source>Finish, P80</source>
        <translation>Ende, P80</translation>
    </message>
    <message>
        <source>Finish, P90</source>
        <translation>Ende, P90</translation>
    </message>
    <message>
        <source>Odds of the deadline</source>
        <translation>Chance auf den Termin</translation>
    </message>
    <message>
        <source>Total cost, %1; estimates without their ranges</source>
        <translation>Gesamtkosten, %1; Schätzungen ohne ihre Spannen</translation>
    </message>
    <message numerus="yes">
        <source>to train a model of %1 parameters on %Ln accelerator(s) %2, owned and rented</source>
        <translation>
            <numerusform>um ein Modell von %1 Parametern auf %Ln teils eigenen, teils gemieteten Beschleuniger %2 zu trainieren</numerusform>
            <numerusform>um ein Modell von %1 Parametern auf %Ln teils eigenen, teils gemieteten Beschleunigern %2 zu trainieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, ab dem %2</translation>
    </message>
    <message>
        <source>Cost by part, nominal, whole project.</source>
        <translation>Kosten nach Teilen, nominal, ganzes Vorhaben.</translation>
    </message>
    <message>
        <source>Nothing is entered for: %1.</source>
        <translation>Nichts ist eingegeben für: %1.</translation>
    </message>
    <message>
        <source>Capital and operating cost, commitment and idle share.</source>
        <translation>Kapital- und Betriebskosten, Verpflichtung und Leerstundenanteil.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>What is owned binds %1 of capital. The rate of %2 spreads it over the hours in use; the rest of the lifetime is for other work.</source>
        <translation>Das Eigentum bindet %1 Kapital. Der Satz von %2 verteilt es auf die genutzten Stunden; der Rest der Lebensdauer gehört anderer Arbeit.</translation>
    </message>
    <message>
        <source>Energy by part, from commissioning to wind-down.</source>
        <translation>Energie nach Teilen, vom Aufbau bis zum Abbau.</translation>
    </message>
    <message>
        <source>Energy, emissions by both methods, embodied carbon and water.</source>
        <translation>Energie, Emissionen nach beiden Methoden, CO₂ der Herstellung und Wasser.</translation>
    </message>
    <message>
        <source>Counted: electricity of servers, network, storage, spares and cooling from commissioning to wind-down, region %1, by the grid’s average (location-based) and by supply contracts (market-based); the making of accelerators and servers by the hours charged to the run; water of power plants and of cooling. Not counted: experiments and evaluation beside the main run, the making of network and buildings, travel and offices, data preparation, serving the model. Homes: 1.22 kW on average, EIA 2020.</source>
        <translation>Enthalten: Strom von Servern, Netz, Speicher, Reserve und Kühlung vom Aufbau bis zum Abbau, Region %1, nach dem Mittel des Netzes (standortbasiert) und nach Lieferverträgen (marktbasiert); die Herstellung von Beschleunigern und Servern nach den dem Lauf angelasteten Stunden; Wasser der Kraftwerke und der Kühlung. Nicht enthalten: Versuche und Evaluierung neben dem Hauptlauf, die Herstellung von Netz und Gebäuden, Reisen und Büros, Datenaufbereitung, der Betrieb des Modells. Haushalte: im Mittel 1,22 kW, EIA 2020.</translation>
    </message>
    <message>
        <source>The cash flow: %1.</source>
        <translation>Der Zahlungsplan: %1.</translation>
    </message>
    <message>
        <source>Payments run from %1 to %2; at most %3 is paid in at once.</source>
        <translation>Gezahlt wird vom %1 bis zum %2; höchstens %3 sind auf einmal eingezahlt.</translation>
    </message>
    <message>
        <source>Nominal: no discount rate is entered.</source>
        <translation>Nominal: kein Diskontsatz ist eingegeben.</translation>
    </message>
    <message>
        <source>The present value is %1 at %2 a year; payments fall on: %3.</source>
        <translation>Der Barwert ist %1 bei %2 im Jahr; Zahlungen am: %3.</translation>
    </message>
    <message>
        <source>Cash flow by month, fiscal quarter and fiscal year, %1, nominal.</source>
        <translation>Zahlungsplan nach Monat, Quartal und Geschäftsjahr, %1, nominal.</translation>
    </message>
    <message>
        <source>Renting against owning the whole cluster, %1, nominal; the workbook recomputes it.</source>
        <translation>Miete gegen Eigentum des ganzen Clusters, %1, nominal; die Arbeitsmappe rechnet es nach.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Own, paid</source>
        <translation>Eigentum, gezahlt</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>Zins</translation>
    </message>
    <message>
        <source>Resale</source>
        <translation>Wiederverkauf</translation>
    </message>
    <message>
        <source>Own, net</source>
        <translation>Eigentum, netto</translation>
    </message>
    <message>
        <source>Finance figures.</source>
        <translation>Finanzzahlen.</translation>
    </message>
    <message>
        <source>Payments by month, from commissioning to wind-down.</source>
        <translation>Zahlungen je Monat, vom Aufbau bis zum Abbau.</translation>
    </message>
    <message>
        <source>Renting against owning over the years of use.</source>
        <translation>Miete gegen Eigentum über die Nutzungsjahre.</translation>
    </message>
    <message>
        <source>Network, %1 each</source>
        <translation>Netz, je %1</translation>
    </message>
    <message>
        <source>File storage, %1 each</source>
        <translation>Dateispeicher, je %1</translation>
    </message>
    <message>
        <source>Provisioned and drawn power, with the limits of the site.</source>
        <translation>Bereitgestellte und aufgenommene Leistung, mit den Grenzen des Standorts.</translation>
    </message>
    <message>
        <source>Site, spares and cooling included</source>
        <translation>Standort, Reserve und Kühlung eingeschlossen</translation>
    </message>
    <message>
        <source>One rack of %1, servers alone; racks needed: %2</source>
        <translation>Ein Rack mit %1, nur Server; nötige Racks: %2</translation>
    </message>
    <message>
        <source>Average load by month, from commissioning to wind-down.</source>
        <translation>Mittlere Last je Monat, vom Aufbau bis zum Abbau.</translation>
    </message>
    <message>
        <source>At a checkpoint or a restart all accelerators wait: the IT load falls by %1 within seconds, about every %2.</source>
        <translation>Bei einem Checkpoint oder Neustart warten alle Beschleuniger: Die IT-Last fällt binnen Sekunden um %1, etwa alle %2.</translation>
    </message>
    <message>
        <source>Rented accelerators beside %1 owned ones</source>
        <translation>Gemietete Beschleuniger neben %1 eigenen</translation>
    </message>
    <message>
        <source>Experiments and failed runs beside the main run</source>
        <translation>Versuche und fehlgeschlagene Läufe neben dem Hauptlauf</translation>
    </message>
    <message>
        <source>Experiments and failed runs are not entered</source>
        <translation>Versuche und fehlgeschlagene Läufe sind nicht eingegeben</translation>
    </message>
    <message>
        <source>No amount is entered</source>
        <translation>Kein Betrag ist eingegeben</translation>
    </message>
    <message>
        <source>%1 on the sum with contingency</source>
        <translation>%1 auf die Summe mit Reserve</translation>
    </message>
    <message>
        <source>No tax is entered</source>
        <translation>Keine Steuern sind eingegeben</translation>
    </message>
    <message numerus="yes">
        <source>The decision is whether %Ln accelerator(s) %1, some owned and some rented, is (are) used to train one language model.</source>
        <translation>
            <numerusform>Zu entscheiden ist, ob %Ln Beschleuniger %1, teils eigen, teils gemietet, ein Sprachmodell trainiert.</numerusform>
            <numerusform>Zu entscheiden ist, ob %Ln Beschleuniger %1, teils eigen, teils gemietet, ein Sprachmodell trainieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Amounts are in %1, nominal, tax included, at the prices and dates of section %2.</source>
        <translation>Beträge sind in %1, nominal, mit Steuern, zu den Preisen und Daten von Abschnitt %2.</translation>
    </message>
    <message>
        <source>Owned hardware is written off by its resale value, %1 of the price a year; the cost of capital is %2 a year.</source>
        <translation>Eigene Geräte werden nach Wiederverkaufswert abgeschrieben, %1 des Preises im Jahr; die Kapitalkosten sind %2 im Jahr.</translation>
    </message>
    <message>
        <source>Nothing is bought.</source>
        <translation>Nichts wird gekauft.</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Finanzen</translation>
    </message>
    <message>
        <source>What spares and the waiting of the whole cluster cost, at the run’s own price, by the number of spares.</source>
        <translation>Was Reserve und Warten des ganzen Clusters kosten, zum Preis des Laufs, nach der Zahl der Reservegeräte.</translation>
    </message>
</context>
<context>
    <name>ReportChecks</name>
    <message>
        <source>Fonts embedded</source>
        <translation>Schriften eingebettet</translation>
    </message>
    <message>
        <source>A font is not embedded</source>
        <translation>Eine Schrift ist nicht eingebettet</translation>
    </message>
    <message>
        <source>No font has: %1</source>
        <translation>Keine Schrift hat: %1</translation>
    </message>
    <message>
        <source>All characters printed</source>
        <translation>Alle Zeichen gedruckt</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
</context>
<context>
    <name>Scales</name>
    <message>
        <source>T</source>
        <translation>Bio.</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Mrd.</translation>
    </message>
    <message>
        <source>M</source>
        <translation>Mio.</translation>
    </message>
    <message>
        <source>k</source>
        <translation>Tsd.</translation>
    </message>
    <message>
        <source>thousand</source>
        <translation>Tausend</translation>
    </message>
</context>
<context>
    <name>Sections</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Data and training</source>
        <translation>Daten und Training</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Schedule</source>
        <translation>Zeitplan</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
</context>
<context>
    <name>Severities</name>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
</context>
<context>
    <name>SourceKinds</name>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiziert</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Angebot</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>Vaswani et al. 2017; counting rules in the method</source>
        <translation>Vaswani et al. 2017; Zählregeln in der Methode</translation>
    </message>
    <message>
        <source>Vendor data sheets, see the catalog</source>
        <translation>Datenblätter der Hersteller, siehe Katalog</translation>
    </message>
    <message>
        <source>Korthikanti et al. 2022, section 4; the method for gated layers</source>
        <translation>Korthikanti et al. 2022, Abschnitt 4; die Methode für Schichten mit Gate</translation>
    </message>
    <message>
        <source>Calibrated on measured runs, see the method</source>
        <translation>An gemessenen Läufen abgeglichen, siehe Methode</translation>
    </message>
    <message>
        <source>Daly 2006; exact minimiser in the method</source>
        <translation>Daly 2006; genaues Minimum in der Methode</translation>
    </message>
    <message>
        <source>Step-time model, see the method</source>
        <translation>Schrittzeitmodell, siehe Methode</translation>
    </message>
    <message>
        <source>not entered</source>
        <translation>nicht eingegeben</translation>
    </message>
    <message>
        <source>the most documented part of the catalog</source>
        <translation>das am besten dokumentierte Teil des Katalogs</translation>
    </message>
    <message>
        <source>no split</source>
        <translation>keine Teilung</translation>
    </message>
    <message>
        <source>a start; enter your own</source>
        <translation>ein Anfang; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>the simple view; a prediction stands beside it</source>
        <translation>die einfache Sicht; eine Vorhersage steht daneben</translation>
    </message>
    <message>
        <source>the main run alone; enter your own</source>
        <translation>nur der Hauptlauf; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>no published power in the catalog</source>
        <translation>keine veröffentlichte Leistung im Katalog</translation>
    </message>
    <message>
        <source>fans, host and conversion of an H100 server, 330 W per 700 W, in proportion</source>
        <translation>Lüfter, Host und Wandlung eines H100-Servers, 330 W je 700 W, im Verhältnis</translation>
    </message>
    <message>
        <source>where most published runs stood</source>
        <translation>wo die meisten veröffentlichten Läufe standen</translation>
    </message>
    <message>
        <source>not in the grid catalog for this region</source>
        <translation>für diese Region nicht im Netzkatalog</translation>
    </message>
    <message>
        <source>switches, optics and storage of a large H100 cluster</source>
        <translation>Switches, Optik und Speicher eines großen H100-Clusters</translation>
    </message>
    <message>
        <source>between hyperscale sites (1.08 to 1.17) and public clouds (1.25)</source>
        <translation>zwischen großen Betreibern (1,08 bis 1,17) und öffentlichen Clouds (1,25)</translation>
    </message>
    <message>
        <source>no published rent in the catalog</source>
        <translation>keine veröffentlichte Miete im Katalog</translation>
    </message>
    <message>
        <source>no published price in the catalog</source>
        <translation>kein veröffentlichter Preis im Katalog</translation>
    </message>
    <message>
        <source>Epoch AI cost model: server parts 64 % of the bare accelerators</source>
        <translation>Kostenmodell von Epoch AI: Serverteile 64 % der bloßen Beschleuniger</translation>
    </message>
    <message>
        <source>Epoch AI cost model: interconnect 19 % of the hardware</source>
        <translation>Kostenmodell von Epoch AI: Vernetzung 19 % der Geräte</translation>
    </message>
    <message>
        <source>no capital needed</source>
        <translation>kein Kapital nötig</translation>
    </message>
    <message>
        <source>storage is rented by the month; enter your own</source>
        <translation>Speicher wird monatlich gemietet; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>Cushman &amp; Wakefield, Data Center Development Cost Guide: US average</source>
        <translation>Cushman &amp; Wakefield, Data Center Development Cost Guide: US-Durchschnitt</translation>
    </message>
    <message>
        <source>Epoch AI cost model, servers from 2023 on</source>
        <translation>Kostenmodell von Epoch AI, Server ab 2023</translation>
    </message>
    <message>
        <source>nothing assumed; enter your own</source>
        <translation>nichts angenommen; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>no neutral public value; enter your own</source>
        <translation>kein neutraler öffentlicher Wert; geben Sie Ihren ein</translation>
    </message>
    <message>
        <source>no public primary value; enter your own</source>
        <translation>kein öffentlicher Erstwert; geben Sie Ihren ein</translation>
    </message>
    <message>
        <source>assumption; enter your own</source>
        <translation>Annahme; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>nobody entered</source>
        <translation>niemand eingegeben</translation>
    </message>
    <message>
        <source>AWS S3 Standard over 500 TB, us-east-1</source>
        <translation>AWS S3 Standard über 500 TB, us-east-1</translation>
    </message>
    <message>
        <source>the currency of the catalogs</source>
        <translation>die Währung der Kataloge</translation>
    </message>
    <message>
        <source>the optimum is computed</source>
        <translation>das Optimum wird berechnet</translation>
    </message>
    <message>
        <source>none entered</source>
        <translation>keine eingegeben</translation>
    </message>
    <message>
        <source>what large runs on this accelerator use</source>
        <translation>was große Läufe auf diesem Beschleuniger verwenden</translation>
    </message>
    <message>
        <source>what most published runs since 2022 use</source>
        <translation>was die meisten veröffentlichten Läufe seit 2022 verwenden</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>geringster Speicher</translation>
    </message>
    <message>
        <source>distributed optimizer, the default of Megatron-Core</source>
        <translation>verteilter Optimierer, die Vorgabe von Megatron-Core</translation>
    </message>
    <message>
        <source>what a causal model really computes</source>
        <translation>was ein kausales Modell wirklich rechnet</translation>
    </message>
    <message>
        <source>search over layouts</source>
        <translation>Suche über Aufteilungen</translation>
    </message>
    <message>
        <source>checkpoint write, see the method</source>
        <translation>Schreibzeit, siehe Methode</translation>
    </message>
    <message>
        <source>two tiers, see the method</source>
        <translation>zwei Stufen, siehe Methode</translation>
    </message>
    <message>
        <source>stragglers, see the method</source>
        <translation>langsame Server, siehe Methode</translation>
    </message>
    <message>
        <source>renewal moments and the spread of clusters, see the method</source>
        <translation>Erneuerungsmomente und Streuung der Cluster, siehe Methode</translation>
    </message>
    <message>
        <source>queue without waiting (M/G/∞)</source>
        <translation>Warteschlange ohne Warten (M/G/∞)</translation>
    </message>
    <message>
        <source>negative binomial, see the method</source>
        <translation>negative Binomialverteilung, siehe Methode</translation>
    </message>
    <message>
        <source>production storage writes 50 to 200 GB/s</source>
        <translation>Speicher im Betrieb schreibt 50 bis 200 GB/s</translation>
    </message>
    <message>
        <source>the simple way</source>
        <translation>der einfache Weg</translation>
    </message>
    <message>
        <source>the best documented cluster</source>
        <translation>der am besten belegte Cluster</translation>
    </message>
    <message>
        <source>own log, with nine published clusters as prior</source>
        <translation>eigenes Protokoll, neun veröffentlichte Cluster als Vorwissen</translation>
    </message>
    <message>
        <source>geometric mean of nine published clusters</source>
        <translation>geometrisches Mittel neun veröffentlichter Cluster</translation>
    </message>
    <message>
        <source>spread of nine published clusters</source>
        <translation>Streuung neun veröffentlichter Cluster</translation>
    </message>
    <message>
        <source>the usual server; the catalog has none for this accelerator</source>
        <translation>der übliche Server; der Katalog nennt keinen für diesen Beschleuniger</translation>
    </message>
    <message>
        <source>StepFun trace: 2.6 by server, 3.4 by day</source>
        <translation>StepFun-Protokoll: 2,6 je Server, 3,4 je Tag</translation>
    </message>
    <message>
        <source>a cluster that has run in</source>
        <translation>ein eingelaufener Cluster</translation>
    </message>
    <message>
        <source>new fleets settle within four to eight weeks</source>
        <translation>neue Cluster beruhigen sich in vier bis acht Wochen</translation>
    </message>
    <message>
        <source>inside the measured utilisation</source>
        <translation>in der gemessenen Auslastung enthalten</translation>
    </message>
    <message>
        <source>seen at once; enter your own</source>
        <translation>sofort bemerkt; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>README of the catalogs: facility or colocation, never both</source>
        <translation>README der Kataloge: Gebäude oder Colocation, nie beides</translation>
    </message>
    <message>
        <source>README of the catalogs: embodied carbon</source>
        <translation>README der Kataloge: CO₂ der Herstellung</translation>
    </message>
    <message>
        <source>Accounting practice; Epoch AI cost model (resale value)</source>
        <translation>Buchhaltungspraxis; Kostenmodell von Epoch AI (Wiederverkaufswert)</translation>
    </message>
    <message>
        <source>README of the catalogs: owned cost per accelerator-hour</source>
        <translation>README der Kataloge: Kosten eigener Geräte je Beschleunigerstunde</translation>
    </message>
    <message>
        <source>README of the catalogs: break-even utilisation</source>
        <translation>README der Kataloge: Auslastung bei Gleichstand</translation>
    </message>
    <message>
        <source>none planned; enter your own</source>
        <translation>keiner geplant; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>AWS S3 to the internet over 150 TB, us-east-1</source>
        <translation>AWS S3 ins Internet über 150 TB, us-east-1</translation>
    </message>
    <message>
        <source>before tax; enter your own</source>
        <translation>vor Steuern; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>convention of spreadsheets (NPV)</source>
        <translation>Konvention der Tabellenkalkulation (NPV)</translation>
    </message>
    <message>
        <source>calendar year</source>
        <translation>Kalenderjahr</translation>
    </message>
    <message>
        <source>what frontier clusters do</source>
        <translation>was Spitzencluster tun</translation>
    </message>
    <message>
        <source>accounting practice: equipment 15 to 20 years</source>
        <translation>Buchhaltungspraxis: Anlagen 15 bis 20 Jahre</translation>
    </message>
    <message>
        <source>CBRE, US primary markets, 250 to 500 kW; large leases are lower</source>
        <translation>CBRE, US-Hauptmärkte, 250 bis 500 kW; große Verträge liegen niedriger</translation>
    </message>
    <message>
        <source>accounting practice</source>
        <translation>Buchhaltungspraxis</translation>
    </message>
    <message>
        <source>Epoch AI cost model: trend of performance per price</source>
        <translation>Kostenmodell von Epoch AI: Trend der Leistung je Preis</translation>
    </message>
    <message>
        <source>no nameplate is published: the draw while training</source>
        <translation>keine Nennleistung veröffentlicht: die Aufnahme im Training</translation>
    </message>
    <message>
        <source>servers of about 41 kW in all, four of the H100 class</source>
        <translation>Server mit zusammen etwa 41 kW, vier der H100-Klasse</translation>
    </message>
    <message>
        <source>no contracts entered: as the grid’s average</source>
        <translation>keine Verträge eingegeben: wie das Mittel des Netzes</translation>
    </message>
    <message>
        <source>not published for this accelerator</source>
        <translation>für diesen Beschleuniger nicht veröffentlicht</translation>
    </message>
    <message>
        <source>in the network’s power; enter your own to see it apart</source>
        <translation>in der Leistung des Netzes; geben Sie Ihren Wert ein, um ihn getrennt zu sehen</translation>
    </message>
    <message>
        <source>lowest samples of H100 nodes in MLPerf power logs</source>
        <translation>niedrigste Messwerte von H100-Knoten in MLPerf-Leistungsprotokollen</translation>
    </message>
    <message>
        <source>Microsoft, fully owned sites, fiscal year 2025</source>
        <translation>Microsoft, eigene Standorte, Geschäftsjahr 2025</translation>
    </message>
    <message>
        <source>as the lifetime of the hardware; published studies: 3 to 6</source>
        <translation>wie die Lebensdauer der Hardware; veröffentlichte Studien: 3 bis 6</translation>
    </message>
    <message>
        <source>AWS capacity blocks are paid when they are booked</source>
        <translation>AWS-Kapazitätsblöcke werden bei der Buchung bezahlt</translation>
    </message>
    <message>
        <source>paid by the month; enter your own</source>
        <translation>monatlich bezahlt; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>half of the cluster; enter your own</source>
        <translation>die Hälfte des Clusters; geben Sie Ihren Wert ein</translation>
    </message>
    <message>
        <source>no commitment</source>
        <translation>keine Verpflichtung</translation>
    </message>
    <message>
        <source>5 % of instances a month, 8 accelerators each: the top of the lowest band of the AWS Spot Instance Advisor</source>
        <translation>5 % der Instanzen im Monat, je 8 Beschleuniger: oberes Ende der untersten Stufe des AWS Spot Instance Advisor</translation>
    </message>
    <message>
        <source>AWS capacity blocks beyond two weeks come in weeks</source>
        <translation>AWS-Kapazitätsblöcke über zwei Wochen kommen in Wochen</translation>
    </message>
    <message>
        <source>full bandwidth, as large training clusters are built</source>
        <translation>volle Bandbreite, wie große Trainingscluster gebaut sind</translation>
    </message>
    <message>
        <source>balanced, as measured runs are benchmarked</source>
        <translation>ausgeglichen, wie Messläufe angelegt sind</translation>
    </message>
    <message>
        <source>an earlier catalog</source>
        <translation>ein früherer Katalog</translation>
    </message>
    <message>
        <source>in the five months to 2026-03 the one-year rent of an H100 rose from 1.70 to 2.35 USD (SemiAnalysis index)</source>
        <translation>in den fünf Monaten bis 2026-03 stieg die Jahresmiete einer H100 von 1,70 auf 2,35 USD (SemiAnalysis-Index)</translation>
    </message>
    <message>
        <source>variance of the lognormal distribution</source>
        <translation>Varianz der Lognormalverteilung</translation>
    </message>
    <message>
        <source>assumption: as whole restarts, 5 to 20 min as P10 to P90</source>
        <translation>Annahme: wie ganze Neustarts, 5 bis 20 min als P10 bis P90</translation>
    </message>
    <message>
        <source>assumption: a factor of 13 from P10 to P90</source>
        <translation>Annahme: Faktor 13 von P10 bis P90</translation>
    </message>
    <message>
        <source>assumption: a factor of 1.9 from P10 to P90</source>
        <translation>Annahme: Faktor 1,9 von P10 bis P90</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>proposed</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>approved</source>
        <translation>genehmigt</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>abgelehnt</translation>
    </message>
</context>
<context>
    <name>Theme</name>
    <message>
        <source>Follow the Desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
</context>
<context>
    <name>TileTexts</name>
    <message>
        <source>%1 per million tokens</source>
        <translation>%1 je Million Tokens</translation>
    </message>
    <message>
        <source>no start date entered</source>
        <translation>kein Beginn eingegeben</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>endet %1</translation>
    </message>
    <message>
        <source>ideal %1 · goodput %2</source>
        <extracomment>of accelerator-hours; %1 = a number in the unit of the tile, %2 = per cent</extracomment>
        <translation>ideal %1 · Goodput %2</translation>
    </message>
    <message>
        <source>%1 in all</source>
        <translation>%1 insgesamt</translation>
    </message>
    <message>
        <source>one every %1</source>
        <translation>eine alle %1</translation>
    </message>
    <message>
        <source>%1 below the limit</source>
        <translation>%1 unter der Grenze</translation>
    </message>
    <message>
        <source>%1 over the limit</source>
        <translation>%1 über der Grenze</translation>
    </message>
    <message>
        <source>%1 since v%2</source>
        <translation>%1 seit v%2</translation>
    </message>
    <message>
        <source>%1 since v%2, %3</source>
        <translation>%1 seit v%2, %3</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Acc.-hours</source>
        <translation>Beschl.-Std.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Halte</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>Goodput %1</translation>
    </message>
    <message>
        <source>%1 under budget</source>
        <translation>%1 unter Budget</translation>
    </message>
    <message>
        <source>%1 over budget</source>
        <translation>%1 über Budget</translation>
    </message>
    <message>
        <source>on the day of the deadline</source>
        <translation>genau zum Termin</translation>
    </message>
    <message>
        <source>%1 early</source>
        <translation>%1 vor Termin</translation>
    </message>
    <message>
        <source>%1 late</source>
        <translation>%1 nach Termin</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>P10 %1 – P90 %2</source>
        <translation>P10 %1 – P90 %2</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>pp</source>
        <translation>Pp</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>EB</source>
        <translation>EB</translation>
    </message>
    <message>
        <source>PB</source>
        <translation>PB</translation>
    </message>
    <message>
        <source>TB</source>
        <translation>TB</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>kB</source>
        <translation>kB</translation>
    </message>
    <message>
        <source>GW</source>
        <translation>GW</translation>
    </message>
    <message>
        <source>MW</source>
        <translation>MW</translation>
    </message>
    <message>
        <source>kW</source>
        <translation>kW</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>TWh</source>
        <translation>TWh</translation>
    </message>
    <message>
        <source>GWh</source>
        <translation>GWh</translation>
    </message>
    <message>
        <source>MWh</source>
        <translation>MWh</translation>
    </message>
    <message>
        <source>kWh</source>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Wh</source>
        <translation>Wh</translation>
    </message>
    <message numerus="yes">
        <source>token(s)</source>
        <translation>
            <numerusform>Token</numerusform>
            <numerusform>Tokens</numerusform>
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
            <numerusform>Person</numerusform>
            <numerusform>Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>home(s)</source>
        <translation>
            <numerusform>Haushalt</numerusform>
            <numerusform>Haushalte</numerusform>
        </translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B/parameter</source>
        <translation>B/Parameter</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>FLOP/token</source>
        <translation>FLOP/Token</translation>
    </message>
    <message>
        <source>/s</source>
        <translation>/s</translation>
    </message>
    <message>
        <source>tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>/h</source>
        <translation>/h</translation>
    </message>
    <message>
        <source>/year</source>
        <translation>/Jahr</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message numerus="yes">
        <source>day(s)</source>
        <translation>
            <numerusform>Tag</numerusform>
            <numerusform>Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>year(s)</source>
        <translation>
            <numerusform>Jahr</numerusform>
            <numerusform>Jahre</numerusform>
        </translation>
    </message>
    <message>
        <source>/W</source>
        <translation>/W</translation>
    </message>
    <message>
        <source>/kWh</source>
        <translation>/kWh</translation>
    </message>
    <message>
        <source>/GB-month</source>
        <translation>/GB-Monat</translation>
    </message>
    <message>
        <source>/M tokens</source>
        <translation>/Mio. Tokens</translation>
    </message>
    <message>
        <source>/exaFLOP</source>
        <translation>/ExaFLOP</translation>
    </message>
    <message>
        <source>t CO₂e</source>
        <translation>t CO₂e</translation>
    </message>
    <message>
        <source>m³</source>
        <translation>m³</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation>l/kWh</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>fraction</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>people</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>USD/year</source>
        <translation>USD/Jahr</translation>
    </message>
    <message>
        <source>USD/GB-month</source>
        <translation>USD/GB-Monat</translation>
    </message>
    <message>
        <source>USD/million tokens</source>
        <translation>USD/Mio. Tokens</translation>
    </message>
    <message>
        <source>1/year</source>
        <translation>1/Jahr</translation>
    </message>
    <message>
        <source>homes</source>
        <translation>Haushalte</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>USD/kW-month</source>
        <translation>USD/kW-Monat</translation>
    </message>
    <message numerus="yes">
        <source>month(s)</source>
        <translation>
            <numerusform>Monat</numerusform>
            <numerusform>Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>/GB</source>
        <translation>/GB</translation>
    </message>
    <message>
        <source>/kW-month</source>
        <translation>/kW-Monat</translation>
    </message>
    <message>
        <source>kg CO₂e</source>
        <translation>kg CO₂e</translation>
    </message>
</context>
<context>
    <name>Validation</name>
    <message>
        <source>the shape of the model is not stated</source>
        <translation>die Gestalt des Modells ist nicht genannt</translation>
    </message>
    <message>
        <source>the batch is not stated</source>
        <translation>der Batch ist nicht genannt</translation>
    </message>
    <message>
        <source>fused loss without logits</source>
        <translation>verschmolzene Verlustfunktion ohne Logits</translation>
    </message>
    <message>
        <source>tied output matrix stored once more</source>
        <translation>geteilte Ausgabematrix noch einmal gespeichert</translation>
    </message>
    <message>
        <source>layers for multi-token prediction</source>
        <translation>Schichten für Mehr-Token-Vorhersage</translation>
    </message>
    <message>
        <source>second copies of embedding and output matrix</source>
        <translation>zweite Kopien von Embedding und Ausgabematrix</translation>
    </message>
    <message>
        <source>stored rotary frequencies</source>
        <translation>gespeicherte Drehfrequenzen</translation>
    </message>
    <message>
        <source>vision tower and projector</source>
        <translation>Bildteil und Projektor</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiziert</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Forecast</source>
        <translation>Vorhersage</translation>
    </message>
    <message>
        <source>TPU</source>
        <translation>TPU</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <source>dense, 32,768 tokens and more</source>
        <translation>dicht, ab 32.768 Tokens</translation>
    </message>
    <message>
        <source>dense, steps under a second</source>
        <translation>dicht, Schritte unter einer Sekunde</translation>
    </message>
    <message>
        <source>dense, Megatron-Core class</source>
        <translation>dicht, Klasse Megatron-Core</translation>
    </message>
    <message>
        <source>dense, Megatron-LM of 2021</source>
        <translation>dicht, Megatron-LM von 2021</translation>
    </message>
    <message>
        <source>dense, PyTorch FSDP class</source>
        <translation>dicht, Klasse PyTorch FSDP</translation>
    </message>
    <message>
        <source>the accelerator is not in the catalog</source>
        <translation>der Beschleuniger steht nicht im Katalog</translation>
    </message>
    <message>
        <source>no time is stated</source>
        <translation>keine Zeit angegeben</translation>
    </message>
    <message>
        <source>dense, GPU</source>
        <translation>dicht, GPU</translation>
    </message>
    <message>
        <source>one server, small models</source>
        <translation>ein Server, kleine Modelle</translation>
    </message>
    <message>
        <source>Korthikanti et al., full and selective recompute</source>
        <translation>Korthikanti et al., volle und selektive Neuberechnung</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Version %1: %2</source>
        <translation>Version %1: %2</translation>
    </message>
    <message>
        <source>Version %1, saved by itself</source>
        <translation>Version %1, von selbst gespeichert</translation>
    </message>
</context>
<context>
    <name>WhyText</name>
    <message>
        <source>computed</source>
        <extracomment>where a value of a formula comes from: it is a result itself</extracomment>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>Why is there no value?</source>
        <translation>Warum gibt es keinen Wert?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Warum %1?</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1: %2 statt %3</translation>
    </message>
    <message>
        <source>Formula: %1</source>
        <translation>Formel: %1</translation>
    </message>
</context>
<context>
    <name>Workbook</name>
    <message>
        <source>Accelerators, spares included</source>
        <translation>Beschleuniger, Reserve eingeschlossen</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Hours of a year</source>
        <translation>Stunden eines Jahres</translation>
    </message>
    <message>
        <source>Share of hours in use</source>
        <translation>Anteil der Stunden in Gebrauch</translation>
    </message>
    <message>
        <source>Share of hours paid when rented</source>
        <translation>Anteil der bei Miete bezahlten Stunden</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Server parts</source>
        <translation>Serverteile</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>Storage system, all</source>
        <translation>Speichersystem, insgesamt</translation>
    </message>
    <message>
        <source>Installation, share</source>
        <translation>Installation, Anteil</translation>
    </message>
    <message>
        <source>Hardware of one accelerator</source>
        <translation>Hardware eines Beschleunigers</translation>
    </message>
    <message>
        <source>Provisioned power of one</source>
        <translation>Bereitgestellte Leistung je Gerät</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <source>Colocation</source>
        <translation>Colocation</translation>
    </message>
    <message>
        <source>Building of one accelerator</source>
        <translation>Gebäude je Beschleuniger</translation>
    </message>
    <message>
        <source>Lifetime of the building</source>
        <translation>Lebensdauer des Gebäudes</translation>
    </message>
    <message>
        <source>Draw of one, cooling included</source>
        <translation>Aufnahme je Gerät, mit Kühlung</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Maintenance, share of capital a year</source>
        <translation>Wartung, Anteil des Kapitals im Jahr</translation>
    </message>
    <message>
        <source>Running one for a year</source>
        <translation>Betrieb eines Geräts im Jahr</translation>
    </message>
    <message>
        <source>Loss of resale value, powers of ten a year</source>
        <translation>Verlust an Wiederverkaufswert, Zehnerpotenzen im Jahr</translation>
    </message>
    <message>
        <source>Cost of capital a year</source>
        <translation>Kapitalkosten im Jahr</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Sum, USD</source>
        <translation>Summe, USD</translation>
    </message>
    <message>
        <source>Running sum, USD</source>
        <translation>Laufende Summe, USD</translation>
    </message>
    <message>
        <source>Present value, USD</source>
        <translation>Barwert, USD</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Zahlungsplan</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Discount rate a year</source>
        <translation>Diskontsatz im Jahr</translation>
    </message>
    <message>
        <source>Rent or own</source>
        <translation>Miete oder Eigentum</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation>Nutzungsjahre</translation>
    </message>
    <message>
        <source>Rent, USD</source>
        <translation>Miete, USD</translation>
    </message>
    <message>
        <source>Own, paid, USD</source>
        <translation>Eigentum, gezahlt, USD</translation>
    </message>
    <message>
        <source>Resale, USD</source>
        <translation>Wiederverkauf, USD</translation>
    </message>
    <message>
        <source>Interest, USD</source>
        <translation>Zins, USD</translation>
    </message>
    <message>
        <source>Own, net, USD</source>
        <translation>Eigentum, netto, USD</translation>
    </message>
    <message>
        <source>Own less rent, USD</source>
        <translation>Eigentum weniger Miete, USD</translation>
    </message>
</context>
<context>
    <name>runcast::AboutDialog</name>
    <message>
        <source>About Runcast</source>
        <translation>Über Runcast</translation>
    </message>
    <message>
        <source>Runcast</source>
        <translation>Runcast</translation>
    </message>
    <message>
        <source>Runcast %1</source>
        <translation>Runcast %1</translation>
    </message>
    <message>
        <source>Puts a number, a date and a risk on a training run before it starts.</source>
        <translation>Gibt einem Trainingslauf eine Zahl, ein Datum und ein Risiko, bevor er beginnt.</translation>
    </message>
    <message>
        <source>Catalogs of %1
Qt %2
MIT licence</source>
        <translation>Kataloge vom %1
Qt %2
MIT-Lizenz</translation>
    </message>
    <message>
        <source>Figures in the catalogs carry their own sources; see Reference. Set in Roboto.</source>
        <translation>Die Angaben der Kataloge nennen ihre Quellen selbst; siehe Nachschlagen. Gesetzt in Roboto.</translation>
    </message>
</context>
<context>
    <name>runcast::BulkBar</name>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Schlagwort …</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
</context>
<context>
    <name>runcast::CatalogDetails</name>
    <message>
        <source>Id</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>no scenario</source>
        <translation>kein Szenario</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a row to see all that is known of it.</source>
        <translation>Wählen Sie eine Zeile, um alles über sie zu sehen.</translation>
    </message>
    <message>
        <source>All facts of the row</source>
        <translation>Alle Angaben der Zeile</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Edit row…</source>
        <translation>Zeile bearbeiten…</translation>
    </message>
    <message>
        <source>Add a row like this one…</source>
        <translation>Zeile wie diese anlegen…</translation>
    </message>
    <message>
        <source>Retire row: no longer offered, kept by the scenarios that use it</source>
        <translation>Zeile zurückziehen: nicht mehr angeboten; Szenarien, die sie nutzen, behalten sie</translation>
    </message>
    <message>
        <source>Bring row back</source>
        <translation>Zeile zurückholen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>yours, retired</source>
        <translation>eigene, zurückgezogen</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>eigene</translation>
    </message>
</context>
<context>
    <name>runcast::CatalogUpdateDialog</name>
    <message>
        <source>Values of the Newer Catalog</source>
        <translation>Werte des neueren Katalogs</translation>
    </message>
    <message>
        <source>The scenario was computed with an earlier catalog and keeps its values. Tick those that the present catalog is to replace.</source>
        <translation>Das Szenario wurde mit einem früheren Katalog berechnet und behält dessen Werte. Was der jetzige Katalog ersetzen soll, wird angekreuzt.</translation>
    </message>
    <message>
        <source>Values now and in the newer catalog</source>
        <translation>Werte jetzt und im neueren Katalog</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Newer catalog</source>
        <translation>Neuerer Katalog</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Take Over Newer Catalog</source>
        <translation>Neueren Katalog übernehmen</translation>
    </message>
    <message>
        <source>%1: %2 now, %3 with the ticked values: %4</source>
        <translation>%1: jetzt %2, mit den angekreuzten Werten %3: %4</translation>
    </message>
</context>
<context>
    <name>runcast::CatalogView</name>
    <message>
        <source>Nothing here has “%1”.</source>
        <translation>Nichts hier enthält „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
        <source>Start scenario</source>
        <translation>Szenario beginnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>runcast::ChartPair</name>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Copy the values</source>
        <translation>Werte kopieren</translation>
    </message>
</context>
<context>
    <name>runcast::ChartView</name>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
</context>
<context>
    <name>runcast::ChartWidget</name>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Copy &amp;picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;values</source>
        <translation>&amp;Werte kopieren</translation>
    </message>
</context>
<context>
    <name>runcast::Chip</name>
    <message>
        <source>%1: remove</source>
        <translation>%1: entfernen</translation>
    </message>
</context>
<context>
    <name>runcast::ClusterListModel</name>
    <message>
        <source>Accelerator</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Best layout</source>
        <translation>Beste Aufteilung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>MFU to expect</source>
        <translation>Zu erwartende MFU</translation>
    </message>
    <message>
        <source>Calendar time</source>
        <translation>Kalenderzeit</translation>
    </message>
    <message>
        <source>Total cost</source>
        <translation>Gesamtkosten</translation>
    </message>
</context>
<context>
    <name>runcast::ClusterSearchCard</name>
    <message>
        <source>Accelerators</source>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Kinds of accelerators</source>
        <translation>Arten von Beschleunigern</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Numbers of accelerators, a semicolon between them</source>
        <translation>Anzahlen von Beschleunigern, mit Semikolon dazwischen</translation>
    </message>
    <message>
        <source>Search clusters</source>
        <translation>Cluster durchsuchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Apply cluster and layout</source>
        <translation>Cluster und Aufteilung übernehmen</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Clusters with their best layouts</source>
        <translation>Cluster mit ihren besten Aufteilungen</translation>
    </message>
    <message>
        <source>Searching clusters</source>
        <translation>Cluster werden durchsucht</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n Art</numerusform>
            <numerusform>%n Arten</numerusform>
        </translation>
    </message>
    <message>
        <source>Would another cluster be better?</source>
        <translation>Wäre ein anderer Cluster besser?</translation>
    </message>
    <message>
        <source>The best layout on each kind and number of accelerators, with its time and cost. Rent, price and power that you typed stay with the kind they were typed for.</source>
        <translation>Die beste Aufteilung für jede Art und Anzahl von Beschleunigern, mit Zeit und Kosten. Eingegebene Miete, Preis und Leistung gelten nur für die Art, für die sie eingegeben wurden.</translation>
    </message>
    <message>
        <source>None of these clusters can hold the run</source>
        <translation>Keiner dieser Cluster fasst den Lauf</translation>
    </message>
    <message>
        <source>Cheapest on %1 %2, quickest on %3 %4</source>
        <translation>Am günstigsten mit %1 %2, am schnellsten mit %3 %4</translation>
    </message>
    <message>
        <source>%1, as the inputs were then</source>
        <translation>%1, mit den Eingaben von damals</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>Als neu speichern</translation>
    </message>
</context>
<context>
    <name>runcast::CommandPalette</name>
    <message>
        <source>Scenario, figure, input or command</source>
        <translation>Szenario, Ergebnis, Eingabe oder Befehl</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>↑ ↓ move   ·   Enter open   ·   Tab only this group   ·   Esc close</source>
        <translation>↑ ↓ bewegen   ·   Eingabe öffnen   ·   Tab nur diese Gruppe   ·   Esc schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has this name</source>
        <translation>Nichts hat diesen Namen</translation>
    </message>
</context>
<context>
    <name>runcast::CompareCards</name>
    <message>
        <source>At steady load; fullest accelerator</source>
        <translation>Bei gleichmäßiger Last; vollster Beschleuniger</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>zu %1</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Bridge to scenario</source>
        <translation>Brücke zum Szenario</translation>
    </message>
</context>
<context>
    <name>runcast::CompareDelegate</name>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
</context>
<context>
    <name>runcast::ComparePage</name>
    <message numerus="yes">
        <source>%n scenario(s) compared</source>
        <translation>
            <numerusform>%n Szenario verglichen</numerusform>
            <numerusform>%n Szenarien verglichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>nothing compared</source>
        <translation>nichts verglichen</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>baseline %1</source>
        <translation>Basis %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy with Headers</source>
        <translation>Mit Überschriften kopieren</translation>
    </message>
    <message>
        <source>Show in Plan</source>
        <translation>Im Plan zeigen</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Choose two scenarios to see them side by side.</source>
        <translation>Wählen Sie zwei Szenarien, um sie nebeneinander zu sehen.</translation>
    </message>
    <message>
        <source>Choose scenarios…</source>
        <translation>Szenarien wählen …</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Show only rows that differ</source>
        <translation>Nur Zeilen zeigen, die sich unterscheiden</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Make report</source>
        <translation>Bericht erstellen</translation>
    </message>
    <message>
        <source>Only Differences</source>
        <translation>Nur Unterschiede</translation>
    </message>
    <message>
        <source>Expand All</source>
        <translation>Alle aufklappen</translation>
    </message>
    <message>
        <source>Collapse All</source>
        <translation>Alle zuklappen</translation>
    </message>
</context>
<context>
    <name>runcast::CompareTableModel</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>Read aloud: title of a row, letter and name of a scenario, its value.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, am besten</translation>
    </message>
    <message>
        <source>%1, %2: %3 against %4</source>
        <extracomment>Read aloud: title of a row, letter and name of a scenario, its change, the baseline.</extracomment>
        <translation>%1, %2: %3 gegen %4</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Head of a column of changes against the scenario of that letter.</extracomment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>zu %1</translation>
    </message>
</context>
<context>
    <name>runcast::CostTab</name>
    <message>
        <source>Cost by part</source>
        <translation>Kosten nach Teilen</translation>
    </message>
    <message>
        <source>Figures are rounded; totals are computed from exact values.</source>
        <translation>Zahlen sind gerundet; Summen sind aus genauen Werten berechnet.</translation>
    </message>
    <message>
        <source>%1 Nothing is paid for: %2.</source>
        <translation>%1 Nichts wird bezahlt für: %2.</translation>
    </message>
    <message>
        <source>Cash flow by month, quarter and fiscal year</source>
        <translation>Zahlungsplan nach Monat, Quartal und Geschäftsjahr</translation>
    </message>
</context>
<context>
    <name>runcast::CostTableModel</name>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>Anteil, %</translation>
    </message>
    <message>
        <source>nominal</source>
        <translation>nominal</translation>
    </message>
</context>
<context>
    <name>runcast::DateEditor</name>
    <message>
        <source>Choose a day (Alt+Down)</source>
        <translation>Einen Tag wählen (Alt+Ab)</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
</context>
<context>
    <name>runcast::ExplorePage</name>
    <message>
        <source>Explore</source>
        <translation>Erkunden</translation>
    </message>
    <message>
        <source>Choose a scenario to see which inputs matter most.</source>
        <translation>Wählen Sie ein Szenario, um zu sehen, welche Eingaben am meisten zählen.</translation>
    </message>
    <message>
        <source>Go to the library</source>
        <translation>Zur Bibliothek</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>what the figures depend on, and what would be better</source>
        <translation>wovon die Ergebnisse abhängen und was besser wäre</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
</context>
<context>
    <name>runcast::FailureLogDialog</name>
    <message>
        <source>Rates From a Failure Log</source>
        <translation>Raten aus einem Ausfallprotokoll</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>Accelerators in use</source>
        <translation>Beschleuniger im Einsatz</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Days that the log covers</source>
        <translation>Tage des Protokolls</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Rows that were left out</source>
        <translation>Ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>Use these rates</source>
        <translation>Diese Raten verwenden</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <extracomment>%n = rows of a failure log that could not be read</extracomment>
        <translation>
            <numerusform>%n Zeile ausgelassen</numerusform>
            <numerusform>%n Zeilen ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message>
        <source>The log has no failure that can be read.</source>
        <translation>Das Protokoll hat keinen lesbaren Ausfall.</translation>
    </message>
    <message>
        <source>Say how many accelerators were in use and how many days the log covers.</source>
        <translation>Geben Sie an, wie viele Beschleuniger im Einsatz waren und wie viele Tage das Protokoll abdeckt.</translation>
    </message>
    <message>
        <source>%1 interruptions in %2, one every %3</source>
        <translation>%1 Unterbrechungen in %2, eine alle %3</translation>
    </message>
    <message>
        <source>Rate %1 per accelerator; with 95 % confidence %2 to %3</source>
        <translation>Rate %1 je Beschleuniger; mit 95 % Sicherheit %2 bis %3</translation>
    </message>
    <message>
        <source>Clustering: variance over mean %1 by day</source>
        <translation>Häufung: Varianz durch Mittel %1 nach Tagen</translation>
    </message>
    <message>
        <source>Downtime: mean %1, median %2, P90 %3; lognormal with deviation %4</source>
        <translation>Ausfallzeit: Mittel %1, Median %2, P90 %3; lognormal mit Abweichung %4</translation>
    </message>
    <message>
        <source>No downtimes: the repair time stays as it is</source>
        <translation>Keine Ausfallzeiten: Die Reparaturzeit bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Interruptions over time</source>
        <translation>Unterbrechungen im Verlauf</translation>
    </message>
    <message>
        <source>Number since the first, by day</source>
        <translation>Anzahl seit der ersten, nach Tagen</translation>
    </message>
    <message>
        <source>steady rate</source>
        <translation>stetige Rate</translation>
    </message>
    <message>
        <source>Use failure log</source>
        <translation>Ausfallprotokoll verwenden</translation>
    </message>
</context>
<context>
    <name>runcast::FigureTable</name>
    <message>
        <source>Figures</source>
        <translation>Ergebnisse</translation>
    </message>
</context>
<context>
    <name>runcast::FigureTableModel</name>
    <message>
        <source>Why? %1</source>
        <translation>Warum? %1</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>runcast::FigureTile</name>
    <message>
        <source>Why? %1</source>
        <translation>Warum? %1</translation>
    </message>
    <message>
        <source>Press F1 for the explanation of this figure.</source>
        <translation>F1 erklärt dieses Ergebnis.</translation>
    </message>
</context>
<context>
    <name>runcast::FilterBar</name>
    <message>
        <source>tag: %1</source>
        <translation>Schlagwort: %1</translation>
    </message>
    <message>
        <source>owner: %1</source>
        <translation>Verantwortlich: %1</translation>
    </message>
    <message>
        <source>not archived</source>
        <translation>nicht archiviert</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Show archived ones too</source>
        <translation>Auch archivierte zeigen</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Jedes Schlagwort</translation>
    </message>
    <message>
        <source>No scenario has a tag yet</source>
        <translation>Noch hat kein Szenario ein Schlagwort</translation>
    </message>
    <message>
        <source>Any owner</source>
        <translation>Jeder Verantwortliche</translation>
    </message>
    <message>
        <source>Save This Search</source>
        <translation>Diese Suche merken</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Search name, note, tag, model</source>
        <translation>Name, Notiz, Schlagwort, Modell suchen</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Die Bibliothek durchsuchen</translation>
    </message>
    <message>
        <source>Words in any order; tag:name and status:draft narrow</source>
        <translation>Wörter in beliebiger Folge; tag:Name und status:draft grenzen ein</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Verantwortlich</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>runcast::FindingsStrip</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>Show input</source>
        <translation>Eingabe zeigen</translation>
    </message>
    <message>
        <source>Fewer findings</source>
        <translation>Weniger Befunde</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more finding(s)</source>
        <translation>
            <numerusform>%Ln weiterer Befund</numerusform>
            <numerusform>%Ln weitere Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen…</translation>
    </message>
</context>
<context>
    <name>runcast::FoldedInputs</name>
    <message numerus="yes">
        <source>Inputs · %Ln changed</source>
        <translation>
            <numerusform>Eingaben · %Ln geändert</numerusform>
            <numerusform>Eingaben · %Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Show the inputs</source>
        <translation>Die Eingaben zeigen</translation>
    </message>
</context>
<context>
    <name>runcast::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Begriffe suchen</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
</context>
<context>
    <name>runcast::GpuCard</name>
    <message>
        <source>Rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>rack %1, server %2, place %3</source>
        <translation>Rack %1, Server %2, Platz %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>place in a group, counted from 0: &quot;3 of 8&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>stage %1 of %2</source>
        <translation>Stufe %1 von %2</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>replica %1 of %2</source>
        <translation>Kopie %1 von %2</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
</context>
<context>
    <name>runcast::GpuView</name>
    <message>
        <source>stage %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>runcast::HeadlineTiles</name>
    <message>
        <source>Headline figures</source>
        <translation>Hauptergebnisse</translation>
    </message>
</context>
<context>
    <name>runcast::HistoryDialog</name>
    <message>
        <source>History of %1</source>
        <translation>Verlauf von %1</translation>
    </message>
    <message>
        <source>Versions are never changed. Restoring one brings its inputs back as the present state; Undo takes that back.</source>
        <translation>Versionen ändern sich nie. Wiederherstellen holt die Eingaben einer Version als jetzigen Stand zurück; Rückgängig nimmt das zurück.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versionen</translation>
    </message>
    <message>
        <source>Version %1 restored.</source>
        <translation>Version %1 wiederhergestellt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>runcast::InputField</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (eigene)</translation>
    </message>
</context>
<context>
    <name>runcast::InputGroup</name>
    <message>
        <source>Fewer inputs</source>
        <translation>Weniger Eingaben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more input(s)</source>
        <translation>
            <numerusform>%Ln weitere Eingabe</numerusform>
            <numerusform>%Ln weitere Eingaben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::InputNote</name>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>understood: %1</source>
        <translation>verstanden: %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>war %1</translation>
    </message>
</context>
<context>
    <name>runcast::InputPanel</name>
    <message>
        <source>Find an input</source>
        <translation>Eingabe suchen</translation>
    </message>
    <message>
        <source>Fold the inputs</source>
        <translation>Eingaben einklappen</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln changed</source>
        <comment>number of inputs</comment>
        <translation>
            <numerusform>%Ln geändert</numerusform>
            <numerusform>%Ln geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only the inputs that differ from the newest version</source>
        <translation>Nur Eingaben zeigen, die von der neuesten Version abweichen</translation>
    </message>
    <message>
        <source>No input differs from the newest version.</source>
        <translation>Keine Eingabe weicht von der neuesten Version ab.</translation>
    </message>
    <message>
        <source>No input matches “%1”. Esc clears the search.</source>
        <translation>Keine Eingabe passt zu „%1“. Esc leert die Suche.</translation>
    </message>
</context>
<context>
    <name>runcast::JobView</name>
    <message>
        <source>Stopping…</source>
        <translation>Wird angehalten …</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %n weiterer)</numerusform>
            <numerusform>%1 (und %n weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>runcast::LayoutListModel</name>
    <message>
        <source>TP %1 · PP %2</source>
        <translation>TP %1 · PP %2</translation>
    </message>
    <message>
        <source> × %1</source>
        <translation> × %1</translation>
    </message>
    <message>
        <source> · CP %1</source>
        <translation> · CP %1</translation>
    </message>
    <message>
        <source> · EP %1</source>
        <translation> · EP %1</translation>
    </message>
    <message>
        <source> · DualPipe</source>
        <translation> · DualPipe</translation>
    </message>
    <message>
        <source> · zero bubble</source>
        <translation> · Zero Bubble</translation>
    </message>
    <message>
        <source>%1, ZeRO %2</source>
        <translation>%1, ZeRO %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>selective</source>
        <translation>selektiv</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>Four in five measured steps lie within %1.</source>
        <translation>Vier von fünf gemessenen Schritten liegen in %1.</translation>
    </message>
    <message>
        <source>Tight: less than a tenth is free.</source>
        <translation>Knapp: weniger als ein Zehntel ist frei.</translation>
    </message>
    <message>
        <source>Fits.</source>
        <translation>Passt.</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Datenparallel</translation>
    </message>
    <message>
        <source>Micro-batches</source>
        <extracomment>Number of micro-batches times sequences of one.</extracomment>
        <translation>Micro-Batches</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>Neuberechnung</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>%1, tight</source>
        <translation>%1, knapp</translation>
    </message>
</context>
<context>
    <name>runcast::LayoutSearchCard</name>
    <message>
        <source>Find the best layout</source>
        <translation>Beste Aufteilung suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Apply layout</source>
        <translation>Aufteilung übernehmen</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Best layouts</source>
        <translation>Beste Aufteilungen</translation>
    </message>
    <message>
        <source>The layouts cannot be searched</source>
        <translation>Die Aufteilungen lassen sich nicht durchsuchen</translation>
    </message>
    <message>
        <source>Searching layouts</source>
        <translation>Aufteilungen werden gesucht</translation>
    </message>
    <message>
        <source>Searching all layouts</source>
        <translation>Alle Aufteilungen werden durchsucht</translation>
    </message>
    <message>
        <source>Tensor, pipeline, context, expert, data, micro-batch, recompute, ZeRO and schedule.</source>
        <translation>Tensor, Pipeline, Kontext, Experten, Daten, Micro-Batch, Neuberechnung, ZeRO und Ablauf.</translation>
    </message>
    <message>
        <source>Is there a faster layout?</source>
        <translation>Gibt es eine schnellere Aufteilung?</translation>
    </message>
    <message>
        <source>Tries every way to split the model over this cluster that fits in memory.</source>
        <translation>Probiert jede Aufteilung des Modells auf diesen Cluster, die in den Speicher passt.</translation>
    </message>
    <message>
        <source>%1 layouts considered, %2 fit; %3 lie within 10 % of the best, which no prediction can tell apart.</source>
        <translation>%1 Aufteilungen betrachtet, %2 passen; %3 liegen höchstens 10 % hinter der besten, was keine Vorhersage unterscheiden kann.</translation>
    </message>
    <message>
        <source>No layout fits: more accelerators are needed</source>
        <translation>Keine Aufteilung passt: Es braucht mehr Beschleuniger</translation>
    </message>
    <message>
        <source>%1, as the inputs were then</source>
        <translation>%1, mit den Eingaben von damals</translation>
    </message>
    <message>
        <source>Rejected: %1.</source>
        <translation>Verworfen: %1.</translation>
    </message>
    <message>
        <source>Searched with a batch of %1 tokens, a whole number of sequences.</source>
        <translation>Gesucht mit einem Batch von %1 Tokens, einer ganzen Zahl von Sequenzen.</translation>
    </message>
    <message>
        <source>The best layout is expected to reach %1 utilisation</source>
        <translation>Von der besten Aufteilung sind %1 Auslastung zu erwarten</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Best of each split</source>
        <translation>Beste jeder Teilung</translation>
    </message>
    <message>
        <source>Which layouts</source>
        <translation>Welche Aufteilungen</translation>
    </message>
    <message>
        <source>Layouts that cannot be used</source>
        <translation>Nicht nutzbare Aufteilungen</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>Als neu speichern</translation>
    </message>
</context>
<context>
    <name>runcast::LayoutTab</name>
    <message>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>Pipeline</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Kontext</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Smaller (−)</source>
        <translation>Kleiner (−)</translation>
    </message>
    <message>
        <source>Larger (+)</source>
        <translation>Größer (+)</translation>
    </message>
    <message>
        <source>Show all (0)</source>
        <translation>Alles zeigen (0)</translation>
    </message>
    <message>
        <source>Accelerators of the layout</source>
        <translation>Beschleuniger der Aufteilung</translation>
    </message>
    <message>
        <source>%1 accelerators are too many to be drawn one by one</source>
        <translation>%1 Beschleuniger sind zu viele, um einzeln gezeichnet zu werden</translation>
    </message>
    <message>
        <source>This layout cannot be drawn</source>
        <translation>Diese Aufteilung lässt sich nicht zeichnen</translation>
    </message>
    <message>
        <source>The picture shows up to %1.</source>
        <translation>Das Bild zeigt bis zu %1.</translation>
    </message>
    <message>
        <source>Tensor × pipeline × context must divide the accelerators.</source>
        <translation>Tensor × Pipeline × Kontext muss die Beschleuniger teilen.</translation>
    </message>
    <message>
        <source>Each pipeline stage is %1 accelerators</source>
        <translation>Jede Pipeline-Stufe sind %1 Beschleuniger</translation>
    </message>
    <message>
        <source>Every accelerator holds all layers</source>
        <translation>Jeder Beschleuniger hält alle Schichten</translation>
    </message>
    <message>
        <source>square: one of %1 accelerators · line of %2: one server · frame: one rack</source>
        <translation>Quadrat: einer von %1 Beschleunigern · Reihe von %2: ein Server · Rahmen: ein Rack</translation>
    </message>
    <message>
        <source>The pipeline idles %1 of a step</source>
        <translation>Die Pipeline steht %1 eines Schritts still</translation>
    </message>
    <message>
        <source>light forward, dark gradients of the inputs, ochre gradients of the weights, free idle</source>
        <translation>hell vorwärts, dunkel Gradienten der Eingaben, ocker Gradienten der Gewichte, frei Leerlauf</translation>
    </message>
    <message>
        <source>light forward, dark backward, in half rows where both run at once, ochre gradients of the weights, free idle; the two shades are the two ends that micro-batches come from</source>
        <translation>hell vorwärts, dunkel rückwärts, in halben Zeilen, wo beide zugleich laufen, ocker Gradienten der Gewichte, frei Leerlauf; die zwei Tönungen sind die beiden Enden, von denen Mikro-Batches kommen</translation>
    </message>
    <message>
        <source>light forward, dark backward, free idle</source>
        <translation>hell vorwärts, dunkel rückwärts, frei Leerlauf</translation>
    </message>
    <message>
        <source>One step of %1: %2 micro-batches, %3 stages, %4 virtual stages each; %5</source>
        <translation>Ein Schritt von %1: %2 Mikro-Batches, %3 Stufen mit je %4 virtuellen; %5</translation>
    </message>
</context>
<context>
    <name>runcast::LayoutsPane</name>
    <message>
        <source>Layouts</source>
        <translation>Aufteilungen</translation>
    </message>
</context>
<context>
    <name>runcast::LibraryDocument</name>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Change Note</source>
        <translation>Notiz ändern</translation>
    </message>
    <message>
        <source>Change Owner</source>
        <translation>Verantwortlichen ändern</translation>
    </message>
    <message>
        <source>Change Tags</source>
        <translation>Schlagwörter ändern</translation>
    </message>
    <message>
        <source>Add Tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Change Status</source>
        <translation>Status ändern</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Take Out of the Archive</source>
        <translation>Aus dem Archiv nehmen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Restore Version %1</source>
        <translation>Version %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>Change by Another Program</source>
        <translation>Änderung durch ein anderes Programm</translation>
    </message>
    <message>
        <source>Save Preset</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Vorlage löschen</translation>
    </message>
    <message>
        <source>Change Model</source>
        <translation>Modell ändern</translation>
    </message>
    <message>
        <source>Retire Row</source>
        <translation>Zeile zurückziehen</translation>
    </message>
    <message>
        <source>Bring Back Row</source>
        <translation>Zeile zurückholen</translation>
    </message>
</context>
<context>
    <name>runcast::LibraryFiles</name>
    <message>
        <source>Open Library</source>
        <translation>Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Runcast libraries (*.runcast);;All files (*)</source>
        <translation>Runcast-Bibliotheken (*.runcast);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>New Library</source>
        <translation>Neue Bibliothek</translation>
    </message>
    <message>
        <source>Runcast libraries (*.runcast)</source>
        <translation>Runcast-Bibliotheken (*.runcast)</translation>
    </message>
    <message>
        <source>Import Scenarios</source>
        <translation>Szenarien importieren</translation>
    </message>
    <message>
        <source>Scenarios and models (*.json *.pdf *.runcast);;All files (*)</source>
        <translation>Szenarien und Modelle (*.json *.pdf *.runcast);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) imported.</source>
        <translation>
            <numerusform>%n Szenario importiert.</numerusform>
            <numerusform>%n Szenarien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the model.</source>
        <translation>
            <numerusform>%n Bemerkung zum Modell.</numerusform>
            <numerusform>%n Bemerkungen zum Modell.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Export Scenarios</source>
        <translation>Szenarien exportieren</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>Szenarien (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) exported.</source>
        <translation>
            <numerusform>%n Szenario exportiert.</numerusform>
            <numerusform>%n Szenarien exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (not found)</source>
        <translation>%1 (nicht gefunden)</translation>
    </message>
    <message>
        <source>No other library yet</source>
        <translation>Noch keine andere Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Diese Liste &amp;leeren</translation>
    </message>
    <message>
        <source>&amp;Locate…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <translation>%1 suchen</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Aus der Liste entfernen</translation>
    </message>
    <message>
        <source>Back Up Library</source>
        <translation>Bibliothek sichern</translation>
    </message>
    <message>
        <source>Library backed up to “%1”.</source>
        <translation>Bibliothek nach „%1“ gesichert.</translation>
    </message>
    <message>
        <source>The scenarios are not those that the report was made from: the file was changed.</source>
        <translation>Die Szenarien sind nicht jene, aus denen der Bericht entstand: die Datei wurde geändert.</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>Import Rows of the Catalogs</source>
        <translation>Katalogzeilen importieren</translation>
    </message>
</context>
<context>
    <name>runcast::LibraryModel</name>
    <message>
        <source>not described</source>
        <translation>nicht beschrieben</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>Beispiel</translation>
    </message>
    <message>
        <source>…</source>
        <comment>still being computed</comment>
        <translation>…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>figure, its unit</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>runcast::LibraryPage</name>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n selected</source>
        <translation>
            <numerusform>%1, %n ausgewählt</numerusform>
            <numerusform>%1, %n ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in Compare</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n im Vergleich</numerusform>
            <numerusform>%n im Vergleich</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n Szenario</numerusform>
            <numerusform>%n Szenarien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s)</source>
        <translation>
            <numerusform>%n Beispiel</numerusform>
            <numerusform>%n Beispiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archived hidden</source>
        <comment>scenarios</comment>
        <translation>
            <numerusform>%n archiviertes verborgen</numerusform>
            <numerusform>%n archivierte verborgen</numerusform>
        </translation>
    </message>
    <message>
        <source>not all of them have a cost</source>
        <translation>nicht alle haben Kosten</translation>
    </message>
    <message>
        <source>together %1, mean %2</source>
        <translation>zusammen %1, Mittel %2</translation>
    </message>
    <message>
        <source>Open in Plan</source>
        <translation>Im Plan öffnen</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Add Tag…</source>
        <translation>Schlagwort hinzufügen …</translation>
    </message>
    <message>
        <source>Add to Compare</source>
        <translation>Zum Vergleich</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Take Out of the Archive</source>
        <translation>Aus dem Archiv nehmen</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archivieren</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>No scenario matches this search and these filters.</source>
        <translation>Kein Szenario passt zu dieser Suche und diesen Filtern.</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Suche und Filter leeren</translation>
    </message>
</context>
<context>
    <name>runcast::LibraryTable</name>
    <message>
        <source>Restore Default Columns</source>
        <translation>Vorgegebene Spalten wiederherstellen</translation>
    </message>
</context>
<context>
    <name>runcast::MainWindow</name>
    <message>
        <source>Another program changed “%1” while it was edited here. Both were kept: its state is in the history, yours is the present one.</source>
        <translation>Ein anderes Programm hat „%1“ geändert, während es hier bearbeitet wurde. Beides blieb erhalten: sein Stand steht im Verlauf, Ihrer ist der jetzige.</translation>
    </message>
    <message>
        <source>History…</source>
        <translation>Verlauf …</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Drop to open a library or to import scenarios</source>
        <translation>Loslassen, um eine Bibliothek zu öffnen oder Szenarien zu importieren</translation>
    </message>
</context>
<context>
    <name>runcast::MemoryTab</name>
    <message>
        <source>Memory by pipeline stage</source>
        <translation>Speicher nach Pipeline-Stufe</translation>
    </message>
    <message>
        <source>The shape of the model and a layout that holds it are needed for this.</source>
        <translation>Dazu braucht es die Gestalt des Modells und eine Aufteilung, die es fasst.</translation>
    </message>
    <message>
        <source>GB of one accelerator, as estimated; the fullest is pinned to your measurement.</source>
        <translation>GB eines Beschleunigers, geschätzt; der vollste ist auf Ihre Messung festgelegt.</translation>
    </message>
    <message>
        <source>GB of one accelerator; the fullest decides. Stages that are alike share a row.</source>
        <translation>GB eines Beschleunigers; der vollste entscheidet. Gleiche Stufen teilen eine Zeile.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>runcast::MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt verwendet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>S&amp;tatus</source>
        <translation>S&amp;tatus</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>runcast::MessageBar</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>runcast::MessageLogDialog</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Search messages</source>
        <translation>Meldungen durchsuchen</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>runcast::ModelActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>scaled to %1</source>
        <translation>skaliert auf %1</translation>
    </message>
    <message>
        <source>Scale Model</source>
        <translation>Modell skalieren</translation>
    </message>
    <message>
        <source>Model scaled to %1.</source>
        <translation>Modell auf %1 skaliert.</translation>
    </message>
    <message>
        <source>Save Model as Preset</source>
        <translation>Modell als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Save preset</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>There is already a preset with this name.</source>
        <translation>Es gibt schon eine Vorlage mit diesem Namen.</translation>
    </message>
    <message>
        <source>Preset “%1” saved in the library.</source>
        <translation>Vorlage „%1“ in der Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>Model copied.</source>
        <translation>Modell kopiert.</translation>
    </message>
    <message>
        <source>Take Over a Model</source>
        <translation>Modell übernehmen</translation>
    </message>
    <message>
        <source>Models and scenarios (*.json);;All files (*)</source>
        <translation>Modelle und Szenarien (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>eingefügter Text</translation>
    </message>
    <message>
        <source>Take Over Model</source>
        <translation>Modell übernehmen</translation>
    </message>
    <message>
        <source>Model taken over: %1.</source>
        <translation>Modell übernommen: %1.</translation>
    </message>
</context>
<context>
    <name>runcast::ModelTab</name>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (eigene)</translation>
    </message>
    <message>
        <source>Model made by hand</source>
        <translation>Modell von Hand</translation>
    </message>
    <message>
        <source>Model of the family “%1”</source>
        <translation>Modell der Familie „%1“</translation>
    </message>
    <message>
        <source>Exact count</source>
        <translation>Genaue Zahl</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Active for a token</source>
        <translation>Aktiv für ein Token</translation>
    </message>
    <message>
        <source>Input embedding</source>
        <translation>Eingabe-Embedding</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Gelernte Positionen</translation>
    </message>
    <message>
        <source>Output matrix</source>
        <translation>Ausgabematrix</translation>
    </message>
    <message>
        <source>Without embeddings</source>
        <translation>Ohne Embeddings</translation>
    </message>
    <message>
        <source>One dense layer</source>
        <translation>Eine dichte Schicht</translation>
    </message>
    <message>
        <source>One layer</source>
        <translation>Eine Schicht</translation>
    </message>
    <message>
        <source>One layer with experts</source>
        <translation>Eine Schicht mit Experten</translation>
    </message>
    <message>
        <source>Counted from the sizes at the left, weight by weight, while you type.</source>
        <translation>Aus den Größen links gezählt, Gewicht für Gewicht, schon beim Tippen.</translation>
    </message>
    <message>
        <source>Type layers, sizes, heads and vocabulary at the left; the count appears here.</source>
        <translation>Links Schichten, Größen, Köpfe und Vokabular eingeben; die Zahl erscheint hier.</translation>
    </message>
    <message>
        <source>Parameters of the model</source>
        <translation>Parameter des Modells</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Skalieren …</translation>
    </message>
    <message>
        <source>Save as preset…</source>
        <translation>Als Vorlage speichern …</translation>
    </message>
    <message>
        <source>Open config.json…</source>
        <translation>config.json öffnen …</translation>
    </message>
    <message>
        <source>Copy model</source>
        <translation>Modell kopieren</translation>
    </message>
    <message>
        <source>Paste model</source>
        <translation>Modell einfügen</translation>
    </message>
    <message>
        <source>A config.json dropped here, or pasted with Ctrl+V, becomes the model of this scenario.</source>
        <translation>Eine config.json, hier abgelegt oder mit Strg+V eingefügt, wird das Modell dieses Szenarios.</translation>
    </message>
    <message>
        <source>Parameters by block</source>
        <translation>Parameter nach Blöcken</translation>
    </message>
    <message>
        <source>%1 parameters in all</source>
        <translation>%1 Parameter insgesamt</translation>
    </message>
    <message>
        <source>The shape of the model is not known</source>
        <translation>Die Gestalt des Modells ist nicht bekannt</translation>
    </message>
    <message>
        <source>Every block with its shape; the leaves sum to the total.</source>
        <translation>Jeder Block mit seiner Gestalt; die Blätter ergeben die Summe.</translation>
    </message>
    <message>
        <source>Choose a preset or enter layers, sizes and heads to see the parameters by block.</source>
        <translation>Wählen Sie eine Vorlage, oder geben Sie Schichten, Größen und Köpfe ein, um die Parameter nach Blöcken zu sehen.</translation>
    </message>
    <message>
        <source>Drop to make this the model of the scenario</source>
        <translation>Loslassen, um dies zum Modell des Szenarios zu machen</translation>
    </message>
</context>
<context>
    <name>runcast::NewScenarioDialog</name>
    <message>
        <source>New Scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>From a published run</source>
        <translation>Aus einem veröffentlichten Lauf</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Search model, organisation, year</source>
        <translation>Modell, Organisation, Jahr suchen</translation>
    </message>
    <message>
        <source>Search the published runs</source>
        <translation>Veröffentlichte Läufe durchsuchen</translation>
    </message>
    <message>
        <source>Published runs</source>
        <translation>Veröffentlichte Läufe</translation>
    </message>
    <message>
        <source>Every input starts at its default, each with its source. The model has to be described in Plan before there are figures.</source>
        <translation>Jede Eingabe beginnt mit ihrer Vorgabe und deren Quelle. Das Modell muss im Plan beschrieben werden, bevor es Ergebnisse gibt.</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Anlegen</translation>
    </message>
    <message>
        <source>tokens not published</source>
        <translation>Tokens nicht veröffentlicht</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Neues Szenario</translation>
    </message>
</context>
<context>
    <name>runcast::NumberEditor</name>
    <message>
        <source>enter a value</source>
        <translation>Wert eingeben</translation>
    </message>
</context>
<context>
    <name>runcast::OwnRowDialog</name>
    <message>
        <source>Fields marked with * are needed. What is not known stays empty: it is never taken for zero.</source>
        <translation>Felder mit * werden gebraucht. Was nicht bekannt ist, bleibt leer und gilt nie als null.</translation>
    </message>
    <message>
        <source>Keep row</source>
        <translation>Zeile behalten</translation>
    </message>
    <message>
        <source>2027-03-01, 2027-03 or 2027</source>
        <translation>2027-03-01, 2027-03 oder 2027</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>runcast::ParameterTreeModel</name>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Gestalt</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
</context>
<context>
    <name>runcast::PdfThumbnails</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>runcast::PdfView</name>
    <message>
        <source>Pages of the report</source>
        <translation>Seiten des Berichts</translation>
    </message>
</context>
<context>
    <name>runcast::PlanHeader</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Add to compare</source>
        <translation>Zum Vergleich</translation>
    </message>
    <message>
        <source>Save version…</source>
        <translation>Version speichern …</translation>
    </message>
    <message>
        <source>Versions of this scenario</source>
        <translation>Versionen dieses Szenarios</translation>
    </message>
    <message>
        <source>Put this scenario beside others</source>
        <translation>Dieses Szenario neben andere stellen</translation>
    </message>
    <message>
        <source>Name the present state as a version</source>
        <translation>Den jetzigen Stand als Version benennen</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>No scenario</source>
        <translation>Kein Szenario</translation>
    </message>
    <message>
        <source>Status: %1</source>
        <translation>Status: %1</translation>
    </message>
    <message>
        <source>Change the status</source>
        <translation>Den Status ändern</translation>
    </message>
    <message>
        <source>no version</source>
        <translation>keine Version</translation>
    </message>
    <message>
        <source>no version named yet</source>
        <translation>noch keine Version benannt</translation>
    </message>
    <message>
        <source>v%1</source>
        <comment>version number</comment>
        <translation>v%1</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s)</source>
        <translation>
            <numerusform>%Ln Änderung</numerusform>
            <numerusform>%Ln Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln change(s) not yet named</source>
        <translation>
            <numerusform>%Ln Änderung noch nicht benannt</numerusform>
            <numerusform>%Ln Änderungen noch nicht benannt</numerusform>
        </translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>runcast::PlanPage</name>
    <message>
        <source>Plan shows one scenario: its inputs, and what follows from them at once.</source>
        <translation>Der Plan zeigt ein Szenario: seine Eingaben, und sofort, was aus ihnen folgt.</translation>
    </message>
    <message>
        <source>Choose a scenario</source>
        <translation>Ein Szenario wählen</translation>
    </message>
    <message>
        <source>Fold the &amp;Inputs</source>
        <translation>E&amp;ingaben einklappen</translation>
    </message>
    <message>
        <source>Only C&amp;hanged Inputs</source>
        <translation>Nur &amp;geänderte Eingaben</translation>
    </message>
    <message>
        <source>&amp;Open All Groups</source>
        <translation>Alle Gruppen ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Fold A&amp;ll Groups</source>
        <translation>A&amp;lle Gruppen einklappen</translation>
    </message>
    <message>
        <source>&amp;Source of the Input…</source>
        <translation>&amp;Quelle der Eingabe …</translation>
    </message>
    <message>
        <source>&amp;Next Aspect</source>
        <translation>&amp;Nächste Sicht</translation>
    </message>
    <message>
        <source>&amp;Previous Aspect</source>
        <translation>&amp;Vorige Sicht</translation>
    </message>
    <message>
        <source>These figures are the last good ones, from %1. They follow again when the error below is solved.</source>
        <translation>Dies sind die letzten guten Ergebnisse, von %1. Sie folgen wieder, wenn der Fehler unten behoben ist.</translation>
    </message>
    <message>
        <source>Undo %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>These figures are from %1. They follow again when what stands in the field is understood.</source>
        <translation>Diese Ergebnisse sind von %1. Sie folgen wieder, wenn der Inhalt des Felds verstanden ist.</translation>
    </message>
    <message>
        <source>Scale &amp;Model…</source>
        <translation>&amp;Modell skalieren …</translation>
    </message>
    <message>
        <source>Save Model as P&amp;reset…</source>
        <translation>Modell als Vo&amp;rlage speichern …</translation>
    </message>
    <message>
        <source>Open &amp;config.json as Model…</source>
        <translation>&amp;config.json als Modell öffnen …</translation>
    </message>
    <message>
        <source>Cop&amp;y Model</source>
        <translation>Modell kop&amp;ieren</translation>
    </message>
</context>
<context>
    <name>runcast::PlanTab</name>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>runcast::PlanTabs</name>
    <message>
        <source>Compute</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>Zuverlässigkeit</translation>
    </message>
    <message>
        <source>Aspects of the forecast</source>
        <translation>Sichten der Vorhersage</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
</context>
<context>
    <name>runcast::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Author of versions and reports</source>
        <translation>&amp;Autor von Versionen und Berichten</translation>
    </message>
    <message>
        <source>&amp;Organisation on reports</source>
        <translation>&amp;Organisation auf Berichten</translation>
    </message>
    <message>
        <source>&amp;Currency of new scenarios</source>
        <translation>&amp;Währung neuer Szenarien</translation>
    </message>
    <message>
        <source>What changes a forecast is never a preference: it is an input of the scenario. Nothing is sent anywhere.</source>
        <translation>Was eine Vorhersage ändert, ist nie eine Einstellung: es ist eine Eingabe des Szenarios. Nichts wird irgendwohin gesendet.</translation>
    </message>
    <message>
        <source>As this computer</source>
        <translation>Wie dieser Rechner</translation>
    </message>
    <message>
        <source>US dollar</source>
        <translation>US-Dollar</translation>
    </message>
</context>
<context>
    <name>runcast::PreviewBar</name>
    <message>
        <source>of %1</source>
        <extracomment>After the number of the page: of how many.</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Show page thumbnails</source>
        <translation>Seitenvorschau zeigen</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit width</source>
        <translation>Breite einpassen</translation>
    </message>
    <message>
        <source>Find in report</source>
        <translation>Im Bericht suchen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
</context>
<context>
    <name>runcast::PreviewPane</name>
    <message>
        <source>Cost by part: %1</source>
        <translation>Kosten nach Teilen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>+ tag</source>
        <translation>+ Schlagwort</translation>
    </message>
    <message numerus="yes">
        <source>Now: %n change(s) not yet named</source>
        <translation>
            <numerusform>Jetzt: %n Änderung noch nicht benannt</numerusform>
            <numerusform>Jetzt: %n Änderungen noch nicht benannt</numerusform>
        </translation>
    </message>
    <message>
        <source>No version named yet (Ctrl+S)</source>
        <translation>Noch keine Version benannt (Strg+S)</translation>
    </message>
    <message numerus="yes">
        <source>All %n version(s)</source>
        <translation>
            <numerusform>Die %n Version</numerusform>
            <numerusform>Alle %n Versionen</numerusform>
        </translation>
    </message>
    <message>
        <source>More commands for this scenario</source>
        <translation>Weitere Befehle für dieses Szenario</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>What should be remembered about this scenario?</source>
        <translation>Was soll von diesem Szenario in Erinnerung bleiben?</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Verantwortlich</translation>
    </message>
    <message>
        <source>Open in Plan</source>
        <translation>Im Plan öffnen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
<context>
    <name>runcast::PriceImportDialog</name>
    <message>
        <source>Import Prices</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Prices of the day</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>Share of the file that is read</source>
        <translation>Gelesener Anteil der Datei</translation>
    </message>
    <message>
        <source>What the list changes</source>
        <translation>Was die Liste ändert</translation>
    </message>
    <message>
        <source>Rows that were left out</source>
        <translation>Ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>Keep in the library</source>
        <translation>In der Bibliothek behalten</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen…</translation>
    </message>
    <message>
        <source>The list has no price of an accelerator of the catalog.</source>
        <translation>Die Liste hat keinen Preis eines Beschleunigers aus dem Katalog.</translation>
    </message>
    <message>
        <source>The library has these prices already.</source>
        <translation>Die Bibliothek hat diese Preise schon.</translation>
    </message>
    <message>
        <source>%1 prices in %2 rows; the lowest of each accelerator and option</source>
        <translation>%1 Preise in %2 Zeilen; der niedrigste je Beschleuniger und Option</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <extracomment>Heads of the table of an import of prices; the option is &quot;on demand&quot;, &quot;spot&quot; …</extracomment>
        <translation>Beschleuniger</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>In the catalog</source>
        <translation>Im Katalog</translation>
    </message>
    <message>
        <source>In the list</source>
        <translation>In der Liste</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>%1 rows of machines without accelerators</source>
        <translation>%1 Zeilen mit Maschinen ohne Beschleuniger</translation>
    </message>
    <message>
        <source>%1 without a price</source>
        <translation>%1 ohne Preis</translation>
    </message>
    <message>
        <source>%1 spot prices equal to those on demand</source>
        <translation>%1 Spotpreise gleich denen auf Abruf</translation>
    </message>
    <message>
        <source>not in the catalog: %1</source>
        <translation>nicht im Katalog: %1</translation>
    </message>
    <message>
        <source>Left out: %1.</source>
        <translation>Ausgelassen: %1.</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… und %1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%Ln price(s) kept; scenarios keep theirs until you take the new ones.</source>
        <translation>
            <numerusform>%Ln Preis behalten; Szenarien behalten ihre, bis die neuen übernommen werden.</numerusform>
            <numerusform>%Ln Preise behalten; Szenarien behalten ihre, bis die neuen übernommen werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>runcast::ReferencePage</name>
    <message>
        <source>Start Scenario</source>
        <translation>Szenario beginnen</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Kataloge</translation>
    </message>
    <message>
        <source>catalog of %1</source>
        <extracomment>The day on which the shipped data was put together.</extracomment>
        <translation>Katalog vom %1</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Tabelle kopieren</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>Catalogs</source>
        <translation>Kataloge</translation>
    </message>
    <message>
        <source>Search the table</source>
        <translation>Die Tabelle durchsuchen</translation>
    </message>
    <message>
        <source>Preset “%1” deleted.</source>
        <translation>Vorlage „%1“ gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Add row…</source>
        <translation>Zeile anlegen…</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Preise importieren…</translation>
    </message>
    <message>
        <source>Add Row</source>
        <translation>Zeile anlegen</translation>
    </message>
    <message>
        <source>Edit Row</source>
        <translation>Zeile bearbeiten</translation>
    </message>
    <message>
        <source>Row replaced; scenarios keep the earlier one until you change it.</source>
        <translation>Zeile ersetzt; Szenarien behalten die frühere, bis sie geändert werden.</translation>
    </message>
    <message>
        <source>Row added.</source>
        <translation>Zeile angelegt.</translation>
    </message>
    <message>
        <source>Row retired.</source>
        <translation>Zeile zurückgezogen.</translation>
    </message>
    <message>
        <source>Import Prices</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>Price lists (*.csv);;All files (*)</source>
        <translation>Preislisten (*.csv);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>runcast::RejectionModel</name>
    <message>
        <source>Why it cannot be used</source>
        <translation>Warum nicht nutzbar</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Aufteilungen</translation>
    </message>
    <message>
        <source>Of all</source>
        <translation>Von allen</translation>
    </message>
</context>
<context>
    <name>runcast::ReliabilityTab</name>
    <message>
        <source>Simulate %1 runs</source>
        <translation>%1 Läufe simulieren</translation>
    </message>
    <message>
        <source>Compare the closed form with simulated runs, in the background</source>
        <translation>Die Formel mit simulierten Läufen vergleichen, im Hintergrund</translation>
    </message>
    <message>
        <source>Rates from my log…</source>
        <translation>Raten aus Protokoll …</translation>
    </message>
    <message>
        <source>Read a CSV log of failures: time, node, cause, downtime</source>
        <translation>Ein Ausfallprotokoll als CSV lesen: time, node, cause, downtime</translation>
    </message>
    <message>
        <source>No run to simulate: nothing fails, or the calendar time is not computed</source>
        <translation>Kein Lauf zu simulieren: Nichts fällt aus, oder die Kalenderzeit ist nicht berechnet</translation>
    </message>
    <message>
        <source>This simulated run is never interrupted</source>
        <translation>Dieser simulierte Lauf wird nie unterbrochen</translation>
    </message>
    <message>
        <source>A simulated run stops every %1 and loses %2</source>
        <translation>Ein simulierter Lauf hält alle %1 an und verliert %2</translation>
    </message>
    <message>
        <source>Simulating runs</source>
        <translation>Läufe werden simuliert</translation>
    </message>
    <message>
        <source>%1 simulated runs at the likely rate: mean %2 days, P10 %3, P50 %4, P90 %5. The closed form says %6 days.</source>
        <translation>%1 simulierte Läufe bei der wahrscheinlichen Rate: Mittel %2 Tage, P10 %3, P50 %4, P90 %5. Die Formel sagt %6 Tage.</translation>
    </message>
    <message>
        <source>Rates From a Failure Log</source>
        <translation>Raten aus einem Ausfallprotokoll</translation>
    </message>
    <message>
        <source>CSV tables (*.csv);;All files (*)</source>
        <translation>CSV-Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Work done by day, then week by week: a mark an interruption, as wide as it lasts. Run %1, ends after %2. Band: P10 to P90.</source>
        <translation>Getane Arbeit nach Tagen, dann Woche für Woche: ein Strich je Unterbrechung, so breit, wie sie dauert. Lauf %1, endet nach %2. Band: P10 bis P90.</translation>
    </message>
    <message>
        <source>Silent corruption is in the band, not in the run.</source>
        <translation>Stille Fehler sind im Band, nicht im Lauf.</translation>
    </message>
</context>
<context>
    <name>runcast::ReportExport</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel-Mappe (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>JSON-Daten (*.json)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>runcast::ReportForm</name>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>of the scenario</source>
        <translation>des Szenarios</translation>
    </message>
    <message>
        <source>Choose Logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png *.jpg *.jpeg)</source>
        <translation>Bilder (*.svg *.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>For</source>
        <extracomment>Whom the report asks: a board, a committee.</extracomment>
        <translation>Für</translation>
    </message>
    <message>
        <source>Decide by</source>
        <extracomment>Until when the answer is needed.</extracomment>
        <translation>Entscheidung bis</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Class</source>
        <extracomment>How confidential it is.</extracomment>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Without logo</source>
        <translation>Ohne Logo</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Internal</source>
        <translation>Intern</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Vertraulich</translation>
    </message>
    <message>
        <source>Strictly confidential</source>
        <translation>Streng vertraulich</translation>
    </message>
</context>
<context>
    <name>runcast::ReportOutline</name>
    <message>
        <source>Outline</source>
        <translation>Gliederung</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
</context>
<context>
    <name>runcast::ReportPage</name>
    <message>
        <source>Choose two scenarios or more to compare them.</source>
        <translation>Wählen Sie zwei oder mehr Szenarien zum Vergleichen.</translation>
    </message>
    <message>
        <source>The report was sent to the printer.</source>
        <translation>Der Bericht wurde an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>The printer did not take the report. Choose another one or export a PDF.</source>
        <translation>Der Drucker nahm den Bericht nicht an. Wählen Sie einen anderen, oder exportieren Sie ein PDF.</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>made %1, %2 s</source>
        <extracomment>When the pages were made and how long that took.</extracomment>
        <translation>erstellt %1, %2 s</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>the preview is the file: same pages, same breaks</source>
        <translation>die Vorschau ist die Datei: dieselben Seiten, dieselben Umbrüche</translation>
    </message>
    <message>
        <source>A report is made from a scenario. Start one first.</source>
        <translation>Ein Bericht entsteht aus einem Szenario. Legen Sie zuerst eines an.</translation>
    </message>
    <message>
        <source>Go to the library</source>
        <translation>Zur Bibliothek</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
</context>
<context>
    <name>runcast::ReportSettings</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Sections that the report has, of those it can have.</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Kind of report</source>
        <translation>Art des Berichts</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message>
        <source>Export PDF…</source>
        <translation>PDF exportieren …</translation>
    </message>
    <message>
        <source>Export all figures and inputs as a workbook</source>
        <translation>Alle Ergebnisse und Eingaben als Mappe exportieren</translation>
    </message>
    <message>
        <source>Export all figures and inputs as a table of text</source>
        <translation>Alle Ergebnisse und Eingaben als Texttabelle exportieren</translation>
    </message>
    <message>
        <source>Export all figures and inputs for other programs</source>
        <translation>Alle Ergebnisse und Eingaben für andere Programme exportieren</translation>
    </message>
</context>
<context>
    <name>runcast::RunCard</name>
    <message>
        <source>Show another</source>
        <translation>Anderen zeigen</translation>
    </message>
    <message>
        <source>Another run by chance, with the same inputs</source>
        <translation>Ein anderer Lauf nach Zufall, mit denselben Eingaben</translation>
    </message>
    <message>
        <source>Previous interruption</source>
        <translation>Vorige Unterbrechung</translation>
    </message>
    <message>
        <source>Next interruption</source>
        <translation>Nächste Unterbrechung</translation>
    </message>
    <message>
        <source>Nearer</source>
        <translation>Näher</translation>
    </message>
    <message>
        <source>Half as many hours</source>
        <translation>Halb so viele Stunden</translation>
    </message>
    <message>
        <source>Farther</source>
        <translation>Weiter weg</translation>
    </message>
    <message>
        <source>Twice as many hours</source>
        <translation>Doppelt so viele Stunden</translation>
    </message>
    <message>
        <source>Progress of the simulated run</source>
        <translation>Fortschritt des simulierten Laufs</translation>
    </message>
    <message>
        <source>The simulated run week by week</source>
        <translation>Der simulierte Lauf Woche für Woche</translation>
    </message>
    <message>
        <source>The simulated run around an interruption</source>
        <translation>Der simulierte Lauf um eine Unterbrechung</translation>
    </message>
    <message>
        <source>Its costliest interruption from near</source>
        <translation>Seine teuerste Unterbrechung aus der Nähe</translation>
    </message>
    <message>
        <source>Interruption %1 of %2 from near</source>
        <translation>Unterbrechung %1 von %2 aus der Nähe</translation>
    </message>
</context>
<context>
    <name>runcast::ScaleModelDialog</name>
    <message>
        <source>Scale Model</source>
        <translation>Modell skalieren</translation>
    </message>
    <message>
        <source>To about so many parameters</source>
        <translation>Auf etwa so viele Parameter</translation>
    </message>
    <message>
        <source>for example 70B</source>
        <translation>zum Beispiel 70 Mrd.</translation>
    </message>
    <message>
        <source>Width, layers and MLPs grow together; head size, vocabulary and experts stay.</source>
        <translation>Breite, Schichten und MLPs wachsen gemeinsam; Kopfgröße, Vokabular und Experten bleiben.</translation>
    </message>
    <message>
        <source>Sizes before and after</source>
        <translation>Größen vorher und nachher</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Scaled</source>
        <translation>Skaliert</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
</context>
<context>
    <name>runcast::ScenarioActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>New Scenario</source>
        <translation>Neues Szenario</translation>
    </message>
    <message>
        <source>%1, as published</source>
        <translation>%1, wie veröffentlicht</translation>
    </message>
    <message>
        <source>Add Samples</source>
        <translation>Beispiele hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>%n sample(s) added.</source>
        <translation>
            <numerusform>%n Beispiel hinzugefügt.</numerusform>
            <numerusform>%n Beispiele hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename Scenario</source>
        <translation>Szenario umbenennen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>There is already a scenario with this name.</source>
        <translation>Es gibt schon ein Szenario dieses Namens.</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) duplicated.</source>
        <translation>
            <numerusform>%n Szenario dupliziert.</numerusform>
            <numerusform>%n Szenarien dupliziert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) archived.</source>
        <translation>
            <numerusform>%n Szenario archiviert.</numerusform>
            <numerusform>%n Szenarien archiviert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) taken out of the archive.</source>
        <translation>
            <numerusform>%n Szenario aus dem Archiv genommen.</numerusform>
            <numerusform>%n Szenarien aus dem Archiv genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s) set to “%1”.</source>
        <translation>
            <numerusform>%n Szenario auf „%1“ gesetzt.</numerusform>
            <numerusform>%n Szenarien auf „%1“ gesetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Tag “%1” added to %n scenario(s).</source>
        <translation>
            <numerusform>Schlagwort „%1“ zu %n Szenario hinzugefügt.</numerusform>
            <numerusform>Schlagwort „%1“ zu %n Szenarien hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added: %n scenario(s) in Compare.</source>
        <translation>
            <numerusform>Hinzugefügt: %n Szenario im Vergleich.</numerusform>
            <numerusform>Hinzugefügt: %n Szenarien im Vergleich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compare has it already.</source>
        <translation>Steht schon im Vergleich.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Save Version</source>
        <translation>Version speichern</translation>
    </message>
    <message>
        <source>What is new in this version? (may be empty)</source>
        <translation>Was ist neu in dieser Version? (darf leer sein)</translation>
    </message>
    <message>
        <source>Save version</source>
        <translation>Version speichern</translation>
    </message>
    <message>
        <source>Version %1 of “%2” saved.</source>
        <translation>Version %1 von „%2“ gespeichert.</translation>
    </message>
</context>
<context>
    <name>runcast::ScenarioBar</name>
    <message>
        <source>Compared scenarios</source>
        <translation>Verglichene Szenarien</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Add scenarios to the comparison</source>
        <translation>Szenarien zum Vergleich hinzufügen</translation>
    </message>
</context>
<context>
    <name>runcast::ScenarioChip</name>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>%1, baseline</source>
        <translation>%1, Basis</translation>
    </message>
    <message>
        <source>Alt with an arrow key moves it, Space makes it the baseline, Delete removes it.</source>
        <translation>Alt mit einer Pfeiltaste verschiebt es, die Leertaste macht es zur Basis, Entf entfernt es.</translation>
    </message>
    <message>
        <source>Make %1 the baseline</source>
        <translation>%1 zur Basis machen</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>%1 aus dem Vergleich entfernen</translation>
    </message>
    <message>
        <source>Open in Plan</source>
        <translation>Im Plan öffnen</translation>
    </message>
    <message>
        <source>Make Baseline</source>
        <translation>Zur Basis machen</translation>
    </message>
    <message>
        <source>Move Earlier</source>
        <translation>Nach vorn</translation>
    </message>
    <message>
        <source>Move Later</source>
        <translation>Nach hinten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>runcast::ScenarioPicker</name>
    <message>
        <source>Choose Scenarios</source>
        <translation>Szenarien wählen</translation>
    </message>
    <message>
        <source>Search name, tag, note</source>
        <translation>Name, Schlagwort, Notiz suchen</translation>
    </message>
    <message>
        <source>Search the scenarios</source>
        <translation>Die Szenarien durchsuchen</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>%1 chosen; at most %2 fit side by side</source>
        <translation>%1 gewählt; höchstens %2 passen nebeneinander</translation>
    </message>
    <message>
        <source>%1 chosen of %2 to %3</source>
        <translation>%1 gewählt von %2 bis %3</translation>
    </message>
</context>
<context>
    <name>runcast::ScheduleView</name>
    <message>
        <source>Stage %1, micro-batch %2, part %3: backward</source>
        <translation>Stufe %1, Micro-Batch %2, Stück %3: rückwärts</translation>
    </message>
    <message>
        <source>Stage %1, micro-batch %2, part %3: forward</source>
        <translation>Stufe %1, Micro-Batch %2, Stück %3: vorwärts</translation>
    </message>
    <message>
        <source>Stage %1, micro-batch %2, part %3: gradients of the inputs</source>
        <translation>Stufe %1, Mikro-Batch %2, Teil %3: Gradienten der Eingaben</translation>
    </message>
    <message>
        <source>Stage %1, micro-batch %2, part %3: gradients of the weights</source>
        <translation>Stufe %1, Mikro-Batch %2, Teil %3: Gradienten der Gewichte</translation>
    </message>
</context>
<context>
    <name>runcast::SectionList</name>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>%1, always</source>
        <translation>%1, immer</translation>
    </message>
</context>
<context>
    <name>runcast::SensitivityModel</name>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>At low</source>
        <extracomment>The figure when the input is low.</extracomment>
        <translation>Bei niedrig</translation>
    </message>
    <message>
        <source>At high</source>
        <translation>Bei hoch</translation>
    </message>
    <message>
        <source>Change at high</source>
        <translation>Änderung bei hoch</translation>
    </message>
</context>
<context>
    <name>runcast::SensitivityPane</name>
    <message>
        <source>Sensitivity</source>
        <translation>Empfindlichkeit</translation>
    </message>
    <message>
        <source>The figure is not computed: see the findings in Plan</source>
        <translation>Das Ergebnis ist nicht berechnet: siehe die Befunde im Plan</translation>
    </message>
    <message numerus="yes">
        <source>%n input(s) matter</source>
        <translation>
            <numerusform>%n Eingabe zählt</numerusform>
            <numerusform>%n Eingaben zählen</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>One input at a time, ±10 %; everything else stays. Double-click a row to go to the input.</source>
        <extracomment>How the sensitivities are made.</extracomment>
        <translation>Eine Eingabe auf einmal, ±10 %; alles andere bleibt. Doppelklick auf eine Zeile führt zur Eingabe.</translation>
    </message>
    <message>
        <source>Sensitivities</source>
        <translation>Empfindlichkeiten</translation>
    </message>
</context>
<context>
    <name>runcast::ShortcutsDialog</name>
    <message>
        <source>Keyboard Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>runcast::SourceMark</name>
    <message>
        <source>Derived</source>
        <translation>Abgeleitet</translation>
    </message>
    <message>
        <source>Expired</source>
        <translation>Abgelaufen</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiziert</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ihre</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>runcast::SourcePopover</name>
    <message>
        <source>paper, quote number, log …</source>
        <translation>Veröffentlichung, Angebotsnummer, Protokoll …</translation>
    </message>
    <message>
        <source>2027-03-01 or 2027</source>
        <translation>2027-03-01 oder 2027</translation>
    </message>
    <message>
        <source>The value is</source>
        <translation>Der Wert ist</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Note Source</source>
        <translation>Quelle vermerken</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Reset to Source</source>
        <translation>Auf Quelle zurücksetzen</translation>
    </message>
</context>
<context>
    <name>runcast::StatusLine</name>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Nur lesbar</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Gespeichert %1</translation>
    </message>
    <message>
        <source>Saved in place</source>
        <translation>An Ort und Stelle gespeichert</translation>
    </message>
    <message>
        <source>not yet a file</source>
        <translation>noch keine Datei</translation>
    </message>
    <message>
        <source>no version yet</source>
        <translation>noch keine Version</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>Version %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n change(s)</source>
        <translation>
            <numerusform>%1 und %n Änderung</numerusform>
            <numerusform>%1 und %n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>keine Befunde</translation>
    </message>
</context>
<context>
    <name>runcast::ValidationModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>What explains it</source>
        <translation>Was es erklärt</translation>
    </message>
</context>
<context>
    <name>runcast::ValidationView</name>
    <message>
        <source>What is checked</source>
        <translation>Was geprüft wird</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>%1 of them to the unit</source>
        <translation>%1 davon auf die Einheit genau</translation>
    </message>
    <message>
        <source>Half the errors are below</source>
        <translation>Die Hälfte der Fehler liegt unter</translation>
    </message>
    <message>
        <source>median of the absolute error</source>
        <translation>Median des absoluten Fehlers</translation>
    </message>
    <message>
        <source>Nine in ten are below</source>
        <translation>Neun von zehn liegen unter</translation>
    </message>
    <message>
        <source>P90 of the absolute error</source>
        <translation>P90 des absoluten Fehlers</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Mittlerer Fehler</translation>
    </message>
    <message>
        <source>forecasts tend to be low</source>
        <translation>Vorhersagen liegen eher niedrig</translation>
    </message>
    <message>
        <source>forecasts tend to be high</source>
        <translation>Vorhersagen liegen eher hoch</translation>
    </message>
    <message>
        <source>neither high nor low</source>
        <translation>weder hoch noch niedrig</translation>
    </message>
    <message>
        <source>Largest error</source>
        <translation>Größter Fehler</translation>
    </message>
    <message>
        <source>of a single row</source>
        <translation>einer einzelnen Zeile</translation>
    </message>
    <message>
        <source>%1 of %2 lie within 10 %</source>
        <translation>%1 von %2 liegen innerhalb von 10 %</translation>
    </message>
    <message>
        <source>%1 against %2, %3, log axes; the line is equality</source>
        <extracomment>Of a chart: what stands upwards, what stands to the side, the unit.</extracomment>
        <translation>%1 gegen %2, %3, logarithmische Achsen; die Linie ist Gleichheit</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>runcast::WelcomeView</name>
    <message>
        <source>Put a number, a date and a risk on a training run</source>
        <translation>Einem Trainingslauf Zahl, Datum und Risiko geben</translation>
    </message>
    <message>
        <source>This library holds your scenarios. Start from a published run and change what is yours.</source>
        <translation>Diese Bibliothek bewahrt Ihre Szenarien. Beginnen Sie mit einem veröffentlichten Lauf, und ändern Sie, was Ihres ist.</translation>
    </message>
    <message>
        <source>See published runs</source>
        <translation>Veröffentlichte Läufe ansehen</translation>
    </message>
    <message>
        <source>Training runs as they were published, each value with its source, to look at and to copy.</source>
        <translation>Trainingsläufe wie veröffentlicht, jeder Wert mit seiner Quelle, zum Ansehen und Kopieren.</translation>
    </message>
    <message>
        <source>Add samples</source>
        <translation>Beispiele hinzufügen</translation>
    </message>
    <message>
        <source>New from a preset</source>
        <translation>Neu aus einer Vorlage</translation>
    </message>
    <message>
        <source>Pick a model and a cluster; every value has a default and a source.</source>
        <translation>Modell und Cluster wählen; jeder Wert hat eine Vorgabe und eine Quelle.</translation>
    </message>
    <message>
        <source>New scenario…</source>
        <translation>Neues Szenario …</translation>
    </message>
    <message>
        <source>Bring your own</source>
        <translation>Eigenes mitbringen</translation>
    </message>
    <message>
        <source>A config.json, a scenario file or another library; or drop it here.</source>
        <translation>Eine config.json, eine Szenariodatei oder eine andere Bibliothek; oder ziehen Sie sie hierher.</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. The language follows this computer and can be changed in the preferences (Ctrl+,).</source>
        <translation>Nichts wird irgendwohin gesendet. Die Sprache folgt diesem Rechner und lässt sich in den Einstellungen ändern (Strg+,).</translation>
    </message>
</context>
<context>
    <name>runcast::WhyContent</name>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>From these values</source>
        <translation>Aus diesen Werten</translation>
    </message>
    <message>
        <source>Explain this figure</source>
        <translation>Dieses Ergebnis erklären</translation>
    </message>
    <message>
        <source>Go to this input</source>
        <translation>Zu dieser Eingabe</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was es ändern würde</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
</context>
<context>
    <name>runcast::WhyPanel</name>
    <message>
        <source>Explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Die Erklärung schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Esc schließt</translation>
    </message>
</context>
</TS>
