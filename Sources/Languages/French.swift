package import InnkeeperCore

extension Language {
    /// French. Zero takes the singular.
    package static let fr = Language(
        code: "fr", pluralForm: Language.upToOneIsSingular, quotes: ("«\u{A0}", "\u{A0}»"),
        notation: Notation(
            marks: Notation.Marks(",", "\u{202F}"),
            marksIn: Notation.table(["CA": Notation.Marks(",", "\u{A0}"), "LU": Notation.Marks(",", ".")]),
            percentSpace: "\u{202F}", currencyPlace: .after),
        label: French.label, sentence: French.sentence, term: French.term, rules: { French.rules })
}

private enum French {}

// MARK: Labels

extension French {
    static func label(_ label: Label) -> String {
        switch label {
        // Dates and directions.
        case .months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
        case .shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."
        case .weekdays: "lundi mardi mercredi jeudi vendredi samedi dimanche"
        case .shortWeekdays: "lun. mar. mer. jeu. ven. sam. dim."
        case .firstDay: "1er"
        case .compass: "N NE E SE S SO O NO"
        case .morning: "AM"
        case .afternoon: "PM"
        // Sections.
        case .today: "Aujourd’hui"
        case .whatWasRead: "Données lues"
        case .needsAttention: "À vérifier"
        case .arrivals: "Arrivées du jour"
        case .departures: "Départs du jour"
        case .inHouse: "Séjours cette nuit"
        case .conflicts: "Conflits"
        case .whatChanged: "Ce qui a changé"
        case .birthdays: "Anniversaires"
        case .birthdaysInStays: "Anniversaires pendant le séjour"
        case .balances: "Sommes dues"
        case .shortages: "Manque d’emplacements"
        case .keyFigures: "Chiffres clés"
        case .nearby: "À proximité"
        case .featured: "Lieu du jour"
        case .dataQuality: "Qualité des données"
        case .notChecked: "Non vérifié"
        case .todo: "À faire aujourd’hui"
        case .occupancyCalendar: "Calendrier d’occupation"
        case .monthByMonth: "Mois par mois"
        case .skip: "Aller au contenu"
        case .sections: "Rubriques"
        // Nothing to show.
        case .nothingRead: "Aucune source n’a été lue."
        case .filesNotRead: "Fichiers non lus"
        case .nothingNeedsAttention: "Rien à signaler."
        case .noArrivals: "Aucune arrivée aujourd’hui."
        case .noDepartures: "Aucun départ aujourd’hui."
        case .noConflicts: "Aucune double réservation."
        case .noBalances: "Rien à encaisser, aucun trop-perçu."
        case .noPayments: "Les exports n’indiquent pas ce qui est payé."
        case .noBirthdays: "Aucun anniversaire dans les prochains jours."
        case .noOccupancy: "La période d’occupation demandée ne couvre pas les prochaines nuits."
        case .nothingSold: "Aucune nuit vendue."
        case .noPlaces: "Aucun lieu à proximité."
        case .everythingChecked: "Toutes les règles ont été vérifiées."
        case .noFigures: "Il n’y a aucune réservation à compter."
        case .nothingToDo: "Rien à faire\u{A0}: aucun conflit, rien à confirmer, rien à encaisser."
        case .nothingElseToDo: "Rien à confirmer, rien à encaisser."
        case .noFreeSite: "Aucun autre emplacement n’est libre pour tout le séjour."
        case .nothingToReport: "rien à signaler"
        // Columns and marks.
        case .source: "Source"
        case .kind: "Type"
        case .files: "Fichiers"
        case .newestFile: "Fichier le plus récent"
        case .read: "Lus"
        case .accepted: "Acceptés"
        case .rejected: "Rejetés"
        case .skipped: "Ignorés"
        case .site: "Emplacement"
        case .sites: "Emplacements"
        case .guest: "Client"
        case .guests: "Personnes"
        case .booking: "Réservation"
        case .bookings: "Réservations"
        case .stay: "Séjour"
        case .stays: "Séjours"
        case .balance: "Reste à payer"
        case .status: "Statut"
        case .night: "Nuit"
        case .sold: "Vendues"
        case .occupancy: "Taux d’occupation"
        case .occupancyOfSeen: "Taux d’occupation (des emplacements vus)"
        case .revenue: "Chiffre d’affaires hébergement"
        case .place: "Lieu"
        case .category: "Catégorie"
        case .distance: "Distance"
        case .direction: "Direction"
        case .fromHere: "depuis le camping"
        case .wholeWindow: "toute la période"
        case .noSite: "sans emplacement"
        case .noName: "sans nom"
        case .noSource: "sans source"
        case .none: "aucun"
        case .theDay: "La journée en chiffres"
        case .occupancyTonight: "Taux d’occupation cette nuit"
        case .findings: "Anomalies"
        case .firstStay: "Premier séjour"
        case .secondStay: "Second séjour"
        case .sharedNights: "Nuits en commun"
        case .echoes: "À vérifier dans les deux canaux"
        case .state: "Situation"
        case .openAmount: "Montant"
        case .knownBy: "Reconnu par"
        case .unassigned: "Sans emplacement"
        case .stillMissing: "Manquants"
        case .allSites: "tous les emplacements"
        case .solution: "Solution"
        case .arrive: "Arrivées"
        case .leave: "Départs"
        case .notable: "À noter"
        case .freeNights: "Nuits libres"
        case .onTheMap: "Sur la carte"
        case .day: "Jour"
        case .when: "Quand"
        case .turnsAge: "Âge"
        case .what: "Quoi"
        case .why: "Motif"
        case .field: "Champ"
        case .before: "Avant"
        case .after: "Après"
        case .rules: "Règles"
        case .period: "Période"
        case .bySource: "Par source"
        case .asTable: "Les mêmes données en tableau"
        case .freeForSecond: "Emplacements libres"
        case .name: "Nom"
        case .electricity: "Électricité"
        case .water: "Eau"
        case .nightlyRate: "Prix par nuit"
        case .yes: "oui"
        case .no: "non"
        case .howToFix: "Que faire\u{A0}:"
        case .nightsSold: "Nuits vendues"
        case .adr: "Prix moyen par nuit (ADR)"
        case .revpar: "RevPAR (revenu par nuit disponible)"
        case .averageStay: "Durée moyenne de séjour"
        case .cancelled: "Annulations"
        case .noShow: "Non présentés"
        case .invalid: "Rejetées par les règles"
        case .leadDays: "Délai de réservation (jours)"
        // Changes.
        case .refusedNow: "son enregistrement est désormais rejeté"
        case .emptyValue: "(vide)"
        // Words in lines.
        case .and: "et"
        case .or: "ou"
        case .seeAll: "voir tous les conflits"
        case .orMove: "ou la déplacer vers"
        case .alsoFree: "\u{202F}; libres aussi\u{A0}:"
        case .seeWhy: "voir pourquoi et que faire"
        case .birthdayToday: "Anniversaire aujourd’hui\u{A0}:"
        case .birthdayTomorrow: "Anniversaire demain\u{A0}:"
        case .isToday: "aujourd’hui"
        case .isTomorrow: "demain"
        case .youngAge: "il y a moins d’une heure"
        case .dayUnit: "j"
        case .sitesSeemFree: "Sans ces réservations, des emplacements occupés paraissent libres."
        case .nearestPlace: "Lieu le plus proche"
        case .colon: "\u{A0}:"
        case .semicolon: "\u{202F};"
        case .whatToDo: "Que faire"
        case .failing: "Exemple fautif (» indique l’endroit)"
        case .passing: "Exemple correct"
        case .needsCampSites: "Nécessite une source d’emplacements."
        case .needsOrigin: "Nécessite la position du camping (origin)."
        case .needsConflicts: "Nécessite l’étape conflicts."
        case .effectRejects: "L’enregistrement est rejeté et va dans rejected/."
        case .effectMarks: "L’enregistrement est conservé et signalé."
        case .effectSkips: "L’enregistrement est ignoré."
        case .effectNone: "Aucun enregistrement n’est rejeté pour cela."
        case .theseRejected: "Ces enregistrements ont été rejetés."
        case .theseMarked: "Ces enregistrements ont été conservés et signalés."
        case .theseSkipped: "Ces enregistrements ont été ignorés."
        case .comparedWithStays: "Les chevauchements et doublons n’ont été cherchés que dans ces fichiers."
        case .comparedAlone: "Les doublons n’ont été cherchés que dans ces fichiers."
        // Pictures.
        case .weekendsAreDarker: "Les nuits de vendredi et samedi sont mises en évidence."
        case .fromEachSite: "Depuis chaque emplacement"
        case .pause: "Pause"
        case .featuredStrip: "Idées de visites"
        case .alsoNearby: "Également à proximité"
        case .taken: "occupé"
        case .pending: "en attente"
        case .closed: "fermé"
        case .heatNone: "aucune vendue"
        case .heatQuarter: "jusqu’au quart"
        case .heatHalf: "jusqu’à la moitié"
        case .heatMost: "jusqu’aux trois quarts"
        case .heatFull: "jusqu’à 100\u{A0}%"
        case .heatOver: "plus de 100\u{A0}%"
        case .here: "Le camping"
        case .nearestOfKinds: "Le plus proche de chaque type"
        case .mapExplained: "À l’échelle, nord en haut. Les numéros sont ceux des tableaux."
        case .monthsWithSites:
            """
            Chaque case est une nuit\u{A0}: plus elle est foncée, plus le camping est plein. À droite, le taux \
            d’occupation du mois et les nuits vendues.
            """
        case .monthsWithoutSites:
            """
            Chaque case est une nuit\u{A0}: plus elle est foncée, plus le camping est plein. À droite, les nuits \
            vendues.
            """
        case .noClash: "Aucune nuit n’est réservée deux fois."
        case .figuresExplained:
            """
            Taux d’occupation\u{A0}: nuits vendues sur nuits disponibles. Prix moyen\u{A0}: chiffre d’affaires \
            sur nuits vendues. RevPAR\u{A0}: chiffre d’affaires sur nuits disponibles. Durée moyenne\u{A0}: \
            nuits par séjour commençant dans la période. Annulations et non présentés\u{A0}: en part de toutes les \
            réservations reçues pour la période. Les nuits de fermeture d’un emplacement restent comptées comme disponibles, selon la méthode \
            STR. Le chiffre d’affaires est hors taxes et réparti par nuit\u{202F}; les réservations rejetées par les \
            règles ne comptent nulle part ailleurs.
            """
        case .bornOnLeapDay28: "Né(e) un 29 février\u{202F}; les années non bissextiles, le 28 février."
        case .bornOnLeapDay1: "Né(e) un 29 février\u{202F}; les années non bissextiles, le 1er mars."
        case .bornOnLeapDay: "Né(e) un 29 février\u{202F}; les années bissextiles seulement."
        }
    }
}

// MARK: Sentences

