package import InnkeeperCore

extension Language {
    /// Italian.
    package static let it = Language(
        code: "it", pluralForm: Language.oneIsSingular, quotes: ("«", "»"),
        notation: Notation(
            marks: Notation.Marks(",", "."), marksIn: ["CH": Notation.Marks(".", "’")], currencyPlace: .after,
            currencyPlaceIn: ["CH": .apart]),
        label: Italian.label, sentence: Italian.sentence, term: Italian.term, rules: { Italian.rules })
}

private enum Italian {}

// MARK: Labels

extension Italian {
    static func label(_ label: Label) -> String {
        switch label {
        // Dates and directions.
        case .months: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
        case .shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic"
        case .weekdays: "lunedì martedì mercoledì giovedì venerdì sabato domenica"
        case .shortWeekdays: "lun mar mer gio ven sab dom"
        case .firstDay: "1º"
        case .compass: "N NE E SE S SO O NO"
        case .morning: "AM"
        case .afternoon: "PM"
        // Sections.
        case .today: "Oggi"
        case .whatWasRead: "Dati letti"
        case .needsAttention: "Da verificare"
        case .arrivals: "Arrivi di oggi"
        case .departures: "Partenze di oggi"
        case .inHouse: "Presenti stanotte"
        case .conflicts: "Conflitti"
        case .whatChanged: "Cosa è cambiato"
        case .birthdays: "Compleanni"
        case .birthdaysInStays: "Compleanni durante il soggiorno"
        case .balances: "Importi da saldare"
        case .shortages: "Piazzole insufficienti"
        case .keyFigures: "Indicatori chiave"
        case .nearby: "Luoghi vicini"
        case .featured: "Luogo del giorno"
        case .dataQuality: "Qualità dei dati"
        case .notChecked: "Non verificato"
        case .todo: "Da fare oggi"
        case .occupancyCalendar: "Calendario di occupazione"
        case .monthByMonth: "Mese per mese"
        case .skip: "Vai al contenuto"
        case .sections: "Sezioni"
        // Nothing to show.
        case .nothingRead: "Nessuna fonte è stata letta."
        case .filesNotRead: "File non letti"
        case .nothingNeedsAttention: "Tutto in ordine."
        case .noArrivals: "Nessun arrivo oggi."
        case .noDepartures: "Nessuna partenza oggi."
        case .noConflicts: "Nessuna doppia prenotazione."
        case .noBalances: "Nulla da incassare e nulla in eccesso."
        case .noPayments: "I file non indicano che cosa è stato pagato."
        case .noBirthdays: "Nessun compleanno nei prossimi giorni."
        case .noOccupancy: "Il periodo di occupazione richiesto non comprende le prossime notti."
        case .nothingSold: "Nessuna notte venduta."
        case .noPlaces: "Nessun luogo nelle vicinanze."
        case .everythingChecked: "Tutte le regole sono state verificate."
        case .noFigures: "Non ci sono prenotazioni da contare."
        case .nothingToDo: "Niente da fare: nessun conflitto, nulla da confermare o da incassare."
        case .nothingElseToDo: "Nulla da confermare o da incassare."
        case .noFreeSite: "Nessun’altra piazzola è libera per tutto il soggiorno."
        case .nothingToReport: "nulla da segnalare"
        // Columns and marks.
        case .source: "Fonte"
        case .kind: "Tipo"
        case .files: "File"
        case .newestFile: "File più recente"
        case .read: "Letti"
        case .accepted: "Accettati"
        case .rejected: "Rifiutati"
        case .skipped: "Saltati"
        case .site: "Piazzola"
        case .sites: "Piazzole"
        case .guest: "Ospite"
        case .guests: "Persone"
        case .booking: "Prenotazione"
        case .bookings: "Prenotazioni"
        case .stay: "Soggiorno"
        case .stays: "Soggiorni"
        case .balance: "Da pagare"
        case .status: "Stato"
        case .night: "Notte"
        case .sold: "Vendute"
        case .occupancy: "Occupazione"
        case .occupancyOfSeen: "Occupazione (delle piazzole note)"
        case .revenue: "Ricavi da alloggio"
        case .place: "Luogo"
        case .category: "Categoria"
        case .distance: "Distanza"
        case .direction: "Direzione"
        case .fromHere: "dal campeggio"
        case .wholeWindow: "intero periodo"
        case .noSite: "senza piazzola"
        case .noName: "senza nome"
        case .noSource: "senza fonte"
        case .none: "nessuna"
        case .theDay: "La giornata in cifre"
        case .occupancyTonight: "Occupazione stanotte"
        case .findings: "Anomalie"
        case .firstStay: "Primo soggiorno"
        case .secondStay: "Secondo soggiorno"
        case .sharedNights: "Notti in comune"
        case .echoes: "Da controllare in entrambi i canali"
        case .state: "Situazione"
        case .openAmount: "Importo"
        case .knownBy: "Riconosciuto da"
        case .unassigned: "Senza piazzola"
        case .stillMissing: "Mancanti"
        case .allSites: "tutte le piazzole"
        case .solution: "Soluzione"
        case .arrive: "Arrivi"
        case .leave: "Partenze"
        case .notable: "Inoltre"
        case .freeNights: "Notti libere"
        case .onTheMap: "Sulla mappa"
        case .day: "Giorno"
        case .when: "Quando"
        case .turnsAge: "Compie"
        case .what: "Cosa"
        case .why: "Motivo"
        case .field: "Campo"
        case .before: "Prima"
        case .after: "Dopo"
        case .rules: "Regole"
        case .period: "Periodo"
        case .bySource: "Per fonte"
        case .asTable: "Lo stesso in tabella"
        case .freeForSecond: "Piazzole libere"
        case .name: "Nome"
        case .electricity: "Elettricità"
        case .water: "Acqua"
        case .nightlyRate: "Prezzo a notte"
        case .yes: "sì"
        case .no: "no"
        case .howToFix: "Come rimediare:"
        case .nightsSold: "Notti vendute"
        case .adr: "ADR (tariffa media giornaliera)"
        case .revpar: "RevPAR (ricavi per notte-piazzola disponibile)"
        case .averageStay: "Soggiorno medio"
        case .cancelled: "Annullate"
        case .noShow: "Mancati arrivi"
        case .invalid: "Rifiutate dalle regole"
        case .leadDays: "Anticipo di prenotazione (giorni)"
        // Changes.
        case .refusedNow: "il suo record ora viene rifiutato"
        case .emptyValue: "(vuoto)"
        // Words in lines.
        case .and: "e"
        case .or: "o"
        case .seeAll: "vedi tutti i conflitti"
        case .orMove: "oppure spostarla su"
        case .alsoFree: "; libere anche:"
        case .seeWhy: "vedi perché e come rimediare"
        case .birthdayToday: "Compleanno oggi:"
        case .birthdayTomorrow: "Compleanno domani:"
        case .isToday: "oggi"
        case .isTomorrow: "domani"
        case .youngAge: "meno di un’ora fa"
        case .dayUnit: "g"
        case .sitesSeemFree: "Senza queste prenotazioni piazzole occupate sembrano libere."
        case .nearestPlace: "Luogo più vicino"
        case .colon: ":"
        case .semicolon: ";"
        case .whatToDo: "Cosa fare"
        case .failing: "Non valido (» indica il punto)"
        case .passing: "Valido"
        case .needsCampSites: "Richiede una fonte di piazzole."
        case .needsOrigin: "Richiede la posizione del campeggio (origin)."
        case .needsConflicts: "Richiede la fase conflicts."
        case .effectRejects: "Il record viene rifiutato e va in rejected/."
        case .effectMarks: "Il record viene mantenuto e segnalato."
        case .effectSkips: "Il record viene saltato."
        case .effectNone: "Nessun record viene rifiutato per questo."
        case .theseRejected: "Questi record sono stati rifiutati."
        case .theseMarked: "Questi record sono stati mantenuti e segnalati."
        case .theseSkipped: "Questi record sono stati saltati."
        case .comparedWithStays: "Sovrapposizioni e doppioni sono stati cercati solo in questi file."
        case .comparedAlone: "I doppioni sono stati cercati solo in questi file."
        // Pictures.
        case .weekendsAreDarker: "Le notti di venerdì e sabato sono evidenziate."
        case .fromEachSite: "Da ogni piazzola"
        case .pause: "Pausa"
        case .featuredStrip: "Luoghi da visitare"
        case .alsoNearby: "Altri luoghi vicini"
        case .taken: "occupata"
        case .pending: "in attesa"
        case .closed: "chiusa"
        case .heatNone: "nessuna venduta"
        case .heatQuarter: "fino a un quarto"
        case .heatHalf: "fino a metà"
        case .heatMost: "fino a tre quarti"
        case .heatFull: "fino al completo"
        case .heatOver: "overbooking"
        case .here: "Il campeggio"
        case .nearestOfKinds: "Il più vicino di ogni tipo"
        case .mapExplained: "In scala, nord in alto. I numeri sono quelli delle tabelle."
        case .monthsWithSites:
            "Ogni quadretto è una notte: più è scuro, più è pieno. A destra l’occupazione del mese e le notti vendute."
        case .monthsWithoutSites: "Ogni quadretto è una notte: più è scuro, più è pieno. A destra le notti vendute."
        case .noClash: "Nessuna notte è prenotata due volte."
        case .figuresExplained:
            """
            Occupazione: notti vendute su notti disponibili. ADR: ricavi su notti vendute. RevPAR: ricavi su notti \
            disponibili. Soggiorno medio: notti su soggiorni in arrivo nel periodo. Annullate e mancati arrivi sono \
            quote di tutte le prenotazioni ricevute per il periodo. Le notti in cui una piazzola è chiusa restano \
            disponibili, come le conta STR. I ricavi sono senza imposte e ripartiti per notte; le prenotazioni \
            rifiutate dalle regole non contano altrove.
            """
        case .bornOnLeapDay28: "Compleanno il 29 febbraio; negli anni non bisestili il 28 febbraio."
        case .bornOnLeapDay1: "Compleanno il 29 febbraio; negli anni non bisestili il 1º marzo."
        case .bornOnLeapDay: "Compleanno il 29 febbraio; solo negli anni bisestili."
        }
    }
}

// MARK: Sentences

