package import InnkeeperCore

extension Language {
    /// German.
    package static let de = Language(
        code: "de", pluralForm: Language.oneIsSingular, quotes: ("„", "“"),
        notation: Notation(
            marks: Notation.Marks(",", "."), marksIn: Notation.table(["CH LI": Notation.Marks(".", "’")]),
            percentSpace: "\u{A0}", currencyPlace: .after, currencyPlaceIn: Notation.table(["AT CH LI": .apart])),
        label: German.label, sentence: German.sentence, term: German.term, rules: { German.rules })
}

private enum German {}

// MARK: Labels

extension German {
    static func label(_ label: Label) -> String {
        switch label {
        // Dates and directions.
        case .months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
        case .shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."
        case .weekdays: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag"
        case .shortWeekdays: "Mo Di Mi Do Fr Sa So"
        case .firstDay: "1."
        case .compass: "N NO O SO S SW W NW"
        case .morning: "AM"
        case .afternoon: "PM"
        // Sections.
        case .today: "Heute"
        case .whatWasRead: "Gelesene Daten"
        case .needsAttention: "Zu prüfen"
        case .arrivals: "Anreisen heute"
        case .departures: "Abreisen heute"
        case .inHouse: "Heute Nacht auf dem Platz"
        case .conflicts: "Konflikte"
        case .whatChanged: "Was sich geändert hat"
        case .birthdays: "Geburtstage"
        case .birthdaysInStays: "Geburtstage während des Aufenthalts"
        case .balances: "Offene Beträge"
        case .shortages: "Zu wenige Stellplätze"
        case .keyFigures: "Kennzahlen"
        case .nearby: "Orte in der Nähe"
        case .featured: "Ort des Tages"
        case .dataQuality: "Datenqualität"
        case .notChecked: "Nicht geprüft"
        case .todo: "Heute zu tun"
        case .occupancyCalendar: "Belegungskalender"
        case .monthByMonth: "Monat für Monat"
        case .skip: "Zum Inhalt springen"
        case .sections: "Abschnitte"
        // Nothing to show.
        case .nothingRead: "Es wurde keine Quelle gelesen."
        case .filesNotRead: "Nicht gelesene Dateien"
        case .nothingNeedsAttention: "Alles in Ordnung."
        case .noArrivals: "Heute keine Anreisen."
        case .noDepartures: "Heute keine Abreisen."
        case .noConflicts: "Keine Doppelbuchungen."
        case .noBalances: "Nichts ist offen und nichts überzahlt."
        case .noPayments: "Aus den Exporten geht nicht hervor, was bezahlt ist."
        case .noBirthdays: "Keine Geburtstage in den nächsten Tagen."
        case .noOccupancy: "Der gewählte Belegungszeitraum umfasst die kommenden Nächte nicht."
        case .nothingSold: "Keine Nacht verkauft."
        case .noPlaces: "Keine Orte in der Nähe."
        case .everythingChecked: "Alle Regeln wurden geprüft."
        case .noFigures: "Es gibt keine Buchungen auszuwerten."
        case .nothingToDo: "Nichts zu tun: keine Konflikte, nichts zu bestätigen, nichts zu kassieren."
        case .nothingElseToDo: "Nichts zu bestätigen, nichts zu kassieren."
        case .noFreeSite: "Kein anderer Stellplatz ist für den ganzen Aufenthalt frei."
        case .nothingToReport: "keine Befunde"
        // Columns and marks.
        case .source: "Quelle"
        case .kind: "Art"
        case .files: "Dateien"
        case .newestFile: "Neueste Datei"
        case .read: "Gelesen"
        case .accepted: "Angenommen"
        case .rejected: "Abgelehnt"
        case .skipped: "Übersprungen"
        case .site: "Stellplatz"
        case .sites: "Stellplätze"
        case .guest: "Gast"
        case .guests: "Personen"
        case .booking: "Buchung"
        case .bookings: "Buchungen"
        case .stay: "Aufenthalt"
        case .stays: "Aufenthalte"
        case .balance: "Offener Betrag"
        case .status: "Status"
        case .night: "Nacht"
        case .sold: "Verkauft"
        case .occupancy: "Belegung"
        case .occupancyOfSeen: "Belegung (der gebuchten Stellplätze)"
        case .revenue: "Logisumsatz"
        case .place: "Ort"
        case .category: "Kategorie"
        case .distance: "Entfernung"
        case .direction: "Richtung"
        case .fromHere: "vom Platz aus"
        case .wholeWindow: "gesamter Zeitraum"
        case .noSite: "ohne Stellplatz"
        case .noName: "ohne Namen"
        case .noSource: "ohne Quelle"
        case .none: "keine"
        case .theDay: "Der Tag in Zahlen"
        case .occupancyTonight: "Belegung heute Nacht"
        case .findings: "Befunde"
        case .firstStay: "Erster Aufenthalt"
        case .secondStay: "Zweiter Aufenthalt"
        case .sharedNights: "Doppelt belegte Nächte"
        case .echoes: "In beiden Kanälen prüfen"
        case .state: "Stand"
        case .openAmount: "Offen"
        case .knownBy: "Erkannt an"
        case .unassigned: "Ohne Stellplatz"
        case .stillMissing: "Es fehlen"
        case .allSites: "alle Stellplätze"
        case .solution: "Lösung"
        case .arrive: "Anreisen"
        case .leave: "Abreisen"
        case .notable: "Außerdem"
        case .freeNights: "Freie Nächte"
        case .onTheMap: "Auf der Karte"
        case .day: "Tag"
        case .when: "Wann"
        case .turnsAge: "Wird"
        case .what: "Was"
        case .why: "Warum"
        case .field: "Feld"
        case .before: "Vorher"
        case .after: "Nachher"
        case .rules: "Regeln"
        case .period: "Zeitraum"
        case .bySource: "Nach Quelle"
        case .asTable: "Dasselbe als Tabelle"
        case .freeForSecond: "Freie Stellplätze"
        case .name: "Name"
        case .electricity: "Strom"
        case .water: "Wasser"
        case .nightlyRate: "Übernachtungspreis"
        case .yes: "ja"
        case .no: "nein"
        case .howToFix: "Abhilfe:"
        case .nightsSold: "Verkaufte Nächte"
        case .adr: "ADR (Durchschnittspreis je Nacht)"
        case .revpar: "RevPAR (Umsatz je verfügbarer Stellplatznacht)"
        case .averageStay: "Ø Aufenthaltsdauer"
        case .cancelled: "Storniert"
        case .noShow: "Nicht angereist"
        case .invalid: "Von den Regeln abgelehnt"
        case .leadDays: "Vorausbuchung (Tage)"
        // Changes.
        case .refusedNow: "ihr Datensatz wird jetzt abgelehnt"
        case .emptyValue: "(leer)"
        // Words in lines.
        case .and: "und"
        case .or: "oder"
        case .seeAll: "alle Konflikte ansehen"
        case .orMove: "oder verlegen auf"
        case .alsoFree: "; auch frei:"
        case .seeWhy: "Gründe und Abhilfe ansehen"
        case .birthdayToday: "Geburtstag heute:"
        case .birthdayTomorrow: "Geburtstag morgen:"
        case .isToday: "heute"
        case .isTomorrow: "morgen"
        case .youngAge: "keine Stunde alt"
        case .dayUnit: "T."
        case .sitesSeemFree: "Ohne diese Buchungen erscheinen belegte Stellplätze als frei."
        case .nearestPlace: "Nächster Ort"
        case .colon: ":"
        case .semicolon: ";"
        case .whatToDo: "Was zu tun ist"
        case .failing: "Schlägt an (» zeigt die Stelle)"
        case .passing: "In Ordnung"
        case .needsCampSites: "Braucht eine Quelle mit Stellplätzen."
        case .needsOrigin: "Braucht die Lage des Platzes (origin)."
        case .needsConflicts: "Braucht den Schritt conflicts."
        case .effectRejects: "Der Datensatz wird abgelehnt und kommt nach rejected/."
        case .effectMarks: "Der Datensatz bleibt und wird gekennzeichnet."
        case .effectSkips: "Der Datensatz wird übersprungen."
        case .effectNone: "Kein Datensatz wird deshalb abgelehnt."
        case .theseRejected: "Diese Datensätze wurden abgelehnt."
        case .theseMarked: "Diese Datensätze wurden behalten und gekennzeichnet."
        case .theseSkipped: "Diese Datensätze wurden übersprungen."
        case .comparedWithStays: "Überschneidungen und Dubletten wurden nur in diesen Dateien gesucht."
        case .comparedAlone: "Dubletten wurden nur in diesen Dateien gesucht."
        // Pictures.
        case .weekendsAreDarker: "Freitag- und Samstagnächte sind hervorgehoben."
        case .fromEachSite: "Von jedem Stellplatz aus"
        case .pause: "Anhalten"
        case .featuredStrip: "Ausflugsziele"
        case .alsoNearby: "Auch in der Nähe"
        case .taken: "belegt"
        case .pending: "unbestätigt"
        case .closed: "geschlossen"
        case .heatNone: "nichts verkauft"
        case .heatQuarter: "bis zu einem Viertel"
        case .heatHalf: "bis zur Hälfte"
        case .heatMost: "bis zu drei Vierteln"
        case .heatFull: "bis voll belegt"
        case .heatOver: "überbelegt"
        case .here: "Der Platz"
        case .nearestOfKinds: "Das Nächste jeder Art"
        case .mapExplained: "Maßstäblich, Norden ist oben. Die Nummern sind die der Tabellen."
        case .monthsWithSites:
            """
            Jedes Kästchen ist eine Nacht: je dunkler, desto voller. Dahinter stehen die Belegung des Monats und die \
            verkauften Nächte.
            """
        case .monthsWithoutSites:
            "Jedes Kästchen ist eine Nacht: je dunkler, desto voller. Dahinter stehen die verkauften Nächte."
        case .noClash: "Keine Nacht ist doppelt gebucht."
        case .figuresExplained:
            """
            Belegung: verkaufte durch verfügbare Nächte. ADR: Logisumsatz durch verkaufte Nächte. RevPAR: \
            Logisumsatz durch verfügbare Nächte. Aufenthaltsdauer: Nächte durch Aufenthalte, die im Zeitraum \
            anreisen. Storniert und nicht angereist sind Anteile an allen dafür eingegangenen Buchungen. Nächte, in \
            denen ein Stellplatz geschlossen ist, zählen als verfügbar, wie bei STR. Der Logisumsatz ist ohne \
            Steuern und auf die Nächte verteilt; von den Regeln abgelehnte Buchungen zählen sonst nirgends mit.
            """
        case .bornOnLeapDay28: "Geboren am 29. Februar; in Jahren ohne Schalttag am 28. Februar."
        case .bornOnLeapDay1: "Geboren am 29. Februar; in Jahren ohne Schalttag am 1. März."
        case .bornOnLeapDay: "Geboren am 29. Februar; nur in Schaltjahren."
        }
    }
}

// MARK: Sentences

