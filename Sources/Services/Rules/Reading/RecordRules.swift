import InnkeeperCore

extension ReadingRule {
    /// Findings about valid records that are skipped or merged.
    static let records: [ReadingRule] = [
        // Reports a card for a group of contacts.
        // Before: A card with KIND:group.
        // After: It is skipped: a group is not a guest.
        ReadingRule(
            code: .contactGroup, severity: .info,
            summary: "The card is a group, not a person.",
            advice: "Nothing to do: its members are contacts of their own.",
            message: "This card is a group, not a person, and was skipped. Nothing to do."),
        // Reports a row in a CardDAV server's response without a contact.
        // Before: A row with status 404, for a deleted contact; the row of the address book itself.
        // After: It is skipped.
        ReadingRule(
            code: .contactUnavailable, severity: .info,
            summary: "The row of the server's answer has no contact.",
            advice: """
                Nothing to do for a deleted contact or a collection. If contacts are missing, ask the server for \
                address-data.
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.NoContact.deleted: """
                This row was skipped: the contact was deleted on the server (status {status}). Nothing to do.
                """,
                .refused: """
                This row was skipped: the server answered with status {status}. If contacts are missing, check the \
                access to them.
                """,
                .noStatus: """
                This row was skipped: its status can't be read. If contacts are missing, ask the server again.
                """,
                .collection: "This row was skipped: it is a collection, not a contact. Nothing to do.",
                .noData: """
                This row was skipped: it has no address-data. If contacts are missing, ask the server for \
                address-data.
                """,
                .emptyData: """
                This row was skipped: its address-data is empty. If contacts are missing, ask the server again.
                """,
            ])),
        // Reports a record in a file of places that is read but skipped.
        // Before: An OpenStreetMap element without tags, such as a corner of a way; a record that Foursquare's users
        // flagged as a duplicate.
        // After: It is skipped.
        ReadingRule(
            code: .placeLeftOut, severity: .info,
            summary: "The record is not a place of its own, or is flagged as one not to show.",
            advice: """
                Nothing to do. Elements of OpenStreetMap without tags are parts of others; ask Overpass for `out tags \
                center` to get none.
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.NoPlace.tally: """
                This record was skipped: it counts elements and is not one. Nothing to do.
                """,
                .flagged: "This record was skipped: it is flagged as {word}. Nothing to do.",
                .parts: """
                {count:# element without tags was|# elements without tags were} skipped: {count:it is|they are} \
                part of others. Nothing to do.
                """,
            ])),
        // Reports a row in a booking system's export that is not a stay.
        // Before: A row of type Payout in Airbnb's transaction history.
        // After: It is skipped: its money belongs to the stays it pays for, and must not count twice.
        ReadingRule(
            code: .recordNotAStay, severity: .info,
            summary: "The row is not a stay: a payout, an adjustment, a ticket, a blocked night.",
            advice: """
                Nothing to do. Its amount is not counted. If such rows are stays after all, set `"preset": "none"` in \
                the source.
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.NoStay.otherWord: """
                This row is not a stay ({header} is "{word}") and was skipped; its amount is not counted.
                """,
                .noWord: "This row is not a stay ({header} is empty) and was skipped; its amount is not counted.",
                .component: "This {word} of the calendar is not an event and was skipped. Nothing to do.",
                .repeating: "This event is not a stay, because it repeats; it was skipped. Nothing to do.",
                .transparent: """
                This event is not a stay, because it is marked as free time; it was skipped. Nothing to do.
                """,
                .appointment: """
                This event is not a stay, because it only lasts some hours; it was skipped. Nothing to do.
                """,
                .blocked: "These nights are blocked, not booked; the event was skipped. Nothing to do.",
                .blockedRow: """
                These nights are blocked, not booked ({header} is "{word}"); the row was skipped. Nothing to do.
                """,
            ])),
        // Reports a record that an earlier file of the source has, byte for byte.
        // Before: An export that was downloaded twice.
        // After: The record is skipped and not counted twice.
        ReadingRule(
            code: .recordRepeated, severity: .info,
            summary: "An earlier file of the same source has the same record, byte for byte.",
            advice: "Nothing to do; delete the second download if you like.",
            message: """
                The same record is in {relatedFile?{relatedFile}, line {relatedLine}|an earlier file}; it was skipped.
                """),
        // Skips a row that a newer export of the same list contradicts.
        // Before: `desk-2026-11-22.csv` has R1 confirmed on A1, `desk-2026-11-23.csv` has it cancelled.
        // After: R1 is cancelled; the older row is skipped.
        ReadingRule(
            code: .reservationSuperseded, severity: .warning,
            summary:
                "A newer export of the same list has the booking with another status, other dates or another site.",
            advice: """
                Nothing to do if the newer export is right. Which one is newer is told by a date or a copy number in the \
                names, or by newest at the source; with "duplicates": "error" both are reported as duplicates.
                """,
            message: """
                The booking is out of date: {changes} changed in {relatedFile?{relatedFile}|a newer \
                export}{relatedLine?, line {relatedLine}}; this row was skipped.
                """,
            phrases: RuleText.phrases([
                BookingField.status: "status", .arrival: "arrival", .departure: "departure", .siteNumber: "site",
            ])),
        // The same if status, dates and site are unchanged.
        // Before: Two exports of one list, with R1 unpaid in the older and paid in the newer one.
        // After: R1 is paid; the older row is skipped.
        ReadingRule(
            code: .reservationSupersededAlike, severity: .info,
            summary: "A newer export of the same list has the booking, with the same status, dates and site.",
            advice: "Nothing to do: the booking counts once, as the newer export has it.",
            message: """
                The booking is the same in {relatedFile?{relatedFile}|a newer export}{relatedLine?, line \
                {relatedLine}}, which is newer; this row was skipped.
                """),
        // Reports that an older row stays in force because the newer one was rejected.
        // Before: The newer export has R1 with a date that does not exist, the older one with a valid date.
        // After: The older row counts.
        ReadingRule(
            code: .reservationOlderKept, severity: .warning,
            summary: "The row was rejected, so the one of an older export stays in force.",
            advice: "Correct the row, or the booking system: until then the older export says how the booking is.",
            message: """
                This row was rejected, so the booking counts as {relatedFile?{relatedFile}|an older \
                export}{relatedLine?, line {relatedLine}} has it; correct the row.
                """),
        // Names bookings that the newest export should have but doesn't.
        // Before: R7, 24 to 26 December, is in yesterday's export but not in today's, which extends to January.
        // After: R7 stays; one finding per file lists all such numbers.
        ReadingRule(
            code: .reservationNotInNewest, severity: .warning,
            summary:
                "Bookings of an older export are missing in the newest, although their nights lie within its period.",
            advice: "See whether they were cancelled. If so, delete the older export; they count until then.",
            message: """
                The newer export{relatedFile? {relatedFile}} lacks {count:# booking|# bookings} of this file: {value}. \
                Each counts as it is here; if it was cancelled, delete this file.
                """),
        // Names an event that only says closed, on nights that other channels have sold.
        // Before: Airbnb's calendar has the nights reserved, Booking.com's says "CLOSED - Not available".
        // After: One stay; the event is listed in conflicts.csv as an echo.
        ReadingRule(
            code: .reservationEcho, severity: .info,
            summary: "A channel says closed on nights that another one has sold: probably the same stay.",
            advice: """
                Look at these nights in both channels. Where two parties come, set "echoes": "overlap" at the property, \
                and such events are reported as double bookings.
                """,
            message: """
                Site {site} is only closed here, and its nights are sold in {relatedFile?{relatedFile}, line \
                {relatedLine}|another channel}: probably the same stay. Check it in both channels.
                """),
        // Reports a row that is a further guest of an earlier stay.
        // Before: A register of guests, with two people in one room on the same days.
        // After: One stay of two guests; the later row is skipped.
        ReadingRule(
            code: .reservationGuest, severity: .info,
            summary: "The row is a further guest of a stay that an earlier row has.",
            advice: """
                Nothing to do: the stay is counted once, with both guests. Where each row is a booking of its own, take \
                "row" out of the source.
                """,
            message: """
                This row is a further guest of the stay{relatedFile? in {relatedFile}, line {relatedLine}}; the stay \
                is counted once.
                """),
        // Reports a row that is a further payment for an earlier stay.
        // Before: A stay of three months, paid in three rows with the same confirmation code.
        // After: One stay with the sum of the amounts; the later rows are skipped.
        ReadingRule(
            code: .reservationInstalment, severity: .info,
            summary: "The row is a further payment for a stay that an earlier row has.",
            advice: "Nothing to do: the amounts of both rows were added.",
            message: """
                This row is a further payment for the stay{relatedFile? in {relatedFile}, line {relatedLine}}; its \
                amounts were added there.
                """),
        // Reports a stay in a channel's calendar that another source already has.
        // Before: Airbnb's export and Airbnb's calendar of the same site.
        // After: The stay counts once, as in the export; the calendar's event is skipped.
        ReadingRule(
            code: .reservationKnown, severity: .info,
            summary: "Another source has the stay of this calendar already.",
            advice: "Nothing to do: the stay is counted once, as the other source has it.",
            message: """
                The same stay is in {relatedFile?{relatedFile}, line {relatedLine}|another source}; it was skipped \
                here.
                """),
        // Reports table rows that are not records.
        // Before: A title above the headings, the headings repeated on each page, a row of totals at the end.
        // After: They are skipped; everything else is read, with the file's line numbers.
        ReadingRule(
            code: .tableRowSkipped, severity: .info,
            summary:
                "A row of the table is not a record: a line above the headings, repeated headings, totals, or nothing.",
            advice: "Nothing to do, unless a record was taken for such a row.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.NoRecord.aboveHeadings: """
                {count:# line was|# lines were} skipped; the headings are in line {line}.
                """,
                .headings: "The headings are repeated here{count?, and {count:once|# times} more below}; skipped.",
                .totals: "This is a row of totals{count?, and so {count:is # row|are # rows} below}; skipped.",
                .remark: "A single cell below the table{count?, and {count:one more|# more} like it}; skipped.",
                .empty: "An empty row{count?, and {count:one more|# more} below}; skipped.",
            ])),
    ]
}
