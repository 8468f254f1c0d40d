internal import InnkeeperCore

/// Columns of a table of bookings whose headings are ambiguous and are interpreted by their first rows.
///
/// Before: the heading `Days` above `2`, `1`, next to the dates of arrival and departure.
/// After: the nights, if they equal the difference of the dates.
struct StayColumns {
    private let matcher: HeaderMatcher
    private let header: [String]
    private let firstRows: FirstRows
    private let settings: SourceSettings
    private let taken: Set<Int>

    /// `taken` are the columns of other fields.
    init(
        _ matcher: HeaderMatcher, _ header: [String], _ firstRows: FirstRows, _ settings: SourceSettings,
        taken: Set<Int>
    ) {
        self.matcher = matcher
        self.header = header
        self.firstRows = firstRows
        self.settings = settings
        self.taken = taken
    }

    /// "Room nights" may count all rooms together, and "days" may be one more: they are the nights of the stay only if
    /// they equal the difference of the dates.
    func nights(from first: Int, to last: Int) -> Int? {
        StayColumns.countedNights.compactMap { matcher.column(folded: $0) }.first {
            !taken.contains($0) && firstRows.countNights($0, from: first, to: last)
        }
    }

    private static let countedNights = [
        "roomnights", "days", "tage", "jours", "días", "giorni", "dagen", "dias", "nächtigungen",
    ]

    /// The column with both days of each stay: the arrival's, or an unused one if the arrival has no column.
    func range(arrival: ColumnBinding?) -> Int? {
        switch arrival {
        case .column(let column)?: StayRange.column(firstRows.rows, among: [column])
        case nil: StayRange.column(firstRows.rows, among: header.indices.filter { !taken.contains($0) })
        default: nil
        }
    }

    /// The departure, if its column holds the last nights.
    func departure(_ binding: ColumnBinding) -> ColumnBinding {
        if case .column(let column) = binding, StayColumns.isLastNight(header[column]) {
            .dayAfter(column)
        } else {
            binding
        }
    }

    /// Whether the heading is that of the last night, which Beds24 gives instead of the departure.
    static func isLastNight(_ heading: String) -> Bool { lastNights.contains(foldedWord(heading)) }

    static let lastNights = [
        "lastnight", "lastnightdate", "lastnightofstay", "letztenacht", "dernièrenuit", "últimanoche", "ultimanotte",
        "laatstenacht", "últimanoite",
    ]

    /// The problem that a field has no column; with the one that the first rows show to be a day of stays, though no
    /// heading says so.
    func unmapped(_ field: String, arrival: Int?) -> TableProblem {
        guard settings.kind == .bookings else { return .unmappedField(field) }
        let free = header.indices.filter { !taken.contains($0) }
        let days = StayShapes.days(firstRows.rows, among: free + (arrival.map { [$0] } ?? []), arrival: arrival)
        guard let days else { return .unmappedField(field) }
        if field == BookingField.arrival.rawValue { return .unmappedField(field, likely: days.first) }
        return .unmappedField(BookingField.departure.rawValue, likely: days.last)
    }

    /// A column with a heading of the arrival, if it holds times of day.
    var timeOfArrival: Int? {
        matcher.columns(BookingField.arrival.rawValue, ["checkin", "arrival", "anreise", "arrivée"], of: .bookings)
            .first {
                !taken.contains($0) && firstRows.holdsTimes($0)
            }
    }

    /// "Date" is that of the booking if in no row it is later than the arrival.
    func bookedOn(before arrival: Int) -> Int? {
        StayColumns.plainDates.compactMap { matcher.column(folded: $0) }.first {
            !taken.contains($0) && firstRows.areOrdered($0, arrival)
        }
    }

    private static let plainDates = [
        "date", "datum", "fecha", "data", "dato", "дата", "dátum", "päivämäärä", "ημερομηνία",
    ]

    /// "State" is part of an address, and "type" may be anything, unless the first rows have words for a booking's status
    /// there.
    var state: Int? {
        let words = StatusWords(own: settings.statuses)
        return ["state", "type"].compactMap { matcher.column(folded: $0) }.first { column in
            let cells = firstRows.cells(column)
            return !taken.contains(column) && cells.contains { words.status($0) != .unknown }
                && cells.allSatisfy { words.status($0) != .unknown || BlockingWords.mean($0) }
        }
    }

    /// "Type" next to the site is its category, unless it tells rows apart: a reservation, a payout.
    func category(beside sites: [Int]) -> Int? {
        header.indices.first { column in
            guard !taken.contains(column), StayColumns.plainTypes.contains(foldedWord(header[column])),
                sites.contains(where: { abs($0 - column) == 1 })
            else { return false }
            let cells = firstRows.cells(column)
            return !cells.isEmpty
                && cells.allSatisfy {
                    CellShape($0) == .text && !BlockingWords.mean($0)
                        && StayColumns.kindsOfRows.isDisjoint(with: HeadingWords.words($0) ?? [])
                }
        }
    }

    /// Whether a column that could be the site counts rooms: few, and mostly one. "Pokoje" and Agoda's "No of room" always
    /// do, "Zimmer" where it is Booking.com's.
    func isRoomCount(_ column: Int) -> Bool {
        let cells = firstRows.cells(column)
        guard cells.contains("1"), cells.allSatisfy({ Int($0).map { 1...9 ~= $0 } ?? false }) else { return false }
        let words = HeadingWords.words(header[column]) ?? []
        return words.prefix(2) == ["no", "of"] || words.contains(where: StayColumns.rooms.contains)
            || words == ["zimmer"]
                && (StayColumns.besideRooms.contains { matcher.column(folded: $0) != nil }
                    || firstRows.holdsOnlyOnes(column))
    }

