package import InnkeeperCore

extension Language {
    /// Spanish.
    package static let es = Language(
        code: "es", pluralForm: Language.oneIsSingular, quotes: ("«", "»"),
        notation: Notation(
            marks: Notation.Marks(",", "."),
            marksIn: Notation.table([
                "BR BZ CU DO GT HN MX NI PA PE PR SV US": Notation.Marks(".", ","), "CR": Notation.Marks(",", "\u{A0}"),
            ]),
            leastLeadingDigits: 2, percentSpace: "\u{A0}", currencyPlace: .after,
            currencyPlaceIn: Notation.table([
                "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PR SV US VE": .before, "PE PY UY": .apart,
            ]),
            hasTwelveHours: true),
        label: Spanish.label, sentence: Spanish.sentence, term: Spanish.term, rules: { Spanish.rules })
}

private enum Spanish {}

// MARK: Labels

extension Spanish {
    static func label(_ label: Label) -> String {
        switch label {
        // Dates and directions.
        case .months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
        case .shortMonths: "ene feb mar abr may jun jul ago sept oct nov dic"
        case .weekdays: "lunes martes miércoles jueves viernes sábado domingo"
        case .shortWeekdays: "lun mar mié jue vie sáb dom"
        case .firstDay: "1"
        case .compass: "N NE E SE S SO O NO"
        case .morning: "a. m."
        case .afternoon: "p. m."
        // Sections.
        case .today: "Hoy"
        case .whatWasRead: "Datos leídos"
        case .needsAttention: "Requiere atención"
        case .arrivals: "Llegadas de hoy"
        case .departures: "Salidas de hoy"
        case .inHouse: "Estancias esta noche"
        case .conflicts: "Conflictos"
        case .whatChanged: "Qué ha cambiado"
        case .birthdays: "Cumpleaños"
        case .birthdaysInStays: "Cumpleaños durante la estancia"
        case .balances: "Pagos pendientes"
        case .shortages: "Faltan parcelas"
        case .keyFigures: "Cifras clave"
        case .nearby: "Lugares cercanos"
        case .featured: "Lugar del día"
        case .dataQuality: "Calidad de los datos"
        case .notChecked: "Sin comprobar"
        case .todo: "Tareas de hoy"
        case .occupancyCalendar: "Calendario de ocupación"
        case .monthByMonth: "Mes a mes"
        case .skip: "Ir al contenido"
        case .sections: "Secciones"
        // Nothing to show.
        case .nothingRead: "No se ha leído ninguna fuente."
        case .filesNotRead: "Archivos no leídos"
        case .nothingNeedsAttention: "Todo en orden."
        case .noArrivals: "Hoy no hay llegadas."
        case .noDepartures: "Hoy no hay salidas."
        case .noConflicts: "No hay dobles reservas."
        case .noBalances: "No hay pagos pendientes ni excesos."
        case .noPayments: "Los archivos no indican lo que está pagado."
        case .noBirthdays: "No hay cumpleaños en los próximos días."
        case .noOccupancy: "El período de ocupación solicitado no incluye las próximas noches."
        case .nothingSold: "No hay noches vendidas."
        case .noPlaces: "No hay lugares cercanos."
        case .everythingChecked: "Se han comprobado todas las reglas."
        case .noFigures: "No hay reservas que contar."
        case .nothingToDo: "Nada pendiente: ni conflictos, ni confirmaciones, ni cobros."
        case .nothingElseToDo: "Ni confirmaciones ni cobros pendientes."
        case .noFreeSite: "Ninguna otra parcela está libre toda la estancia."
        case .nothingToReport: "nada que señalar"
        // Columns and marks.
        case .source: "Fuente"
        case .kind: "Tipo"
        case .files: "Archivos"
        case .newestFile: "Archivo más reciente"
        case .read: "Leídos"
        case .accepted: "Aceptados"
        case .rejected: "Rechazados"
        case .skipped: "Omitidos"
        case .site: "Parcela"
        case .sites: "Parcelas"
        case .guest: "Cliente"
        case .guests: "Personas"
        case .booking: "Reserva"
        case .bookings: "Reservas"
        case .stay: "Estancia"
        case .stays: "Estancias"
        case .balance: "Pendiente de pago"
        case .status: "Estado"
        case .night: "Noche"
        case .sold: "Vendidas"
        case .occupancy: "Ocupación"
        case .occupancyOfSeen: "Ocupación (de las parcelas vistas)"
        case .revenue: "Ingresos por alojamiento"
        case .place: "Lugar"
        case .category: "Categoría"
        case .distance: "Distancia"
        case .direction: "Dirección"
        case .fromHere: "desde el camping"
        case .wholeWindow: "todo el período"
        case .noSite: "sin parcela"
        case .noName: "sin nombre"
        case .noSource: "sin fuente"
        case .none: "ninguna"
        case .theDay: "El día en cifras"
        case .occupancyTonight: "Ocupación esta noche"
        case .findings: "Incidencias"
        case .firstStay: "Primera estancia"
        case .secondStay: "Segunda estancia"
        case .sharedNights: "Noches compartidas"
        case .echoes: "Comprobar en los dos canales"
        case .state: "Situación"
        case .openAmount: "Importe"
        case .knownBy: "Reconocido por"
        case .unassigned: "Sin parcela"
        case .stillMissing: "Faltan"
        case .allSites: "todas las parcelas"
        case .solution: "Solución"
        case .arrive: "Llegadas"
        case .leave: "Salidas"
        case .notable: "A tener en cuenta"
        case .freeNights: "Noches libres"
        case .onTheMap: "En el mapa"
        case .day: "Día"
        case .when: "Cuándo"
        case .turnsAge: "Cumple"
        case .what: "Qué"
        case .why: "Motivo"
        case .field: "Campo"
        case .before: "Antes"
        case .after: "Después"
        case .rules: "Reglas"
        case .period: "Período"
        case .bySource: "Por fuente"
        case .asTable: "Lo mismo en tabla"
        case .freeForSecond: "Parcelas libres"
        case .name: "Nombre"
        case .electricity: "Electricidad"
        case .water: "Agua"
        case .nightlyRate: "Precio por noche"
        case .yes: "sí"
        case .no: "no"
        case .howToFix: "Qué hacer:"
        case .nightsSold: "Noches vendidas"
        case .adr: "ADR (tarifa media diaria)"
        case .revpar: "RevPAR (ingresos por noche de parcela disponible)"
        case .averageStay: "Estancia media"
        case .cancelled: "Canceladas"
        case .noShow: "No presentados"
        case .invalid: "Rechazadas por las reglas"
        case .leadDays: "Antelación (días)"
        // Changes.
        case .refusedNow: "su registro ahora se rechaza"
        case .emptyValue: "(vacío)"
        // Words in lines.
        case .and: "y"
        case .or: "o"
        case .seeAll: "ver todos los conflictos"
        case .orMove: "o trasladarla a"
        case .alsoFree: "; también libres:"
        case .seeWhy: "ver por qué y cómo corregirlo"
        case .birthdayToday: "Cumpleaños hoy:"
        case .birthdayTomorrow: "Cumpleaños mañana:"
        case .isToday: "hoy"
        case .isTomorrow: "mañana"
        case .youngAge: "hace menos de una hora"
        case .dayUnit: "d"
        case .sitesSeemFree: "Sin esas reservas parecen libres parcelas que están ocupadas."
        case .nearestPlace: "Lugar más cercano"
        case .colon: ":"
        case .semicolon: ";"
        case .whatToDo: "Qué hacer"
        case .failing: "Falla (» marca el lugar)"
        case .passing: "Correcto"
        case .needsCampSites: "Necesita una fuente de parcelas."
        case .needsOrigin: "Necesita la ubicación del camping (origin)."
        case .needsConflicts: "Necesita la etapa conflicts."
        case .effectRejects: "El registro se rechaza y va a rejected/."
        case .effectMarks: "El registro se conserva y se señala."
        case .effectSkips: "El registro se omite."
        case .effectNone: "Ningún registro se rechaza por ello."
        case .theseRejected: "Estos registros se han rechazado."
        case .theseMarked: "Estos registros se han conservado y señalado."
        case .theseSkipped: "Estos registros se han omitido."
        case .comparedWithStays: "Los solapes y duplicados se han buscado solo en estos archivos."
        case .comparedAlone: "Los duplicados se han buscado solo en estos archivos."
        // Pictures.
        case .weekendsAreDarker: "Se destacan las noches de viernes y sábado."
        case .fromEachSite: "Desde cada parcela"
        case .pause: "Pausa"
        case .featuredStrip: "Lugares que visitar"
        case .alsoNearby: "También cerca"
        case .taken: "ocupada"
        case .pending: "pendiente"
        case .closed: "cerrada"
        case .heatNone: "ninguna vendida"
        case .heatQuarter: "hasta un cuarto"
        case .heatHalf: "hasta la mitad"
        case .heatMost: "hasta tres cuartos"
        case .heatFull: "hasta completo"
        case .heatOver: "más que completo"
        case .here: "El camping"
        case .nearestOfKinds: "Lo más cercano de cada tipo"
        case .mapExplained: "A escala, con el norte arriba. Los números son los de las tablas."
        case .monthsWithSites:
            """
            Cada cuadro es una noche: cuanto más oscuro, más lleno. A la derecha, la ocupación del mes y las noches \
            vendidas.
            """
        case .monthsWithoutSites:
            "Cada cuadro es una noche: cuanto más oscuro, más lleno. A la derecha, las noches vendidas."
        case .noClash: "Ninguna noche está reservada dos veces."
        case .figuresExplained:
            """
            Ocupación: noches vendidas entre noches disponibles. ADR: ingresos entre noches vendidas. RevPAR: \
            ingresos entre noches disponibles. Estancia media: noches entre estancias que llegan en el período. \
            Canceladas y no presentados se dan como parte de todas las reservas recibidas para el período. Las noches en que una \
            parcela está cerrada siguen disponibles, como las cuenta STR. Los ingresos no incluyen impuestos y se \
            reparten por noche; las reservas rechazadas por las reglas no cuentan en nada más.
            """
        case .bornOnLeapDay28: "Cumpleaños el 29 de febrero; en años no bisiestos, el 28 de febrero."
        case .bornOnLeapDay1: "Cumpleaños el 29 de febrero; en años no bisiestos, el 1 de marzo."
        case .bornOnLeapDay: "Cumpleaños el 29 de febrero; solo en años bisiestos."
        }
    }
}

// MARK: Sentences

