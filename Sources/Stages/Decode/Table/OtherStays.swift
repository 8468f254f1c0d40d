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
        if let signs = patients ?? blood ?? trades ?? repairs ?? offers ?? itinerary ?? workshop ?? missions {
            return signs
        }
        if !namesAnyone, !countsGuests, let signs = ofNobody { return signs }
        if let signs = payments ?? board { return signs }
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

    /// Devices in a workshop, with or without a name beside them.
    private var workshop: [String]? {
        isOfLodging ? nil : both(word(OtherStays.devices), word(OtherStays.serialNumbers))
    }

    /// Consultants on missions.
    private var missions: [String]? { isOfLodging ? nil : both(word(OtherStays.consultants), word(OtherStays.skills)) }

    /// Whether it has what only somebody with beds has.
    private var isOfLodging: Bool { countsGuests || has([.nights, .siteNumber, .property, .category]) }

    /// What a list that names no guests and counts none is about.
    private var ofNobody: [String]? {
        let isNumbered = has([.reservationID, .siteNumber])
        if let sign = first(["cabinclass", "travelclass", "reiseklasse"]) { return [sign] }
        if !isNumbered, !has([.status, .bookedOn]), let signs = comparison { return signs }
        // Lists without names, as data protection may ask for, have what their guests bring with them.
        if has([.category, .status, .channel, .net, .bookedOn, .paid]) { return nil }
        if has([.nights]), has([.property, .total]) { return nil }
        if !has([.siteNumber]), let signs = travels { return signs }
        if let sign = word(OtherStays.cleaners) { return has([.reservationID, .nights]) ? nil : [sign] }
        if isNumbered { return nil }
        if !has([.nights, .property]),
            let sign = first(OtherStays.others) ?? word(OtherStays.stores.union(OtherStays.breeds))
        {
            return [sign]
        }
        return parking ?? prices ?? (has([.total]) ? nil : ratings)
    }

    private var parking: [String]? {
        has([.nights])
            ? nil : both(word(OtherStays.plates.union(["license", "licence"])), word(OtherStays.parking))
    }

    /// Journeys of one's own, or of a company's employees.
    private var travels: [String]? {
        both(word(["destination", "destino", "reiseziel"]), word(OtherStays.ways))
            ?? both(word(OtherStays.employees), first(OtherStays.costCentres))
    }

    /// Somebody's own journeys, with marks for the hotels.
    private var ratings: [String]? {
        let rated = words.indices.filter { !OtherStays.ratings.isDisjoint(with: words[$0]) }
        return rated.count > 1 ? rated.prefix(2).map { headings[$0] } : nil
    }

    /// The prices of a portal and of the hotel itself.
    private var comparison: [String]? {
        both(price(of: ["ota", "otas"]), price(of: ["direct", "direto", "directo", "direkt", "diretto"]))
    }

    /// Prices of hotels: those of adults and of children, or of providers.
    private var prices: [String]? {
        both(price(of: ["adult", "adults"]), price(of: ["child", "children"]))
            ?? both(price(of: nil), word(["provider", "providers", "anbieter"]))
    }

    /// The first heading of an amount with one of these words, or of any.
    private func price(of choices: Set<String>?) -> String? {
        words.firstIndex { words in
            words.contains { HeadingLexicon.terms($0).contains(.amount) }
                && choices.map { !$0.isDisjoint(with: words) } ?? true
        }.map { headings[$0] }
    }

    /// Payments and refunds of bookings, of which each may have several.
    private var payments: [String]? {
        let kinds: Set = ["kind", "type", "transactiontype", "transactionkind"]
        return both(
            first(["transactionid"]),
            heading(kinds, whereAll: OtherStays.payments) { $0.contains(where: OtherStays.refunds.contains) })
    }

    /// A board of rooms, of which some are free.
    private var board: [String]? {
        let states: Set = ["status", "roomstatus", "zimmerstatus", "estado", "statut", "stato"]
        return has([.siteNumber]) && !countsGuests && !has([.reservationID, .total])
            ? one(heading(states, whereAll: OtherStays.states) { $0.contains(where: OtherStays.free.contains) }) : nil
    }

    /// The first of some headings, folded, that has cells, each of which is one of the words.
    private func heading(
        _ choices: Set<String>, whereAll words: Set<String>, and isEnough: ([String]) -> Bool = { _ in true }
    ) -> String? {
        folded.indices.first { column in
            guard choices.contains(folded[column]) else { return false }
            let cells = FirstRows(table.rows).cells(column).map(foldedWord)
            return !cells.isEmpty && cells.allSatisfy(words.contains) && isEnough(cells)
        }.map { headings[$0] }
    }

    /// The first heading with one of these words.
    private func word(_ choices: Set<String>) -> String? { first(choices, of: words) }

    private func one(_ sign: String?) -> [String]? { sign.map { [$0] } }

    private var countsGuests: Bool { has([.guests, .adults, .children]) }

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
