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
        """,
        .sameDays: """
        If a booking has several rows in this list, add "row": "payment", "guest" or "unit" to source {source:json}.
        """,
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
        /// Both have the same days, in one file.
        case sameDays = "same-days"
    }

    /// `related` is a row of `table` after the batch has been appended.
    func check(
        _ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex, report: inout RowFindings
    ) {
        let sequence = BookingSequence(batch, after: table)
        let replaced = earlier.disregardedFiles
        let isUnit = batch.repeatedID == .unit
        let isFreeAcrossFiles = batch.repeatedID == .running
        /// Whether a row of the batch repeats an earlier one.
        func isDuplicate(_ row: Int, _ other: Int) -> Bool {
            if !replaced.isEmpty, replaced.contains(sequence.reference(other).file) { return false }
            if isUnit || isFreeAcrossFiles {
                let isOneFile = sequence.reference(other).file == sequence.reference(row).file
                if isOneFile == isUnit { return false }
            }
            return sequence.isSame(row, other)
        }
        earlier.take(
            batch.id, after: table.id, key: sequence.key, keys: { sequence.keys }, isSame: isDuplicate
        ) { row, other in
            let isOtherFile = sequence.reference(row).file != sequence.reference(other).file
            let problem: Problem? = isOtherFile ? .otherFile : sequence.hasSameDays(row, other) ? .sameDays : nil
            report.report(
                code, row: row - table.count, field: BookingField.reservationID.rawValue,
                arguments: problem.map { [.problem: .key($0)] } ?? [:], related: other)
        }
    }
}
