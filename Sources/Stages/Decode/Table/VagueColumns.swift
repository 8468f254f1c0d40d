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
    static let fields: [BookingField] = [.camperName, .email, .departure, .siteNumber, .guests]

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
        case .siteNumber: site(isNumbered: bindings[BookingField.reservationID.rawValue] != nil)
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

    private func column(_ headings: [String], where fits: (_ column: Int) -> Bool) -> Int? {
        headings.lazy.compactMap { matcher.column(folded: $0) }.first { !taken.contains($0) && fits($0) }
    }

    /// A place without a number is a town, lodging may be a price, and a Russian number is a room's if bookings have one
    /// of their own, or if it repeats.
    private func site(isNumbered: Bool) -> Int? {
        column(VagueColumns.places) { mostly($0, VagueColumns.isNumber) }
            // In Russian also a number of beds.
            ?? column(["места"]) { mostly($0) { $0.contains(where: \.isLetter) && VagueColumns.hasDigit($0) } }
            ?? column(VagueColumns.lodgings) { mostly($0) { $0.first?.isLetter ?? false } }
            ?? column(["номер"]) {
                mostly($0, VagueColumns.hasDigit) && (isNumbered || !firstRows.areDistinct($0))
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
        "guest(s)", "guests", "contactname", "holder", "occupant", "titolare", "capogruppo", "kund", "név", "客人", "客户",
        "客戶", "손님",
    ]
    private static let departures = ["dept", "dept."]
    private static let places = ["plaats", "miejsce", "место", "empl.", "empl", "departamento", "depto"]
    private static let lodgings = ["majoitus", "szállás"]
}
