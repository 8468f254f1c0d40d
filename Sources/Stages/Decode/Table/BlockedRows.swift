internal import InnkeeperCore
internal import InnkeeperServices

/// Rows of bookings that take a site out of sale, and that nobody booked. They are skipped, and their nights are blocked
/// as those of a calendar are.
///
/// Before: a row for A3 from 1 to 4 May with the status `Owner stay`
/// After: no stay; on three nights A3 isn't free
struct BlockedRows {
    private struct Found {
        var row: Int
        /// The field that says so, or the heading of a column that is none.
        var field: String
        var word: String
    }

    private var found: [Int: Found] = [:]

    init(_ bookings: Bookings, _ plan: TablePlan, _ source: some CellSource) {
        var columns = FieldColumns(plan, source)
        let statuses = bookings.status
        if statuses.contains(.unknown), let words = columns.cells(BookingField.status) {
            for row in statuses.indices where statuses[row] == .unknown {
                if BlockingWords.mean(words.string(row)) { note(row, BookingField.status.rawValue, words.string(row)) }
            }
        }
        let guests = BlockingWords.guests
        var names: CellColumn?
        let campers = bookings.camper
        for row in campers.indices where guests.mayHold(campers[row]) {
            names = names ?? columns.cells(BookingField.camperName)
            guard let name = names?.string(row), BlockingWords.replaceGuest(name) else { continue }
            note(row, BookingField.camperName.rawValue, name)
        }
        for column in plan.blockColumns {
            let cells = columns.cells(column: column.index)
            var encoder = DictionaryEncoder()
            let codes = encoder.codes(cells)
            let words = encoder.names(in: cells)
            let blocks = words.map(column.blocks)
            guard blocks.contains(true) else { continue }
            for row in 0..<bookings.count where codes[row] >= 0 && blocks[Int(codes[row])] {
                note(row, plan.header[column.index], words[Int(codes[row])])
            }
        }
    }

    private mutating func note(_ row: Int, _ field: String, _ word: String) {
        if found[row] == nil { found[row] = Found(row: row, field: field, word: word) }
    }

    /// The slice without these rows, each with a finding and its nights.
    func takenOut(of slice: DecodedSlice, _ plan: TablePlan) -> DecodedSlice {
        guard !found.isEmpty, case .bookings(var bookings) = slice.batch else { return slice }
        var slice = slice
        for block in found.values.sorted(by: { $0.row < $1.row }) {
            let row = block.row
            let record = bookings.records[row]
            let cell = slice.cell(row: row, field: block.field)
            let header = plan.columns(of: block.field).first.map { plan.header[$0] } ?? block.field
            slice.findings.add(
                .recordNotAStay, file: Int(record.file), line: cell?.line ?? Int(record.line),
                column: cell?.column ?? slice.column(row), record: slice.naturalKey(row: row), field: block.field,
                arguments: [
                    .problem: .key(ReadingProblem.NoStay.blockedRow), .header: .text(header),
                    .word: .text(String(block.word.prefix(60))),
                ], recordDigest: Hash64.digest(slice.recordBytes(record)))
            if let site = bookings.site[row], let nights = bookings.stay(row) {
                bookings.blocked.append(
                    site: site, property: bookings.property[row], nights: nights, file: Int(record.file))
            }
        }
        slice.batch = .bookings(bookings)
        return slice.skipping(Set(found.keys))
    }
}

extension TablePlan {
    /// A decoded slice without its blocked rows; `source` are the cells that it was decoded from.
    func withoutBlocked(_ slice: DecodedSlice, _ source: some CellSource) -> DecodedSlice {
        guard case .bookings(let bookings) = slice.batch else { return slice }
        return BlockedRows(bookings, self, source).takenOut(of: slice, self)
    }
}

/// A column that tells rows that take a site out of sale from stays: `is_block`, `Type`.
struct BlockColumn {
    let index: Int
    /// Whether it answers yes or no; otherwise its words name the kind of row.
    private let isFlag: Bool

    /// Those of a table of bookings, but for columns that are in use for something else.
    static func all(in header: [String], without taken: Set<Int>) -> [BlockColumn] {
        header.indices.compactMap { column in
            let heading = foldedWord(HeadingMarks.without(header[column]))
            let isFlag = flags.contains(heading)
            guard isFlag || types.contains(heading), !taken.contains(column) else { return nil }
            return BlockColumn(index: column, isFlag: isFlag)
        }
    }

    func blocks(_ word: String) -> Bool { BlockingWords.mean(word) || isFlag && FlagText.read(word) == true }

    private static let flags: Set<String> = [
        "isblock", "isblocked", "isblockedbooking", "isblocking", "isownerblock", "isownerstay", "ownerstay",
        "blocked", "gesperrt", "bloqué", "bloqueado", "bloccato", "geblokkeerd",
    ]

    private static let types: Set<String> = [
        "type", "bookingtype", "reservationtype", "staytype", "buchungstyp", "buchungsart", "typederéservation",
        "tipodereserva", "tipoprenotazione", "boekingstype",
    ]
}
