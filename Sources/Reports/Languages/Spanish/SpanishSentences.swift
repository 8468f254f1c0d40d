enum SpanishSentences {
    static func text(_ sentence: Sentence) -> String {
        switch sentence {
        // Dates, times and ages.
        case .longDate: "{weekday}, {day} de {month} de {year}"
        case .shortDate: "{weekday} {day} {month}"
        case .dayOfMonth: "{day} {month}"
        case .dayOfYear: "{day} {month} {year}"
        case .laterDay: "{day}"
        case .monthOfYear: "{month} de {year}"
        case .made: "Generado el {date}, {time}"
        case .hoursOld: "{hours:hace # hora|hace # horas}"
        case .daysOld: "{days:hace # día|hace # días}"
        case .inDays: "en {days:# día|# días}"
        // Counts.
        case .records: "{count:# registro|# registros}"
        case .nights: "{count:# noche|# noches}"
        case .people: "{count:# huésped|# huéspedes}"
        case .stays: "{count:# estancia|# estancias}"
        case .errors: "{count:# error|# errores}"
        case .warnings: "{count:# aviso|# avisos}"
        case .notes: "{count:# nota|# notas}"
        case .more: "y {count} más"
        case .moreCodes: "y {count:# código más|# códigos más}"
        case .pendingCount: "{count:# pendiente|# pendientes}"
        case .knownFindings: "{count:# incidencia|# incidencias} de la línea base"
        case .readSummary: "{records:# registro leído|# registros leídos} de {sources:# fuente|# fuentes}: {parts}"
        case .recordsInFiles: "{records:# registro|# registros} en {files:# archivo|# archivos}"
        case .countRejected: "{count:# rechazado|# rechazados}"
        case .knownNotShown: "{count:# incidencia|# incidencias} de la línea base sin mostrar"
        case .soldOf: "{sold} de {sites:# parcela|# parcelas}"
        case .soldOfSeen: "{sold} de {sites:# parcela vista|# parcelas vistas}"
        // Sections.
        case .since: "Desde la ejecución del {date}."
        case .notCompared: "No se ha comparado nada: {reason}."
        case .bookingsNotCompared: "No se han comparado las reservas: {reason}."
        case .findingsNotCompared: "No se han comparado las incidencias: {reason}."
        case .noEarlierRun: "no hay ninguna ejecución anterior"
        case .unknownEarlierRun: "no se sabe dónde está la última ejecución"
        case .damagedEarlierRun: "la ejecución anterior no se puede leer: {why}"
        case .redactedEarlierRun: "la última ejecución se hizo anonimizada"
        case .earlierFileMissing: "la última ejecución no dejó {file}"
        case .earlierFileUnreadable: "{file} de la última ejecución no se puede leer: {why}"
        case .fieldsMissing: "la fuente no tiene {fields}"
        case .campSitesMissing: "no hay una fuente de parcelas"
        case .originMissing: "falta la ubicación del camping (origin)"
        case .stageMissing: "la etapa {stage} no está en la configuración"
        case .mostChanged: "{changed} de {earlier} reservas anteriores han cambiado o desaparecido."
        case .mostChangedField:
            """
            {changed} de {earlier} reservas anteriores han cambiado o desaparecido; sobre todo {field}, {times:una \
            vez|# veces}.
            """
        case .nextNights: "Ocupación de {count:la próxima noche|las próximas # noches}"
        case .nextDays: "{count:Próximo día|Próximos # días}"
        case .siteNights: "Parcelas, {count:próxima noche|próximas # noches}"
        case .firstRows: "Los primeros {shown} de {total}."
        case .allIn: "Todos están en {file}."
        case .crowded:
            """
            Demasiadas reservas se solapan en {site}: hasta {stays} en una noche, {pairs:# par no aparece|# pares no \
            aparecen} en la lista. La columna contiene seguramente tipos de parcela.
            """
        case .conflictsUnknown:
            """
            {withoutSite} de {stays:# estancia|# estancias} no tienen parcela: entre ellas no se han podido buscar \
            reservas dobles.
            """
        case .echoesFound:
            "{count:# evento de un canal solo dice|# eventos de un canal solo dicen} cerrado: probablemente {count:la misma estancia|las mismas estancias} que en otro."
        case .overFull:
            """
            Más del 100 %: en {nights:# noche|# noches} hay más estancias que parcelas, por reservas dobles o por \
            estancias sin parcela.
            """
        case .moreCrowds: "{count:# parcela más está igual|# parcelas más están igual}."
        case .fromSite: "desde la parcela {site}"
        case .shortage: "{stays:# estancia|# estancias} para {sites:# parcela|# parcelas}, {unassigned} sin asignar"
        case .balanceTotal: "{state}: {amount}, {stays:# estancia|# estancias}."
        case .sleepHere: "Esta noche, {stays:# estancia|# estancias}{guests? con {guests:# persona|# personas}|}."
        case .straightLine: "En línea recta, {origin}."
        case .moreSites: "Y desde {count:# parcela más|# parcelas más}."
        case .turns: "cumple {age}"
        case .lineOfFile: "línea {line} de {file}"
        case .madeBy: "Generado con Innkeeper {version}"
        case .doubleBooked: "{site} está reservada dos veces, {nights}:"
        case .bookedTwice: "{site} está reservada dos veces por el mismo huésped, {nights}:"
        case .moreConflicts: "{count:# conflicto más|# conflictos más} por resolver:"
        case .sameGuestAdvice: "Probablemente es una reserva que llegó dos veces: cancelar {booking}"
        case .move: "Trasladar {booking} a"
        case .confirmArrivals: "{count:# llegada está pendiente|# llegadas están pendientes}; confirmar:"
        case .collect: "Cobrar {amount} a la llegada:"
        case .birthdayOf: "cumpleaños de {name}"
        case .onSite: "parcela {site}"
        case .recordsRejected:
            "{count:# registro se ha rechazado y no cuenta|# registros se han rechazado y no cuentan}:"
        case .firstConflict: "primero: {site}, {nights}"
        case .notRead: "No leído: {file}."
        case .moreNotRead: "{count:No se ha leído # archivo más|No se han leído # archivos más}:"
        case .notNeeded:
            "{count:No se ha leído # archivo|No se han leído # archivos} junto a las exportaciones; tampoco hace falta:"
        case .freeSitesFor: "Parcelas libres para {booking}: {sites}."
        case .staysHere: "se aloja en {site}, {days}"
        case .staysWithoutSite:
            "{count:# estancia de estas noches aún no tiene|# estancias de estas noches aún no tienen} parcela."
        case .nearest: "Lo más cercano: {kind}"
        case .nearestPlaces: "Los lugares más cercanos {origin}"
        case .nearestStays: "Las {shown} estancias más próximas de {total}."
        // Pictures in words.
        case .chart: "Una barra por cada una de {nights:# noche|# noches}. Mínimo: {least}. Máximo: {most}."
        case .siteNightsPicture:
            """
            {sites:# parcela|# parcelas} en filas, {nights:# noche|# noches} en columnas, {stays:# estancia|# \
            estancias}.
            """
        case .clashes: "Reservadas dos veces: {sites}."
        case .monthsPicture: "Ocupación por meses. {months}."
        case .mapPicture: "Mapa de los lugares {origin}, hasta {radius}. {places}."
        // Check and explain.
        case .notCheckedIn: "Sin comprobar en {source} ({reason}): {rules}"
        case .moreOf: "{count} más de {code}"
        case .moreOfField: "{count} más de {code} en {field}"
        case .moreOfFiles: "{count} más de {code} en {files:otro archivo|otros # archivos}"
        case .atLines: "{text}, líneas {lines}"
        case .seeOther: "(véase {place})"
        case .severityAndEffect: "Gravedad: {severity}. {effect}"
        case .needsFields: "Necesita las columnas: {fields}."
        case .needsAnyField: "Necesita una de las columnas: {fields}."
        case .freeSites: "{count:# parcela libre|# parcelas libres}, {days}."
        case .noFreeSites: "Ninguna parcela libre, {days}."
        // Notices.
        case .noticeConflict: "Reserva doble: {site}, {nights}"
        case .noticeConflicts: "{count:# reserva doble|# reservas dobles}"
        case .noticeMissing: "Falta una exportación: {sources}"
        case .noticeMissingFile: "{source}: {file} no se encuentra o no se puede leer. Falta en los informes."
        case .noticeErrors: "{count:# error nuevo|# errores nuevos} en los datos"
        case .noticeBirthdays: "{count:# cumpleaños|# cumpleaños} durante la estancia"
        case .noticeFailure: "Innkeeper: la ejecución ha fallado"
        case .failedWith: "Terminó con el estado {status}: {message}."
        case .oldReports: "Los informes de {output} son todavía los de la última ejecución correcta."
        case .detailsIn: "Todo lo demás está en {output}."
        case .noticeParty: "Reserva {booking}, {stay}"
        case .noticeVia: "{party}, por {channel}"
        case .moveNotice: "Trasladar {booking} a {site} u ofrecer otra parcela al huésped."
        case .callNotice: "Llamar a uno de los dos huéspedes."
        }
    }
}