extension French {
    static func sentence(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday} {day} {month} {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}"
        case .monthOfYear: "{month} {year}"
        case .made: "Établi le {date} à {time}"
        case .hoursOld: "il y a {hours:# heure|# heures}"
        case .daysOld: "il y a {days:# jour|# jours}"
        case .inDays: "dans {days:# jour|# jours}"
        // Counts.
        case .records: "{count:# enregistrement|# enregistrements}"
        case .nights: "{count:# nuit|# nuits}"
        case .people: "{count:# personne|# personnes}"
        case .stays: "{count:# séjour|# séjours}"
        case .errors: "{count:# erreur|# erreurs}"
        case .warnings: "{count:# avertissement|# avertissements}"
        case .notes: "{count:# remarque|# remarques}"
        case .more: "et {count:# autre|# autres}"
        case .moreCodes: "et {count:# autre code|# autres codes}"
        case .pendingCount: "{count} en attente"
        case .knownFindings: "{count:# anomalie|# anomalies} de la base de référence"
        case .readSummary:
            "{records:# enregistrement lu|# enregistrements lus} de {sources:# source|# sources}\u{A0}: {parts}"
        case .recordsInFiles: "{records:# enregistrement|# enregistrements} dans {files:# fichier|# fichiers}"
        case .acceptedCount: "{count:# accepté|# acceptés}"
        case .rejectedCount: "{count:# rejeté|# rejetés}"
        case .skippedCount: "{count:# ignoré|# ignorés}"
        case .changeNew: "{count:# nouvelle|# nouvelles}"
        case .changeGone: "{count:# disparue|# disparues}"
        case .changeMoved: "{count:# déplacée|# déplacées}"
        case .changeChanged: "{count:# modifiée|# modifiées}"
        case .changeResolved: "{count:# résolue|# résolues}"
        case .changeNone: "{count:# inchangée|# inchangées}"
        case .changeUncompared: "{count:# non comparée (export manquant)|# non comparées (export manquant)}"
        case .countRejected: "{count:# rejeté|# rejetés}"
        case .knownNotShown: "{count:# anomalie|# anomalies} de la base de référence non {count:affichée|affichées}"
        case .soldOf: "{sold} sur {sites:# emplacement|# emplacements}"
        case .soldOfSeen: "{sold} sur {sites:# emplacement vu|# emplacements vus}"
        case .onlyClosed:
            """
            {count:# entrée de calendrier indique|# entrées de calendrier indiquent} seulement «\u{A0}fermé\u{A0}». \
            Booking.com l’écrit aussi pour des réservations\u{202F}; ces nuits ne comptent donc pas comme vendues. \
            L’export des réservations montre lesquelles le sont.
            """
        case .perhapsSold: "{count:# peut-être vendue|# peut-être vendues}"
        // Sections.
        case .since: "Depuis l’exécution du {date}."
        case .notCompared: "Rien n’a été comparé\u{A0}: {reason}."
        case .bookingsNotCompared: "Les réservations n’ont pas été comparées\u{A0}: {reason}."
        case .findingsNotCompared: "Les anomalies n’ont pas été comparées\u{A0}: {reason}."
        case .noEarlierRun: "il n’y a pas d’exécution précédente"
        case .unknownEarlierRun: "on ne sait pas où se trouve la dernière exécution"
        case .damagedEarlierRun: "l’exécution précédente est illisible\u{A0}: {why}"
        case .redactedEarlierRun: "la dernière exécution était anonymisée"
        case .earlierFileMissing: "la dernière exécution n’a pas laissé {file}"
        case .earlierFileUnreadable: "{file} de la dernière exécution est illisible\u{A0}: {why}"
        case .fieldsMissing: "la source n’a pas {fields}"
        case .severalFieldsMissing: "il manque {fields} à la source"
        case .campSitesMissing: "il n’y a pas de source d’emplacements"
        case .originMissing: "la position du camping (origin) manque"
        case .stageMissing: "l’étape {stage} n’est pas dans la configuration"
        case .mostChanged: "{changed} réservations sur {earlier} ont été modifiées ou ont disparu."
        case .mostChangedField:
            """
            {changed} réservations sur {earlier} ont été modifiées ou ont disparu\u{202F}; le plus souvent {field}, \
            {times:# fois|# fois}.
            """
        case .nextNights: "Occupation des {count:# prochaine nuit|# prochaines nuits}"
        case .nextDays: "{count:# prochain jour|# prochains jours}"
        case .siteNights: "Emplacements, {count:# prochaine nuit|# prochaines nuits}"
        case .firstRows: "Les {shown} premières lignes sur {total}."
        case .allIn: "Toutes les données sont dans {file}."
        case .crowded:
            """
            Trop de réservations se chevauchent sur {site}\u{A0}: jusqu’à {stays} la même nuit, {pairs:# paire n’est \
            pas listée|# paires ne sont pas listées}. La colonne contient sans doute des types d’emplacement.
            """
        case .conflictsUnknown:
            """
            {withoutSite:# séjour|# séjours} sur {stays} {withoutSite:n’a|n’ont} pas d’emplacement\u{A0}: aucune double réservation \
            n’a pu y être cherchée.
            """
        case .echoesFound:
            "{count:# événement d’un canal indique|# événements d’un canal indiquent} seulement «\u{A0}fermé\u{A0}»\u{A0}: sans doute {count:le même séjour|les mêmes séjours} que dans un autre."
        case .overFull:
            """
            Plus de 100\u{A0}%\u{A0}: {nights:# nuit compte|# nuits comptent} plus de séjours que d’emplacements, à \
            cause de doubles réservations ou de séjours sans emplacement.
            """
        case .moreCrowds: "{count:# autre emplacement est concerné|# autres emplacements sont concernés}."
        case .fromSite: "depuis l’emplacement {site}"
        case .shortage:
            "{stays:# séjour|# séjours} ({unassigned} sans emplacement) pour {sites:# emplacement|# emplacements}"
        case .balanceTotal: "{state}\u{A0}: {amount}, {stays:# séjour|# séjours}."
        case .sleepHere:
            "Cette nuit, {stays:# séjour|# séjours}{guests? et {guests:# personne présente|# personnes présentes}|}."
        case .straightLine: "À vol d’oiseau, {origin}."
        case .moreSites: "Et depuis {count:# autre emplacement|# autres emplacements}."
        case .turns: "fête {age:son premier anniversaire|ses # ans}"
        case .lineOfFile: "ligne {line} de {file}"
        case .madeBy: "Établi par Innkeeper {version}"
        case .doubleBooked: "{site} est réservé deux fois pour {count:# nuit|# nuits}, {nights}\u{A0}:"
        case .bookedTwice:
            "{site} est réservé deux fois par le même client pour {count:# nuit|# nuits}, {nights}\u{A0}:"
        case .moreConflicts: "{count:# autre conflit|# autres conflits} à résoudre\u{A0}:"
        case .sameGuestAdvice: "C’est sans doute une réservation reçue deux fois\u{A0}: annuler {booking}"
        case .move: "Déplacer {booking} vers"
        case .confirmArrivals: "{count:# arrivée est|# arrivées sont} en attente\u{202F}; à confirmer\u{A0}:"
        case .collect: "Encaisser {amount} à l’arrivée\u{A0}:"
        case .birthdayOf: "anniversaire\u{A0}: {name}"
        case .onSite: "emplacement {site}"
        case .recordsRejected:
            """
            {count:# enregistrement a été rejeté et ne compte|# enregistrements ont été rejetés et ne comptent} \
            nulle part\u{A0}:
            """
        case .firstConflict: "en premier\u{A0}: {site}, {nights}"
        case .notRead: "Non lu\u{A0}: {file}."
        case .moreNotRead: "{count:# autre fichier n’a pas été lu|# autres fichiers n’ont pas été lus}\u{A0}:"
        case .notNeeded:
            "{count:# fichier|# fichiers} à côté des exports {count:n’a pas été lu|n’ont pas été lus}, et ce n’est pas nécessaire\u{A0}:"
        case .freeSitesFor: "Emplacements libres pour {booking}\u{A0}: {sites}."
        case .staysHere: "séjourne sur {site}, {days}"
        case .staysWithoutSite:
            "{count:# séjour n’a pas encore|# séjours n’ont pas encore} d’emplacement pour ces nuits."
        case .nearest: "Le plus proche ({kind})"
        case .nearestPlaces: "Les plus courtes distances {origin}"
        case .nearestStays: "Les {shown} séjours les plus proches sur {total}."
        // Pictures in words.
        case .chart:
            "Une barre pour chacune des {nights:# nuit|# nuits}. Minimum\u{A0}: {least}. Maximum\u{A0}: {most}."
        case .siteNightsPicture:
            """
            {sites:# emplacement|# emplacements} en lignes, {nights:# nuit|# nuits} en colonnes, {stays:# séjour|# \
            séjours}.
            """
        case .clashes: "Réservés deux fois\u{A0}: {sites}."
        case .monthsPicture: "Occupation par mois. {months}."
        case .mapPicture: "Carte des lieux {origin}, jusqu’à {radius}. {places}."
        // Check and explain.
        case .notCheckedIn: "Non vérifié dans {source} ({reason})\u{A0}: {rules}"
        case .moreOf: "{count:# autre|# autres} de {code}"
        case .moreOfField: "{count:# autre|# autres} de {code} dans {field}"
        case .moreOfFiles: "{count:# autre|# autres} de {code} dans {files:# autre fichier|# autres fichiers}"
        case .atLines: "{text}, lignes {lines}"
        case .seeOther: "(voir {place})"
        case .severityAndEffect: "Gravité\u{A0}: {severity}. {effect}"
        case .needsFields: "Nécessite les colonnes\u{A0}: {fields}."
        case .needsAnyField: "Nécessite une des colonnes\u{A0}: {fields}."
        case .freeSites: "{count:# emplacement libre|# emplacements libres}, {days}."
        case .noFreeSites: "Aucun emplacement libre, {days}."
        case .blockedSites: "Nuits bloquées, sans réservation\u{A0}: {sites}."
        // Notices.
        case .noticeConflict: "Double réservation\u{A0}: {site}, {nights}"
        case .noticeConflicts: "{count:# double réservation|# doubles réservations}"
        case .noticeMissing: "Export manquant\u{A0}: {sources}"
        case .noticeMissingFile: "{source}\u{A0}: {file} est introuvable ou illisible. Il manque dans les rapports."
        case .noticeMissingAdvice: "Déposez de nouveau l’export à cet endroit\u{202F}; la prochaine exécution le lira."
        case .noticeErrors: "{count:# nouvelle erreur|# nouvelles erreurs} dans les données"
        case .noticeBirthdays: "{count:# anniversaire|# anniversaires} pendant un séjour"
        case .noticeFailure: "Innkeeper\u{A0}: l’exécution a échoué"
        case .failedWith: "Elle s’est terminée avec le statut {status}\u{A0}: {message}."
        case .oldReports: "Les rapports dans {output} sont encore ceux de la dernière exécution réussie."
        case .detailsIn: "Le reste se trouve dans {output}."
        case .noticeParty: "Réservation {booking}, {stay}"
        case .noticeVia: "{party}, via {channel}"
        case .moveNotice: "Déplacer {booking} vers {site}, ou proposer un autre emplacement au client."
        case .callNotice: "Appeler l’un des deux clients."
        }
    }
}

// MARK: Names of closed sets

extension French {
    static func term(_ term: Term) -> String {
        switch term {
        case .status(.confirmed): "confirmée"
        case .status(.inHouse): "sur place"
        case .status(.completed): "terminée"
        case .status(.cancelled): "annulée"
        case .status(.noShow): "non présenté"
        case .status(.pending): "en attente"
        case .status(.rejected): "refusée"
        case .status(.unknown): "inconnu"
        case .status(.invalid): "non valable"
        case .status(.closed): "fermé"
        case .status(.echo): "fermé, vendu ailleurs"
        case .payment(.overdue): "en retard"
        case .payment(.owedOnArrival): "à payer à l’arrivée"
        case .payment(.overpaid): "trop-perçu"
        case .payment(.paid): "payé"
        case .match(.email): "même e-mail"
        case .match(.phone): "même téléphone"
        case .match(.name): "même nom"
        case .conflict(.doubleBooking): "double réservation"
        case .conflict(.sameGuest): "même client deux fois"
        case .conflict(.echo): "sans doute le même séjour"
        case .change(.bookingNew): "nouvelle"
        case .change(.bookingGone): "disparue"
        case .change(.bookingRefused): "disparue, son enregistrement est désormais rejeté"
        case .change(.bookingMoved): "déplacée"
        case .change(.bookingChanged): "modifiée"
        case .change(.findingNew): "nouvelle anomalie"
        case .change(.findingResolved): "résolue"
        case .severity(.error): "erreur"
        case .severity(.warning): "avertissement"
        case .severity(.info): "remarque"
        case .severities(.error): "Erreurs"
        case .severities(.warning): "Avertissements"
        case .severities(.info): "Remarques"
        case .kind(.places): "lieux"
        case .kind(.contacts): "contacts"
        case .kind(.campsites): "emplacements"
        case .kind(.bookings): "réservations"
        case .field(.reservationID): "numéro de réservation"
        case .field(.property): "établissement"
        case .field(.siteNumber): "emplacement"
        case .field(.category): "catégorie"
        case .field(.camperName): "client"
        case .field(.phone): "téléphone"
        case .field(.email): "e-mail"
        case .field(.arrival): "arrivée"
        case .field(.nights): "nuits"
        case .field(.departure): "départ"
        case .field(.guests): "personnes"
        case .field(.adults): "adultes"
        case .field(.children): "enfants"
        case .field(.infants): "bébés"
        case .field(.nightlyRate): "prix par nuit"
        case .field(.total): "montant total"
        case .field(.paid): "payé"
        case .field(.tax): "taxe"
        case .field(.currency): "devise"
        case .field(.status): "statut"
        case .field(.bookedOn): "réservé le"
        case .field(.leadDays): "délai de réservation"
        case .field(.channel): "canal"
        case .field(.country): "pays"
        case .field(.notes): "remarques"
        case .field(.eta): "heure d’arrivée"
        case .field(.cancelledOn): "annulée le"
        case .field(.commission): "commission"
        case .field(.net): "net"
        case .field(.payoutID): "numéro de versement"
        case .field(.dueOn): "à payer au plus tard le"
        case .field(.balance): "solde"
        case .place(.hospital): "hôpital"
        case .place(.clinic): "clinique"
        case .place(.doctors): "cabinet médical"
        case .place(.pharmacy): "pharmacie"
        case .place(.veterinary): "vétérinaire"
        case .place(.police): "police"
        case .place(.fireStation): "pompiers"
        case .place(.fuel): "station-service"
        case .place(.chargingStation): "borne de recharge"
        case .place(.supermarket): "supermarché"
        case .place(.convenience): "supérette"
        case .place(.bakery): "boulangerie"
        case .place(.shopping): "magasins"
        case .place(.atm): "distributeur de billets"
        case .place(.bank): "banque"
        case .place(.station): "gare"
        case .place(.busStation): "gare routière"
        case .place(.airport): "aéroport"
        case .place(.restaurant): "restaurant"
        case .place(.cafe): "café"
        case .place(.park): "parc"
        case .place(.museum): "musée"
        case .place(.viewpoint): "point de vue"
        case .place(.attraction): "site touristique"
        case .place(.zoo): "zoo"
        case .place(.themePark): "parc d’attractions"
        case .place(.trail): "sentier"
        case .place(.theatre): "théâtre"
        case .place(.library): "bibliothèque"
        case .place(.stadium): "stade"
        case .place(.university): "université"
        case .place(.church): "église"
        case .place(.townhall): "mairie"
        case .place(.venue): "salle de spectacle"
        }
    }
}

// MARK: What the rules say

