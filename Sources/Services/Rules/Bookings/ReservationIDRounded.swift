import InnkeeperCore

/// Flags a booking number that a spreadsheet took for a number: it shows `1.23457E+16`, or keeps 15 digits and puts zeros
/// behind them.
///
/// ## Before
/// `1.23457E+16`, or `12345678901234500`.
///
/// ## After
/// The booking counts, under what is left of its number.
struct ReservationIDRounded: BookingRule {
    let code = "reservation-id-rounded"
    let summary = "The booking number seems to have lost digits: spreadsheets keep only 15."
    let advice = "Export it again with this column as text: what is lost can't be recovered."
    let message = """
        The booking number seems to have lost digits: spreadsheets keep only 15; export it again with this column as \
        text.
        """
    let severity = Severity.warning
    let requires = [BookingField.reservationID.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,arrival,nights
                    123456789012345078,2026-07-04,2
                    5000000000000,2026-07-04,2
                    1E5A,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights
                    »12345678901234600,2026-07-04,2
                    """),
            RuleExample(
                fails: """
                    reservation_id,arrival,nights
                    »1.23457E+16,2026-07-04,2
                    """),
        ]
    }

    /// What a spreadsheet keeps of a number (IEEE 754: at least 15 decimal digits survive).
    private static let digitLimit = 15

    func check(_ bookings: Bookings, in context: RuleContext, report: inout RowFindings) {
        let bytes = bookings.id.bytes
        for row in 0..<bookings.count {
            let range = bookings.id.range(row)
            guard range.count >= 4 else { continue }
            // Nearly every number is short, and has a digit or a letter here.
            let isExponent = [0x2E, 0x2C, 0x45, 0x65].contains(bytes[range.lowerBound + 1])
            guard isExponent || range.count > ReservationIDRounded.digitLimit else { continue }
            if ReservationIDRounded.isRounded(bytes[range]) {
                report.report(code, row: row, field: BookingField.reservationID.rawValue)
            }
        }
    }

    private static func isRounded(_ id: ArraySlice<UInt8>) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
        if id.allSatisfy(isDigit) {
            return id.count > digitLimit && id.dropFirst(digitLimit).allSatisfy { $0 == 0x30 }
        }
        guard let mark = id.firstIndex(where: { $0 == 0x45 || $0 == 0x65 }), let first = id.first, isDigit(first) else {
            return false
        }
        // One digit, a point or comma and others, `E`, a sign, digits.
        let fraction = id[..<mark].dropFirst()
        let exponent = id[(mark + 1)...]
        let isFraction = fraction.first == 0x2E || fraction.first == 0x2C
        return (fraction.isEmpty || isFraction && fraction.dropFirst().allSatisfy(isDigit)) && exponent.first == 0x2B
            && exponent.count > 1 && exponent.dropFirst().allSatisfy(isDigit)
    }
}
