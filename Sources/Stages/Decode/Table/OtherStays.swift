internal import InnkeeperCore

/// Tables with the first and the last days of something that isn't a guest's stay, shown by two columns together, as a
/// campground's list may have either of them.
///
/// Before: the headings `Paciente`, `Medico`, `Data de Entrada`, `Data de Saida`, `Quarto`.
/// After: the days of patients.
struct OtherStays {
    private let table: TableHead
    private let headings: ArraySlice<String>
    private let folded: [String]
    private let words: [[String]]

    init(_ table: TableHead) {
        self.table = table
        // Only the first of a table with thousands of columns.
        headings = table.headings.prefix(HeaderMatcher.composedLimit)
        folded = headings.map { foldedWord($0) }
        words = headings.map { $0.utf8.count <= HeaderSearch.lengthLimit ? HeadingWords.words($0) ?? [] : [] }
    }

    /// The headings that show it; empty for a table that may be one of stays. `arrival` is that of the first days.
    func signs(arrival: String) -> [String] {
        if let sign = table.headings.first(where: OtherSubjects.rulesOutStays) { return [sign] }
        if let signs = patients ?? blood ?? trades ?? repairs ?? offers ?? itinerary { return signs }
        if !table.hasGuestsOrSites, let sign = table.headings.first(where: OtherSubjects.isJourneyOrWork) {
            return [sign]
        }
        let isPlain = PlainAliases.isPeriod(arrival)
        if isPlain, !table.isOfGuestsOnSites,
            let sign = OtherSubjects.first(in: table.headings)
                ?? table.headings.first(where: OtherSubjects.isSeason)
        {
            return [sign]
        }
        // What is rented or parked has dates too, but campers also have cars.
        let isVague = isPlain || !has([.camperName])
        if isVague, !table.hasGuestsOrSites, let sign = table.headings.first(where: OtherSubjects.isVehicle) {
            return [sign]
        }
        return []
    }

    private var patients: [String]? {
        both(first(OtherStays.patients, of: words), first(OtherStays.doctors, of: words))
    }

    /// Forms for a summer camp ask for the blood group, too.
    private var blood: [String]? { first(OtherStays.bloodGroups).flatMap { namesAnyone ? nil : [$0] } }

    private var trades: [String]? { both(first(OtherStays.entryPrices), first(OtherStays.exitPrices)) }

    /// Campers have cars with plates, and campgrounds number orders.
    private var repairs: [String]? {
        guard let order = first(OtherStays.orders), let vehicle = first(OtherStays.vehicles, of: words),
            first(OtherStays.plates, of: words) != nil,
            !has([.nights, .guests, .adults, .siteNumber, .property])
        else { return nil }
        return [order, vehicle]
    }

    /// What a search for hotels finds.
    private var offers: [String]? {
        namesAnyone ? nil : both(first(OtherStays.stars), first(OtherStays.offerings))
    }

    /// Where somebody goes himself: a country and a city, and nothing that a bookings' list tells of a guest.
    private var itinerary: [String]? {
        guard let signs = both(first(OtherStays.cities), first(OtherStays.countries)), !namesAnyone,
            !has([
                .reservationID, .siteNumber, .property, .category, .nights, .guests, .adults, .total, .paid, .status,
                .channel, .bookedOn, .notes,
            ])
        else { return nil }
        return signs
    }

    /// The first heading that is one of these, folded.
    private func first(_ choices: Set<String>) -> String? {
        folded.firstIndex(where: choices.contains).map { headings[$0] }
    }

    /// The first heading with one of these words.
    private func first(_ choices: Set<String>, of words: [[String]]) -> String? {
        words.firstIndex { !choices.isDisjoint(with: $0) }.map { headings[$0] }
    }

    private func both(_ first: String?, _ second: String?) -> [String]? {
        guard let first, let second else { return nil }
        return [first, second]
    }

    private var namesAnyone: Bool {
        has([.camperName, .phone, .email])
            || [ContactColumn.givenName, .familyName].contains { table.header(.contacts, $0) != nil }
    }

    private func has(_ fields: [BookingField]) -> Bool { fields.contains { table.header(.bookings, $0) != nil } }

    private static let patients: Set<String> = ["patient", "patients", "paciente", "pacientes", "paziente", "患者", "환자"]
    private static let doctors: Set<String> = [
        "doctor", "physician", "medico", "medecin", "arzt", "arts", "crm", "diagnosis", "diagnostico", "ward", "医师",
        "医生",
        "病区", "의사",
    ]
    private static let bloodGroups: Set<String> = [
        "tiposanguíneo", "tiposanguineo", "gruposanguíneo", "gruposanguineo", "bloodtype", "bloodgroup", "blutgruppe",
        "groupesanguin", "grupposanguigno",
    ]
    private static let entryPrices: Set<String> = [
        "precioentrada", "entryprice", "buyprice", "prixentrée", "einstiegskurs",
    ]
    private static let exitPrices: Set<String> = [
        "preciosalida", "exitprice", "sellprice", "prixsortie", "ausstiegskurs",
    ]
    private static let orders: Set<String> = [
        "no.orden", "noorden", "n°orden", "nºorden", "orden", "ordendetrabajo", "numerodeorden", "númerodeorden",
        "workorder", "workorderno", "repairorder", "ordredetravail", "ordinedilavoro", "werkstattauftrag", "werkorder",
    ]
    private static let vehicles: Set<String> = [
        "vehicle", "vehiculo", "car", "coche", "fahrzeug", "vehicule", "veicolo", "voertuig",
    ]
    private static let plates: Set<String> = [
        "placa", "matricula", "plate", "kennzeichen", "immatriculation", "targa", "kenteken",
    ]
    private static let stars: Set<String> = ["星级", "星級", "stars", "starrating"]
    private static let offerings: Set<String> = [
        "最低价", "最低價", "lowestprice", "minprice", "userrating", "用户评分",
    ]
    private static let cities: Set<String> = [
        "city", "ville", "stadt", "ciudad", "cidade", "città", "stad", "şehir", "город", "都市", "城市", "도시",
    ]
    private static let countries: Set<String> = [
        "country", "pays", "land", "país", "paese", "ülke", "страна", "国", "国家", "國家", "국가",
    ]
}

extension TableHead {
    /// The headings that show that the first and last days of the table are not of guests' stays; empty for a table
    /// without such days, or of stays.
    var signsOfOtherStays: [String] {
        let fields = fields(.bookings)
        let known = (dayColumn(.arrival), fields.column(BookingField.nights) ?? dayColumn(.departure))
        let first = if case (let first?, _?) = known { first } else { days?.arrival }
        return first.map { OtherStays(self).signs(arrival: headings[$0]) } ?? []
    }
}