extension German {
    static func sentence(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday}, {day} {month} {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}."
        case .monthOfYear: "{month} {year}"
        case .made: "Erstellt am {date}, {time} Uhr"
        case .hoursOld: "{hours:# Stunde|# Stunden} alt"
        case .daysOld: "{days:# Tag|# Tage} alt"
        case .inDays: "in {days:# Tag|# Tagen}"
        // Counts.
        case .records: "{count:# Datensatz|# Datensätze}"
        case .nights: "{count:# Nacht|# Nächte}"
        case .people: "{count:# Gast|# Gäste}"
        case .stays: "{count:# Aufenthalt|# Aufenthalte}"
        case .errors: "{count:# Fehler|# Fehler}"
        case .warnings: "{count:# Warnung|# Warnungen}"
        case .notes: "{count:# Hinweis|# Hinweise}"
        case .more: "und noch {count}"
        case .moreCodes: "und {count:# weiterer Code|# weitere Codes}"
        case .pendingCount: "{count} unbestätigt"
        case .knownFindings: "{count:# Befund|# Befunde} der Baseline"
        case .readSummary: "{records:# Datensatz|# Datensätze} aus {sources:# Quelle|# Quellen} gelesen: {parts}"
        case .recordsInFiles: "{records:# Datensatz|# Datensätze} in {files:# Datei|# Dateien}"
        case .acceptedCount: "{count:# angenommen|# angenommen}"
        case .rejectedCount: "{count:# abgelehnt|# abgelehnt}"
        case .skippedCount: "{count:# übersprungen|# übersprungen}"
        case .changeNew: "{count:# neu|# neu}"
        case .changeGone: "{count:# entfallen|# entfallen}"
        case .changeMoved: "{count:# umgebucht|# umgebucht}"
        case .changeChanged: "{count:# geändert|# geändert}"
        case .changeResolved: "{count:# erledigt|# erledigt}"
        case .changeNone: "{count:# unverändert|# unverändert}"
        case .changeUncompared: "{count:# nicht verglichen (Export fehlt)|# nicht verglichen (Export fehlt)}"
        case .countRejected: "{count} abgelehnt"
        case .knownNotShown: "{count:# Befund|# Befunde} der Baseline nicht gezeigt"
        case .soldOf: "{sold} von {sites:# Stellplatz|# Stellplätzen}"
        case .soldOfSeen: "{sold} von {sites:# gebuchten Stellplatz|# gebuchten Stellplätzen}"
        case .onlyClosed:
            """
            {count:# Kalendereintrag sagt|# Kalendereinträge sagen} nur „geschlossen“. Booking.com schreibt das auch bei \
            Buchungen, daher zählen diese Nächte nicht als verkauft; welche es sind, zeigt der Export der Reservierungen.
            """
        case .perhapsSold: "{count} vielleicht verkauft"
        // Sections.
        case .since: "Seit dem Lauf vom {date}."
        case .notCompared: "Es wurde nichts verglichen, denn {reason}."
        case .bookingsNotCompared: "Buchungen wurden nicht verglichen, denn {reason}."
        case .findingsNotCompared: "Befunde wurden nicht verglichen, denn {reason}."
        case .noEarlierRun: "es gibt keinen früheren Lauf"
        case .unknownEarlierRun: "es ist nicht bekannt, wo der letzte Lauf liegt"
        case .damagedEarlierRun: "der frühere Lauf ist nicht lesbar: {why}"
        case .redactedEarlierRun: "der letzte Lauf war anonymisiert"
        case .earlierFileMissing: "der letzte Lauf hat {file} nicht hinterlassen"
        case .earlierFileUnreadable: "{file} des letzten Laufs ist nicht lesbar: {why}"
        case .fieldsMissing: "der Quelle fehlt {fields}"
        case .severalFieldsMissing: "der Quelle fehlen {fields}"
        case .campSitesMissing: "es gibt keine Quelle mit Stellplätzen"
        case .originMissing: "die Lage des Platzes (origin) fehlt"
        case .stageMissing: "der Schritt {stage} steht nicht in der Konfiguration"
        case .mostChanged: "{changed} von {earlier} früheren Buchungen haben sich geändert oder sind entfallen."
        case .mostChangedField:
            """
            {changed} von {earlier} früheren Buchungen haben sich geändert oder sind entfallen; am häufigsten \
            {field}, {times:einmal|#-mal}.
            """
        case .nextNights: "Belegung der nächsten {count:# Nacht|# Nächte}"
        case .nextDays: "Nächste {count:# Tag|# Tage}"
        case .siteNights: "Stellplätze, nächste {count:# Nacht|# Nächte}"
        case .firstRows: "Die ersten {shown} von {total}."
        case .allIn: "Alle stehen in {file}."
        case .crowded:
            """
            Zu viele Buchungen überschneiden sich auf {site}: bis zu {stays} in einer Nacht, {pairs:# Paar ist|# \
            Paare sind} nicht aufgeführt. Die Spalte enthält vermutlich Stellplatzarten.
            """
        case .conflictsUnknown:
            """
            Ohne Stellplatz: {withoutSite} von {stays:# Aufenthalt|# Aufenthalten}; unter ihnen ließ sich keine \
            Doppelbuchung suchen.
            """
        case .echoesFound:
            "{count:# Eintrag eines Kanals meldet|# Einträge eines Kanals melden} nur „geschlossen“: vermutlich {count:derselbe Aufenthalt|dieselben Aufenthalte} wie in einem anderen."
        case .overFull:
            """
            Über 100 %: in {nights:# Nacht|# Nächten} gibt es mehr Aufenthalte als Stellplätze, durch Doppelbuchungen \
            oder Aufenthalte ohne Stellplatz.
            """
        case .moreCrowds: "{count:# weiterer Stellplatz ist|# weitere Stellplätze sind} ebenso betroffen."
        case .fromSite: "von Stellplatz {site} aus"
        case .shortage:
            """
            {stays:# Aufenthalt|# Aufenthalte} auf {sites:# Stellplatz|# Stellplätze}, davon {unassigned} ohne \
            Zuteilung
            """
        case .balanceTotal: "{state}: {amount}, {stays:# Aufenthalt|# Aufenthalte}."
        case .sleepHere:
            "Heute Nacht {stays:# Aufenthalt|# Aufenthalte}{guests? mit {guests:# Person|# Personen}|} auf dem Platz."
        case .straightLine: "Luftlinie {origin}."
        case .moreSites: "Und von {count:# weiteren Stellplatz|# weiteren Stellplätzen} aus."
        case .turns: "wird {age}"
        case .lineOfFile: "Zeile {line} von {file}"
        case .madeBy: "Erstellt mit Innkeeper {version}"
        case .doubleBooked: "{site} ist für {count:# Nacht|# Nächte} doppelt gebucht, {nights}:"
        case .bookedTwice: "{site} ist für {count:# Nacht|# Nächte} vom selben Gast zweimal gebucht, {nights}:"
        case .moreConflicts: "{count:# weiterer Konflikt|# weitere Konflikte} zu lösen:"
        case .sameGuestAdvice: "Vermutlich ist es eine Buchung, die doppelt eingegangen ist: {booking} stornieren"
        case .move: "{booking} verlegen auf"
        case .confirmArrivals: "{count:# Anreise ist|# Anreisen sind} noch zu bestätigen:"
        case .collect: "Bei Anreise {amount} kassieren:"
        case .birthdayOf: "Geburtstag von {name}"
        case .onSite: "Stellplatz {site}"
        case .recordsRejected:
            "{count:# Datensatz wurde abgelehnt und zählt|# Datensätze wurden abgelehnt und zählen} nirgends mit:"
        case .firstConflict: "zuerst: {site}, {nights}"
        case .notRead: "Nicht gelesen: {file}."
        case .moreNotRead: "{count:# weitere Datei wurde|# weitere Dateien wurden} nicht gelesen:"
        case .notNeeded:
            "{count:# Datei|# Dateien} neben den Exporten {count:wurde|wurden} nicht gelesen; das ist auch nicht nötig:"
        case .freeSitesFor: "Freie Stellplätze für {booking}: {sites}."
        case .staysHere: "zu Gast auf {site}, {days}"
        case .staysWithoutSite:
            "{count:# Aufenthalt dieser Nächte hat|# Aufenthalte dieser Nächte haben} noch keinen Stellplatz."
        case .nearest: "Am nächsten ({kind})"
        case .nearestPlaces: "Die nächsten Orte {origin}"
        case .nearestStays: "Die nächsten {shown} von {total} Aufenthalten."
        // Pictures in words.
        case .chart: "Ein Balken für jede von {nights:# Nacht|# Nächten}. Am wenigsten: {least}. Am meisten: {most}."
        case .siteNightsPicture:
            """
            {sites:# Stellplatz|# Stellplätze} in Zeilen, {nights:# Nacht|# Nächte} in Spalten, {stays:# \
            Aufenthalt|# Aufenthalte}.
            """
        case .clashes: "Doppelt gebucht: {sites}."
        case .monthsPicture: "Belegung nach Monaten. {months}."
        case .mapPicture: "Karte der Orte {origin}, bis {radius} entfernt. {places}."
        // Check and explain.
        case .notCheckedIn: "Nicht geprüft in {source} ({reason}): {rules}"
        case .moreOf: "noch {count} von {code}"
        case .moreOfField: "noch {count} von {code} in {field}"
        case .moreOfFiles: "noch {count} von {code} in {files:# anderen Datei|# anderen Dateien}"
        case .atLines: "{text}, Zeilen {lines}"
        case .seeOther: "(siehe {place})"
        case .severityAndEffect: "Schwere: {severity}. {effect}"
        case .needsFields: "Braucht die Spalten: {fields}."
        case .needsAnyField: "Braucht eine der Spalten: {fields}."
        case .freeSites: "{count:# Stellplatz ist|# Stellplätze sind} frei, {days}."
        case .noFreeSites: "Kein Stellplatz ist frei, {days}."
        case .blockedSites: "Gesperrt, ohne Buchung: {sites}."
        // Notices.
        case .noticeConflict: "Doppelbuchung: {site}, {nights}"
        case .noticeConflicts: "{count:# Doppelbuchung|# Doppelbuchungen}"
        case .noticeMissing: "Fehlender Export: {sources}"
        case .noticeMissingFile:
            "{source}: {file} wurde nicht gefunden oder ist nicht lesbar. Der Bericht enthält sie nicht."
        case .noticeMissingAdvice: "Den Export noch einmal dort ablegen; der nächste Lauf liest ihn ein."
        case .noticeErrors: "{count:# neuer Fehler|# neue Fehler} in den Daten"
        case .noticeBirthdays: "{count:# Geburtstag|# Geburtstage} während des Aufenthalts"
        case .noticeFailure: "Innkeeper: Der Lauf ist fehlgeschlagen"
        case .failedWith: "Er endete mit Status {status}: {message}."
        case .oldReports: "Die Berichte in {output} sind noch die des letzten gelungenen Laufs."
        case .detailsIn: "Alles Weitere steht in {output}."
        case .noticeParty: "Buchung {booking}, {stay}"
        case .noticeVia: "{party}, über {channel}"
        case .moveNotice: "{booking} auf {site} verlegen oder dem Gast einen anderen Stellplatz anbieten."
        case .callNotice: "Einen der beiden Gäste anrufen."
        }
    }
}

// MARK: Names of closed sets

extension German {
    static func term(_ term: Term) -> String {
        switch term {
        case .status(.confirmed): "bestätigt"
        case .status(.inHouse): "angereist"
        case .status(.completed): "abgereist"
        case .status(.cancelled): "storniert"
        case .status(.noShow): "nicht angereist"
        case .status(.pending): "unbestätigt"
        case .status(.rejected): "abgelehnt"
        case .status(.unknown): "unbekannt"
        case .status(.invalid): "ungültig"
        case .status(.closed): "geschlossen"
        case .status(.echo): "geschlossen, anderswo verkauft"
        case .payment(.overdue): "überfällig"
        case .payment(.owedOnArrival): "bei Anreise fällig"
        case .payment(.overpaid): "überzahlt"
        case .payment(.paid): "bezahlt"
        case .match(.email): "gleiche E-Mail"
        case .match(.phone): "gleiche Telefonnummer"
        case .match(.name): "gleicher Name"
        case .conflict(.doubleBooking): "Doppelbuchung"
        case .conflict(.sameGuest): "derselbe Gast zweimal"
        case .conflict(.echo): "vermutlich derselbe Aufenthalt"
        case .change(.bookingNew): "neu"
        case .change(.bookingGone): "entfallen"
        case .change(.bookingRefused): "entfallen, ihr Datensatz wird jetzt abgelehnt"
        case .change(.bookingMoved): "umgebucht"
        case .change(.bookingChanged): "geändert"
        case .change(.findingNew): "neuer Befund"
        case .change(.findingResolved): "erledigt"
        case .severity(.error): "Fehler"
        case .severity(.warning): "Warnung"
        case .severity(.info): "Hinweis"
        case .severities(.error): "Fehler"
        case .severities(.warning): "Warnungen"
        case .severities(.info): "Hinweise"
        case .kind(.places): "Orte"
        case .kind(.contacts): "Kontakte"
        case .kind(.campsites): "Stellplätze"
        case .kind(.bookings): "Buchungen"
        case .field(.reservationID): "Buchungsnummer"
        case .field(.property): "Campingplatz"
        case .field(.siteNumber): "Stellplatz"
        case .field(.category): "Kategorie"
        case .field(.camperName): "Gast"
        case .field(.phone): "Telefon"
        case .field(.email): "E-Mail"
        case .field(.arrival): "Anreise"
        case .field(.nights): "Nächte"
        case .field(.departure): "Abreise"
        case .field(.guests): "Personen"
        case .field(.adults): "Erwachsene"
        case .field(.children): "Kinder"
        case .field(.infants): "Kleinkinder"
        case .field(.nightlyRate): "Übernachtungspreis"
        case .field(.total): "Gesamtbetrag"
        case .field(.paid): "bezahlt"
        case .field(.tax): "Steuer"
        case .field(.currency): "Währung"
        case .field(.status): "Status"
        case .field(.bookedOn): "gebucht am"
        case .field(.leadDays): "Vorausbuchung"
        case .field(.channel): "Buchungskanal"
        case .field(.country): "Land"
        case .field(.notes): "Bemerkungen"
        case .field(.eta): "Ankunftszeit"
        case .field(.cancelledOn): "storniert am"
        case .field(.commission): "Provision"
        case .field(.net): "netto"
        case .field(.payoutID): "Auszahlungsnummer"
        case .field(.dueOn): "fällig am"
        case .field(.balance): "Restbetrag"
        case .place(.hospital): "Krankenhaus"
        case .place(.clinic): "Klinik"
        case .place(.doctors): "Arztpraxis"
        case .place(.pharmacy): "Apotheke"
        case .place(.veterinary): "Tierarzt"
        case .place(.police): "Polizei"
        case .place(.fireStation): "Feuerwehr"
        case .place(.fuel): "Tankstelle"
        case .place(.chargingStation): "Ladestation"
        case .place(.supermarket): "Supermarkt"
        case .place(.convenience): "Minimarkt"
        case .place(.bakery): "Bäckerei"
        case .place(.shopping): "Einkaufen"
        case .place(.atm): "Geldautomat"
        case .place(.bank): "Bank"
        case .place(.station): "Bahnhof"
        case .place(.busStation): "Busbahnhof"
        case .place(.airport): "Flughafen"
        case .place(.restaurant): "Restaurant"
        case .place(.cafe): "Café"
        case .place(.park): "Park"
        case .place(.museum): "Museum"
        case .place(.viewpoint): "Aussichtspunkt"
        case .place(.attraction): "Sehenswürdigkeit"
        case .place(.zoo): "Zoo"
        case .place(.themePark): "Freizeitpark"
        case .place(.trail): "Wanderweg"
        case .place(.theatre): "Theater"
        case .place(.library): "Bibliothek"
        case .place(.stadium): "Stadion"
        case .place(.university): "Universität"
        case .place(.church): "Kirche"
        case .place(.townhall): "Rathaus"
        case .place(.venue): "Veranstaltungsort"
        }
    }
}

