package import InnkeeperCore

extension Language {
    /// Dutch.
    package static let nl = Language(
        code: "nl", pluralForm: Language.oneIsSingular, quotes: ("“", "”"),
        notation: Notation(marks: Notation.Marks(",", "."), currencyPlace: .apart),
        label: Dutch.label, sentence: Dutch.sentence, term: Dutch.term, rules: { Dutch.rules })
}

private enum Dutch {}

// MARK: Labels

extension Dutch {
    static func label(_ label: Label) -> String {
        switch label {
        // Dates and directions.
        case .months: "januari februari maart april mei juni juli augustus september oktober november december"
        case .shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec"
        case .weekdays: "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag"
        case .shortWeekdays: "ma di wo do vr za zo"
        case .firstDay: "1"
        case .compass: "N NO O ZO Z ZW W NW"
        case .morning: "AM"
        case .afternoon: "PM"
        // Sections.
        case .today: "Vandaag"
        case .whatWasRead: "Gelezen gegevens"
        case .needsAttention: "Aandacht nodig"
        case .arrivals: "Aankomsten vandaag"
        case .departures: "Vertrekken vandaag"
        case .inHouse: "Vannacht aanwezig"
        case .conflicts: "Conflicten"
        case .whatChanged: "Wat er is veranderd"
        case .birthdays: "Verjaardagen"
        case .birthdaysInStays: "Verjaardagen tijdens het verblijf"
        case .balances: "Openstaande bedragen"
        case .shortages: "Te weinig plaatsen"
        case .keyFigures: "Kerncijfers"
        case .nearby: "In de buurt"
        case .featured: "Plek van de dag"
        case .dataQuality: "Datakwaliteit"
        case .notChecked: "Niet gecontroleerd"
        case .todo: "Vandaag te doen"
        case .occupancyCalendar: "Bezettingskalender"
        case .monthByMonth: "Maand voor maand"
        case .skip: "Naar de inhoud"
        case .sections: "Onderdelen"
        // Nothing to show.
        case .nothingRead: "Er is geen bron gelezen."
        case .filesNotRead: "Niet gelezen bestanden"
        case .nothingNeedsAttention: "Alles in orde."
        case .noArrivals: "Vandaag geen aankomsten."
        case .noDepartures: "Vandaag geen vertrekken."
        case .noConflicts: "Geen dubbele boekingen."
        case .noBalances: "Niets openstaand en niets te veel betaald."
        case .noPayments: "De exports vermelden niet wat er betaald is."
        case .noBirthdays: "Geen verjaardagen de komende dagen."
        case .noOccupancy: "De gevraagde bezettingsperiode omvat de komende nachten niet."
        case .nothingSold: "Geen nachten verkocht."
        case .noPlaces: "Geen plekken in de buurt."
        case .everythingChecked: "Alle regels zijn gecontroleerd."
        case .noFigures: "Er zijn geen boekingen om te tellen."
        case .nothingToDo: "Niets te doen: geen conflicten, niets te bevestigen, niets te innen."
        case .nothingElseToDo: "Niets te bevestigen, niets te innen."
        case .noFreeSite: "Geen andere plaats is het hele verblijf vrij."
        case .nothingToReport: "niets te melden"
        // Columns and marks.
        case .source: "Bron"
        case .kind: "Soort"
        case .files: "Bestanden"
        case .newestFile: "Nieuwste bestand"
        case .read: "Gelezen"
        case .accepted: "Geaccepteerd"
        case .rejected: "Afgewezen"
        case .skipped: "Overgeslagen"
        case .site: "Plaats"
        case .sites: "Plaatsen"
        case .guest: "Gast"
        case .guests: "Personen"
        case .booking: "Boeking"
        case .bookings: "Boekingen"
        case .stay: "Verblijf"
        case .stays: "Verblijven"
        case .balance: "Te betalen"
        case .status: "Status"
        case .night: "Nacht"
        case .sold: "Verkocht"
        case .occupancy: "Bezetting"
        case .occupancyOfSeen: "Bezetting (van de bekende plaatsen)"
        case .revenue: "Logiesomzet"
        case .place: "Plek"
        case .category: "Categorie"
        case .distance: "Afstand"
        case .direction: "Richting"
        case .fromHere: "vanaf het terrein"
        case .wholeWindow: "hele periode"
        case .noSite: "geen plaats"
        case .noName: "zonder naam"
        case .noSource: "geen bron"
        case .none: "geen"
        case .theDay: "De dag in cijfers"
        case .occupancyTonight: "Bezetting vannacht"
        case .findings: "Bevindingen"
        case .firstStay: "Eerste verblijf"
        case .secondStay: "Tweede verblijf"
        case .sharedNights: "Gedeelde nachten"
        case .echoes: "Controleer deze in beide kanalen"
        case .state: "Stand"
        case .openAmount: "Bedrag"
        case .knownBy: "Herkend aan"
        case .unassigned: "Zonder plaats"
        case .stillMissing: "Tekort"
        case .allSites: "alle plaatsen"
        case .solution: "Oplossing"
        case .arrive: "Aankomsten"
        case .leave: "Vertrekken"
        case .notable: "Verder"
        case .freeNights: "Vrije nachten"
        case .onTheMap: "Op de kaart"
        case .day: "Dag"
        case .when: "Wanneer"
        case .turnsAge: "Wordt"
        case .what: "Wat"
        case .why: "Waarom"
        case .field: "Veld"
        case .before: "Voor"
        case .after: "Na"
        case .rules: "Regels"
        case .period: "Periode"
        case .bySource: "Per bron"
        case .asTable: "Hetzelfde als tabel"
        case .freeForSecond: "Vrije plaatsen"
        case .name: "Naam"
        case .electricity: "Stroom"
        case .water: "Water"
        case .nightlyRate: "Prijs per nacht"
        case .yes: "ja"
        case .no: "nee"
        case .howToFix: "Oplossing:"
        case .nightsSold: "Verkochte nachten"
        case .adr: "ADR (gemiddelde prijs per nacht)"
        case .revpar: "RevPAR (omzet per beschikbare plaatsnacht)"
        case .averageStay: "Gemiddeld verblijf"
        case .cancelled: "Geannuleerd"
        case .noShow: "No-show"
        case .invalid: "Door de regels afgewezen"
        case .leadDays: "Boekingstermijn (dagen)"
        // Changes.
        case .refusedNow: "het record wordt nu afgewezen"
        case .emptyValue: "(leeg)"
        // Words in lines.
        case .and: "en"
        case .or: "of"
        case .seeAll: "alle conflicten bekijken"
        case .orMove: "of verplaats die naar"
        case .alsoFree: "; ook vrij:"
        case .seeWhy: "bekijk waarom en wat eraan te doen is"
        case .birthdayToday: "Vandaag jarig:"
        case .birthdayTomorrow: "Morgen jarig:"
        case .isToday: "vandaag"
        case .isTomorrow: "morgen"
        case .youngAge: "minder dan een uur oud"
        case .dayUnit: "d"
        case .sitesSeemFree: "Zonder deze boekingen lijken bezette plaatsen vrij."
        case .nearestPlace: "Dichtstbijzijnde plek"
        case .colon: ":"
        case .semicolon: ";"
        case .whatToDo: "Wat te doen"
        case .failing: "Fout (» wijst de plek aan)"
        case .passing: "Goed"
        case .needsCampSites: "Heeft een bron met plaatsen nodig."
        case .needsOrigin: "Heeft de ligging van het terrein nodig (origin)."
        case .needsConflicts: "Heeft de stap conflicts nodig."
        case .effectRejects: "Het record wordt afgewezen en gaat naar rejected/."
        case .effectMarks: "Het record blijft behouden en wordt gemarkeerd."
        case .effectSkips: "Het record wordt overgeslagen."
        case .effectNone: "Hierom wordt geen record afgewezen."
        case .theseRejected: "Deze records zijn afgewezen."
        case .theseMarked: "Deze records zijn behouden en gemarkeerd."
        case .theseSkipped: "Deze records zijn overgeslagen."
        case .comparedWithStays: "Overlappingen en dubbele records zijn alleen in deze bestanden gezocht."
        case .comparedAlone: "Dubbele records zijn alleen in deze bestanden gezocht."
        // Pictures.
        case .weekendsAreDarker: "Vrijdag- en zaterdagnachten zijn gemarkeerd."
        case .fromEachSite: "Vanaf elke plaats"
        case .pause: "Pauze"
        case .featuredStrip: "Uitstapjes"
        case .alsoNearby: "Ook in de buurt"
        case .taken: "bezet"
        case .pending: "in afwachting"
        case .closed: "gesloten"
        case .heatNone: "niets verkocht"
        case .heatQuarter: "tot een kwart"
        case .heatHalf: "tot de helft"
        case .heatMost: "tot driekwart"
        case .heatFull: "tot volledig bezet"
        case .heatOver: "overbezet"
        case .here: "Het terrein"
        case .nearestOfKinds: "De dichtstbijzijnde van elke soort"
        case .mapExplained: "Op schaal, het noorden boven. De nummers zijn die van de tabellen."
        case .monthsWithSites:
            """
            Elk vakje is een nacht: hoe donkerder, hoe voller. Erachter staan de bezetting van de maand en de \
            verkochte nachten.
            """
        case .monthsWithoutSites:
            "Elk vakje is een nacht: hoe donkerder, hoe voller. Erachter staan de verkochte nachten."
        case .noClash: "Geen nacht is dubbel geboekt."
        case .figuresExplained:
            """
            Bezetting: verkochte nachten gedeeld door beschikbare nachten. ADR: logiesomzet per verkochte nacht. \
            RevPAR: logiesomzet per beschikbare nacht. Gemiddeld verblijf: nachten per verblijf dat in de periode \
            aankomt. Geannuleerd en no-show zijn aandelen van alle boekingen voor die periode. Nachten \
            waarop een plaats gesloten is, blijven beschikbaar, zoals STR ze telt. De omzet is zonder belasting en verdeeld over de \
            nachten; boekingen die de regels afwijzen, tellen verder nergens mee.
            """
        case .bornOnLeapDay28: "Geboren op 29 februari; in andere jaren op 28 februari."
        case .bornOnLeapDay1: "Geboren op 29 februari; in andere jaren op 1 maart."
        case .bornOnLeapDay: "Geboren op 29 februari; alleen in schrikkeljaren."
        }
    }
}

// MARK: Sentences