extension Spanish {
    static func sentence(_ sentence: Sentence) -> String {
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
        case .inDays: "dentro de {days:# día|# días}"
        // Counts.
        case .records: "{count:# registro|# registros}"
        case .nights: "{count:# noche|# noches}"
        case .people: "{count:# persona|# personas}"
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
        case .acceptedCount: "{count:# aceptado|# aceptados}"
        case .rejectedCount: "{count:# rechazado|# rechazados}"
        case .skippedCount: "{count:# omitido|# omitidos}"
        case .changeNew: "{count:# nueva|# nuevas}"
        case .changeGone: "{count:# desaparecida|# desaparecidas}"
        case .changeMoved: "{count:# cambiada de parcela|# cambiadas de parcela}"
        case .changeChanged: "{count:# modificada|# modificadas}"
        case .changeResolved: "{count:# resuelta|# resueltas}"
        case .changeNone: "{count:# sin cambios|# sin cambios}"
        case .changeUncompared: "{count:# sin comparar (falta la exportación)|# sin comparar (falta la exportación)}"
        case .countRejected: "{count:# rechazado|# rechazados}"
        case .knownNotShown: "{count:# incidencia|# incidencias} de la línea base sin mostrar"
        case .soldOf: "{sold} de {sites:# parcela|# parcelas}"
        case .soldOfSeen: "{sold} de {sites:# parcela vista|# parcelas vistas}"
        case .onlyClosed:
            """
            {count:# entrada de calendario dice|# entradas de calendario dicen} solo «cerrado». Booking.com lo escribe \
            también para reservas, así que esas noches no cuentan como vendidas; la exportación de reservas muestra \
            cuáles lo son.
            """
        case .perhapsSold: "{count:# quizá vendida|# quizá vendidas}"
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
        case .severalFieldsMissing: "a la fuente le faltan {fields}"
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
        case .firstRows: "Las primeras {shown} filas de {total}."
        case .allIn: "Todos los datos están en {file}."
        case .crowded:
            """
            Demasiadas reservas se solapan en {site}: hasta {stays} en una noche, {pairs:# par no aparece|# pares no \
            aparecen} en la lista. La columna contiene seguramente tipos de parcela.
            """
        case .conflictsUnknown:
            """
            {withoutSite} de {stays:# estancia|# estancias} {withoutSite:no tiene|no tienen} parcela: no se han podido \
            buscar dobles reservas ahí.
            """
        case .echoesFound:
            "{count:# evento de un canal solo dice|# eventos de un canal solo dicen} «cerrado»: probablemente {count:la misma estancia|las mismas estancias} que en otro."
        case .overFull:
            """
            Más del 100 %: en {nights:# noche|# noches} hay más estancias que parcelas, por dobles reservas o por \
            estancias sin parcela.
            """
        case .moreCrowds: "{count:# parcela más está igual|# parcelas más están igual}."
        case .fromSite: "desde la parcela {site}"
        case .shortage: "{stays:# estancia|# estancias} para {sites:# parcela|# parcelas}, {unassigned} sin asignar"
        case .balanceTotal: "{state}: {amount}, {stays:# estancia|# estancias}."
        case .sleepHere: "Esta noche, {stays:# estancia|# estancias}{guests? con {guests:# persona|# personas}|}."
        case .straightLine: "En línea recta, {origin}."
        case .moreSites: "Y desde {count:# parcela más|# parcelas más}."
        case .turns: "cumple {age:# año|# años}"
        case .lineOfFile: "línea {line} de {file}"
        case .madeBy: "Generado con Innkeeper {version}"
        case .doubleBooked: "{site} está reservada dos veces durante {count:# noche|# noches}, {nights}:"
        case .bookedTwice:
            "{site} está reservada dos veces por el mismo cliente durante {count:# noche|# noches}, {nights}:"
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
        case .nearest: "Lo más cercano ({kind})"
        case .nearestPlaces: "Las distancias más cortas {origin}"
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
        case .blockedSites: "Noches bloqueadas, sin reserva: {sites}."
        // Notices.
        case .noticeConflict: "Doble reserva: {site}, {nights}"
        case .noticeConflicts: "{count:# doble reserva|# dobles reservas}"
        case .noticeMissing: "Falta una exportación: {sources}"
        case .noticeMissingFile: "{source}: {file} no se encuentra o no se puede leer. Falta en los informes."
        case .noticeMissingAdvice: "Guarde de nuevo la exportación en ese lugar; la próxima ejecución la leerá."
        case .noticeErrors: "{count:# error nuevo|# errores nuevos} en los datos"
        case .noticeBirthdays: "{count:# cumpleaños|# cumpleaños} durante la estancia"
        case .noticeFailure: "Innkeeper: la ejecución ha fallado"
        case .failedWith: "Terminó con el estado {status}: {message}."
        case .oldReports: "Los informes de {output} son todavía los de la última ejecución correcta."
        case .detailsIn: "Todo lo demás está en {output}."
        case .noticeParty: "Reserva {booking}, {stay}"
        case .noticeVia: "{party}, por {channel}"
        case .moveNotice: "Trasladar {booking} a {site} u ofrecer otra parcela al cliente."
        case .callNotice: "Llamar a uno de los dos clientes."
        }
    }
}

// MARK: Names of closed sets

extension Spanish {
    static func term(_ term: Term) -> String {
        switch term {
        case .status(.confirmed): "confirmada"
        case .status(.inHouse): "en el camping"
        case .status(.completed): "finalizada"
        case .status(.cancelled): "cancelada"
        case .status(.noShow): "no presentado"
        case .status(.pending): "pendiente"
        case .status(.rejected): "denegada"
        case .status(.unknown): "desconocido"
        case .status(.invalid): "no válida"
        case .status(.closed): "cerrada"
        case .status(.echo): "cerrada, vendida en otro canal"
        case .payment(.overdue): "vencido"
        case .payment(.owedOnArrival): "a pagar a la llegada"
        case .payment(.overpaid): "pagado de más"
        case .payment(.paid): "pagado"
        case .match(.email): "el mismo correo"
        case .match(.phone): "el mismo teléfono"
        case .match(.name): "el mismo nombre"
        case .conflict(.doubleBooking): "doble reserva"
        case .conflict(.sameGuest): "el mismo cliente dos veces"
        case .conflict(.echo): "probablemente la misma estancia"
        case .change(.bookingNew): "nueva"
        case .change(.bookingGone): "desaparecida"
        case .change(.bookingRefused): "desaparecida, su registro ahora se rechaza"
        case .change(.bookingMoved): "cambiada de parcela"
        case .change(.bookingChanged): "modificada"
        case .change(.findingNew): "nueva incidencia"
        case .change(.findingResolved): "resuelta"
        case .severity(.error): "error"
        case .severity(.warning): "aviso"
        case .severity(.info): "nota"
        case .severities(.error): "Errores"
        case .severities(.warning): "Avisos"
        case .severities(.info): "Notas"
        case .kind(.places): "lugares"
        case .kind(.contacts): "contactos"
        case .kind(.campsites): "parcelas"
        case .kind(.bookings): "reservas"
        case .field(.reservationID): "número de reserva"
        case .field(.property): "establecimiento"
        case .field(.siteNumber): "parcela"
        case .field(.category): "categoría"
        case .field(.camperName): "cliente"
        case .field(.phone): "teléfono"
        case .field(.email): "correo"
        case .field(.arrival): "llegada"
        case .field(.nights): "noches"
        case .field(.departure): "salida"
        case .field(.guests): "personas"
        case .field(.adults): "adultos"
        case .field(.children): "niños"
        case .field(.infants): "bebés"
        case .field(.nightlyRate): "precio por noche"
        case .field(.total): "importe total"
        case .field(.paid): "pagado"
        case .field(.tax): "impuesto"
        case .field(.currency): "moneda"
        case .field(.status): "estado"
        case .field(.bookedOn): "reservado el"
        case .field(.leadDays): "antelación"
        case .field(.channel): "canal"
        case .field(.country): "país"
        case .field(.notes): "observaciones"
        case .field(.eta): "hora de llegada"
        case .field(.cancelledOn): "cancelada el"
        case .field(.commission): "comisión"
        case .field(.net): "neto"
        case .field(.payoutID): "número de pago"
        case .field(.dueOn): "vence el"
        case .field(.balance): "saldo pendiente"
        case .place(.hospital): "hospital"
        case .place(.clinic): "clínica"
        case .place(.doctors): "consulta médica"
        case .place(.pharmacy): "farmacia"
        case .place(.veterinary): "veterinario"
        case .place(.police): "policía"
        case .place(.fireStation): "bomberos"
        case .place(.fuel): "gasolinera"
        case .place(.chargingStation): "punto de recarga"
        case .place(.supermarket): "supermercado"
        case .place(.convenience): "tienda de alimentación"
        case .place(.bakery): "panadería"
        case .place(.shopping): "compras"
        case .place(.atm): "cajero"
        case .place(.bank): "banco"
        case .place(.station): "estación de tren"
        case .place(.busStation): "estación de autobuses"
        case .place(.airport): "aeropuerto"
        case .place(.restaurant): "restaurante"
        case .place(.cafe): "cafetería"
        case .place(.park): "parque"
        case .place(.museum): "museo"
        case .place(.viewpoint): "mirador"
        case .place(.attraction): "lugar de interés"
        case .place(.zoo): "zoo"
        case .place(.themePark): "parque temático"
        case .place(.trail): "sendero"
        case .place(.theatre): "teatro"
        case .place(.library): "biblioteca"
        case .place(.stadium): "estadio"
        case .place(.university): "universidad"
        case .place(.church): "iglesia"
        case .place(.townhall): "ayuntamiento"
        case .place(.venue): "sala de eventos"
        }
    }
}

// MARK: What the rules say

