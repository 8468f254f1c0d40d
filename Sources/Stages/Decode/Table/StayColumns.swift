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
        let columns =
            StayColumns.countedNights.compactMap { matcher.column(folded: $0) }
            + header.indices.prefix(HeaderMatcher.composedLimit).filter { StayColumns.countsDays(header[$0]) }
        return columns.first { !taken.contains($0) && firstRows.countNights($0, from: first, to: last) }
    }

    /// "No. of days", "Anzahl der Tage", "Days stayed".
    private static func countsDays(_ heading: String) -> Bool {
        guard !heading.isEmpty, heading.utf8.count <= HeaderSearch.lengthLimit,
            let words = HeadingWords.words(heading), words.contains(where: days.contains)
        else { return false }
        return words.allSatisfy { word in
            days.contains(word) || HeadingLexicon.isFiller(word) || word == "stayed"
                || HeadingLexicon.terms(word).contains { !$0.isDisjoint(with: counts) }
        }
    }

    private static let counts: HeadingTerm = [.count, .number, .total, .stay, .booked, .booking]
    private static let days: Set<String> = [
        "day", "days", "tage", "tagen", "jours", "dias", "giorni", "dagen", "dage", "dager", "dagar", "dni",
    ]

    private static let countedNights = [
        "roomnights", "days", "tage", "jours", "días", "giorni", "dagen", "dias", "nächtigungen", "天數",
        "天数", "日数", "日數", "일수",
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
    static func isLastNight(_ heading: String) -> Bool {
        lastNights.contains(foldedWord(heading)) || DottedHeading.words(heading).contains(where: lastNights.contains)
    }

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
    /// there. Those of two letters are also parts of countries: OK, NS.
    var state: Int? {
        let words = StatusWords(own: settings.statuses)
        func holdsStatuses(_ column: Int) -> Bool {
            let cells = firstRows.cells(column)
            return !taken.contains(column) && cells.contains { $0.utf8.count > 2 && words.status($0) != .unknown }
                && cells.allSatisfy { words.status($0) != .unknown || BlockingWords.mean($0) }
        }
        func tellCancelled(_ column: Int) -> Bool {
            firstRows.cells(column).contains { [.cancelled, .noShow].contains(words.status($0)) }
        }
        let columns = header.indices.prefix(HeaderMatcher.composedLimit)
        return ["state", "type"].compactMap { matcher.column(folded: $0) }.first(where: holdsStatuses)
            ?? columns.first { isNamedStatus($0) && holdsStatuses($0) && tellCancelled($0) }
            // Nothing but the words of bookings, under a heading that nobody knows.
            ?? columns.first {
                isOfNothingElse($0) && holdsStatuses($0)
                    && (tellCancelled($0) || firstRows.cells($0).contains(where: StatusWords.isOfBookings))
            }
    }

    /// Whether the heading says that it is the status of something, and not that of money or of a service.
    private func isNamedStatus(_ column: Int) -> Bool {
        guard !header[column].isEmpty, header[column].utf8.count <= HeaderSearch.lengthLimit,
            let words = HeadingWords.words(header[column])
        else { return false }
        let terms = words.flatMap { HeadingLexicon.terms($0) }.reduce(into: HeadingTerm()) { $0.formUnion($1) }
        return (terms.contains(.status) || !StayColumns.states.isDisjoint(with: words))
            && terms.isDisjoint(with: StayColumns.money) && StayColumns.services.isDisjoint(with: words)
    }

    /// Whether the heading doesn't say that the column is about money, a service or a message.
    private func isOfNothingElse(_ column: Int) -> Bool {
        let folded = foldedWord(header[column])
        guard !folded.isEmpty, !StayColumns.payments.contains(where: folded.contains) else { return false }
        let words = HeadingWords.words(header[column]) ?? []
        let terms = words.flatMap { HeadingLexicon.terms($0) }.reduce(into: HeadingTerm()) { $0.formUnion($1) }
        return terms.isDisjoint(with: StayColumns.money) && StayColumns.services.isDisjoint(with: words)
    }

    /// Payment, where the lexicon doesn't have the script.
    private static let payments = ["оплат", "платеж", "支払", "決済", "入金", "支付", "付款", "退款", "결제", "입금", "환불"]

    private static let states: Set<String> = ["state", "stage", "stand"]
    private static let money: HeadingTerm = [
        .payment, .paid, .amount, .payout, .due, .open, .fee, .tax, .commission, .country, .address,
    ]
    private static let services: Set<String> = [
        "deposit", "invoice", "refund", "cleaning", "housekeeping", "anzahlung", "rechnung", "kaution", "reinigung",
        "acompte", "facture", "caution", "menage", "factura", "deposito", "fattura", "caparra", "factuur", "borg",
        "insurance", "message", "sync", "transfer", "breakfast",
    ]

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
