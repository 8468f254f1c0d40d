import Core

extension ReadingRule {
    /// What is said of sound records that are skipped or merged, of the baseline and of the configuration's own checks.
    static let records: [ReadingRule] = [
        // Tells of an entry of the baseline whose day has passed while its finding is still there.
        // Before: An entry with `"expires": "2026-10-31"`, and it is November.
        // After: The finding counts again, and this one makes sure that somebody looks.
        ReadingRule(
            code: "baseline-entry-expired", severity: .error,
            summary: "An entry of the baseline has expired, and its finding is still there.",
            advice: "Put the data right, or give the entry another day in the baseline's file.",
            message: { finding in
                let record = finding.record.isEmpty ? "" : " of \(finding.record)"
                return "The baseline's entry for \(finding.detail)\(record); put the data right or give it another day."
            }),
        // Tells of an entry of the baseline that no finding has any more.
        // Before: The baseline knows an overlap of R7 and R9; R9 has moved to another site.
        // After: The run goes on; `--update-baseline` takes the entry out.
        ReadingRule(
            code: "baseline-entry-fixed", severity: .info,
            summary: "What an entry of the baseline knows is no longer found.",
            advice: "Take the entry out, so that the fault can't come back unseen: --update-baseline does it.",
            message: { finding in
                let record = finding.record.isEmpty ? "" : " of \(finding.record)"
                return
                    "The baseline knows \(finding.detail)\(record), which is fixed; --update-baseline takes the entry out."
            }),
        // Tells of a check of the configuration that could not be carried out.
        // Before: A query that never ends, or one that gives something else than rows.
        // After: It is stopped or left out; everything else of the run is done.
        ReadingRule(
            code: "check-failed", severity: .error,
            summary: "A check of the configuration could not be carried out, so nobody knows what it would find.",
            advice: """
                Correct its query. A query gives row_id of each row that is wrong, and ends: one that takes longer \
                than ten seconds is stopped.
                """,
            message: { "The check \($0.record) could not be carried out: \($0.detail); correct its query." }),
        // Tells of a card that is a group of contacts.
        // Before: A card with KIND:group.
        // After: It is skipped: a group is no guest.
        ReadingRule(
            code: "contact-group", severity: .info,
            summary: "The card is a group, not a person.",
            advice: "Nothing to do: its members are contacts of their own.",
            message: { _ in "This card is a group and was skipped." }),
        // Tells of a row in a CardDAV server's answer that brings no contact.
        // Before: A row with status 404, for a contact that was deleted; the row of the address book itself.
        // After: It is skipped.
        ReadingRule(
            code: "contact-unavailable", severity: .info,
            summary: "The row of the server's answer brings no contact.",
            advice: """
                Nothing to do for a deleted contact or a collection. If contacts are missing, ask the server for \
                address-data.
                """,
            message: { "This row was skipped: \($0.detail)." }),
        // Tells of a record in a file of places that is read and left out.
        // Before: An element of OpenStreetMap without tags, a corner of a way; a record that Foursquare's users flagged
        // as duplicate.
        // After: It is skipped.
        ReadingRule(
            code: "place-left-out", severity: .info,
            summary: "The record is no place of its own, or is flagged as one not to show.",
            advice: """
                Nothing to do. Elements of OpenStreetMap without tags are parts of others; ask Overpass for `out tags \
                center` to get none.
                """,
            message: { "Skipped: \($0.detail)." }),
        // Tells of a row of a booking system's export that is no stay.
        // Before: A line of type Payout in Airbnb's transaction history.
        // After: It is skipped: its money is that of the stays it pays, and must not count twice.
        ReadingRule(
            code: "record-not-a-stay", severity: .info,
            summary: "The row is no stay: a payout, an adjustment, a ticket, a blocked night.",
            advice: """
                Nothing to do. Its amount is not counted. If such rows are stays after all, say `"preset": "none"` in \
                the source.
                """,
            message: { "This row is no stay (\($0.detail)); it was skipped and its amount is not counted." }),
        // Tells of a record that an earlier file of the source has, byte for byte.
        // Before: One export that was downloaded twice.
        // After: The record is skipped, not counted twice.
        ReadingRule(
            code: "record-repeated", severity: .info,
            summary: "An earlier file of the same source has the same record, byte for byte.",
            advice: "Nothing to do; delete the second download if you like.",
            message: {
                "The same record is in \($0.related?.file ?? "an earlier file"), line \($0.related?.line ?? 0); it was skipped."
            }),
        // Skips a row of which a newer export of the same list says something else.
        // Before: `desk-2026-11-22.csv` has R1 confirmed on A1, `desk-2026-11-23.csv` has it cancelled.
        // After: R1 is cancelled; the older row is skipped.
        ReadingRule(
            code: "reservation-superseded", severity: .warning,
            summary:
                "A newer export of the same list has the booking with another status, other dates or another site.",
            advice: """
                Nothing to do if the newer export is right. Which one is newer is told by a date or a copy number in the \
                names, or by newest at the source; with "duplicates": "error" both are reported as duplicates.
                """,
            message: {
                "The booking is out of date: its \($0.detail) changed in \($0.related?.file ?? "a newer export")\(line($0)); this row was skipped."
            }),
        // The same where nothing of that has changed.
        // Before: Two exports of one list, with R1 unpaid in the older and paid in the newer one.
        // After: R1 is paid; the older row is skipped.
        ReadingRule(
            code: "reservation-superseded-alike", severity: .info,
            summary: "A newer export of the same list has the booking, with the same status, dates and site.",
            advice: "Nothing to do: the booking counts once, as the newer export has it.",
            message: {
                "The booking is as in \($0.related?.file ?? "a newer export")\(line($0)), which is newer; this row was skipped."
            }),
        // Tells that a rejected row leaves an older one in force.
        // Before: The newer export has R1 with a date that does not exist, the older one with a sound date.
        // After: The older row counts.
        ReadingRule(
            code: "reservation-older-kept", severity: .warning,
            summary: "The row was rejected, so the one of an older export stays in force.",
            advice: "Correct the row, or the booking system: until then the older export says how the booking is.",
            message: {
                "This row was rejected, so the booking counts as the older export \($0.related?.file ?? "") has it\(line($0))."
            }),
        // Names bookings that the newest export should have, and has not.
        // Before: R7, 24 to 26 December, is in the export of yesterday, and not in that of today, which goes to January.
        // After: R7 stays; one finding a file lists all such numbers.
        ReadingRule(
            code: "reservation-not-in-newest", severity: .warning,
            summary:
                "Bookings of an older export are missing in the newest, although their nights lie within its period.",
            advice: "See whether they were cancelled. If so, delete the older export; they count until then.",
            message: {
                let isOne = $0.detail == "1"
                return
                    "The newer export \($0.related?.file ?? "") lacks \($0.detail) \(isOne ? "booking" : "bookings") of this "
                    + "one: \($0.value). Each counts as it is here; cancel it if it was cancelled."
            }),
        // Tells of a row that is a further payment for a stay that is there already.
        // Before: A stay of three months, paid in three rows with one confirmation code.
        // After: One stay with the sum of the amounts; the later rows are skipped.
        ReadingRule(
            code: "reservation-instalment", severity: .info,
            summary: "The row is a further payment for a stay that an earlier row has.",
            advice: "Nothing to do: the amounts of both rows were added.",
            message: { finding in
                let place = finding.related.map { " in \($0.file), line \($0.line)" } ?? ""
                return "This row is a further payment for the stay\(place); its amounts were added there."
            }),
        // Tells of a stay in a channel's calendar that another source has already.
        // Before: Airbnb's export and Airbnb's calendar of the same site.
        // After: The stay counts once, as the export has it; the calendar's event is skipped.
        ReadingRule(
            code: "reservation-known", severity: .info,
            summary: "Another source has the stay of this calendar already.",
            advice: "Nothing to do: the stay is counted once, as the other source has it.",
            message: {
                "The same stay is in \($0.related?.file ?? "another source"), line \($0.related?.line ?? 0); it was skipped here."
            }),
        // Reports rows of a table that are not records.
        // Before: A title above the headings, the headings again on each page, a row of totals below.
        // After: They are skipped; everything else is read, and line numbers stay those of the file.
        ReadingRule(
            code: "table-row-skipped", severity: .info,
            summary: "A row of the table is not a record: a line above the headings, repeated headings, or totals.",
            advice: "Nothing to do, unless a record was taken for such a row.",
            message: { "Skipped: \($0.detail)." }),
    ]

    private static func line(_ finding: Finding) -> String {
        finding.related.map { $0.line > 0 ? ", line \($0.line)" : "" } ?? ""
    }
}
