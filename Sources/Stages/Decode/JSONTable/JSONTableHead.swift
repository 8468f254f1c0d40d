internal import InnkeeperCore
internal import InnkeeperFormats

/// What the start of a JSON text shows about the table that its objects form.
struct JSONTableHead {
    let list: JSONLists.List
    let table: TableHead

    private init(_ list: JSONLists.List) {
        self.list = list
        table = TableHead(headers: list.keys, rows: list.rows)
    }

    /// The only list of records, or the only one of bookings beside others of their guests and sites; nil for a text with
    /// none or several, and for guests beside bookings in a form that is not known.
    init?(_ head: [UInt8]) {
        let lists = JSONLists(head).lists
        var found = lists.filter { !$0.isWhole }.map(JSONTableHead.init).filter { $0.kind != nil }
        if found.isEmpty { found = lists.filter(\.isWhole).map(JSONTableHead.init).filter { $0.kind != nil } }
        if found.count > 1, found.allSatisfy({ $0.kind?.kind != .places }) {
            found = found.filter { $0.kind?.kind == .bookings }
        }
        guard found.count == 1 else { return nil }
        if found[0].kind?.kind == .contacts, lists.contains(where: { $0 != found[0].list && $0.areCalledBookings }) {
            return nil
        }
        self = found[0]
    }

    /// The same, but nil for places that a format of places reads.
    init?(_ head: [UInt8], fileName: String) {
        guard let found = JSONTableHead(head) else { return nil }
        if found.kind?.kind == .places, PlaceHead(head, fileName: fileName) != nil { return nil }
        self = found
    }

    /// The list that a source reads: the one with what its kind needs, also considering the configured mapping; else
    /// the first. nil if there is none.
    init?(_ lists: [JSONLists.List], _ settings: SourceSettings) {
        let heads = lists.map(JSONTableHead.init)
        let chosen =
            heads.first { $0.kind?.kind == settings.kind }
            ?? heads.first { $0.isEnough(settings) } ?? heads.first
        guard let chosen else { return nil }
        self = chosen
    }

    /// Whether the objects have what the source's kind needs.
    func isEnough(_ settings: SourceSettings) -> Bool {
        HeaderFields(list.keys, kind: settings.kind, mapped: settings.columns).isEnough
    }

    /// The kind, and the keys that indicate it.
    var kind: (kind: RecordKind, headers: [String])? {
        guard let found = table.kind, !isOfOthers(found.kind) else { return nil }
        let isSure =
            switch found.kind {
            case .bookings: table.preset != nil || isOfStays
            case .campsites: table.preset != nil || isOfSites
            case .contacts: isOfPeople
            case .places: isOnMap
            }
        return isSure ? found : nil
    }

    /// `{"employees": […]}` says what its objects are.
    private func isOfOthers(_ kind: RecordKind) -> Bool {
        let words = Set(table.folded)
        if !words.isDisjoint(with: JSONTableHead.otherTrades) || AccountFiles.kind(words) == .staff { return true }
        if list.keys.contains(where: { $0 == "geometry" || $0.hasPrefix("geometry.") }), kind != .places { return true }
        guard kind == .contacts, let name = list.path?.last else { return false }
        return JSONTableHead.otherPeople.contains(foldedWord(name))
    }

    /// Keys of other things with a first and a last day: journeys, cars, projects, leave.
    private static let otherTrades: Set<String> = [
        "flightnumber", "airline", "trainnumber", "vehicleid", "vin", "pickuplocation", "eventid", "eventname",
        "courseid", "projectid", "taskid", "campaignid", "employeeid", "employeename", "subscriptionid", "contractid",
        "desk", "shift", "assettag", "artwork", "lender", "port", "pier", "ship", "container", "truck", "locker",
        "kennel", "breed", "diagnosis", "visatype", "applicant", "attendee", "organizer", "inmate",
    ]
    private static let otherPeople: Set<String> = [
        "employees", "staff", "users", "team", "members", "authors", "contributors", "maintainers", "suppliers",
        "vendors", "drivers", "students", "patients", "players", "companies", "accounts", "admins",
    ]

    // MARK: Stays

    /// Needs a key that only a stay has besides its dates, and dates that are plausible for stays: `id`, `name`,
    /// `start` and `status` are keys of anything.
    private var isOfStays: Bool {
        let fields = table.fields(.bookings)
        if fields.dateParts != nil { return true }
        guard let arrival = table.dayColumn(.arrival), areStays(arrival, fields) else { return false }
        // The days of what an answer holds are not those of the answer.
        if list.isWhole, list.keys[arrival].contains("[]") { return false }
        let plain = Set(PlainAliases.bookings.values.joined())
        func isNamed(_ field: BookingField) -> Bool {
            fields.column(field).map { !plain.contains(foldedWord(list.keys[$0])) } ?? false
        }
        let lodging: [BookingField] = [.nights, .guests, .adults, .children, .siteNumber, .category, .property]
        let anyTrade: [BookingField] = [.reservationID, .camperName, .bookedOn, .channel]
        let isPlain = plain.contains(foldedWord(list.keys[arrival]))
        if lodging.contains(where: isNamed) || namesGuest { return true }
        // Who checks in and stays for nights does so in a table without more, too.
        return (!isPlain || areCalledBookings) && (anyTrade.contains(where: isNamed) || areAgreed)
    }