extension Spanish {
    /// By code.
    static let rules: [String: RuleText] = [
        "archive-member-unused": RuleText(
            summary: """
                Un elemento del archivo comprimido, una hoja del libro o una lista del JSON no es del tipo de esta fuente.
                """,
            advice: "Para leerlo, indíquelo en una fuente de su tipo: `export.zip!guests.vcf`.",
            message: """
                El archivo contiene también {member}, que esta fuente no puede usar; \
                {problem?{problem}|se ha omitido}.
                """,
            phrases: spanishUnread),
        "archive-refused": RuleText(
            summary: """
                El archivo comprimido o uno de sus elementos se ha rechazado: una ruta que sale de él, un enlace, una \
                contraseña o demasiado de algo.
                """,
            advice: "Averigüe de dónde viene. Si es el que quiere, descomprímalo usted e indique los archivos.",
            message: "Esto se ha rechazado: {reason}. Averigüe de dónde viene."),
        "baseline-entry-expired": RuleText(
            summary: "Una entrada de la referencia ha caducado, y su aviso sigue ahí.",
            advice: "Corrija los datos, o dé a la entrada otra fecha en el archivo de referencia.",
            message: """
                La entrada de la referencia para {code}{record? de {record}} en {entrySource?la fuente \
                {entrySource}|ninguna fuente}{last? caducó el {last}}; corrija los datos o dele otra fecha.
                """),
        "baseline-entry-fixed": RuleText(
            summary: "Lo que una entrada de la referencia conoce ya no se encuentra.",
            advice: "Quite la entrada, para que el error no vuelva sin ser visto: lo hace --update-baseline.",
            message: """
                La referencia conoce {code}{record? de {record}} en {entrySource?la fuente {entrySource}|ninguna \
                fuente}, que está corregido; --update-baseline quita la entrada.
                """),
        "calendar-malformed": RuleText(
            summary: "El evento del calendario no se puede leer.",
            advice: "Descargue o exporte de nuevo el calendario.",
            message: "{problem}",
            phrases: [
                "unreadable": """
                Este evento del calendario no se puede leer; descargue o exporte de nuevo el calendario.
                """,
                "unended": """
                Este evento del calendario no tiene END:VEVENT, o su línea BEGIN está dañada; descargue o exporte de \
                nuevo el calendario.
                """,
                "stray-lines": """
                Estas líneas no pertenecen a ningún evento del calendario; descargue o exporte de nuevo el \
                calendario.
                """,
            ]),
        "calendar-site-unknown": RuleText(
            summary: """
                No se sabe de qué parcela es el calendario; sus estancias no tienen ninguna.
                """,
            advice: """
                Indique la parcela de la fuente del calendario con `site` en pipeline.json, o dé al archivo el \
                nombre de la parcela: `A12-airbnb.ics`.
                """,
            message: "{problem}",
            phrases: [
                "source": """
                ¿De qué parcela es este calendario? No se pueden buscar dobles reservas entre sus estancias; añada \
                "site": "…" a la fuente {source:json}, o dé al archivo el nombre de su parcela.
                """,
                "file": """
                ¿De qué parcela es este calendario? No se pueden buscar dobles reservas entre sus estancias; dé al \
                archivo el nombre de su parcela, o añada una fuente {{ "kind": "bookings", "files": \
                [{filePattern:json}], "site": "…" }} y excluya el archivo de {source:json} con "exclude".
                """,
            ]),
        "campsite-capacity-not-positive": RuleText(
            summary: "La capacidad de la parcela es 0 o menos.",
            advice: "Indique cuántas personas caben; déjelo vacío si no se sabe.",
            message: "En la parcela caben «{value}» personas; indique 1 o más, o déjelo vacío."),
        "campsite-closure-reversed": RuleText(
            summary: "closed_to no es posterior a closed_from.",
            advice: """
                closed_from es la primera noche cerrada, closed_to la primera abierta. En un cierre de Año Nuevo, la \
                segunda fecha es del año siguiente.
                """,
            message: """
                La parcela reabre el {value}, que no es después de cerrar el {from}; corrija una de las dos fechas.
                """),
        "campsite-coordinate-invalid": RuleText(
            summary: "La posición de la parcela no son dos números, o está fuera de los límites.",
            advice: "Escriba grados decimales: latitud de -90 a 90, longitud de -180 a 180.",
            message: """
                La posición de la parcela («{value}») no se puede usar; escriba grados decimales, latitud de \
                -90 a 90 y longitud de -180 a 180.
                """),
        "campsite-number-duplicate": RuleText(
            summary: "Número de parcela duplicado: una parcela anterior ya lo tiene.",
            advice: "Dé a cada parcela su propio número, o quite la fila obsoleta.",
            message: """
                Número de parcela «{value}» duplicado{relatedFile?, visto antes en {relatedFile}, línea \
                {relatedLine}}; dé a esta su propio número o quítela.
                """),
        "campsite-number-missing": RuleText(
            summary: "La parcela no tiene número.",
            advice: "Rellene `site_number`. Es texto: A12 es un número.",
            message: "La parcela no tiene número; rellene {field}."),
        "campsite-rate-negative": RuleText(
            summary: "El precio por noche de la parcela es negativo.",
            advice: "Corrija el precio; déjelo vacío si no lo hay.",
            message: "El precio por noche «{value}» es negativo; corríjalo o déjelo vacío."),
        "campsite-value-unreadable": RuleText(
            summary: "La capacidad, el precio, una fecha de cierre, o un sí o no de la parcela no se puede leer.",
            advice: "Escriba cifras, importes decimales, fechas AAAA-MM-DD, sí o no, o déjelo vacío.",
            message: """
                {problem?{problem}|«{value}» no se puede leer como {field}; corríjalo. Hasta entonces, la parcela se usa \
                sin ese dato.}
                """,
            phrases: [
                "out-of-order": """
                El estado «{value}» no dice hasta cuándo: la parcela no se ofrece para ninguna noche, pero cuenta en la \
                ocupación. Indique closed_from y closed_to.
                """
            ]),
        "check-failed": RuleText(
            summary: "No se ha podido ejecutar una comprobación de la configuración; no se sabe qué encontraría.",
            advice: """
                Corrija su consulta. Una consulta da el row_id de cada fila errónea y termina: pasados diez segundos \
                se detiene.
                """,
            message: "La comprobación {record} no se ha podido ejecutar: {reason}; corrija su consulta."),
        "contact-birthday-ambiguous": RuleText(
            summary: "La fecha de nacimiento puede empezar por el día o por el mes, y nada en el archivo lo decide.",
            advice: "Declare el orden para la fuente: `\"dates\": \"day-first\"` o `\"month-first\"`.",
            message: """
                La fecha de nacimiento «{value}» puede empezar por el día o por el mes; añada "dates": "day-first" o \
                "dates": "month-first" a la fuente {source:json}.
                """),
        "contact-birthday-implausible": RuleText(
            summary: "La fecha de nacimiento está en el futuro o da al contacto más de 110 años.",
            advice: """
                Corrija el año en la libreta de direcciones. Si no se sabe, omítalo: --06-05. Algunos teléfonos \
                escriben 1900-01-01 cuando no se rellenó nada.
                """,
            message: "{problem}",
            phrases: [
                "future": "La fecha de nacimiento «{value}» está en el futuro; corrija el año u omítalo.",
                "past": "La fecha de nacimiento «{value}» es de hace {years:# año|# años}; corrija el año u omítalo.",
            ]),
        "contact-birthday-invalid": RuleText(
            summary: "La fecha de nacimiento no es una fecha que exista.",
            advice: "Escriba la fecha de nacimiento como 1980-06-05, o como --06-05 si no se sabe el año.",
            message: "La fecha de nacimiento «{value}» no es una fecha que exista; escríbala como 1980-06-05 o --06-05."
        ),
        "contact-duplicate": RuleText(
            summary: """
                Contacto duplicado: uno anterior tiene el mismo UID, o el mismo nombre y un teléfono o correo en común.
                """,
            advice: "Combine los dos en la libreta de direcciones.",
            message: """
                Contacto duplicado{relatedFile?, visto antes en {relatedFile}, línea {relatedLine}}; combine los dos \
                en la libreta de direcciones.
                """),
        "contact-email-invalid": RuleText(
            summary: "No se puede enviar correo a esta dirección.",
            advice: """
                Escriba una dirección por propiedad, como ada@example.org: como mucho 64 bytes, @ y un dominio con un \
                punto (RFC 5321, 4.5.3.1).
                """,
            message: "No se puede enviar correo a «{value}»: {problem}; escriba una dirección como ada@example.org.",
            phrases: [
                "no-at": "le falta la @",
                "nothing-before": "no hay nada delante de la @",
                "too-much-before": "hay más de 64 bytes delante de la @",
                "not-one": "no es una sola dirección",
                "nothing-after": "no hay nada detrás de la @",
                "domain-too-long": "el dominio supera 255 bytes",
                "domain-without-dot": "el dominio no tiene punto",
                "domain-invalid": "el dominio no es un nombre válido",
            ]),
        "contact-group": RuleText(
            summary: "La ficha es un grupo, no una persona.",
            advice: "No hay que hacer nada: sus miembros son contactos aparte.",
            message: "Esta ficha es un grupo, no una persona, y se ha omitido. No hay que hacer nada."),
        "contact-name-missing": RuleText(
            summary: "No se puede formar un nombre con FN, N, organización, apodo, correo o teléfono.",
            advice: "Dé un nombre al contacto en la libreta de direcciones, o bórrelo allí.",
            message: "El contacto no tiene nombre, organización, apodo, correo ni teléfono; dele un nombre."),
        "contact-phone-invalid": RuleText(
            summary: "No se puede marcar el número de teléfono.",
            advice: "Escriba el número con el prefijo del país: +1 408 555 0100.",
            message: """
                No se puede marcar el número de teléfono «{value}»: {problem}; escríbalo con el prefijo del país.
                """,
            phrases: [
                "plus-inside": "tiene un signo más en medio",
                "no-digits": "no tiene ninguna cifra",
                "not-digits": "no son solo cifras",
                "too-short": "solo tiene {digits:# cifra|# cifras}",
                "too-long": "tiene {digits:# cifra|# cifras}, más de 15",
                "country-code": "ningún prefijo de país empieza por 0",
                "length-after-1": "tras +1 van 10 cifras, no {digits}",
                "area-code": "ningún prefijo de zona de +1 empieza por {digits}",
            ]),
        "contact-unavailable": RuleText(
            summary: "La fila de la respuesta del servidor no tiene ningún contacto.",
            advice: """
                No hay que hacer nada si es un contacto borrado o una colección. Si faltan contactos, pida address-data al \
                servidor.
                """,
            message: "{problem}",
            phrases: [
                "deleted": """
                Esta fila se ha omitido: el contacto se borró en el servidor (estado {status}). No hay que hacer nada.
                """,
                "refused": """
                Esta fila se ha omitido: el servidor respondió con el estado {status}. Si faltan contactos, revise \
                el acceso.
                """,
                "no-status": """
                Esta fila se ha omitido: su estado no se puede leer. Si faltan contactos, consulte de nuevo el \
                servidor.
                """,
                "collection": "Esta fila se ha omitido: es una colección, no un contacto. No hay que hacer nada.",
                "no-data": "Esta fila se ha omitido: no tiene address-data. Si faltan contactos, pídalos al servidor.",
                "empty-data": """
                Esta fila se ha omitido: su address-data está vacío. Si faltan contactos, consulte de nuevo el \
                servidor.
                """,
            ]),
        "csv-column-duplicate": RuleText(
            summary: "Dos columnas tienen el mismo título; se lee la primera.",
            advice: "Dé otro título a una de las dos en la exportación, si la segunda es la buena.",
            message: """
                Las columnas {column} y {otherColumn} tienen el mismo título «{header}»; la columna {column} se lee \
                como {field}. Cambie el título de una de las dos.
                """),
        "csv-column-missing": RuleText(
            summary: "Falta en la cabecera una columna necesaria o nombrada en la configuración.",
            advice: """
                Indique la columna en `columns` de la fuente: { "arrival": "Llegada" }. No importan mayúsculas, \
                espacios, `_` ni `-`.
                """,
            message: "{problem}",
            phrases: [
                "no-such-heading": """
                Ninguna fila del archivo se puede usar: la fuente {source:json} nombra la columna «{header}» para \
                {field}, y los títulos son {headers}.
                """,
                "not-recognised": """
                Ninguna fila del archivo se puede usar: ninguna columna parece {field}; los títulos son {headers}. \
                Añada "columns": {{ {field:json}: "…" }} a la fuente {source:json}.
                """,
                "likely": """
                Ninguna fila del archivo se puede usar: ningún título es conocido para {field}; los títulos son {headers}. Si \
                son los días bajo {header:json}, añada "columns": {{ {field:json}: {header:json} }} a la fuente \
                {source:json}.
                """,
                "no-length": """
                Ninguna fila del archivo se puede usar: ninguna columna parece noches o salida; los títulos son \
                {headers}. Añada "columns": {{ {field:json}: "…" }} a la fuente {source:json}.
                """,
                "no-headings": """
                Ninguna fila del archivo sirve: la primera contiene valores, y ninguna tiene títulos conocidos. \
                Ponga encima una fila de títulos.
                """,
                "no-such-line": """
                Ninguna fila del archivo sirve: ninguna empieza en la línea {line}, que indica "headerLine" de la \
                fuente {source:json}. Corríjala.
                """,
            ]),
        "csv-malformed": RuleText(
            summary: "La fila no se ajusta a la cabecera, o sus comillas no se cierran.",
            advice: """
                Compare los campos de la fila con la cabecera. Un campo que contiene el separador va entre comillas, y \
                una comilla dentro se duplica (RFC 4180).
                """,
            message: "{problem}",
            phrases: [
                "headings-run-on": """
                La línea de los encabezados parece seguir con el primer registro: tiene {count:# campo|# campos}, y ninguna \
                fila tiene más de {limit}. Mire si falta un fin de línea.
                """,
                "cells": "La fila tiene {count:# campo|# campos}, la cabecera {limit}; compare las dos.",
                "text-after-quote": """
                Hay texto tras unas comillas de cierre; duplique una comilla que forme parte del texto.
                """,
                "quote-over-lines": """
                Hay texto tras unas comillas de cierre, y lo entrecomillado ocupa {count:# línea|# líneas}; mire si \
                faltan unas comillas al principio de esta fila.
                """,
                "unclosed-quote": """
                Unas comillas no se cierran nunca; ciérrelas, o duplíquelas si forman parte del texto.
                """,
                "too-long": "La fila supera el límite de {limit} bytes; mire si falta una comilla o un final de línea.",
            ]),
        "csv-quote-stray": RuleText(
            summary: "Hay una comilla dentro de un campo sin comillas.",
            advice: "Ponga todo el campo entre comillas y duplique la de dentro (RFC 4180).",
            message: "{problem}",
            phrases: [
                "cell": """
                Hay una comilla dentro de un campo sin comillas; se lee como texto. Ponga todo el campo entre \
                comillas y duplíquela.
                """,
                "heading": "Una comilla de la cabecera no se cierra nunca; se lee como texto. Ciérrela o quítela.",
            ]),
        "encoding-invalid": RuleText(
            summary: "Los bytes no son texto en la codificación del archivo.",
            advice: "Exporte como UTF-8, o indique la codificación en la fuente: \"encoding\": \"windows-1252\".",
            message: "{problem}",
            phrases: [
                "not-utf8": """
                Los bytes no son UTF-8; exporte como UTF-8, o indique la codificación en la fuente {source:json}.
                """,
                "unknown": "La codificación «{encoding}» no se conoce; use UTF-8, UTF-16LE, UTF-16BE o Windows-1252.",
            ]),
        "encoding-repaired": RuleText(
            summary: "Una letra de un archivo UTF-8 es de Windows-1252 y se ha leído así.",
            advice: "Mire la celda; para estar seguro, exporte de nuevo como UTF-8.",
            message: """
                Una letra no es aquí UTF-8; se ha leído como Windows-1252. Revísela, o exporte de nuevo como UTF-8.
                """),
        "json-malformed": RuleText(
            summary: "El JSON termina antes de tiempo o incumple una regla de la RFC 8259.",
            advice: "Exporte de nuevo el archivo; si se envió, quizá no llegó entero.",
            message: "Esto no es JSON válido: {reason}. Exporte de nuevo el archivo."),
        "place-closed": RuleText(
            summary: "El registro dice que el lugar ha cerrado definitivamente.",
            advice: "Quite el lugar, o corrija su estado si está abierto.",
            message: """
                El lugar ha cerrado definitivamente; quítelo, o corrija su estado. No se calcula ninguna distancia \
                hasta él.
                """),
        "place-coordinate-missing": RuleText(
            summary: "El lugar no tiene posición, o no se puede leer.",
            advice: "Dé al lugar una latitud y una longitud en grados decimales, o déjelo fuera.",
            message: "{problem}",
            phrases: [
                "missing": "El lugar no tiene posición; dele una latitud y una longitud.",
                "unreadable": "La posición «{value}» no se puede leer; use dos números en grados decimales.",
            ]),
        "place-coordinate-out-of-range": RuleText(
            summary: "La latitud no está entre ±90 grados, o la longitud entre ±180.",
            advice: """
                Las posiciones van en grados decimales de WGS84. GeoJSON escribe primero la longitud (RFC 7946, \
                3.1.1): [-121.89, 37.33] está en California.
                """,
            message: "{problem}",
            phrases: [
                "swapped": """
                La posición «{value}» no está en la Tierra; los dos números parecen intercambiados: en GeoJSON va \
                primero la longitud.
                """,
                "outside": "La posición «{value}» no está en la Tierra; use grados decimales de WGS84.",
            ]),
        "place-coordinates-swapped": RuleText(
            summary: "El lugar está muy lejos, pero cerca si se intercambian latitud y longitud.",
            advice: "Compruebe el orden de los dos números: GeoJSON escribe primero la longitud (RFC 7946, 3.1.1).",
            message: """
                La posición «{value}» está muy lejos, pero cerca si se intercambian sus dos números; compruebe su \
                orden.
                """),
        "place-duplicate": RuleText(
            summary: "Lugar duplicado: uno anterior del mismo nombre está a menos de 50 m.",
            advice: "Quite uno de los dos, para que no cuente dos veces entre los más cercanos.",
            message: """
                Lugar duplicado: hay uno de este nombre a menos de 50 m{relatedFile?, visto antes en {relatedFile}, \
                línea {relatedLine}}; quite uno de los dos.
                """),
        "place-left-out": RuleText(
            summary: "El registro no es un lugar por sí mismo, o está marcado para no mostrarse.",
            advice: """
                No hay que hacer nada. Los elementos de OpenStreetMap sin etiquetas son partes de otros; con `out tags \
                center`, Overpass no los da.
                """,
            message: "{problem}",
            phrases: [
                "tally": "Este registro se ha omitido: cuenta elementos y no es uno. No hay que hacer nada.",
                "flagged": "Este registro se ha omitido: está marcado como {word}. No hay que hacer nada.",
                "parts": """
                {count:Se ha omitido # elemento sin etiquetas, que es parte|Se han omitido # elementos sin \
                etiquetas, que son parte} de otros. No hay que hacer nada.
                """,
            ]),
        "place-malformed": RuleText(
            summary: "El registro es JSON válido, pero no un lugar.",
            advice: """
                Cada registro debe ser un Feature o una geometría de la RFC 7946, o un objeto con nombre y posición.
                """,
            message: "{problem}",
            phrases: [
                "not-an-object": """
                Esto no es un lugar: {found} en vez de un objeto. Quítelo, o exporte de nuevo el archivo.
                """,
                "no-geometry": """
                Esto no es un lugar: un objeto sin `geometry` en vez de un Feature o una geometría. Quítelo, o \
                exporte de nuevo el archivo.
                """,
                "no-features": "Esta FeatureCollection no tiene una lista `features`; exporte de nuevo el archivo.",
                "unknown-element": """
                Esto no es un lugar: su `type` no es node, way, relation ni area. Quítelo, o consulte de nuevo \
                Overpass.
                """,
                "array": "una lista",
                "text": "un texto",
                "number": "un número",
                "boolean": "un valor verdadero o falso",
                "null": "un valor vacío (null)",
                "other": "otra cosa",
            ]),
        "place-name-damaged": RuleText(
            summary: "Se ha perdido un carácter del nombre del lugar.",
            advice: "Corrija el nombre donde se exportó; medio carácter no se puede adivinar.",
            message: "Se ha perdido un carácter del nombre; corríjalo donde se exportó."),
        "place-name-missing": RuleText(
            summary: "El lugar no tiene nombre.",
            advice: "Añada un nombre, para que los clientes lo encuentren en los informes.",
            message: "El lugar no tiene nombre; añada uno."),
        "place-null-island": RuleText(
            summary: "La posición es 0, 0: lo que escriben los programas cuando no tienen ninguna.",
            advice: "Busque el lugar y dele su verdadera posición.",
            message: """
                La posición es 0, 0, es decir, ninguna; busque el lugar. No se calcula ninguna distancia hasta él.
                """),
        "record-not-a-stay": RuleText(
            summary: "La fila no es una estancia: un pago, un ajuste, un tique, una noche bloqueada.",
            advice: """
                No hay que hacer nada. Su importe no cuenta. Si esas filas son estancias, ponga `"preset": "none"` en la \
                fuente.
                """,
            message: "{problem}",
            phrases: [
                "component":
                    "Este elemento {word} del calendario no es un evento y se ha omitido. No hay que hacer nada.",
                "repeating": "Este evento no es una estancia, porque se repite; se ha omitido. No hay que hacer nada.",
                "transparent": """
                Este evento no es una estancia, porque consta como tiempo libre; se ha omitido. No hay que hacer nada.
                """,
                "appointment": """
                Este evento no es una estancia, porque dura solo unas horas; se ha omitido. No hay que hacer nada.
                """,
                "blocked":
                    "Estas noches están bloqueadas, no reservadas; el evento se ha omitido. No hay que hacer nada.",
                "blocked-row": """
                Estas noches están bloqueadas, no reservadas ({header} es «{word}»); la fila se ha omitido. No hay que \
                hacer nada.
                """,
                "other-word": """
                Esta fila no es una estancia ({header} es «{word}») y se ha omitido; su importe no cuenta.
                """,
                "no-word": "Esta fila no es una estancia ({header} está vacío) y se ha omitido; su importe no cuenta.",
            ]),
        "record-repeated": RuleText(
            summary: "Un archivo anterior de la misma fuente tiene el mismo registro, byte a byte.",
            advice: "No hay que hacer nada; borre la segunda descarga si quiere.",
            message: """
                El mismo registro está en {relatedFile?{relatedFile}, línea {relatedLine}|un archivo anterior}; se ha \
                omitido.
                """),
        "reservation-alike": RuleText(
            summary: "Dos reservas sin número ni parcela tienen el mismo huésped y los mismos días.",
            advice: """
                Elimine una de las dos si son una sola reserva. Si en esta lista una reserva tiene varias filas, indique en la \
                fuente con "key" las columnas que distinguen las reservas, y con "row" qué es cada fila.
                """,
            message: """
                El mismo huésped tiene los mismos días en {relatedFile?{relatedFile}, línea {relatedLine}|otra fila}, y ninguna de \
                las dos tiene número ni parcela; elimine una si son una sola reserva.
                """),
        "reservation-amount-unreadable": RuleText(
            summary: "La comisión o el importe neto no se puede leer.",
            advice: """
                Escriba un número decimal, con el código o signo de la moneda si quiere. Las palabras que significan \
                sin importe se declaran: `"missing": ["a consultar"]`.
                """,
            message: """
                «{value}» no es un importe; {field} no cuenta para esta reserva. Escriba un número decimal, o declare una \
                palabra que signifique sin importe con "missing": [{value:json}] en la fuente {source:json}.
                """),
        "reservation-booked-on-invalid": RuleText(
            summary: "La fecha de reserva no es una fecha, o se lee de dos maneras.",
            advice: "Escriba AAAA-MM-DD, o declare el orden para la fuente con `dates`.",
            message: """
                «{value}» no es una fecha; escriba la fecha de reserva como AAAA-MM-DD. La antelación se calcula sin \
                esta reserva.
                """),
        "reservation-camper-missing": RuleText(
            summary: "La reserva no tiene nombre de cliente.",
            advice: """
                Escriba el nombre del cliente. Si está en otra columna, asígnela: `"columns": { "camper_name": "…" }`. \
                Las filas que bloquean una parcela para el dueño van en otra exportación.
                """,
            message: "La reserva no tiene nombre de cliente; escriba el nombre de quien se aloja."),
        "reservation-currency-several": RuleText(
            summary: "Un importe está en una moneda distinta de la de los demás importes de la reserva.",
            advice: "Indique todos los importes de una reserva en una sola moneda, por ejemplo la del total.",
            message: """
                «{value}» está en una moneda distinta de la de los demás importes; {field} no cuenta para esta reserva hasta que \
                se corrija.
                """),
        "reservation-currency-unknown": RuleText(
            summary: "La moneda no es un código de tres letras ni un signo conocido.",
            advice: """
                Escriba el código ISO 4217, por ejemplo EUR. Las palabras que significan sin moneda se declaran: \
                `"missing": ["n/d"]`.
                """,
            message: """
                «{value}» no es una moneda conocida, así que los importes de esta reserva no se suman a otros; escriba \
                su código, por ejemplo EUR.
                """),
        "reservation-date-ambiguous": RuleText(
            summary: "Una fecha puede empezar por el día o por el mes, y nada en el archivo lo decide.",
            advice: "Declare el orden para la fuente: `\"dates\": \"day-first\"` o `\"month-first\"`.",
            message: """
                {header?Las fechas de la columna «{header}» pueden|«{value}» puede} empezar por el día o por el mes; \
                añada "dates": "day-first" o "dates": "month-first" a la fuente {source:json}.
                """),
        "reservation-date-implausible": RuleText(
            summary: "Una fecha es ficticia, o de hace más de 50 años o de dentro de más de 10.",
            advice: """
                Corrija la fecha. 0001-01-01, 1899-12-30, 1900-01-01, 1970-01-01 y 9999-12-31 es lo que escriben los \
                programas cuando no tienen fecha: deje el campo vacío.
                """,
            message: "{problem}",
            phrases: [
                "placeholder": """
                {field} «{value}» es lo que escriben los programas cuando no tienen fecha; corríjalo o déjelo \
                vacío.
                """,
                "past": "{field} «{value}» es de hace {years:# año|# años}; corríjalo o déjelo vacío.",
                "future": "{field} «{value}» es de dentro de {years:# año|# años}; corríjalo o déjelo vacío.",
            ]),
        "reservation-date-invalid": RuleText(
            summary: "Falta la llegada, o la llegada o la salida no es una fecha.",
            advice: """
                Escriba las fechas AAAA-MM-DD, o declare cómo las escribe la fuente: `"dates": "day-first"`, \
                `"month-first"` o un patrón como `"dd/MM/yyyy"`.
                """,
            message: """
                {problem?{problem}|{days?«{value}» no existe: ese mes tiene {days:# día|# días}; corrija la fecha.|\
                {value?«{value}» no es una fecha; escriba AAAA-MM-DD, o declare el orden con "dates": "day-first", \
                "month-first" o un patrón en la fuente {source:json}.|Falta {field}; escriba una fecha AAAA-MM-DD.}}}
                """,
            phrases: [
                "calendar": """
                {value?«{value}» no se puede leer ni como día ni como duración|Falta {field}}; descargue de nuevo el \
                calendario y, si no basta, avise al canal.
                """,
                "several": """
                Las habitaciones o parcelas de esta reserva tienen días distintos («{value}»); exporte una reserva para cada \
                una.
                """,
            ]),
        "reservation-day-unreadable": RuleText(
            summary: "El día de cancelación o de vencimiento no es una fecha, o se lee de dos maneras.",
            advice: "Escriba AAAA-MM-DD, o declare con `dates` el orden para la fuente.",
            message: """
                «{value}» no es una fecha; {field} no cuenta para esta reserva hasta que se escriba AAAA-MM-DD.
                """),
        "reservation-echo": RuleText(
            summary: """
                Un canal da por cerradas noches que otro ha vendido: probablemente es la misma estancia.
                """,
            advice: """
                Compruebe estas noches en los dos canales. Si llegan dos grupos distintos, ponga "echoes": "overlap" \
                en el establecimiento; esos eventos se comunican entonces como dobles reservas.
                """,
            message: """
                Aquí solo se dice que {site} está cerrada; estas noches están vendidas en \
                {relatedFile?{relatedFile}, línea {relatedLine}|otro canal}: probablemente es la misma estancia. Compruébelo en los dos canales.
                """),
        "reservation-guests-none": RuleText(
            summary: "La reserva es para cero personas.",
            advice: "Indique el número de personas; deje el campo vacío si no se sabe.",
            message: """
                La reserva es para {guests:# persona|# personas}; indique el número de personas, o deje el campo vacío \
                si no se sabe.
                """),
        "reservation-id-duplicate": RuleText(
            summary: """
                Número de reserva duplicado: la misma fuente tiene una reserva anterior con este número y esta \
                parcela.
                """,
            advice: """
                Quite una de las dos, o dé a la posterior su propio número. Si un número vale para varias parcelas, la \
                fuente necesita una columna de parcela.
                """,
            message: """
                Número de reserva «{value}» duplicado{relatedFile?, visto antes en {relatedFile}, línea \
                {relatedLine}}; quite una de las dos, o dé a esta su propio número.{problem? {problem}}
                """,
            phrases: [
                "other-file": """
                Si este archivo es una exportación más reciente de la misma lista, añada "newest": \
                [{filePattern:json}] a la fuente {source:json}.
                """,
                "same-days": """
                Si en esta lista una reserva tiene varias filas, añada "row": "payment", "guest" o "unit" a la fuente \
                {source:json}.
                """,
            ]),
        "reservation-guest": RuleText(
            summary: "La fila es otro huésped de una estancia que ya está en una fila anterior.",
            advice: """
                Nada que hacer: la estancia cuenta una vez, con ambos huéspedes. Si cada fila es una reserva, quite \
                "row" de la fuente.
                """,
            message: """
                Esta fila es otro huésped de la estancia{relatedFile? de {relatedFile}, línea {relatedLine}}; la \
                estancia cuenta una vez.
                """),
        "reservation-instalment": RuleText(
            summary: "La fila es otro pago de una estancia que ya está en una fila anterior.",
            advice: "No hay que hacer nada: se han sumado los importes de ambas filas.",
            message: """
                Esta fila es otro pago de la estancia{relatedFile? de {relatedFile}, línea {relatedLine}}; sus \
                importes se han sumado allí.
                """),
        "reservation-known": RuleText(
            summary: "Otra fuente ya tiene la estancia de este calendario.",
            advice: "No hay que hacer nada: la estancia cuenta una vez, como la da la otra fuente.",
            message: """
                La misma estancia está en {relatedFile?{relatedFile}, línea {relatedLine}|otra fuente}; aquí se ha \
                omitido.
                """),
        "reservation-id-rounded": RuleText(
            summary: "El número de reserva parece haber perdido cifras: las hojas de cálculo solo conservan 15.",
            advice: "Exportarlo de nuevo, con esa columna como texto: lo que falta no se puede recuperar.",
            message: """
                El número de reserva parece haber perdido cifras: las hojas de cálculo solo conservan 15; exportarlo de \
                nuevo, con esa columna como texto.
                """),
        "reservation-lead-time-negative": RuleText(
            summary: "La reserva se hizo después de la llegada.",
            advice: """
                Corrija la fecha de reserva o la llegada. Anote a los clientes que llegan sin reserva con el día de su \
                llegada.
                """,
            message: """
                La reserva se hizo {days:# día|# días} después de la llegada ({field} {value}); corrija una de las \
                dos.
                """),
        "reservation-money-invalid": RuleText(
            summary: "Un importe no se puede leer.",
            advice: """
                Escriba un número decimal, con el código o signo de la moneda si quiere. Las palabras que significan \
                sin importe se declaran: `"missing": ["a consultar"]`.
                """,
            message: """
                «{value}» no es un importe; escriba un número decimal, o declare una palabra que signifique sin \
                importe con "missing": [{value:json}] en la fuente {source:json}.
                """),
        "reservation-nights-disagree": RuleText(
            summary: "Las noches no coinciden con la llegada y la salida.",
            advice: """
                Corrija lo que esté mal. Si ocurre en todas las filas, las fechas se leen seguramente en el orden \
                equivocado: compruebe `dates`.
                """,
            message: """
                La reserva indica «{value}» noches, pero entre la llegada y la salida hay {nights}; corrija lo que \
                esté mal.
                """),
        "reservation-nights-missing": RuleText(
            summary: "No se pueden leer ni las noches ni la salida, así que no se sabe cuánto dura la estancia.",
            advice: """
                Indique las noches o la salida. Si el campo contiene el valor de otra columna, compruebe `columns`.
                """,
            message: """
                No se sabe cuánto dura la estancia: {field} está {value?como «{value}»|vacío}; indique las noches o \
                la salida.
                """),
        "reservation-nights-not-positive": RuleText(
            summary: "La estancia no tiene ninguna noche: son 0 o menos, o la salida no es posterior a la llegada.",
            advice: """
                Corrija las noches o la salida en el sistema de reservas. Los visitantes de un día van en otra \
                exportación; `exclude` omite un archivo así.
                """,
            message: """
                La estancia no tiene ninguna noche{value? ({field} es «{value}»)|}; la salida debe ser al menos una noche \
                después de la llegada.
                """),
        "reservation-not-in-newest": RuleText(
            summary: """
                Faltan en la exportación más reciente reservas de una anterior, aunque sus noches caen en su \
                período.
                """,
            advice: "Mire si se cancelaron. Si es así, borre la exportación anterior; hasta entonces cuentan.",
            message: """
                En {relatedFile?{relatedFile}|una exportación más reciente} {count:falta # reserva|faltan # \
                reservas} de este archivo: {value}. Cada una cuenta como está aquí; si se canceló, borre este \
                archivo.
                """),
        "reservation-number-unreadable": RuleText(
            summary: "Las noches, las personas o la antelación no son un número entero.",
            advice: "Escriba cifras. Las palabras que significan sin valor se declaran: `\"missing\": [\"n/d\"]`.",
            message: "«{value}» no es un número entero; {field} no cuenta para esta reserva hasta que se corrija."),
        "reservation-older-kept": RuleText(
            summary: "La fila se ha rechazado, así que sigue valiendo la de una exportación anterior.",
            advice: "Corrija la fila, o el sistema de reservas: hasta entonces vale la exportación anterior.",
            message: """
                Esta fila se ha rechazado, así que la reserva cuenta como está en {relatedFile?{relatedFile}|una \
                exportación anterior}{relatedLine?, línea {relatedLine}}; corrija la fila.
                """),
        "reservation-over-capacity": RuleText(
            summary: "El grupo supera la capacidad de la parcela.",
            advice: "Pase el grupo a una parcela mayor, o corrija las personas o la capacidad.",
            message: """
                La reserva es para {guests:# persona|# personas}, pero en la parcela {site} caben {capacity}; busque una mayor o \
                corrija el número.
                """),
        "reservation-overlap": RuleText(
            summary: "Una parcela tiene doble reserva: dos estancias activas comparten una noche.",
            advice: """
                Mueva una de las dos; conflicts.csv da las parcelas libres. No cuentan las reservas canceladas, no \
                presentadas, denegadas ni no válidas; las pendientes sí.
                """,
            message: """
                La parcela {site} está reservada dos veces durante {nights:# noche|# noches} desde el {from}, con \
                {relatedFile?{relatedRecord?la reserva {relatedRecord}|la} de {relatedFile}, línea {relatedLine}|otra \
                reserva}; mueva una de las dos.{problem? {problem}}
                """,
            phrases: [
                "same-days": """
                Si son huéspedes de una misma estancia, añada "row": "guest" a la fuente {source:json}.
                """
            ]),
        "reservation-paid-over-total": RuleText(
            summary: "Se ha pagado más de lo que cuesta la reserva.",
            advice: "Devuelva la diferencia, o corrija total o paid. Las propinas no van en ninguno de los dos.",
            message: """
                Se ha pagado «{value}», más que el total de {total}; devuelva la diferencia o corrija el importe.
                """),
        "reservation-property-missing": RuleText(
            summary: "La reserva no nombra ningún establecimiento, aunque hay varios.",
            advice: """
                Ponga "property" en la fuente si todas sus reservas son de uno; si no, rellene la columna. Los números \
                valen dentro de un establecimiento: sin él, la reserva no se compara con ninguna otra.
                """,
            message: """
                La reserva no nombra ningún establecimiento, aunque hay varios; ponga "property" en la fuente \
                {source:json}.
                """),
        "reservation-rate-negative": RuleText(
            summary: "El precio por noche es negativo.",
            advice: "Corrija el precio. Una devolución va en los pagos, no en el precio.",
            message: "El precio por noche «{value}» es negativo; corríjalo, o anote la devolución como pago."),
        "reservation-site-closed": RuleText(
            summary: "La parcela está cerrada una noche de la estancia.",
            advice: """
                Pase la estancia a una parcela abierta, o corrija closed_from (la primera noche cerrada) o closed_to \
                (la primera abierta).
                """,
            message: """
                La parcela {site} está cerrada{from? desde el {from}}{to? hasta el {to}}, y la estancia desde el \
                {value} incluye noches cerradas; pásela a una parcela abierta.
                """),
        "reservation-site-crowded": RuleText(
            summary: "Demasiadas reservas se solapan en una parcela; la columna contiene seguramente tipos de parcela.",
            advice: """
                Indique la columna con el número de cada parcela: "columns": { "site_number": "…" }. Si no la hay, \
                indique esta como "category". "pairs" de la etapa conflicts dice cuántos pares se listan.
                """,
            message: """
                Hasta {stays:# reserva está|# reservas se solapan} en la parcela {site} en una noche ({pairs:# par no \
                listado|# pares no listados}); la columna contiene seguramente tipos de parcela. Indique la columna de \
                los números como "site_number", o esta como "category".
                """),
        "reservation-site-missing": RuleText(
            summary: "La reserva no tiene parcela, así que no se puede ver si hay doble reserva.",
            advice: "Asigne una parcela antes de la llegada. `site` en la fuente da una a todas las filas.",
            message: "La reserva no tiene parcela, así que no se puede ver si hay doble reserva; asigne una."),
        "reservation-site-several": RuleText(
            summary: "La reserva nombra varias parcelas y las ocupa todas.",
            advice: """
                Si una sola parcela se llama así, como "12 + 13", añádala a las parcelas: entonces cuenta como una.
                """,
            message: """
                «{value}» parecen varias parcelas: la reserva las ocupa todas. Si una sola parcela se llama así, añádala a las \
                parcelas.
                """),
        "reservation-site-unknown": RuleText(
            summary: "La reserva nombra una parcela que no existe.",
            advice: """
                Corrija el número, o añada la parcela al archivo. Los números se comparan como texto: "7" no es "07".
                """,
            message: "No hay ninguna parcela «{value}»; corrija el número, o añada la parcela."),
        "reservation-status-early": RuleText(
            summary: "El cliente está, se ha ido o no vino, pero la llegada está en el futuro.",
            advice: """
                Corrija el estado o la llegada. Si les pasa a muchas reservas, quizá las fechas se leen en el orden \
                equivocado.
                """,
            message: "El estado es «{value}», pero la llegada es el {arrival}; corrija uno de los dos."),
        "reservation-status-unknown": RuleText(
            summary: "El estado no es una palabra conocida.",
            advice: """
                Diga en la fuente qué significa la palabra: `"statuses": { "wartelist": "pending" }`. Los significados \
                son confirmed, inHouse, completed, cancelled, noShow, pending y rejected.
                """,
            message: """
                «{value}» no es un estado conocido; si significa confirmada, añada "statuses": {{ {value:json}: \
                "confirmed" }} a la fuente {source:json}.
                """),
        "reservation-stay-too-long": RuleText(
            summary: "La estancia dura más de un año.",
            advice: """
                Corrija las noches o la salida. Reserve una estancia sin fin año por año: si no, la parcela nunca \
                queda libre.
                """,
            message: """
                La estancia tiene {nights:# noche|# noches} ({field} {value}), más de un año; corrija las fechas.
                """),
        "reservation-superseded": RuleText(
            summary: """
                Una exportación más reciente de la misma lista tiene la reserva con otro estado, otras fechas u otra \
                parcela.
                """,
            advice: """
                No hay que hacer nada si la exportación más reciente es correcta. Cuál lo es lo dice una fecha o un número \
                de copia en los nombres, o newest en la fuente; con "duplicates": "error" se avisa de las dos como \
                duplicadas.
                """,
            message: """
                La reserva no está al día: {relatedFile?{relatedFile}|una exportación más reciente}{relatedLine?, \
                línea {relatedLine},} cambia {changes}; esta fila se ha omitido.
                """,
            phrases: [
                "status": "el estado",
                "arrival": "la llegada",
                "departure": "la salida",
                "site_number": "la parcela",
            ]),
        "reservation-superseded-alike": RuleText(
            summary: """
                Una exportación más reciente de la misma lista tiene la reserva, con el mismo estado, fechas y \
                parcela.
                """,
            advice: "No hay que hacer nada: la reserva cuenta una vez, como está en la exportación más reciente.",
            message: """
                La reserva es igual en {relatedFile?{relatedFile}|una exportación más reciente}{relatedLine?, línea \
                {relatedLine}}; esta fila se ha omitido.
                """),
        "reservation-total-disagrees": RuleText(
            summary: "El total no es el precio por noche por las noches, con o sin impuesto.",
            advice: """
                Corrija el precio, las noches, el impuesto o el total. Si los totales incluyen cargos o descuentos, \
                desactive la regla para la fuente.
                """,
            message: """
                El total es «{value}», pero {nights:# noche suma|# noches suman} {total} al precio por noche; corrija \
                lo que esté mal.
                """),
        "reservation-total-negative": RuleText(
            summary: "El total o el impuesto es negativo.",
            advice: "Corrija el importe; una devolución reduce lo pagado, no lo que cuesta la estancia.",
            message: "{field} «{value}» es negativo; corrija el importe."),
        "source-ambiguous": RuleText(
            summary: "El archivo se puede leer de dos maneras, y nada dice cuál es la buena.",
            advice: "Responda a la pregunta con la línea para pipeline.json que da el aviso.",
            message: "{problem}",
            phrases: [
                "columns": """
                No se ha leído nada del archivo; las columnas {header:json} y {found:json} podrían ser ambas {field}, y difieren. \
                ¿Cuál es? Añada "columns": {{ {field:json}: {header:json} }} o "columns": {{ {field:json}: {found:json} }} \
                a la fuente {source:json}.
                """,
                "copies": """
                No se ha leído nada del archivo: por su nombre es una copia de {otherFile}, pero los dos difieren. ¿Cuál \
                vale? Borre el otro, o añada su nombre a "exclude" de la fuente {source:json}.
                """,
                "encodings": """
                No se ha leído nada del archivo; ¿está escrito en {encoding} o en {found}? Añada "encoding": {encoding:json} o \
                "encoding": {found:json} a la fuente {source:json}.
                """,
                "headings": """
                No se ha leído nada del archivo: ¿qué línea tiene los títulos, la {line} o la {otherLine}? Añada \
                "headerLine": {line} o "headerLine": {otherLine} a la fuente {source:json}.
                """,
                "sites": """
                Ninguna de las {count:# parcela|# parcelas} que nombran las reservas está en esta lista, así que \
                no se usa y los números de parcela no se comprueban. ¿Es la lista de sus parcelas? Si lo es, \
                escriba los números como en las reservas; si no, ponga el archivo en "ignore" de pipeline.json.
                """,
            ]),
        "source-changed": RuleText(
            summary: "El archivo se modificó mientras se leía.",
            advice: "Haga que la exportación se cree antes, o dé a la fuente un minAge.",
            message: "{problem}",
            phrases: [
                "copied": """
                El archivo se modificó durante el proceso y se ha leído de nuevo, de una copia; haga que la \
                exportación se cree antes.
                """,
                "torn": """
                El archivo se modificó durante el proceso y otra vez al copiarlo: quizá no esté entero. Haga que \
                la exportación se cree antes.
                """,
            ]),
        "source-date-future": RuleText(
            summary: "Según el reloj de esta máquina, el archivo se modificó en el futuro.",
            advice: "Ponga en hora ambas máquinas; hasta entonces no se pueden comprobar maxAge ni minAge.",
            message: """
                El archivo se modificó el {moment}, dentro de {age}, así que no se sabe su antigüedad; ponga en hora \
                ambas máquinas.
                """),
        "source-empty": RuleText(
            summary: "El archivo no tiene registros.",
            advice: "Compruebe si la exportación funcionó.",
            message: "{problem}",
            phrases: [
                "no-bytes": "El archivo está vacío; compruebe si la exportación funcionó.",
                "only-mark": "El archivo solo tiene una marca de orden de bytes; compruebe si la exportación funcionó.",
                "no-records": "El archivo no tiene registros; compruebe si la exportación funcionó.",
                "no-files": "El archivo comprimido no contiene archivos; compruebe si la exportación funcionó.",
            ]),
        "source-missing": RuleText(
            summary: "Un archivo o patrón de la configuración no coincide con nada.",
            advice: "Compruebe el nombre y `--root`; los patrones parten de la carpeta de la configuración.",
            message: "{problem}",
            phrases: [
                "no-file": "Falta el archivo; guarde ahí de nuevo la exportación, o corrija su nombre o --root.",
                "no-match":
                    "Ningún archivo coincide: la exportación no ha llegado, o el patrón o --root no es correcto.",
                "no-member": "El archivo comprimido no tiene ese elemento; compruebe el nombre.",
                "gone": "El archivo desapareció mientras se leía; mire si se sustituye a esa hora.",
                "kept-copy": """
                El archivo no se pudo descargar: {reason}; se usa la copia del {moment}. Compruebe la dirección y \
                el acceso.
                """,
                "not-fetched": "El archivo no se pudo descargar: {reason}; compruebe la dirección y el acceso.",
            ]),
        "source-not-export": RuleText(
            summary: "El archivo no es una exportación de reservas, contactos, parcelas o lugares.",
            advice:
                "No hay que hacer nada. Para no oír más de él: póngalo en ignore en pipeline.json, o use --exclude.",
            message: "Ningún informe necesita este archivo; {problem}.", phrases: spanishUnread),
        "source-partial": RuleText(
            summary: "El archivo quizá no esté entero, como él mismo dice.",
            advice: """
                Descárguelo de nuevo, con todas las páginas; de Overpass, con una zona menor o más tiempo: [timeout:180] \
                al principio de la consulta.
                """,
            message: "{problem}",
            phrases: [
                "remark": "El archivo quizá no esté entero, como él mismo dice: «{value}». Descárguelo de nuevo.",
                "unended": "El calendario no tiene END:VCALENDAR y quizá no esté entero; descárguelo de nuevo.",
                "next-page": """
                El archivo es solo una página de una lista más larga, según «{header}». Descargue también las demás.
                """,
                "fewer": """
                El archivo tiene {count:# registro|# registros} de {total}, según «{header}». Descargue también las demás \
                páginas.
                """,
            ]),
        "source-recent": RuleText(
            summary: "El archivo se acaba de modificar y aún no se lee.",
            advice: "Ejecute de nuevo cuando termine la subida; `innkeeper watch` lo espera por sí solo.",
            message: """
                El archivo no se ha leído: se modificó el {moment}, hace {age}, y minAge es {limit}. Ejecute de nuevo \
                cuando haya llegado.
                """),
        "source-repeated": RuleText(
            summary: "El archivo es una copia de otro archivo de la misma fuente, byte a byte.",
            advice: "No hay que hacer nada; borre la copia si quiere.",
            message: "El archivo es igual a {otherFile}, byte a byte; se ha omitido."),
        "source-shrunk": RuleText(
            summary: """
                La fuente tiene menos registros que minRecords, o ha perdido más que maxDropPercent desde la última \
                vez.
                """,
            advice: "Mire la exportación: puede faltar un filtro, una página o un mes.",
            message: "{problem}",
            phrases: [
                "too-few": """
                Faltan registros: hay {count}, y minRecords es {limit}. Mire la exportación antes de fiarse de los \
                informes.
                """,
                "dropped": """
                Faltan registros: hay {count}, {missing} menos que los {before} del {asOf}, y maxDropPercent es \
                {limit}. Mire la exportación antes de fiarse de los informes.
                """,
            ]),
        "source-stale": RuleText(
            summary: "El archivo es más antiguo que el maxAge de la fuente.",
            advice: """
                La exportación ya no llega, o se deja en otro sitio. Mire si el sistema que la crea sigue funcionando.
                """,
            message: """
                La exportación es antigua: se modificó el {moment}, hace {age}, y maxAge es {limit}. Mire si sigue \
                llegando.
                """),
        "source-unaccounted": RuleText(
            summary: "Innkeeper pasó por alto una parte del archivo; es un fallo de Innkeeper.",
            advice: "Comuníquelo, con las líneas de alrededor si puede compartirlas.",
            message: """
                Desde aquí {count:se pasó por alto # byte|se pasaron por alto # bytes} del archivo sin motivo. Es un fallo de Innkeeper: \
                comuníquelo.
                """),
        "source-unchanged": RuleText(
            summary: "Una fuente que debería ser nueva cada día es la de un día anterior, byte a byte.",
            advice: """
                La exportación quizá se haga con datos antiguos. Si los días tranquilos no pasa nada, ponga \
                source-unchanged en "off" para la fuente.
                """,
            message: """
                Todos los archivos de la fuente son los mismos que el {asOf}; mire si la exportación se crea de nuevo.
                """),
        "source-unreadable": RuleText(
            summary: "El archivo no se puede abrir o leer.",
            advice: "Compruebe qué es y quién puede leerlo.",
            message: "{problem}",
            phrases: [
                "folder": "Es una carpeta, no un archivo; indique un archivo o un patrón.",
                "no-file": "Esto no es un archivo que se pueda leer; indique un archivo o un patrón.",
                "too-large": """
                El archivo supera el límite de {limit} y no se ha leído; suba el límite si es el que quiere.
                """,
                "damaged-workbook": """
                Este libro de cálculo está dañado: {reason}. Obténgalo de nuevo de su origen, o ábralo en el programa que \
                lo creó y guárdelo como CSV.
                """,
                "failed": "El archivo no se puede leer: {reason}. Compruebe qué es y quién puede leerlo.",
            ]),
        "source-unrecognised": RuleText(
            summary: "El archivo puede ser una exportación, y no se ha leído.",
            advice: """
                Exporte como CSV, vCard, iCalendar, xCard, GeoJSON o lista JSON, o indique las columnas de una tabla \
                con columns. Si no hace falta: póngalo en ignore en pipeline.json, o use --exclude.
                """,
            message: "El archivo no se ha leído; {problem}.", phrases: spanishUnread),
        "table-column-unread": RuleText(
            summary: """
                Los nombres de los huéspedes o lo pagado quizá estén en una columna de las reservas que no se lee.
                """,
            advice: """
                Nombre la columna en `columns` de la fuente: { "camper_name": "…" }.
                """,
            message: "{problem}",
            phrases: [
                "deposit": """
                {header:json} no se lee: puede ser lo pagado o lo que hay que pagar primero. Si está pagado, añada \
                "columns": {{ {field:json}: {header:json} }} a la fuente {source:json}.
                """,
                "guests": """
                De ninguna columna se sabe que contenga los nombres de los huéspedes; no se leen {headers}. Si una de ellas los \
                contiene, añada "columns": {{ {field:json}: "…" }} a la fuente {source:json}.
                """,
            ]),
        "table-row-skipped": RuleText(
            summary: """
                Una fila de la tabla no es un registro: una línea sobre los títulos, títulos repetidos o totales.
                """,
            advice: "No hay que hacer nada, salvo que un registro se haya tomado por una fila así.",
            message: "{problem}",
            phrases: [
                "above-headings": """
                {count:Se ha omitido # línea|Se han omitido # líneas}: los títulos están en la línea {line}.
                """,
                "headings": "Los títulos se repiten aquí{count?, y {count:una vez|# veces} más abajo}; omitidos.",
                "totals": "Es una fila de totales{count?, y más abajo hay {count:otra|otras #}}; omitida.",
                "remark": "Una sola celda bajo la tabla{count?, y {count:otra|otras #} como ella}; omitida.",
                "empty": "Una fila vacía{count?, y más abajo {count:otra|otras #}}; omitida.",
            ]),
        "vcard-end-missing": RuleText(
            summary: "La ficha no tiene END:VCARD.",
            advice: "Exporte de nuevo la libreta de direcciones: quizá el archivo no llegó entero.",
            message: "La ficha no tiene END:VCARD, y puede faltar algo; exporte de nuevo la libreta de direcciones."),
        "vcard-line-malformed": RuleText(
            summary: "Una línea de la ficha no se puede leer tal como está.",
            advice: """
                Los saltos de línea de un valor se escriben \n, o la línea siguiente empieza con un espacio (RFC 6350, \
                3.2).
                """,
            message: "{problem}",
            phrases: [
                "no-colon": """
                Esta línea no tiene dos puntos tras un nombre de propiedad; se ha omitido. Corríjala en la libreta \
                de direcciones.
                """,
                "no-name": """
                Esta línea no empieza con un nombre de propiedad; se ha omitido. Corríjala en la libreta de \
                direcciones.
                """,
                "continues-nothing": """
                Esta línea no continúa ninguna otra; se ha omitido. Exporte de nuevo la libreta de direcciones.
                """,
                "foreign-begin": "Aquí empieza algo que no es una ficha; se ha omitido. Quítelo del archivo.",
                "card-within": """
                Aquí empieza una ficha dentro de otra; se ha omitido y se ha leído la exterior. Escríbala detrás de la \
                exterior para conservar las dos.
                """,
                "foreign-end": "Aquí termina algo que no empezó; la línea se ha omitido. Quítela del archivo.",
                "stray-end": """
                Aquí termina una ficha que no empezó; la línea se ha omitido. Exporte de nuevo la libreta de \
                direcciones.
                """,
                "base64": """
                Esta línea contiene base64 en vez de texto; se ha omitido. Corríjala en la libreta de direcciones.
                """,
                "bad-escape": """
                Esta línea tiene un `=` sin dos cifras hexadecimales, que se deja como está. Corríjala en la \
                libreta de direcciones.
                """,
                "unknown-charset": """
                Esta línea nombra un CHARSET desconocido; se ha leído como {encoding}. Compruebe sus letras, o exporte \
                como UTF-8.
                """,
                "not-utf8": """
                Esta línea no es UTF-8; se ha leído como {encoding}. Compruebe sus letras, o exporte como UTF-8.
                """,
                "wrong-charset": """
                Esta línea indica otro CHARSET, pero es {encoding} y se ha leído así. Revise sus letras, o exporte como \
                UTF-8.
                """,
                "loose-birthday": "Esta línea da mes y día sin `--` delante; se leyeron así. Compruebe el cumpleaños.",
                "not-a-property": """
                Esto no es una propiedad (nombre, parámetros, tipo, valor); se ha omitido. Exporte de nuevo la \
                libreta de direcciones.
                """,
                "holds-object": """
                Hay un objeto en lugar de un texto; la propiedad se ha omitido. Exporte de nuevo la libreta de \
                direcciones.
                """,
            ]),
        "vcard-malformed": RuleText(
            summary: "Esto no es una vCard.",
            advice: "Exporte de nuevo la libreta de direcciones, o borre las líneas.",
            message: "{problem}",
            phrases: [
                "stray-text": """
                Este texto está fuera de toda ficha; bórrelo, o exporte de nuevo la libreta de direcciones.
                """,
                "too-long": """
                La ficha es más larga de lo que puede ser un registro; exporte de nuevo la libreta de direcciones, \
                sin imágenes si hace falta.
                """,
                "empty": """
                La ficha no tiene END:VCARD y no dice nada; bórrela, o exporte de nuevo la libreta de direcciones.
                """,
                "end-damaged": """
                La línea END de una ficha está dañada, de modo que dos fichas se juntan; exporte de nuevo la libreta \
                de direcciones.
                """,
                "not-an-array": """
                Esto no es una jCard: se espera una lista que empiece con "vcard". Exporte de nuevo la libreta de \
                direcciones.
                """,
                "no-properties": "La jCard no tiene lista de propiedades; exporte de nuevo la libreta de direcciones.",
                "no-card": "El address-data no contiene ninguna vCard; descargue de nuevo la libreta de direcciones.",
                "text-outside": """
                Hay texto fuera de la vCard en address-data; descargue de nuevo la libreta de direcciones.
                """,
                "several": """
                Hay {count:# vCard|# vCards} en un solo address-data; descargue de nuevo la libreta de \
                direcciones.
                """,
            ]),
        "vcard-version-unknown": RuleText(
            summary: "La ficha no tiene una VERSION conocida.",
            advice: """
                Exporte de nuevo la libreta de direcciones como vCard 3.0 o 4.0. Los escapes y los pliegues se leen \
                así.
                """,
            message: "{problem}",
            phrases: [
                "none": """
                La ficha no tiene VERSION; se ha leído como vCard 3.0 o 4.0. Exporte de nuevo la libreta de \
                direcciones en una de ellas.
                """,
                "unknown": """
                La VERSION de la ficha no es 2.1, 3.0 ni 4.0; se ha leído como vCard 3.0 o 4.0. Exporte de nuevo la \
                libreta de direcciones en una de ellas.
                """,
                "not-four": """
                La versión de la ficha no es 4.0, la de toda jCard; se ha leído como 4.0. Exporte de nuevo la libreta \
                de direcciones.
                """,
            ]),
        "worksheet-cell-error": RuleText(
            summary: "Hay celdas de la hoja que muestran un error en lugar de un valor.",
            advice: "Corrija las fórmulas en el libro, guárdelo y ejecute de nuevo.",
            message: """
                {count:# celda muestra|# celdas muestran} un error en lugar de un valor (la primera es {value}) y \
                {count:cuenta como vacía|cuentan como vacías}; corrija las fórmulas en el libro.
                """),
        "worksheet-colour-unread": RuleText(
            summary: "Las filas tienen colores de relleno distintos, y la hoja no tiene columna para el estado.",
            advice: """
                Si los colores significan algo (una opción, una cancelación), escríbalo en una columna «Estado». No \
                se avisa de filas de colores alternos.
                """,
            message: """
                Esta celda tiene otro color de relleno que las de encima, y no hay columna para el estado: los \
                colores no se leen. Si significan algo, escríbalo en una columna «Estado».
                """),
        "worksheet-formula-unresolved": RuleText(
            summary: "Hay fórmulas de la hoja sin resultado guardado.",
            advice: "Abra el libro en una hoja de cálculo, guárdelo allí y ejecute de nuevo.",
            message: """
                {count:# fórmula no tiene|# fórmulas no tienen} resultado guardado (la primera en {value}) y \
                {count:cuenta como vacía|cuentan como vacías}; abra el libro en una hoja de cálculo y guárdelo.
                """),
        "worksheet-hidden": RuleText(
            summary: "Una hoja oculta tiene registros del tipo de la fuente junto a una visible, y no se lee.",
            advice: "Borre la hoja si es antigua; para leerla, indíquela en `files`.",
            message: """
                La hoja «{value}» está oculta y no se ha leído: tiene {count:# fila|# filas}. Si cuentan, añada \
                {member:json} a "files" de la fuente {source:json}.
                """),
        "worksheet-row-struck-out": RuleText(
            summary: "Una reserva está tachada en la hoja y cuenta como pendiente.",
            advice: "Escriba «cancelada» en su estado o borre la fila; si es válida, quite la raya.",
            message: """
                Esta reserva está tachada y cuenta como provisional. Si está cancelada, escríbalo en su estado o \
                borre la fila; si no, quite la raya.
                """),
        "xml-malformed": RuleText(
            summary: "El XML no está bien formado, tiene un DOCTYPE o supera un límite.",
            advice: "Exporte de nuevo el archivo. En estos formatos nunca hace falta un DOCTYPE; quítelo.",
            message: "{problem}",
            phrases: [
                "malformed": "Esto no es XML válido: {reason}. No se ha leído nada más; exporte de nuevo el archivo.",
                "too-long": """
                Este elemento `{word}` es más largo de lo que puede ser un registro; exporte de nuevo el archivo.
                """,
                "uncounted": """
                Con esta codificación no se pueden situar los errores; no se ha leído nada más. Guarde el archivo como \
                UTF-8.
                """,
                "stray-element": """
                Un elemento `{word}` no se conoce aquí, así que no se ha leído nada en él. Quizá su nombre esté dañado; exporte \
                de nuevo el archivo.
                """,
                "stray-text": """
                Este texto está fuera de todo registro, donde no debería haber ninguno. Quizá haya una etiqueta dañada; \
                exporte de nuevo el archivo.
                """,
            ]),
    ]