    /// Headings of Booking.com in German.
    private static let besideRooms = ["artderwohneinheit", "wohneinheitstyp", "kommissionsbetrag"]

    /// Rooms, where the plural can't be mistaken for one of them.
    private static let rooms: Set<String> = [
        "camere", "chambres", "habitaciones", "huoneet", "kamers", "odalar", "pokoje", "pokoi", "quartos", "rooms",
        "szobak", "vaerelser",
    ]

    /// Whether an "ID number" is that of a guest's passport: the list has dates of birth or nationalities too.
    func isOfPassport(_ column: Int) -> Bool {
        let words = HeadingWords.words(header[column]) ?? []
        guard words.first == "id", words.count == 2, ["number", "no", "nr"].contains(words[1]) else { return false }
        return header.contains { heading in
            (HeadingWords.words(heading) ?? []).contains { word in
                word == "dob" || word.hasPrefix("national")
                    || HeadingLexicon.terms(word).contains { $0.contains(.birth) }
            }
        }
    }

    /// "Netto" beside a tax and without a commission is the total before tax, not what the host gets.
    func isBeforeTax(_ column: Int, _ field: String, _ bindings: [String: ColumnBinding]) -> Bool {
        settings.kind == .bookings && field == BookingField.net.rawValue
            && StayColumns.plainNets.contains(foldedWord(header[column]))
            && bindings[BookingField.tax.rawValue] != nil && bindings[BookingField.commission.rawValue] == nil
    }

    private static let plainNets: Set<String> = [
        "net", "netto", "nett", "neto", "nette", "netamount", "nettobetrag", "montantnet",
    ]
    private static let plainTypes: Set<String> = ["type", "typ", "tipo", "tip", "art", "soort", "tipologia", "rodzaj"]
    private static let kindsOfRows: Set<String> = [
        "reservation", "booking", "payout", "payment", "refund", "adjustment", "direct", "online", "ota", "group",
        "buchung", "reservierung", "reserva", "prenotazione", "zahlung", "auszahlung", "paiement", "pago",
    ]

    /// The room without which a unit's number says too little: Beds24 numbers the units of every room from 1.
    func room(ofUnit unit: Int, property: Int?) -> Int? {
        guard StayColumns.units.contains(foldedWord(header[unit])),
            let room = StayColumns.singleRooms.compactMap({ matcher.column(folded: $0) }).first
        else { return nil }
        var rooms: [[String]: String] = [:]
        let isNumberedByRoom = firstRows.rows.contains { row in
            guard row.count > max(room, unit, property ?? 0), !row[room].isEmpty, !row[unit].isEmpty else {
                return false
            }
            let other = rooms.updateValue(row[room], forKey: [property.map { row[$0] } ?? "", row[unit]])
            return other != nil && other != row[room]
        }
        return isNumberedByRoom ? room : nil
    }

    private static let units: Set<String> = ["unit", "unitid", "unitname", "unitnumber", "unitno", "unit#"]
    private static let singleRooms = ["room", "roomid", "roomname"]

    /// Another date column that may equally be the arrival or departure but has different dates.
    func rival(of column: Int, among columns: [Int], _ field: String) -> Int? {
        guard settings.kind == .bookings, [BookingField.arrival, .departure].map(\.rawValue).contains(field) else {
            return nil
        }
        let plain = PlainAliases.bookings[field] ?? []
        func isSure(_ column: Int) -> Bool {
            let word = foldedWord(header[column])
            return !AliasIndex.kinds(knowing: word).isEmpty && !plain.contains(word)
        }
        return isSure(column) ? columns.first { $0 != column && isSure($0) && firstRows.differ($0, column) } : nil
    }

    /// Whether the column names something that is let as a whole.
    func isListing(_ column: Int, stays: (arrival: Int, departure: Int)?) -> Bool {
        let word = foldedWord(header[column])
        if !PlainAliases.listings.isDisjoint(with: [word] + DottedHeading.words(header[column])) { return true }
        guard PlainAliases.housesOrUnits.contains(word) else { return false }
        // A house with several units has several stays a night; pitches and rooms have numbers.
        let cells = firstRows.cells(column)
        return cells.count { $0.contains(where: \.isNumber) } * 2 > cells.count || !areHouses(column, stays)
    }

    /// Whether three stays share a night under one name, in either order of dates.
    private func areHouses(_ column: Int, _ stays: (arrival: Int, departure: Int)?) -> Bool {
        guard let stays else { return true }
        return [true, false].contains { dayFirst in
            var nights: [String: [Range<Int32>]] = [:]
            for row in firstRows.rows where row.count > max(column, stays.arrival, stays.departure) {
                guard let first = CellShape.day(row[stays.arrival], dayFirst: dayFirst),
                    let last = CellShape.day(row[stays.departure], dayFirst: dayFirst), first < last
                else { continue }
                nights[row[column], default: []].append(first..<last)
            }
            return nights.values.contains { stays in
                stays.contains { stay in stays.count { $0.contains(stay.lowerBound) } > 2 }
            }
        }
    }
}
