import InnkeeperCore

/// Rejects a booking whose number occurs earlier in the same source, for the same site of the same property.
///
/// ## Before
/// Two rows with the number R1 and the site A1.
///
/// ## After
/// The later one is Invalid. The same number on another site is another unit of the same booking and is kept; so is the
/// same number in another property, or within one file of a source whose exports have a row per unit.
struct ReservationIDDuplicate: BookingSequenceRule {
    let code = "reservation-id-duplicate"
    let summary = "Duplicate booking number: the same source has an earlier booking with this number and site."
    let advice = """
        Remove one of the two, or give the later one its own number. If one number stands for several units, the \
        source needs a site column.
        """
    let message = """
        Duplicate booking number "{value}"{relatedFile?, first seen in {relatedFile}, line {relatedLine}}; remove one \
        of the two, or give this one its own number.{problem? {problem}}
        """
    let phrases = RuleText.phrases([
        Problem.otherFile: """
        If this file is a newer export of the same list, add "newest": [{filePattern:json}] to source {source:json}.
        """
    ])
    let effect = Effect.rejects
    let severity = Severity.error
    let requires = [BookingField.reservationID.rawValue]
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: """
                    reservation_id,site_number,arrival,nights
                    R1,A1,2026-07-04,2
                    R1,A2,2026-07-04,2
                    R2,A1,2026-07-08,2
                    """),
            RuleExample(
                passes: """
                    reservation_id,property,site_number,arrival,nights
                    R1,Lake,A1,2026-07-04,2
                    R1,River,A1,2026-08-04,2
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
    }

    private enum Problem: String {
        /// The earlier one is in another file.
        case otherFile = "other-file"
    }

    /// `related` is a row of `table` after the batch has been appended.
    func check(
        _ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex, report: inout RowFindings
    ) {
        let pair = Pair(batch, after: table, without: earlier.disregardedFiles)
        earlier.take(batch.id, after: table.id, key: pair.key, keys: { pair.keys }, isSame: pair.isSame) { row, other in
            let isOtherFile = pair.reference(row).file != pair.reference(other).file
            report.report(
                code, row: row - table.count, field: BookingField.reservationID.rawValue,
                arguments: isOtherFile ? [.problem: .key(Problem.otherFile)] : [:], related: other)
        }
    }

    /// A batch and the rows before it, numbered consecutively.
    private struct Pair {
        private let batch: Bookings
        private let table: Bookings
        private let base: Int
        private let hasSite: Bool
        private let isUnit: Bool
        private let isRunning: Bool
        private let property: PropertyKey
        private let disregarded: Set<Int32>

        init(_ batch: Bookings, after table: Bookings, without files: Set<Int32>) {
            disregarded = files
            self.batch = batch
            self.table = table
            base = table.count
            hasSite = batch.carried.contains(.siteNumber)
            isUnit = batch.repeatedID == .unit
            isRunning = batch.repeatedID == .running
            property = PropertyKey(batch, after: table)
        }

        /// A hash of the number, the property and the site.
        func key(_ row: Int) -> UInt64 {
            let (bookings, row) = row < base ? (table, row) : (batch, row - base)
            let site = bookings.site.codes[row]
            let isKnown = site >= 0 && (hasSite || row < base)
            return Pair.key(
                bookings.id.hash(row) ^ property.hash(bookings, row), site: isKnown ? bookings.site.hash(of: site) : 0)
        }

        /// `key` of all rows of the batch.
        var keys: [UInt64] {
            var hashes = batch.id.hashes
            if let properties = property.hashes(batch) { hashes = zip(hashes, properties).map { $0 ^ $1 } }
            guard hasSite else { return hashes }
            return zip(hashes, batch.site.rowHashes).map { Pair.key($0, site: $1) }
        }

        private static func key(_ hash: UInt64, site: UInt64) -> UInt64 {
            site == 0 ? hash : (hash ^ site) &* 0x9E37_79B9_7F4A_7C15
        }

        /// Whether a row of the batch repeats an earlier one: the same number on the same site of the same property.
        func isSame(_ row: Int, _ earlier: Int) -> Bool {
            let row = row - base
            if !disregarded.isEmpty, disregarded.contains(reference(earlier).file) { return false }
            if isUnit || isRunning, (reference(earlier).file == batch.records[row].file) == isUnit { return false }
            let site = hasSite ? batch.site.codes[row] : DictionaryColumn.missing
            if earlier >= base {
                return (!hasSite || batch.site.codes[earlier - base] == site)
                    && batch.id.isEqual(earlier - base, batch.id, row)
                    && property.isSame(batch, row, batch, earlier - base)
            }
            guard table.id.isEqual(earlier, batch.id, row), property.isSame(batch, row, table, earlier) else {
                return false
            }
            let wanted = site < 0 ? site : table.site.existingCode(for: batch.site.name(of: site))
            return table.site.codes[earlier] == wanted
        }

        func reference(_ row: Int) -> RecordReference {
            row < base ? table.records[row] : batch.records[row - base]
        }
    }
}