// MARK: What the rules say

extension German {
    /// By code.
    static let rules: [String: RuleText] = [
        "archive-member-unused": RuleText(
            summary: """
                Ein Inhalt des Archivs, ein Blatt der Arbeitsmappe oder eine Liste im JSON ist nicht von der Art dieser Quelle.
                """,
            advice: "Soll er gelesen werden, ihn in einer Quelle seiner Art nennen: `export.zip!guests.vcf`.",
            message: """
                Die Datei enthält auch {member}, womit diese Quelle nichts anfangen kann; \
                {problem?{problem}|es wurde übersprungen}.
                """,
            phrases: germanUnread),
        "archive-refused": RuleText(
            summary: """
                Das Archiv oder ein Inhalt wurde abgewiesen: ein Pfad, der hinausführt, ein Link, ein Passwort oder zu \
                viel von etwas.
                """,
            advice: """
                Herausfinden, woher das Archiv kommt. Ist es das richtige, selbst entpacken und die Dateien nennen.
                """,
            message: "Dies wurde abgewiesen: {reason}. Herausfinden, woher es kommt."),
        "baseline-entry-expired": RuleText(
            summary: "Ein Eintrag der Baseline ist abgelaufen, und seine Meldung besteht noch.",
            advice: "Die Daten berichtigen oder dem Eintrag in der Baseline-Datei einen neuen Tag geben.",
            message: """
                Der Baseline-Eintrag für {code}{record? von {record}} in {entrySource?Quelle {entrySource}|keiner \
                Quelle}{last? ist am {last} abgelaufen}; die Daten berichtigen oder einen neuen Tag angeben.
                """),
        "baseline-entry-fixed": RuleText(
            summary: "Was ein Eintrag der Baseline kennt, wird nicht mehr gefunden.",
            advice: """
                Den Eintrag entfernen, damit der Fehler nicht unbemerkt zurückkommt: --update-baseline erledigt das.
                """,
            message: """
                Die Baseline kennt {code}{record? von {record}} in {entrySource?Quelle {entrySource}|keiner Quelle}; \
                das ist behoben. --update-baseline entfernt den Eintrag.
                """),
        "calendar-malformed": RuleText(
            summary: "Der Termin des Kalenders ist nicht lesbar.",
            advice: "Den Kalender neu abrufen oder exportieren.",
            message: "{problem}",
            phrases: [
                "unreadable": """
                Dieser Termin des Kalenders ist nicht lesbar; den Kalender neu abrufen oder exportieren.
                """,
                "unended": """
                Diesem Termin des Kalenders fehlt END:VEVENT, oder seine Zeile BEGIN ist beschädigt; den Kalender \
                neu abrufen oder exportieren.
                """,
                "stray-lines": """
                Diese Zeilen gehören zu keinem Termin des Kalenders; den Kalender neu abrufen oder exportieren.
                """,
            ]),
        "calendar-site-unknown": RuleText(
            summary: """
                Es ist nicht bekannt, zu welchem Stellplatz der Kalender gehört; seine Aufenthalte haben keinen.
                """,
            advice: """
                Der Quelle des Kalenders in pipeline.json ihren Stellplatz als `site` geben oder die Datei nach ihm \
                benennen: `A12-airbnb.ics`.
                """,
            message: "{problem}",
            phrases: [
                "source": """
                Zu welchem Stellplatz gehört dieser Kalender? Unter seinen Aufenthalten lassen sich keine Doppelbuchungen \
                suchen; bei der Quelle {source:json} "site": "…" ergänzen oder die Datei nach ihrem Stellplatz benennen.
                """,
                "file": """
                Zu welchem Stellplatz gehört dieser Kalender? Unter seinen Aufenthalten lassen sich keine Doppelbuchungen \
                suchen; die Datei nach ihrem Stellplatz benennen oder eine Quelle {{ "kind": "bookings", "files": \
                [{filePattern:json}], "site": "…" }} ergänzen und die Datei bei {source:json} mit "exclude" \
                ausnehmen.
                """,
            ]),
        "campsite-capacity-not-positive": RuleText(
            summary: "Die Kapazität des Stellplatzes ist 0 oder weniger.",
            advice: """
                Die Zahl der Gäste eintragen, für die Platz ist; das Feld leer lassen, wenn sie nicht bekannt ist.
                """,
            message: "Der Stellplatz hat Platz für „{value}“ Gäste; 1 oder mehr eintragen oder das Feld leer lassen."),
        "campsite-closure-reversed": RuleText(
            summary: "closed_to liegt nicht nach closed_from.",
            advice: """
                closed_from ist die erste geschlossene Nacht, closed_to die erste offene. Bei einer Schließung über \
                Neujahr liegt das zweite Datum im nächsten Jahr.
                """,
            message: """
                Der Stellplatz öffnet am {value} wieder, aber nicht nach dem Schließen am {from}; eines der beiden \
                Daten berichtigen.
                """),
        "campsite-coordinate-invalid": RuleText(
            summary: "Die Position des Stellplatzes besteht nicht aus zwei Zahlen oder liegt außerhalb der Grenzen.",
            advice: "Dezimalgrad schreiben: Breite von -90 bis 90, Länge von -180 bis 180.",
            message: """
                Die Position des Stellplatzes („{value}“) ist nicht verwendbar; Dezimalgrad schreiben, Breite \
                von -90 bis 90 und Länge von -180 bis 180.
                """),
        "campsite-number-duplicate": RuleText(
            summary: "Doppelte Stellplatznummer: ein früherer Stellplatz hat sie schon.",
            advice: "Jedem Stellplatz eine eigene Nummer geben oder die veraltete Zeile entfernen.",
            message: """
                Doppelte Stellplatznummer „{value}“{relatedFile?, zuerst in {relatedFile}, Zeile {relatedLine}}; \
                diesem eine eigene Nummer geben oder ihn entfernen.
                """),
        "campsite-number-missing": RuleText(
            summary: "Der Stellplatz hat keine Nummer.",
            advice: "`site_number` ausfüllen. Es ist Text: A12 ist eine Nummer.",
            message: "Der Stellplatz hat keine Nummer; {field} ausfüllen."),
        "campsite-rate-negative": RuleText(
            summary: "Der Übernachtungspreis des Stellplatzes ist negativ.",
            advice: "Den Preis berichtigen; das Feld leer lassen, wenn es keinen gibt.",
            message: "Der Übernachtungspreis „{value}“ ist negativ; berichtigen oder das Feld leer lassen."),
        "campsite-value-unreadable": RuleText(
            summary: "Kapazität, Preis, Schließdatum oder ein Ja oder Nein des Stellplatzes ist nicht lesbar.",
            advice: "Ziffern, Dezimalbeträge, Daten als JJJJ-MM-TT, ja oder nein schreiben oder das Feld leer lassen.",
            message: """
                {problem?{problem}|„{value}“ ist nicht als {field} lesbar; berichtigen. Bis dahin gilt der Stellplatz ohne \
                diese Angabe.}
                """,
            phrases: [
                "out-of-order": """
                Der Status „{value}“ sagt nicht, bis wann: Der Stellplatz wird für keine Nacht angeboten, zählt aber in der \
                Belegung. closed_from und closed_to angeben.
                """
            ]),
        "check-failed": RuleText(
            summary: "Eine Prüfung aus der Konfiguration ließ sich nicht ausführen; was sie fände, weiß niemand.",
            advice: """
                Die Abfrage berichtigen. Sie liefert row_id jeder falschen Zeile und endet: nach zehn Sekunden wird \
                sie abgebrochen.
                """,
            message: "Die Prüfung {record} ließ sich nicht ausführen: {reason}; die Abfrage berichtigen."),
        "contact-birthday-ambiguous": RuleText(
            summary: "Das Geburtsdatum kann mit Tag oder Monat beginnen, und nichts in der Datei entscheidet es.",
            advice: "Die Reihenfolge für die Quelle angeben: `\"dates\": \"day-first\"` oder `\"month-first\"`.",
            message: """
                Das Geburtsdatum „{value}“ kann mit dem Tag oder mit dem Monat beginnen; "dates": "day-first" oder \
                "dates": "month-first" in Quelle {source:json} ergänzen.
                """),
        "contact-birthday-implausible": RuleText(
            summary: "Das Geburtsdatum liegt in der Zukunft oder macht den Kontakt älter als 110 Jahre.",
            advice: """
                Das Jahr im Adressbuch berichtigen. Ist es nicht bekannt, weglassen: --06-05. Manche Telefone \
                schreiben 1900-01-01, wenn nichts eingetragen war.
                """,
            message: "{problem}",
            phrases: [
                "future": "Das Geburtsdatum „{value}“ liegt in der Zukunft; das Jahr berichtigen oder weglassen.",
                "past": """
                Das Geburtsdatum „{value}“ liegt {years:# Jahr|# Jahre} zurück; das Jahr berichtigen oder weglassen.
                """,
            ]),
        "contact-birthday-invalid": RuleText(
            summary: "Das Geburtsdatum gibt es nicht.",
            advice: "Das Geburtsdatum als 1980-06-05 schreiben oder als --06-05, wenn das Jahr nicht bekannt ist.",
            message: "Das Geburtsdatum „{value}“ gibt es nicht; als 1980-06-05 oder --06-05 schreiben."),
        "contact-duplicate": RuleText(
            summary: """
                Doppelter Kontakt: ein früherer hat dieselbe UID oder denselben Namen und eine gemeinsame \
                Telefonnummer oder E-Mail-Adresse.
                """,
            advice: "Die beiden im Adressbuch zusammenführen.",
            message: """
                Doppelter Kontakt{relatedFile?, zuerst in {relatedFile}, Zeile {relatedLine}}; die beiden im \
                Adressbuch zusammenführen.
                """),
        "contact-email-invalid": RuleText(
            summary: "An die E-Mail-Adresse lässt sich keine Nachricht senden.",
            advice: """
                Je Eigenschaft eine Adresse schreiben, etwa ada@example.org: höchstens 64 Byte, @ und eine Domain mit \
                Punkt (RFC 5321, 4.5.3.1).
                """,
            message: """
                An „{value}“ lässt sich keine Nachricht senden: {problem}; eine Adresse wie ada@example.org schreiben.
                """,
            phrases: [
                "no-at": "es fehlt das @",
                "nothing-before": "vor dem @ steht nichts",
                "too-much-before": "vor dem @ stehen mehr als 64 Byte",
                "not-one": "es ist keine einzelne Adresse",
                "nothing-after": "hinter dem @ steht nichts",
                "domain-too-long": "die Domain ist länger als 255 Byte",
                "domain-without-dot": "die Domain hat keinen Punkt",
                "domain-invalid": "die Domain ist kein gültiger Name",
            ]),
        "contact-group": RuleText(
            summary: "Die Karte ist eine Gruppe, keine Person.",
            advice: "Nichts zu tun: die Mitglieder sind eigene Kontakte.",
            message: "Diese Karte ist eine Gruppe, keine Person, und wurde übersprungen. Nichts zu tun."),
        "contact-name-missing": RuleText(
            summary: "Weder FN, N, Firma, Spitzname, E-Mail noch Telefon ergeben einen Namen.",
            advice: "Dem Kontakt im Adressbuch einen Namen geben oder ihn dort löschen.",
            message: "Der Kontakt hat weder Name, Firma, Spitzname, E-Mail noch Telefon; ihm einen Namen geben."),
        "contact-phone-invalid": RuleText(
            summary: "Die Telefonnummer ist nicht wählbar.",
            advice: "Die Nummer mit Landesvorwahl schreiben: +1 408 555 0100.",
            message: "Die Telefonnummer „{value}“ ist nicht wählbar: {problem}; mit Landesvorwahl schreiben.",
            phrases: [
                "plus-inside": "ein Pluszeichen steht mittendrin",
                "no-digits": "sie enthält keine Ziffer",
                "not-digits": "sie besteht nicht nur aus Ziffern",
                "too-short": "sie hat nur {digits:# Ziffer|# Ziffern}",
                "too-long": "sie hat {digits:# Ziffer|# Ziffern}, mehr als 15",
                "country-code": "keine Landesvorwahl beginnt mit 0",
                "length-after-1": "auf +1 folgen 10 Ziffern, nicht {digits}",
                "area-code": "keine Vorwahl von +1 beginnt mit {digits}",
            ]),
        "contact-unavailable": RuleText(
            summary: "Die Zeile der Serverantwort enthält keinen Kontakt.",
            advice: """
                Bei einem gelöschten Kontakt oder einer Sammlung nichts zu tun. Fehlen Kontakte, den Server um \
                address-data bitten.
                """,
            message: "{problem}",
            phrases: [
                "deleted": """
                Diese Zeile wurde übersprungen: der Kontakt ist auf dem Server gelöscht (Status {status}). Nichts \
                zu tun.
                """,
                "refused": """
                Diese Zeile wurde übersprungen: der Server antwortete mit Status {status}. Fehlen Kontakte, den \
                Zugriff darauf prüfen.
                """,
                "no-status": """
                Diese Zeile wurde übersprungen: ihr Status ist nicht lesbar. Fehlen Kontakte, den Server erneut \
                abfragen.
                """,
                "collection": "Diese Zeile wurde übersprungen: sie ist eine Sammlung, kein Kontakt. Nichts zu tun.",
                "no-data": """
                Diese Zeile wurde übersprungen: sie hat keine address-data. Fehlen Kontakte, den Server darum \
                bitten.
                """,
                "empty-data": """
                Diese Zeile wurde übersprungen: ihre address-data sind leer. Fehlen Kontakte, den Server erneut \
                abfragen.
                """,
            ]),
        "csv-column-duplicate": RuleText(
            summary: "Zwei Spalten haben dieselbe Überschrift; gelesen wird die erste.",
            advice: "Einer der beiden Spalten im Export eine andere Überschrift geben, falls die zweite gemeint ist.",
            message: """
                Die Spalten {column} und {otherColumn} haben dieselbe Überschrift „{header}“; Spalte {column} wird als \
                {field} gelesen. Eine der beiden umbenennen.
                """),
        "csv-column-missing": RuleText(
            summary: "Eine Spalte, die nötig ist oder in der Konfiguration steht, fehlt in der Kopfzeile.",
            advice: """
                Die Spalte in `columns` der Quelle nennen: { "arrival": "Anreise" }. Groß- und Kleinschreibung, \
                Leerzeichen, `_` und `-` spielen keine Rolle.
                """,
            message: "{problem}",
            phrases: [
                "no-such-heading": """
                Keine Zeile der Datei ist verwendbar: Quelle {source:json} nennt die Spalte „{header}“ für \
                {field}, die Überschriften sind {headers}.
                """,
                "not-recognised": """
                Keine Zeile der Datei ist verwendbar: keine Spalte sieht nach {field} aus; die Überschriften sind \
                {headers}. "columns": {{ {field:json}: "…" }} in Quelle {source:json} ergänzen.
                """,
                "likely": """
                Keine Zeile der Datei ist verwendbar: für {field} ist keine Überschrift bekannt; die Überschriften sind \
                {headers}. Wenn es die Tage unter {header:json} sind, "columns": {{ {field:json}: {header:json} }} in \
                Quelle {source:json} ergänzen.
                """,
                "no-length": """
                Keine Zeile der Datei ist verwendbar: keine Spalte sieht nach Nächten oder Abreise aus; die \
                Überschriften sind {headers}. "columns": {{ {field:json}: "…" }} in Quelle {source:json} ergänzen.
                """,
                "no-headings": """
                Keine Zeile der Datei ist verwendbar: die erste enthält Werte, und keine hat bekannte Überschriften. \
                Eine Zeile mit Überschriften darübersetzen.
                """,
                "no-such-line": """
                Keine Zeile der Datei ist verwendbar: in Zeile {line}, die "headerLine" von Quelle {source:json} \
                nennt, beginnt keine. Die Angabe berichtigen.
                """,
            ]),
        "csv-malformed": RuleText(
            summary: "Die Zeile passt nicht zur Kopfzeile, oder ihre Anführungszeichen schließen nicht.",
            advice: """
                Die Felder der Zeile mit der Kopfzeile vergleichen. Enthält ein Feld das Trennzeichen, gehört es in \
                Anführungszeichen; ein Anführungszeichen darin wird verdoppelt (RFC 4180).
                """,
            message: "{problem}",
            phrases: [
                "headings-run-on": """
                Die Zeile der Überschriften geht anscheinend mit dem ersten Datensatz weiter: Sie hat {count:# Feld|# Felder}, \
                und keine Zeile hat mehr als {limit}. Nachsehen, ob ein Zeilenende fehlt.
                """,
                "cells": "Die Zeile hat {count:# Feld|# Felder}, die Kopfzeile {limit}; beide vergleichen.",
                "text-after-quote": """
                Hinter einem schließenden Anführungszeichen steht Text; ein Anführungszeichen, das zum Text \
                gehört, verdoppeln.
                """,
                "quote-over-lines": """
                Hinter einem schließenden Anführungszeichen steht Text, und der Text in Anführungszeichen reicht über {count:# Zeile|# \
                Zeilen}; prüfen, ob am Anfang dieser Zeile ein Anführungszeichen fehlt.
                """,
                "unclosed-quote": """
                Ein Anführungszeichen wird nie geschlossen; schließen oder verdoppeln, wenn es zum Text gehört.
                """,
                "too-long": """
                Die Zeile ist länger als die Grenze von {limit} Byte; prüfen, ob ein Anführungszeichen oder ein \
                Zeilenende fehlt.
                """,
            ]),
        "csv-quote-stray": RuleText(
            summary: "In einem Feld ohne Anführungszeichen steht ein Anführungszeichen.",
            advice: "Das ganze Feld in Anführungszeichen setzen und das innere verdoppeln (RFC 4180).",
            message: "{problem}",
            phrases: [
                "cell": """
                In einem Feld ohne Anführungszeichen steht ein Anführungszeichen; es gilt als Text. Das ganze Feld \
                in Anführungszeichen setzen und das innere verdoppeln.
                """,
                "heading": """
                Ein Anführungszeichen in der Kopfzeile wird nie geschlossen; es gilt als Text. Schließen oder \
                entfernen.
                """,
            ]),
        "encoding-invalid": RuleText(
            summary: "Die Bytes sind in der Zeichenkodierung der Datei kein Text.",
            advice: """
                Als UTF-8 exportieren oder die Zeichenkodierung in der Quelle nennen: "encoding": "windows-1252".
                """,
            message: "{problem}",
            phrases: [
                "not-utf8": """
                Die Bytes sind kein UTF-8; als UTF-8 exportieren oder die Zeichenkodierung in Quelle {source:json} \
                nennen.
                """,
                "unknown": """
                Die Zeichenkodierung „{encoding}“ ist unbekannt; UTF-8, UTF-16LE, UTF-16BE oder Windows-1252 \
                verwenden.
                """,
            ]),
        "encoding-repaired": RuleText(
            summary: "Ein Buchstabe in einer UTF-8-Datei stammt aus Windows-1252 und wurde so gelesen.",
            advice: "Das Feld ansehen; sicherer ist, neu als UTF-8 zu exportieren.",
            message: """
                Ein Buchstabe ist hier kein UTF-8; er wurde als Windows-1252 gelesen. Prüfen oder neu als UTF-8 \
                exportieren.
                """),
        "json-malformed": RuleText(
            summary: "Das JSON endet zu früh oder verletzt eine Regel von RFC 8259.",
            advice: "Die Datei neu exportieren; wurde sie verschickt, ist sie vielleicht nicht ganz angekommen.",
            message: "Das ist kein gültiges JSON: {reason}. Die Datei neu exportieren."),
        "place-closed": RuleText(
            summary: "Der Ort ist laut Datensatz dauerhaft geschlossen.",
            advice: "Den Ort entfernen oder seinen Status berichtigen, wenn er offen ist.",
            message: """
                Der Ort ist dauerhaft geschlossen; entfernen oder den Status berichtigen. Zu ihm wird keine Entfernung \
                berechnet.
                """),
        "place-coordinate-missing": RuleText(
            summary: "Der Ort hat keine Position oder keine lesbare.",
            advice: "Dem Ort Breiten- und Längengrad (dezimal) geben oder ihn weglassen.",
            message: "{problem}",
            phrases: [
                "missing": "Der Ort hat keine Position; Breiten- und Längengrad angeben.",
                "unreadable": "Die Position „{value}“ ist nicht lesbar; zwei Zahlen in Dezimalgrad angeben.",
            ]),
        "place-coordinate-out-of-range": RuleText(
            summary: "Die Breite liegt nicht zwischen ±90 Grad oder die Länge nicht zwischen ±180.",
            advice: """
                Positionen stehen in Dezimalgrad von WGS84. GeoJSON schreibt die Länge zuerst (RFC 7946, 3.1.1): \
                [-121.89, 37.33] liegt in Kalifornien.
                """,
            message: "{problem}",
            phrases: [
                "swapped": """
                Die Position „{value}“ liegt nicht auf der Erde; die beiden Zahlen scheinen vertauscht zu sein: in \
                GeoJSON kommt die Länge zuerst.
                """,
                "outside": "Die Position „{value}“ liegt nicht auf der Erde; Dezimalgrad von WGS84 verwenden.",
            ]),
        "place-coordinates-swapped": RuleText(
            summary: "Der Ort ist weit weg, aber nah, wenn Breite und Länge vertauscht werden.",
            advice: "Die Reihenfolge der beiden Zahlen prüfen: GeoJSON schreibt die Länge zuerst (RFC 7946, 3.1.1).",
            message: "Die Position „{value}“ ist weit weg, mit vertauschten Zahlen aber nah; ihre Reihenfolge prüfen."),
        "place-duplicate": RuleText(
            summary: "Doppelter Ort: ein früherer gleichen Namens liegt im Umkreis von 50 m.",
            advice: "Einen der beiden entfernen, damit er unter den nächsten nicht doppelt zählt.",
            message: """
                Doppelter Ort: einer dieses Namens liegt im Umkreis von 50 m{relatedFile?, zuerst in {relatedFile}, \
                Zeile {relatedLine}}; einen der beiden entfernen.
                """),
        "place-left-out": RuleText(
            summary: "Der Datensatz ist kein eigener Ort oder als nicht anzuzeigen gekennzeichnet.",
            advice: """
                Nichts zu tun. OpenStreetMap-Elemente ohne Tags sind Teile anderer; mit `out tags center` liefert \
                Overpass keine.
                """,
            message: "{problem}",
            phrases: [
                "tally": "Dieser Datensatz wurde übersprungen: er zählt Elemente und ist selbst keines. Nichts zu tun.",
                "flagged": "Dieser Datensatz wurde übersprungen: er ist als {word} gekennzeichnet. Nichts zu tun.",
                "parts": """
                {count:# Element ohne Tags wurde|# Elemente ohne Tags wurden} übersprungen, weil {count:es Teil \
                anderer ist|sie Teile anderer sind}. Nichts zu tun.
                """,
            ]),
        "place-malformed": RuleText(
            summary: "Der Datensatz ist gültiges JSON, aber kein Ort.",
            advice: """
                Jeder Datensatz muss ein Feature oder eine Geometrie nach RFC 7946 sein oder ein Objekt mit Name und \
                Position.
                """,
            message: "{problem}",
            phrases: [
                "not-an-object": """
                Das ist kein Ort: {found} statt eines Objekts. Entfernen oder die Datei neu exportieren.
                """,
                "no-geometry": """
                Das ist kein Ort: ein Objekt ohne `geometry` statt eines Features oder einer Geometrie. Entfernen \
                oder die Datei neu exportieren.
                """,
                "no-features": "Dieser FeatureCollection fehlt die Liste `features`; die Datei neu exportieren.",
                "unknown-element": """
                Das ist kein Ort: sein `type` ist nicht node, way, relation oder area. Entfernen oder Overpass neu \
                abfragen.
                """,
                "array": "eine Liste",
                "text": "ein Text",
                "number": "eine Zahl",
                "boolean": "ein Wahrheitswert",
                "null": "ein leerer Wert (null)",
                "other": "etwas anderes",
            ]),
        "place-name-damaged": RuleText(
            summary: "Ein Zeichen im Namen des Ortes ist verloren.",
            advice: """
                Den Namen dort berichtigen, woher er exportiert wurde; ein halbes Zeichen lässt sich nicht erraten.
                """,
            message: "Ein Zeichen des Namens ist verloren; dort berichtigen, woher der Name exportiert wurde."),
        "place-name-missing": RuleText(
            summary: "Der Ort hat keinen Namen.",
            advice: "Einen Namen ergänzen, damit Gäste ihn in den Berichten finden.",
            message: "Der Ort hat keinen Namen; einen ergänzen."),
        "place-null-island": RuleText(
            summary: "Die Position ist 0, 0: das schreiben Programme, wenn sie keine haben.",
            advice: "Den Ort nachschlagen und seine wahre Position eintragen.",
            message: """
                Die Position ist 0, 0, also keine; den Ort nachschlagen. Zu ihm wird keine Entfernung berechnet.
                """),
        "record-not-a-stay": RuleText(
            summary: """
                Die Zeile ist kein Aufenthalt: eine Auszahlung, eine Anpassung, ein Ticket, eine gesperrte Nacht.
                """,
            advice: """
                Nichts zu tun. Der Betrag zählt nicht. Sind solche Zeilen doch Aufenthalte, in der Quelle `"preset": \
                "none"` setzen.
                """,
            message: "{problem}",
            phrases: [
                "component": "Dieser Teil {word} des Kalenders ist kein Termin und wurde übersprungen. Nichts zu tun.",
                "repeating": """
                Dieser Termin ist kein Aufenthalt, weil er sich wiederholt; er wurde übersprungen. Nichts zu tun.
                """,
                "transparent": """
                Dieser Termin ist kein Aufenthalt, weil er als freie Zeit eingetragen ist; er wurde übersprungen. \
                Nichts zu tun.
                """,
                "appointment": """
                Dieser Termin ist kein Aufenthalt, weil er nur einige Stunden dauert; er wurde übersprungen. Nichts zu tun.
                """,
                "blocked": "Diese Nächte sind gesperrt, nicht gebucht; der Termin wurde übersprungen. Nichts zu tun.",
                "blocked-row": """
                Diese Nächte sind gesperrt, nicht gebucht ({header} ist „{word}“); die Zeile wurde übersprungen. \
                Nichts zu tun.
                """,
                "other-word": """
                Diese Zeile ist kein Aufenthalt ({header} ist „{word}“) und wurde übersprungen; ihr Betrag zählt \
                nicht.
                """,
                "no-word": """
                Diese Zeile ist kein Aufenthalt ({header} ist leer) und wurde übersprungen; ihr Betrag zählt \
                nicht.
                """,
            ]),
        "record-repeated": RuleText(
            summary: "Eine frühere Datei derselben Quelle enthält denselben Datensatz, Byte für Byte.",
            advice: "Nichts zu tun; der zweite Download kann gelöscht werden.",
            message: """
                Derselbe Datensatz steht in {relatedFile?{relatedFile}, Zeile {relatedLine}|einer früheren Datei}; er \
                wurde übersprungen.
                """),
        "reservation-alike": RuleText(
            summary: "Zwei Buchungen ohne Nummer und Stellplatz haben denselben Gast und dieselben Tage.",
            advice: """
                Eine der beiden entfernen, wenn es eine Buchung ist. Hat eine Buchung in dieser Liste mehrere Zeilen, bei der Quelle \
                mit "key" die Spalten nennen, die Buchungen unterscheiden, und mit "row", was eine Zeile ist.
                """,
            message: """
                Derselbe Gast hat dieselben Tage in {relatedFile?{relatedFile}, Zeile {relatedLine}|einer anderen Zeile}, und \
                keine der beiden hat Nummer oder Stellplatz; eine entfernen, wenn es eine Buchung ist.
                """),
        "reservation-amount-unreadable": RuleText(
            summary: "Provision oder Nettobetrag ist nicht lesbar.",
            advice: """
                Eine Dezimalzahl schreiben, auf Wunsch mit Währungskürzel oder -zeichen. Wörter, die keinen Betrag \
                bedeuten, lassen sich angeben: `"missing": ["auf Anfrage"]`.
                """,
            message: """
                „{value}“ ist kein Geldbetrag; {field} bleibt bei dieser Buchung außer Acht. Eine Dezimalzahl schreiben \
                oder ein Wort, das keinen Betrag bedeutet, mit "missing": [{value:json}] in Quelle {source:json} angeben.
                """),
        "reservation-booked-on-invalid": RuleText(
            summary: "Das Buchungsdatum ist kein Datum oder auf zwei Arten lesbar.",
            advice: "JJJJ-MM-TT schreiben oder die Reihenfolge für die Quelle mit `dates` angeben.",
            message: """
                „{value}“ ist kein Datum; das Buchungsdatum als JJJJ-MM-TT schreiben. Die Vorausbuchungszeit wird ohne \
                diese Buchung berechnet.
                """),
        "reservation-camper-missing": RuleText(
            summary: "Die Buchung hat keinen Gastnamen.",
            advice: """
                Den Namen des Gastes eintragen. Steht er in einer anderen Spalte, diese zuordnen: `"columns": { \
                "camper_name": "…" }`. Zeilen, die einen Stellplatz für den Betreiber sperren, gehören in einen \
                anderen Export.
                """,
            message: "Die Buchung hat keinen Gastnamen; den Namen des Gastes eintragen."),
        "reservation-currency-several": RuleText(
            summary: "Ein Betrag hat eine andere Währung als die übrigen Beträge der Buchung.",
            advice: "Alle Beträge einer Buchung in einer Währung angeben, etwa in der des Gesamtpreises.",
            message: """
                „{value}“ hat eine andere Währung als die übrigen Beträge; {field} bleibt bei dieser Buchung außer Acht, bis es \
                berichtigt ist.
                """),
        "reservation-currency-unknown": RuleText(
            summary: "Die Währung ist weder ein Kürzel aus drei Buchstaben noch ein bekanntes Zeichen.",
            advice: """
                Das Kürzel nach ISO 4217 schreiben, etwa EUR. Wörter, die keine Währung bedeuten, lassen sich angeben: \
                `"missing": ["k. A."]`.
                """,
            message: """
                „{value}“ ist keine bekannte Währung, daher werden die Beträge dieser Buchung zu keinen anderen addiert; \
                das Kürzel schreiben, etwa EUR.
                """),
        "reservation-date-ambiguous": RuleText(
            summary: "Ein Datum kann mit dem Tag oder mit dem Monat beginnen, und nichts in der Datei entscheidet es.",
            advice: "Die Reihenfolge für die Quelle angeben: `\"dates\": \"day-first\"` oder `\"month-first\"`.",
            message: """
                {header?Die Daten der Spalte „{header}“ können|„{value}“ kann} mit dem Tag oder mit dem Monat beginnen; \
                "dates": "day-first" oder "dates": "month-first" in Quelle {source:json} ergänzen.
                """),
        "reservation-date-implausible": RuleText(
            summary: "Ein Datum ist ein Platzhalter oder liegt mehr als 50 Jahre zurück oder 10 Jahre voraus.",
            advice: """
                Das Datum berichtigen. 0001-01-01, 1899-12-30, 1900-01-01, 1970-01-01 und 9999-12-31 schreiben \
                Programme, wenn sie kein Datum haben: das Feld leer lassen.
                """,
            message: "{problem}",
            phrases: [
                "placeholder": """
                {field} „{value}“ schreiben Programme, wenn sie kein Datum haben; berichtigen oder leer lassen.
                """,
                "past": "{field} „{value}“ liegt {years:# Jahr|# Jahre} zurück; berichtigen oder leer lassen.",
                "future": "{field} „{value}“ liegt {years:# Jahr|# Jahre} voraus; berichtigen oder leer lassen.",
            ]),
        "reservation-date-invalid": RuleText(
            summary: "Die Anreise fehlt, oder Anreise oder Abreise ist kein Datum.",
            advice: """
                Daten als JJJJ-MM-TT schreiben oder angeben, wie die Quelle sie schreibt: `"dates": "day-first"`, \
                `"month-first"` oder ein Muster wie `"dd.MM.yyyy"`.
                """,
            message: """
                {problem?{problem}|{days?„{value}“ gibt es nicht: Der Monat hat {days:# Tag|# Tage}; das Datum \
                berichtigen.|{value?„{value}“ ist kein Datum; JJJJ-MM-TT schreiben oder die Reihenfolge in Quelle \
                {source:json} mit "dates": "day-first", "month-first" oder einem Muster angeben.|{field} fehlt; ein \
                Datum als JJJJ-MM-TT eintragen.}}}
                """,
            phrases: [
                "calendar": """
                {value?„{value}“ ist weder als Tag noch als Dauer lesbar|{field} fehlt}; den Kalender neu abrufen und, wenn \
                das nicht hilft, dem Kanal melden.
                """,
                "several": """
                Die Zimmer oder Stellplätze dieser Buchung haben verschiedene Tage („{value}“); für jeden eine eigene Buchung \
                exportieren.
                """,
            ]),
        "reservation-day-unreadable": RuleText(
            summary: "Der Tag der Stornierung oder der Fälligkeit ist kein Datum oder auf zwei Arten lesbar.",
            advice: "JJJJ-MM-TT schreiben oder mit `dates` die Reihenfolge für die Quelle angeben.",
            message: """
                „{value}“ ist kein Datum; {field} bleibt bei dieser Buchung außer Acht, bis es als JJJJ-MM-TT \
                geschrieben ist.
                """),
        "reservation-echo": RuleText(
            summary: """
                Ein Kanal meldet Nächte als geschlossen, die ein anderer verkauft hat: vermutlich derselbe \
                Aufenthalt.
                """,
            advice: """
                Diese Nächte in beiden Kanälen ansehen. Kommen wirklich zwei Parteien, beim Campingplatz "echoes": \
                "overlap" setzen; dann gelten solche Einträge als Doppelbuchungen.
                """,
            message: """
                Hier heißt es nur, {site} sei geschlossen; verkauft sind diese Nächte in {relatedFile?{relatedFile}, \
                Zeile {relatedLine}|einem anderen Kanal}: vermutlich derselbe Aufenthalt. In beiden Kanälen prüfen.
                """),
        "reservation-guests-none": RuleText(
            summary: "Die Buchung ist für null Gäste.",
            advice: "Die Zahl der Gäste eintragen; das Feld leer lassen, wenn sie nicht bekannt ist.",
            message: """
                Die Buchung ist für {guests:# Gast|# Gäste}; die Zahl der Gäste eintragen oder das Feld leer lassen, \
                wenn sie nicht bekannt ist.
                """),
        "reservation-id-duplicate": RuleText(
            summary: """
                Doppelte Buchungsnummer: dieselbe Quelle hat eine frühere Buchung mit dieser Nummer und diesem \
                Stellplatz.
                """,
            advice: """
                Eine der beiden entfernen oder der späteren eine eigene Nummer geben. Gilt eine Nummer für mehrere \
                Einheiten, braucht die Quelle eine Spalte mit dem Stellplatz.
                """,
            message: """
                Doppelte Buchungsnummer „{value}“{relatedFile?, zuerst in {relatedFile}, Zeile {relatedLine}}; eine \
                der beiden entfernen oder dieser eine eigene Nummer geben.{problem? {problem}}
                """,
            phrases: [
                "other-file": """
                Ist diese Datei ein neuerer Export derselben Liste, "newest": [{filePattern:json}] in Quelle \
                {source:json} ergänzen.
                """,
                "same-days": """
                Hat eine Buchung in dieser Liste mehrere Zeilen, "row": "payment", "guest" oder "unit" in Quelle \
                {source:json} ergänzen.
                """,
            ]),
        "reservation-guest": RuleText(
            summary: "Die Zeile ist ein weiterer Gast eines Aufenthalts, der schon in einer früheren Zeile steht.",
            advice: """
                Nichts zu tun: der Aufenthalt zählt einmal, mit beiden Gästen. Ist jede Zeile eine eigene Buchung, \
                "row" bei der Quelle entfernen.
                """,
            message: """
                Diese Zeile ist ein weiterer Gast des Aufenthalts{relatedFile? in {relatedFile}, Zeile \
                {relatedLine}}; der Aufenthalt zählt einmal.
                """),
        "reservation-instalment": RuleText(
            summary: """
                Die Zeile ist eine weitere Zahlung für einen Aufenthalt, der schon in einer früheren Zeile steht.
                """,
            advice: "Nichts zu tun: die Beträge beider Zeilen wurden addiert.",
            message: """
                Diese Zeile ist eine weitere Zahlung für den Aufenthalt{relatedFile? in {relatedFile}, Zeile \
                {relatedLine}}; ihre Beträge wurden dort addiert.
                """),
        "reservation-known": RuleText(
            summary: "Eine andere Quelle enthält den Aufenthalt dieses Kalenders bereits.",
            advice: "Nichts zu tun: der Aufenthalt zählt einmal, so wie ihn die andere Quelle hat.",
            message: """
                Derselbe Aufenthalt steht in {relatedFile?{relatedFile}, Zeile {relatedLine}|einer anderen Quelle}; \
                hier wurde er übersprungen.
                """),
        "reservation-id-rounded": RuleText(
            summary: "Die Buchungsnummer hat wohl Ziffern verloren: Tabellenkalkulationen behalten nur 15.",
            advice: """
                Noch einmal exportieren, mit dieser Spalte als Text: Was fehlt, lässt sich nicht wiederherstellen.
                """,
            message: """
                Die Buchungsnummer hat wohl Ziffern verloren: Tabellenkalkulationen behalten nur 15; noch einmal \
                exportieren, mit dieser Spalte als Text.
                """),
        "reservation-lead-time-negative": RuleText(
            summary: "Die Buchung wurde nach der Anreise gemacht.",
            advice: """
                Das Buchungsdatum oder die Anreise berichtigen. Gäste, die ohne Buchung kommen, mit dem Tag ihrer \
                Anreise eintragen.
                """,
            message: """
                Die Buchung wurde {days:# Tag|# Tage} nach der Anreise gemacht ({field} {value}); eines von beiden \
                berichtigen.
                """),
        "reservation-money-invalid": RuleText(
            summary: "Ein Geldbetrag ist nicht lesbar.",
            advice: """
                Eine Dezimalzahl schreiben, auf Wunsch mit Währungskürzel oder -zeichen. Wörter, die keinen Betrag \
                bedeuten, lassen sich angeben: `"missing": ["auf Anfrage"]`.
                """,
            message: """
                „{value}“ ist kein Geldbetrag; eine Dezimalzahl schreiben oder ein Wort, das keinen Betrag bedeutet, \
                mit "missing": [{value:json}] in Quelle {source:json} angeben.
                """),
        "reservation-nights-disagree": RuleText(
            summary: "Die Zahl der Nächte passt nicht zu Anreise und Abreise.",
            advice: """
                Berichtigen, was falsch ist. Betrifft es jede Zeile, werden die Daten wohl in falscher Reihenfolge \
                gelesen: `dates` prüfen.
                """,
            message: """
                Die Buchung nennt „{value}“ Nächte, aber zwischen Anreise und Abreise {nights:liegt #|liegen #}; \
                berichtigen, was falsch ist.
                """),
        "reservation-nights-missing": RuleText(
            summary: "Weder Nächte noch Abreise sind lesbar, die Dauer des Aufenthalts ist unbekannt.",
            advice: "Nächte oder Abreise eintragen. Steht im Feld der Wert einer anderen Spalte, `columns` prüfen.",
            message: """
                Die Dauer des Aufenthalts ist unbekannt: {field} ist {value?„{value}“|leer}; Nächte oder Abreise \
                eintragen.
                """),
        "reservation-nights-not-positive": RuleText(
            summary: """
                Der Aufenthalt hat keine Nacht: die Zahl der Nächte ist 0 oder weniger, oder die Abreise liegt nicht \
                nach der Anreise.
                """,
            advice: """
                Nächte oder Abreise im Buchungssystem berichtigen. Tagesgäste gehören in einen anderen Export; mit \
                `exclude` wird eine solche Datei übersprungen.
                """,
            message: """
                Der Aufenthalt hat keine Nacht{value? ({field} ist „{value}“)|}; die Abreise muss mindestens eine Nacht nach \
                der Anreise liegen.
                """),
        "reservation-not-in-newest": RuleText(
            summary: """
                Buchungen eines älteren Exports fehlen im neuesten, obwohl ihre Nächte in dessen Zeitraum liegen.
                """,
            advice: "Prüfen, ob sie storniert wurden. Wenn ja, den älteren Export löschen; bis dahin zählen sie.",
            message: """
                In {relatedFile?{relatedFile}|einem neueren Export} {count:fehlt # Buchung|fehlen # Buchungen} \
                dieser Datei: {value}. Jede zählt wie hier; wenn storniert, diese Datei löschen.
                """),
        "reservation-number-unreadable": RuleText(
            summary: "Nächte, Gäste oder Vorausbuchungstage sind keine ganze Zahl.",
            advice: """
                Ziffern schreiben. Wörter, die keinen Wert bedeuten, lassen sich angeben: `"missing": ["k. A."]`.
                """,
            message: """
                „{value}“ ist keine ganze Zahl; {field} bleibt bei dieser Buchung außer Acht, bis es berichtigt ist.
                """),
        "reservation-older-kept": RuleText(
            summary: "Die Zeile wurde abgelehnt, daher gilt weiter die eines älteren Exports.",
            advice: "Die Zeile oder das Buchungssystem berichtigen: bis dahin gilt der ältere Export.",
            message: """
                Diese Zeile wurde abgelehnt, daher gilt die Buchung wie in {relatedFile?{relatedFile}|einem älteren \
                Export}{relatedLine?, Zeile {relatedLine}}; die Zeile berichtigen.
                """),
        "reservation-over-capacity": RuleText(
            summary: "Die Gruppe ist größer als die Kapazität des Stellplatzes.",
            advice: "Die Gruppe auf einen größeren Stellplatz verlegen oder Gäste oder Kapazität berichtigen.",
            message: """
                Die Buchung ist für {guests:# Gast|# Gäste}, aber Stellplatz {site} hat Platz für {capacity}; einen größeren \
                suchen oder die Zahl berichtigen.
                """),
        "reservation-overlap": RuleText(
            summary: "Ein Stellplatz ist doppelt gebucht: zwei aktive Aufenthalte teilen sich eine Nacht.",
            advice: """
                Einen der beiden verlegen; conflicts.csv nennt freie Stellplätze. Stornierte, nicht angereiste, \
                abgelehnte und ungültige Buchungen zählen nicht, unbestätigte schon.
                """,
            message: """
                Stellplatz {site} ist ab {from} für {nights:# Nacht|# Nächte} doppelt gebucht, zusammen mit \
                {relatedFile?{relatedRecord?Buchung {relatedRecord}|der Buchung} in {relatedFile}, Zeile \
                {relatedLine}|einer anderen Buchung}; eine der beiden verlegen.{problem? {problem}}
                """,
            phrases: [
                "same-days": """
                Sind es Gäste eines Aufenthalts, "row": "guest" in Quelle {source:json} ergänzen.
                """
            ]),
        "reservation-paid-over-total": RuleText(
            summary: "Es wurde mehr bezahlt, als die Buchung kostet.",
            advice: "Die Differenz erstatten oder total oder paid berichtigen. Trinkgeld gehört in keines von beiden.",
            message: """
                Bezahlt wurden „{value}“, mehr als der Gesamtbetrag von {total}; die Differenz erstatten oder den \
                Betrag berichtigen.
                """),
        "reservation-property-missing": RuleText(
            summary: "Die Buchung nennt keinen Campingplatz, obwohl es mehrere gibt.",
            advice: """
                "property" in der Quelle setzen, wenn alle Buchungen zu einem gehören; sonst die Spalte ausfüllen. \
                Nummern gelten je Campingplatz, ohne ihn wird die Buchung mit keiner anderen verglichen.
                """,
            message: """
                Die Buchung nennt keinen Campingplatz, obwohl es mehrere gibt; "property" in Quelle {source:json} setzen.
                """),
        "reservation-rate-negative": RuleText(
            summary: "Der Übernachtungspreis ist negativ.",
            advice: "Den Preis berichtigen. Eine Erstattung gehört zu den Zahlungen, nicht in den Preis.",
            message: """
                Der Übernachtungspreis „{value}“ ist negativ; berichtigen oder die Erstattung als Zahlung buchen.
                """),
        "reservation-site-closed": RuleText(
            summary: "Der Stellplatz ist in einer Nacht des Aufenthalts geschlossen.",
            advice: """
                Den Aufenthalt auf einen offenen Stellplatz verlegen oder closed_from (erste geschlossene Nacht) oder \
                closed_to (erste offene) berichtigen.
                """,
            message: """
                Stellplatz {site} ist{from? ab {from}}{to? bis {to}} geschlossen, und der Aufenthalt ab {value} fällt \
                teils darauf; auf einen offenen Stellplatz verlegen.
                """),
        "reservation-site-crowded": RuleText(
            summary: """
                Zu viele Buchungen überschneiden sich auf einem Stellplatz; die Spalte enthält wohl Stellplatzarten.
                """,
            advice: """
                Die Spalte mit der Nummer jedes Stellplatzes nennen: "columns": { "site_number": "…" }. Gibt es keine, \
                die vorhandene als "category" nennen. "pairs" des Schritts conflicts bestimmt, wie viele Paare \
                aufgelistet werden.
                """,
            message: """
                Auf Stellplatz {site} {stays:liegt bis zu # Buchung|überschneiden sich bis zu # Buchungen} in einer \
                Nacht ({pairs:# Paar, nicht aufgelistet|# Paare, nicht aufgelistet}); die Spalte enthält wohl \
                Stellplatzarten. Die Spalte mit den Nummern als "site_number" nennen oder diese als "category".
                """),
        "reservation-site-missing": RuleText(
            summary: "Die Buchung hat keinen Stellplatz und lässt sich nicht auf Doppelbuchungen prüfen.",
            advice: "Vor der Anreise einen Stellplatz zuweisen. `site` in der Quelle setzt einen für alle Zeilen.",
            message: """
                Die Buchung hat keinen Stellplatz und lässt sich nicht auf Doppelbuchungen prüfen; einen zuweisen.
                """),
        "reservation-site-several": RuleText(
            summary: "Die Buchung nennt mehrere Stellplätze und belegt sie alle.",
            advice: """
                Heißt ein einzelner Stellplatz so, etwa "12 + 13", ihn bei den Stellplätzen ergänzen: Dann zählt er als einer.
                """,
            message: """
                „{value}“ sind wohl mehrere Stellplätze: Die Buchung belegt sie alle. Heißt ein einzelner so, ihn bei den \
                Stellplätzen ergänzen.
                """),
        "reservation-site-unknown": RuleText(
            summary: "Die Buchung nennt einen Stellplatz, den es nicht gibt.",
            advice: """
                Die Nummer berichtigen oder den Stellplatz ergänzen. Nummern werden als Text verglichen: "7" ist nicht \
                "07".
                """,
            message: "Einen Stellplatz „{value}“ gibt es nicht; die Nummer berichtigen oder den Stellplatz ergänzen."),
        "reservation-status-early": RuleText(
            summary: "Der Gast ist da, abgereist oder nicht gekommen, aber die Anreise liegt in der Zukunft.",
            advice: """
                Status oder Anreise berichtigen. Betrifft es viele Buchungen, werden die Daten vielleicht in falscher \
                Reihenfolge gelesen.
                """,
            message: "Der Status ist „{value}“, aber die Anreise ist am {arrival}; eines von beiden berichtigen."),
        "reservation-status-unknown": RuleText(
            summary: "Der Status ist kein bekanntes Wort.",
            advice: """
                In der Quelle angeben, was das Wort bedeutet: `"statuses": { "wartelist": "pending" }`. Möglich sind \
                confirmed, inHouse, completed, cancelled, noShow, pending und rejected.
                """,
            message: """
                „{value}“ ist kein bekannter Status; bedeutet er bestätigt, "statuses": {{ {value:json}: "confirmed" \
                }} in Quelle {source:json} ergänzen.
                """),
        "reservation-stay-too-long": RuleText(
            summary: "Der Aufenthalt ist länger als ein Jahr.",
            advice: """
                Nächte oder Abreise berichtigen. Einen Aufenthalt ohne Ende Jahr für Jahr buchen: sonst wird der \
                Stellplatz nie frei.
                """,
            message: """
                Der Aufenthalt hat {nights:# Nacht|# Nächte} ({field} {value}), mehr als ein Jahr; die Daten \
                berichtigen.
                """),
        "reservation-superseded": RuleText(
            summary: """
                Ein neuerer Export derselben Liste hat die Buchung mit anderem Status, anderen Tagen oder anderem \
                Stellplatz.
                """,
            advice: """
                Nichts zu tun, wenn der neuere Export stimmt. Welcher der neuere ist, sagt ein Datum oder eine \
                Kopiernummer im Namen oder newest bei der Quelle; mit "duplicates": "error" werden beide als doppelt \
                gemeldet.
                """,
            message: """
                Die Buchung ist überholt, in {relatedFile?{relatedFile}|einem neueren Export}{relatedLine?, Zeile \
                {relatedLine}} ist anders: {changes}; diese Zeile wurde übersprungen.
                """,
            phrases: [
                "status": "Status",
                "arrival": "Anreise",
                "departure": "Abreise",
                "site_number": "Stellplatz",
            ]),
        "reservation-superseded-alike": RuleText(
            summary: """
                Ein neuerer Export derselben Liste hat die Buchung mit gleichem Status, gleichen Tagen und gleichem \
                Stellplatz.
                """,
            advice: "Nichts zu tun: die Buchung zählt einmal, wie im neueren Export.",
            message: """
                Die Buchung steht unverändert in {relatedFile?{relatedFile}|einem neueren Export}{relatedLine?, \
                Zeile {relatedLine}}; diese Zeile wurde übersprungen.
                """),
        "reservation-total-disagrees": RuleText(
            summary: "Der Gesamtbetrag ist nicht der Übernachtungspreis mal die Nächte, mit oder ohne Steuer.",
            advice: """
                Preis, Nächte, Steuer oder Gesamtbetrag berichtigen. Enthalten die Beträge Gebühren oder Rabatte, die \
                Regel für die Quelle abschalten.
                """,
            message: """
                Der Gesamtbetrag ist „{value}“, aber {nights:# Nacht ergibt|# Nächte ergeben} zum Übernachtungspreis \
                {total}; berichtigen, was falsch ist.
                """),
        "reservation-total-negative": RuleText(
            summary: "Gesamtbetrag oder Steuer ist negativ.",
            advice: "Den Betrag berichtigen; eine Erstattung mindert das Bezahlte, nicht den Preis des Aufenthalts.",
            message: "{field} „{value}“ ist negativ; den Betrag berichtigen."),
        "source-ambiguous": RuleText(
            summary: "Die Datei lässt sich auf zwei Arten lesen, und nichts sagt, welche gemeint ist.",
            advice: "Die Frage mit der Zeile für pipeline.json beantworten, die die Meldung nennt.",
            message: "{problem}",
            phrases: [
                "columns": """
                Aus der Datei wurde nichts gelesen; die Spalten {header:json} und {found:json} könnten beide {field} sein und \
                unterscheiden sich. Welche ist gemeint? "columns": {{ {field:json}: {header:json} }} oder \
                "columns": {{ {field:json}: {found:json} }} bei der Quelle {source:json} eintragen.
                """,
                "copies": """
                Aus der Datei wurde nichts gelesen: dem Namen nach ist sie eine Kopie von {otherFile}, doch die beiden \
                unterscheiden sich. Welche gilt? Die andere löschen oder ihren Namen bei der Quelle {source:json} unter \
                "exclude" eintragen.
                """,
                "encodings": """
                Aus der Datei wurde nichts gelesen; ist sie in {encoding} oder in {found} geschrieben? "encoding": {encoding:json} \
                oder "encoding": {found:json} bei der Quelle {source:json} eintragen.
                """,
                "headings": """
                Aus der Datei wurde nichts gelesen: in welcher Zeile stehen die Überschriften, {line} oder \
                {otherLine}? "headerLine": {line} oder "headerLine": {otherLine} in Quelle {source:json} ergänzen.
                """,
                "sites": """
                Keiner der {count:# Stellplätze|# Stellplätze}, die in Buchungen vorkommen, steht in dieser Liste; sie wird \
                daher nicht verwendet, und Stellplatznummern werden nicht geprüft. Ist es die Liste der eigenen \
                Stellplätze? Wenn ja, die Nummern wie in den Buchungen schreiben; wenn nein, die Datei in \
                pipeline.json unter "ignore" aufführen.
                """,
            ]),
        "source-changed": RuleText(
            summary: "Die Datei wurde geändert, während sie gelesen wurde.",
            advice: "Den Export früher erstellen lassen oder der Quelle minAge geben.",
            message: "{problem}",
            phrases: [
                "copied": """
                Die Datei wurde während des Laufs geändert und aus einer Kopie erneut gelesen; den Export früher \
                erstellen lassen.
                """,
                "torn": """
                Die Datei wurde während des Laufs geändert und beim Kopieren noch einmal: sie ist vielleicht nicht \
                vollständig. Den Export früher erstellen lassen.
                """,
            ]),
        "source-date-future": RuleText(
            summary: "Nach der Uhr dieses Rechners wurde die Datei in der Zukunft geändert.",
            advice: "Die Uhren beider Rechner stellen; bis dahin lassen sich maxAge und minAge nicht prüfen.",
            message: """
                Die Datei wurde am {moment} geändert, also erst in {age}; ihr Alter ist unbekannt. Die Uhren beider \
                Rechner stellen.
                """),
        "source-empty": RuleText(
            summary: "Die Datei enthält keine Datensätze.",
            advice: "Prüfen, ob der Export geklappt hat.",
            message: "{problem}",
            phrases: [
                "no-bytes": "Die Datei ist leer; prüfen, ob der Export geklappt hat.",
                "only-mark": "Die Datei enthält nur eine Byte-Reihenfolge-Marke; prüfen, ob der Export geklappt hat.",
                "no-records": "Die Datei enthält keine Datensätze; prüfen, ob der Export geklappt hat.",
                "no-files": "Das Archiv enthält keine Dateien; prüfen, ob der Export geklappt hat.",
            ]),
        "source-missing": RuleText(
            summary: "Eine Datei fehlt, oder zu einem Muster der Konfiguration gibt es keine.",
            advice: "Den Namen und `--root` prüfen; Muster gelten ab dem Ordner der Konfiguration.",
            message: "{problem}",
            phrases: [
                "no-file":
                    "Die Datei fehlt; den Export noch einmal dort ablegen oder den Namen oder --root berichtigen.",
                "no-match":
                    "Keine Datei passt: der Export ist nicht angekommen, oder das Muster oder --root stimmt nicht.",
                "no-member": "Das Archiv hat keinen solchen Inhalt; den Namen prüfen.",
                "gone": "Die Datei verschwand, während sie gelesen wurde; prüfen, ob sie um diese Zeit ersetzt wird.",
                "kept-copy": """
                Die Datei konnte nicht abgerufen werden: {reason}; verwendet wird die Kopie vom {moment}. Adresse \
                und Zugriff prüfen.
                """,
                "not-fetched": "Die Datei konnte nicht abgerufen werden: {reason}; Adresse und Zugriff prüfen.",
            ]),
        "source-not-export": RuleText(
            summary: "Die Datei ist kein Export von Buchungen, Kontakten, Stellplätzen oder Orten.",
            advice: """
                Nichts zu tun. Soll sie nicht mehr erwähnt werden: in pipeline.json unter ignore aufführen oder \
                --exclude angeben.
                """,
            message: "Kein Bericht braucht diese Datei; {problem}.", phrases: germanUnread),
        "source-partial": RuleText(
            summary: "Die Datei ist nach eigener Angabe vielleicht nicht vollständig.",
            advice: """
                Neu abrufen, mit allen Seiten; bei Overpass mit kleinerem Gebiet oder mehr Zeit: [timeout:180] am Anfang \
                der Abfrage.
                """,
            message: "{problem}",
            phrases: [
                "remark": "Die Datei ist nach eigener Angabe vielleicht nicht vollständig: „{value}“. Neu abrufen.",
                "unended": "Dem Kalender fehlt END:VCALENDAR, er ist vielleicht nicht vollständig; neu abrufen.",
                "next-page": """
                Die Datei ist laut „{header}“ nur eine Seite einer längeren Liste. Auch die anderen Seiten abrufen.
                """,
                "fewer": """
                Die Datei hat laut „{header}“ nur {count:# Datensatz|# Datensätze} von {total}. Auch die anderen Seiten \
                abrufen.
                """,
            ]),
        "source-recent": RuleText(
            summary: "Die Datei wurde eben erst geändert und wird noch nicht gelesen.",
            advice: "Nach dem Ende der Übertragung erneut starten; `innkeeper watch` wartet von selbst darauf.",
            message: """
                Die Datei wurde nicht gelesen: sie wurde am {moment} geändert, vor {age}, und minAge ist {limit}. \
                Erneut starten, wenn sie angekommen ist.
                """),
        "source-repeated": RuleText(
            summary: "Die Datei ist eine Kopie einer anderen Datei derselben Quelle, Byte für Byte.",
            advice: "Nichts zu tun; die Kopie kann gelöscht werden.",
            message: "Die Datei gleicht {otherFile} Byte für Byte; sie wurde übersprungen."),
        "source-shrunk": RuleText(
            summary: """
                Die Quelle hat weniger Datensätze als minRecords oder seit dem letzten Lauf mehr als maxDropPercent \
                verloren.
                """,
            advice: "Den Export ansehen: ein Filter, eine Seite oder ein Monat kann fehlen.",
            message: "{problem}",
            phrases: [
                "too-few": """
                Es fehlen Datensätze: vorhanden {count:ist #|sind #}, und minRecords ist {limit}. Den Export ansehen, \
                bevor man den Berichten vertraut.
                """,
                "dropped": """
                Es fehlen Datensätze: vorhanden {count:ist #|sind #}, {missing} weniger als die {before} vom {asOf}, und \
                maxDropPercent ist {limit}. Den Export ansehen, bevor man den Berichten vertraut.
                """,
            ]),
        "source-stale": RuleText(
            summary: "Die Datei ist älter als maxAge der Quelle.",
            advice: """
                Der Export kommt nicht mehr oder liegt woanders. Nachsehen, ob das System, das ihn erstellt, noch \
                läuft.
                """,
            message: """
                Der Export ist alt: er wurde am {moment} geändert, vor {age}, und maxAge ist {limit}. Nachsehen, ob er \
                noch kommt.
                """),
        "source-unaccounted": RuleText(
            summary: "Innkeeper hat einen Teil der Datei übergangen; das ist ein Fehler von Innkeeper.",
            advice: "Bitte melden, mit den Zeilen um die Stelle, wenn sie weitergegeben werden dürfen.",
            message: """
                Ab hier {count:wurde # Byte|wurden # Bytes} der Datei ohne Grund übergangen. Das ist ein Fehler von \
                Innkeeper: bitte melden.
                """),
        "source-unchanged": RuleText(
            summary: "Eine Quelle, die täglich neu sein sollte, ist Byte für Byte die eines früheren Tages.",
            advice: """
                Der Export beruht vielleicht auf alten Daten. Ändert sich an ruhigen Tagen nichts, source-unchanged \
                für die Quelle auf "off" setzen.
                """,
            message: "Jede Datei der Quelle ist dieselbe wie am {asOf}; nachsehen, ob der Export neu erstellt wird."),
        "source-unreadable": RuleText(
            summary: "Die Datei lässt sich nicht öffnen oder lesen.",
            advice: "Prüfen, was sie ist und wer sie lesen darf.",
            message: "{problem}",
            phrases: [
                "folder": "Das ist ein Ordner, keine Datei; eine Datei oder ein Muster nennen.",
                "no-file": "Das ist keine lesbare Datei; eine Datei oder ein Muster nennen.",
                "too-large": """
                Die Datei ist größer als die Grenze von {limit} und wurde nicht gelesen; die Grenze erhöhen, wenn \
                sie die richtige ist.
                """,
                "damaged-workbook": """
                Das ist eine beschädigte Arbeitsmappe: {reason}. Sie noch einmal von dort holen, woher sie kam, oder im \
                Programm öffnen, das sie erstellt hat, und als CSV speichern.
                """,
                "failed": "Die Datei ist nicht lesbar: {reason}. Prüfen, was sie ist und wer sie lesen darf.",
            ]),
        "source-unrecognised": RuleText(
            summary: "Die Datei ist vielleicht ein Export und wurde nicht gelesen.",
            advice: """
                Als CSV, vCard, iCalendar, xCard, GeoJSON oder JSON-Liste exportieren oder die Spalten einer Tabelle \
                mit columns nennen. Wird die Datei nicht gebraucht: in pipeline.json unter ignore aufführen oder \
                --exclude angeben.
                """,
            message: "Die Datei wurde nicht gelesen; {problem}.", phrases: germanUnread),
        "table-column-unread": RuleText(
            summary: """
                Namen der Gäste oder Bezahltes stehen vielleicht in einer Spalte der Buchungen, die nicht gelesen wird.
                """,
            advice: """
                Die Spalte in `columns` der Quelle nennen: { "camper_name": "…" }.
                """,
            message: "{problem}",
            phrases: [
                "deposit": """
                {header:json} wird nicht gelesen: es kann bezahlt oder als Erstes zu zahlen sein. Ist es bezahlt, \
                "columns": {{ {field:json}: {header:json} }} bei der Quelle {source:json} eintragen.
                """,
                "guests": """
                Keine Spalte enthält, soweit bekannt, die Namen der Gäste; nicht gelesen werden {headers}. Stehen die Namen in einer \
                davon, "columns": {{ {field:json}: "…" }} bei der Quelle {source:json} eintragen.
                """,
            ]),
        "table-row-skipped": RuleText(
            summary: """
                Eine Zeile der Tabelle ist kein Datensatz: etwas über den Überschriften, wiederholte Überschriften \
                oder Summen.
                """,
            advice: "Nichts zu tun, es sei denn, ein Datensatz wurde dafür gehalten.",
            message: "{problem}",
            phrases: [
                "above-headings": """
                {count:# Zeile wurde|# Zeilen wurden} übersprungen: die Überschriften stehen in Zeile {line}.
                """,
                "headings": """
                Die Überschriften stehen hier noch einmal{count?, weiter unten {count:einmal|#-mal}}; übersprungen.
                """,
                "totals": """
                Das ist eine Zeile mit Summen{count?, und weiter unten {count:ist # Zeile|sind # Zeilen} so}; \
                übersprungen.
                """,
                "remark": """
                Eine einzelne Zelle unter der Tabelle{count?, und {count:eine weitere|# weitere} wie diese}; \
                übersprungen.
                """,
                "empty": "Eine leere Zeile{count?, und weiter unten {count:noch eine|noch #}}; übersprungen.",
            ]),
        "vcard-end-missing": RuleText(
            summary: "Der Karte fehlt END:VCARD.",
            advice: "Das Adressbuch neu exportieren: die Datei ist vielleicht nicht ganz angekommen.",
            message: "Der Karte fehlt END:VCARD, ein Teil ist vielleicht verloren; das Adressbuch neu exportieren."),
        "vcard-line-malformed": RuleText(
            summary: "Eine Zeile der Karte ist so nicht lesbar.",
            advice: """
                Zeilenumbrüche in einem Wert werden \n geschrieben, oder die nächste Zeile beginnt mit einem \
                Leerzeichen (RFC 6350, 3.2).
                """,
            message: "{problem}",
            phrases: [
                "no-colon": """
                In dieser Zeile fehlt der Doppelpunkt nach dem Namen einer Eigenschaft; sie wurde übersprungen. Im \
                Adressbuch berichtigen.
                """,
                "no-name": """
                Diese Zeile beginnt nicht mit dem Namen einer Eigenschaft; sie wurde übersprungen. Im Adressbuch \
                berichtigen.
                """,
                "continues-nothing": """
                Diese Zeile setzt keine andere fort; sie wurde übersprungen. Das Adressbuch neu exportieren.
                """,
                "foreign-begin": """
                Hier beginnt etwas, das keine Karte ist; es wurde übersprungen. Aus der Datei entfernen.
                """,
                "card-within": """
                Hier beginnt eine Karte innerhalb einer anderen; sie wurde übersprungen, die äußere wurde gelesen. Hinter \
                die äußere schreiben, um beide zu behalten.
                """,
                "foreign-end": """
                Hier endet etwas, das nicht begonnen hat; die Zeile wurde übersprungen. Aus der Datei entfernen.
                """,
                "stray-end": """
                Hier endet eine Karte, die nicht begonnen hat; die Zeile wurde übersprungen. Das Adressbuch neu \
                exportieren.
                """,
                "base64": "Diese Zeile enthält base64 statt Text; sie wurde übersprungen. Im Adressbuch berichtigen.",
                "bad-escape": """
                Diese Zeile enthält ein `=` ohne zwei Hexadezimalziffern, das so bleibt. Im Adressbuch \
                berichtigen.
                """,
                "unknown-charset": """
                Diese Zeile nennt einen unbekannten CHARSET; sie wurde als {encoding} gelesen. Die Buchstaben \
                prüfen oder als UTF-8 exportieren.
                """,
                "not-utf8": """
                Diese Zeile ist kein UTF-8; sie wurde als {encoding} gelesen. Die Buchstaben prüfen oder als UTF-8 \
                exportieren.
                """,
                "wrong-charset": """
                Diese Zeile nennt einen anderen CHARSET, ist aber {encoding} und wurde so gelesen. Ihre Buchstaben \
                prüfen oder als UTF-8 exportieren.
                """,
                "loose-birthday": """
                Diese Zeile nennt Monat und Tag ohne `--` davor; sie wurden so gelesen. Den Geburtstag prüfen.
                """,
                "not-a-property": """
                Das ist keine Eigenschaft (Name, Parameter, Typ, Wert); sie wurde übersprungen. Das Adressbuch neu \
                exportieren.
                """,
                "holds-object": """
                Hier steht ein Objekt statt eines Textes; die Eigenschaft wurde übersprungen. Das Adressbuch neu \
                exportieren.
                """,
            ]),
        "vcard-malformed": RuleText(
            summary: "Das ist keine vCard.",
            advice: "Das Adressbuch neu exportieren oder die Zeilen löschen.",
            message: "{problem}",
            phrases: [
                "stray-text": "Dieser Text steht außerhalb jeder Karte; löschen oder das Adressbuch neu exportieren.",
                "too-long": """
                Die Karte ist länger als ein Datensatz sein darf; das Adressbuch neu exportieren, notfalls ohne \
                Bilder.
                """,
                "empty": "Der Karte fehlt END:VCARD, und sie ist leer; löschen oder das Adressbuch neu exportieren.",
                "end-damaged": """
                Die Zeile END einer Karte ist beschädigt, so dass zwei Karten ineinanderlaufen; das Adressbuch neu \
                exportieren.
                """,
                "not-an-array": """
                Das ist keine jCard: erwartet wird eine Liste, die mit "vcard" beginnt. Das Adressbuch neu \
                exportieren.
                """,
                "no-properties": "Der jCard fehlt die Liste der Eigenschaften; das Adressbuch neu exportieren.",
                "no-card": "Die address-data enthalten keine vCard; das Adressbuch neu abrufen.",
                "text-outside": "In address-data steht Text außerhalb der vCard; das Adressbuch neu abrufen.",
                "several": "In einer address-data {count:steht # vCard|stehen # vCards}; das Adressbuch neu abrufen.",
            ]),
        "vcard-version-unknown": RuleText(
            summary: "Die Karte hat keine bekannte VERSION.",
            advice: """
                Das Adressbuch neu als vCard 3.0 oder 4.0 exportieren. Maskierungen und Umbrüche werden so gelesen.
                """,
            message: "{problem}",
            phrases: [
                "none": """
                Der Karte fehlt VERSION; sie wurde als vCard 3.0 oder 4.0 gelesen. Das Adressbuch so neu \
                exportieren.
                """,
                "unknown": """
                Die VERSION der Karte ist nicht 2.1, 3.0 oder 4.0; sie wurde als vCard 3.0 oder 4.0 gelesen. Das \
                Adressbuch so neu exportieren.
                """,
                "not-four": """
                Die Version der Karte ist nicht 4.0 wie bei jeder jCard; sie wurde als 4.0 gelesen. Das Adressbuch \
                neu exportieren.
                """,
            ]),
        "worksheet-cell-error": RuleText(
            summary: "Zellen des Blatts zeigen einen Fehler statt eines Werts.",
            advice: "Die Formeln in der Arbeitsmappe berichtigen, sie speichern und Innkeeper erneut starten.",
            message: """
                {count:# Zelle zeigt|# Zellen zeigen} einen Fehler statt eines Werts (die erste ist {value}) und \
                {count:zählt|zählen} als leer; die Formeln in der Arbeitsmappe berichtigen.
                """),
        "worksheet-colour-unread": RuleText(
            summary: "Zeilen haben verschiedene Füllfarben, und das Blatt hat keine Spalte für den Status.",
            advice: """
                Bedeuten die Farben etwas (Option, Storno), dies in einer Spalte „Status“ angeben. Abwechselnd \
                gefärbte Zeilen werden nicht gemeldet.
                """,
            message: """
                Diese Zelle hat eine andere Füllfarbe als die darüber, und es gibt keine Spalte für den Status: \
                Farben werden nicht gelesen. Bedeuten sie etwas, dies in einer Spalte „Status“ angeben.
                """),
        "worksheet-formula-unresolved": RuleText(
            summary: "Formeln des Blatts haben kein gespeichertes Ergebnis.",
            advice: """
                Die Arbeitsmappe in einer Tabellenkalkulation öffnen, dort speichern und Innkeeper erneut starten.
                """,
            message: """
                {count:# Formel hat|# Formeln haben} kein gespeichertes Ergebnis (die erste in {value}) und \
                {count:zählt|zählen} als leer; die Arbeitsmappe in einer Tabellenkalkulation öffnen und speichern.
                """),
        "worksheet-hidden": RuleText(
            summary: """
                Ein ausgeblendetes Blatt hat Datensätze von der Art der Quelle neben einem sichtbaren und wird nicht \
                gelesen.
                """,
            advice: "Das Blatt löschen, wenn es alt ist; soll es gelesen werden, in `files` nennen.",
            message: """
                Das Blatt „{value}“ ist ausgeblendet und wurde nicht gelesen: es hat {count:# Zeile|# Zeilen}. \
                Zählen sie, {member:json} bei "files" der Quelle {source:json} ergänzen.
                """),
        "worksheet-row-struck-out": RuleText(
            summary: "Eine Buchung ist im Blatt durchgestrichen und zählt als unbestätigt.",
            advice: """
                Im Status „storniert“ angeben oder die Zeile löschen; ist die Buchung gültig, den Strich entfernen.
                """,
            message: """
                Diese Buchung ist durchgestrichen und zählt als unbestätigt. Ist sie storniert, dies im Status angeben \
                oder die Zeile löschen; sonst den Strich entfernen.
                """),
        "xml-malformed": RuleText(
            summary: "Das XML ist nicht wohlgeformt, hat einen DOCTYPE oder überschreitet eine Grenze.",
            advice: "Die Datei neu exportieren. Ein DOCTYPE ist in diesen Formaten nie nötig; entfernen.",
            message: "{problem}",
            phrases: [
                "malformed": """
                Das ist kein gültiges XML: {reason}. Danach wurde nichts gelesen; die Datei neu exportieren.
                """,
                "too-long": """
                Dieses Element `{word}` ist länger als ein Datensatz sein darf; die Datei neu exportieren.
                """,
                "uncounted": """
                In dieser Zeichenkodierung lassen sich Stellen nicht bestimmen; danach wurde nichts gelesen. Die \
                Datei als UTF-8 speichern.
                """,
                "stray-element": """
                Ein Element `{word}` ist hier nicht bekannt, deshalb wurde nichts darin gelesen. Vielleicht ist sein Name \
                beschädigt; die Datei neu exportieren.
                """,
                "stray-text": """
                Dieser Text steht außerhalb aller Datensätze, wo keiner hingehört. Vielleicht ist ein Tag beschädigt; die \
                Datei neu exportieren.
                """,
            ]),
    ]

