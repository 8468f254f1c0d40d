enum ItalianSentences {
    static func text(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday} {day} {month} {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}"
        case .monthOfYear: "{month} {year}"
        case .made: "Creato il {date}, {time}"
        case .hoursOld: "{hours:# ora|# ore} fa"
        case .daysOld: "{days:# giorno|# giorni} fa"
        case .inDays: "tra {days:# giorno|# giorni}"
        // Counts.
        case .records: "{count:# record|# record}"
        case .nights: "{count:# notte|# notti}"
        case .people: "{count:# ospite|# ospiti}"
        case .stays: "{count:# soggiorno|# soggiorni}"
        case .errors: "{count:# errore|# errori}"
        case .warnings: "{count:# avviso|# avvisi}"
        case .notes: "{count:# nota|# note}"
        case .more: "e {count:un altro|altri #}"
        case .moreCodes: "e {count:un altro codice|altri # codici}"
        case .pendingCount: "{count} in attesa"
        case .knownFindings: "{count:# anomalia|# anomalie} della baseline"
        case .readSummary: "{records:# record letto|# record letti} da {sources:# fonte|# fonti}: {parts}"
        case .recordsInFiles: "{records:# record|# record} in {files:# file|# file}"
        case .countRejected: "{count:# rifiutato|# rifiutati}"
        case .knownNotShown: "{count:# anomalia|# anomalie} della baseline non {count:mostrata|mostrate}"
        case .soldOf: "{sold} su {sites:# piazzola|# piazzole}"
        case .soldOfSeen: "{sold} su {sites:# piazzola vista|# piazzole viste}"
        // Sections.
        case .since: "Dall’esecuzione di {date}."
        case .notCompared: "Nulla è stato confrontato: {reason}."
        case .bookingsNotCompared: "Le prenotazioni non sono state confrontate: {reason}."
        case .findingsNotCompared: "Le anomalie non sono state confrontate: {reason}."
        case .noEarlierRun: "non c’è un’esecuzione precedente"
        case .unknownEarlierRun: "non si sa dove sia l’ultima esecuzione"
        case .damagedEarlierRun: "l’esecuzione precedente non è leggibile: {why}"
        case .redactedEarlierRun: "l’ultima esecuzione era anonimizzata"
        case .earlierFileMissing: "l’ultima esecuzione non ha lasciato {file}"
        case .earlierFileUnreadable: "{file} dell’ultima esecuzione non è leggibile: {why}"
        case .fieldsMissing: "la fonte non ha {fields}"
        case .campSitesMissing: "non c’è una fonte di piazzole"
        case .originMissing: "manca la posizione del campeggio (origin)"
        case .stageMissing: "la fase {stage} non è nella configurazione"
        case .mostChanged: "{changed} prenotazioni su {earlier} sono cambiate o scomparse."
        case .mostChangedField:
            """
            {changed} prenotazioni su {earlier} sono cambiate o scomparse; soprattutto {field}, {times:una volta|# \
            volte}.
            """
        case .nextNights: "Occupazione {count:della prossima notte|delle prossime # notti}"
        case .nextDays: "{count:Prossimo giorno|Prossimi # giorni}"
        case .siteNights: "Piazzole, {count:prossima notte|prossime # notti}"
        case .firstRows: "I primi {shown} di {total}."
        case .allIn: "Sono tutti in {file}."
        case .crowded:
            """
            Troppe prenotazioni si sovrappongono su {site}: fino a {stays} in una notte, {pairs:# coppia non è \
            elencata|# coppie non sono elencate}. La colonna contiene probabilmente tipi di piazzola.
            """
        case .conflictsUnknown:
            """
            {withoutSite} {stays:soggiorno su #|soggiorni su #} non hanno una piazzola: tra questi non si sono potute \
            cercare doppie prenotazioni.
            """
        case .echoesFound:
            "{count:# evento di un canale dice|# eventi di un canale dicono} solo chiuso: probabilmente {count:lo stesso soggiorno|gli stessi soggiorni} di un altro."
        case .overFull:
            """
            Oltre il 100%: in {nights:# notte|# notti} ci sono più soggiorni che piazzole, per doppie prenotazioni o \
            per soggiorni senza piazzola.
            """
        case .moreCrowds: "{count:Un’altra piazzola è|Altre # piazzole sono} nella stessa situazione."
        case .fromSite: "dalla piazzola {site}"
        case .shortage:
            "{stays:# soggiorno|# soggiorni} per {sites:# piazzola|# piazzole}, di cui {unassigned} senza piazzola"
        case .balanceTotal: "{state}: {amount}, {stays:# soggiorno|# soggiorni}."
        case .sleepHere: "Stanotte {stays:# soggiorno|# soggiorni}{guests? con {guests:# persona|# persone}|}."
        case .straightLine: "In linea d’aria, {origin}."
        case .moreSites: "E da {count:un’altra piazzola|altre # piazzole}."
        case .turns: "compie {age:# anno|# anni}"
        case .lineOfFile: "riga {line} di {file}"
        case .madeBy: "Creato con Innkeeper {version}"
        case .doubleBooked: "{site} è prenotata due volte, {nights}:"
        case .bookedTwice: "{site} è prenotata due volte dallo stesso ospite, {nights}:"
        case .moreConflicts: "{count:Un altro conflitto|Altri # conflitti} da risolvere:"
        case .sameGuestAdvice: "Probabilmente è una prenotazione arrivata due volte: annullare {booking}"
        case .move: "Spostare {booking} su"
        case .confirmArrivals: "{count:# arrivo è|# arrivi sono} in attesa; confermare:"
        case .collect: "Incassare {amount} all’arrivo:"
        case .birthdayOf: "compleanno di {name}"
        case .onSite: "piazzola {site}"
        case .recordsRejected:
            "{count:# record è stato rifiutato e non conta|# record sono stati rifiutati e non contano}:"
        case .firstConflict: "primo: {site}, {nights}"
        case .notRead: "Non letto: {file}."
        case .moreNotRead: "{count:# altro file non è stato letto|# altri file non sono stati letti}:"
        case .notNeeded:
            "{count:# file accanto alle esportazioni non è stato letto|# file accanto alle esportazioni non sono stati letti}; non è necessario:"
        case .freeSitesFor: "Piazzole libere per {booking}: {sites}."
        case .staysHere: "soggiorna su {site}, {days}"
        case .staysWithoutSite:
            "{count:# soggiorno di queste notti non ha|# soggiorni di queste notti non hanno} ancora una piazzola."
        case .nearest: "Più vicino: {kind}"
        case .nearestPlaces: "I luoghi più vicini {origin}"
        case .nearestStays: "I {shown} soggiorni più vicini su {total}."
        // Pictures in words.
        case .chart: "Una barra per ognuna di {nights:# notte|# notti}. Minimo: {least}. Massimo: {most}."
        case .siteNightsPicture:
            """
            {sites:# piazzola|# piazzole} in righe, {nights:# notte|# notti} in colonne, {stays:# soggiorno|# \
            soggiorni}.
            """
        case .clashes: "Prenotate due volte: {sites}."
        case .monthsPicture: "Occupazione per mese. {months}."
        case .mapPicture: "Mappa dei luoghi {origin}, fino a {radius}. {places}."
        // Check and explain.
        case .notCheckedIn: "Non verificato in {source} ({reason}): {rules}"
        case .moreOf: "{count:un altro|altri #} di {code}"
        case .moreOfField: "{count:un altro|altri #} di {code} in {field}"
        case .moreOfFiles: "{count:un altro|altri #} di {code} in {files:un altro file|altri # file}"
        case .atLines: "{text}, righe {lines}"
        case .seeOther: "(vedi {place})"
        case .severityAndEffect: "Gravità: {severity}. {effect}"
        case .needsFields: "Richiede le colonne: {fields}."
        case .needsAnyField: "Richiede una delle colonne: {fields}."
        case .freeSites: "{count:# piazzola libera|# piazzole libere}, {days}."
        case .noFreeSites: "Nessuna piazzola libera, {days}."
        // Notices.
        case .noticeConflict: "Doppia prenotazione: {site}, {nights}"
        case .noticeConflicts: "{count:# doppia prenotazione|# doppie prenotazioni}"
        case .noticeMissing: "Esportazione mancante: {sources}"
        case .noticeMissingFile: "{source}: {file} non è stato trovato o non è leggibile. Manca nei resoconti."
        case .noticeErrors: "{count:# nuovo errore|# nuovi errori} nei dati"
        case .noticeBirthdays: "{count:# compleanno|# compleanni} durante il soggiorno"
        case .noticeFailure: "Innkeeper: l’esecuzione è fallita"
        case .failedWith: "È terminata con stato {status}: {message}."
        case .oldReports: "I resoconti in {output} sono ancora quelli dell’ultima esecuzione riuscita."
        case .detailsIn: "Tutto il resto è in {output}."
        case .noticeParty: "Prenotazione {booking}, {stay}"
        case .noticeVia: "{party}, tramite {channel}"
        case .moveNotice: "Spostare {booking} su {site} oppure offrire all’ospite un’altra piazzola."
        case .callNotice: "Chiamare uno dei due ospiti."
        }
    }
}
