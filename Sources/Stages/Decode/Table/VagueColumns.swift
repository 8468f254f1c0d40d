internal import InnkeeperCore

/// Columns of a table of bookings with headings so vague that only the first rows show what they are, and that count only
/// where no other column is the field's.
///
/// Before: the headings `Plaats` and `Guests` above `12` and `Ada Kant`.
/// After: the site and the guest's name; above `Utrecht` and `2` they are neither.
struct VagueColumns {
    let matcher: HeaderMatcher
    let firstRows: FirstRows
    /// The columns of other fields.
    let taken: Set<Int>

    /// The fields that such columns may be.
    static let fields: [BookingField] = [
        .reservationID, .camperName, .email, .departure, .siteNumber, .guests, .net, .total, .nightlyRate,
    ]

    /// The column of a field; `bindings` are those of the others.
    func column(_ field: BookingField, _ bindings: [String: ColumnBinding]) -> Int? {
        switch field {
        case .camperName: column(VagueColumns.names) { mostly($0, VagueColumns.isName) }
        case .email:
            matcher.columns(BookingField.phone.rawValue, of: .bookings).first {
                !taken.contains($0) && mostly($0) { CellShape($0) == .email }
            }
        case .departure:
            bindings[BookingField.arrival.rawValue]?.columns.first.flatMap { arrival in
                column(VagueColumns.departures) { last in
                    StayShapes.pairs(firstRows.rows, among: [arrival, last]).contains { $0 == (arrival, last) }
                }
            }
        case .guests: guests
        case .siteNumber: site(bindings)
        case .reservationID:
            column(VagueColumns.numbers, where: areNumbers)
        case .net: VagueColumns.payout(matcher).flatMap { taken.contains($0) ? nil : $0 }
        case .total: column(VagueColumns.totals) { firstRows.cells($0).contains(where: FirstRows.isMoney) }
        case .nightlyRate: column(VagueColumns.rates) { isRate($0, bindings) }
        default: nil
        }
    }

    /// All counts of a party in one cell, or "2 adults" as an occupancy, which may also be a percentage.
    private var guests: Int? {
        column(PartyHeading.all) { mostly($0) { PartyHeading.count($0).isPresent } }
            ?? column(["occupancy"]) { column in
                mostly(column) { $0.contains(where: \.isLetter) && PartyHeading.worded($0).isPresent }
            }
    }

    // MARK: Numbers

    /// Whether at least two rows, and all of them, have numbers of their own.
    private func areNumbers(_ column: Int) -> Bool {
        let cells = firstRows.cells(column)
        return cells.count > 1 && cells.count == firstRows.rows.count && firstRows.areDistinct(column)
            && cells.allSatisfy { VagueColumns.hasDigit($0) && $0.utf8.count <= 40 && VagueColumns.isOneWord($0) }
    }

    private static func isOneWord(_ cell: String) -> Bool {
        !cell.contains("@") && !cell.contains(where: \.isWhitespace) && CellShape(cell) != .date
            && CellShape(cell) != .amount
    }

    /// Not those that a guest or a contract may have for several stays, as a number that occurs again is refused.
    private static let numbers = [
        "externalreference", "externalref", "referenciaexterna", "riferimentoesterno", "référenceexterne",
        "externereferenz", "externereferentie", "ownerref", "checkinid", "bookinguuid", "reservationuuid",
        "roomreservation", "记录编号",
    ]

    // MARK: Money

    /// The plain amount beside the host's own fee, where nothing says what the host gets.
    static func payout(_ matcher: HeaderMatcher) -> Int? {
        guard hostFees.contains(where: { matcher.column(folded: $0) != nil }),
            matcher.columns(BookingField.net.rawValue, of: .bookings).isEmpty
        else { return nil }
        return amounts.lazy.compactMap { matcher.column(folded: $0) }.first
    }

    private static let amounts = [
        "amount", "betrag", "montant", "importe", "importo", "valor", "bedrag", "kwota", "belopp", "beløb", "beløp",
    ]
    /// Each is a known heading of a commission.
    static let hostFees = [
        "hostfee", "hostfees", "hostservicefee", "hostservicefees", "gastgebergebühr", "servicegebührfürgastgeber",
        "fraisd'hôte", "fraisdeservicehôte", "fraisdeservicedel'hôte", "commissionehost", "commissionedell'host",
        "costihost", "costidell'host", "comisióndelanfitrión", "comisióndeanfitrión", "tarifadelanfitrión",
        "tarifadeanfitrión", "taxadoanfitrião", "taxadeanfitrião", "servicekostenhost", "servicekostenverhuurder",
    ]

    /// What the client pays in all, as opposed to all the guests; and a bill, unless it is its number.
    private static let totals =
        ["bill"]
        + ["total", "totale", "totaal", "gesamt"].flatMap { total in
            [
                "client", "duclient", "cliente", "delcliente", "docliente", "ospite", "huésped", "delhuésped",
                "hóspede",
                "dohóspede", "guest", "customer", "kunde", "gast", "klant",
            ].map { total + $0 }
        }