extension Italian {
    static func sentence(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday} {day} {month} {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}"
        case .monthOfYear: "{month} {year}"
        case .made: "Creato in data {date}, ore {time}"
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
        case .acceptedCount: "{count:# accettato|# accettati}"
        case .rejectedCount: "{count:# rifiutato|# rifiutati}"
        case .skippedCount: "{count:# saltato|# saltati}"
        case .changeNew: "{count:# nuova|# nuove}"
        case .changeGone: "{count:# scomparsa|# scomparse}"
        case .changeMoved: "{count:# spostata|# spostate}"
        case .changeChanged: "{count:# modificata|# modificate}"
        case .changeResolved: "{count:# risolta|# risolte}"
        case .changeNone: "{count:# invariata|# invariate}"
        case .changeUncompared:
            "{count:# non confrontata (manca l’esportazione)|# non confrontate (manca l’esportazione)}"
        case .countRejected: "{count:# rifiutato|# rifiutati}"
        case .knownNotShown: "{count:# anomalia|# anomalie} della baseline non {count:mostrata|mostrate}"
        case .soldOf: "{sold} su {sites:# piazzola|# piazzole}"
        case .soldOfSeen: "{sold} su {sites:# piazzola nota|# piazzole note}"
        case .onlyClosed:
            """
            {count:# voce di calendario dice|# voci di calendario dicono} solo «chiuso». Booking.com lo scrive anche per \
            le prenotazioni, perciò quelle notti non contano come vendute; l’esportazione delle prenotazioni mostra \
            quali lo sono.
            """
        case .perhapsSold: "{count:# forse venduta|# forse vendute}"
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
        case .severalFieldsMissing: "alla fonte mancano {fields}"
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
            Soggiorni senza piazzola: {withoutSite} su {stays:#|#}; tra questi non si sono potute \
            cercare doppie prenotazioni.
            """
        case .echoesFound:
            "{count:# evento di un canale indica|# eventi di un canale indicano} solo «chiuso»: probabilmente {count:lo stesso soggiorno|gli stessi soggiorni} di un altro."
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
        case .doubleBooked: "{site} è prenotata due volte per {count:# notte|# notti}, {nights}:"
        case .bookedTwice: "{site} è prenotata due volte dallo stesso ospite per {count:# notte|# notti}, {nights}:"
        case .moreConflicts: "{count:Un altro conflitto|Altri # conflitti} da risolvere:"
        case .sameGuestAdvice: "Probabilmente è una prenotazione arrivata due volte: annullare {booking}"
        case .move: "Spostare {booking} su"
        case .confirmArrivals: "{count:# arrivo è|# arrivi sono} ancora da confermare:"
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
        case .nearest: "Più vicino ({kind})"
        case .nearestPlaces: "I luoghi più vicini partendo {origin}"
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
        case .mapPicture: "Mappa dei luoghi a partire {origin}, fino a {radius}. {places}."
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
        case .blockedSites: "Notti bloccate, senza prenotazione: {sites}."
        // Notices.
        case .noticeConflict: "Doppia prenotazione: {site}, {nights}"
        case .noticeConflicts: "{count:# doppia prenotazione|# doppie prenotazioni}"
        case .noticeMissing: "Esportazione mancante: {sources}"
        case .noticeMissingFile: "{source}: {file} non è stato trovato o non è leggibile. Manca nei rapporti."
        case .noticeMissingAdvice:
            "Salvare di nuovo l’esportazione in quella posizione; la prossima esecuzione la leggerà."
        case .noticeErrors: "{count:# nuovo errore|# nuovi errori} nei dati"
        case .noticeBirthdays: "{count:# compleanno|# compleanni} durante il soggiorno"
        case .noticeFailure: "Innkeeper: l’esecuzione è fallita"
        case .failedWith: "È terminata con stato {status}: {message}."
        case .oldReports: "I rapporti in {output} sono ancora quelli dell’ultima esecuzione riuscita."
        case .detailsIn: "Tutto il resto è in {output}."
        case .noticeParty: "Prenotazione {booking}, {stay}"
        case .noticeVia: "{party}, tramite {channel}"
        case .moveNotice: "Spostare {booking} su {site} oppure offrire all’ospite un’altra piazzola."
        case .callNotice: "Chiamare uno dei due ospiti."
        }
    }
}

// MARK: Names of closed sets

extension Italian {
    static func term(_ term: Term) -> String {
        switch term {
        case .status(.confirmed): "confermata"
        case .status(.inHouse): "presente"
        case .status(.completed): "conclusa"
        case .status(.cancelled): "annullata"
        case .status(.noShow): "mancato arrivo"
        case .status(.pending): "in attesa"
        case .status(.rejected): "respinta"
        case .status(.unknown): "sconosciuto"
        case .status(.invalid): "non valida"
        case .status(.closed): "chiusa"
        case .status(.echo): "chiusa, venduta altrove"
        case .payment(.overdue): "scaduto"
        case .payment(.owedOnArrival): "da pagare all’arrivo"
        case .payment(.overpaid): "pagato in eccesso"
        case .payment(.paid): "pagato"
        case .match(.email): "stessa e-mail"
        case .match(.phone): "stesso telefono"
        case .match(.name): "stesso nome"
        case .conflict(.doubleBooking): "doppia prenotazione"
        case .conflict(.sameGuest): "stesso ospite due volte"
        case .conflict(.echo): "probabilmente lo stesso soggiorno"
        case .change(.bookingNew): "nuova"
        case .change(.bookingGone): "scomparsa"
        case .change(.bookingRefused): "scomparsa, il suo record ora viene rifiutato"
        case .change(.bookingMoved): "spostata"
        case .change(.bookingChanged): "modificata"
        case .change(.findingNew): "nuova anomalia"
        case .change(.findingResolved): "risolta"
        case .severity(.error): "errore"
        case .severity(.warning): "avviso"
        case .severity(.info): "nota"
        case .severities(.error): "Errori"
        case .severities(.warning): "Avvisi"
        case .severities(.info): "Note"
        case .kind(.places): "luoghi"
        case .kind(.contacts): "contatti"
        case .kind(.campsites): "piazzole"
        case .kind(.bookings): "prenotazioni"
        case .field(.reservationID): "numero di prenotazione"
        case .field(.property): "struttura"
        case .field(.siteNumber): "piazzola"
        case .field(.category): "categoria"
        case .field(.camperName): "ospite"
        case .field(.phone): "telefono"
        case .field(.email): "e-mail"
        case .field(.arrival): "arrivo"
        case .field(.nights): "notti"
        case .field(.departure): "partenza"
        case .field(.guests): "persone"
        case .field(.adults): "adulti"
        case .field(.children): "bambini"
        case .field(.infants): "neonati"
        case .field(.nightlyRate): "prezzo a notte"
        case .field(.total): "importo totale"
        case .field(.paid): "pagato"
        case .field(.tax): "imposta"
        case .field(.currency): "valuta"
        case .field(.status): "stato"
        case .field(.bookedOn): "prenotato il"
        case .field(.leadDays): "giorni di anticipo"
        case .field(.channel): "canale"
        case .field(.country): "paese"
        case .field(.notes): "note"
        case .field(.eta): "ora di arrivo"
        case .field(.cancelledOn): "annullata il"
        case .field(.commission): "commissione"
        case .field(.net): "netto"
        case .field(.payoutID): "numero di accredito"
        case .field(.dueOn): "da pagare entro il"
        case .field(.balance): "saldo"
        case .place(.hospital): "ospedale"
        case .place(.clinic): "clinica"
        case .place(.doctors): "studio medico"
        case .place(.pharmacy): "farmacia"
        case .place(.veterinary): "veterinario"
        case .place(.police): "polizia"
        case .place(.fireStation): "vigili del fuoco"
        case .place(.fuel): "distributore"
        case .place(.chargingStation): "stazione di ricarica"
        case .place(.supermarket): "supermercato"
        case .place(.convenience): "minimarket"
        case .place(.bakery): "panetteria"
        case .place(.shopping): "negozi"
        case .place(.atm): "bancomat"
        case .place(.bank): "banca"
        case .place(.station): "stazione"
        case .place(.busStation): "autostazione"
        case .place(.airport): "aeroporto"
        case .place(.restaurant): "ristorante"
        case .place(.cafe): "caffè"
        case .place(.park): "parco"
        case .place(.museum): "museo"
        case .place(.viewpoint): "punto panoramico"
        case .place(.attraction): "attrazione"
        case .place(.zoo): "zoo"
        case .place(.themePark): "parco a tema"
        case .place(.trail): "sentiero"
        case .place(.theatre): "teatro"
        case .place(.library): "biblioteca"
        case .place(.stadium): "stadio"
        case .place(.university): "università"
        case .place(.church): "chiesa"
        case .place(.townhall): "municipio"
        case .place(.venue): "sala eventi"
        }
    }
}

// MARK: What the rules say

extension Italian {
    /// By code.
    static let rules: [String: RuleText] = [
        "archive-member-unused": RuleText(
            summary: """
                Un elemento dell’archivio, un foglio della cartella di lavoro o una lista del JSON non è del tipo di questa fonte.
                """,
            advice: "Per leggerlo, indicarlo in una fonte del suo tipo: `export.zip!guests.vcf`.",
            message: """
                Il file contiene anche {member}, che a questa fonte non serve; \
                {problem?{problem}|è stato saltato}.
                """,
            phrases: italianUnread),
        "archive-refused": RuleText(
            summary: """
                L’archivio o un suo elemento è stato rifiutato: un percorso che ne esce, un collegamento, una password \
                o troppo di qualcosa.
                """,
            advice: "Verificare da dove viene l’archivio. Se è quello giusto, estrarlo a mano e indicare i file.",
            message: "Questo è stato rifiutato: {reason}. Verificare da dove viene."),
        "baseline-entry-expired": RuleText(
            summary: "Una voce della baseline è scaduta e la sua segnalazione c’è ancora.",
            advice: "Correggere i dati, o dare alla voce un’altra data nel file della baseline.",
            message: """
                La voce della baseline per {code}{record? di {record}} in {entrySource?fonte {entrySource}|nessuna \
                fonte}{last? è scaduta il {last}}; correggere i dati o dare un’altra data.
                """),
        "baseline-entry-fixed": RuleText(
            summary: "Ciò che una voce della baseline conosce non si trova più.",
            advice: "Togliere la voce, perché l’errore non torni inosservato: lo fa --update-baseline.",
            message: """
                La baseline contiene {code}{record? di {record}} in {entrySource?fonte {entrySource}|nessuna fonte}, \
                che è risolto; --update-baseline toglie la voce.
                """),
        "calendar-malformed": RuleText(
            summary: "L’evento del calendario non è leggibile.",
            advice: "Scaricare o esportare di nuovo il calendario.",
            message: "{problem}",
            phrases: [
                "unreadable": """
                Questo evento del calendario non è leggibile; scaricare o esportare di nuovo il calendario.
                """,
                "unended": """
                Questo evento del calendario non ha END:VEVENT, o la sua riga BEGIN è danneggiata; scaricare o \
                esportare di nuovo il calendario.
                """,
                "stray-lines": """
                Queste righe non appartengono ad alcun evento del calendario; scaricare o esportare di nuovo il \
                calendario.
                """,
            ]),
        "calendar-site-unknown": RuleText(
            summary: """
                Non si sa di quale piazzola è il calendario; i suoi soggiorni non ne hanno.
                """,
            advice: """
                Indicare la piazzola della fonte del calendario con `site` in pipeline.json, o dare al file il nome \
                della piazzola: `A12-airbnb.ics`.
                """,
            message: "{problem}",
            phrases: [
                "source": """
                Di quale piazzola è questo calendario? Non si possono cercare doppie prenotazioni tra i suoi \
                soggiorni; aggiungere "site": "…" alla fonte {source:json}, o dare al file il nome della sua \
                piazzola.
                """,
                "file": """
                Di quale piazzola è questo calendario? Non si possono cercare doppie prenotazioni tra i suoi \
                soggiorni; dare al file il nome della sua piazzola, o aggiungere una fonte {{ "kind": "bookings", \
                "files": [{filePattern:json}], "site": "…" }} ed escludere il file da {source:json} con "exclude".
                """,
            ]),
        "campsite-capacity-not-positive": RuleText(
            summary: "La capienza della piazzola è 0 o meno.",
            advice: "Indicare quante persone può ospitare; lasciare vuoto se non si sa.",
            message: "La piazzola può ospitare «{value}» persone; indicare 1 o più, o lasciare vuoto."),
        "campsite-closure-reversed": RuleText(
            summary: "closed_to non è dopo closed_from.",
            advice: """
                closed_from è la prima notte chiusa, closed_to la prima aperta. Per una chiusura a Capodanno la \
                seconda data è dell’anno dopo.
                """,
            message: """
                La riapertura della piazzola ({value}) non è successiva alla chiusura ({from}); correggere una delle due date.
                """),
        "campsite-coordinate-invalid": RuleText(
            summary: "La posizione della piazzola non è fatta di due numeri, o è fuori dai limiti.",
            advice: "Scrivere gradi decimali: latitudine da -90 a 90, longitudine da -180 a 180.",
            message: """
                La posizione della piazzola («{value}») non è utilizzabile; scrivere gradi decimali, \
                latitudine da -90 a 90 e longitudine da -180 a 180.
                """),
        "campsite-number-duplicate": RuleText(
            summary: "Numero di piazzola duplicato: una piazzola precedente lo ha già.",
            advice: "Dare a ogni piazzola il suo numero, o togliere la riga superata.",
            message: """
                Numero di piazzola «{value}» duplicato{relatedFile?, già presente in {relatedFile}, riga {relatedLine}}; \
                dare a questa il suo numero o toglierla.
                """),
        "campsite-number-missing": RuleText(
            summary: "La piazzola non ha un numero.",
            advice: "Compilare `site_number`. È testo: A12 è un numero.",
            message: "La piazzola non ha un numero; compilare {field}."),
        "campsite-rate-negative": RuleText(
            summary: "Il prezzo a notte della piazzola è negativo.",
            advice: "Correggere il prezzo; lasciare vuoto se non c’è.",
            message: "Il prezzo a notte «{value}» è negativo; correggerlo o lasciare vuoto."),
        "campsite-value-unreadable": RuleText(
            summary: "La capienza, il prezzo, una data di chiusura, o un sì o no della piazzola non è leggibile.",
            advice: "Scrivere cifre, importi decimali, date AAAA-MM-GG, sì o no, o lasciare vuoto.",
            message: """
                {problem?{problem}|«{value}» non è leggibile come {field}; correggerlo. Fino ad allora la piazzola vale \
                senza quel dato.}
                """,
            phrases: [
                "out-of-order": """
                Lo stato «{value}» non dice fino a quando: la piazzola non viene offerta per nessuna notte, ma conta \
                nell’occupazione. Indicare closed_from e closed_to.
                """
            ]),
        "check-failed": RuleText(
            summary: "Un controllo della configurazione non è stato eseguito; non si sa che cosa troverebbe.",
            advice: """
                Correggere la query. Una query dà il row_id di ogni riga sbagliata e finisce: dopo dieci secondi viene \
                fermata.
                """,
            message: "Il controllo {record} non è stato eseguito: {reason}; correggere la query."),
        "contact-birthday-ambiguous": RuleText(
            summary: "La data di nascita può cominciare con il giorno o con il mese, e nulla nel file lo decide.",
            advice: "Dichiarare l’ordine per la fonte: `\"dates\": \"day-first\"` o `\"month-first\"`.",
            message: """
                La data di nascita «{value}» può cominciare con il giorno o con il mese; aggiungere \
                "dates": "day-first" o "dates": "month-first" alla fonte {source:json}.
                """),
        "contact-birthday-implausible": RuleText(
            summary: "La data di nascita è nel futuro o dà al contatto più di 110 anni.",
            advice: """
                Correggere l’anno nella rubrica. Se non si sa, ometterlo: --06-05. Alcuni telefoni scrivono 1900-01-01 \
                quando non si è inserito nulla.
                """,
            message: "{problem}",
            phrases: [
                "future": "La data di nascita «{value}» è nel futuro; correggere l’anno o ometterlo.",
                "past": "La data di nascita «{value}» è di {years:# anno|# anni} fa; correggere l’anno o ometterlo.",
            ]),
        "contact-birthday-invalid": RuleText(
            summary: "La data di nascita non esiste.",
            advice: "Scrivere la data di nascita come 1980-06-05, o come --06-05 se non si sa l’anno.",
            message: "La data di nascita «{value}» non esiste; scriverla come 1980-06-05 o --06-05."),
        "contact-duplicate": RuleText(
            summary: """
                Contatto duplicato: uno precedente ha lo stesso UID, o lo stesso nome e un telefono o e-mail in comune.
                """,
            advice: "Unire i due nella rubrica.",
            message: """
                Contatto duplicato{relatedFile?, già presente in {relatedFile}, riga {relatedLine}}; unire i due nella \
                rubrica.
                """),
        "contact-email-invalid": RuleText(
            summary: "Non si può inviare posta a questo indirizzo e-mail.",
            advice: """
                Scrivere un indirizzo per proprietà, come ada@example.org: al massimo 64 byte, @ e un dominio con un \
                punto (RFC 5321, 4.5.3.1).
                """,
            message: "Non si può inviare posta a «{value}»: {problem}; scrivere un indirizzo come ada@example.org.",
            phrases: [
                "no-at": "manca la @",
                "nothing-before": "non c’è niente prima della @",
                "too-much-before": "ci sono più di 64 byte prima della @",
                "not-one": "non è un solo indirizzo",
                "nothing-after": "non c’è niente dopo la @",
                "domain-too-long": "il dominio supera 255 byte",
                "domain-without-dot": "il dominio non ha un punto",
                "domain-invalid": "il dominio non è un nome valido",
            ]),
        "contact-group": RuleText(
            summary: "La scheda è un gruppo, non una persona.",
            advice: "Niente da fare: i membri sono contatti a sé.",
            message: "Questa scheda è un gruppo, non una persona, ed è stata saltata. Niente da fare."),
        "contact-name-missing": RuleText(
            summary: "Da FN, N, organizzazione, soprannome, e-mail o telefono non si ricava un nome.",
            advice: "Dare un nome al contatto nella rubrica, o eliminarlo.",
            message: "Il contatto non ha nome, organizzazione, soprannome, e-mail né telefono; dargli un nome."),
        "contact-phone-invalid": RuleText(
            summary: "Il numero di telefono non si può comporre.",
            advice: "Scrivere il numero con il prefisso del paese: +1 408 555 0100.",
            message: """
                Il numero di telefono «{value}» non si può comporre: {problem}; scriverlo con il prefisso del paese.
                """,
            phrases: [
                "plus-inside": "c’è un segno più in mezzo",
                "no-digits": "non ha cifre",
                "not-digits": "non è fatto di sole cifre",
                "too-short": "ha solo {digits:# cifra|# cifre}",
                "too-long": "ha {digits:# cifra|# cifre}, più di 15",
                "country-code": "nessun prefisso di paese comincia con 0",
                "length-after-1": "dopo +1 vengono 10 cifre, non {digits}",
                "area-code": "nessun prefisso di zona di +1 comincia con {digits}",
            ]),
        "contact-unavailable": RuleText(
            summary: "La riga della risposta del server non contiene un contatto.",
            advice: """
                Niente da fare per un contatto eliminato o una raccolta. Se mancano contatti, chiedere address-data al \
                server.
                """,
            message: "{problem}",
            phrases: [
                "deleted": """
                Questa riga è stata saltata: il contatto è stato eliminato sul server (stato {status}). Niente da \
                fare.
                """,
                "refused": """
                Questa riga è stata saltata: il server ha risposto con lo stato {status}. Se mancano contatti, \
                controllare l’accesso.
                """,
                "no-status": """
                Questa riga è stata saltata: il suo stato non è leggibile. Se mancano contatti, interrogare di \
                nuovo il server.
                """,
                "collection": "Questa riga è stata saltata: è una raccolta, non un contatto. Niente da fare.",
                "no-data": """
                Questa riga è stata saltata: non ha address-data. Se mancano contatti, chiederli al server.
                """,
                "empty-data": """
                Questa riga è stata saltata: il suo address-data è vuoto. Se mancano contatti, interrogare di \
                nuovo il server.
                """,
            ]),
        "csv-column-duplicate": RuleText(
            summary: "Due colonne hanno la stessa intestazione; si legge la prima.",
            advice: "Dare a una delle due un’altra intestazione nell’esportazione, se quella giusta è la seconda.",
            message: """
                Le colonne {column} e {otherColumn} hanno la stessa intestazione «{header}»; la colonna {column} è \
                letta come {field}. Rinominare una delle due.
                """),
        "csv-column-missing": RuleText(
            summary: "Manca nell’intestazione una colonna necessaria o indicata nella configurazione.",
            advice: """
                Indicare la colonna in `columns` della fonte: { "arrival": "Arrivo" }. Maiuscole, spazi, `_` e `-` non \
                contano.
                """,
            message: "{problem}",
            phrases: [
                "no-such-heading": """
                Nessuna riga del file è utilizzabile: la fonte {source:json} indica la colonna «{header}» per \
                {field}, e le intestazioni sono {headers}.
                """,
                "not-recognised": """
                Nessuna riga del file è utilizzabile: nessuna colonna sembra {field}; le intestazioni sono \
                {headers}. Aggiungere "columns": {{ {field:json}: "…" }} alla fonte {source:json}.
                """,
                "likely": """
                Nessuna riga del file è utilizzabile: nessuna intestazione è nota per {field}; le intestazioni sono {headers}. \
                Se sono i giorni sotto {header:json}, aggiungere "columns": {{ {field:json}: {header:json} }} alla \
                fonte {source:json}.
                """,
                "no-length": """
                Nessuna riga del file è utilizzabile: nessuna colonna sembra notti o partenza; le intestazioni \
                sono {headers}. Aggiungere "columns": {{ {field:json}: "…" }} alla fonte {source:json}.
                """,
                "no-headings": """
                Nessuna riga del file è utilizzabile: la prima contiene valori, e nessuna ha intestazioni note. \
                Mettere sopra una riga di intestazioni.
                """,
                "no-such-line": """
                Nessuna riga del file è utilizzabile: nessuna comincia alla riga {line}, indicata da "headerLine" \
                della fonte {source:json}. Correggerla.
                """,
            ]),
        "csv-malformed": RuleText(
            summary: "La riga non corrisponde all’intestazione, o le sue virgolette non si chiudono.",
            advice: """
                Confrontare i campi della riga con l’intestazione. Un campo che contiene il separatore va tra \
                virgolette, e una virgoletta al suo interno si raddoppia (RFC 4180).
                """,
            message: "{problem}",
            phrases: [
                "headings-run-on": """
                La riga delle intestazioni sembra continuare con il primo record: ha {count:# campo|# campi}, e nessuna riga ne \
                ha più di {limit}. Vedere se manca una fine di riga.
                """,
                "cells": "La riga ha {count:# campo|# campi}, l’intestazione {limit}; confrontare le due.",
                "text-after-quote": """
                C’è del testo dopo una virgoletta di chiusura; raddoppiare una virgoletta che fa parte del testo.
                """,
                "quote-over-lines": """
                C’è testo dopo una virgoletta di chiusura, e il testo tra virgolette occupa {count:# riga|# righe}; vedere se \
                manca una virgoletta all’inizio di questa riga.
                """,
                "unclosed-quote": """
                Una virgoletta non viene mai chiusa; chiuderla, o raddoppiarla se fa parte del testo.
                """,
                "too-long": "La riga supera il limite di {limit} byte; vedere se manca una virgoletta o una fine riga.",
            ]),
        "csv-quote-stray": RuleText(
            summary: "C’è una virgoletta in un campo senza virgolette.",
            advice: "Mettere tutto il campo tra virgolette e raddoppiare quella interna (RFC 4180).",
            message: "{problem}",
            phrases: [
                "cell": """
                C’è una virgoletta in un campo senza virgolette; è letta come testo. Mettere tutto il campo tra \
                virgolette e raddoppiarla.
                """,
                "heading": """
                Una virgoletta nell’intestazione non viene mai chiusa; è letta come testo. Chiuderla o toglierla.
                """,
            ]),
        "encoding-invalid": RuleText(
            summary: "I byte non sono testo nella codifica del file.",
            advice: "Esportare in UTF-8, o indicare la codifica nella fonte: \"encoding\": \"windows-1252\".",
            message: "{problem}",
            phrases: [
                "not-utf8": """
                I byte non sono UTF-8; esportare in UTF-8, o indicare la codifica nella fonte {source:json}.
                """,
                "unknown": "La codifica «{encoding}» è sconosciuta; usare UTF-8, UTF-16LE, UTF-16BE o Windows-1252.",
            ]),
        "encoding-repaired": RuleText(
            summary: "Una lettera di un file UTF-8 è in Windows-1252 ed è stata letta così.",
            advice: "Guardare la cella; per sicurezza, esportare di nuovo in UTF-8.",
            message: """
                Qui una lettera non è UTF-8; è stata letta come Windows-1252. Controllarla, o esportare di nuovo in \
                UTF-8.
                """),
        "json-malformed": RuleText(
            summary: "Il JSON finisce troppo presto o viola una regola della RFC 8259.",
            advice: "Esportare di nuovo il file; se è stato inviato, forse non è arrivato intero.",
            message: "Questo non è JSON valido: {reason}. Esportare di nuovo il file."),
        "place-closed": RuleText(
            summary: "Il record dice che il luogo è chiuso definitivamente.",
            advice: "Togliere il luogo, o correggerne lo stato se è aperto.",
            message: """
                Il luogo è chiuso definitivamente; toglierlo, o correggerne lo stato. La distanza non viene calcolata.
                """),
        "place-coordinate-missing": RuleText(
            summary: "Il luogo non ha una posizione, o non è leggibile.",
            advice: "Dare al luogo una latitudine e una longitudine in gradi decimali, o lasciarlo fuori.",
            message: "{problem}",
            phrases: [
                "missing": "Il luogo non ha una posizione; dargli una latitudine e una longitudine.",
                "unreadable": "La posizione «{value}» non è leggibile; usare due numeri in gradi decimali.",
            ]),
        "place-coordinate-out-of-range": RuleText(
            summary: "La latitudine non è tra ±90 gradi, o la longitudine tra ±180.",
            advice: """
                Le posizioni sono in gradi decimali di WGS84. GeoJSON scrive prima la longitudine (RFC 7946, 3.1.1): \
                [-121.89, 37.33] è in California.
                """,
            message: "{problem}",
            phrases: [
                "swapped": """
                La posizione «{value}» non è sulla Terra; i due numeri sembrano scambiati: in GeoJSON viene prima \
                la longitudine.
                """,
                "outside": "La posizione «{value}» non è sulla Terra; usare gradi decimali di WGS84.",
            ]),
        "place-coordinates-swapped": RuleText(
            summary: "Il luogo è molto lontano, ma vicino se si scambiano latitudine e longitudine.",
            advice: "Controllare l’ordine dei due numeri: GeoJSON scrive prima la longitudine (RFC 7946, 3.1.1).",
            message: """
                La posizione «{value}» è molto lontana, ma vicina se si scambiano i due numeri; controllarne l’ordine.
                """),
        "place-duplicate": RuleText(
            summary: "Luogo duplicato: uno precedente con lo stesso nome è entro 50 m.",
            advice: "Togliere uno dei due, perché non conti due volte tra i più vicini.",
            message: """
                Luogo duplicato: ce n’è uno con questo nome entro 50 m{relatedFile?, già presente in {relatedFile}, riga \
                {relatedLine}}; togliere uno dei due.
                """),
        "place-left-out": RuleText(
            summary: "Il record non è un luogo a sé, o è segnato come da non mostrare.",
            advice: """
                Niente da fare. Gli elementi di OpenStreetMap senza tag sono parti di altri; con `out tags center` \
                Overpass non li dà.
                """,
            message: "{problem}",
            phrases: [
                "tally": "Questo record è stato saltato: conta elementi e non ne è uno. Niente da fare.",
                "flagged": "Questo record è stato saltato: è segnato come {word}. Niente da fare.",
                "parts": """
                {count:# elemento senza tag è stato saltato, perché è parte|# elementi senza tag sono stati \
                saltati, perché sono parte} di altri. Niente da fare.
                """,
            ]),
        "place-malformed": RuleText(
            summary: "Il record è JSON valido, ma non un luogo.",
            advice: """
                Ogni record deve essere un Feature o una geometria della RFC 7946, o un oggetto con nome e posizione.
                """,
            message: "{problem}",
            phrases: [
                "not-an-object": """
                Questo non è un luogo: {found} invece di un oggetto. Toglierlo, o esportare di nuovo il file.
                """,
                "no-geometry": """
                Questo non è un luogo: un oggetto senza `geometry` invece di un Feature o di una geometria. \
                Toglierlo, o esportare di nuovo il file.
                """,
                "no-features": "Questa FeatureCollection non ha un elenco `features`; esportare di nuovo il file.",
                "unknown-element": """
                Questo non è un luogo: il suo `type` non è node, way, relation o area. Toglierlo, o interrogare di \
                nuovo Overpass.
                """,
                "array": "un elenco",
                "text": "un testo",
                "number": "un numero",
                "boolean": "un valore vero o falso",
                "null": "un valore vuoto (null)",
                "other": "qualcos’altro",
            ]),
        "place-name-damaged": RuleText(
            summary: "È andato perso un carattere del nome del luogo.",
            advice: "Correggere il nome dove è stato esportato; mezzo carattere non si può indovinare.",
            message: "È andato perso un carattere del nome; correggerlo dove il nome è stato esportato."),
        "place-name-missing": RuleText(
            summary: "Il luogo non ha un nome.",
            advice: "Aggiungere un nome, perché gli ospiti lo trovino nei rapporti.",
            message: "Il luogo non ha un nome; aggiungerne uno."),
        "place-null-island": RuleText(
            summary: "La posizione è 0, 0: ciò che i programmi scrivono quando non ne hanno.",
            advice: "Cercare il luogo e dargli la sua vera posizione.",
            message: "La posizione è 0, 0, cioè nessuna; cercare il luogo. La distanza non viene calcolata."),
        "record-not-a-stay": RuleText(
            summary: "La riga non è un soggiorno: un pagamento, una rettifica, un biglietto, una notte bloccata.",
            advice: """
                Niente da fare. Il suo importo non conta. Se tali righe sono soggiorni, mettere `"preset": "none"` \
                nella fonte.
                """,
            message: "{problem}",
            phrases: [
                "component": """
                Questo elemento {word} del calendario non è un evento ed è stato saltato. Niente da fare.
                """,
                "repeating": "Questo evento non è un soggiorno, perché si ripete; è stato saltato. Niente da fare.",
                "transparent": """
                Questo evento non è un soggiorno, perché è segnato come tempo libero; è stato saltato. Niente da \
                fare.
                """,
                "appointment": """
                Questo evento non è un soggiorno, perché dura solo alcune ore; è stato saltato. Niente da fare.
                """,
                "blocked": "Queste notti sono bloccate, non prenotate; l’evento è stato saltato. Niente da fare.",
                "blocked-row": """
                Queste notti sono bloccate, non prenotate ({header} è «{word}»); la riga è stata saltata. Niente da \
                fare.
                """,
                "other-word": """
                Questa riga non è un soggiorno ({header} è «{word}») ed è stata saltata; il suo importo non conta.
                """,
                "no-word": """
                Questa riga non è un soggiorno ({header} è vuoto) ed è stata saltata; il suo importo non conta.
                """,
            ]),
        "record-repeated": RuleText(
            summary: "Un file precedente della stessa fonte ha lo stesso record, byte per byte.",
            advice: "Niente da fare; volendo, eliminare il secondo download.",
            message: """
                Lo stesso record è in {relatedFile?{relatedFile}, riga {relatedLine}|un file precedente}; è stato \
                saltato.
                """),
        "reservation-alike": RuleText(
            summary: "Due prenotazioni senza numero né piazzola hanno lo stesso ospite e gli stessi giorni.",
            advice: """
                Eliminare una delle due se sono una sola prenotazione. Se in questo elenco una prenotazione ha più righe, indicare \
                nella fonte con "key" le colonne che distinguono le prenotazioni, e con "row" che cosa è una riga.
                """,
            message: """
                Lo stesso ospite ha gli stessi giorni in {relatedFile?{relatedFile}, riga {relatedLine}|un’altra riga}, e nessuna \
                delle due ha numero o piazzola; eliminarne una se sono una sola prenotazione.
                """),
        "reservation-amount-unreadable": RuleText(
            summary: "La commissione o l’importo netto non è leggibile.",
            advice: """
                Scrivere un numero decimale, volendo con il codice o il simbolo della valuta. Le parole che \
                significano nessun importo si dichiarano: `"missing": ["su richiesta"]`.
                """,
            message: """
                «{value}» non è un importo; {field} non conta per questa prenotazione. Scrivere un numero decimale, o \
                dichiarare una parola che significa nessun importo con "missing": [{value:json}] nella fonte \
                {source:json}.
                """),
        "reservation-booked-on-invalid": RuleText(
            summary: "La data di prenotazione non è una data, o si legge in due modi.",
            advice: "Scrivere AAAA-MM-GG, o dichiarare l’ordine per la fonte con `dates`.",
            message: """
                «{value}» non è una data; scrivere la data di prenotazione come AAAA-MM-GG. I giorni di anticipo sono calcolati \
                senza questa prenotazione.
                """),
        "reservation-camper-missing": RuleText(
            summary: "La prenotazione non ha il nome dell’ospite.",
            advice: """
                Inserire il nome dell’ospite. Se è in un’altra colonna, associarla: `"columns": { "camper_name": "…" \
                }`. Le righe che bloccano una piazzola per il gestore vanno in un’altra esportazione.
                """,
            message: "La prenotazione non ha il nome dell’ospite; inserire il nome di chi soggiorna."),
        "reservation-currency-several": RuleText(
            summary: "Un importo è in una valuta diversa dagli altri importi della prenotazione.",
            advice: "Indicare tutti gli importi di una prenotazione in una sola valuta, per esempio quella del totale.",
            message: """
                «{value}» è in una valuta diversa dagli altri importi; {field} non conta per questa prenotazione finché non è \
                corretto.
                """),
        "reservation-currency-unknown": RuleText(
            summary: "La valuta non è né un codice di tre lettere né un segno noto.",
            advice: """
                Scrivere il codice ISO 4217, per esempio EUR. Le parole che significano nessuna valuta si dichiarano: \
                `"missing": ["n.d."]`.
                """,
            message: """
                «{value}» non è una valuta nota, quindi gli importi di questa prenotazione non si sommano ad altri; \
                scrivere il codice, per esempio EUR.
                """),
        "reservation-date-ambiguous": RuleText(
            summary: "Una data può cominciare con il giorno o con il mese, e nulla nel file lo decide.",
            advice: "Dichiarare l’ordine per la fonte: `\"dates\": \"day-first\"` o `\"month-first\"`.",
            message: """
                {header?Le date della colonna «{header}» possono|«{value}» può} cominciare con il giorno o con il \
                mese; aggiungere "dates": "day-first" o "dates": "month-first" alla fonte {source:json}.
                """),
        "reservation-date-implausible": RuleText(
            summary: "Una data è un segnaposto, o è di oltre 50 anni fa o tra oltre 10 anni.",
            advice: """
                Correggere la data. 0001-01-01, 1899-12-30, 1900-01-01, 1970-01-01 e 9999-12-31 sono ciò che i \
                programmi scrivono quando non hanno una data: lasciare vuoto.
                """,
            message: "{problem}",
            phrases: [
                "placeholder": """
                {field} «{value}» è ciò che i programmi scrivono quando non hanno una data; correggere o lasciare \
                vuoto.
                """,
                "past": "{field} «{value}» è di {years:# anno|# anni} fa; correggere o lasciare vuoto.",
                "future": "{field} «{value}» è tra {years:# anno|# anni}; correggere o lasciare vuoto.",
            ]),
        "reservation-date-invalid": RuleText(
            summary: "Manca l’arrivo, o l’arrivo o la partenza non è una data.",
            advice: """
                Scrivere le date AAAA-MM-GG, o dichiarare come le scrive la fonte: `"dates": "day-first"`, \
                `"month-first"` o un modello come `"dd/MM/yyyy"`.
                """,
            message: """
                {problem?{problem}|{days?«{value}» non esiste: quel mese ha {days:# giorno|# giorni}; correggere la \
                data.|{value?«{value}» non è una data; scrivere AAAA-MM-GG, o dichiarare l’ordine con "dates": \
                "day-first", "month-first" o un modello nella fonte {source:json}.|Manca {field}; inserire una data \
                AAAA-MM-GG.}}}
                """,
            phrases: [
                "calendar": """
                {value?«{value}» non si legge né come giorno né come durata|Manca {field}}; scaricare di nuovo il \
                calendario e, se non basta, segnalarlo al canale.
                """,
                "several": """
                Le camere o le piazzole di questa prenotazione hanno giorni diversi («{value}»); esportare una prenotazione \
                per ciascuna.
                """,
            ]),
        "reservation-day-unreadable": RuleText(
            summary: "Il giorno di annullamento o di scadenza non è una data, o si legge in due modi.",
            advice: "Scrivere AAAA-MM-GG, o dichiarare con `dates` l’ordine per la fonte.",
            message: """
                «{value}» non è una data; {field} non conta per questa prenotazione finché non è scritto AAAA-MM-GG.
                """),
        "reservation-echo": RuleText(
            summary: """
                Un canale dà per chiuse notti che un altro ha venduto: probabilmente è lo stesso soggiorno.
                """,
            advice: """
                Controllare queste notti in entrambi i canali. Se arrivano due gruppi diversi, impostare "echoes": "overlap" \
                per la struttura; tali eventi sono allora doppie prenotazioni.
                """,
            message: """
                Qui si dice solo che {site} è chiusa; queste notti sono vendute in {relatedFile?{relatedFile}, riga \
                {relatedLine}|un altro canale}: probabilmente è lo stesso soggiorno. Controllare in entrambi i \
                canali.
                """),
        "reservation-guests-none": RuleText(
            summary: "La prenotazione è per zero ospiti.",
            advice: "Inserire il numero di ospiti; lasciare vuoto se non si sa.",
            message: """
                La prenotazione è per {guests:# ospite|# ospiti}; inserire il numero di ospiti, o lasciare vuoto se \
                non si sa.
                """),
        "reservation-id-duplicate": RuleText(
            summary: """
                Numero di prenotazione duplicato: la stessa fonte ha una prenotazione precedente con questo numero e \
                questa piazzola.
                """,
            advice: """
                Togliere una delle due, o dare alla seconda il suo numero. Se un numero vale per più piazzole, la \
                fonte ha bisogno di una colonna per la piazzola.
                """,
            message: """
                Numero di prenotazione «{value}» duplicato{relatedFile?, già presente in {relatedFile}, riga \
                {relatedLine}}; togliere una delle due, o dare a questa il suo numero.{problem? {problem}}
                """,
            phrases: [
                "other-file": """
                Se questo file è un’esportazione più recente dello stesso elenco, aggiungere "newest": \
                [{filePattern:json}] alla fonte {source:json}.
                """,
                "same-days": """
                Se in questo elenco una prenotazione ha più righe, aggiungere "row": "payment", "guest" o "unit" alla fonte \
                {source:json}.
                """,
            ]),
        "reservation-guest": RuleText(
            summary: "La riga è un altro ospite di un soggiorno già presente in una riga precedente.",
            advice: """
                Niente da fare: il soggiorno conta una volta, con entrambi gli ospiti. Se ogni riga è una prenotazione, \
                togliere "row" dalla fonte.
                """,
            message: """
                Questa riga è un altro ospite del soggiorno{relatedFile? in {relatedFile}, riga {relatedLine}}; il \
                soggiorno conta una volta.
                """),
        "reservation-instalment": RuleText(
            summary: "La riga è un altro pagamento per un soggiorno già presente in una riga precedente.",
            advice: "Niente da fare: gli importi delle due righe sono stati sommati.",
            message: """
                Questa riga è un altro pagamento per il soggiorno{relatedFile? in {relatedFile}, riga {relatedLine}}; \
                i suoi importi sono stati sommati lì.
                """),
        "reservation-known": RuleText(
            summary: "Un’altra fonte ha già il soggiorno di questo calendario.",
            advice: "Niente da fare: il soggiorno conta una volta, come lo dà l’altra fonte.",
            message: """
                Lo stesso soggiorno è in {relatedFile?{relatedFile}, riga {relatedLine}|un’altra fonte}; qui è stato \
                saltato.
                """),
        "reservation-id-rounded": RuleText(
            summary: "Il numero di prenotazione sembra aver perso cifre: i fogli di calcolo ne conservano solo 15.",
            advice: "Esportarlo di nuovo, con questa colonna come testo: ciò che manca non si può recuperare.",
            message: """
                Il numero di prenotazione sembra aver perso cifre: i fogli di calcolo ne conservano solo 15; \
                esportarlo di nuovo, con questa colonna come testo.
                """),
        "reservation-lead-time-negative": RuleText(
            summary: "La prenotazione è stata fatta dopo l’arrivo.",
            advice: """
                Correggere la data di prenotazione o l’arrivo. Inserire chi arriva senza prenotazione con il giorno \
                del suo arrivo.
                """,
            message: """
                La prenotazione è stata fatta {days:# giorno|# giorni} dopo l’arrivo ({field} {value}); correggere una \
                delle due date.
                """),
        "reservation-money-invalid": RuleText(
            summary: "Un importo non è leggibile.",
            advice: """
                Scrivere un numero decimale, volendo con il codice o il simbolo della valuta. Le parole che \
                significano nessun importo si dichiarano: `"missing": ["su richiesta"]`.
                """,
            message: """
                «{value}» non è un importo; scrivere un numero decimale, o dichiarare una parola che significa nessun \
                importo con "missing": [{value:json}] nella fonte {source:json}.
                """),
        "reservation-nights-disagree": RuleText(
            summary: "Le notti non corrispondono ad arrivo e partenza.",
            advice: """
                Correggere ciò che è sbagliato. Se succede in ogni riga, le date sono probabilmente lette nell’ordine \
                sbagliato: controllare `dates`.
                """,
            message: """
                La prenotazione indica «{value}» notti, ma tra arrivo e partenza {nights:ce n’è #|ce ne sono #}; \
                correggere ciò che è sbagliato.
                """),
        "reservation-nights-missing": RuleText(
            summary: "Né le notti né la partenza sono leggibili, quindi la durata del soggiorno è sconosciuta.",
            advice: """
                Inserire le notti o la partenza. Se nel campo c’è il valore di un’altra colonna, controllare \
                `columns`.
                """,
            message: """
                La durata del soggiorno è sconosciuta: {field} è {value?«{value}»|vuoto}; inserire le notti o \
                la partenza.
                """),
        "reservation-nights-not-positive": RuleText(
            summary: "Il soggiorno non ha notti: sono 0 o meno, o la partenza non è dopo l’arrivo.",
            advice: """
                Correggere le notti o la partenza nel gestionale. Gli ospiti giornalieri vanno in un’altra \
                esportazione; `exclude` salta un file simile.
                """,
            message: """
                Il soggiorno non ha notti{value? ({field} è «{value}»)|}; la partenza dev’essere almeno una notte dopo \
                l’arrivo.
                """),
        "reservation-not-in-newest": RuleText(
            summary: """
                Prenotazioni di un’esportazione precedente mancano nella più recente, benché le loro notti cadano \
                nel suo periodo.
                """,
            advice: """
                Vedere se sono state annullate. Se sì, eliminare l’esportazione precedente; fino ad allora contano.
                """,
            message: """
                In {relatedFile?{relatedFile}|un’esportazione più recente} {count:manca # prenotazione|mancano # \
                prenotazioni} di questo file: {value}. Ognuna conta com’è qui; se è stata annullata, eliminare \
                questo file.
                """),
        "reservation-number-unreadable": RuleText(
            summary: "Le notti, gli ospiti o i giorni di anticipo non sono un numero intero.",
            advice: "Scrivere cifre. Le parole che significano nessun valore si dichiarano: `\"missing\": [\"n.d.\"]`.",
            message: """
                «{value}» non è un numero intero; {field} non conta per questa prenotazione finché non è corretto.
                """),
        "reservation-older-kept": RuleText(
            summary: "La riga è stata rifiutata, quindi resta valida quella di un’esportazione precedente.",
            advice: """
                Correggere la riga, o il sistema di prenotazione: fino ad allora vale l’esportazione precedente.
                """,
            message: """
                Questa riga è stata rifiutata, quindi la prenotazione conta com’è in \
                {relatedFile?{relatedFile}|un’esportazione precedente}{relatedLine?, riga {relatedLine}}; correggere \
                la riga.
                """),
        "reservation-over-capacity": RuleText(
            summary: "Il gruppo supera la capienza della piazzola.",
            advice: "Spostare il gruppo su una piazzola più grande, o correggere gli ospiti o la capienza.",
            message: """
                La prenotazione è per {guests:# ospite|# ospiti}, ma la piazzola {site} ne può ospitare {capacity}; trovarne una \
                più grande o correggere il numero.
                """),
        "reservation-overlap": RuleText(
            summary: "Una piazzola è prenotata due volte: due soggiorni attivi hanno una notte in comune.",
            advice: """
                Spostare uno dei due; conflicts.csv indica le piazzole libere. Le prenotazioni annullate, con \
                mancato arrivo, respinte o non valide non contano, quelle in attesa sì.
                """,
            message: """
                La piazzola {site} è prenotata due volte per {nights:# notte|# notti} (prima notte: {from}), con \
                {relatedFile?{relatedRecord?la prenotazione {relatedRecord}|quella} in {relatedFile}, riga \
                {relatedLine}|un’altra prenotazione}; spostare una delle due.{problem? {problem}}
                """,
            phrases: [
                "same-days": """
                Se sono ospiti di un solo soggiorno, aggiungere "row": "guest" alla fonte {source:json}.
                """
            ]),
        "reservation-paid-over-total": RuleText(
            summary: "È stato pagato più di quanto costa la prenotazione.",
            advice: "Rimborsare la differenza, o correggere total o paid. Le mance non vanno in nessuno dei due.",
            message: """
                È stato pagato «{value}», più del totale di {total}; rimborsare la differenza o correggere l’importo.
                """),
        "reservation-property-missing": RuleText(
            summary: "La prenotazione non indica una struttura, anche se ce ne sono più d’una.",
            advice: """
                Mettere "property" nella fonte se tutte le prenotazioni sono di una sola; altrimenti compilare la \
                colonna. I numeri valgono per struttura: senza, la prenotazione non è confrontata con nessun’altra.
                """,
            message: """
                La prenotazione non indica una struttura, anche se ce ne sono più d’una; mettere "property" nella \
                fonte {source:json}.
                """),
        "reservation-rate-negative": RuleText(
            summary: "Il prezzo a notte è negativo.",
            advice: "Correggere il prezzo. Un rimborso va nei pagamenti, non nel prezzo.",
            message: "Il prezzo a notte «{value}» è negativo; correggerlo, o registrare il rimborso come pagamento."),
        "reservation-site-closed": RuleText(
            summary: "La piazzola è chiusa in una notte del soggiorno.",
            advice: """
                Spostare il soggiorno su una piazzola aperta, o correggere closed_from (la prima notte chiusa) o \
                closed_to (la prima aperta).
                """,
            message: """
                La piazzola {site} è chiusa{from?, prima notte {from}}{to?, riapertura {to}}, e il soggiorno con arrivo {value} comprende \
                notti chiuse; spostarlo su una piazzola aperta.
                """),
        "reservation-site-crowded": RuleText(
            summary: """
                Troppe prenotazioni si sovrappongono su una piazzola; la colonna contiene probabilmente tipi di \
                piazzola.
                """,
            advice: """
                Indicare la colonna con il numero di ogni piazzola: "columns": { "site_number": "…" }. Se non c’è, \
                indicare questa come "category". "pairs" della fase conflicts dice quante coppie vengono elencate.
                """,
            message: """
                Fino a {stays:# prenotazione è|# prenotazioni si sovrappongono} sulla piazzola {site} in una notte \
                ({pairs:# coppia non elencata|# coppie non elencate}); la colonna contiene probabilmente tipi di \
                piazzola. Indicare la colonna con i numeri come "site_number", o questa come "category".
                """),
        "reservation-site-missing": RuleText(
            summary: "La prenotazione non ha una piazzola, quindi non si vedono doppie prenotazioni.",
            advice: "Assegnare una piazzola prima dell’arrivo. `site` nella fonte ne dà una a tutte le righe.",
            message: "La prenotazione non ha una piazzola, quindi non si vedono doppie prenotazioni; assegnarne una."),
        "reservation-site-several": RuleText(
            summary: "La prenotazione indica più piazzole e le occupa tutte.",
            advice: """
                Se una sola piazzola si chiama così, come "12 + 13", aggiungerla alle piazzole: allora conta come una.
                """,
            message: """
                «{value}» sembrano più piazzole: la prenotazione le occupa tutte. Se una sola piazzola si chiama così, aggiungerla \
                alle piazzole.
                """),
        "reservation-site-unknown": RuleText(
            summary: "La prenotazione indica una piazzola che non esiste.",
            advice: """
                Correggere il numero, o aggiungere la piazzola al file. I numeri sono confrontati come testo: "7" non \
                è "07".
                """,
            message: "La piazzola «{value}» non esiste; correggere il numero, o aggiungere la piazzola."),
        "reservation-status-early": RuleText(
            summary: "L’ospite è presente, partito o non è venuto, ma l’arrivo è nel futuro.",
            advice: """
                Correggere lo stato o l’arrivo. Se succede in molte prenotazioni, forse le date sono lette nell’ordine \
                sbagliato.
                """,
            message: "Lo stato è «{value}», ma l’arrivo è in data {arrival}; correggere uno dei due."),
        "reservation-status-unknown": RuleText(
            summary: "Lo stato non è una parola conosciuta.",
            advice: """
                Indicare nella fonte che cosa significa la parola: `"statuses": { "wartelist": "pending" }`. I significati \
                sono confirmed, inHouse, completed, cancelled, noShow, pending e rejected.
                """,
            message: """
                «{value}» non è uno stato conosciuto; se significa confermata, aggiungere "statuses": {{ {value:json}: \
                "confirmed" }} alla fonte {source:json}.
                """),
        "reservation-stay-too-long": RuleText(
            summary: "Il soggiorno dura più di un anno.",
            advice: """
                Correggere le notti o la partenza. Prenotare un soggiorno senza fine anno per anno: altrimenti la \
                piazzola non è mai libera.
                """,
            message: "Il soggiorno ha {nights:# notte|# notti} ({field} {value}), più di un anno; correggere le date."),
        "reservation-superseded": RuleText(
            summary: """
                Un’esportazione più recente dello stesso elenco ha la prenotazione con altro stato, altre date o \
                altra piazzola.
                """,
            advice: """
                Niente da fare se l’esportazione più recente è giusta. Quale lo sia lo dice una data o un numero di \
                copia nei nomi, o newest nella fonte; con "duplicates": "error" entrambe sono segnalate come doppie.
                """,
            message: """
                La prenotazione è superata: in {relatedFile?{relatedFile}|un’esportazione più recente}{relatedLine?, \
                riga {relatedLine}} è cambiato {changes}; questa riga è stata saltata.
                """,
            phrases: [
                "status": "lo stato",
                "arrival": "l’arrivo",
                "departure": "la partenza",
                "site_number": "la piazzola",
            ]),
        "reservation-superseded-alike": RuleText(
            summary: """
                Un’esportazione più recente dello stesso elenco ha la prenotazione, con lo stesso stato, date e \
                piazzola.
                """,
            advice: "Niente da fare: la prenotazione conta una volta, com’è nell’esportazione più recente.",
            message: """
                La prenotazione è uguale in {relatedFile?{relatedFile}|un’esportazione più recente}{relatedLine?, \
                riga {relatedLine}}; questa riga è stata saltata.
                """),
        "reservation-total-disagrees": RuleText(
            summary: "Il totale non è il prezzo a notte per le notti, con o senza imposta.",
            advice: """
                Correggere prezzo, notti, imposta o totale. Se i totali comprendono spese o sconti, disattivare la \
                regola per la fonte.
                """,
            message: """
                Il totale è «{value}», ma {nights:# notte fa|# notti fanno} {total} al prezzo a notte; correggere ciò \
                che è sbagliato.
                """),
        "reservation-total-negative": RuleText(
            summary: "Il totale o l’imposta è negativo.",
            advice: "Correggere l’importo; un rimborso riduce quanto pagato, non quanto costa il soggiorno.",
            message: "{field} «{value}» è negativo; correggere l’importo."),
        "source-ambiguous": RuleText(
            summary: "Il file si può leggere in due modi, e nulla dice quale sia quello giusto.",
            advice: "Rispondere alla domanda con la riga per pipeline.json data dall’avviso.",
            message: "{problem}",
            phrases: [
                "columns": """
                Non è stato letto nulla del file; le colonne {header:json} e {found:json} potrebbero essere entrambe {field}, e \
                sono diverse. Quale vale? Aggiungere "columns": {{ {field:json}: {header:json} }} o \
                "columns": {{ {field:json}: {found:json} }} alla fonte {source:json}.
                """,
                "copies": """
                Non è stato letto nulla del file: dal nome è una copia di {otherFile}, ma i due sono diversi. Quale vale? \
                Eliminare l’altro, o aggiungerne il nome a "exclude" della fonte {source:json}.
                """,
                "encodings": """
                Non è stato letto nulla del file; è scritto in {encoding} o in {found}? Aggiungere "encoding": {encoding:json} o \
                "encoding": {found:json} alla fonte {source:json}.
                """,
                "headings": """
                Nulla del file è stato letto: quale riga ha le intestazioni, la {line} o la {otherLine}? Aggiungere \
                "headerLine": {line} o "headerLine": {otherLine} alla fonte {source:json}.
                """,
                "sites": """
                Nessuna {count:della # piazzola|delle # piazzole} citate dalle prenotazioni è in questo elenco, \
                che quindi non viene usato, e i numeri di piazzola non vengono verificati. È l’elenco delle \
                proprie piazzole? Se sì, scrivere i numeri come nelle prenotazioni; se no, elencare il file sotto \
                "ignore" in pipeline.json.
                """,
            ]),
        "source-changed": RuleText(
            summary: "Il file è stato modificato durante la lettura.",
            advice: "Far creare prima l’esportazione, o dare alla fonte un minAge.",
            message: "{problem}",
            phrases: [
                "copied": """
                Il file è stato modificato durante l’elaborazione e riletto da una copia; far creare prima \
                l’esportazione.
                """,
                "torn": """
                Il file è stato modificato durante l’elaborazione e di nuovo durante la copia: forse non è intero. \
                Far creare prima l’esportazione.
                """,
            ]),
        "source-date-future": RuleText(
            summary: "Secondo l’orologio di questa macchina, il file è stato modificato nel futuro.",
            advice: """
                Regolare gli orologi di entrambe le macchine; fino ad allora maxAge e minAge non si possono \
                controllare.
                """,
            message: """
                Il file è stato modificato in data {moment}, tra {age}, quindi non se ne conosce l’età; regolare gli \
                orologi di entrambe le macchine.
                """),
        "source-empty": RuleText(
            summary: "Il file non ha record.",
            advice: "Controllare se l’esportazione è riuscita.",
            message: "{problem}",
            phrases: [
                "no-bytes": "Il file è vuoto; controllare se l’esportazione è riuscita.",
                "only-mark": """
                Il file ha solo un indicatore dell’ordine dei byte; controllare se l’esportazione è riuscita.
                """,
                "no-records": "Il file non ha record; controllare se l’esportazione è riuscita.",
                "no-files": "L’archivio non contiene file; controllare se l’esportazione è riuscita.",
            ]),
        "source-missing": RuleText(
            summary: "Un file o un modello della configurazione non corrisponde a nulla.",
            advice: "Controllare il nome e `--root`; i modelli partono dalla cartella della configurazione.",
            message: "{problem}",
            phrases: [
                "no-file": "Il file manca; salvare lì di nuovo l’esportazione, oppure correggere il nome o --root.",
                "no-match":
                    "Nessun file corrisponde: l’esportazione non è arrivata, oppure il modello o --root è sbagliato.",
                "no-member": "L’archivio non ha un elemento con questo nome; controllare il nome.",
                "gone": "Il file è scomparso durante la lettura; vedere se a quell’ora viene sostituito.",
                "kept-copy": """
                Non è stato possibile scaricare il file: {reason}; viene usata la copia del giorno {moment}. Controllare \
                l’indirizzo e l’accesso.
                """,
                "not-fetched": """
                Non è stato possibile scaricare il file: {reason}; controllare l’indirizzo e l’accesso.
                """,
            ]),
        "source-not-export": RuleText(
            summary: "Il file non è un’esportazione di prenotazioni, contatti, piazzole o luoghi.",
            advice: """
                Niente da fare. Per non sentirne più parlare: elencarlo in ignore in pipeline.json, o usare \
                --exclude.
                """,
            message: "Nessun rapporto ha bisogno di questo file; {problem}.", phrases: italianUnread),
        "source-partial": RuleText(
            summary: "Il file forse non è intero, come dice esso stesso.",
            advice: """
                Scaricarlo di nuovo, con tutte le pagine; da Overpass con un’area più piccola o più tempo: [timeout:180] \
                in testa alla query.
                """,
            message: "{problem}",
            phrases: [
                "remark": "Il file forse non è intero, come dice esso stesso: «{value}». Scaricarlo di nuovo.",
                "unended": "Il calendario non ha END:VCALENDAR e forse non è intero; scaricarlo di nuovo.",
                "next-page": """
                Il file è solo una pagina di un elenco più lungo, secondo «{header}». Scaricare anche le altre pagine.
                """,
                "fewer": """
                Il file ha {count:# record|# record} su {total}, secondo «{header}». Scaricare anche le altre pagine.
                """,
            ]),
        "source-recent": RuleText(
            summary: "Il file è stato appena modificato e non viene ancora letto.",
            advice: "Eseguire di nuovo a caricamento finito; `innkeeper watch` lo aspetta da solo.",
            message: """
                Il file non è stato letto: è stato modificato in data {moment}, {age} fa, e minAge è {limit}. Eseguire di \
                nuovo quando è arrivato.
                """),
        "source-repeated": RuleText(
            summary: "Il file è una copia di un altro file della stessa fonte, byte per byte.",
            advice: "Niente da fare; volendo, eliminare la copia.",
            message: "Il file è uguale a {otherFile}, byte per byte; è stato saltato."),
        "source-shrunk": RuleText(
            summary: "La fonte ha meno record di minRecords, o ne ha persi più di maxDropPercent dall’ultima volta.",
            advice: "Guardare l’esportazione: può mancare un filtro, una pagina o un mese.",
            message: "{problem}",
            phrases: [
                "too-few": """
                Mancano dei record: {count:ce n’è #|ce ne sono #}, e minRecords è {limit}. Guardare l’esportazione \
                prima di fidarsi dei rapporti.
                """,
                "dropped": """
                Mancano dei record: {count:ce n’è #|ce ne sono #}, {missing} in meno rispetto a {before} del giorno {asOf}, e \
                maxDropPercent è {limit}. Guardare l’esportazione prima di fidarsi dei rapporti.
                """,
            ]),
        "source-stale": RuleText(
            summary: "Il file è più vecchio del maxAge della fonte.",
            advice: """
                L’esportazione non arriva più, o è messa altrove. Vedere se il sistema che la crea funziona ancora.
                """,
            message: """
                L’esportazione è vecchia: è stata modificata in data {moment}, {age} fa, e maxAge è {limit}. Vedere se \
                arriva ancora.
                """),
        "source-unaccounted": RuleText(
            summary: "Innkeeper ha saltato una parte del file; è un difetto di Innkeeper.",
            advice: "Segnalarlo, con le righe vicine se si possono condividere.",
            message: """
                Da qui in poi {count:# byte del file è stato saltato|# byte del file sono stati saltati} senza motivo. È un difetto di Innkeeper: \
                segnalarlo.
                """),
        "source-unchanged": RuleText(
            summary: "Una fonte che dovrebbe essere nuova ogni giorno è quella di un giorno precedente, byte per byte.",
            advice: """
                L’esportazione forse è fatta di dati vecchi. Se nei giorni tranquilli non succede nulla, mettere \
                source-unchanged su "off" per la fonte.
                """,
            message:
                "Ogni file della fonte è identico a quello del giorno {asOf}; verificare se l’esportazione viene rifatta."
        ),
        "source-unreadable": RuleText(
            summary: "Il file non si può aprire o leggere.",
            advice: "Controllare che cos’è e chi può leggerlo.",
            message: "{problem}",
            phrases: [
                "folder": "Questa è una cartella, non un file; indicare un file o un modello.",
                "no-file": "Questo non è un file leggibile; indicare un file o un modello.",
                "too-large": """
                Il file supera il limite di {limit} e non è stato letto; alzare il limite se è quello giusto.
                """,
                "damaged-workbook": """
                Questa cartella di lavoro è danneggiata: {reason}. Procurarsela di nuovo dalla fonte, oppure aprirla nel \
                programma che l’ha creata e salvarla come CSV.
                """,
                "failed": "Il file non è leggibile: {reason}. Controllare che cos’è e chi può leggerlo.",
            ]),
        "source-unrecognised": RuleText(
            summary: "Il file potrebbe essere un’esportazione, e non è stato letto.",
            advice: """
                Esportare come CSV, vCard, iCalendar, xCard, GeoJSON o elenco JSON, o indicare le colonne di una \
                tabella con columns. Se non serve: elencarlo in ignore in pipeline.json, o usare --exclude.
                """,
            message: "Il file non è stato letto; {problem}.", phrases: italianUnread),
        "table-column-unread": RuleText(
            summary: """
                I nomi degli ospiti o quanto è stato pagato sono forse in una colonna delle prenotazioni che non viene letta.
                """,
            advice: """
                Indicare la colonna in `columns` della fonte: { "camper_name": "…" }.
                """,
            message: "{problem}",
            phrases: [
                "deposit": """
                {header:json} non viene letta: può essere quanto è stato pagato o quanto va pagato per primo. Se è stato pagato, \
                aggiungere "columns": {{ {field:json}: {header:json} }} alla fonte {source:json}.
                """,
                "guests": """
                Di nessuna colonna si sa che contiene i nomi degli ospiti; non vengono lette {headers}. Se una di queste li \
                contiene, aggiungere "columns": {{ {field:json}: "…" }} alla fonte {source:json}.
                """,
            ]),
        "table-row-skipped": RuleText(
            summary: """
                Una riga della tabella non è un record: una riga sopra le intestazioni, intestazioni ripetute o \
                totali.
                """,
            advice: "Niente da fare, a meno che un record sia stato preso per una riga simile.",
            message: "{problem}",
            phrases: [
                "above-headings": """
                {count:È stata saltata # riga|Sono state saltate # righe}: le intestazioni sono alla riga {line}.
                """,
                "headings": """
                Le intestazioni sono ripetute qui{count?, e {count:una volta|# volte} più sotto}; saltate.
                """,
                "totals": """
                È una riga di totali{count?, e più sotto {count:ce n’è un’altra|ce ne sono altre #}}; saltata.
                """,
                "remark": "Una sola cella sotto la tabella{count?, e {count:un’altra|altre #} come questa}; saltata.",
                "empty": "Una riga vuota{count?, e più sotto {count:un’altra|altre #}}; saltata.",
            ]),
        "vcard-end-missing": RuleText(
            summary: "La scheda non ha END:VCARD.",
            advice: "Esportare di nuovo la rubrica: il file forse non è arrivato intero.",
            message: "La scheda non ha END:VCARD, e qualcosa può mancare; esportare di nuovo la rubrica."),
        "vcard-line-malformed": RuleText(
            summary: "Una riga della scheda non è leggibile così com’è.",
            advice: """
                Gli a capo in un valore si scrivono \n, o la riga successiva comincia con uno spazio (RFC 6350, 3.2).
                """,
            message: "{problem}",
            phrases: [
                "no-colon": """
                Questa riga non ha i due punti dopo il nome di una proprietà; è stata saltata. Correggerla nella \
                rubrica.
                """,
                "no-name": """
                Questa riga non comincia con il nome di una proprietà; è stata saltata. Correggerla nella rubrica.
                """,
                "continues-nothing": """
                Questa riga non ne continua un’altra; è stata saltata. Esportare di nuovo la rubrica.
                """,
                "foreign-begin": "Qui comincia qualcosa che non è una scheda; è stato saltato. Toglierlo dal file.",
                "card-within": """
                Qui comincia una scheda dentro un’altra; è stata saltata, quella esterna è stata letta. Scriverla dopo \
                quella esterna per tenerle entrambe.
                """,
                "foreign-end": """
                Qui finisce qualcosa che non è cominciato; la riga è stata saltata. Toglierla dal file.
                """,
                "stray-end": """
                Qui finisce una scheda che non è cominciata; la riga è stata saltata. Esportare di nuovo la \
                rubrica.
                """,
                "base64": "Questa riga contiene base64 invece di testo; è stata saltata. Correggerla nella rubrica.",
                "bad-escape": """
                Questa riga ha un `=` senza due cifre esadecimali, lasciato com’è. Correggerla nella rubrica.
                """,
                "unknown-charset": """
                Questa riga indica un CHARSET sconosciuto; è stata letta come {encoding}. Controllare le lettere, \
                o esportare in UTF-8.
                """,
                "not-utf8": """
                Questa riga non è UTF-8; è stata letta come {encoding}. Controllare le lettere, o esportare in \
                UTF-8.
                """,
                "wrong-charset": """
                Questa riga indica un altro CHARSET, ma è in {encoding} ed è stata letta così. Controllarne le lettere, o \
                esportare in UTF-8.
                """,
                "loose-birthday": """
                Questa riga dà mese e giorno senza `--` davanti; sono stati letti così. Controllare il compleanno.
                """,
                "not-a-property": """
                Questa non è una proprietà (nome, parametri, tipo, valore); è stata saltata. Esportare di nuovo la \
                rubrica.
                """,
                "holds-object": """
                C’è un oggetto al posto di un testo; la proprietà è stata saltata. Esportare di nuovo la rubrica.
                """,
            ]),
        "vcard-malformed": RuleText(
            summary: "Questa non è una vCard.",
            advice: "Esportare di nuovo la rubrica, o eliminare le righe.",
            message: "{problem}",
            phrases: [
                "stray-text": "Questo testo è fuori da ogni scheda; eliminarlo, o esportare di nuovo la rubrica.",
                "too-long": """
                La scheda è più lunga di quanto un record possa essere; esportare di nuovo la rubrica, se occorre \
                senza immagini.
                """,
                "empty": "La scheda non ha END:VCARD ed è vuota; eliminarla, o esportare di nuovo la rubrica.",
                "end-damaged": """
                La riga END di una scheda è danneggiata, così che due schede si uniscono; esportare di nuovo la \
                rubrica.
                """,
                "not-an-array": """
                Questa non è una jCard: serve un elenco che cominci con "vcard". Esportare di nuovo la rubrica.
                """,
                "no-properties": "La jCard non ha un elenco di proprietà; esportare di nuovo la rubrica.",
                "no-card": "L’address-data non contiene una vCard; scaricare di nuovo la rubrica.",
                "text-outside": "C’è del testo fuori dalla vCard in address-data; scaricare di nuovo la rubrica.",
                "several": """
                {count:C’è # vCard|Ci sono # vCard} in un solo address-data; scaricare di nuovo la rubrica.
                """,
            ]),
        "vcard-version-unknown": RuleText(
            summary: "La scheda non ha una VERSION conosciuta.",
            advice: """
                Esportare di nuovo la rubrica come vCard 3.0 o 4.0. Le sequenze di escape e le righe spezzate sono \
                lette così.
                """,
            message: "{problem}",
            phrases: [
                "none": """
                La scheda non ha VERSION; è stata letta come vCard 3.0 o 4.0. Esportare di nuovo la rubrica in una \
                di queste.
                """,
                "unknown": """
                La VERSION della scheda non è 2.1, 3.0 o 4.0; è stata letta come vCard 3.0 o 4.0. Esportare di \
                nuovo la rubrica in una di queste.
                """,
                "not-four": """
                La versione della scheda non è 4.0, come quella di ogni jCard; è stata letta come 4.0. Esportare \
                di nuovo la rubrica.
                """,
            ]),
        "worksheet-cell-error": RuleText(
            summary: "Celle del foglio mostrano un errore al posto di un valore.",
            advice: "Correggere le formule nella cartella di lavoro, salvarla e rieseguire.",
            message: """
                {count:# cella mostra|# celle mostrano} un errore al posto di un valore (la prima è {value}) e {count:conta come vuota|contano come vuote}; correggere le formule nella cartella di lavoro.
                """),
        "worksheet-colour-unread": RuleText(
            summary: "Le righe hanno colori di riempimento diversi, e il foglio non ha una colonna per lo stato.",
            advice: """
                Se i colori hanno un significato (opzione, annullamento), scriverlo in una colonna «Stato». Le \
                righe a colori alterni non vengono segnalate.
                """,
            message: """
                Questa cella ha un colore di riempimento diverso da quelle sopra, e non c’è una colonna per lo \
                stato: i colori non vengono letti. Se hanno un significato, scriverlo in una colonna «Stato».
                """),
        "worksheet-formula-unresolved": RuleText(
            summary: "Formule del foglio non hanno un risultato salvato.",
            advice: "Aprire la cartella di lavoro in un foglio di calcolo, salvarla lì e rieseguire.",
            message: """
                {count:# formula non ha|# formule non hanno} un risultato salvato (la prima in {value}) e \
                {count:conta come vuota|contano come vuote}; aprire la cartella di lavoro in un foglio di calcolo e salvarla.
                """),
        "worksheet-hidden": RuleText(
            summary: "Un foglio nascosto ha record del tipo della fonte accanto a uno visibile, e non viene letto.",
            advice: "Eliminare il foglio se è vecchio; per leggerlo, indicarlo in `files`.",
            message: """
                Il foglio «{value}» è nascosto e non è stato letto: ha {count:# riga|# righe}. Se contano, \
                aggiungere {member:json} a "files" della fonte {source:json}.
                """),
        "worksheet-row-struck-out": RuleText(
            summary: "Una prenotazione è barrata nel foglio e conta come in attesa.",
            advice: "Scrivere «annullata» nel suo stato o eliminare la riga; se è valida, togliere la linea.",
            message: """
                Questa prenotazione è barrata e conta come in attesa. Se è annullata, scriverlo nel suo stato o \
                eliminare la riga; altrimenti togliere la linea.
                """),
        "xml-malformed": RuleText(
            summary: "L’XML non è ben formato, ha un DOCTYPE o supera un limite.",
            advice: "Esportare di nuovo il file. In questi formati un DOCTYPE non serve mai; toglierlo.",
            message: "{problem}",
            phrases: [
                "malformed": "Questo non è XML valido: {reason}. Non è stato letto altro; esportare di nuovo il file.",
                "too-long": """
                Questo elemento `{word}` è più lungo di quanto un record possa essere; esportare di nuovo il file.
                """,
                "uncounted": """
                Con questa codifica non si può dire dove sono gli errori; non è stato letto altro. Salvare il file \
                in UTF-8.
                """,
                "stray-element": """
                Un elemento `{word}` qui non è conosciuto, quindi non vi è stato letto nulla. Forse il suo nome è \
                danneggiato; esportare di nuovo il file.
                """,
                "stray-text": """
                Questo testo è fuori da ogni record, dove non dovrebbe essercene. Forse un tag è danneggiato; esportare di \
                nuovo il file.
                """,
            ]),
    ]

    /// What an unread file is, and what to do about it; the kinds of records; columns that a table lacks.
    private static let italianUnread: [String: String] = [
        "export": """
        contiene {kind?{kind}|record}, ma nessuna fonte della configurazione lo chiede; aggiungere il suo nome o un \
        modello a "files"
        """,
        "table": """
        {kind?{needs?la tabella sembra di {kind}, ma non ha una colonna per {needs}{header? oltre a {header}|}|nulla \
        nella tabella mostra che contenga {kind}}|nessuna intestazione della tabella è nota}{value?; le sue \
        intestazioni sono {value}}. Se contiene {kind?{kind}|prenotazioni, contatti, piazzole o luoghi}, indicarne le \
        colonne con "columns" in pipeline.json
        """,
        "stays": """
        due colonne sembrano i giorni di soggiorni, ma le loro intestazioni non sono note{value?; le intestazioni \
        sono {value}|}. Se lo sono, aggiungere a pipeline.json una fonte {{ "kind": "bookings", "files": \
        [{filePattern:json}], "columns": {{ "arrival": {header:json}, "departure": {found:json} }} }}
        """,
        "other-stays": """
        intestazioni come {headers} mostrano che i giorni riguardano altro, e non soggiorni. Se sono soggiorni, \
        aggiungere a pipeline.json una fonte {{ "kind": "bookings", "files": [{filePattern:json}] }}
        """,
        "values-only": """
        la tabella non ha intestazioni; mettere sopra la prima riga una riga di intestazioni, per esempio \
        Prenotazione, Piazzola, Ospite, Arrivo, Partenza
        """,
        "saved-places": """
        è un elenco di luoghi salvati senza le posizioni; in Google Takeout scegliere Maps (i tuoi luoghi) e usare \
        il suo Saved Places.json
        """,
        "bank-statement": "è un estratto conto",
        "payout": "è un elenco di accrediti",
        "staff-list": "è un elenco del personale",
        "calendar-grid": """
        è un planning, con le piazzole da un lato e i giorni dall’altro; esportare o scrivere un elenco \
        delle prenotazioni, una per riga, con piazzola, ospite, arrivo e partenza
        """,
        "transposed-table": """
        le intestazioni sono nella prima colonna, un record per colonna; girare la tabella (copia, incolla \
        speciale, trasponi) in modo che ogni riga sia un record
        """,
        "excel": """
        è una cartella di lavoro di Excel (.xlsx); aprirla in un foglio di calcolo e salvare ogni foglio come CSV \
        UTF-8
        """,
        "old-excel": """
        è una cartella di lavoro del vecchio Excel (.xls); aprirla in un foglio di calcolo e salvare ogni foglio \
        come CSV UTF-8
        """,
        "open-document-sheet": """
        è una cartella di lavoro OpenDocument (.ods); aprirla in un foglio di calcolo e salvare ogni foglio come CSV \
        UTF-8
        """,
        "numbers": "è una cartella di lavoro di Apple Numbers; aprirla in Numbers e scegliere File, Esporta in, CSV",
        "protected-office": """
        è un file di Office con password; togliere la password, poi aprirlo in un foglio di calcolo e salvare ogni \
        foglio come CSV UTF-8
        """,
        "spreadsheet-xml": """
        è una cartella di lavoro in XML, che Excel apre; aprirla in un foglio di calcolo e salvare ogni foglio come \
        CSV UTF-8
        """,
        "web-table": """
        è una pagina web con il nome di una tabella, come alcuni sistemi esportano; aprirla in un foglio di calcolo \
        e salvare ogni foglio come CSV UTF-8
        """,
        "json-records": """
        il suo JSON contiene un elenco di record in una forma sconosciuta{value?; le chiavi dei suoi oggetti sono {value}. \
        Se contiene prenotazioni, contatti, piazzole o luoghi, indicare le chiavi con "columns" in pipeline.json|}
        """,
        "moments": """
        {headers} non sono giorni ma istanti in secondi o millisecondi dal 1970, che non vengono letti: quale giorno sia \
        dipende dal fuso orario. Esportare i giorni come AAAA-MM-GG
        """,
        "json": "è JSON senza un elenco di record",
        "xml-records": "il suo XML contiene un elenco di record in una forma sconosciuta",
        "xml": "è XML senza un elenco di record",
        "osm-xml": "è l’XML di OpenStreetMap; chiedere JSON a Overpass, con [out:json] prima della query",
        "calendar": "ha il nome di un calendario, ma non comincia con BEGIN:VCALENDAR; esportarlo di nuovo",
        "other-calendar": """
        i suoi eventi sono festività, vacanze, raccolte di rifiuti, compleanni o simili, e non soggiorni. Se sono \
        soggiorni, aggiungere a pipeline.json una fonte {{ "kind": "bookings", "files": [{filePattern:json}] }}
        """,
        "cards": "ha il nome di una rubrica, ma non ha una riga BEGIN:VCARD; esportarlo di nuovo",
        "kmz": """
        è una mappa compressa di Google Earth (.kmz); decomprimerla, poi convertirla in GeoJSON, per esempio con \
        ogr2ogr
        """,
        "shapefile": "è parte di uno shapefile; convertirlo in GeoJSON, per esempio con ogr2ogr",
        "geo-package": "è un GeoPackage; convertirlo in GeoJSON, per esempio con ogr2ogr",
        "columnar": "è un file a colonne (Parquet o Arrow); convertirlo in CSV, per esempio con DuckDB",
        "database": "è un database; esportarne la tabella delle prenotazioni come CSV",
        "word": "è un documento Word",
        "open-document": "è un testo OpenDocument",
        "presentation": "è una presentazione",
        "pdf": "è un PDF; se contiene dati, esportarli come CSV",
        "rich-text": "è un testo formattato (.rtf)",
        "web-page": "è una pagina web",
        "email": "è un’e-mail; se vi è allegata un’esportazione, salvarla accanto alle altre",
        "text": "è un testo",
        "picture": "è un’immagine",
        "media": "è un file audio o video",
        "archive": "è un archivio che qui non si può aprire; aprirlo, o farne uno zip",
        "encrypted": "è cifrato; decifrarlo prima",
        "encoding": "è testo in UTF-32; salvarlo in UTF-8",
        "unknown": "non è in un formato che si legge qui",
        "bookings": "prenotazioni",
        "campsites": "piazzole",
        "contacts": "contatti",
        "places": "luoghi",
        "arrival": "una data di arrivo",
        "departure": "una data di partenza o un numero di notti",
        "name": "un nome",
        "reach": "un telefono, un’e-mail o un compleanno",
        "site-number": "un numero di piazzola",
        "site-facts": "ciò che offre una piazzola (capienza, elettricità, tariffa)",
        "further-site-fact": "una seconda caratteristica delle piazzole (capienza, elettricità, tariffa)",
        "position": "una latitudine e una longitudine",
    ]
}
