enum GermanSentences {
    static func text(_ sentence: Sentence) -> String {
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
        case .more: "und {count} weitere"
        case .moreCodes: "und {count:# weiterer Code|# weitere Codes}"
        case .pendingCount: "{count} noch offen"
        case .knownFindings: "{count:# Befund|# Befunde} der Baseline"
        case .readSummary: "{records:# Datensatz|# Datensätze} aus {sources:# Quelle|# Quellen} gelesen: {parts}"
        case .recordsInFiles: "{records:# Datensatz|# Datensätze} in {files:# Datei|# Dateien}"
        case .countRejected: "{count} abgelehnt"
        case .knownNotShown: "{count:# Befund|# Befunde} der Baseline nicht gezeigt"
        case .soldOf: "{sold} von {sites:# Stellplatz|# Stellplätzen}"
        case .soldOfSeen: "{sold} von {sites:# gebuchten Stellplatz|# gebuchten Stellplätzen}"
        // Sections.
        case .since: "Seit dem Lauf vom {date}."
        case .notCompared: "Es wurde nichts verglichen: {reason}."
        case .bookingsNotCompared: "Buchungen wurden nicht verglichen: {reason}."
        case .findingsNotCompared: "Befunde wurden nicht verglichen: {reason}."
        case .noEarlierRun: "es gibt keinen früheren Lauf"
        case .unknownEarlierRun: "es ist nicht bekannt, wo der letzte Lauf liegt"
        case .damagedEarlierRun: "der frühere Lauf ist nicht lesbar: {why}"
        case .redactedEarlierRun: "der letzte Lauf war anonymisiert"
        case .earlierFileMissing: "der letzte Lauf hat {file} nicht hinterlassen"
        case .earlierFileUnreadable: "{file} des letzten Laufs ist nicht lesbar: {why}"
        case .fieldsMissing: "der Quelle fehlt {fields}"
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
            {withoutSite} von {stays:# Aufenthalt|# Aufenthalten} haben keinen Stellplatz: unter ihnen ließ sich keine \
            Doppelbuchung suchen.
            """
        case .echoesFound:
            "{count:# Eintrag eines Kanals sagt|# Einträge eines Kanals sagen} nur geschlossen: vermutlich {count:derselbe Aufenthalt|dieselben Aufenthalte} wie in einem anderen."
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
            "Heute Nacht {stays:# Aufenthalt|# Aufenthalte}{guests? mit {guests:# Person|# Personen}|} am Platz."
        case .straightLine: "Luftlinie {origin}."
        case .moreSites: "Und von {count:# weiteren Stellplatz|# weiteren Stellplätzen} aus."
        case .turns: "wird {age}"
        case .lineOfFile: "Zeile {line} von {file}"
        case .madeBy: "Erstellt mit Innkeeper {version}"
        case .doubleBooked: "{site} ist doppelt gebucht, {nights}:"
        case .bookedTwice: "{site} ist von einem Gast zweimal gebucht, {nights}:"
        case .moreConflicts: "{count:# weiterer Konflikt|# weitere Konflikte} zu lösen:"
        case .sameGuestAdvice: "Vermutlich ist es eine Buchung, die zweimal ankam: {booking} stornieren"
        case .move: "{booking} verlegen auf"
        case .confirmArrivals: "{count:# Anreise ist|# Anreisen sind} noch offen; bestätigen:"
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
        case .staysHere: "wohnt auf {site}, {days}"
        case .staysWithoutSite:
            "{count:# Aufenthalt dieser Nächte hat|# Aufenthalte dieser Nächte haben} noch keinen Stellplatz."
        case .nearest: "Am nächsten: {kind}"
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
        case .moreOf: "{count} weitere von {code}"
        case .moreOfField: "{count} weitere von {code} in {field}"
        case .moreOfFiles: "{count} weitere von {code} in {files:# anderen Datei|# anderen Dateien}"
        case .atLines: "{text}, Zeilen {lines}"
        case .seeOther: "(siehe {place})"
        case .severityAndEffect: "Schwere: {severity}. {effect}"
        case .needsFields: "Braucht die Spalten: {fields}."
        case .needsAnyField: "Braucht eine der Spalten: {fields}."
        case .freeSites: "{count:# Stellplatz ist|# Stellplätze sind} frei, {days}."
        case .noFreeSites: "Kein Stellplatz ist frei, {days}."
        // Notices.
        case .noticeConflict: "Doppelbuchung: {site}, {nights}"
        case .noticeConflicts: "{count:# Doppelbuchung|# Doppelbuchungen}"
        case .noticeMissing: "Fehlender Export: {sources}"
        case .noticeMissingFile:
            "{source}: {file} wurde nicht gefunden oder ist nicht lesbar. In den Berichten fehlt es."
        case .noticeErrors: "{count:# neuer Fehler|# neue Fehler} in den Daten"
        case .noticeBirthdays: "{count:# Geburtstag|# Geburtstage} während des Aufenthalts"
        case .noticeFailure: "Innkeeper: der Lauf ist fehlgeschlagen"
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