    /// Whether the price is that of a night: times the nights it is about the total, but for taxes and extras. One
    /// night shows nothing.
    private func isRate(_ column: Int, _ bindings: [String: ColumnBinding]) -> Bool {
        guard let total = bindings[BookingField.total.rawValue]?.columns.first,
            let arrival = bindings[BookingField.arrival.rawValue]?.columns.first,
            let departure = bindings[BookingField.departure.rawValue]?.columns.first
        else { return false }
        var isShown = false
        for row in firstRows.rows where row.count > max(column, total, arrival, departure) {
            guard let price = VagueColumns.amount(row[column]), let sum = VagueColumns.amount(row[total]), sum > 0,
                let nights = StayShapes.nights(row[arrival], row[departure]), nights > 1
            else { continue }
            guard 0.6...1.1 ~= price * Double(nights) / sum else { return false }
            isShown = true
        }
        return isShown
    }

    private static let rates = ["roomprice", "tariff", "tarrif", "房价", "房價", "单价", "單價"]

    /// Roughly, as it is only compared.
    private static func amount(_ cell: String) -> Double? {
        let digits = cell.filter { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
        guard let mark = digits.lastIndex(where: { $0 == "." || $0 == "," }),
            digits.distance(from: mark, to: digits.endIndex) < 4
        else { return Double(digits.filter(\.isNumber)) }
        return Double(digits[..<mark].filter(\.isNumber) + "." + digits[digits.index(after: mark)...])
    }

    // MARK: Names and sites

    private func column(_ headings: [String], where fits: (_ column: Int) -> Bool) -> Int? {
        headings.lazy.compactMap { matcher.column(folded: $0) }.first { !taken.contains($0) && fits($0) }
    }

    /// A place without a number is a town, lodging may be a price, and a Russian number is a room's if bookings have one
    /// of their own, or if it repeats.
    private func site(_ bindings: [String: ColumnBinding]) -> Int? {
        let isNumbered = bindings[BookingField.reservationID.rawValue] != nil
        return column(VagueColumns.places) { mostly($0, VagueColumns.isNumber) }
            // Also a number of beds, and a part of a country or a company.
            ?? column(["departamento", "depto", "bunk", "cama"]) { column in
                mostly(column, VagueColumns.isNumber) && holdsOneAtATime(column, bindings)
            }
            // In Russian also a number of beds.
            ?? column(["места"]) { mostly($0) { $0.contains(where: \.isLetter) && VagueColumns.hasDigit($0) } }
            ?? column(VagueColumns.lodgings) { mostly($0) { $0.first?.isLetter ?? false } }
            ?? column(["номер"]) {
                mostly($0, VagueColumns.hasDigit) && (isNumbered || !firstRows.areDistinct($0))
            }
    }

    /// Whether no two of the first stays with the same cell share a night.
    private func holdsOneAtATime(_ column: Int, _ bindings: [String: ColumnBinding]) -> Bool {
        let days = [BookingField.arrival, .departure].compactMap { bindings[$0.rawValue]?.columns.first }
        guard days.count == 2 else { return true }
        let stays = firstRows.rows.compactMap { row -> (cell: String, nights: Range<Int32>)? in
            guard row.count > max(column, days[0], days[1]), !row[column].isEmpty else { return nil }
            return [true, false].lazy.compactMap { dayFirst in
                guard let first = CellShape.day(row[days[0]], dayFirst: dayFirst),
                    let last = CellShape.day(row[days[1]], dayFirst: dayFirst), first < last
                else { return nil }
                return (row[column], first..<last)
            }.first
        }
        return stays.indices.allSatisfy { index in
            stays[..<index].allSatisfy { $0.cell != stays[index].cell || !$0.nights.overlaps(stays[index].nights) }
        }
    }

    /// Whether most cells of the column fit, and none is an amount or a date.
    private func mostly(_ column: Int, _ fits: (String) -> Bool) -> Bool {
        let cells = firstRows.cells(column)
        return cells.count(where: fits) * 2 > cells.count
            && !cells.contains { CellShape($0) == .amount || CellShape($0) == .date }
    }

    private static func isName(_ cell: String) -> Bool {
        cell.contains(where: \.isLetter) && !hasDigit(cell) && !cell.contains("@") && FlagText.read(cell) == nil
    }

    /// "12", "B 14", "1204"; not "1234 AB Utrecht".
    private static func isNumber(_ cell: String) -> Bool {
        let digits = cell.utf8.count { $0 &- 0x30 < 10 }
        return 1...3 ~= digits || digits == 4 && Int(cell) != nil
    }

    private static func hasDigit(_ cell: String) -> Bool { cell.utf8.contains { $0 &- 0x30 < 10 } }

    private static let names = [
        "guest(s)", "guests", "contactname", "familygroup", "participant", "lodger", "holder", "occupant",
        "titolare", "capogruppo", "kund", "név", "客人", "客户",
        "客戶", "손님",
    ]
    private static let departures = ["dept", "dept."]
    private static let places = [
        "plaats", "miejsce", "место", "empl.", "empl",
    ]
    private static let lodgings = ["majoitus", "szállás"]
}
