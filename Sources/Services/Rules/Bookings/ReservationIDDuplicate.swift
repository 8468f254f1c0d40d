public import Core

/// Refuses a booking whose number was there before in the same source, for the same site.
///
/// ## Before
/// Two rows with the number R1 and the site A1.
///
/// ## After
/// The later one is Invalid. The same number on another site is another unit of one booking and stands; so does the same
/// number in one file of a source whose exports have a row for each unit.
public struct ReservationIDDuplicate: BookingSequenceRule {
    public static let code = "reservation-id-duplicate"
    public static let kind: RecordKind? = .bookings
    public static let summary = "The same source has an earlier booking with this number and site."
    public static let advice = """
        Remove one of the two, or give the later one its own number. If one number stands for several units, the \
        source needs a site column.
        """
    public static let effect = Effect.rejects
    public static let severity = Severity.error
    public static let requires = [BookingField.reservationID.rawValue]
    public static let examples = [
        RuleExample(
            passes: """
                reservation_id,site_number,arrival,nights
                R1,A1,2026-07-04,2
                R1,A2,2026-07-04,2
                R2,A1,2026-07-08,2
                """),
        RuleExample(
            passes: """
                Book number,Booked by,Check-in,Check-out,Unit type
                4000111222,Ola,2026-07-04,2026-07-06,Cabin
                4000111222,Ola,2026-07-04,2026-07-06,Cabin
                """),
        RuleExample(
            fails: """
                reservation_id,site_number,arrival,nights
                R1,A1,2026-07-04,2
                »R1,A1,2026-08-04,2
                """),
        RuleExample(
            fails: """
                reservation_id,arrival,nights
                R1,2026-07-04,2
                »R1,2026-08-04,2
                """),
    ]

    public init() {}

    /// `related` is a row of `table` as it will be with the batch appended.
    public func check(
        _ batch: Bookings, after table: Bookings, index: inout BookingIndex, report: inout RowFindings
    ) {
        let base = table.count
        let id = batch.id
        let earlierID = table.id
        let hasSite = batch.carried.contains(.siteNumber)
        let isUnit = batch.repeatedID == .unit
        let site = batch.site.codes.cells
        let earlierSite = table.site.codes

        var keys = id.hashes
        if hasSite {
            let siteHashes = batch.site.rowHashes
            for row in keys.indices where site[row] >= 0 {
                keys[row] = (keys[row] ^ siteHashes[row]) &* 0x9E37_79B9_7F4A_7C15
            }
        }
        index.touch(keys)
        for row in 0..<batch.count where !id.isEmpty(row) {
            let code = hasSite ? site[row] : SymbolColumn.missing
            let earlier = index.insert(keys[row], row: base + row) { other in
                if isUnit {
                    let record = other >= base ? batch.records[other - base] : table.records[other]
                    if record.file == batch.records[row].file { return false }
                }
                if other >= base {
                    return (!hasSite || site[other - base] == code) && id.isEqual(other - base, id, row)
                }
                guard earlierID.isEqual(other, id, row) else { return false }
                let wanted = code < 0 ? code : table.site.existingCode(for: batch.site.name(of: code))
                return !hasSite || earlierSite[other] == wanted
            }
            if let earlier {
                report.report(Self.code, row: row, field: BookingField.reservationID.rawValue, related: earlier)
            }
        }
    }

    public static func message(_ finding: Finding, shownValue: String) -> String {
        let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
        return """
            Booking \(quoted(shownValue)) was there before\(place); remove one of the two or give this one its own \
            number.
            """
    }
}