    /// Whether there is something that a stay has and a mere period lacks: who has booked it, that it is booked, or who
    /// comes for how much.
    private var areAgreed: Bool {
        if list.keys.contains(where: { key in JSONTableHead.bookers.contains(where: key.lowercased().hasPrefix) }) {
            return true
        }
        let fields = table.fields(.bookings)
        if let status = fields.column(BookingField.status),
            list.rows.contains(where: { StatusWords.isOfBookings($0[status]) })
        {
            return true
        }
        let isPriced = [BookingField.total, .paid].contains { fields.column($0) != nil }
        let isNamed =
            fields.column(BookingField.camperName) != nil
            || table.fields(.contacts).column(ContactColumn.familyName) != nil
        return isPriced && isNamed
    }

    private static let bookers = ["customer.", "client.", "booker.", "guest.", "undername."]

    /// `{"bookings": […]}`, or JSON:API's `"type": "bookings"` in each.
    private var areCalledBookings: Bool {
        let type = list.keys.firstIndex(of: "type")
        let kinds = list.rows.prefix(1).compactMap { row in type.map { row[$0] } }
        return list.areCalledBookings || kinds.contains { JSONLists.bookings.contains(foldedWord($0)) }
    }

    private var namesGuest: Bool { table.folded.contains { $0.contains("guest") || $0.contains("camper") } }

    /// Whether most rows have a date of arrival followed by 1 to 366 nights.
    private func areStays(_ arrival: Int, _ fields: HeaderFields) -> Bool {
        func cells(_ column: Int) -> [String] {
            list.rows.map { $0.indices.contains(column) ? ListHeading.first(of: $0[column]) : "" }
        }
        let first = cells(arrival)
        let departure = table.dayColumn(.departure)
        let last = departure.map(cells)
        let lastNight = departure.map { StayColumns.isLastNight(list.keys[$0]) } ?? false ? 1 : 0
        let nights = fields.column(BookingField.nights).map(cells)
        return [true, false].contains { dayFirst in
            let stays = first.indices.count { row in
                guard let day = CellShape.day(first[row], dayFirst: dayFirst) else { return false }
                let end = last.flatMap { CellShape.day($0[row], dayFirst: dayFirst) }
                let length = end.map { Int($0 - day) + lastNight } ?? nights.flatMap { Int($0[row]) }
                return length.map { 1...366 ~= $0 } ?? false
            }
            return stays * 2 > first.count { !$0.isEmpty }
        }
    }

    // MARK: Sites and people

    /// Needs a key that names the number of a site, or something that only sites have.
    private var isOfSites: Bool {
        let fields = table.fields(.campsites)
        guard let number = fields.column(CampSiteField.siteNumber) else { return false }
        let facts: [CampSiteField] = [.electricity, .water, .closedFrom]
        let category = fields.column(CampSiteField.category).map { foldedWord(list.keys[$0]) }
        let isKind = category.map(SiteList.types.contains) ?? false
        return !JSONTableHead.anyNumbers.contains(foldedWord(list.keys[number])) || isKind
            || facts.contains { fields.column($0) != nil }
    }

    /// Keys for numbers and names of anything.
    private static let anyNumbers: Set<String> = [
        "number", "site", "unit", "spot", "lot", "lotnumber", "space", "listing", "listingname", "unitnumber", "siteid",
    ]

    /// Needs a name in parts, or a full name under a key that only people have, with a telephone number or a birthday, or
    /// with an e-mail address if the name is in parts; a plain `name` needs both telephone and e-mail. No place has all
    /// of this.
    private var isOfPeople: Bool {
        let fields = table.fields(.contacts)
        func has(_ column: ContactColumn) -> Bool { fields.column(column) != nil }
        let onMap = table.fields(.places)
        if onMap.column(PlaceColumn.latitude) != nil { return false }
        // An address book knows where friends work.
        let others =
            has(.birthday) ? JSONTableHead.accounts.subtracting(["department", "jobtitle"]) : JSONTableHead.accounts
        guard Set(table.folded).isDisjoint(with: others) else { return false }
        let isInParts = has(.givenName) && has(.familyName)
        let isWhole = fields.column(ContactColumn.fullName).map { foldedWord(list.keys[$0]) != "name" } ?? false
        if isInParts, has(.email) { return true }
        return isWhole || isInParts ? has(.phone) || has(.birthday) : has(.birthday) || has(.phone) && has(.email)
    }

    /// Whether most objects have a position.
    private var isOnMap: Bool {
        let fields = table.fields(.places)
        func isPosition(_ row: [String]) -> Bool {
            func cell(_ column: PlaceColumn) -> String? { fields.column(column).map { row[$0] } }
            if let position = cell(.position), PositionText.coordinate(position) != nil { return true }
            return cell(.latitude).flatMap { Degrees.read($0, isLatitude: true) } != nil
                && cell(.longitude).flatMap { Degrees.read($0, isLatitude: false) } != nil
        }
        return list.rows.count(where: isPosition) * 2 > list.rows.count
    }

    /// Keys of users of a program, employees and vendors.
    private static let accounts: Set<String> = [
        "username", "login", "password", "passwordhash", "role", "roles", "permissions", "isadmin", "lastlogin",
        "avatar", "avatarurl", "department", "jobtitle", "position", "supplierid", "vendorid", "taxid", "vatid",
        "vatnumber", "company.name", "cuisine", "openinghours",
        // Customers of a shop, students, authors, and who fills in a form.
        "orderid", "product", "amount", "grade", "gpa", "orcid", "ipaddress", "affiliation",
    ]
}
