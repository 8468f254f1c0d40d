enum DutchSentences {
    static func text(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday} {day} {month} {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}"
        case .monthOfYear: "{month} {year}"
        case .made: "Gemaakt op {date}, {time}"
        case .hoursOld: "{hours:# uur|# uur} oud"
        case .daysOld: "{days:# dag|# dagen} oud"
        case .inDays: "over {days:# dag|# dagen}"
        // Counts.
        case .records: "{count:# regel|# regels}"
        case .nights: "{count:# nacht|# nachten}"
        case .people: "{count:# gast|# gasten}"
        case .stays: "{count:# verblijf|# verblijven}"
        case .errors: "{count:# fout|# fouten}"
        case .warnings: "{count:# waarschuwing|# waarschuwingen}"
        case .notes: "{count:# opmerking|# opmerkingen}"
        case .more: "en nog {count}"
        case .moreCodes: "en nog {count:# code|# codes}"
        case .pendingCount: "{count} in afwachting"
        case .knownFindings: "{count:# bevinding|# bevindingen} uit de baseline"
        case .readSummary: "{records:# regel|# regels} gelezen uit {sources:# bron|# bronnen}: {parts}"
        case .recordsInFiles: "{records:# regel|# regels} in {files:# bestand|# bestanden}"
        case .countRejected: "{count} afgewezen"
        case .knownNotShown: "{count:# bevinding|# bevindingen} uit de baseline niet getoond"
        case .soldOf: "{sold} van {sites:# plaats|# plaatsen}"
        case .soldOfSeen: "{sold} van {sites:# geziene plaats|# geziene plaatsen}"
        // Sections.
        case .since: "Sinds de run van {date}."
        case .notCompared: "Er is niets vergeleken: {reason}."
        case .bookingsNotCompared: "Boekingen zijn niet vergeleken: {reason}."
        case .findingsNotCompared: "Bevindingen zijn niet vergeleken: {reason}."
        case .noEarlierRun: "er is geen eerdere run"
        case .unknownEarlierRun: "het is niet bekend waar de laatste run staat"
        case .damagedEarlierRun: "de eerdere run is niet leesbaar: {why}"
        case .redactedEarlierRun: "de laatste run was geanonimiseerd"
        case .earlierFileMissing: "de laatste run liet geen {file} achter"
        case .earlierFileUnreadable: "{file} van de laatste run is niet leesbaar: {why}"
        case .fieldsMissing: "de bron heeft geen {fields}"
        case .campSitesMissing: "er is geen bron met plaatsen"
        case .originMissing: "de ligging van het terrein (origin) ontbreekt"
        case .stageMissing: "de stap {stage} staat niet in de configuratie"
        case .mostChanged: "{changed} van {earlier} eerdere boekingen zijn gewijzigd of verdwenen."
        case .mostChangedField:
            """
            {changed} van {earlier} eerdere boekingen zijn gewijzigd of verdwenen; het vaakst {field}, {times:# \
            keer|# keer}.
            """
        case .nextNights: "Bezetting van de komende {count:# nacht|# nachten}"
        case .nextDays: "Komende {count:# dag|# dagen}"
        case .siteNights: "Plaatsen, komende {count:# nacht|# nachten}"
        case .firstRows: "De eerste {shown} van {total}."
        case .allIn: "Alle staan in {file}."
        case .crowded:
            """
            Te veel boekingen overlappen op {site}: tot {stays} in één nacht, {pairs:# paar staat|# paren staan} \
            niet in de lijst. De kolom bevat waarschijnlijk soorten plaatsen.
            """
        case .conflictsUnknown:
            """
            {withoutSite} van {stays:# verblijf|# verblijven} hebben geen plaats: daaronder kon niet naar dubbele \
            boekingen worden gezocht.
            """
        case .echoesFound:
            "{count:# gebeurtenis van een kanaal zegt|# gebeurtenissen van een kanaal zeggen} alleen gesloten: waarschijnlijk {count:hetzelfde verblijf|dezelfde verblijven} als in een ander."
        case .overFull:
            """
            Meer dan 100%: in {nights:# nacht|# nachten} zijn er meer verblijven dan plaatsen, door dubbele boekingen \
            of verblijven zonder plaats.
            """
        case .moreCrowds: "Dat geldt voor nog {count:# plaats|# plaatsen}."
        case .fromSite: "vanaf plaats {site}"
        case .shortage:
            "{stays:# verblijf|# verblijven} voor {sites:# plaats|# plaatsen}, waarvan {unassigned} zonder plaats"
        case .balanceTotal: "{state}: {amount}, {stays:# verblijf|# verblijven}."
        case .sleepHere: "Vannacht {stays:# verblijf|# verblijven}{guests? met {guests:# persoon|# personen}|}."
        case .straightLine: "Hemelsbreed, {origin}."
        case .moreSites: "En vanaf nog {count:# plaats|# plaatsen}."
        case .turns: "wordt {age}"
        case .lineOfFile: "regel {line} van {file}"
        case .madeBy: "Gemaakt met Innkeeper {version}"
        case .doubleBooked: "{site} is dubbel geboekt, {nights}:"
        case .bookedTwice: "{site} is twee keer door één gast geboekt, {nights}:"
        case .moreConflicts: "nog {count:# conflict|# conflicten} op te lossen:"
        case .sameGuestAdvice: "Waarschijnlijk is het één boeking die twee keer binnenkwam: annuleer {booking}"
        case .move: "Verplaats {booking} naar"
        case .confirmArrivals: "{count:# aankomst is|# aankomsten zijn} in afwachting; bevestig:"
        case .collect: "Bij aankomst {amount} innen:"
        case .birthdayOf: "verjaardag van {name}"
        case .onSite: "plaats {site}"
        case .recordsRejected: "{count:# regel is afgewezen en telt|# regels zijn afgewezen en tellen} nergens mee:"
        case .firstConflict: "eerst: {site}, {nights}"
        case .notRead: "Niet gelezen: {file}."
        case .moreNotRead: "{count:Nog # bestand is|Nog # bestanden zijn} niet gelezen:"
        case .notNeeded:
            "{count:# bestand naast de exports is|# bestanden naast de exports zijn} niet gelezen; dat hoeft ook niet:"
        case .freeSitesFor: "Vrije plaatsen voor {booking}: {sites}."
        case .staysHere: "verblijft op {site}, {days}"
        case .staysWithoutSite:
            "{count:# verblijf in deze nachten heeft|# verblijven in deze nachten hebben} nog geen plaats."
        case .nearest: "Dichtstbij: {kind}"
        case .nearestPlaces: "De dichtstbijzijnde plekken {origin}"
        case .nearestStays: "De dichtstbijzijnde {shown} van {total} verblijven."
        // Pictures in words.
        case .chart: "Een balk voor elk van {nights:# nacht|# nachten}. Minste: {least}. Meeste: {most}."
        case .siteNightsPicture:
            """
            {sites:# plaats|# plaatsen} in rijen, {nights:# nacht|# nachten} in kolommen, {stays:# verblijf|# \
            verblijven}.
            """
        case .clashes: "Dubbel geboekt: {sites}."
        case .monthsPicture: "Bezetting per maand. {months}."
        case .mapPicture: "Kaart van de plekken {origin}, tot {radius}. {places}."
        // Check and explain.
        case .notCheckedIn: "Niet gecontroleerd in {source} ({reason}): {rules}"
        case .moreOf: "nog {count} van {code}"
        case .moreOfField: "nog {count} van {code} in {field}"
        case .moreOfFiles: "nog {count} van {code} in {files:# ander bestand|# andere bestanden}"
        case .atLines: "{text}, regels {lines}"
        case .seeOther: "(zie {place})"
        case .severityAndEffect: "Ernst: {severity}. {effect}"
        case .needsFields: "Heeft deze kolommen nodig: {fields}."
        case .needsAnyField: "Heeft een van deze kolommen nodig: {fields}."
        case .freeSites: "{count:# plaats is|# plaatsen zijn} vrij, {days}."
        case .noFreeSites: "Geen plaats vrij, {days}."
        // Notices.
        case .noticeConflict: "Dubbele boeking: {site}, {nights}"
        case .noticeConflicts: "{count:# dubbele boeking|# dubbele boekingen}"
        case .noticeMissing: "Ontbrekende export: {sources}"
        case .noticeMissingFile: "{source}: {file} is niet gevonden of niet leesbaar. Het ontbreekt in de rapporten."
        case .noticeErrors: "{count:# nieuwe fout|# nieuwe fouten} in de gegevens"
        case .noticeBirthdays: "{count:# verjaardag|# verjaardagen} tijdens een verblijf"
        case .noticeFailure: "Innkeeper: de run is mislukt"
        case .failedWith: "De run eindigde met status {status}: {message}."
        case .oldReports: "De rapporten in {output} zijn nog die van de laatste geslaagde run."
        case .detailsIn: "De rest staat in {output}."
        case .noticeParty: "Boeking {booking}, {stay}"
        case .noticeVia: "{party}, via {channel}"
        case .moveNotice: "Verplaats {booking} naar {site} of bied de gast een andere plaats aan."
        case .callNotice: "Bel een van beide gasten."
        }
    }
}