extension Dutch {
    static func sentence(_ sentence: Sentence) -> String {
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
        case .records: "{count:# record|# records}"
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
        case .readSummary: "{records:# record|# records} gelezen uit {sources:# bron|# bronnen}: {parts}"
        case .recordsInFiles: "{records:# record|# records} in {files:# bestand|# bestanden}"
        case .acceptedCount: "{count:# geaccepteerd|# geaccepteerd}"
        case .rejectedCount: "{count:# afgewezen|# afgewezen}"
        case .skippedCount: "{count:# overgeslagen|# overgeslagen}"
        case .changeNew: "{count:# nieuw|# nieuw}"
        case .changeGone: "{count:# verdwenen|# verdwenen}"
        case .changeMoved: "{count:# verplaatst|# verplaatst}"
        case .changeChanged: "{count:# gewijzigd|# gewijzigd}"
        case .changeResolved: "{count:# opgelost|# opgelost}"
        case .changeNone: "{count:# ongewijzigd|# ongewijzigd}"
        case .changeUncompared: "{count:# niet vergeleken (export ontbreekt)|# niet vergeleken (export ontbreekt)}"
        case .countRejected: "{count} afgewezen"
        case .knownNotShown: "{count:# bevinding|# bevindingen} uit de baseline niet getoond"
        case .soldOf: "{sold} van {sites:# plaats|# plaatsen}"
        case .soldOfSeen: "{sold} van {sites:# bekende plaats|# bekende plaatsen}"
        case .onlyClosed:
            """
            {count:# agenda-item zegt|# agenda-items zeggen} alleen “gesloten”. Booking.com schrijft dat ook bij \
            boekingen, dus deze nachten tellen niet als verkocht; de export van de reserveringen laat zien welke het zijn.
            """
        case .perhapsSold: "{count} misschien verkocht"
        // Sections.
        case .since: "Sinds het rapport van {date}."
        case .notCompared: "Er is niets vergeleken: {reason}."
        case .bookingsNotCompared: "Boekingen zijn niet vergeleken: {reason}."
        case .findingsNotCompared: "Bevindingen zijn niet vergeleken: {reason}."
        case .noEarlierRun: "er is geen eerder rapport"
        case .unknownEarlierRun: "het is niet bekend waar het laatste rapport staat"
        case .damagedEarlierRun: "het eerdere rapport is niet leesbaar: {why}"
        case .redactedEarlierRun: "het laatste rapport was geanonimiseerd"
        case .earlierFileMissing: "het laatste rapport liet geen {file} achter"
        case .earlierFileUnreadable: "{file} van het laatste rapport is niet leesbaar: {why}"
        case .fieldsMissing: "de bron heeft geen {fields}"
        case .severalFieldsMissing: "in de bron ontbreken {fields}"
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
        case .allIn: "Alles staat in {file}."
        case .crowded:
            """
            Te veel boekingen overlappen op {site}: tot {stays} in één nacht, {pairs:# paar staat|# paren staan} \
            niet in de lijst. De kolom bevat waarschijnlijk soorten plaatsen.
            """
        case .conflictsUnknown:
            """
            Zonder plaats: {withoutSite} van {stays:# verblijf|# verblijven}; daaronder kon niet naar dubbele \
            boekingen worden gezocht.
            """
        case .echoesFound:
            "{count:# afspraak van een kanaal meldt|# afspraken van een kanaal melden} alleen “gesloten”: waarschijnlijk {count:hetzelfde verblijf|dezelfde verblijven} als in een ander."
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
        case .doubleBooked: "{site} is voor {count:# nacht|# nachten} dubbel geboekt, {nights}:"
        case .bookedTwice: "{site} is voor {count:# nacht|# nachten} twee keer door dezelfde gast geboekt, {nights}:"
        case .moreConflicts: "nog {count:# conflict|# conflicten} op te lossen:"
        case .sameGuestAdvice: "Waarschijnlijk is het één boeking die twee keer binnenkwam: annuleer {booking}"
        case .move: "Verplaats {booking} naar"
        case .confirmArrivals: "{count:# aankomst is|# aankomsten zijn} nog te bevestigen:"
        case .collect: "Bij aankomst {amount} innen:"
        case .birthdayOf: "verjaardag van {name}"
        case .onSite: "plaats {site}"
        case .recordsRejected: "{count:# record is afgewezen en telt|# records zijn afgewezen en tellen} nergens mee:"
        case .firstConflict: "eerste: {site}, {nights}"
        case .notRead: "Niet gelezen: {file}."
        case .moreNotRead: "{count:Nog # bestand is|Nog # bestanden zijn} niet gelezen:"
        case .notNeeded:
            "{count:# bestand naast de exports is|# bestanden naast de exports zijn} niet gelezen; dat hoeft ook niet:"
        case .freeSitesFor: "Vrije plaatsen voor {booking}: {sites}."
        case .staysHere: "verblijft op {site}, {days}"
        case .staysWithoutSite:
            "{count:# verblijf in deze nachten heeft|# verblijven in deze nachten hebben} nog geen plaats."
        case .nearest: "Dichtstbij ({kind})"
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
        case .blockedSites: "Geblokkeerd, zonder boeking: {sites}."
        // Notices.
        case .noticeConflict: "Dubbele boeking: {site}, {nights}"
        case .noticeConflicts: "{count:# dubbele boeking|# dubbele boekingen}"
        case .noticeMissing: "Ontbrekende export: {sources}"
        case .noticeMissingFile: "{source}: {file} is niet gevonden of niet leesbaar. Het ontbreekt in de rapporten."
        case .noticeMissingAdvice: "Zet de export daar opnieuw neer; de volgende keer wordt hij gelezen."
        case .noticeErrors: "{count:# nieuwe fout|# nieuwe fouten} in de gegevens"
        case .noticeBirthdays: "{count:# verjaardag|# verjaardagen} tijdens een verblijf"
        case .noticeFailure: "Innkeeper: de uitvoering is mislukt"
        case .failedWith: "De uitvoering eindigde met status {status}: {message}."
        case .oldReports: "De rapporten in {output} zijn nog die van de laatste geslaagde uitvoering."
        case .detailsIn: "De rest staat in {output}."
        case .noticeParty: "Boeking {booking}, {stay}"
        case .noticeVia: "{party}, via {channel}"
        case .moveNotice: "Verplaats {booking} naar {site} of bied de gast een andere plaats aan."
        case .callNotice: "Bel een van beide gasten."
        }
    }
}

// MARK: Names of closed sets

extension Dutch {
    static func term(_ term: Term) -> String {
        switch term {
        case .status(.confirmed): "bevestigd"
        case .status(.inHouse): "aanwezig"
        case .status(.completed): "vertrokken"
        case .status(.cancelled): "geannuleerd"
        case .status(.noShow): "no-show"
        case .status(.pending): "in afwachting"
        case .status(.rejected): "geweigerd"
        case .status(.unknown): "onbekend"
        case .status(.invalid): "ongeldig"
        case .status(.closed): "gesloten"
        case .status(.echo): "gesloten, elders verkocht"
        case .payment(.overdue): "achterstallig"
        case .payment(.owedOnArrival): "te betalen bij aankomst"
        case .payment(.overpaid): "te veel betaald"
        case .payment(.paid): "betaald"
        case .match(.email): "hetzelfde e-mailadres"
        case .match(.phone): "hetzelfde telefoonnummer"
        case .match(.name): "dezelfde naam"
        case .conflict(.doubleBooking): "dubbele boeking"
        case .conflict(.sameGuest): "dezelfde gast tweemaal"
        case .conflict(.echo): "waarschijnlijk hetzelfde verblijf"
        case .change(.bookingNew): "nieuw"
        case .change(.bookingGone): "verdwenen"
        case .change(.bookingRefused): "verdwenen, het record wordt nu afgewezen"
        case .change(.bookingMoved): "verplaatst"
        case .change(.bookingChanged): "gewijzigd"
        case .change(.findingNew): "nieuwe bevinding"
        case .change(.findingResolved): "opgelost"
        case .severity(.error): "fout"
        case .severity(.warning): "waarschuwing"
        case .severity(.info): "opmerking"
        case .severities(.error): "Fouten"
        case .severities(.warning): "Waarschuwingen"
        case .severities(.info): "Opmerkingen"
        case .kind(.places): "plekken"
        case .kind(.contacts): "contacten"
        case .kind(.campsites): "plaatsen"
        case .kind(.bookings): "boekingen"
        case .field(.reservationID): "boekingsnummer"
        case .field(.property): "terrein"
        case .field(.siteNumber): "plaats"
        case .field(.category): "categorie"
        case .field(.camperName): "gast"
        case .field(.phone): "telefoon"
        case .field(.email): "e-mail"
        case .field(.arrival): "aankomst"
        case .field(.nights): "nachten"
        case .field(.departure): "vertrek"
        case .field(.guests): "personen"
        case .field(.adults): "volwassenen"
        case .field(.children): "kinderen"
        case .field(.infants): "baby’s"
        case .field(.nightlyRate): "prijs per nacht"
        case .field(.total): "totaalbedrag"
        case .field(.paid): "betaald"
        case .field(.tax): "belasting"
        case .field(.currency): "valuta"
        case .field(.status): "status"
        case .field(.bookedOn): "geboekt op"
        case .field(.leadDays): "boekingstermijn"
        case .field(.channel): "kanaal"
        case .field(.country): "land"
        case .field(.notes): "opmerkingen"
        case .field(.eta): "aankomsttijd"
        case .field(.cancelledOn): "geannuleerd op"
        case .field(.commission): "commissie"
        case .field(.net): "netto"
        case .field(.payoutID): "uitbetalingsnummer"
        case .field(.dueOn): "te betalen uiterlijk op"
        case .field(.balance): "restbedrag"
        case .place(.hospital): "ziekenhuis"
        case .place(.clinic): "kliniek"
        case .place(.doctors): "huisartsenpraktijk"
        case .place(.pharmacy): "apotheek"
        case .place(.veterinary): "dierenarts"
        case .place(.police): "politie"
        case .place(.fireStation): "brandweer"
        case .place(.fuel): "tankstation"
        case .place(.chargingStation): "laadstation"
        case .place(.supermarket): "supermarkt"
        case .place(.convenience): "buurtwinkel"
        case .place(.bakery): "bakkerij"
        case .place(.shopping): "winkels"
        case .place(.atm): "geldautomaat"
        case .place(.bank): "bank"
        case .place(.station): "station"
        case .place(.busStation): "busstation"
        case .place(.airport): "luchthaven"
        case .place(.restaurant): "restaurant"
        case .place(.cafe): "café"
        case .place(.park): "park"
        case .place(.museum): "museum"
        case .place(.viewpoint): "uitzichtpunt"
        case .place(.attraction): "bezienswaardigheid"
        case .place(.zoo): "dierentuin"
        case .place(.themePark): "pretpark"
        case .place(.trail): "wandelpad"
        case .place(.theatre): "theater"
        case .place(.library): "bibliotheek"
        case .place(.stadium): "stadion"
        case .place(.university): "universiteit"
        case .place(.church): "kerk"
        case .place(.townhall): "gemeentehuis"
        case .place(.venue): "evenementenlocatie"
        }
    }
}

// MARK: What the rules say