    /// What an unread file is, and what to do about it; the kinds of records; columns that a table lacks.
    private static let germanUnread: [String: String] = [
        "export": """
        sie enthält {kind?{kind}|Datensätze}, aber keine Quelle der Konfiguration fragt danach; ihren Namen oder ein \
        Muster in "files" ergänzen
        """,
        "table": """
        {kind?{needs?die Tabelle sieht nach {kind} aus, hat aber keine Spalte für {needs}{header? außer \
        {header}|}|nichts in der Tabelle zeigt, dass sie {kind} enthält}|keine Überschrift der Tabelle ist \
        bekannt}{value?; ihre Überschriften sind {value}}. Enthält sie {kind?{kind}|Buchungen, Kontakte, Stellplätze \
        oder Orte}, die Spalten mit "columns" in pipeline.json nennen
        """,
        "stays": """
        zwei Spalten sehen nach den Tagen von Aufenthalten aus, doch ihre Überschriften sind nicht bekannt{value?; \
        die Überschriften sind {value}|}. Wenn sie es sind, in pipeline.json eine Quelle {{ "kind": "bookings", "files": \
        [{filePattern:json}], "columns": {{ "arrival": {header:json}, "departure": {found:json} }} }} ergänzen
        """,
        "other-stays": """
        Überschriften wie {headers} zeigen, dass die Tage nicht die von Aufenthalten sind, sondern zu etwas anderem \
        gehören. Sind es doch Aufenthalte, in pipeline.json eine Quelle {{ "kind": "bookings", "files": \
        [{filePattern:json}] }} ergänzen
        """,
        "values-only": """
        die Tabelle hat keine Überschriften; über der ersten Zeile eine Zeile mit Überschriften einfügen, zum \
        Beispiel Buchungsnummer, Stellplatz, Gast, Anreise, Abreise
        """,
        "saved-places": """
        es ist eine Liste gespeicherter Orte ohne ihre Positionen; in Google Takeout Maps (Meine Orte) wählen und \
        Saved Places.json daraus verwenden
        """,
        "bank-statement": "es ist ein Kontoauszug",
        "payout": "es ist eine Liste von Auszahlungen",
        "staff-list": "es ist eine Personalliste",
        "calendar-grid": """
        es ist ein Belegungsplan mit Stellplätzen auf der einen und Tagen auf der anderen Seite; eine Liste der \
        Buchungen exportieren oder anlegen, eine je Zeile, mit Stellplatz, Gast, Anreise und Abreise
        """,
        "transposed-table": """
        die Überschriften stehen in der ersten Spalte, ein Datensatz je Spalte; die Tabelle drehen \
        (Kopieren, Inhalte einfügen, Transponieren), so dass jede Zeile ein Datensatz ist
        """,
        "excel": """
        es ist eine Excel-Arbeitsmappe (.xlsx); in einer Tabellenkalkulation öffnen und jedes Blatt als CSV UTF-8 \
        speichern
        """,
        "old-excel": """
        es ist eine alte Excel-Arbeitsmappe (.xls); in einer Tabellenkalkulation öffnen und jedes Blatt als CSV \
        UTF-8 speichern
        """,
        "open-document-sheet": """
        es ist eine OpenDocument-Arbeitsmappe (.ods); in einer Tabellenkalkulation öffnen und jedes Blatt als CSV \
        UTF-8 speichern
        """,
        "numbers": """
        es ist eine Arbeitsmappe von Apple Numbers; in Numbers öffnen und Ablage, Exportieren, CSV wählen
        """,
        "protected-office": """
        es ist eine Office-Datei mit Passwort; das Passwort entfernen, dann in einer Tabellenkalkulation öffnen und \
        jedes Blatt als CSV UTF-8 speichern
        """,
        "spreadsheet-xml": """
        es ist eine Arbeitsmappe als XML, wie Excel sie öffnet; in einer Tabellenkalkulation öffnen und jedes Blatt \
        als CSV UTF-8 speichern
        """,
        "web-table": """
        es ist eine Webseite unter dem Namen einer Tabelle, wie manche Systeme sie exportieren; in einer \
        Tabellenkalkulation öffnen und jedes Blatt als CSV UTF-8 speichern
        """,
        "json-records": """
        das JSON enthält eine Liste von Datensätzen in unbekannter Form{value?; die Schlüssel ihrer Objekte sind {value}. \
        Enthält sie Buchungen, Kontakte, Stellplätze oder Orte, die Schlüssel mit "columns" in pipeline.json nennen|}
        """,
        "moments": """
        {headers} sind keine Tage, sondern Zeitpunkte in Sekunden oder Millisekunden seit 1970, und die werden nicht \
        gelesen: Welcher Tag dann ist, hängt von der Zeitzone ab. Die Tage als JJJJ-MM-TT exportieren
        """,
        "json": "es ist JSON ohne eine Liste von Datensätzen",
        "xml-records": "das XML enthält eine Liste von Datensätzen in unbekannter Form",
        "xml": "es ist XML ohne eine Liste von Datensätzen",
        "osm-xml": "es ist das XML von OpenStreetMap; Overpass mit [out:json] vor der Abfrage um JSON bitten",
        "calendar": "sie heißt wie ein Kalender, beginnt aber nicht mit BEGIN:VCALENDAR; neu exportieren",
        "other-calendar": """
        ihre Termine sind Feiertage, Ferien, Müllabfuhr, Geburtstage oder Ähnliches und keine Aufenthalte. Sind es \
        doch Aufenthalte, in pipeline.json eine Quelle {{ "kind": "bookings", "files": [{filePattern:json}] }} \
        ergänzen
        """,
        "cards": "sie heißt wie ein Adressbuch, hat aber keine Zeile BEGIN:VCARD; neu exportieren",
        "kmz": """
        es ist eine gepackte Karte von Google Earth (.kmz); entpacken, dann in GeoJSON umwandeln, zum Beispiel mit \
        ogr2ogr
        """,
        "shapefile": "es ist Teil eines Shapefiles; in GeoJSON umwandeln, zum Beispiel mit ogr2ogr",
        "geo-package": "es ist ein GeoPackage; in GeoJSON umwandeln, zum Beispiel mit ogr2ogr",
        "columnar": """
        es ist eine spaltenweise gespeicherte Datei (Parquet oder Arrow); in CSV umwandeln, zum Beispiel mit DuckDB
        """,
        "database": "es ist eine Datenbank; die Tabelle der Buchungen als CSV exportieren",
        "word": "es ist ein Word-Dokument",
        "open-document": "es ist ein OpenDocument-Text",
        "presentation": "es ist eine Präsentation",
        "pdf": "es ist ein PDF; enthält es Daten, diese als CSV exportieren",
        "rich-text": "es ist ein formatierter Text (.rtf)",
        "web-page": "es ist eine Webseite",
        "email": "es ist eine E-Mail; hängt ein Export daran, ihn neben den anderen speichern",
        "text": "es ist ein Text",
        "picture": "es ist ein Bild",
        "media": "es ist eine Ton- oder Videodatei",
        "archive": "es ist ein Archiv, das hier nicht entpackt werden kann; entpacken oder ein ZIP daraus machen",
        "encrypted": "sie ist verschlüsselt; zuerst entschlüsseln",
        "encoding": "es ist Text in UTF-32; als UTF-8 speichern",
        "unknown": "sie hat kein Format, das hier gelesen wird",
        "bookings": "Buchungen",
        "campsites": "Stellplätze",
        "contacts": "Kontakte",
        "places": "Orte",
        "arrival": "einen Anreisetag",
        "departure": "einen Abreisetag oder die Zahl der Nächte",
        "name": "einen Namen",
        "reach": "Telefon, E-Mail oder Geburtstag",
        "site-number": "eine Stellplatznummer",
        "site-facts": "das, was ein Stellplatz bietet (Kapazität, Strom, Preis)",
        "further-site-fact": "eine zweite Eigenschaft der Stellplätze (Kapazität, Strom, Preis)",
        "position": "Breiten- und Längengrad",
    ]
}
