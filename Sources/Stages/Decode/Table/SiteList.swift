internal import InnkeeperCore

/// Whether a table lists the sites of a campground.
///
/// Before: the headers `Pitch,Power,Water`; or `Site,Capacity` in a file `campsites.csv`.
/// After: a list of sites, as those headers show.
struct SiteList {
    private let table: TableHead

    init(_ table: TableHead) { self.table = table }

    /// Fields of which a list of sites has at least two; one is enough if the file's name says what is listed.
    static let facts: [CampSiteField] = [
        .electricity, .water, .capacity, .closedFrom, .nightlyRate, .category, .latitude, .longitude,
    ]

    static let types: Set<String> = [
        "sitetype", "pitchtype", "unittype", "roomtype", "campsitetype", "accommodationtype", "platzart", "zimmertyp",
    ]

    private static let names: Set<String> = [
        "sitename", "unitname", "roomname", "pitchname", "nickname", "nombrealojamiento", "nombredelalojamiento",
        "nombreunidad", "nomealojamento", "nomelogement",
    ]

    /// The headers that show it: a number and typical properties of sites; or a number and a type of room or pitch, or
    /// a single property in a file of that name, but no date of an event there.
    var evidence: [String]? {
        let folded = table.folded
        let isOther = OtherSubjects.areNamed(in: table.headings) || OtherSubjects.areMeasurements(folded)
        guard let number = header(.siteNumber), !isOther, !areBookings else { return nil }
        // Places far apart are not the sites of one campground.
        if ["site", "sitename", "campsite"].contains(foldedWord(number)), areFarApart { return nil }
        let found = properties
        let hasDays = table.rows.contains { $0.contains(where: CellShape.isDate) }
        // What has only a position and a day was there once: a dive, a sample.
        if hasDays, Set(found).isSubset(of: [.latitude, .longitude].compactMap(header)) { return nil }
        if found.count >= 2 { return areNumbers(number) ? [number] + found : nil }
        if hasDays { return nil }
        let kindOfSite = found.first.map(foldedWord).map(SiteList.types.contains) ?? false
        let isListing = folded.contains { $0 == "listingid" || $0 == "listingmapid" }
        let isNamedSo = (found.count == 1 || areAllKnown) && areNumbers(number) && SiteListName.isOne(table.name)
        return kindOfSite || isListing || isNamedSo ? [number] + found : nil
    }

    /// Whether several headers are those of bookings, even if the days of the stays have unknown ones.
    private var areBookings: Bool {
        let fields: [BookingField] = [
            .arrival, .departure, .bookedOn, .cancelledOn, .paid, .balance, .commission,
        ]
        if fields.count(where: { table.header(.bookings, $0) != nil }) > 2 || areOccupied { return true }
        return [BookingField.arrival, .departure].allSatisfy {
            table.header(.bookings, $0) != nil && !table.holdsNoDays($0)
        }
    }

    /// Whether there are guests, or what the sites earned. Anybody may have a "Name".
    private var areOccupied: Bool {
        let vague = PlainAliases.bookings[BookingField.camperName.rawValue] ?? []
        if let guest = table.header(.bookings, BookingField.camperName), !vague.contains(foldedWord(guest)) {
            return true
        }
        return !SiteList.earnings.isDisjoint(with: table.folded)
    }

    private static let earnings: Set<String> = [
        "revenue", "totalrevenue", "roomrevenue", "occupiednights", "roomnights", "totalamount", "umsatz", "einnahmen",
        "chiffred'affaires", "ingresos", "ricavi", "ricavo", "receita", "omzet", "belegtenächte", "nuitsoccupées",
        "nochesocupadas", "nottioccupate",
    ]

    /// Whether each header is that of a field of sites: of a number, or of a number and a name.
    private var areAllKnown: Bool {
        let fields = table.fields(.campsites)
        return Set(CampSiteField.allCases.compactMap { fields.column($0) }).count == table.headings.count
    }

    /// The headers of typical properties of sites. Anything on a map may have a name.
    var properties: [String] {
        let isName = header(.siteNumber).map { SiteList.names.contains(foldedWord($0)) } ?? false
        return SiteList.facts.filter { !isName || $0 != .latitude && $0 != .longitude }.compactMap(header)
    }

    /// Whether positions in the first rows are more than roughly ten kilometres apart.
    private var areFarApart: Bool {
        let fields = table.fields(.campsites)
        return [CampSiteField.latitude, .longitude].contains { field in
            guard let column = fields.column(field) else { return false }
            let values = table.rows.compactMap { $0.indices.contains(column) ? Double($0[column]) : nil }
            guard let least = values.min(), let most = values.max() else { return false }
            return most - least > 0.1
        }
    }

    /// Whether the names of sites can be numbers, unlike the long names in a list of campgrounds.
    private func areNumbers(_ number: String) -> Bool {
        guard let column = table.headings.firstIndex(of: number) else { return false }
        let names = FirstRows(table.rows).cells(column)
        return names.isEmpty || names.contains { $0.count <= 10 || $0.contains(where: \.isNumber) }
    }

    private func header(_ field: CampSiteField) -> String? { table.header(.campsites, field) }
}
