package import InnkeeperCore

/// The export date written above a table, and what else shows that two tables are exports of the same list: the lines
/// above the headings without the date, and the headings.
///
/// ## Before
/// `Buchungsliste`, `Stand: 15.06.2026 08:30`, `Nr.;Anreise;Abreise`, then bookings
/// ## After
/// 15 June 2026, 08:30, of the list `Buchungsliste`, `Stand: `, `Nr.;Anreise;Abreise`
package struct WrittenDate: Sendable, Equatable {
    package var stamp: ExportStamp
    package var list: String

    /// The maximum number of lines above the headings.
    private static let lineLimit = 20
    /// A line with fewer cells is a title, not headings.
    private static let headingCount = 3

    /// Examines the first bytes of a table; nil if there is no date above its headings, or more than one.
    package init?(_ head: [UInt8]) {
        let lines = head.split(maxSplits: WrittenDate.lineLimit, omittingEmptySubsequences: true) {
            $0 == 0x0A || $0 == 0x0D
        }
        var list = ""
        var found: ExportStamp?
        for line in lines.prefix(WrittenDate.lineLimit) {
            let text = String(decoding: line, as: UTF8.self)
            guard WrittenDate.cellCount(text) < WrittenDate.headingCount else {
                guard let found else { return nil }
                stamp = found
                self.list = list + text
                return
            }
            let stamps = DateStamp.all(in: text)
            guard let only = stamps.first else {
                list += text + "\n"
                continue
            }
            // Two dates are a period.
            guard stamps.count == 1, found == nil else { return nil }
            found = ExportStamp(date: only.date, second: only.second)
            list += text[..<only.range.lowerBound] + text[only.range.upperBound...] + "\n"
        }
        return nil
    }

    /// The number of non-empty cells, with the delimiter that gives most.
    private static func cellCount(_ line: String) -> Int {
        [",", ";", "\t", "|"].map { mark in
            line.split(separator: mark).count { cell in cell.contains { !$0.isWhitespace && $0 != "\"" } }
        }.max() ?? 0
    }
}

/// When an export was made, according to its name or its first lines.
package struct ExportStamp: Sendable, Equatable {
    package var date: CalendarDate
    /// Second of the day; 0 without a time.
    package var second: Int

    package init(date: CalendarDate, second: Int = 0) {
        self.date = date
        self.second = second
    }
}