extension French {
    /// By code.
    static let rules: [String: RuleText] = [
        "archive-member-unused": RuleText(
            summary: """
                Un élément de l’archive, une feuille du classeur ou une liste du JSON n’est pas du type de cette source.
                """,
            advice: "Pour le lire, indiquez-le dans une source de son type\u{A0}: `export.zip!guests.vcf`.",
            message: """
                Le fichier contient aussi {member}, dont cette source n’a pas l’usage\u{202F}; \
                {problem?{problem}|il a été ignoré}.
                """,
            phrases: frenchUnread),
        "archive-refused": RuleText(
            summary: """
                L’archive ou l’un de ses éléments a été rejeté\u{A0}: un chemin qui en sort, un lien, un mot de \
                passe ou trop de quelque chose.
                """,
            advice: """
                Vérifiez d’où vient l’archive. Si c’est la bonne, décompressez-la vous-même et indiquez les \
                fichiers.
                """,
            message: "Ceci a été rejeté\u{A0}: {reason}. Vérifiez d’où cela vient."),
        "baseline-entry-expired": RuleText(
            summary: "Une entrée de la référence a expiré, et son anomalie existe toujours.",
            advice: "Corrigez les données, ou donnez à l’entrée une autre date dans le fichier de référence.",
            message: """
                L’entrée de la référence pour {code}{record? de {record}} dans {entrySource?la source \
                {entrySource}|aucune source}{last? a expiré le {last}}\u{202F}; corrigez les données ou donnez une \
                autre date.
                """),
        "baseline-entry-fixed": RuleText(
            summary: "L’anomalie d’une entrée de la référence n’existe plus.",
            advice: """
                Supprimez l’entrée, pour que l’erreur ne revienne pas sans être vue\u{A0}: --update-baseline s’en \
                charge.
                """,
            message: """
                La référence connaît {code}{record? de {record}} dans {entrySource?la source {entrySource}|aucune \
                source}, ce qui est corrigé\u{202F}; --update-baseline supprime l’entrée.
                """),
        "calendar-malformed": RuleText(
            summary: "L’événement du calendrier est illisible.",
            advice: "Récupérez ou exportez à nouveau le calendrier.",
            message: "{problem}",
            phrases: [
                "unreadable": """
                Cet événement du calendrier est illisible\u{202F}; récupérez ou exportez à nouveau le calendrier.
                """,
                "unended": """
                Cet événement du calendrier n’a pas de END:VEVENT, ou sa ligne BEGIN est abîmée\u{202F}; récupérez \
                ou exportez à nouveau le calendrier.
                """,
                "stray-lines": """
                Ces lignes n’appartiennent à aucun événement du calendrier\u{202F}; récupérez ou exportez à nouveau \
                le calendrier.
                """,
            ]),
        "calendar-site-unknown": RuleText(
            summary: """
                On ne sait pas de quel emplacement est le calendrier\u{202F}; ses séjours n’en ont pas.
                """,
            advice: """
                Donnez à la source du calendrier son emplacement avec `site` dans pipeline.json, ou donnez au \
                fichier le nom de l’emplacement\u{A0}: `A12-airbnb.ics`.
                """,
            message: "{problem}",
            phrases: [
                "source": """
                À quel emplacement correspond ce calendrier\u{202F}? Les doubles réservations ne peuvent pas être cherchées parmi \
                ses séjours\u{202F}; ajoutez "site": "…" à la source {source:json}, ou donnez au fichier le nom de son \
                emplacement.
                """,
                "file": """
                À quel emplacement correspond ce calendrier\u{202F}? Les doubles réservations ne peuvent pas être cherchées parmi \
                ses séjours\u{202F}; donnez au fichier le nom de son emplacement, ou ajoutez une source {{ "kind": \
                "bookings", "files": [{filePattern:json}], "site": "…" }} et excluez le fichier de {source:json} \
                avec "exclude".
                """,
            ]),
        "campsite-capacity-not-positive": RuleText(
            summary: "La capacité de l’emplacement est de 0 ou moins.",
            advice: "Indiquez le nombre de personnes qu’il peut accueillir\u{202F}; laissez vide s’il n’est pas connu.",
            message: """
                L’emplacement peut accueillir «\u{A0}{value}\u{A0}» personnes\u{202F}; indiquez 1 ou plus, ou \
                laissez vide.
                """),
        "campsite-closure-reversed": RuleText(
            summary: "closed_to n’est pas après closed_from.",
            advice: """
                closed_from est la première nuit fermée, closed_to la première ouverte. Pour une fermeture au Nouvel \
                An, la seconde date est l’année suivante.
                """,
            message: """
                L’emplacement rouvre le {value}, ce qui n’est pas après sa fermeture le {from}\u{202F}; corrigez \
                l’une des deux dates.
                """),
        "campsite-coordinate-invalid": RuleText(
            summary: "La position de l’emplacement n’est pas formée de deux nombres, ou est hors limites.",
            advice: "Écrivez des degrés décimaux\u{A0}: latitude de -90 à 90, longitude de -180 à 180.",
            message: """
                La position de l’emplacement («\u{A0}{value}\u{A0}») est inutilisable\u{202F}; écrivez des \
                degrés décimaux, latitude de -90 à 90 et longitude de -180 à 180.
                """),
        "campsite-number-duplicate": RuleText(
            summary: "Numéro d’emplacement en double\u{A0}: un emplacement précédent l’a déjà.",
            advice: "Donnez à chaque emplacement son propre numéro, ou supprimez la ligne périmée.",
            message: """
                Numéro d’emplacement «\u{A0}{value}\u{A0}» en double{relatedFile?, vu d’abord dans {relatedFile}, \
                ligne {relatedLine}}\u{202F}; donnez à celui-ci son propre numéro ou supprimez-le.
                """),
        "campsite-number-missing": RuleText(
            summary: "L’emplacement n’a pas de numéro.",
            advice: "Remplissez `site_number`. C’est du texte\u{A0}: A12 est un numéro.",
            message: "L’emplacement n’a pas de numéro\u{202F}; remplissez {field}."),
        "campsite-rate-negative": RuleText(
            summary: "Le prix par nuit de l’emplacement est négatif.",
            advice: "Corrigez le prix\u{202F}; laissez vide s’il n’y en a pas.",
            message: "Le prix par nuit «\u{A0}{value}\u{A0}» est négatif\u{202F}; corrigez-le ou laissez vide."),
        "campsite-value-unreadable": RuleText(
            summary: "La capacité, le prix, une date de fermeture, ou un oui ou non de l’emplacement est illisible.",
            advice: "Écrivez des chiffres, des montants décimaux, des dates AAAA-MM-JJ, oui ou non, ou laissez vide.",
            message: """
                {problem?{problem}|«\u{A0}{value}\u{A0}» ne peut être lu comme {field}\u{202F}; corrigez-le. D’ici là, \
                l’emplacement compte sans cette valeur.}
                """,
            phrases: [
                "out-of-order": """
                L’état «\u{A0}{value}\u{A0}» ne dit pas jusqu’à quand\u{A0}: l’emplacement n’est proposé pour aucune nuit, \
                mais compte dans l’occupation. Indiquez closed_from et closed_to.
                """
            ]),
        "check-failed": RuleText(
            summary: """
                Un contrôle de la configuration n’a pas pu être exécuté\u{202F}; on ignore ce qu’il aurait trouvé.
                """,
            advice: """
                Corrigez sa requête. Une requête donne le row_id de chaque ligne fautive et se termine\u{A0}: \
                au-delà de dix secondes, elle est arrêtée.
                """,
            message: "Le contrôle {record} n’a pas pu être exécuté\u{A0}: {reason}\u{202F}; corrigez sa requête."),
        "contact-birthday-ambiguous": RuleText(
            summary: "La date de naissance peut commencer par le jour ou le mois, et rien dans le fichier n’en décide.",
            advice: "Déclarez l’ordre pour la source\u{A0}: `\"dates\": \"day-first\"` ou `\"month-first\"`.",
            message: """
                La date de naissance «\u{A0}{value}\u{A0}» peut commencer par le jour ou par le mois\u{202F}; ajoutez \
                "dates": "day-first" ou "dates": "month-first" à la source {source:json}.
                """),
        "contact-birthday-implausible": RuleText(
            summary: "La date de naissance est dans le futur, ou donne au contact plus de 110 ans.",
            advice: """
                Corrigez l’année dans le carnet d’adresses. Si elle n’est pas connue, omettez-la\u{A0}: --06-05. \
                Certains téléphones écrivent 1900-01-01 quand rien n’a été saisi.
                """,
            message: "{problem}",
            phrases: [
                "future": """
                La date de naissance «\u{A0}{value}\u{A0}» est dans le futur\u{202F}; corrigez l’année ou omettez-la.
                """,
                "past": """
                La date de naissance «\u{A0}{value}\u{A0}» remonte à {years:# an|# ans}\u{202F}; corrigez l’année ou \
                omettez-la.
                """,
            ]),
        "contact-birthday-invalid": RuleText(
            summary: "La date de naissance n’est pas une date qui existe.",
            advice: "Écrivez la date de naissance comme 1980-06-05, ou --06-05 si l’année n’est pas connue.",
            message: """
                La date de naissance «\u{A0}{value}\u{A0}» n’est pas une date qui existe\u{202F}; écrivez-la comme \
                1980-06-05 ou --06-05.
                """),
        "contact-duplicate": RuleText(
            summary: """
                Contact en double\u{A0}: un précédent a le même UID, ou le même nom et un téléphone ou e-mail en \
                commun.
                """,
            advice: "Fusionnez les deux dans le carnet d’adresses.",
            message: """
                Contact en double{relatedFile?, vu d’abord dans {relatedFile}, ligne {relatedLine}}\u{202F}; \
                fusionnez les deux dans le carnet d’adresses.
                """),
        "contact-email-invalid": RuleText(
            summary: "On ne peut pas envoyer de message à cette adresse e-mail.",
            advice: """
                Écrivez une adresse par propriété, comme ada@example.org\u{A0}: au plus 64 octets, @, et un domaine \
                avec un point (RFC 5321, 4.5.3.1).
                """,
            message: """
                On ne peut pas envoyer de message à «\u{A0}{value}\u{A0}»\u{A0}: {problem}\u{202F}; écrivez une \
                adresse comme ada@example.org.
                """,
            phrases: [
                "no-at": "il manque le @",
                "nothing-before": "il n’y a rien avant le @",
                "too-much-before": "il y a plus de 64 octets avant le @",
                "not-one": "ce n’est pas une seule adresse",
                "nothing-after": "il n’y a rien après le @",
                "domain-too-long": "le domaine dépasse 255 octets",
                "domain-without-dot": "le domaine n’a pas de point",
                "domain-invalid": "le domaine n’est pas un nom valide",
            ]),
        "contact-group": RuleText(
            summary: "La fiche est un groupe, pas une personne.",
            advice: "Rien à faire\u{A0}: ses membres sont des contacts à part.",
            message: "Cette fiche est un groupe, pas une personne, et a été ignorée. Rien à faire."),
        "contact-name-missing": RuleText(
            summary: "Aucun nom ne peut être tiré de FN, N, organisation, surnom, e-mail ou téléphone.",
            advice: "Donnez un nom au contact dans le carnet d’adresses, ou supprimez-le.",
            message: """
                Le contact n’a ni nom, ni organisation, ni surnom, ni e-mail, ni téléphone\u{202F}; donnez-lui un \
                nom.
                """),
        "contact-phone-invalid": RuleText(
            summary: "Le numéro de téléphone ne peut être composé.",
            advice: "Écrivez le numéro avec l’indicatif du pays\u{A0}: +1 408 555 0100.",
            message: """
                Le numéro de téléphone «\u{A0}{value}\u{A0}» ne peut être composé\u{A0}: {problem}\u{202F}; \
                écrivez-le avec l’indicatif du pays.
                """,
            phrases: [
                "plus-inside": "il y a un signe plus au milieu",
                "no-digits": "il n’a aucun chiffre",
                "not-digits": "il n’est pas formé que de chiffres",
                "too-short": "il n’a que {digits:# chiffre|# chiffres}",
                "too-long": "il a {digits:# chiffre|# chiffres}, plus de 15",
                "country-code": "aucun indicatif de pays ne commence par 0",
                "length-after-1": "+1 est suivi de 10 chiffres, pas de {digits}",
                "area-code": "aucun indicatif régional de +1 ne commence par {digits}",
            ]),
        "contact-unavailable": RuleText(
            summary: "La ligne de la réponse du serveur ne contient aucun contact.",
            advice: """
                Rien à faire pour un contact supprimé ou une collection. S’il manque des contacts, demandez \
                address-data au serveur.
                """,
            message: "{problem}",
            phrases: [
                "deleted": """
                Cette ligne a été ignorée\u{A0}: le contact est supprimé sur le serveur (statut {status}). Rien à \
                faire.
                """,
                "refused": """
                Cette ligne a été ignorée\u{A0}: le serveur a répondu par le statut {status}. S’il manque des \
                contacts, vérifiez l’accès.
                """,
                "no-status": """
                Cette ligne a été ignorée\u{A0}: son statut est illisible. S’il manque des contacts, interrogez à \
                nouveau le serveur.
                """,
                "collection": "Cette ligne a été ignorée\u{A0}: c’est une collection, pas un contact. Rien à faire.",
                "no-data": """
                Cette ligne a été ignorée\u{A0}: elle n’a pas d’address-data. S’il manque des contacts, demandez-les \
                au serveur.
                """,
                "empty-data": """
                Cette ligne a été ignorée\u{A0}: son address-data est vide. S’il manque des contacts, interrogez à \
                nouveau le serveur.
                """,
            ]),
        "csv-column-duplicate": RuleText(
            summary: "Deux colonnes ont le même titre\u{202F}; la première est lue.",
            advice: "Donnez un autre titre à l’une des deux dans l’export, si c’est la seconde qui compte.",
            message: """
                Les colonnes {column} et {otherColumn} ont le même titre «\u{A0}{header}\u{A0}»\u{202F}; la colonne \
                {column} est lue comme {field}. Renommez l’une des deux.
                """),
        "csv-column-missing": RuleText(
            summary: "Une colonne nécessaire, ou citée par la configuration, manque dans l’en-tête.",
            advice: """
                Indiquez la colonne dans `columns` de la source\u{A0}: { "arrival": "Arrivée" }. Majuscules, \
                espaces, `_` et `-` ne comptent pas.
                """,
            message: "{problem}",
            phrases: [
                "no-such-heading": """
                Aucune ligne du fichier n’est utilisable\u{A0}: la source {source:json} cite la colonne \
                «\u{A0}{header}\u{A0}» pour {field}, et les titres sont {headers}.
                """,
                "not-recognised": """
                Aucune ligne du fichier n’est utilisable\u{A0}: aucune colonne ne ressemble à {field}\u{202F}; les \
                titres sont {headers}. Ajoutez "columns": {{ {field:json}: "…" }} à la source {source:json}.
                """,
                "likely": """
                Aucune ligne du fichier n’est utilisable\u{A0}: aucun titre n’est connu pour {field}\u{202F}; les titres \
                sont {headers}. Si ce sont les jours sous {header:json}, ajoutez "columns": {{ {field:json}: \
                {header:json} }} à la source {source:json}.
                """,
                "no-length": """
                Aucune ligne du fichier n’est utilisable\u{A0}: aucune colonne ne ressemble aux nuits ou au \
                départ\u{202F}; les titres sont {headers}. Ajoutez "columns": {{ {field:json}: "…" }} à la source \
                {source:json}.
                """,
                "no-headings": """
                Aucune ligne du fichier n’est utilisable\u{A0}: la première contient des valeurs, et aucune n’a de \
                titres connus. Mettez une ligne de titres au-dessus.
                """,
                "no-such-line": """
                Aucune ligne du fichier n’est utilisable\u{A0}: aucune ne commence à la ligne {line}, que cite \
                "headerLine" de la source {source:json}. Corrigez-la.
                """,
            ]),
        "csv-malformed": RuleText(
            summary: "La ligne ne correspond pas à l’en-tête, ou ses guillemets ne se ferment pas.",
            advice: """
                Comparez les champs de la ligne à l’en-tête. Un champ qui contient le séparateur se met entre \
                guillemets, et un guillemet à l’intérieur se double (RFC 4180).
                """,
            message: "{problem}",
            phrases: [
                "headings-run-on": """
                La ligne des en-têtes semble se prolonger par le premier enregistrement\u{A0}: elle a {count:# champ|# champs}, et \
                aucune ligne n’en a plus de {limit}. Voyez s’il manque une fin de ligne.
                """,
                "cells": "La ligne a {count:# champ|# champs}, l’en-tête {limit}\u{202F}; comparez les deux.",
                "text-after-quote": """
                Il y a du texte après un guillemet fermant\u{202F}; doublez un guillemet qui fait partie du texte.
                """,
                "quote-over-lines": """
                Il y a du texte après un guillemet fermant, et le texte entre guillemets s’étend sur {count:# ligne|# lignes}\u{202F}; \
                vérifiez s’il manque un guillemet au début de cette ligne.
                """,
                "unclosed-quote": """
                Un guillemet n’est jamais fermé\u{202F}; fermez-le, ou doublez-le s’il fait partie du texte.
                """,
                "too-long": """
                La ligne dépasse la limite de {limit} octets\u{202F}; vérifiez s’il manque un guillemet ou une fin \
                de ligne.
                """,
            ]),
        "csv-quote-stray": RuleText(
            summary: "Il y a un guillemet dans un champ sans guillemets.",
            advice: "Mettez tout le champ entre guillemets et doublez celui de l’intérieur (RFC 4180).",
            message: "{problem}",
            phrases: [
                "cell": """
                Il y a un guillemet dans un champ sans guillemets\u{202F}; il est lu comme du texte. Mettez tout le \
                champ entre guillemets et doublez celui-ci.
                """,
                "heading": """
                Un guillemet de l’en-tête n’est jamais fermé\u{202F}; il est lu comme du texte. Fermez-le ou \
                supprimez-le.
                """,
            ]),
        "encoding-invalid": RuleText(
            summary: "Les octets ne sont pas du texte dans l’encodage du fichier.",
            advice: "Exportez en UTF-8, ou indiquez l’encodage dans la source\u{A0}: \"encoding\": \"windows-1252\".",
            message: "{problem}",
            phrases: [
                "not-utf8": """
                Les octets ne sont pas de l’UTF-8\u{202F}; exportez en UTF-8, ou indiquez l’encodage dans la source \
                {source:json}.
                """,
                "unknown": """
                L’encodage «\u{A0}{encoding}\u{A0}» est inconnu\u{202F}; utilisez UTF-8, UTF-16LE, UTF-16BE ou \
                Windows-1252.
                """,
            ]),
        "encoding-repaired": RuleText(
            summary: "Une lettre d’un fichier UTF-8 est en Windows-1252 et a été lue ainsi.",
            advice: "Regardez la cellule\u{202F}; pour être sûr, exportez à nouveau en UTF-8.",
            message: """
                Une lettre n’est pas ici en UTF-8\u{202F}; elle a été lue en Windows-1252. Vérifiez-la, ou exportez \
                à nouveau en UTF-8.
                """),
        "json-malformed": RuleText(
            summary: "Le JSON s’arrête trop tôt ou enfreint une règle de la RFC 8259.",
            advice: """
                Exportez à nouveau le fichier\u{202F}; s’il a été envoyé, il n’est peut-être pas arrivé en entier.
                """,
            message: "Ce n’est pas du JSON valide\u{A0}: {reason}. Exportez à nouveau le fichier."),
        "place-closed": RuleText(
            summary: "L’enregistrement dit que le lieu est fermé définitivement.",
            advice: "Supprimez le lieu, ou corrigez son statut s’il est ouvert.",
            message: """
                Le lieu est fermé définitivement\u{202F}; supprimez-le, ou corrigez son statut. Aucune distance \
                n’est calculée jusqu’à lui.
                """),
        "place-coordinate-missing": RuleText(
            summary: "Le lieu n’a pas de position, ou pas de position lisible.",
            advice: "Donnez au lieu une latitude et une longitude en degrés décimaux, ou omettez-le.",
            message: "{problem}",
            phrases: [
                "missing": "Le lieu n’a pas de position\u{202F}; donnez-lui une latitude et une longitude.",
                "unreadable": """
                La position «\u{A0}{value}\u{A0}» est illisible\u{202F}; utilisez deux nombres en degrés décimaux.
                """,
            ]),
        "place-coordinate-out-of-range": RuleText(
            summary: "La latitude n’est pas entre ±90 degrés, ou la longitude entre ±180.",
            advice: """
                Les positions sont en degrés décimaux de WGS84. GeoJSON écrit d’abord la longitude (RFC 7946, \
                3.1.1)\u{A0}: [-121.89, 37.33] est en Californie.
                """,
            message: "{problem}",
            phrases: [
                "swapped": """
                La position «\u{A0}{value}\u{A0}» n’est pas sur la Terre\u{202F}; les deux nombres semblent \
                inversés\u{A0}: en GeoJSON, la longitude vient d’abord.
                """,
                "outside": """
                La position «\u{A0}{value}\u{A0}» n’est pas sur la Terre\u{202F}; utilisez des degrés décimaux de \
                WGS84.
                """,
            ]),
        "place-coordinates-swapped": RuleText(
            summary: "Le lieu est très loin, mais proche si l’on inverse latitude et longitude.",
            advice: "Vérifiez l’ordre des deux nombres\u{A0}: GeoJSON écrit d’abord la longitude (RFC 7946, 3.1.1).",
            message: """
                La position «\u{A0}{value}\u{A0}» est très loin, mais proche si l’on inverse ses deux \
                nombres\u{202F}; vérifiez leur ordre.
                """),
        "place-duplicate": RuleText(
            summary: "Lieu en double\u{A0}: un précédent du même nom est à moins de 50 m.",
            advice: "Supprimez l’un des deux, pour qu’il ne compte pas deux fois parmi les plus proches.",
            message: """
                Lieu en double\u{A0}: un lieu de ce nom est à moins de 50 m{relatedFile?, vu d’abord dans \
                {relatedFile}, ligne {relatedLine}}\u{202F}; supprimez l’un des deux.
                """),
        "place-left-out": RuleText(
            summary: "L’enregistrement n’est pas un lieu à part entière, ou est signalé comme à ne pas montrer.",
            advice: """
                Rien à faire. Les éléments d’OpenStreetMap sans étiquettes font partie d’autres\u{202F}; `out tags \
                center` évite qu’Overpass en donne.
                """,
            message: "{problem}",
            phrases: [
                "tally": """
                Cet enregistrement a été ignoré\u{A0}: il compte des éléments et n’en est pas un. Rien à faire.
                """,
                "flagged": "Cet enregistrement a été ignoré\u{A0}: il est signalé comme {word}. Rien à faire.",
                "parts": """
                {count:# élément sans étiquettes ignoré, car il fait|# éléments sans étiquettes ignorés, car ils \
                font} partie d’autres. Rien à faire.
                """,
            ]),
        "place-malformed": RuleText(
            summary: "L’enregistrement est du JSON valide, mais pas un lieu.",
            advice: """
                Chaque enregistrement doit être un Feature ou une géométrie de la RFC 7946, ou un objet avec un nom \
                et une position.
                """,
            message: "{problem}",
            phrases: [
                "not-an-object": """
                Ce n’est pas un lieu\u{A0}: {found} au lieu d’un objet. Supprimez-le, ou exportez à nouveau le \
                fichier.
                """,
                "no-geometry": """
                Ce n’est pas un lieu\u{A0}: un objet sans `geometry` au lieu d’un Feature ou d’une géométrie. \
                Supprimez-le, ou exportez à nouveau le fichier.
                """,
                "no-features": """
                Cette FeatureCollection n’a pas de liste `features`\u{202F}; exportez à nouveau le fichier.
                """,
                "unknown-element": """
                Ce n’est pas un lieu\u{A0}: son `type` n’est ni node, ni way, ni relation, ni area. Supprimez-le, ou \
                interrogez à nouveau Overpass.
                """,
                "array": "une liste",
                "text": "un texte",
                "number": "un nombre",
                "boolean": "une valeur vraie ou fausse",
                "null": "une valeur vide (null)",
                "other": "autre chose",
            ]),
        "place-name-damaged": RuleText(
            summary: "Un caractère du nom du lieu est perdu.",
            advice: "Corrigez le nom là d’où il a été exporté\u{202F}; un demi-caractère ne se devine pas.",
            message: "Un caractère du nom est perdu\u{202F}; corrigez-le là d’où le nom a été exporté."),
        "place-name-missing": RuleText(
            summary: "Le lieu n’a pas de nom.",
            advice: "Ajoutez un nom, pour que les clients le trouvent dans les rapports.",
            message: "Le lieu n’a pas de nom\u{202F}; ajoutez-en un."),
        "place-null-island": RuleText(
            summary: "La position est 0, 0\u{A0}: ce que les programmes écrivent quand ils n’en ont pas.",
            advice: "Cherchez le lieu et donnez-lui sa vraie position.",
            message: """
                La position est 0, 0, donc il n’y en a pas\u{202F}; cherchez le lieu. Aucune distance n’est calculée \
                jusqu’à lui.
                """),
        "record-not-a-stay": RuleText(
            summary: "La ligne n’est pas un séjour\u{A0}: un versement, un ajustement, un billet, une nuit bloquée.",
            advice: """
                Rien à faire. Son montant n’est pas compté. Si ces lignes sont bien des séjours, mettez `"preset": \
                "none"` dans la source.
                """,
            message: "{problem}",
            phrases: [
                "component": "Cet élément {word} du calendrier n’est pas un événement et a été ignoré. Rien à faire.",
                "repeating": """
                Cet événement n’est pas un séjour, car il se répète\u{202F}; il a été ignoré. Rien à faire.
                """,
                "transparent": """
                Cet événement n’est pas un séjour, car il est noté comme temps libre\u{202F}; il a été ignoré. Rien \
                à faire.
                """,
                "appointment": """
                Cet événement n’est pas un séjour, car il ne dure que quelques heures\u{202F}; il a été ignoré. Rien à \
                faire.
                """,
                "blocked": "Ces nuits sont bloquées, pas réservées\u{202F}; l’événement a été ignoré. Rien à faire.",
                "blocked-row": """
                Ces nuits sont bloquées, pas réservées ({header} vaut «\u{A0}{word}\u{A0}»)\u{202F}; la ligne a été \
                ignorée. Rien à faire.
                """,
                "other-word": """
                Cette ligne n’est pas un séjour ({header} vaut «\u{A0}{word}\u{A0}») et a été ignorée\u{202F}; son \
                montant n’est pas compté.
                """,
                "no-word": """
                Cette ligne n’est pas un séjour ({header} est vide) et a été ignorée\u{202F}; son montant n’est pas \
                compté.
                """,
            ]),
        "record-repeated": RuleText(
            summary: "Un fichier précédent de la même source contient le même enregistrement, octet pour octet.",
            advice: "Rien à faire\u{202F}; supprimez le second téléchargement si vous voulez.",
            message: """
                Le même enregistrement est dans {relatedFile?{relatedFile}, ligne {relatedLine}|un fichier \
                précédent}\u{202F}; il a été ignoré.
                """),
        "reservation-alike": RuleText(
            summary: "Deux réservations sans numéro ni emplacement ont le même client et les mêmes jours.",
            advice: """
                Supprimez l’une des deux s’il s’agit d’une seule réservation. Si une réservation occupe plusieurs lignes dans \
                cette liste, nommez avec "key" à la source les colonnes qui distinguent les réservations, et dites avec \
                "row" ce qu’est une ligne.
                """,
            message: """
                Le même client a les mêmes jours dans {relatedFile?{relatedFile}, ligne {relatedLine}|une autre ligne}, et \
                aucune des deux n’a de numéro ni d’emplacement\u{202F}; supprimez-en une s’il s’agit d’une seule réservation.
                """),
        "reservation-amount-unreadable": RuleText(
            summary: "La commission ou le montant net est illisible.",
            advice: """
                Écrivez un nombre décimal, avec le code ou le signe de la monnaie si vous voulez. Les mots qui \
                veulent dire «\u{A0}sans montant\u{A0}» se déclarent\u{A0}: `"missing": ["sur demande"]`.
                """,
            message: """
                «\u{A0}{value}\u{A0}» n’est pas un montant\u{202F}; {field} est ignoré pour cette réservation. \
                Écrivez un nombre décimal, ou déclarez un mot qui veut dire «\u{A0}sans montant\u{A0}» avec \
                "missing": [{value:json}] dans la source {source:json}.
                """),
        "reservation-booked-on-invalid": RuleText(
            summary: "La date de réservation n’est pas une date, ou se lit de deux façons.",
            advice: "Écrivez AAAA-MM-JJ, ou déclarez l’ordre pour la source avec `dates`.",
            message: """
                «\u{A0}{value}\u{A0}» n’est pas une date\u{202F}; écrivez la date de réservation AAAA-MM-JJ. Le \
                délai de réservation est calculé sans cette réservation.
                """),
        "reservation-camper-missing": RuleText(
            summary: "La réservation n’a pas de nom de client.",
            advice: """
                Indiquez le nom du client. S’il est dans une autre colonne, associez-la\u{A0}: `"columns": { \
                "camper_name": "…" }`. Les lignes qui bloquent un emplacement pour le propriétaire vont dans un \
                autre export.
                """,
            message: "La réservation n’a pas de nom de client\u{202F}; indiquez le nom du client qui séjourne."),
        "reservation-currency-several": RuleText(
            summary: "Un montant est dans une autre devise que les autres montants de la réservation.",
            advice: "Indiquez tous les montants d’une réservation dans une seule devise, par exemple celle du total.",
            message: """
                «\u{A0}{value}\u{A0}» est dans une autre devise que les autres montants\u{202F}; {field} est ignoré pour cette \
                réservation tant qu’il n’est pas corrigé.
                """),
        "reservation-currency-unknown": RuleText(
            summary: "La devise n’est ni un code de trois lettres, ni un signe connu.",
            advice: """
                Écrivez le code ISO 4217, par exemple EUR. Les mots qui veulent dire sans devise se déclarent\u{A0}: \
                `"missing": ["n/c"]`.
                """,
            message: """
                «\u{A0}{value}\u{A0}» n’est pas une devise connue, donc les montants de cette réservation ne s’ajoutent \
                à aucun autre\u{202F}; écrivez son code, par exemple EUR.
                """),
        "reservation-date-ambiguous": RuleText(
            summary: "Une date peut commencer par le jour ou par le mois, et rien dans le fichier n’en décide.",
            advice: "Déclarez l’ordre pour la source\u{A0}: `\"dates\": \"day-first\"` ou `\"month-first\"`.",
            message: """
                {header?Les dates de la colonne «\u{A0}{header}\u{A0}» peuvent|«\u{A0}{value}\u{A0}» peut} commencer \
                par le jour ou par le mois\u{202F}; ajoutez "dates": "day-first" ou "dates": "month-first" à la \
                source {source:json}.
                """),
        "reservation-date-implausible": RuleText(
            summary: "Une date est fictive, ou remonte à plus de 50 ans, ou est à plus de 10 ans d’ici.",
            advice: """
                Corrigez la date. 0001-01-01, 1899-12-30, 1900-01-01, 1970-01-01 et 9999-12-31 sont ce que les \
                programmes écrivent quand ils n’ont pas de date\u{A0}: laissez vide.
                """,
            message: "{problem}",
            phrases: [
                "placeholder": """
                {field} «\u{A0}{value}\u{A0}» est ce que les programmes écrivent quand ils n’ont pas de \
                date\u{202F}; corrigez ou laissez vide.
                """,
                "past": "{field} «\u{A0}{value}\u{A0}» remonte à {years:# an|# ans}\u{202F}; corrigez ou laissez vide.",
                "future": """
                {field} «\u{A0}{value}\u{A0}» est dans {years:# an|# ans}\u{202F}; corrigez ou laissez vide.
                """,
            ]),
        "reservation-date-invalid": RuleText(
            summary: "L’arrivée manque, ou l’arrivée ou le départ n’est pas une date.",
            advice: """
                Écrivez les dates AAAA-MM-JJ, ou déclarez comment la source les écrit\u{A0}: `"dates": "day-first"`, \
                `"month-first"`, ou un modèle comme `"dd/MM/yyyy"`.
                """,
            message: """
                {problem?{problem}|{days?«\u{A0}{value}\u{A0}» n’existe pas\u{A0}: ce mois compte {days:# jour|# \
                jours}\u{202F}; corrigez la date.|{value?«\u{A0}{value}\u{A0}» n’est pas une date\u{202F}; écrivez \
                AAAA-MM-JJ, ou déclarez l’ordre avec "dates": "day-first", "month-first" ou un modèle dans la source \
                {source:json}.|{field} manque\u{202F}; indiquez une date AAAA-MM-JJ.}}}
                """,
            phrases: [
                "calendar": """
                {value?«\u{A0}{value}\u{A0}» ne se lit ni comme un jour ni comme une durée|{field} manque}\u{202F}; \
                récupérez à nouveau le calendrier et, si cela ne suffit pas, signalez-le au canal.
                """,
                "several": """
                Les chambres ou emplacements de cette réservation ont des jours différents («\u{A0}{value}\u{A0}»)\u{202F}; \
                exportez une réservation pour chacun.
                """,
            ]),
        "reservation-day-unreadable": RuleText(
            summary: "Le jour d’annulation ou d’échéance n’est pas une date, ou se lit de deux façons.",
            advice: "Écrivez AAAA-MM-JJ, ou déclarez avec `dates` l’ordre pour la source.",
            message: """
                «\u{A0}{value}\u{A0}» n’est pas une date\u{202F}; {field} est ignoré pour cette réservation tant qu’il \
                n’est pas écrit AAAA-MM-JJ.
                """),
        "reservation-echo": RuleText(
            summary: """
                Un canal indique comme fermées des nuits qu’un autre a vendues\u{A0}: c’est sans doute le même séjour.
                """,
            advice: """
                Vérifiez ces nuits dans les deux canaux. Si deux groupes différents arrivent, indiquez "echoes": "overlap" pour \
                l’établissement\u{202F}; ces événements deviennent alors des doubles réservations.
                """,
            message: """
                Ici, {site} est seulement indiqué comme fermé\u{202F}; ces nuits sont vendues dans \
                {relatedFile?{relatedFile}, ligne {relatedLine}|un autre canal}\u{A0}: sans doute le même séjour. À vérifier dans les deux canaux.
                """),
        "reservation-guests-none": RuleText(
            summary: "La réservation est pour zéro personne.",
            advice: "Indiquez le nombre de personnes\u{202F}; laissez vide s’il n’est pas connu.",
            message: """
                La réservation est pour {guests:# personne|# personnes}\u{202F}; indiquez le nombre de personnes, ou laissez \
                vide s’il n’est pas connu.
                """),
        "reservation-id-duplicate": RuleText(
            summary: """
                Numéro de réservation en double\u{A0}: la même source a une réservation précédente avec ce numéro et \
                cet emplacement.
                """,
            advice: """
                Supprimez l’une des deux, ou donnez à la seconde son propre numéro. Si un numéro vaut pour plusieurs \
                emplacements, la source doit avoir une colonne pour eux.
                """,
            message: """
                Numéro de réservation «\u{A0}{value}\u{A0}» en double{relatedFile?, vu d’abord dans {relatedFile}, \
                ligne {relatedLine}}\u{202F}; supprimez l’une des deux, ou donnez à celle-ci son propre \
                numéro.{problem? {problem}}
                """,
            phrases: [
                "other-file": """
                Si ce fichier est un export plus récent de la même liste, ajoutez "newest": [{filePattern:json}] à \
                la source {source:json}.
                """,
                "same-days": """
                Si une réservation occupe plusieurs lignes dans cette liste, ajoutez "row": "payment", "guest" ou "unit" à \
                la source {source:json}.
                """,
            ]),
        "reservation-guest": RuleText(
            summary: "La ligne est un autre client d’un séjour qui figure déjà dans une ligne précédente.",
            advice: """
                Rien à faire\u{A0}: le séjour est compté une fois, avec les deux clients. Si chaque ligne est une \
                réservation, retirez "row" de la source.
                """,
            message: """
                Cette ligne est un autre client du séjour{relatedFile? de {relatedFile}, ligne {relatedLine}}\u{202F}; le \
                séjour est compté une fois.
                """),
        "reservation-instalment": RuleText(
            summary: "La ligne est un paiement de plus pour un séjour déjà présent.",
            advice: "Rien à faire\u{A0}: les montants des deux lignes ont été additionnés.",
            message: """
                Cette ligne est un paiement de plus pour le séjour{relatedFile? de {relatedFile}, ligne \
                {relatedLine}}\u{202F}; ses montants y ont été ajoutés.
                """),
        "reservation-known": RuleText(
            summary: "Une autre source contient déjà le séjour de ce calendrier.",
            advice: "Rien à faire\u{A0}: le séjour est compté une fois, tel que l’autre source le donne.",
            message: """
                Le même séjour est dans {relatedFile?{relatedFile}, ligne {relatedLine}|une autre source}\u{202F}; \
                il a été ignoré ici.
                """),
        "reservation-id-rounded": RuleText(
            summary: "Le numéro de réservation a sans doute perdu des chiffres\u{A0}: un tableur n’en garde que 15.",
            advice: """
                L’exporter de nouveau, avec cette colonne comme texte\u{A0}: ce qui manque ne peut pas être \
                retrouvé.
                """,
            message: """
                Le numéro de réservation a sans doute perdu des chiffres\u{A0}: un tableur n’en garde que 15\u{202F}; \
                l’exporter de nouveau, avec cette colonne comme texte.
                """),
        "reservation-lead-time-negative": RuleText(
            summary: "La réservation a été faite après l’arrivée.",
            advice: """
                Corrigez la date de réservation ou l’arrivée. Notez les clients venus sans réservation au jour de \
                leur arrivée.
                """,
            message: """
                La réservation a été faite {days:# jour|# jours} après l’arrivée ({field} {value})\u{202F}; corrigez \
                l’une des deux dates.
                """),
        "reservation-money-invalid": RuleText(
            summary: "Un montant est illisible.",
            advice: """
                Écrivez un nombre décimal, avec le code ou le signe de la monnaie si vous voulez. Les mots qui \
                veulent dire «\u{A0}sans montant\u{A0}» se déclarent\u{A0}: `"missing": ["sur demande"]`.
                """,
            message: """
                «\u{A0}{value}\u{A0}» n’est pas un montant\u{202F}; écrivez un nombre décimal, ou déclarez un mot \
                qui veut dire «\u{A0}sans montant\u{A0}» avec "missing": [{value:json}] dans la source {source:json}.
                """),
        "reservation-nights-disagree": RuleText(
            summary: "Les nuits ne correspondent pas à l’arrivée et au départ.",
            advice: """
                Corrigez ce qui est faux. Si toutes les lignes sont concernées, les dates sont sans doute lues dans le mauvais \
                ordre\u{A0}: vérifiez `dates`.
                """,
            message: """
                La réservation indique «\u{A0}{value}\u{A0}» nuits, mais il y en a {nights} entre l’arrivée et le \
                départ\u{202F}; corrigez ce qui est faux.
                """),
        "reservation-nights-missing": RuleText(
            summary: "Ni les nuits ni le départ ne sont lisibles, la durée du séjour est inconnue.",
            advice: """
                Indiquez les nuits ou le départ. Si le champ contient la valeur d’une autre colonne, vérifiez \
                `columns`.
                """,
            message: """
                La durée du séjour est inconnue\u{A0}: {field} est {value?«\u{A0}{value}\u{A0}»|vide}\u{202F}; \
                indiquez les nuits ou le départ.
                """),
        "reservation-nights-not-positive": RuleText(
            summary: "Le séjour n’a aucune nuit\u{A0}: 0 nuit ou moins, ou le départ n’est pas après l’arrivée.",
            advice: """
                Corrigez les nuits ou le départ dans le système de réservation. Les visiteurs à la journée vont dans \
                un autre export\u{202F}; `exclude` ignore un tel fichier.
                """,
            message: """
                Le séjour n’a aucune nuit{value? ({field} est «\u{A0}{value}\u{A0}»)|}\u{202F}; le départ doit être au moins \
                une nuit après l’arrivée.
                """),
        "reservation-not-in-newest": RuleText(
            summary: """
                Des réservations d’un export plus ancien manquent dans le plus récent, alors que leurs nuits sont \
                dans sa période.
                """,
            advice: """
                Voyez si elles ont été annulées. Si oui, supprimez l’ancien export\u{202F}; elles comptent \
                jusque-là.
                """,
            message: """
                Il manque dans {relatedFile?{relatedFile}|un export plus récent} {count:# réservation|# \
                réservations} de ce fichier\u{A0}: {value}. Chacune compte comme ici\u{202F}; si elle a été annulée, \
                supprimez ce fichier.
                """),
        "reservation-number-unreadable": RuleText(
            summary: "Les nuits, les personnes ou le délai ne sont pas un nombre entier.",
            advice: """
                Écrivez des chiffres. Les mots qui veulent dire sans valeur se déclarent\u{A0}: `"missing": \
                ["n/c"]`.
                """,
            message: """
                «\u{A0}{value}\u{A0}» n’est pas un nombre entier\u{202F}; {field} est ignoré pour cette réservation \
                tant qu’il n’est pas corrigé.
                """),
        "reservation-older-kept": RuleText(
            summary: "La ligne a été rejetée, donc celle d’un export plus ancien reste valable.",
            advice: "Corrigez la ligne, ou le système de réservation\u{A0}: d’ici là l’export plus ancien fait foi.",
            message: """
                Cette ligne a été rejetée, donc la réservation compte comme dans {relatedFile?{relatedFile}|un \
                export plus ancien}{relatedLine?, ligne {relatedLine}}\u{202F}; corrigez la ligne.
                """),
        "reservation-over-capacity": RuleText(
            summary: "Le groupe dépasse la capacité de l’emplacement.",
            advice: "Placez le groupe sur un emplacement plus grand, ou corrigez les personnes ou la capacité.",
            message: """
                La réservation est pour {guests:# personne|# personnes}, mais l’emplacement {site} en accueille \
                {capacity}\u{202F}; trouvez-en un plus grand ou corrigez le nombre.
                """),
        "reservation-overlap": RuleText(
            summary: "Un emplacement est réservé deux fois\u{A0}: deux séjours actifs ont une nuit en commun.",
            advice: """
                Déplacez l’un des deux\u{202F}; conflicts.csv donne les emplacements libres. Les réservations \
                annulées, non présentées, refusées et non valides ne comptent pas, celles en attente comptent.
                """,
            message: """
                L’emplacement {site} est réservé deux fois pour {nights:# nuit|# nuits} à partir du {from}, avec \
                {relatedFile?{relatedRecord?la réservation {relatedRecord}|celle} de {relatedFile}, ligne \
                {relatedLine}|une autre réservation}\u{202F}; déplacez l’une des deux.{problem? {problem}}
                """,
            phrases: [
                "same-days": """
                Si ce sont les clients d’un même séjour, ajoutez "row": "guest" à la source {source:json}.
                """
            ]),
        "reservation-paid-over-total": RuleText(
            summary: "Le montant payé dépasse le prix de la réservation.",
            advice: """
                Remboursez la différence, ou corrigez total ou paid. Les pourboires ne vont ni dans l’un ni dans \
                l’autre.
                """,
            message: """
                «\u{A0}{value}\u{A0}» ont été payés, plus que le total de {total}\u{202F}; remboursez la différence \
                ou corrigez le montant.
                """),
        "reservation-property-missing": RuleText(
            summary: "La réservation ne nomme aucun établissement, alors qu’il y en a plusieurs.",
            advice: """
                Indiquez "property" dans la source si toutes ses réservations sont d’un seul\u{202F}; sinon, \
                remplissez la colonne. Les numéros valent par établissement\u{A0}: sans lui, la réservation n’est \
                comparée à aucune autre.
                """,
            message: """
                La réservation ne nomme aucun établissement, alors qu’il y en a plusieurs\u{202F}; indiquez \
                "property" dans la source {source:json}.
                """),
        "reservation-rate-negative": RuleText(
            summary: "Le prix par nuit est négatif.",
            advice: "Corrigez le prix. Un remboursement va dans les paiements, pas dans le prix.",
            message: """
                Le prix par nuit «\u{A0}{value}\u{A0}» est négatif\u{202F}; corrigez-le, ou notez le remboursement \
                comme paiement.
                """),
        "reservation-site-closed": RuleText(
            summary: "L’emplacement est fermé une nuit du séjour.",
            advice: """
                Déplacez le séjour sur un emplacement ouvert, ou corrigez closed_from (la première nuit fermée) ou \
                closed_to (la première ouverte).
                """,
            message: """
                L’emplacement {site} est fermé{from? à partir du {from}}{to? jusqu’au {to}}, et le séjour du {value} \
                comprend des nuits fermées\u{202F}; déplacez-le sur un emplacement ouvert.
                """),
        "reservation-site-crowded": RuleText(
            summary: """
                Trop de réservations se chevauchent sur un emplacement\u{202F}; la colonne contient sans doute des \
                types d’emplacement.
                """,
            advice: """
                Indiquez la colonne du numéro de chaque emplacement\u{A0}: "columns": { "site_number": "…" }. S’il \
                n’y en a pas, indiquez celle-ci comme "category". "pairs" de l’étape conflicts dit combien de paires \
                sont listées.
                """,
            message: """
                Jusqu’à {stays:# réservation se trouve|# réservations se chevauchent} sur l’emplacement {site} en \
                une nuit ({pairs:# paire non listée|# paires non listées})\u{202F}; la colonne contient sans doute \
                des types d’emplacement. Indiquez la colonne des numéros comme "site_number", ou celle-ci comme \
                "category".
                """),
        "reservation-site-missing": RuleText(
            summary: "La réservation n’a pas d’emplacement, on ne peut donc y chercher de double réservation.",
            advice: "Attribuez un emplacement avant l’arrivée. `site` dans la source en donne un à toutes les lignes.",
            message: """
                La réservation n’a pas d’emplacement, on ne peut donc y chercher de double réservation\u{202F}; \
                attribuez-en un.
                """),
        "reservation-site-several": RuleText(
            summary: "La réservation nomme plusieurs emplacements et les occupe tous.",
            advice: """
                Si un seul emplacement s’appelle ainsi, comme "12 + 13", ajoutez-le aux emplacements\u{A0}: il comptera pour un.
                """,
            message: """
                «\u{A0}{value}\u{A0}» semble désigner plusieurs emplacements\u{A0}: la réservation les occupe tous. Si un seul \
                emplacement s’appelle ainsi, ajoutez-le aux emplacements.
                """),
        "reservation-site-unknown": RuleText(
            summary: "La réservation nomme un emplacement qui n’existe pas.",
            advice: """
                Corrigez le numéro, ou ajoutez l’emplacement au fichier. Les numéros sont comparés comme du \
                texte\u{A0}: "7" n’est pas "07".
                """,
            message: """
                Il n’y a pas d’emplacement «\u{A0}{value}\u{A0}»\u{202F}; corrigez le numéro, ou ajoutez \
                l’emplacement.
                """),
        "reservation-status-early": RuleText(
            summary: "Le client est là, parti ou n’est pas venu, mais l’arrivée est dans le futur.",
            advice: """
                Corrigez le statut ou l’arrivée. Si beaucoup de réservations sont concernées, les dates sont peut-être lues \
                dans le mauvais ordre.
                """,
            message: """
                Le statut est «\u{A0}{value}\u{A0}», mais l’arrivée est le {arrival}\u{202F}; corrigez l’un des \
                deux.
                """),
        "reservation-status-unknown": RuleText(
            summary: "Le statut n’est pas un mot connu.",
            advice: """
                Dites dans la source ce que le mot veut dire\u{A0}: `"statuses": { "wartelist": "pending" }`. Les \
                sens sont confirmed, inHouse, completed, cancelled, noShow, pending et rejected.
                """,
            message: """
                «\u{A0}{value}\u{A0}» n’est pas un statut connu\u{202F}; s’il veut dire «\u{A0}confirmée\u{A0}», ajoutez \
                "statuses": {{ {value:json}: "confirmed" }} à la source {source:json}.
                """),
        "reservation-stay-too-long": RuleText(
            summary: "Le séjour dure plus d’un an.",
            advice: """
                Corrigez les nuits ou le départ. Réservez un séjour sans fin année par année\u{A0}: sinon, \
                l’emplacement n’est jamais libre.
                """,
            message: """
                Le séjour a {nights:# nuit|# nuits} ({field} {value}), plus d’un an\u{202F}; corrigez les dates.
                """),
        "reservation-superseded": RuleText(
            summary: """
                Un export plus récent de la même liste a la réservation avec un autre statut, d’autres dates ou un \
                autre emplacement.
                """,
            advice: """
                Rien à faire si l’export plus récent est juste. Une date ou un numéro de copie dans les noms dit \
                lequel l’est, ou newest dans la source\u{202F}; avec "duplicates": "error" les deux sont signalés \
                comme doublons.
                """,
            message: """
                La réservation est dépassée\u{A0}: {relatedFile?{relatedFile}|un export plus \
                récent}{relatedLine?, ligne {relatedLine},} en modifie {changes}\u{202F}; cette ligne a été ignorée.
                """,
            phrases: [
                "status": "le statut",
                "arrival": "l’arrivée",
                "departure": "le départ",
                "site_number": "l’emplacement",
            ]),
        "reservation-superseded-alike": RuleText(
            summary: """
                Un export plus récent de la même liste a la réservation, avec le même statut, les mêmes dates et le \
                même emplacement.
                """,
            advice: "Rien à faire\u{A0}: la réservation compte une fois, comme dans l’export plus récent.",
            message: """
                La réservation est la même dans {relatedFile?{relatedFile}|un export plus récent}{relatedLine?, \
                ligne {relatedLine}}\u{202F}; cette ligne a été ignorée.
                """),
        "reservation-total-disagrees": RuleText(
            summary: "Le total n’est pas le prix par nuit fois les nuits, avec ou sans taxe.",
            advice: """
                Corrigez le prix, les nuits, la taxe ou le total. Si les totaux comprennent des frais ou des \
                remises, désactivez la règle pour la source.
                """,
            message: """
                Le total est «\u{A0}{value}\u{A0}», mais {nights:# nuit fait|# nuits font} {total} au prix par \
                nuit\u{202F}; corrigez ce qui est faux.
                """),
        "reservation-total-negative": RuleText(
            summary: "Le total ou la taxe est négatif.",
            advice: "Corrigez le montant\u{202F}; un remboursement diminue ce qui est payé, pas le prix du séjour.",
            message: "{field} «\u{A0}{value}\u{A0}» est négatif\u{202F}; corrigez le montant."),
        "source-ambiguous": RuleText(
            summary: "Le fichier peut se lire de deux façons, et rien ne dit laquelle est la bonne.",
            advice: "Répondez à la question par la ligne pour pipeline.json que donne le message.",
            message: "{problem}",
            phrases: [
                "columns": """
                Rien n’a été lu de ce fichier\u{202F}; les colonnes {header:json} et {found:json} pourraient toutes deux \
                être {field}, et elles diffèrent. Laquelle est la bonne\u{202F}? Ajoutez \
                "columns": {{ {field:json}: {header:json} }} ou "columns": {{ {field:json}: {found:json} }} \
                à la source {source:json}.
                """,
                "copies": """
                Rien n’a été lu de ce fichier\u{A0}: d’après son nom, c’est une copie de {otherFile}, mais les deux \
                diffèrent. Lequel est le bon\u{202F}? Supprimez l’autre, ou ajoutez son nom sous "exclude" à la source \
                {source:json}.
                """,
                "encodings": """
                Rien n’a été lu de ce fichier\u{202F}; est-il écrit en {encoding} ou en {found}\u{202F}? Ajoutez "encoding": \
                {encoding:json} ou "encoding": {found:json} à la source {source:json}.
                """,
                "headings": """
                Rien du fichier n’a été lu\u{A0}: quelle ligne porte les titres, {line} ou {otherLine}\u{202F}? \
                Ajoutez "headerLine": {line} ou "headerLine": {otherLine} à la source {source:json}.
                """,
                "sites": """
                Aucun des {count:# emplacement|# emplacements} que citent les réservations n’est dans cette \
                liste\u{A0}: elle n’est pas utilisée, et les numéros d’emplacement ne sont pas vérifiés. Est-ce \
                la liste de vos emplacements\u{202F}? Si oui, écrivez leurs numéros comme dans les \
                réservations\u{202F}; sinon, citez le fichier sous "ignore" dans pipeline.json.
                """,
            ]),
        "source-changed": RuleText(
            summary: "Le fichier a été modifié pendant sa lecture.",
            advice: "Faites faire l’export plus tôt, ou donnez un minAge à la source.",
            message: "{problem}",
            phrases: [
                "copied": """
                Le fichier a été modifié pendant l’exécution et relu à partir d’une copie\u{202F}; faites faire \
                l’export plus tôt.
                """,
                "torn": """
                Le fichier a été modifié pendant l’exécution, puis encore pendant la copie\u{A0}: il n’est \
                peut-être pas entier. Faites faire l’export plus tôt.
                """,
            ]),
        "source-date-future": RuleText(
            summary: "D’après l’horloge de cette machine, le fichier a été modifié dans le futur.",
            advice: "Mettez à l’heure les deux machines\u{202F}; d’ici là, maxAge et minAge ne peuvent être contrôlés.",
            message: """
                Le fichier a été modifié le {moment}, soit dans {age}\u{202F}; son âge est inconnu. Mettez à l’heure \
                les deux machines.
                """),
        "source-empty": RuleText(
            summary: "Le fichier ne contient aucun enregistrement.",
            advice: "Vérifiez que l’export a fonctionné.",
            message: "{problem}",
            phrases: [
                "no-bytes": "Le fichier est vide\u{202F}; vérifiez que l’export a fonctionné.",
                "only-mark": """
                Le fichier ne contient qu’une marque d’ordre des octets\u{202F}; vérifiez que l’export a fonctionné.
                """,
                "no-records": """
                Le fichier ne contient aucun enregistrement\u{202F}; vérifiez que l’export a fonctionné.
                """,
                "no-files": "L’archive ne contient aucun fichier\u{202F}; vérifiez que l’export a fonctionné.",
            ]),
        "source-missing": RuleText(
            summary: "Un fichier ou un motif de la configuration ne correspond à rien.",
            advice: "Vérifiez le nom et `--root`\u{202F}; les motifs partent du dossier de la configuration.",
            message: "{problem}",
            phrases: [
                "no-file": "Le fichier manque\u{202F}; déposez-y de nouveau l’export, ou corrigez son nom ou --root.",
                "no-match":
                    "Aucun fichier ne correspond\u{A0}: l’export n’est pas arrivé, ou le motif ou --root est faux.",
                "no-member": "L’archive n’a pas d’élément de ce nom\u{202F}; vérifiez le nom.",
                "gone": "Le fichier a disparu pendant sa lecture\u{202F}; voyez s’il est remplacé à ce moment-là.",
                "kept-copy": """
                Le fichier n’a pas pu être récupéré\u{A0}: {reason}\u{202F}; la copie du {moment} est utilisée. \
                Vérifiez l’adresse et l’accès.
                """,
                "not-fetched": """
                Le fichier n’a pas pu être récupéré\u{A0}: {reason}\u{202F}; vérifiez l’adresse et l’accès.
                """,
            ]),
        "source-not-export": RuleText(
            summary: "Le fichier n’est pas un export de réservations, de contacts, d’emplacements ou de lieux.",
            advice: """
                Rien à faire. Pour ne plus en entendre parler\u{A0}: citez-le sous ignore dans pipeline.json, ou \
                donnez --exclude.
                """,
            message: "Aucun rapport n’a besoin de ce fichier\u{202F}; {problem}.", phrases: frenchUnread),
        "source-partial": RuleText(
            summary: "Le fichier n’est peut-être pas entier, comme il le dit lui-même.",
            advice: """
                Récupérez-le à nouveau, avec toutes ses pages\u{202F}; pour Overpass, avec une zone plus petite ou plus de temps\u{A0}: \
                [timeout:180] en tête de la requête.
                """,
            message: "{problem}",
            phrases: [
                "remark": """
                Le fichier n’est peut-être pas entier, comme il le dit lui-même\u{A0}: «\u{A0}{value}\u{A0}». \
                Récupérez-le à nouveau.
                """,
                "unended": """
                Le calendrier n’a pas de END:VCALENDAR et n’est peut-être pas entier\u{202F}; récupérez-le à \
                nouveau.
                """,
                "next-page": """
                Le fichier n’est qu’une page d’une liste plus longue, d’après «\u{A0}{header}\u{A0}». Récupérez aussi les \
                autres pages.
                """,
                "fewer": """
                Le fichier a {count:# enregistrement|# enregistrements} sur {total}, d’après «\u{A0}{header}\u{A0}». \
                Récupérez aussi les autres pages.
                """,
            ]),
        "source-recent": RuleText(
            summary: "Le fichier vient d’être modifié et n’est pas encore lu.",
            advice: "Relancez quand l’envoi est terminé\u{202F}; `innkeeper watch` l’attend de lui-même.",
            message: """
                Le fichier n’a pas été lu\u{A0}: il a été modifié le {moment}, il y a {age}, et minAge est de \
                {limit}. Relancez quand il est arrivé.
                """),
        "source-repeated": RuleText(
            summary: "Le fichier est une copie d’un autre fichier de la même source, octet pour octet.",
            advice: "Rien à faire\u{202F}; supprimez la copie si vous voulez.",
            message: "Le fichier est identique à {otherFile}, octet pour octet\u{202F}; il a été ignoré."),
        "source-shrunk": RuleText(
            summary: """
                La source a moins d’enregistrements que minRecords, ou en a perdu plus que maxDropPercent depuis la \
                dernière exécution.
                """,
            advice: "Regardez l’export\u{A0}: il peut manquer un filtre, une page ou un mois.",
            message: "{problem}",
            phrases: [
                "too-few": """
                Il manque des enregistrements\u{A0}: il y en a {count}, et minRecords est de {limit}. Regardez \
                l’export avant de vous fier aux rapports.
                """,
                "dropped": """
                Il manque des enregistrements\u{A0}: il y en a {count}, {missing} de moins que les {before} du \
                {asOf}, et maxDropPercent est de {limit}. Regardez l’export avant de vous fier aux rapports.
                """,
            ]),
        "source-stale": RuleText(
            summary: "Le fichier est plus ancien que le maxAge de la source.",
            advice: """
                L’export n’arrive plus, ou est déposé ailleurs. Voyez si le système qui le produit fonctionne \
                encore.
                """,
            message: """
                L’export est ancien\u{A0}: il a été modifié le {moment}, il y a {age}, et maxAge est de {limit}. \
                Voyez s’il arrive encore.
                """),
        "source-unaccounted": RuleText(
            summary: "Innkeeper a sauté une partie du fichier\u{202F}; c’est un défaut d’Innkeeper.",
            advice: "Signalez-le, avec les lignes voisines si vous pouvez les communiquer.",
            message: """
                À partir d’ici, {count:# octet du fichier a été sauté|# octets du fichier ont été sautés} sans raison. C’est un défaut d’Innkeeper\u{202F}; \
                signalez-le.
                """),
        "source-unchanged": RuleText(
            summary: """
                Une source qui devrait être nouvelle chaque jour est celle d’un jour précédent, octet pour octet.
                """,
            advice: """
                L’export est peut-être fait d’anciennes données. S’il ne se passe rien les jours calmes, mettez \
                source-unchanged sur "off" pour la source.
                """,
            message: "Chaque fichier de la source est le même que le {asOf}\u{202F}; voyez si l’export est refait."),
        "source-unreadable": RuleText(
            summary: "Le fichier ne peut être ni ouvert ni lu.",
            advice: "Vérifiez ce que c’est et qui peut le lire.",
            message: "{problem}",
            phrases: [
                "folder": "C’est un dossier, pas un fichier\u{202F}; indiquez un fichier ou un motif.",
                "no-file": "Ce n’est pas un fichier lisible\u{202F}; indiquez un fichier ou un motif.",
                "too-large": """
                Le fichier dépasse la limite de {limit} et n’a pas été lu\u{202F}; augmentez-la si c’est le bon \
                fichier.
                """,
                "damaged-workbook": """
                Ce classeur est endommagé\u{A0}: {reason}. Récupérez-le à nouveau à la source, ou ouvrez-le dans le \
                programme qui l’a créé et enregistrez-le en CSV.
                """,
                "failed": "Le fichier est illisible\u{A0}: {reason}. Vérifiez ce que c’est et qui peut le lire.",
            ]),
        "source-unrecognised": RuleText(
            summary: "Le fichier est peut-être un export, et n’a pas été lu.",
            advice: """
                Exportez en CSV, vCard, iCalendar, xCard, GeoJSON ou liste JSON, ou nommez les colonnes d’un tableau \
                avec columns. S’il n’est pas utile\u{A0}: citez-le sous ignore dans pipeline.json, ou donnez \
                --exclude.
                """,
            message: "Le fichier n’a pas été lu\u{202F}; {problem}.", phrases: frenchUnread),
        "table-column-unread": RuleText(
            summary: """
                Le nom des clients ou ce qui a été payé est peut-être dans une colonne des réservations qui n’est pas lue.
                """,
            advice: """
                Nommez la colonne dans `columns` de la source\u{A0}: { "camper_name": "…" }.
                """,
            message: "{problem}",
            phrases: [
                "deposit": """
                {header:json} n’est pas lu\u{A0}: c’est peut-être payé, peut-être à payer en premier. Si c’est payé, ajoutez \
                "columns": {{ {field:json}: {header:json} }} à la source {source:json}.
                """,
                "guests": """
                Aucune colonne connue ne contient le nom des clients\u{202F}; ne sont pas lues\u{A0}: {headers}. Si l’une d’elles le \
                contient, ajoutez "columns": {{ {field:json}: "…" }} à la source {source:json}.
                """,
            ]),
        "table-row-skipped": RuleText(
            summary: """
                Une ligne du tableau n’est pas un enregistrement\u{A0}: une ligne au-dessus des titres, des titres \
                répétés ou des totaux.
                """,
            advice: "Rien à faire, sauf si un enregistrement a été pris pour une telle ligne.",
            message: "{problem}",
            phrases: [
                "above-headings": """
                {count:# ligne a été ignorée|# lignes ont été ignorées}\u{A0}: les titres sont à la ligne {line}.
                """,
                "headings": """
                Les titres sont répétés ici{count?, et encore {count:# fois|# fois} plus bas}\u{202F}; ignorés.
                """,
                "totals": """
                C’est une ligne de totaux{count?, et plus bas il y en a encore {count:#|#}}\u{202F}; ignorée.
                """,
                "remark": """
                Une cellule seule sous le tableau{count?, et {count:une autre|# autres} de même}\u{202F}; ignorée.
                """,
                "empty": "Une ligne vide{count?, et plus bas encore {count:une|#}}\u{202F}; ignorée.",
            ]),
        "vcard-end-missing": RuleText(
            summary: "La fiche n’a pas de END:VCARD.",
            advice: "Exportez à nouveau le carnet d’adresses\u{A0}: le fichier n’est peut-être pas arrivé en entier.",
            message: """
                La fiche n’a pas de END:VCARD, et une partie est peut-être perdue\u{202F}; exportez à nouveau le \
                carnet d’adresses.
                """),
        "vcard-line-malformed": RuleText(
            summary: "Une ligne de la fiche ne peut être lue telle quelle.",
            advice: """
                Les retours à la ligne d’une valeur s’écrivent \n, ou la ligne suivante commence par une espace (RFC \
                6350, 3.2).
                """,
            message: "{problem}",
            phrases: [
                "no-colon": """
                Cette ligne n’a pas de deux-points après un nom de propriété\u{202F}; elle a été ignorée. \
                Corrigez-la dans le carnet d’adresses.
                """,
                "no-name": """
                Cette ligne ne commence pas par un nom de propriété\u{202F}; elle a été ignorée. Corrigez-la dans le \
                carnet d’adresses.
                """,
                "continues-nothing": """
                Cette ligne ne continue aucune autre\u{202F}; elle a été ignorée. Exportez à nouveau le carnet \
                d’adresses.
                """,
                "foreign-begin": """
                Ici commence quelque chose qui n’est pas une fiche\u{202F}; cela a été ignoré. Supprimez-le du \
                fichier.
                """,
                "card-within": """
                Une fiche commence ici à l’intérieur d’une autre\u{202F}; elle a été ignorée, la fiche extérieure a été lue. \
                Placez-la après celle-ci pour garder les deux.
                """,
                "foreign-end": """
                Ici finit quelque chose qui n’a pas commencé\u{202F}; la ligne a été ignorée. Supprimez-la du \
                fichier.
                """,
                "stray-end": """
                Ici finit une fiche qui n’a pas commencé\u{202F}; la ligne a été ignorée. Exportez à nouveau le \
                carnet d’adresses.
                """,
                "base64": """
                Cette ligne contient du base64 au lieu de texte\u{202F}; elle a été ignorée. Corrigez-la dans le \
                carnet d’adresses.
                """,
                "bad-escape": """
                Cette ligne a un `=` sans deux chiffres hexadécimaux, gardé tel quel. Corrigez-la dans le carnet \
                d’adresses.
                """,
                "unknown-charset": """
                Cette ligne nomme un CHARSET inconnu\u{202F}; elle a été lue comme {encoding}. Vérifiez ses lettres, \
                ou exportez en UTF-8.
                """,
                "not-utf8": """
                Cette ligne n’est pas de l’UTF-8\u{202F}; elle a été lue comme {encoding}. Vérifiez ses lettres, ou \
                exportez en UTF-8.
                """,
                "wrong-charset": """
                Cette ligne cite un autre CHARSET, mais elle est en {encoding} et a été lue ainsi. Vérifiez ses \
                lettres, ou exportez en UTF-8.
                """,
                "loose-birthday": """
                Cette ligne donne le mois et le jour sans `--` devant\u{202F}; ils ont été lus ainsi. Vérifiez \
                l’anniversaire.
                """,
                "not-a-property": """
                Ce n’est pas une propriété (nom, paramètres, type, valeur)\u{202F}; elle a été ignorée. Exportez à \
                nouveau le carnet d’adresses.
                """,
                "holds-object": """
                Il y a un objet à la place d’un texte\u{202F}; la propriété a été ignorée. Exportez à nouveau le \
                carnet d’adresses.
                """,
            ]),
        "vcard-malformed": RuleText(
            summary: "Ce n’est pas une vCard.",
            advice: "Exportez à nouveau le carnet d’adresses, ou supprimez les lignes.",
            message: "{problem}",
            phrases: [
                "stray-text": """
                Ce texte est en dehors de toute fiche\u{202F}; supprimez-le, ou exportez à nouveau le carnet \
                d’adresses.
                """,
                "too-long": """
                La fiche est plus longue qu’un enregistrement ne peut l’être\u{202F}; exportez à nouveau le carnet \
                d’adresses, au besoin sans images.
                """,
                "empty": """
                La fiche n’a pas de END:VCARD et ne dit rien\u{202F}; supprimez-la, ou exportez à nouveau le carnet \
                d’adresses.
                """,
                "end-damaged": """
                La ligne END d’une fiche est abîmée, si bien que deux fiches se mêlent\u{202F}; exportez à nouveau \
                le carnet d’adresses.
                """,
                "not-an-array": """
                Ce n’est pas une jCard\u{A0}: il faut une liste qui commence par "vcard". Exportez à nouveau le \
                carnet d’adresses.
                """,
                "no-properties": """
                La jCard n’a pas de liste de propriétés\u{202F}; exportez à nouveau le carnet d’adresses.
                """,
                "no-card": "L’address-data ne contient pas de vCard\u{202F}; récupérez à nouveau le carnet d’adresses.",
                "text-outside": """
                Il y a du texte en dehors de la vCard dans address-data\u{202F}; récupérez à nouveau le carnet \
                d’adresses.
                """,
                "several": """
                Il y a {count:# vCard|# vCards} dans un seul address-data\u{202F}; récupérez à nouveau le carnet \
                d’adresses.
                """,
            ]),
        "vcard-version-unknown": RuleText(
            summary: "La fiche n’a pas de VERSION connue.",
            advice: """
                Exportez à nouveau le carnet d’adresses en vCard 3.0 ou 4.0. Les échappements et les plis sont lus \
                ainsi.
                """,
            message: "{problem}",
            phrases: [
                "none": """
                La fiche n’a pas de VERSION\u{202F}; elle a été lue comme vCard 3.0 ou 4.0. Exportez à nouveau le \
                carnet d’adresses ainsi.
                """,
                "unknown": """
                La VERSION de la fiche n’est ni 2.1, ni 3.0, ni 4.0\u{202F}; elle a été lue comme vCard 3.0 ou 4.0. \
                Exportez à nouveau le carnet d’adresses ainsi.
                """,
                "not-four": """
                La version de la fiche n’est pas 4.0 comme celle de toute jCard\u{202F}; elle a été lue comme 4.0. \
                Exportez à nouveau le carnet d’adresses.
                """,
            ]),
        "worksheet-cell-error": RuleText(
            summary: "Des cellules de la feuille affichent une erreur au lieu d’une valeur.",
            advice: "Corrigez les formules dans le classeur, enregistrez-le, et relancez.",
            message: """
                {count:# cellule affiche|# cellules affichent} une erreur au lieu d’une valeur (la première est {value}) \
                et {count:compte comme vide|comptent comme vides}\u{202F}; corrigez les formules dans le classeur.
                """),
        "worksheet-colour-unread": RuleText(
            summary: """
                Des lignes ont des couleurs de remplissage différentes, et la feuille n’a pas de colonne pour le \
                statut.
                """,
            advice: """
                Si les couleurs ont un sens (option, annulation), écrivez-le dans une colonne «\u{A0}Statut\u{A0}». \
                Les lignes aux couleurs alternées ne sont pas signalées.
                """,
            message: """
                Cette cellule a une autre couleur de remplissage que celles du dessus, et il n’y a pas de colonne \
                pour le statut\u{A0}: les couleurs ne sont pas lues. Si elles ont un sens, écrivez-le dans une \
                colonne «\u{A0}Statut\u{A0}».
                """),
        "worksheet-formula-unresolved": RuleText(
            summary: "Des formules de la feuille n’ont pas de résultat enregistré.",
            advice: "Ouvrez le classeur dans un tableur, enregistrez-le, et relancez.",
            message: """
                {count:# formule n’a|# formules n’ont} pas de résultat enregistré (la première en {value}) et \
                {count:compte comme vide|comptent comme vides}\u{202F}; ouvrez le classeur dans un tableur et enregistrez-le.
                """),
        "worksheet-hidden": RuleText(
            summary: """
                Une feuille masquée a des enregistrements du type de la source à côté d’une feuille visible, et \
                n’est pas lue.
                """,
            advice: "Supprimez la feuille si elle est ancienne\u{202F}; pour la lire, citez-la dans `files`.",
            message: """
                La feuille «\u{A0}{value}\u{A0}» est masquée et n’a pas été lue\u{A0}: elle a {count:# ligne|# \
                lignes}. Si elles comptent, ajoutez {member:json} à "files" de la source {source:json}.
                """),
        "worksheet-row-struck-out": RuleText(
            summary: "Une réservation est barrée dans la feuille et compte comme étant en attente.",
            advice: """
                Écrivez «\u{A0}annulée\u{A0}» dans son statut ou supprimez la ligne\u{202F}; si elle est valable, \
                ôtez le trait.
                """,
            message: """
                Cette réservation est barrée et compte comme étant en attente. Si elle est annulée, écrivez-le dans \
                son statut ou supprimez la ligne\u{202F}; sinon, ôtez le trait.
                """),
        "xml-malformed": RuleText(
            summary: "Le XML n’est pas bien formé, a un DOCTYPE ou dépasse une limite.",
            advice: """
                Exportez à nouveau le fichier. Un DOCTYPE n’est jamais nécessaire dans ces formats\u{202F}; \
                supprimez-le.
                """,
            message: "{problem}",
            phrases: [
                "malformed": """
                Ce n’est pas du XML valide\u{A0}: {reason}. Rien n’a été lu au-delà\u{202F}; exportez à nouveau le \
                fichier.
                """,
                "too-long": """
                Cet élément `{word}` est plus long qu’un enregistrement ne peut l’être\u{202F}; exportez à nouveau \
                le fichier.
                """,
                "uncounted": """
                Cet encodage ne permet pas de situer les erreurs\u{202F}; rien n’a été lu au-delà. Enregistrez le \
                fichier en UTF-8.
                """,
                "stray-element": """
                Un élément `{word}` n’est pas connu ici, et rien n’y a été lu. Son nom est peut-être abîmé\u{202F}; exportez à \
                nouveau le fichier.
                """,
                "stray-text": """
                Ce texte est en dehors de tout enregistrement, où il ne devrait pas y en avoir. Une balise est peut-être \
                abîmée\u{202F}; exportez à nouveau le fichier.
                """,
            ]),
    ]

