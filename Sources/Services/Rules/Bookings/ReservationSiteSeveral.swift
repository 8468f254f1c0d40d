import InnkeeperCore

/// Flags a booking that names several sites in one cell.
///
/// ## Before
/// A booking of site `A1, A2`.
///
/// ## After
/// It is kept. Its nights are those of a site `A1, A2`, and no stay on A1 or A2 is in conflict with it. A name that one of the
/// campsites has is that of one site.
struct ReservationSiteSeveral: BookingRule {
    let code = "reservation-site-several"
    let summary = "The booking names several sites, so it can't be checked for double bookings."
    let advice = """
        Give each site a row of its own, with the same booking number. If a single site has such a name, add it to the \
        campsites.
        """
    let message = """
        "{value}" seems to be several sites, and the booking is checked for double bookings on none of them; give each a row.
        """
    let severity = Severity.warning
    let requires = [BookingField.siteNumber.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights
                    R1,A1,2026-07-04,2
                    R2,"Lakeside, pitch 2",2026-07-04,2
                    R3,12/13,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,site_number,arrival,nights
                    R1,»"A1, A2",2026-07-04,2
                    R2,»Cabin 3 + Cabin 4,2026-07-04,2
                    R3,»101;102;103,2026-07-04,2
                    """),
        ]
    }

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let names = bookings.site.names
        let several = names.map(SiteNames.areSeveral)
        guard several.contains(true) else { return }
        let siteRows = context.siteRows(of: bookings)
        let codes = bookings.site.codes.cells
        for row in codes.indices where codes[row] >= 0 && several[Int(codes[row])] {
            if let siteRows, siteRows[codes[row], row] != SiteRows.none { continue }
            report.report(code, row: row, field: BookingField.siteNumber.rawValue)
        }
    }
}

/// Names and numbers of sites in one text.
private enum SiteNames {
    /// Whether a text consists of two or more different numbers, all of them after the same word, or all with as many digits.
    static func areSeveral(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.count <= longest, bytes.contains(where: isMark) else { return false }
        let parts = bytes.split(omittingEmptySubsequences: false, whereSeparator: isMark).map { number(of: $0) }
        guard let first = parts[0], Set(parts.map { $0?.whole }).count == parts.count else { return false }
        return parts.allSatisfy { $0.map { $0.word == first.word && $0.digits == first.digits } ?? false }
    }

    private static let longest = 200

    private static func isMark(_ byte: UInt8) -> Bool { ",;+&|".utf8.contains(byte) }

    private typealias Number = (whole: String, word: String, digits: Int)

    /// The word before a number, and without one how many digits it has; nil for a text that doesn't end with a number.
    private static func number(of text: Substring.UTF8View) -> Number? {
        let whole = String(Substring(text)).filter { $0 != " " }.lowercased()
        let word = whole.prefix { !$0.isNumber }
        let digits = whole.dropFirst(word.count)
        guard !digits.isEmpty, digits.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
        return (whole, String(word), word.isEmpty ? digits.count : 0)
    }
}