extension Dutch {
    /// By code.
    static let rules: [String: RuleText] = [
        "archive-member-unused": RuleText(
            summary: """
                Een onderdeel van het archief, een blad van de werkmap of een lijst in de JSON is niet van de soort van deze bron.
                """,
            advice: "Noem het in een bron van zijn soort om het te lezen: `export.zip!guests.vcf`.",
            message: """
                Het bestand bevat ook {member}, waar deze bron niets mee kan; \
                {problem?{problem}|het is overgeslagen}.
                """,
            phrases: dutchUnread),
        "archive-refused": RuleText(
            summary: """
                Het archief of een onderdeel ervan is afgewezen: een pad naar buiten, een link, een wachtwoord of te \
                veel van iets.
                """,
            advice: """
                Ga na waar het archief vandaan komt. Is het wat u wilt, pak het dan zelf uit en noem de bestanden.
                """,
            message: "Dit is afgewezen: {reason}. Ga na waar het vandaan komt."),
        "baseline-entry-expired": RuleText(
            summary: "Een regel van de baseline is verlopen, en zijn melding is er nog.",
            advice: "Verbeter de gegevens, of geef de regel een andere dag in het baselinebestand.",
            message: """
                De baselineregel voor {code}{record? van {record}} in {entrySource?bron {entrySource}|geen bron}{last? \
                is op {last} verlopen}; verbeter de gegevens of geef een andere dag.
                """),
        "baseline-entry-fixed": RuleText(
            summary: "Wat een regel van de baseline kent, wordt niet meer gevonden.",
            advice: "Verwijder de regel, zodat de fout niet ongezien terugkomt: --update-baseline doet dat.",
            message: """
                De baseline kent {code}{record? van {record}} in {entrySource?bron {entrySource}|geen bron}, en dat is \
                opgelost; --update-baseline verwijdert de regel.
                """),
        "calendar-malformed": RuleText(
            summary: "De afspraak in de agenda is niet te lezen.",
            advice: "Download of exporteer de agenda opnieuw.",
            message: "{problem}",
            phrases: [
                "unreadable": "Deze afspraak in de agenda is niet te lezen; download of exporteer de agenda opnieuw.",
                "unended": """
                Deze afspraak in de agenda heeft geen END:VEVENT, of de regel BEGIN is beschadigd; download of exporteer \
                de agenda opnieuw.
                """,
                "stray-lines": """
                Deze regels horen bij geen afspraak in de agenda; download of exporteer de agenda opnieuw.
                """,
            ]),
        "calendar-site-unknown": RuleText(
            summary: """
                Het is niet bekend van welke plaats de kalender is; de verblijven hebben er geen.
                """,
            advice: """
                Geef de bron van de kalender in pipeline.json haar plaats met `site`, of noem het bestand naar de \
                plaats: `A12-airbnb.ics`.
                """,
            message: "{problem}",
            phrases: [
                "source": """
                Van welke plaats is deze kalender? Onder de verblijven kan niet naar dubbele boekingen worden \
                gezocht; voeg "site": "…" toe aan bron {source:json}, of noem het bestand naar zijn plaats.
                """,
                "file": """
                Van welke plaats is deze kalender? Onder de verblijven kan niet naar dubbele boekingen worden \
                gezocht; noem het bestand naar zijn plaats, of voeg een bron {{ "kind": "bookings", "files": \
                [{filePattern:json}], "site": "…" }} toe en laat het bestand met "exclude" weg uit {source:json}.
                """,
            ]),
        "campsite-capacity-not-positive": RuleText(
            summary: "De capaciteit van de plaats is 0 of minder.",
            advice: "Vul in voor hoeveel gasten er ruimte is; laat het veld leeg als dat niet bekend is.",
            message: "De plaats heeft ruimte voor “{value}” gasten; vul 1 of meer in, of laat het veld leeg."),
        "campsite-closure-reversed": RuleText(
            summary: "closed_to ligt niet na closed_from.",
            advice: """
                closed_from is de eerste gesloten nacht, closed_to de eerste open. Bij een sluiting rond Nieuwjaar \
                ligt de tweede datum in het volgende jaar.
                """,
            message: """
                De plaats gaat op {value} weer open, niet na het sluiten op {from}; verbeter een van de twee datums.
                """),
        "campsite-coordinate-invalid": RuleText(
            summary: "De positie van de plaats bestaat niet uit twee getallen, of valt buiten de grenzen.",
            advice: "Schrijf decimale graden: breedte van -90 tot 90, lengte van -180 tot 180.",
            message: """
                De positie van de plaats (“{value}”) is niet te gebruiken; schrijf decimale graden, breedte \
                van -90 tot 90 en lengte van -180 tot 180.
                """),
        "campsite-number-duplicate": RuleText(
            summary: "Dubbel plaatsnummer: een eerdere plaats heeft het al.",
            advice: "Geef elke plaats een eigen nummer, of verwijder de verouderde regel.",
            message: """
                Dubbel plaatsnummer “{value}”{relatedFile?, eerst in {relatedFile}, regel {relatedLine}}; geef deze \
                plaats een eigen nummer of verwijder die.
                """),
        "campsite-number-missing": RuleText(
            summary: "De plaats heeft geen nummer.",
            advice: "Vul `site_number` in. Het is tekst: A12 is een nummer.",
            message: "De plaats heeft geen nummer; vul {field} in."),
        "campsite-rate-negative": RuleText(
            summary: "De prijs per nacht van de plaats is negatief.",
            advice: "Verbeter de prijs; laat het veld leeg als er geen is.",
            message: "De prijs per nacht “{value}” is negatief; verbeter die of laat het veld leeg."),
        "campsite-value-unreadable": RuleText(
            summary: "Capaciteit, prijs, sluitingsdatum, of een ja of nee van de plaats is niet te lezen.",
            advice: "Schrijf cijfers, decimale bedragen, datums als JJJJ-MM-DD, ja of nee, of laat het veld leeg.",
            message: """
                {problem?{problem}|“{value}” is niet te lezen als {field}; verbeter het. Tot dan geldt de plaats zonder die \
                waarde.}
                """,
            phrases: [
                "out-of-order": """
                De status “{value}” zegt niet tot wanneer: de plaats wordt voor geen enkele nacht aangeboden, maar telt mee \
                in de bezetting. Geef closed_from en closed_to op.
                """
            ]),
        "check-failed": RuleText(
            summary: "Een controle uit de configuratie kon niet worden uitgevoerd; niemand weet wat die zou vinden.",
            advice: """
                Verbeter de query. Een query geeft row_id van elke foute regel en eindigt: na tien seconden wordt hij \
                gestopt.
                """,
            message: "De controle {record} kon niet worden uitgevoerd: {reason}; verbeter de query."),
        "contact-birthday-ambiguous": RuleText(
            summary: "De geboortedatum kan met de dag of met de maand beginnen, en niets in het bestand beslist dat.",
            advice: "Geef de volgorde voor de bron aan: `\"dates\": \"day-first\"` of `\"month-first\"`.",
            message: """
                De geboortedatum “{value}” kan met de dag of met de maand beginnen; voeg "dates": "day-first" of \
                "dates": "month-first" toe aan bron {source:json}.
                """),
        "contact-birthday-implausible": RuleText(
            summary: "De geboortedatum ligt in de toekomst of maakt het contact ouder dan 110 jaar.",
            advice: """
                Verbeter het jaar in het adresboek. Is het niet bekend, laat het dan weg: --06-05. Sommige telefoons \
                schrijven 1900-01-01 als er niets is ingevuld.
                """,
            message: "{problem}",
            phrases: [
                "future": "De geboortedatum “{value}” ligt in de toekomst; verbeter het jaar of laat het weg.",
                "past":
                    "De geboortedatum “{value}” is {years:# jaar|# jaar} geleden; verbeter het jaar of laat het weg.",
            ]),
        "contact-birthday-invalid": RuleText(
            summary: "De geboortedatum bestaat niet.",
            advice: "Schrijf de geboortedatum als 1980-06-05, of als --06-05 als het jaar niet bekend is.",
            message: "De geboortedatum “{value}” bestaat niet; schrijf die als 1980-06-05 of --06-05."),
        "contact-duplicate": RuleText(
            summary: """
                Dubbel contact: een eerder heeft dezelfde UID, of dezelfde naam en een telefoonnummer of \
                e-mailadres gemeen.
                """,
            advice: "Voeg de twee samen in het adresboek.",
            message: """
                Dubbel contact{relatedFile?, eerst in {relatedFile}, regel {relatedLine}}; voeg de twee samen in het \
                adresboek.
                """),
        "contact-email-invalid": RuleText(
            summary: "Naar het e-mailadres kan geen bericht worden gestuurd.",
            advice: """
                Schrijf één adres per eigenschap, zoals ada@example.org: hoogstens 64 bytes, @ en een domein met een \
                punt (RFC 5321, 4.5.3.1).
                """,
            message: """
                Naar “{value}” kan geen bericht worden gestuurd: {problem}; schrijf één adres zoals ada@example.org.
                """,
            phrases: [
                "no-at": "de @ ontbreekt",
                "nothing-before": "er staat niets voor de @",
                "too-much-before": "er staan meer dan 64 bytes voor de @",
                "not-one": "het is niet één adres",
                "nothing-after": "er staat niets na de @",
                "domain-too-long": "het domein is langer dan 255 bytes",
                "domain-without-dot": "het domein heeft geen punt",
                "domain-invalid": "het domein is geen geldige naam",
            ]),
        "contact-group": RuleText(
            summary: "De kaart is een groep, geen persoon.",
            advice: "Niets te doen: de leden zijn zelf contacten.",
            message: "Deze kaart is een groep, geen persoon, en is overgeslagen. Niets te doen."),
        "contact-name-missing": RuleText(
            summary: "Uit FN, N, organisatie, bijnaam, e-mail of telefoon is geen naam te maken.",
            advice: "Geef het contact een naam in het adresboek, of verwijder het daar.",
            message: "Het contact heeft geen naam, organisatie, bijnaam, e-mail of telefoon; geef het een naam."),
        "contact-phone-invalid": RuleText(
            summary: "Het telefoonnummer is niet te bellen.",
            advice: "Schrijf het nummer met het landnummer: +1 408 555 0100.",
            message: "Het telefoonnummer “{value}” is niet te bellen: {problem}; schrijf het met het landnummer.",
            phrases: [
                "plus-inside": "er staat een plusteken middenin",
                "no-digits": "er staan geen cijfers in",
                "not-digits": "het bestaat niet alleen uit cijfers",
                "too-short": "het heeft maar {digits:# cijfer|# cijfers}",
                "too-long": "het heeft {digits:# cijfer|# cijfers}, meer dan 15",
                "country-code": "geen landnummer begint met 0",
                "length-after-1": "na +1 komen 10 cijfers, geen {digits}",
                "area-code": "geen netnummer van +1 begint met {digits}",
            ]),
        "contact-unavailable": RuleText(
            summary: "De regel in het antwoord van de server heeft geen contact.",
            advice: """
                Bij een verwijderd contact of een verzameling is er niets te doen. Ontbreken er contacten, vraag de \
                server dan om address-data.
                """,
            message: "{problem}",
            phrases: [
                "deleted": """
                Deze regel is overgeslagen: het contact is op de server verwijderd (status {status}). Niets te \
                doen.
                """,
                "refused": """
                Deze regel is overgeslagen: de server antwoordde met status {status}. Ontbreken er contacten, \
                controleer dan de toegang.
                """,
                "no-status": """
                Deze regel is overgeslagen: de status is niet te lezen. Ontbreken er contacten, vraag de server \
                dan opnieuw.
                """,
                "collection": "Deze regel is overgeslagen: het is een verzameling, geen contact. Niets te doen.",
                "no-data": """
                Deze regel is overgeslagen: er is geen address-data. Ontbreken er contacten, vraag de server er \
                dan om.
                """,
                "empty-data": """
                Deze regel is overgeslagen: de address-data is leeg. Ontbreken er contacten, vraag de server dan \
                opnieuw.
                """,
            ]),
        "csv-column-duplicate": RuleText(
            summary: "Twee kolommen hebben dezelfde kop; de eerste wordt gelezen.",
            advice: "Geef een van de twee kolommen een andere kop in de export, als de tweede de bedoelde is.",
            message: """
                De kolommen {column} en {otherColumn} hebben dezelfde kop “{header}”; kolom {column} wordt \
                gelezen als {field}. Geef een van de twee een andere naam.
                """),
        "csv-column-missing": RuleText(
            summary: "Een kolom die nodig is, of in de configuratie staat, ontbreekt in de kopregel.",
            advice: """
                Noem de kolom in `columns` van de bron: { "arrival": "Aankomst" }. Hoofdletters, spaties, `_` en `-` \
                maken niet uit.
                """,
            message: "{problem}",
            phrases: [
                "no-such-heading": """
                Geen regel van het bestand is te gebruiken: bron {source:json} noemt de kolom “{header}” voor \
                {field}, en de koppen zijn {headers}.
                """,
                "not-recognised": """
                Geen regel van het bestand is te gebruiken: geen kolom lijkt op {field}; de koppen zijn \
                {headers}. Voeg "columns": {{ {field:json}: "…" }} toe aan bron {source:json}.
                """,
                "likely": """
                Geen regel van het bestand is te gebruiken: voor {field} is geen kop bekend; de koppen zijn {headers}. \
                Zijn het de dagen onder {header:json}, voeg dan "columns": {{ {field:json}: {header:json} }} toe aan \
                bron {source:json}.
                """,
                "no-length": """
                Geen regel van het bestand is te gebruiken: geen kolom lijkt op nachten of vertrek; de koppen \
                zijn {headers}. Voeg "columns": {{ {field:json}: "…" }} toe aan bron {source:json}.
                """,
                "no-headings": """
                Geen rij van het bestand is bruikbaar: de eerste bevat waarden, en geen enkele heeft bekende koppen. \
                Zet er een rij met koppen boven.
                """,
                "no-such-line": """
                Geen rij van het bestand is bruikbaar: op regel {line}, die "headerLine" van bron {source:json} \
                noemt, begint geen rij. Verbeter dat.
                """,
            ]),
        "csv-malformed": RuleText(
            summary: "De regel past niet bij de kopregel, of de aanhalingstekens sluiten niet.",
            advice: """
                Vergelijk de velden van de regel met de kopregel. Een veld met het scheidingsteken erin hoort tussen \
                aanhalingstekens, en een aanhalingsteken daarin wordt verdubbeld (RFC 4180).
                """,
            message: "{problem}",
            phrases: [
                "headings-run-on": """
                De regel met de koppen lijkt door te lopen in het eerste record: hij heeft {count:# veld|# velden}, en geen rij \
                heeft er meer dan {limit}. Kijk of er een regeleinde ontbreekt.
                """,
                "cells": "De regel heeft {count:# veld|# velden}, de kopregel {limit}; vergelijk de twee.",
                "text-after-quote": """
                Er staat tekst na een sluitend aanhalingsteken; verdubbel een aanhalingsteken dat bij de tekst \
                hoort.
                """,
                "quote-over-lines": """
                Er staat tekst achter een sluitend aanhalingsteken, en de tekst tussen aanhalingstekens beslaat {count:# regel|# regels}; \
                kijk of aan het begin van deze rij een aanhalingsteken ontbreekt.
                """,
                "unclosed-quote": """
                Een aanhalingsteken wordt nooit gesloten; sluit het, of verdubbel het als het bij de tekst hoort.
                """,
                "too-long": """
                De regel is langer dan de grens van {limit} bytes; kijk of er een aanhalingsteken of regeleinde \
                ontbreekt.
                """,
            ]),
        "csv-quote-stray": RuleText(
            summary: "Er staat een aanhalingsteken in een veld zonder aanhalingstekens.",
            advice: "Zet het hele veld tussen aanhalingstekens en verdubbel het binnenste (RFC 4180).",
            message: "{problem}",
            phrases: [
                "cell": """
                Er staat een aanhalingsteken in een veld zonder aanhalingstekens; het wordt als tekst gelezen. Zet \
                het hele veld tussen aanhalingstekens en verdubbel het aanhalingsteken erin.
                """,
                "heading": """
                Een aanhalingsteken in de kopregel wordt nooit gesloten; het wordt als tekst gelezen. Sluit het of \
                haal het weg.
                """,
            ]),
        "encoding-invalid": RuleText(
            summary: "De bytes zijn geen tekst in de codering van het bestand.",
            advice: "Exporteer als UTF-8, of noem de codering in de bron: \"encoding\": \"windows-1252\".",
            message: "{problem}",
            phrases: [
                "not-utf8": "De bytes zijn geen UTF-8; exporteer als UTF-8, of noem de codering in bron {source:json}.",
                "unknown": "De codering “{encoding}” is onbekend; gebruik UTF-8, UTF-16LE, UTF-16BE of Windows-1252.",
            ]),
        "encoding-repaired": RuleText(
            summary: "Een letter in een UTF-8-bestand is Windows-1252 en is zo gelezen.",
            advice: "Bekijk de cel; exporteer voor de zekerheid opnieuw als UTF-8.",
            message: """
                Een letter is hier geen UTF-8; hij is als Windows-1252 gelezen. Controleer hem, of exporteer opnieuw \
                als UTF-8.
                """),
        "json-malformed": RuleText(
            summary: "De JSON houdt te vroeg op of breekt een regel van RFC 8259.",
            advice: "Exporteer het bestand opnieuw; is het verstuurd, dan is het misschien niet compleet aangekomen.",
            message: "Dit is geen geldige JSON: {reason}. Exporteer het bestand opnieuw."),
        "place-closed": RuleText(
            summary: "Volgens het record is de plek voorgoed gesloten.",
            advice: "Verwijder de plek, of verbeter de status als die open is.",
            message: """
                De plek is voorgoed gesloten; verwijder die, of verbeter de status. De afstand ernaartoe wordt niet \
                berekend.
                """),
        "place-coordinate-missing": RuleText(
            summary: "De plek heeft geen positie, of geen leesbare.",
            advice: "Geef de plek een breedtegraad en een lengtegraad (decimaal), of laat die weg.",
            message: "{problem}",
            phrases: [
                "missing": "De plek heeft geen positie; geef een breedtegraad en een lengtegraad.",
                "unreadable": "De positie “{value}” is niet te lezen; gebruik twee getallen in decimale graden.",
            ]),
        "place-coordinate-out-of-range": RuleText(
            summary: "De breedte valt niet binnen ±90 graden, of de lengte niet binnen ±180.",
            advice: """
                Posities zijn in decimale graden van WGS84. GeoJSON schrijft de lengte eerst (RFC 7946, 3.1.1): \
                [-121.89, 37.33] ligt in Californië.
                """,
            message: "{problem}",
            phrases: [
                "swapped": """
                De positie “{value}” ligt niet op aarde; de twee getallen lijken verwisseld: in GeoJSON komt de \
                lengte eerst.
                """,
                "outside": "De positie “{value}” ligt niet op aarde; gebruik decimale graden van WGS84.",
            ]),
        "place-coordinates-swapped": RuleText(
            summary: "De plek is ver weg, maar dichtbij als breedte en lengte worden verwisseld.",
            advice: "Controleer de volgorde van de twee getallen: GeoJSON schrijft de lengte eerst (RFC 7946, 3.1.1).",
            message: """
                De positie “{value}” is ver weg, maar dichtbij als de twee getallen worden verwisseld; controleer de \
                volgorde.
                """),
        "place-duplicate": RuleText(
            summary: "Dubbele plek: een eerdere met dezelfde naam ligt binnen 50 m.",
            advice: "Verwijder een van de twee, zodat die bij de dichtstbijzijnde niet dubbel telt.",
            message: """
                Dubbele plek: een met deze naam ligt binnen 50 m{relatedFile?, eerst in {relatedFile}, regel \
                {relatedLine}}; verwijder een van de twee.
                """),
        "place-left-out": RuleText(
            summary: "Het record is geen plek op zichzelf, of is gemarkeerd als niet te tonen.",
            advice: """
                Niets te doen. Elementen van OpenStreetMap zonder tags zijn delen van andere; met `out tags center` \
                geeft Overpass ze niet.
                """,
            message: "{problem}",
            phrases: [
                "tally": "Dit record is overgeslagen: het telt elementen en is er zelf geen. Niets te doen.",
                "flagged": "Dit record is overgeslagen: het is gemarkeerd als {word}. Niets te doen.",
                "parts": """
                {count:# element zonder tags is overgeslagen, omdat het deel is van een ander|# elementen zonder \
                tags zijn overgeslagen, omdat ze deel zijn van andere}. Niets te doen.
                """,
            ]),
        "place-malformed": RuleText(
            summary: "Het record is geldige JSON, maar geen plek.",
            advice: """
                Elk record moet een Feature of geometrie van RFC 7946 zijn, of een object met een naam en een positie.
                """,
            message: "{problem}",
            phrases: [
                "not-an-object": """
                Dit is geen plek: {found} in plaats van een object. Verwijder het, of exporteer het bestand \
                opnieuw.
                """,
                "no-geometry": """
                Dit is geen plek: een object zonder `geometry` in plaats van een Feature of geometrie. Verwijder \
                het, of exporteer het bestand opnieuw.
                """,
                "no-features": "Deze FeatureCollection heeft geen lijst `features`; exporteer het bestand opnieuw.",
                "unknown-element": """
                Dit is geen plek: het `type` is niet node, way, relation of area. Verwijder het, of vraag \
                Overpass opnieuw.
                """,
                "array": "een lijst",
                "text": "een tekst",
                "number": "een getal",
                "boolean": "waar of onwaar",
                "null": "een lege waarde (null)",
                "other": "iets anders",
            ]),
        "place-name-damaged": RuleText(
            summary: "Een teken van de naam van de plek is verloren.",
            advice: "Verbeter de naam waar die is geëxporteerd; een half teken is niet te raden.",
            message: "Een teken van de naam is verloren; verbeter het waar de naam is geëxporteerd."),
        "place-name-missing": RuleText(
            summary: "De plek heeft geen naam.",
            advice: "Voeg een naam toe, zodat gasten de plek in de rapporten vinden.",
            message: "De plek heeft geen naam; voeg er een toe."),
        "place-null-island": RuleText(
            summary: "De positie is 0, 0: wat programma’s schrijven als ze er geen hebben.",
            advice: "Zoek de plek op en geef die de juiste positie.",
            message: """
                De positie is 0, 0, dus er is er geen; zoek de plek op. De afstand ernaartoe wordt niet berekend.
                """),
        "record-not-a-stay": RuleText(
            summary: "De regel is geen verblijf: een uitbetaling, een correctie, een kaartje, een geblokkeerde nacht.",
            advice: """
                Niets te doen. Het bedrag telt niet mee. Zijn zulke regels toch verblijven, zet dan `"preset": "none"` \
                in de bron.
                """,
            message: "{problem}",
            phrases: [
                "component": "Dit onderdeel {word} van de agenda is geen afspraak en is overgeslagen. Niets te doen.",
                "repeating": """
                Deze afspraak is geen verblijf, omdat hij zich herhaalt; hij is overgeslagen. Niets te doen.
                """,
                "transparent": """
                Deze afspraak is geen verblijf, omdat hij als vrije tijd staat; hij is overgeslagen. Niets te \
                doen.
                """,
                "appointment": """
                Deze afspraak is geen verblijf, omdat hij maar enkele uren duurt; hij is overgeslagen. Niets te doen.
                """,
                "blocked": "Deze nachten zijn geblokkeerd, niet geboekt; de afspraak is overgeslagen. Niets te doen.",
                "blocked-row": """
                Deze nachten zijn geblokkeerd, niet geboekt ({header} is “{word}”); de regel is overgeslagen. Niets \
                te doen.
                """,
                "other-word": """
                Deze regel is geen verblijf ({header} is “{word}”) en is overgeslagen; het bedrag telt niet mee.
                """,
                "no-word": """
                Deze regel is geen verblijf ({header} is leeg) en is overgeslagen; het bedrag telt niet mee.
                """,
            ]),
        "record-repeated": RuleText(
            summary: "Een eerder bestand van dezelfde bron heeft hetzelfde record, byte voor byte.",
            advice: "Niets te doen; verwijder de tweede download als u wilt.",
            message: """
                Hetzelfde record staat in {relatedFile?{relatedFile}, regel {relatedLine}|een eerder bestand}; het is \
                overgeslagen.
                """),
        "reservation-alike": RuleText(
            summary: "Twee boekingen zonder nummer en plaats hebben dezelfde gast en dezelfde dagen.",
            advice: """
                Verwijder een van de twee als het één boeking is. Heeft een boeking in deze lijst meerdere regels, noem dan bij de \
                bron met "key" de kolommen die boekingen onderscheiden, en zeg met "row" wat een regel is.
                """,
            message: """
                Dezelfde gast heeft dezelfde dagen in {relatedFile?{relatedFile}, regel {relatedLine}|een andere regel}, en geen \
                van beide heeft een nummer of plaats; verwijder er een als het één boeking is.
                """),
        "reservation-amount-unreadable": RuleText(
            summary: "Commissie of nettobedrag is niet te lezen.",
            advice: """
                Schrijf een decimaal getal, desgewenst met valutacode of -teken. Woorden die geen bedrag betekenen, \
                kunt u opgeven: `"missing": ["op aanvraag"]`.
                """,
            message: """
                “{value}” is geen bedrag; {field} telt voor deze boeking niet mee. Schrijf een decimaal getal, of geef \
                een woord dat geen bedrag betekent op met "missing": [{value:json}] in bron {source:json}.
                """),
        "reservation-booked-on-invalid": RuleText(
            summary: "De boekingsdatum is geen datum, of is op twee manieren te lezen.",
            advice: "Schrijf JJJJ-MM-DD, of geef de volgorde voor de bron aan met `dates`.",
            message: """
                “{value}” is geen datum; schrijf de boekingsdatum als JJJJ-MM-DD. De boekingstermijn wordt zonder deze \
                boeking berekend.
                """),
        "reservation-camper-missing": RuleText(
            summary: "De boeking heeft geen gastnaam.",
            advice: """
                Vul de naam van de gast in. Staat die in een andere kolom, koppel die dan: `"columns": { \
                "camper_name": "…" }`. Regels die een plaats voor de eigenaar blokkeren, horen in een andere export.
                """,
            message: "De boeking heeft geen gastnaam; vul de naam van de gast in."),
        "reservation-currency-several": RuleText(
            summary: "Een bedrag heeft een andere valuta dan de overige bedragen van de boeking.",
            advice: "Geef alle bedragen van een boeking in één valuta op, bijvoorbeeld die van het totaal.",
            message: """
                “{value}” heeft een andere valuta dan de overige bedragen; {field} telt voor deze boeking niet mee tot het \
                verbeterd is.
                """),
        "reservation-currency-unknown": RuleText(
            summary: "De valuta is geen code van drie letters en geen bekend teken.",
            advice: """
                Schrijf de code van ISO 4217, zoals EUR. Woorden die geen valuta betekenen, kunt u opgeven: \
                `"missing": ["n.v.t."]`.
                """,
            message: """
                “{value}” is geen bekende valuta, dus de bedragen van deze boeking worden nergens bij opgeteld; schrijf \
                de code, zoals EUR.
                """),
        "reservation-date-ambiguous": RuleText(
            summary: "Een datum kan met de dag of met de maand beginnen, en niets in het bestand beslist dat.",
            advice: "Geef de volgorde voor de bron aan: `\"dates\": \"day-first\"` of `\"month-first\"`.",
            message: """
                {header?De datums in kolom “{header}” kunnen|“{value}” kan} met de dag of met de maand beginnen; voeg \
                "dates": "day-first" of "dates": "month-first" toe aan bron {source:json}.
                """),
        "reservation-date-implausible": RuleText(
            summary: "Een datum is een plaatshouder, of ligt meer dan 50 jaar terug of 10 jaar vooruit.",
            advice: """
                Verbeter de datum. 0001-01-01, 1899-12-30, 1900-01-01, 1970-01-01 en 9999-12-31 schrijven programma’s \
                als ze geen datum hebben: laat het veld leeg.
                """,
            message: "{problem}",
            phrases: [
                "placeholder": """
                {field} “{value}” is wat programma’s schrijven als ze geen datum hebben; verbeter het of laat het \
                leeg.
                """,
                "past": "{field} “{value}” is {years:# jaar|# jaar} geleden; verbeter het of laat het leeg.",
                "future": "{field} “{value}” is pas over {years:# jaar|# jaar}; verbeter het of laat het leeg.",
            ]),
        "reservation-date-invalid": RuleText(
            summary: "De aankomst ontbreekt, of aankomst of vertrek is geen datum.",
            advice: """
                Schrijf datums als JJJJ-MM-DD, of geef aan hoe de bron ze schrijft: `"dates": "day-first"`, \
                `"month-first"` of een patroon zoals `"dd-MM-yyyy"`.
                """,
            message: """
                {problem?{problem}|{days?“{value}” bestaat niet: die maand heeft {days:# dag|# dagen}; verbeter de \
                datum.|{value?“{value}” is geen datum; schrijf JJJJ-MM-DD, of geef de volgorde aan met "dates": \
                "day-first", "month-first" of een patroon in bron {source:json}.|{field} ontbreekt; vul een datum in als \
                JJJJ-MM-DD.}}}
                """,
            phrases: [
                "calendar": """
                {value?“{value}” is niet als dag of duur te lezen|{field} ontbreekt}; download de agenda opnieuw, en meld \
                het bij het kanaal als dat niet helpt.
                """,
                "several": """
                De kamers of plaatsen van deze boeking hebben verschillende dagen (“{value}”); exporteer voor elk een eigen \
                boeking.
                """,
            ]),
        "reservation-day-unreadable": RuleText(
            summary: "De dag van annulering of betaling is geen datum, of kan op twee manieren worden gelezen.",
            advice: "Schrijf JJJJ-MM-DD, of geef met `dates` de volgorde voor de bron aan.",
            message: """
                “{value}” is geen datum; {field} telt voor deze boeking niet mee tot er JJJJ-MM-DD staat.
                """),
        "reservation-echo": RuleText(
            summary: """
                Een kanaal meldt nachten als gesloten die een ander heeft verkocht: waarschijnlijk hetzelfde \
                verblijf.
                """,
            advice: """
                Bekijk deze nachten in beide kanalen. Komen er echt twee verschillende gezelschappen, zet dan "echoes": "overlap" bij het \
                terrein; zulke afspraken zijn dan dubbele boekingen.
                """,
            message: """
                Hier staat alleen dat {site} gesloten is; deze nachten zijn verkocht in {relatedFile?{relatedFile}, \
                regel {relatedLine}|een ander kanaal}: waarschijnlijk hetzelfde verblijf. Controleer het in beide \
                kanalen.
                """),
        "reservation-guests-none": RuleText(
            summary: "De boeking is voor nul gasten.",
            advice: "Vul het aantal gasten in; laat het veld leeg als dat niet bekend is.",
            message: """
                De boeking is voor {guests:# gast|# gasten}; vul het aantal gasten in, of laat het veld leeg als dat \
                niet bekend is.
                """),
        "reservation-id-duplicate": RuleText(
            summary: "Dubbel boekingsnummer: dezelfde bron heeft een eerdere boeking met dit nummer en deze plaats.",
            advice: """
                Verwijder een van de twee, of geef de latere een eigen nummer. Geldt één nummer voor meer plaatsen, \
                dan heeft de bron een kolom voor de plaats nodig.
                """,
            message: """
                Dubbel boekingsnummer “{value}”{relatedFile?, eerst in {relatedFile}, regel {relatedLine}}; verwijder \
                een van de twee, of geef deze een eigen nummer.{problem? {problem}}
                """,
            phrases: [
                "other-file": """
                Is dit bestand een nieuwere export van dezelfde lijst, voeg dan "newest": [{filePattern:json}] toe \
                aan bron {source:json}.
                """,
                "same-days": """
                Heeft een boeking in deze lijst meerdere regels, voeg dan "row": "payment", "guest" of "unit" toe aan bron \
                {source:json}.
                """,
            ]),
        "reservation-guest": RuleText(
            summary: "De regel is een volgende gast van een verblijf dat al in een eerdere regel staat.",
            advice: """
                Niets te doen: het verblijf telt één keer, met beide gasten. Is elke regel een eigen boeking, haal dan \
                "row" weg bij de bron.
                """,
            message: """
                Deze regel is een volgende gast van het verblijf{relatedFile? in {relatedFile}, regel {relatedLine}}; \
                het verblijf telt één keer.
                """),
        "reservation-instalment": RuleText(
            summary: "De regel is een verdere betaling voor een verblijf dat al in een eerdere regel staat.",
            advice: "Niets te doen: de bedragen van beide regels zijn opgeteld.",
            message: """
                Deze regel is een verdere betaling voor het verblijf{relatedFile? in {relatedFile}, regel \
                {relatedLine}}; de bedragen zijn daar opgeteld.
                """),
        "reservation-known": RuleText(
            summary: "Een andere bron heeft het verblijf uit deze agenda al.",
            advice: "Niets te doen: het verblijf telt één keer, zoals de andere bron het heeft.",
            message: """
                Hetzelfde verblijf staat in {relatedFile?{relatedFile}, regel {relatedLine}|een andere bron}; hier is \
                het overgeslagen.
                """),
        "reservation-id-rounded": RuleText(
            summary: "Het boekingsnummer lijkt cijfers te hebben verloren: spreadsheets bewaren er maar 15.",
            advice: "Exporteer het opnieuw, met deze kolom als tekst: wat ontbreekt, is niet terug te rekenen.",
            message: """
                Het boekingsnummer lijkt cijfers te hebben verloren: spreadsheets bewaren er maar 15; exporteer het \
                opnieuw, met deze kolom als tekst.
                """),
        "reservation-lead-time-negative": RuleText(
            summary: "De boeking is na de aankomst gemaakt.",
            advice: """
                Verbeter de boekingsdatum of de aankomst. Boek gasten die onaangekondigd komen op de dag van hun \
                aankomst in.
                """,
            message: """
                De boeking is {days:# dag|# dagen} na de aankomst gemaakt ({field} {value}); verbeter een van de twee.
                """),
        "reservation-money-invalid": RuleText(
            summary: "Een bedrag is niet te lezen.",
            advice: """
                Schrijf een decimaal getal, desgewenst met valutacode of -teken. Woorden die geen bedrag betekenen, \
                kunt u opgeven: `"missing": ["op aanvraag"]`.
                """,
            message: """
                “{value}” is geen bedrag; schrijf een decimaal getal, of geef een woord dat geen bedrag betekent op \
                met "missing": [{value:json}] in bron {source:json}.
                """),
        "reservation-nights-disagree": RuleText(
            summary: "Het aantal nachten klopt niet met aankomst en vertrek.",
            advice: """
                Verbeter wat fout is. Heeft elke regel het, dan worden de datums waarschijnlijk in de verkeerde \
                volgorde gelezen: controleer `dates`.
                """,
            message: """
                De boeking noemt “{value}” nachten, maar tussen aankomst en vertrek {nights:ligt er #|liggen er #}; \
                verbeter wat fout is.
                """),
        "reservation-nights-missing": RuleText(
            summary: "Noch de nachten, noch het vertrek is te lezen, dus de duur van het verblijf is onbekend.",
            advice: """
                Vul nachten of vertrek in. Staat in het veld de waarde van een andere kolom, controleer dan `columns`.
                """,
            message: """
                De duur van het verblijf is onbekend: {field} is {value?“{value}”|leeg}; vul nachten of vertrek in.
                """),
        "reservation-nights-not-positive": RuleText(
            summary: "Het verblijf heeft geen nacht: 0 nachten of minder, of het vertrek ligt niet na de aankomst.",
            advice: """
                Verbeter nachten of vertrek in het boekingssysteem. Daggasten horen in een andere export; met \
                `exclude` wordt zo’n bestand overgeslagen.
                """,
            message: """
                Het verblijf heeft geen nacht{value? ({field} is “{value}”)|}; het vertrek moet minstens één nacht na de \
                aankomst liggen.
                """),
        "reservation-not-in-newest": RuleText(
            summary: """
                Boekingen van een oudere export ontbreken in de nieuwste, hoewel hun nachten binnen die periode \
                vallen.
                """,
            advice: "Kijk of ze geannuleerd zijn. Zo ja, verwijder de oudere export; tot dan tellen ze mee.",
            message: """
                In {relatedFile?{relatedFile}|een nieuwere export} {count:ontbreekt # boeking|ontbreken # boekingen} \
                van dit bestand: {value}. Elk telt zoals hier; is die geannuleerd, verwijder dit bestand.
                """),
        "reservation-number-unreadable": RuleText(
            summary: "Nachten, gasten of boekingstermijn zijn geen heel getal.",
            advice: "Schrijf cijfers. Woorden die geen waarde betekenen, kunt u opgeven: `\"missing\": [\"n.v.t.\"]`.",
            message: "“{value}” is geen heel getal; {field} telt voor deze boeking niet mee tot het verbeterd is."),
        "reservation-older-kept": RuleText(
            summary: "De rij is afgewezen, dus die van een oudere export blijft gelden.",
            advice: "Verbeter de rij, of het boekingssysteem: tot dan geldt de oudere export.",
            message: """
                Deze rij is afgewezen, dus de boeking telt zoals in {relatedFile?{relatedFile}|een oudere \
                export}{relatedLine?, regel {relatedLine}}; verbeter de rij.
                """),
        "reservation-over-capacity": RuleText(
            summary: "Het gezelschap is groter dan de capaciteit van de plaats.",
            advice: "Zet het gezelschap op een grotere plaats, of verbeter gasten of capaciteit.",
            message: """
                De boeking is voor {guests:# gast|# gasten}, maar plaats {site} heeft ruimte voor {capacity}; zoek een grotere \
                of verbeter het aantal.
                """),
        "reservation-overlap": RuleText(
            summary: "Een plaats is dubbel geboekt: twee actieve verblijven delen een nacht.",
            advice: """
                Verplaats een van de twee; conflicts.csv noemt vrije plaatsen. Geannuleerde, niet verschenen, \
                geweigerde en ongeldige boekingen tellen niet mee, boekingen in afwachting wel.
                """,
            message: """
                Plaats {site} is vanaf {from} {nights:# nacht|# nachten} dubbel geboekt, samen met \
                {relatedFile?{relatedRecord?boeking {relatedRecord}|de boeking} in {relatedFile}, regel \
                {relatedLine}|een andere boeking}; verplaats een van de twee.{problem? {problem}}
                """,
            phrases: [
                "same-days": """
                Zijn het gasten van één verblijf, voeg dan "row": "guest" toe aan bron {source:json}.
                """
            ]),
        "reservation-paid-over-total": RuleText(
            summary: "Er is meer betaald dan de boeking kost.",
            advice: "Betaal het verschil terug, of verbeter total of paid. Fooien horen in geen van beide.",
            message: """
                Er is “{value}” betaald, meer dan het totaal van {total}; betaal het verschil terug of verbeter het \
                bedrag.
                """),
        "reservation-property-missing": RuleText(
            summary: "De boeking noemt geen terrein, terwijl er meer dan één is.",
            advice: """
                Zet "property" in de bron als alle boekingen bij één horen; vul anders de kolom in. Nummers gelden per \
                terrein: zonder wordt de boeking met geen andere vergeleken.
                """,
            message: """
                De boeking noemt geen terrein, terwijl er meer dan één is; zet "property" in bron {source:json}.
                """),
        "reservation-rate-negative": RuleText(
            summary: "De prijs per nacht is negatief.",
            advice: "Verbeter de prijs. Een terugbetaling hoort bij de betalingen, niet in de prijs.",
            message: "De prijs per nacht “{value}” is negatief; verbeter die, of boek de terugbetaling als betaling."),
        "reservation-site-closed": RuleText(
            summary: "De plaats is in een nacht van het verblijf gesloten.",
            advice: """
                Verplaats het verblijf naar een open plaats, of verbeter closed_from (de eerste gesloten nacht) of \
                closed_to (de eerste open nacht).
                """,
            message: """
                Plaats {site} is gesloten{from? vanaf {from}}{to? tot {to}}, en het verblijf vanaf {value} valt er \
                deels in; verplaats het naar een open plaats.
                """),
        "reservation-site-crowded": RuleText(
            summary: "Te veel boekingen overlappen op één plaats; in de kolom staan waarschijnlijk plaatstypen.",
            advice: """
                Noem de kolom met het nummer van elke plaats: "columns": { "site_number": "…" }. Is die er niet, noem \
                dan deze als "category". "pairs" van de stap conflicts zegt hoeveel paren worden getoond.
                """,
            message: """
                Tot {stays:# boeking ligt|# boekingen overlappen} op plaats {site} in één nacht ({pairs:# paar, niet \
                getoond|# paren, niet getoond}); in de kolom staan waarschijnlijk plaatstypen. Noem de kolom met de \
                nummers als "site_number", of deze als "category".
                """),
        "reservation-site-missing": RuleText(
            summary: "De boeking heeft geen plaats, dus een dubbele boeking is niet te zien.",
            advice: "Wijs een plaats toe vóór de aankomst. `site` in de bron geeft er een aan alle regels.",
            message: "De boeking heeft geen plaats, dus een dubbele boeking is niet te zien; wijs er een toe."),
        "reservation-site-several": RuleText(
            summary: "De boeking noemt meerdere plaatsen en bezet ze allemaal.",
            advice: """
                Heet één plaats zo, zoals "12 + 13", voeg die dan toe aan de plaatsen: dan telt ze als één.
                """,
            message: """
                “{value}” lijken meerdere plaatsen: de boeking bezet ze allemaal. Heet één plaats zo, voeg die dan toe aan de \
                plaatsen.
                """),
        "reservation-site-unknown": RuleText(
            summary: "De boeking noemt een plaats die er niet is.",
            advice: """
                Verbeter het nummer, of voeg de plaats toe aan het bestand. Nummers worden als tekst vergeleken: "7" \
                is niet "07".
                """,
            message: "Er is geen plaats “{value}”; verbeter het nummer, of voeg de plaats toe."),
        "reservation-status-early": RuleText(
            summary: "De gast is er, is weg of kwam niet, maar de aankomst ligt in de toekomst.",
            advice: """
                Verbeter de status of de aankomst. Hebben veel boekingen het, dan worden de datums misschien in de \
                verkeerde volgorde gelezen.
                """,
            message: "De status is “{value}”, maar de aankomst is op {arrival}; verbeter een van de twee."),
        "reservation-status-unknown": RuleText(
            summary: "De status is geen bekend woord.",
            advice: """
                Zeg in de bron wat het woord betekent: `"statuses": { "wartelist": "pending" }`. De betekenissen zijn \
                confirmed, inHouse, completed, cancelled, noShow, pending en rejected.
                """,
            message: """
                “{value}” is geen bekende status; betekent het bevestigd, voeg dan "statuses": {{ {value:json}: \
                "confirmed" }} toe aan bron {source:json}.
                """),
        "reservation-stay-too-long": RuleText(
            summary: "Het verblijf duurt langer dan een jaar.",
            advice: """
                Verbeter nachten of vertrek. Boek een verblijf zonder einde per jaar: anders komt de plaats nooit \
                vrij.
                """,
            message: """
                Het verblijf heeft {nights:# nacht|# nachten} ({field} {value}), meer dan een jaar; verbeter de \
                datums.
                """),
        "reservation-superseded": RuleText(
            summary: """
                Een nieuwere export van dezelfde lijst heeft de boeking met een andere status, andere data of een \
                andere plaats.
                """,
            advice: """
                Niets te doen als de nieuwere export klopt. Welke nieuwer is, zegt een datum of een kopienummer in \
                de namen, of newest bij de bron; met "duplicates": "error" worden beide als dubbel gemeld.
                """,
            message: """
                De boeking is achterhaald: in {relatedFile?{relatedFile}|een nieuwere export}{relatedLine?, regel \
                {relatedLine}} veranderde {changes}; deze rij is overgeslagen.
                """,
            phrases: [
                "status": "de status",
                "arrival": "de aankomst",
                "departure": "het vertrek",
                "site_number": "de plaats",
            ]),
        "reservation-superseded-alike": RuleText(
            summary: "Een nieuwere export van dezelfde lijst heeft de boeking, met dezelfde status, data en plaats.",
            advice: "Niets te doen: de boeking telt één keer, zoals in de nieuwere export.",
            message: """
                De boeking is gelijk in {relatedFile?{relatedFile}|een nieuwere export}{relatedLine?, regel \
                {relatedLine}}; deze rij is overgeslagen.
                """),
        "reservation-total-disagrees": RuleText(
            summary: "Het totaal is niet de prijs per nacht maal de nachten, met of zonder belasting.",
            advice: """
                Verbeter prijs, nachten, belasting of totaal. Bevatten de totalen kosten of kortingen, zet de regel \
                dan uit voor de bron.
                """,
            message: """
                Het totaal is “{value}”, maar {nights:# nacht maakt|# nachten maken} tegen de prijs per nacht {total}; \
                verbeter wat fout is.
                """),
        "reservation-total-negative": RuleText(
            summary: "Totaal of belasting is negatief.",
            advice: "Verbeter het bedrag; een terugbetaling verlaagt wat betaald is, niet wat het verblijf kost.",
            message: "{field} “{value}” is negatief; verbeter het bedrag."),
        "source-ambiguous": RuleText(
            summary: "Het bestand is op twee manieren te lezen, en niets zegt welke bedoeld is.",
            advice: "Beantwoord de vraag met de regel voor pipeline.json die de melding geeft.",
            message: "{problem}",
            phrases: [
                "columns": """
                Er is niets uit het bestand gelezen; de kolommen {header:json} en {found:json} kunnen allebei {field} zijn, en \
                ze verschillen. Welke is bedoeld? Zet "columns": {{ {field:json}: {header:json} }} of \
                "columns": {{ {field:json}: {found:json} }} bij bron {source:json}.
                """,
                "copies": """
                Er is niets uit het bestand gelezen: naar de naam is het een kopie van {otherFile}, maar de twee \
                verschillen. Welk bestand geldt? Verwijder het andere, of zet de naam ervan bij bron {source:json} onder \
                "exclude".
                """,
                "encodings": """
                Er is niets uit het bestand gelezen; is het in {encoding} of in {found} geschreven? Zet "encoding": \
                {encoding:json} of "encoding": {found:json} bij bron {source:json}.
                """,
                "headings": """
                Er is niets van het bestand gelezen: op welke regel staan de koppen, {line} of {otherLine}? Voeg \
                "headerLine": {line} of "headerLine": {otherLine} toe aan bron {source:json}.
                """,
                "sites": """
                Geen van de {count:# plaats|# plaatsen} in de boekingen staat in deze lijst; de lijst wordt \
                daarom niet gebruikt en plaatsnummers worden niet gecontroleerd. Is dit de lijst van de eigen \
                plaatsen? Zo ja, schrijf de nummers zoals in de boekingen; zo nee, zet het bestand onder "ignore" \
                in pipeline.json.
                """,
            ]),
        "source-changed": RuleText(
            summary: "Het bestand is gewijzigd terwijl het werd gelezen.",
            advice: "Laat de export eerder maken, of geef de bron een minAge.",
            message: "{problem}",
            phrases: [
                "copied": """
                Het bestand is tijdens de verwerking gewijzigd en opnieuw gelezen, uit een kopie; laat de export \
                eerder maken.
                """,
                "torn": """
                Het bestand is tijdens de verwerking gewijzigd en bij het kopiëren nog eens: het is misschien niet \
                heel. Laat de export eerder maken.
                """,
            ]),
        "source-date-future": RuleText(
            summary: "Volgens de klok van deze computer is het bestand in de toekomst gewijzigd.",
            advice: "Zet de klokken van beide computers gelijk; tot dan zijn maxAge en minAge niet te controleren.",
            message: """
                Het bestand is gewijzigd op {moment}, over {age}, dus de leeftijd is onbekend; zet de klokken van \
                beide computers gelijk.
                """),
        "source-empty": RuleText(
            summary: "Het bestand heeft geen records.",
            advice: "Controleer of de export gelukt is.",
            message: "{problem}",
            phrases: [
                "no-bytes": "Het bestand is leeg; controleer of de export gelukt is.",
                "only-mark": "Het bestand heeft alleen een bytevolgordeteken; controleer of de export gelukt is.",
                "no-records": "Het bestand heeft geen records; controleer of de export gelukt is.",
                "no-files": "Het archief bevat geen bestanden; controleer of de export gelukt is.",
            ]),
        "source-missing": RuleText(
            summary: "Een bestand of patroon uit de configuratie past op niets.",
            advice: "Controleer de naam en `--root`; patronen gelden vanaf de map van de configuratie.",
            message: "{problem}",
            phrases: [
                "no-file": "Het bestand ontbreekt; zet de export daar opnieuw neer, of verbeter de naam of --root.",
                "no-match": "Geen bestand past: de export is niet binnengekomen, of het patroon of --root klopt niet.",
                "no-member": "Het archief heeft geen onderdeel van die naam; controleer de naam.",
                "gone": "Het bestand verdween terwijl het werd gelezen; kijk of het op dat moment wordt vervangen.",
                "kept-copy": """
                Het bestand kon niet worden opgehaald: {reason}; de kopie van {moment} wordt gebruikt. Controleer \
                het adres en de toegang.
                """,
                "not-fetched": "Het bestand kon niet worden opgehaald: {reason}; controleer het adres en de toegang.",
            ]),
        "source-not-export": RuleText(
            summary: "Het bestand is geen export van boekingen, contacten, plaatsen of plekken.",
            advice: """
                Niets te doen. Om er niets meer over te horen: zet het onder ignore in pipeline.json, of geef \
                --exclude.
                """,
            message: "Geen rapport heeft dit bestand nodig; {problem}.", phrases: dutchUnread),
        "source-partial": RuleText(
            summary: "Het bestand is misschien niet compleet, zoals het zelf zegt.",
            advice: """
                Haal het opnieuw op, met alle pagina’s; bij Overpass met een kleiner gebied of meer tijd: [timeout:180] \
                boven aan de query.
                """,
            message: "{problem}",
            phrases: [
                "remark":
                    "Het bestand is misschien niet compleet, zoals het zelf zegt: “{value}”. Haal het opnieuw op.",
                "unended": "De agenda heeft geen END:VCALENDAR en is misschien niet compleet; haal hem opnieuw op.",
                "next-page": """
                Het bestand is één pagina van een langere lijst, volgens “{header}”. Haal ook de andere pagina’s op.
                """,
                "fewer": """
                Het bestand heeft {count:# record|# records} van {total}, volgens “{header}”. Haal ook de andere \
                pagina’s op.
                """,
            ]),
        "source-recent": RuleText(
            summary: "Het bestand is zojuist nog gewijzigd en wordt nog niet gelezen.",
            advice: "Start opnieuw als de upload klaar is; `innkeeper watch` wacht daar vanzelf op.",
            message: """
                Het bestand is niet gelezen: het is gewijzigd op {moment}, {age} geleden, en minAge is {limit}. Start \
                opnieuw als het er is.
                """),
        "source-repeated": RuleText(
            summary: "Het bestand is een kopie van een ander bestand van dezelfde bron, byte voor byte.",
            advice: "Niets te doen; verwijder de kopie als u wilt.",
            message: "Het bestand is byte voor byte gelijk aan {otherFile}; het is overgeslagen."),
        "source-shrunk": RuleText(
            summary: """
                De bron heeft minder records dan minRecords, of heeft sinds de vorige keer meer dan maxDropPercent \
                verloren.
                """,
            advice: "Bekijk de export: er kan een filter, een pagina of een maand ontbreken.",
            message: "{problem}",
            phrases: [
                "too-few": """
                Er ontbreken records: er {count:is er #|zijn er #}, en minRecords is {limit}. Bekijk de export voordat u \
                de rapporten vertrouwt.
                """,
                "dropped": """
                Er ontbreken records: er {count:is er #|zijn er #}, {missing} minder dan de {before} van {asOf}, en \
                maxDropPercent is {limit}. Bekijk de export voordat u de rapporten vertrouwt.
                """,
            ]),
        "source-stale": RuleText(
            summary: "Het bestand is ouder dan maxAge van de bron.",
            advice: """
                De export komt niet meer, of komt ergens anders terecht. Kijk of het systeem dat hem maakt nog werkt.
                """,
            message: """
                De export is oud: hij is gewijzigd op {moment}, {age} geleden, en maxAge is {limit}. Kijk of hij nog \
                komt.
                """),
        "source-unaccounted": RuleText(
            summary: "Innkeeper heeft een deel van het bestand overgeslagen; dat is een fout van Innkeeper.",
            advice: "Meld het, met de regels eromheen als u die mag delen.",
            message: """
                Vanaf hier {count:is # byte|zijn # bytes} van het bestand zonder reden overgeslagen. Dat is een fout van \
                Innkeeper: meld het.
                """),
        "source-unchanged": RuleText(
            summary: "Een bron die elke dag nieuw zou moeten zijn, is byte voor byte die van een eerdere dag.",
            advice: """
                De export is misschien van oude gegevens gemaakt. Gebeurt er op rustige dagen niets, zet \
                source-unchanged dan op "off" voor de bron.
                """,
            message: "Elk bestand van de bron is hetzelfde als op {asOf}; kijk of de export opnieuw wordt gemaakt."),
        "source-unreadable": RuleText(
            summary: "Het bestand kan niet worden geopend of gelezen.",
            advice: "Controleer wat het is en wie het mag lezen.",
            message: "{problem}",
            phrases: [
                "folder": "Dit is een map, geen bestand; noem een bestand of een patroon.",
                "no-file": "Dit is geen leesbaar bestand; noem een bestand of een patroon.",
                "too-large": """
                Het bestand is groter dan de grens van {limit} en is niet gelezen; verhoog de grens als dit het \
                bedoelde is.
                """,
                "damaged-workbook": """
                Dit is een beschadigde werkmap: {reason}. Haal hem opnieuw op bij de bron, of open hem in het programma \
                dat hem heeft gemaakt en sla hem op als CSV.
                """,
                "failed": "Het bestand is niet te lezen: {reason}. Controleer wat het is en wie het mag lezen.",
            ]),
        "source-unrecognised": RuleText(
            summary: "Het bestand is misschien een export, en is niet gelezen.",
            advice: """
                Exporteer als CSV, vCard, iCalendar, xCard, GeoJSON of JSON-lijst, of noem de kolommen van een tabel \
                met columns. Is het bestand niet nodig: zet het onder ignore in pipeline.json, of geef --exclude.
                """,
            message: "Het bestand is niet gelezen; {problem}.", phrases: dutchUnread),
        "table-column-unread": RuleText(
            summary: """
                De namen van de gasten of wat betaald is, staan misschien in een kolom van de boekingen die niet gelezen wordt.
                """,
            advice: """
                Noem de kolom in `columns` van de bron: { "camper_name": "…" }.
                """,
            message: "{problem}",
            phrases: [
                "deposit": """
                {header:json} wordt niet gelezen: het kan betaald zijn of als eerste te betalen. Is het betaald, voeg dan \
                "columns": {{ {field:json}: {header:json} }} toe aan bron {source:json}.
                """,
                "guests": """
                Van geen kolom is bekend dat die de namen van de gasten bevat; niet gelezen worden {headers}. Staan de namen in een \
                daarvan, voeg dan "columns": {{ {field:json}: "…" }} toe aan bron {source:json}.
                """,
            ]),
        "table-row-skipped": RuleText(
            summary: "Een rij van de tabel is geen record: een regel boven de koppen, herhaalde koppen of totalen.",
            advice: "Niets te doen, tenzij een record voor zo’n rij is aangezien.",
            message: "{problem}",
            phrases: [
                "above-headings": "{count:# regel is|# regels zijn} overgeslagen: de koppen staan op regel {line}.",
                "headings": """
                De koppen staan hier nog eens{count?, en verderop {count:nog eens|nog # keer}}; overgeslagen.
                """,
                "totals": "Dit is een rij met totalen{count?, en verderop {count:nog #|nog #}}; overgeslagen.",
                "remark": "Een losse cel onder de tabel{count?, en nog {count:een|#} zoals deze}; overgeslagen.",
                "empty": "Een lege rij{count?, en verderop nog {count:een|#}}; overgeslagen.",
            ]),
        "vcard-end-missing": RuleText(
            summary: "De kaart heeft geen END:VCARD.",
            advice: "Exporteer het adresboek opnieuw: het bestand is misschien niet compleet aangekomen.",
            message: "De kaart heeft geen END:VCARD, en er kan iets verloren zijn; exporteer het adresboek opnieuw."),
        "vcard-line-malformed": RuleText(
            summary: "Een regel van de kaart is zo niet te lezen.",
            advice: """
                Regeleinden in een waarde worden als \n geschreven, of de volgende regel begint met een spatie (RFC \
                6350, 3.2).
                """,
            message: "{problem}",
            phrases: [
                "no-colon": """
                Deze regel heeft geen dubbele punt na de naam van een eigenschap; hij is overgeslagen. Verbeter \
                hem in het adresboek.
                """,
                "no-name": """
                Deze regel begint niet met de naam van een eigenschap; hij is overgeslagen. Verbeter hem in het \
                adresboek.
                """,
                "continues-nothing": """
                Deze regel vervolgt geen andere; hij is overgeslagen. Exporteer het adresboek opnieuw.
                """,
                "foreign-begin": """
                Hier begint iets dat geen kaart is; het is overgeslagen. Verwijder het uit het bestand.
                """,
                "card-within": """
                Hier begint een kaart binnen een andere; die is overgeslagen, de buitenste is gelezen. Zet die achter de \
                buitenste om beide te houden.
                """,
                "foreign-end": """
                Hier eindigt iets dat niet begon; de regel is overgeslagen. Verwijder hem uit het bestand.
                """,
                "stray-end": """
                Hier eindigt een kaart die niet begon; de regel is overgeslagen. Exporteer het adresboek opnieuw.
                """,
                "base64": """
                Deze regel heeft base64 in plaats van tekst; hij is overgeslagen. Verbeter hem in het adresboek.
                """,
                "bad-escape": """
                Deze regel heeft een `=` zonder twee hexadecimale cijfers, dat zo blijft staan. Verbeter hem in \
                het adresboek.
                """,
                "unknown-charset": """
                Deze regel noemt een onbekende CHARSET; hij is gelezen als {encoding}. Controleer de letters, of \
                exporteer als UTF-8.
                """,
                "not-utf8": """
                Deze regel is geen UTF-8; hij is gelezen als {encoding}. Controleer de letters, of exporteer als \
                UTF-8.
                """,
                "wrong-charset": """
                Deze regel noemt een andere CHARSET, maar is {encoding} en is zo gelezen. Controleer de letters, of \
                exporteer als UTF-8.
                """,
                "loose-birthday": """
                Deze regel geeft maand en dag zonder `--` ervoor; ze zijn zo gelezen. Controleer de verjaardag.
                """,
                "not-a-property": """
                Dit is geen eigenschap (naam, parameters, type, waarde); ze is overgeslagen. Exporteer het \
                adresboek opnieuw.
                """,
                "holds-object": """
                Er staat een object waar een tekst hoort; de eigenschap is overgeslagen. Exporteer het adresboek \
                opnieuw.
                """,
            ]),
        "vcard-malformed": RuleText(
            summary: "Dit is geen vCard.",
            advice: "Exporteer het adresboek opnieuw, of verwijder de regels.",
            message: "{problem}",
            phrases: [
                "stray-text": "Deze tekst staat buiten elke kaart; verwijder hem, of exporteer het adresboek opnieuw.",
                "too-long": """
                De kaart is langer dan een record mag zijn; exporteer het adresboek opnieuw, desnoods zonder \
                foto’s.
                """,
                "empty": """
                De kaart heeft geen END:VCARD en is leeg; verwijder die, of exporteer het adresboek opnieuw.
                """,
                "end-damaged": """
                De regel END van een kaart is beschadigd, zodat twee kaarten in elkaar overlopen; exporteer het \
                adresboek opnieuw.
                """,
                "not-an-array": """
                Dit is geen jCard: er hoort een lijst te staan die met "vcard" begint. Exporteer het adresboek \
                opnieuw.
                """,
                "no-properties": "De jCard heeft geen lijst van eigenschappen; exporteer het adresboek opnieuw.",
                "no-card": "De address-data bevat geen vCard; haal het adresboek opnieuw op.",
                "text-outside": "Er staat tekst buiten de vCard in address-data; haal het adresboek opnieuw op.",
                "several": """
                Er {count:staat # vCard|staan # vCards} in één address-data; haal het adresboek opnieuw op.
                """,
            ]),
        "vcard-version-unknown": RuleText(
            summary: "De kaart heeft geen bekende VERSION.",
            advice: "Exporteer het adresboek opnieuw als vCard 3.0 of 4.0. Escapes en vouwen worden zo gelezen.",
            message: "{problem}",
            phrases: [
                "none": """
                De kaart heeft geen VERSION; ze is gelezen als vCard 3.0 of 4.0. Exporteer het adresboek opnieuw \
                als een van deze.
                """,
                "unknown": """
                De VERSION van de kaart is niet 2.1, 3.0 of 4.0; ze is gelezen als vCard 3.0 of 4.0. Exporteer het \
                adresboek opnieuw als een van deze.
                """,
                "not-four": """
                De versie van de kaart is niet 4.0, zoals bij elke jCard; ze is gelezen als 4.0. Exporteer het \
                adresboek opnieuw.
                """,
            ]),
        "worksheet-cell-error": RuleText(
            summary: "Cellen van het blad tonen een fout in plaats van een waarde.",
            advice: "Zet de formules in de werkmap recht, bewaar hem en voer opnieuw uit.",
            message: """
                {count:# cel toont|# cellen tonen} een fout in plaats van een waarde (de eerste is {value}) en \
                {count:telt|tellen} als leeg; zet de formules in de werkmap recht.
                """),
        "worksheet-colour-unread": RuleText(
            summary: "Rijen hebben verschillende opvulkleuren, en het blad heeft geen kolom voor de status.",
            advice: """
                Betekenen de kleuren iets (een optie, een annulering), schrijf dat dan in een kolom “Status”. Rijen \
                met om en om een kleur worden niet gemeld.
                """,
            message: """
                Deze cel heeft een andere opvulkleur dan die erboven, en er is geen kolom voor de status: kleuren \
                worden niet gelezen. Betekenen ze iets, schrijf dat dan in een kolom “Status”.
                """),
        "worksheet-formula-unresolved": RuleText(
            summary: "Formules op het blad hebben geen opgeslagen resultaat.",
            advice: "Open de werkmap in een spreadsheetprogramma, bewaar hem daar en voer opnieuw uit.",
            message: """
                {count:# formule heeft|# formules hebben} geen opgeslagen resultaat (de eerste in {value}) en \
                {count:telt|tellen} als leeg; open de werkmap in een spreadsheetprogramma en bewaar hem.
                """),
        "worksheet-hidden": RuleText(
            summary: """
                Een verborgen blad heeft records van de soort van de bron naast een zichtbaar blad, en wordt niet \
                gelezen.
                """,
            advice: "Verwijder het blad als het oud is; noem het in `files` om het te lezen.",
            message: """
                Het blad “{value}” is verborgen en is niet gelezen: het heeft {count:# rij|# rijen}. Tellen die mee, \
                voeg dan {member:json} toe aan "files" van bron {source:json}.
                """),
        "worksheet-row-struck-out": RuleText(
            summary: "Een boeking is op het blad doorgestreept en telt als in afwachting.",
            advice: """
                Schrijf “geannuleerd” in de status of verwijder de rij; geldt de boeking, haal dan de streep weg.
                """,
            message: """
                Deze boeking is doorgestreept en telt als in afwachting. Is ze geannuleerd, schrijf dat dan in de status \
                of verwijder de rij; haal anders de streep weg.
                """),
        "xml-malformed": RuleText(
            summary: "De XML is niet welgevormd, heeft een DOCTYPE of overschrijdt een grens.",
            advice: "Exporteer het bestand opnieuw. Een DOCTYPE is in deze formaten nooit nodig; haal het weg.",
            message: "{problem}",
            phrases: [
                "malformed": """
                Dit is geen geldige XML: {reason}. Daarna is niets gelezen; exporteer het bestand opnieuw.
                """,
                "too-long": "Dit element `{word}` is langer dan een record mag zijn; exporteer het bestand opnieuw.",
                "uncounted": """
                In deze codering zijn plaatsen niet te bepalen; hierna is niets gelezen. Bewaar het bestand als \
                UTF-8.
                """,
                "stray-element": """
                Een element `{word}` is hier niet bekend, dus is er niets in gelezen. Misschien is de naam beschadigd; \
                exporteer het bestand opnieuw.
                """,
                "stray-text": """
                Deze tekst staat buiten elk record, waar geen tekst hoort. Misschien is een tag beschadigd; exporteer het \
                bestand opnieuw.
                """,
            ]),
    ]