    /// What an unread file is, and what to do about it; the kinds of records; columns that a table lacks.
    private static let frenchUnread: [String: String] = [
        "export": """
        il contient {kind?{kind}|des enregistrements}, mais aucune source de la configuration ne le demande\u{202F}; \
        ajoutez son nom ou un motif à "files"
        """,
        "table": """
        {kind?{needs?le tableau semble contenir {kind}, mais n’a pas de colonne pour {needs}{header? en plus de \
        {header}|}|rien dans le tableau ne montre qu’il contient {kind}}|aucun titre du tableau n’est \
        connu}{value?\u{202F}; ses titres sont {value}}. S’il contient {kind?{kind}|des réservations, des contacts, \
        des emplacements ou des lieux}, nommez ses colonnes avec "columns" dans pipeline.json
        """,
        "stays": """
        deux colonnes ressemblent aux jours de séjours, mais leurs titres ne sont pas connus{value?\u{202F}; les \
        titres sont {value}|}. Si c’est le cas, ajoutez à pipeline.json une source {{ "kind": "bookings", "files": \
        [{filePattern:json}], "columns": {{ "arrival": {header:json}, "departure": {found:json} }} }}
        """,
        "other-stays": """
        des titres comme {headers} montrent que ses jours sont ceux d’autre chose, et non de séjours. Si ce sont des \
        séjours, ajoutez à pipeline.json une source {{ "kind": "bookings", "files": [{filePattern:json}] }}
        """,
        "values-only": """
        le tableau n’a pas de titres\u{202F}; ajoutez au-dessus de sa première ligne une ligne de titres, par \
        exemple Numéro, Emplacement, Client, Arrivée, Départ
        """,
        "saved-places": """
        c’est une liste de lieux enregistrés sans leurs positions\u{202F}; dans Google Takeout choisissez Maps (vos \
        adresses) et utilisez Saved Places.json
        """,
        "bank-statement": "c’est un relevé de compte",
        "payout": "c’est une liste de virements",
        "staff-list": "c’est une liste du personnel",
        "calendar-grid": """
        c’est un planning, avec les emplacements d’un côté et les jours de l’autre\u{202F}; exportez ou \
        écrivez une liste des réservations, une par ligne, avec emplacement, client, arrivée et départ
        """,
        "transposed-table": """
        ses en-têtes sont dans la première colonne, un enregistrement par colonne\u{202F}; tournez le \
        tableau (copier, collage spécial, transposer) pour que chaque ligne soit un enregistrement
        """,
        "excel": """
        c’est un classeur Excel (.xlsx)\u{202F}; ouvrez-le dans un tableur et enregistrez chaque feuille en CSV \
        UTF-8
        """,
        "old-excel": """
        c’est un ancien classeur Excel (.xls)\u{202F}; ouvrez-le dans un tableur et enregistrez chaque feuille en \
        CSV UTF-8
        """,
        "open-document-sheet": """
        c’est un classeur OpenDocument (.ods)\u{202F}; ouvrez-le dans un tableur et enregistrez chaque feuille en \
        CSV UTF-8
        """,
        "numbers": """
        c’est un classeur Apple Numbers\u{202F}; ouvrez-le dans Numbers et choisissez Fichier, Exporter vers, CSV
        """,
        "protected-office": """
        c’est un fichier Office avec mot de passe\u{202F}; retirez le mot de passe, puis ouvrez-le dans un tableur \
        et enregistrez chaque feuille en CSV UTF-8
        """,
        "spreadsheet-xml": """
        c’est un classeur en XML, qu’Excel ouvre\u{202F}; ouvrez-le dans un tableur et enregistrez chaque feuille en \
        CSV UTF-8
        """,
        "web-table": """
        c’est une page web au nom d’un tableau, comme certains systèmes en exportent\u{202F}; ouvrez-le dans un \
        tableur et enregistrez chaque feuille en CSV UTF-8
        """,
        "json-records": """
        son JSON contient une liste d’enregistrements d’une forme inconnue{value?\u{202F}; les clés de ses objets sont \
        {value}. S’il s’agit de réservations, de contacts, d’emplacements ou de lieux, nommez ses clés avec "columns" \
        dans pipeline.json|}
        """,
        "moments": """
        {headers} ne sont pas des jours mais des instants en secondes ou en millisecondes depuis 1970, qui ne sont pas \
        lus\u{202F}: le jour dépend alors du fuseau horaire. Exportez les jours sous la forme AAAA-MM-JJ
        """,
        "json": "c’est du JSON sans liste d’enregistrements",
        "xml-records": "son XML contient une liste d’enregistrements d’une forme inconnue",
        "xml": "c’est du XML sans liste d’enregistrements",
        "osm-xml": """
        c’est le XML d’OpenStreetMap\u{202F}; demandez du JSON à Overpass, avec [out:json] devant la requête
        """,
        "calendar": """
        il porte le nom d’un calendrier, mais ne commence pas par BEGIN:VCALENDAR\u{202F}; exportez-le à nouveau
        """,
        "other-calendar": """
        ses événements sont des jours fériés, des vacances, des collectes de déchets, des anniversaires ou \
        similaires, et non des séjours. Si ce sont des séjours, ajoutez à pipeline.json une source \
        {{ "kind": "bookings", "files": [{filePattern:json}] }}
        """,
        "cards": """
        il porte le nom d’un carnet d’adresses, mais n’a pas de ligne BEGIN:VCARD\u{202F}; exportez-le à nouveau
        """,
        "kmz": """
        c’est une carte Google Earth compressée (.kmz)\u{202F}; décompressez-la, puis convertissez-la en GeoJSON, \
        par exemple avec ogr2ogr
        """,
        "shapefile": "c’est une partie d’un shapefile\u{202F}; convertissez-le en GeoJSON, par exemple avec ogr2ogr",
        "geo-package": "c’est un GeoPackage\u{202F}; convertissez-le en GeoJSON, par exemple avec ogr2ogr",
        "columnar": """
        c’est un fichier en colonnes (Parquet ou Arrow)\u{202F}; convertissez-le en CSV, par exemple avec DuckDB
        """,
        "database": "c’est une base de données\u{202F}; exportez sa table des réservations en CSV",
        "word": "c’est un document Word",
        "open-document": "c’est un texte OpenDocument",
        "presentation": "c’est une présentation",
        "pdf": "c’est un PDF\u{202F}; s’il contient des données, exportez-les en CSV",
        "rich-text": "c’est un texte mis en forme (.rtf)",
        "web-page": "c’est une page web",
        "email": "c’est un e-mail\u{202F}; si un export y est joint, enregistrez-le à côté des autres",
        "text": "c’est un texte",
        "picture": "c’est une image",
        "media": "c’est un fichier audio ou vidéo",
        "archive": "c’est une archive qui ne peut être décompressée ici\u{202F}; décompressez-la, ou faites-en un zip",
        "encrypted": "il est chiffré\u{202F}; déchiffrez-le d’abord",
        "encoding": "c’est du texte en UTF-32\u{202F}; enregistrez-le en UTF-8",
        "unknown": "il n’est dans aucun format lu ici",
        "bookings": "des réservations",
        "campsites": "des emplacements",
        "contacts": "des contacts",
        "places": "des lieux",
        "arrival": "une date d’arrivée",
        "departure": "une date de départ ou un nombre de nuits",
        "name": "un nom",
        "reach": "un téléphone, un e-mail ou un anniversaire",
        "site-number": "un numéro d’emplacement",
        "site-facts": "ce qu’offre un emplacement (capacité, électricité, tarif)",
        "further-site-fact": "une deuxième caractéristique des emplacements (capacité, électricité, tarif)",
        "position": "une latitude et une longitude",
    ]
}
