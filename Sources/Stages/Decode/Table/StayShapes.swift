internal import InnkeeperCore

/// What the first rows show about two columns that may be the dates of stays.
enum StayShapes {
    /// Whether none of at least two rows has a night between the dates, in either date order: flights land after they
    /// take off.
    static func haveNoNights(_ rows: [[String]], first: Int, last: Int) -> Bool {
        let pairs = filled(rows, first, last)
        guard pairs.count >= 2 else { return false }
        let nights = [true, false].map { dayFirst in
            pairs.compactMap { first, last -> Int32? in
                guard let from = CellShape.day(first, dayFirst: dayFirst),
                    let to = CellShape.day(last, dayFirst: dayFirst)
                else { return nil }
                return to - from
            }
        }
        let whole = nights.filter { $0.count == pairs.count }
        return !whole.isEmpty && whole.allSatisfy { $0.allSatisfy { $0 < 1 } }
    }

    /// The nights between two days, in the order of dates in which there are some.
    static func nights(_ first: String, _ last: String) -> Int? {
        [true, false].lazy.compactMap { dayFirst in
            guard let from = CellShape.day(first, dayFirst: dayFirst), let to = CellShape.day(last, dayFirst: dayFirst),
                1...90 ~= to - from
            else { return nil }
            return Int(to - from)
        }.first
    }

    private static func filled(_ rows: [[String]], _ first: Int, _ last: Int) -> [(String, String)] {
        rows.compactMap { row in
            // Not "N/A".
            guard row.indices.contains(first), row.indices.contains(last), row[first].contains(where: \.isNumber),
                row[last].contains(where: \.isNumber)
            else { return nil }
            return (row[first], row[last])
        }
    }

    /// The columns of arrival and departure among `columns`, if the first rows, two at least, leave only one choice, or
    /// only one side by side. `arrival` is that column, where it is known.
    static func days(_ rows: [[String]], among columns: [Int], arrival: Int? = nil) -> (first: Int, last: Int)? {
        let all = pairs(rows, among: columns).filter { arrival == nil || $0.first == arrival }
        let found = all.count == 1 ? all : all.filter { $0.last == $0.first + 1 }
        guard found.count == 1 else { return nil }
        let isEnough = [found[0].first, found[0].last].allSatisfy { column in
            rows.count { $0.indices.contains(column) && CellShape.isDate($0[column]) } >= 2
        }
        return isEnough ? found[0] : nil
    }

    /// The pairs of columns that may be the first and the last day of stays, in one order of dates.
    static func pairs(_ rows: [[String]], among columns: [Int]) -> [(first: Int, last: Int)] {
        // Columns are compared in pairs, so only the first hundred of a table with thousands are considered.
        let days = columns.prefix(100).map { column in
            let cells = rows.map { $0.indices.contains(column) ? $0[column] : "" }
            let orders = [true, false].map { dayFirst in cells.map { CellShape.day($0, dayFirst: dayFirst) } }
            // An order counts if it reads every date of the column.
            let most = orders.map { $0.count { $0 != nil } }.max() ?? 0
            return (column, orders.map { order in order.count { $0 != nil } == most ? order : [] })
        }
        let dated = days.filter { $1.contains { $0.contains { $0 != nil } } }
        return dated.flatMap { first, from in
            dated.filter { _, to in zip(from, to).contains { areStays($0, $1) } }.map { (first, $0.0) }
        }
    }

    /// Whether every row with both dates has one to ninety nights between them.
    private static func areStays(_ first: [Int32?], _ last: [Int32?]) -> Bool {
        let nights = zip(first, last).compactMap { first, last in first.flatMap { from in last.map { $0 - from } } }
        return !nights.isEmpty && nights.allSatisfy { 1...90 ~= $0 }
    }

    /// Whether a cell is a time of day, or words without a digit, as the place where a journey begins. Words for a day
    /// that isn't known yet leave it open.
    static func isNoDay(_ text: String) -> Bool {
        if isClock(text) { return true }
        return !text.contains { $0.isNumber } && text.contains { $0.isLetter }
            && !openDays.contains(foldedWord(text))
    }

    private static let openDays: Set<String> = [
        "tbd", "tba", "tbc", "open", "offen", "pending", "unknown", "unbekannt", "flexible", "flexibel", "today",
        "heute",
        "tomorrow", "morgen", "flex", "ouvert", "abierto", "aperto", "none", "null", "n/a", "na", "nil", "k.a.",
    ]

    /// "10:30", "9:05 am", "14h", "10h30", "9 Uhr"
    static func isClock(_ text: String) -> Bool {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard 1...2 ~= digits.count, let hour = Int(digits), hour <= 24, text.utf8.count <= 16 else { return false }
        let rest = text.dropFirst(digits.count).drop { $0 == " " }.lowercased()
        return rest.hasPrefix(":") && !CellShape.isDate(text)
            || ["h", "uhr", "am", "pm", "a.m.", "p.m."].contains { rest == $0 }
            || rest.hasPrefix("h") && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }

    /// "10:30", "9:05 am"
    static func isTime(_ text: String) -> Bool {
        text.utf8.count <= 11 && text.contains(":") && !CellShape.isDate(text)
    }
}