    /// What an unread file is, and what to do about it; the kinds of records; columns that a table lacks.
    private static let dutchUnread: [String: String] = [
        "export": """
        het bevat {kind?{kind}|records}, maar geen bron van de configuratie vraagt erom; voeg de naam of een patroon \
        toe aan "files"
        """,
        "table": """
        {kind?{needs?de tabel lijkt {kind} te bevatten, maar heeft geen kolom voor {needs}{header? naast \
        {header}|}|niets in de tabel toont dat die {kind} bevat}|geen kop van de tabel is bekend}{value?; de koppen \
        zijn {value}}. Bevat die {kind?{kind}|boekingen, contacten, plaatsen of plekken}, noem dan de kolommen met \
        "columns" in pipeline.json
        """,
        "stays": """
        twee kolommen lijken de dagen van verblijven, maar hun koppen zijn niet bekend{value?; de koppen zijn \
        {value}|}. Zijn ze dat, voeg dan aan pipeline.json een bron {{ "kind": "bookings", "files": \
        [{filePattern:json}], "columns": {{ "arrival": {header:json}, "departure": {found:json} }} }} \
        toe
        """,
        "other-stays": """
        koppen als {headers} laten zien dat de dagen van iets anders zijn, en niet van verblijven. Zijn het wel \
        verblijven, voeg dan aan pipeline.json een bron \
        {{ "kind": "bookings", "files": [{filePattern:json}] }} toe
        """,
        "values-only": """
        de tabel heeft geen koppen; zet boven de eerste rij een rij met koppen, bijvoorbeeld Reservering, Plaats, \
        Gast, Aankomst, Vertrek
        """,
        "saved-places": """
        het is een lijst van opgeslagen plekken zonder hun positie; kies in Google Takeout Maps (je plaatsen) en \
        gebruik Saved Places.json daaruit
        """,
        "bank-statement": "het is een rekeningafschrift",
        "payout": "het is een lijst van uitbetalingen",
        "staff-list": "het is een personeelslijst",
        "calendar-grid": """
        het is een bezettingsrooster, met plaatsen aan de ene kant en dagen aan de andere; exporteer of maak \
        een lijst van de boekingen, één per rij, met plaats, gast, aankomst en vertrek
        """,
        "transposed-table": """
        de koppen staan in de eerste kolom, één record per kolom; draai de tabel (kopiëren, plakken \
        speciaal, transponeren), zodat elke rij één record is
        """,
        "excel":
            "het is een Excel-werkmap (.xlsx); open het in een spreadsheetprogramma en bewaar elk blad als CSV UTF-8",
        "old-excel": """
        het is een oude Excel-werkmap (.xls); open het in een spreadsheetprogramma en bewaar elk blad als CSV UTF-8
        """,
        "open-document-sheet": """
        het is een OpenDocument-werkmap (.ods); open het in een spreadsheetprogramma en bewaar elk blad als CSV UTF-8
        """,
        "numbers": "het is een werkmap van Apple Numbers; open het in Numbers en kies Archief, Exporteer naar, CSV",
        "protected-office": """
        het is een Office-bestand met wachtwoord; verwijder het wachtwoord, open het dan in een spreadsheetprogramma en bewaar \
        elk blad als CSV UTF-8
        """,
        "spreadsheet-xml": """
        het is een werkmap als XML, die Excel opent; open het in een spreadsheetprogramma en bewaar elk blad als CSV UTF-8
        """,
        "web-table": """
        het is een webpagina met de naam van een tabel, zoals sommige systemen die exporteren; open het in een \
        spreadsheetprogramma en bewaar elk blad als CSV UTF-8
        """,
        "json-records": """
        de JSON bevat een lijst van records in een onbekende vorm{value?; de sleutels van de objecten zijn {value}. Bevat \
        hij boekingen, contacten, plaatsen of plekken, noem de sleutels dan met "columns" in pipeline.json|}
        """,
        "moments": """
        {headers} zijn geen dagen maar tijdstippen in seconden of milliseconden sinds 1970, en die worden niet gelezen: \
        welke dag het dan is, hangt af van de tijdzone. Exporteer de dagen als JJJJ-MM-DD
        """,
        "json": "het is JSON zonder een lijst van records",
        "xml-records": "de XML bevat een lijst van records in een onbekende vorm",
        "xml": "het is XML zonder een lijst van records",
        "osm-xml": "het is de XML van OpenStreetMap; vraag Overpass om JSON, met [out:json] voor de vraag",
        "calendar": "het heet een agenda, maar begint niet met BEGIN:VCALENDAR; exporteer het opnieuw",
        "other-calendar": """
        de afspraken zijn feestdagen, vakanties, afvalinzameling, verjaardagen of dergelijke, en geen verblijven. \
        Zijn het wel verblijven, voeg dan aan pipeline.json een bron \
        {{ "kind": "bookings", "files": [{filePattern:json}] }} toe
        """,
        "cards": "het heet een adresboek, maar heeft geen regel BEGIN:VCARD; exporteer het opnieuw",
        "kmz": """
        het is een ingepakte kaart van Google Earth (.kmz); pak die uit en zet hem daarna om naar GeoJSON, bijvoorbeeld \
        met ogr2ogr
        """,
        "shapefile": "het is deel van een shapefile; zet het om naar GeoJSON, bijvoorbeeld met ogr2ogr",
        "geo-package": "het is een GeoPackage; zet het om naar GeoJSON, bijvoorbeeld met ogr2ogr",
        "columnar": """
        het is een kolomsgewijs bestand (Parquet of Arrow); zet het om naar CSV, bijvoorbeeld met DuckDB
        """,
        "database": "het is een database; exporteer de tabel van boekingen als CSV",
        "word": "het is een Word-document",
        "open-document": "het is een OpenDocument-tekst",
        "presentation": "het is een presentatie",
        "pdf": "het is een PDF; bevat die gegevens, exporteer ze als CSV",
        "rich-text": "het is een opgemaakte tekst (.rtf)",
        "web-page": "het is een webpagina",
        "email": "het is een e-mail; is er een export bijgevoegd, bewaar die dan bij de andere",
        "text": "het is een tekst",
        "picture": "het is een afbeelding",
        "media": "het is geluid of video",
        "archive": "het is een archief dat hier niet uitgepakt kan worden; pak het uit, of maak er een zip van",
        "encrypted": "het is versleuteld; ontsleutel het eerst",
        "encoding": "het is tekst in UTF-32; bewaar het als UTF-8",
        "unknown": "het heeft geen formaat dat hier gelezen wordt",
        "bookings": "boekingen",
        "campsites": "plaatsen",
        "contacts": "contacten",
        "places": "plekken",
        "arrival": "een aankomstdatum",
        "departure": "een vertrekdatum of een aantal nachten",
        "name": "een naam",
        "reach": "telefoon, e-mail of verjaardag",
        "site-number": "een plaatsnummer",
        "site-facts": "wat een plaats biedt (capaciteit, stroom, tarief)",
        "further-site-fact": "een tweede eigenschap van de plaatsen (capaciteit, stroom, tarief)",
        "position": "breedtegraad en lengtegraad",
    ]
}