    /// What an unread file is, and what to do about it; the kinds of records; columns that a table lacks.
    private static let spanishUnread: [String: String] = [
        "export": """
        contiene {kind?{kind}|registros}, pero ninguna fuente de la configuración lo pide; añada su nombre o un \
        patrón a "files"
        """,
        "table": """
        {kind?{needs?la tabla parece de {kind}, pero no tiene columna para {needs}{header? además de {header}|}|nada \
        en la tabla muestra que contenga {kind}}|ningún título de la tabla es conocido}{value?; sus títulos son \
        {value}}. Si contiene {kind?{kind}|reservas, contactos, parcelas o lugares}, indique sus columnas con \
        "columns" en pipeline.json
        """,
        "stays": """
        dos columnas parecen los días de estancias, pero sus títulos no son conocidos{value?; los títulos son \
        {value}|}. Si lo son, añada a pipeline.json una fuente {{ "kind": "bookings", "files": \
        [{filePattern:json}], "columns": {{ "arrival": {header:json}, "departure": {found:json} }} }}
        """,
        "other-stays": """
        títulos como {headers} muestran que sus días son de otra cosa, y no de estancias. Si son estancias, añada a \
        pipeline.json una fuente {{ "kind": "bookings", "files": [{filePattern:json}] }}
        """,
        "values-only": """
        la tabla no tiene títulos; ponga encima de su primera fila una fila de títulos, por ejemplo Reserva, \
        Parcela, Cliente, Llegada, Salida
        """,
        "saved-places": """
        es una lista de lugares guardados sin sus posiciones; en Google Takeout elija Maps (tus sitios) y use su \
        Saved Places.json
        """,
        "bank-statement": "es un extracto bancario",
        "payout": "es una lista de pagos recibidos",
        "staff-list": "es una lista del personal",
        "calendar-grid": """
        es un cuadro de ocupación, con parcelas a un lado y días al otro; exporte o escriba una lista de las \
        reservas, una por fila, con parcela, cliente, llegada y salida
        """,
        "transposed-table": """
        sus encabezados están en la primera columna, un registro por columna; gire la tabla (copiar, pegado \
        especial, transponer) para que cada fila sea un registro
        """,
        "excel": "es un libro de Excel (.xlsx); ábralo en una hoja de cálculo y guarde cada hoja como CSV UTF-8",
        "old-excel": """
        es un libro del Excel antiguo (.xls); ábralo en una hoja de cálculo y guarde cada hoja como CSV UTF-8
        """,
        "open-document-sheet": """
        es un libro de OpenDocument (.ods); ábralo en una hoja de cálculo y guarde cada hoja como CSV UTF-8
        """,
        "numbers": "es un libro de Apple Numbers; ábralo en Numbers y elija Archivo, Exportar a, CSV",
        "protected-office": """
        es un archivo de Office con contraseña; quite la contraseña, luego ábralo en una hoja de cálculo y guarde \
        cada hoja como CSV UTF-8
        """,
        "spreadsheet-xml": """
        es un libro en XML, que Excel abre; ábralo en una hoja de cálculo y guarde cada hoja como CSV UTF-8
        """,
        "web-table": """
        es una página web con el nombre de una tabla, como exportan algunos sistemas; ábralo en una hoja de cálculo \
        y guarde cada hoja como CSV UTF-8
        """,
        "json-records": """
        su JSON contiene una lista de registros en una forma desconocida{value?; las claves de sus objetos son {value}. Si \
        contiene reservas, contactos, parcelas o lugares, indique sus claves con "columns" en pipeline.json|}
        """,
        "moments": """
        {headers} no son días sino instantes en segundos o milisegundos desde 1970, que no se leen: qué día es depende de \
        la zona horaria. Exporte los días como AAAA-MM-DD
        """,
        "json": "es JSON sin una lista de registros",
        "xml-records": "su XML contiene una lista de registros en una forma desconocida",
        "xml": "es XML sin una lista de registros",
        "osm-xml": "es el XML de OpenStreetMap; pida JSON a Overpass, con [out:json] delante de la consulta",
        "calendar": "se llama como un calendario, pero no empieza por BEGIN:VCALENDAR; expórtelo de nuevo",
        "other-calendar": """
        sus eventos son festivos, vacaciones, recogidas de basura, cumpleaños o similares, y no estancias. Si son \
        estancias, añada a pipeline.json una fuente {{ "kind": "bookings", "files": [{filePattern:json}] }}
        """,
        "cards": """
        se llama como una libreta de direcciones, pero no tiene ninguna línea BEGIN:VCARD; expórtelo de nuevo
        """,
        "kmz": """
        es un mapa comprimido de Google Earth (.kmz); descomprímalo, luego conviértalo a GeoJSON, por ejemplo con \
        ogr2ogr
        """,
        "shapefile": "es parte de un shapefile; conviértalo a GeoJSON, por ejemplo con ogr2ogr",
        "geo-package": "es un GeoPackage; conviértalo a GeoJSON, por ejemplo con ogr2ogr",
        "columnar": "es un archivo por columnas (Parquet o Arrow); conviértalo a CSV, por ejemplo con DuckDB",
        "database": "es una base de datos; exporte su tabla de reservas como CSV",
        "word": "es un documento de Word",
        "open-document": "es un texto de OpenDocument",
        "presentation": "es una presentación",
        "pdf": "es un PDF; si contiene datos, expórtelos como CSV",
        "rich-text": "es un texto con formato (.rtf)",
        "web-page": "es una página web",
        "email": "es un correo; si lleva una exportación adjunta, guárdela junto a las demás",
        "text": "es un texto",
        "picture": "es una imagen",
        "media": "es audio o vídeo",
        "archive": "es un archivo comprimido que aquí no se puede abrir; ábralo, o haga un zip con él",
        "encrypted": "está cifrado; descífrelo primero",
        "encoding": "es texto en UTF-32; guárdelo como UTF-8",
        "unknown": "no está en ningún formato que se lea aquí",
        "bookings": "reservas",
        "campsites": "parcelas",
        "contacts": "contactos",
        "places": "lugares",
        "arrival": "una fecha de llegada",
        "departure": "una fecha de salida o un número de noches",
        "name": "un nombre",
        "reach": "un teléfono, un correo o un cumpleaños",
        "site-number": "un número de parcela",
        "site-facts": "lo que ofrece una parcela (capacidad, electricidad, tarifa)",
        "further-site-fact": "una segunda característica de las parcelas (capacidad, electricidad, tarifa)",
        "position": "una latitud y una longitud",
    ]
}
