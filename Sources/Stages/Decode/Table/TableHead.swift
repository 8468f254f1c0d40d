package import InnkeeperCore

/// What the headers of a table show before the file is read: what it holds and which system wrote it.
package struct TableHead {
    private let cells: [String]
    /// The first rows.
    let rows: [[String]]
    private let matcher: HeaderMatcher
    /// The name of its file, or of its sheet; empty if unknown.
    let name: String

    package init(headers: [String], rows: [[String]] = [], name: String = "") {
        cells = headers.map(HeadingMarks.without)
        matcher = HeaderMatcher(headers)
        self.rows = rows
        self.name = name
    }

    /// The headers, without their marks.
    var headings: [String] { cells }

    /// Makes ahead of time what the headings of every table are compared with.
    package static func prepare() { AliasIndex.prepare() }

    /// The headers, folded: equal ones identify files of the same export.
    package var folded: [String] { cells.map { foldedWord($0) } }

    /// The preset whose headers these are.
    package var preset: String? { Presets.match(cells, kind: nil)?.preset.name }

    /// What the records are, and the headers that indicate it; nil if these are not known headers.
    package var kind: (kind: RecordKind, headers: [String])? {
        if let match = Presets.match(cells, kind: nil) { return (match.preset.kind, match.evidence) }
        return stays.map { (.bookings, $0) } ?? SiteList(self).evidence.map { (.campsites, $0) }
            ?? people.map { (.contacts, $0) } ?? places.map { (.places, $0) }
    }

    /// What is recognised by the headers; `reason` puts those that indicate the kind into a sentence.
    func recognition(_ reason: (_ headers: String) -> String) -> Recognition? {
        kind.map {
            Recognition(
                kind: $0.kind, reason: reason($0.headers.joined(separator: ", ")), preset: preset, headings: folded)
        }
    }

    /// The headers of the first and last date of stays.
    private var stays: [String]? {
        let fields = fields(.bookings)
        let nights = fields.column(BookingField.nights) ?? dayColumn(.departure)
        if let parts = fields.dateParts, let end = nights ?? fields.nightParts.first {
            return (parts + [end]).map { cells[$0] }
        }
        guard let arrival = dayColumn(.arrival).map({ cells[$0] }), let end = nights ?? fields.nightParts.first else {
            return range
        }
        guard OtherStays(self).signs(arrival: arrival).isEmpty else { return nil }
        let isCounted = fields.column(BookingField.nights) != nil || !fields.nightParts.isEmpty
        if holdsNoDays(.arrival) || !isCounted && holdsNoDays(.departure) { return nil }
        let isPlain = PlainAliases.isPeriod(arrival)
        if let first = dayColumn(.arrival), let last = dayColumn(.departure),
            !isSurelyOfStays || isPlain && !isOfGuestsByName,
            StayShapes.haveNoNights(rows, first: first, last: last)
        {
            return nil
        }
        if haveNoStays(from: arrival, to: cells[end]) { return nil }
        // Events on a map have first and last dates too.
        let isOnMap = header(.places, PlaceColumn.latitude) != nil && header(.places, PlaceColumn.longitude) != nil
        if isPlain, !isOfAnyone { return nil }
        return !isOnMap && !isPlain || isOfGuests ? [arrival, cells[end]] : nil
    }

    /// Whether no column with a heading of the field has days: trains arrive at times, journeys begin in places.
    func holdsNoDays(_ field: BookingField) -> Bool {
        let columns = matcher.columns(field.rawValue, of: .bookings)
        return !columns.isEmpty && columns.allSatisfy(FirstRows(rows).holdsNoDays)
    }

    /// Whether a doubtful heading of a first or last day has no nights below it.
    private func haveNoStays(from arrival: String, to departure: String) -> Bool {
        guard [arrival, departure].contains(where: { PlainAliases.doubtful.contains(foldedWord($0)) }),
            let first = cells.firstIndex(of: arrival), let last = cells.firstIndex(of: departure)
        else { return false }
        let isOfNights = fields(.bookings).column(BookingField.nights) == last
        return !isOfNights && !StayShapes.pairs(rows, among: [first, last]).contains { $0 == (first, last) }
    }

    /// The header of both days of each stay in one cell, and that of the guests or their bookings: prices have such days
    /// too.
    private var range: [String]? {
        let numbers = Set(PlainAliases.bookings[BookingField.reservationID.rawValue] ?? [])
        let named = [BookingField.camperName, .reservationID].compactMap { header(.bookings, $0) }.filter {
            !TableHead.anybody.contains(foldedWord($0)) && !numbers.contains(foldedWord($0))
        }
        guard let guest = named.first,
            named.count == 2 || hasGuestsOrSites || header(.bookings, BookingField.status) != nil,
            let column = StayRange.column(rows, among: cells.indices.filter { cells[$0] != guest })
        else { return nil }
        return [cells[column], guest]
    }

    /// Whether it has what trains, flights and parcels lack: nights, guests, a site, a booking number.
    var isSurelyOfStays: Bool {
        let plain = Set(PlainAliases.bookings[BookingField.reservationID.rawValue] ?? [])
        return has([.nights, .guests, .adults, .siteNumber, .property, .reservationID], butNot: plain.contains)
    }

    /// Whether it has what journeys and shifts lack: nights, guests, a site.
    var hasGuestsOrSites: Bool {
        has([.nights, .guests, .adults, .siteNumber, .property], butNot: OtherSubjects.isStaffNumber)
    }

    /// Whether any of the fields has a header, and not a vague one.
    private func has(_ fields: [BookingField], butNot isVague: (_ folded: String) -> Bool) -> Bool {
        fields.contains { header(.bookings, $0).map { !isVague(foldedWord($0)) } ?? false }
    }

    /// Whether it tells guests by name, or counts them or their nights.
    private var isOfGuestsByName: Bool {
        let fields: [BookingField] = [.camperName, .phone, .email, .nights, .guests, .adults]
        return fields.contains { header(.bookings, $0) != nil }
            || [ContactColumn.givenName, .familyName].contains { header(.contacts, $0) != nil }
    }

    /// Whether it has anything of a booking: what is free has a site and days, too, and so has a journey.
    private var isOfAnyone: Bool {
        let fields: [BookingField] = [.reservationID, .total, .paid, .balance, .status, .bookedOn, .channel, .notes]
        return isOfGuestsByName || fields.contains { header(.bookings, $0) != nil }
    }

    /// Someone on a site, or nights: contracts of seasonal guests are stays.
    var isOfGuestsOnSites: Bool {
        header(.bookings, BookingField.nights) != nil
            || header(.bookings, BookingField.camperName) != nil
                && (header(.bookings, BookingField.siteNumber) ?? header(.bookings, BookingField.property)) != nil
    }

    /// Headings of any kind of list.
    private static let anybody: Set<String> = [
        "id", "name", "navn", "namn", "jméno", "imię", "名前", "氏名", "姓名", "number", "numero", "número", "nama",
        "الاسم", "ชื่อ", "họtên", "họvàtên", "пользователь", "联系人", "聯絡人", "신청자",
    ]

    /// Whether the table has a guest, a number of nights or guests, a site, or a booking number.
    private var isOfGuests: Bool {
        if ["guestfirstname", "guestlastname"].contains(where: { matcher.column(folded: $0) != nil }) { return true }
        return has(
            [.camperName, .nights, .guests, .adults, .siteNumber, .reservationID], butNot: TableHead.anybody.contains)
    }

    /// The headers of a list of people: a name, and contact details or a date of birth.
    private var people: [String]? {
        let words = Set(folded)
        guard !ContactAliases.areStaff(words), !OtherSubjects.areMeals(folded), !holdsStays else { return nil }
        // Just a list of addresses.
        if cells.count == 1, let email = header(.contacts, ContactColumn.email) { return [email] }
        let columns: [ContactColumn] = [.givenName, .familyName, .fullName]
        // A word such as "Nombre" is a given name or a full one.
        let found = columns.compactMap { fields(.contacts).column($0) }
            .flatMap { FirstRows(rows).withoutMisfits([$0], of: ContactColumn.fullName.rawValue) }.map { cells[$0] }
        var names = found.enumerated().filter { found.firstIndex(of: $1) == $0 }.map(\.element)
        let ways = [ContactColumn.phone, .email, .birthday].compactMap { header(.contacts, $0) }
        let isAddressed = words.intersection(ContactAliases.address).count > 1
        // Companies that can be written to, rather than a column of anything with companies.
        if names.isEmpty, ways.count > 1, isAddressed {
            names = [ContactColumn.organization].compactMap { header(.contacts, $0) }
        }
        guard let name = names.first, !ways.isEmpty,
            names.count + ways.count > 2 || cells.count <= 4 || isAddressed
        else { return nil }
        // Places have telephones too, but their names are not split; restaurants keep guest lists.
        let isPerson = names.count > 1 || header(.contacts, ContactColumn.birthday) != nil
        if !isPerson, places != nil || OtherSubjects.areNamed(besidePeople: cells) { return nil }
        return [name] + ways
    }

    private var places: [String]? { PlaceList(self).evidence }

    /// The columns that may be a field's, from best to vaguest.
    func columns(_ kind: RecordKind, _ field: some RawRepresentable<String>) -> [Int] {
        matcher.columns(field.rawValue, of: kind)
    }

    /// The column of a first or last day: the best that has days, as "Check-in" may be a time beside the arrival.
    func dayColumn(_ field: BookingField) -> Int? {
        let columns = columns(.bookings, field)
        return columns.first { !FirstRows(rows).holdsNoDays($0) } ?? columns.first
    }

    func fields(_ kind: RecordKind) -> HeaderFields { HeaderFields(matcher, kind: kind) }

    func header(_ kind: RecordKind, _ field: some RawRepresentable<String>) -> String? {
        fields(kind).column(field).map { cells[$0] }
    }

    /// Whether two columns hold the first and last dates of stays, whatever their headers, as a table of bookings has
    /// names and addresses too; or at least three headers are those of a booking.
    private var holdsStays: Bool {
        let fields: [BookingField] = [
            .reservationID, .arrival, .departure, .nights, .guests, .nightlyRate, .total, .paid, .status, .bookedOn,
        ]
        if fields.count(where: { header(.bookings, $0) != nil }) > 2 { return true }
        return !StayShapes.pairs(rows, among: cells.indices.filter { !TableHead.isOfRecords(cells[$0]) }).isEmpty
    }

    /// The columns of arrival and departure, where headings do not tell them and the first rows leave only one choice.
    var days: (arrival: Int, departure: Int)? {
        let fields = fields(.bookings)
        let others = Set([BookingField.bookedOn, .cancelledOn, .dueOn].compactMap { fields.column($0) })
        let columns = cells.indices.filter { !others.contains($0) && !TableHead.isOfRecords(cells[$0]) }
        return StayShapes.days(rows, among: columns, arrival: fields.column(BookingField.arrival))
            .map { ($0.first, $0.last) }
    }

    /// Whether the header is that of a date on which the record itself was created or changed.
    private static func isOfRecords(_ header: String) -> Bool {
        // A row may have thousands of empty cells.
        guard !header.isEmpty, header.utf8.count <= HeaderSearch.lengthLimit else { return false }
        return OtherSubjects.isOfRecord(foldedWord(header))
    }
}
