enum FrenchSentences {
    static func text(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday} {day} {month} {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}"
        case .monthOfYear: "{month} {year}"
        case .made: "Établi le {date}, {time}"
        case .hoursOld: "{hours:# heure|# heures}"
        case .daysOld: "{days:# jour|# jours}"
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
        case .countRejected: "{count:# rejeté|# rejetés}"
        case .knownNotShown: "{count:# anomalie|# anomalies} de la base de référence non {count:affichée|affichées}"
        case .soldOf: "{sold} sur {sites:# emplacement|# emplacements}"
        case .soldOfSeen: "{sold} sur {sites:# emplacement vu|# emplacements vus}"
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
        case .firstRows: "Les {shown} premiers sur {total}."
        case .allIn: "Tous sont dans {file}."
        case .crowded:
            """
            Trop de réservations se chevauchent sur {site}\u{A0}: jusqu’à {stays} la même nuit, {pairs:# paire n’est \
            pas listée|# paires ne sont pas listées}. La colonne contient sans doute des types d’emplacement.
            """
        case .conflictsUnknown:
            """
            {withoutSite} {stays:séjour sur #|séjours sur #} n’ont pas d’emplacement\u{A0}: aucune double réservation \
            n’a pu y être cherchée.
            """
        case .echoesFound:
            "{count:# événement d’un canal indique|# événements d’un canal indiquent} seulement fermé\u{A0}: sans doute {count:le même séjour|les mêmes séjours} que dans un autre."
        case .overFull:
            """
            Plus de 100\u{A0}%\u{A0}: {nights:# nuit compte|# nuits comptent} plus de séjours que d’emplacements, à \
            cause de doubles réservations ou de séjours sans emplacement.
            """
        case .moreCrowds: "{count:# autre emplacement est concerné|# autres emplacements sont concernés}."
        case .fromSite: "depuis l’emplacement {site}"
        case .shortage:
            "{stays:# séjour|# séjours} pour {sites:# emplacement|# emplacements}, dont {unassigned} sans emplacement"
        case .balanceTotal: "{state}\u{A0}: {amount}, {stays:# séjour|# séjours}."
        case .sleepHere:
            "Cette nuit, {stays:# séjour|# séjours}{guests? et {guests:# personne présente|# personnes présentes}|}."
        case .straightLine: "À vol d’oiseau, {origin}."
        case .moreSites: "Et depuis {count:# autre emplacement|# autres emplacements}."
        case .turns: "fête ses {age:# an|# ans}"
        case .lineOfFile: "ligne {line} de {file}"
        case .madeBy: "Établi par Innkeeper {version}"
        case .doubleBooked: "{site} est réservé deux fois, {nights}\u{A0}:"
        case .bookedTwice: "{site} est réservé deux fois par le même client, {nights}\u{A0}:"
        case .moreConflicts: "{count:# autre conflit|# autres conflits} à résoudre\u{A0}:"
        case .sameGuestAdvice: "C’est sans doute une réservation reçue deux fois\u{A0}: annuler {booking}"
        case .move: "Déplacer {booking} vers"
        case .confirmArrivals: "{count:# arrivée est|# arrivées sont} en attente\u{202F}; à confirmer\u{A0}:"
        case .collect: "Encaisser {amount} à l’arrivée\u{A0}:"
        case .birthdayOf: "anniversaire de {name}"
        case .onSite: "emplacement {site}"
        case .recordsRejected:
            """
            {count:# enregistrement a été rejeté et ne compte|# enregistrements ont été rejetés et ne comptent} \
            nulle part\u{A0}:
            """
        case .firstConflict: "d’abord\u{A0}: {site}, {nights}"
        case .notRead: "Non lu\u{A0}: {file}."
        case .moreNotRead: "{count:# autre fichier n’a pas été lu|# autres fichiers n’ont pas été lus}\u{A0}:"
        case .notNeeded:
            "{count:# fichier|# fichiers} à côté des exports {count:n’a pas été lu|n’ont pas été lus}, et ce n’est pas nécessaire\u{A0}:"
        case .freeSitesFor: "Emplacements libres pour {booking}\u{A0}: {sites}."
        case .staysHere: "séjourne sur {site}, {days}"
        case .staysWithoutSite:
            "{count:# séjour n’a pas encore|# séjours n’ont pas encore} d’emplacement pour ces nuits."
        case .nearest: "Le plus proche\u{A0}: {kind}"
        case .nearestPlaces: "Les lieux les plus proches {origin}"
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
        // Notices.
        case .noticeConflict: "Double réservation\u{A0}: {site}, {nights}"
        case .noticeConflicts: "{count:# double réservation|# doubles réservations}"
        case .noticeMissing: "Export manquant\u{A0}: {sources}"
        case .noticeMissingFile: "{source}\u{A0}: {file} est introuvable ou illisible. Il manque dans les rapports."
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
