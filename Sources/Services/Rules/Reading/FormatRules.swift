import Core

extension ReadingRule {
    /// What a file may break of its own format.
    static let formats: [ReadingRule] = [
        // Refuses an event of a calendar that can't be read.
        // Before: A feed that was cut off in the middle of an event.
        // After: The event goes to rejected/; the others are read.
        ReadingRule(
            code: "calendar-malformed", effect: .rejects, severity: .error,
            summary: "What stands here is no event of a calendar.",
            advice: "Fetch or export the calendar again.",
            message: {
                "What stands here is no event of a calendar\(bracketed($0.detail)); fetch or export the calendar again."
            }),
        // Marks a header that is there twice, where the first of the two columns is read.
        // Before: `Total` as a header of the fifth and of the ninth column.
        // After: The fifth column is the total; nobody knows what the ninth is.
        ReadingRule(
            code: "csv-column-duplicate", severity: .warning,
            summary: "Two columns have the same header; the first is read.",
            advice: "Give one of the two columns another name in the export, if the second is the one that is meant.",
            message: { "The header \($0.detail); the first is read as \($0.field)." }),
        // Refuses a CSV file that lacks a column without which no record means anything.
        // Before: A file of bookings with neither nights nor departure.
        // After: All its records are refused, with one finding that names the column.
        ReadingRule(
            code: "csv-column-missing", effect: .rejects, severity: .error,
            summary: "A column that is needed, or that the configuration names, is not in the header.",
            advice: """
                Name the column in the source's `columns`: { "arrival": "Check-in" }. Headers match without regard to \
                case, blanks, `_` and `-`.
                """,
            message: { "No record of the file can be used: \($0.detail)." }),
        // Refuses a CSV record whose cells do not fit the header.
        // Before: A row with one cell too many, or a quote that never ends.
        // After: The row is refused; reading goes on at the next line.
        ReadingRule(
            code: "csv-malformed", effect: .rejects, severity: .error,
            summary: "The record does not fit the header, or its quotes do not close.",
            advice: """
                Count the cells of the row against the header. A cell that holds the delimiter needs double quotes \
                around it, and a quote within such a cell is doubled (RFC 4180).
                """,
            message: { "The record can't be read: \($0.detail); compare it with the header line." }),
        // Marks a quotation mark inside a cell that is not quoted.
        // Before: A cell `6" pipe` without quotes around it.
        // After: The mark is taken as text.
        ReadingRule(
            code: "csv-quote-stray", severity: .warning,
            summary: "A quotation mark stands inside a cell that is not quoted.",
            advice: "Put quotes around the whole cell and double the one inside (RFC 4180).",
            message: { _ in "A quotation mark stands inside a cell that is not quoted; it is taken as text." }),
        // Refuses a record whose bytes are no text in its file's encoding.
        // Before: A Latin-1 letter in a file that is declared as UTF-8.
        // After: The record is refused.
        ReadingRule(
            code: "encoding-invalid", effect: .rejects, severity: .error,
            summary: "The bytes are no text in the encoding of the file.",
            advice: """
                Export as UTF-8, or name the encoding in the source: "encoding": "windows-1252".
                """,
            message: {
                "The bytes are no text in this file's encoding\(bracketed($0.detail)); export as UTF-8 or name the encoding."
            }),
        // Marks a letter that is not in its file's encoding.
        // Before: A name with one letter of Windows-1252 in a file that is UTF-8 otherwise.
        // After: The record stands; the letter is read as it was meant.
        ReadingRule(
            code: "encoding-repaired", severity: .warning,
            summary: "A letter in a file of UTF-8 is one of Windows-1252, and was read as that.",
            advice: "Have a look at the cell; to be sure, export as UTF-8 again.",
            message: { _ in "A letter here is not UTF-8; it was read as Windows-1252." }),
        // Refuses JSON that is broken.
        // Before: A file that ends in the middle of a feature.
        // After: The records before the place stand, and those behind it where it is known where they begin.
        ReadingRule(
            code: "json-malformed", effect: .rejects, severity: .error,
            summary: "The JSON breaks off or breaks a rule of RFC 8259.",
            advice: "Export the file again; if it was sent, it may not have arrived whole.",
            message: { "This can't be read as JSON: \($0.detail)." }),
        // Refuses a record that is JSON but no place.
        // Before: `null` among the features of a FeatureCollection.
        // After: The record is refused; those beside it stand.
        ReadingRule(
            code: "place-malformed", effect: .rejects, severity: .error,
            summary: "The record is sound JSON, but no place can be made of it.",
            advice: "Each record must be a Feature or geometry of RFC 7946, or an object with a name and a position.",
            message: { "This is no place: \($0.detail)." }),
        // Marks a vCard that does not end.
        // Before: A file that breaks off before END:VCARD.
        // After: The card stands with what it has.
        ReadingRule(
            code: "vcard-end-missing", severity: .warning,
            summary: "The card has no END:VCARD.",
            advice: "Export the address book again: the file may not have arrived whole.",
            message: { "The card has no END:VCARD\(bracketed($0.detail)); something of it may be lost." }),
        // Marks a line of a vCard that can't be taken as it stands.
        // Before: A note with a raw line break in it, or a name that is not UTF-8.
        // After: The line is left out, or read as the finding says; the card stands.
        ReadingRule(
            code: "vcard-line-malformed", severity: .warning,
            summary: "A line of the card can't be taken as it stands.",
            advice: """
                Line breaks inside a value are written \\n, or the next line begins with a blank (RFC 6350, 3.2).
                """,
            message: { "This line \($0.detail)." }),
        // Refuses text among vCards that is no card.
        // Before: Lines before BEGIN:VCARD, or a card that is longer than a record may be.
        // After: The lines are refused; the cards around them stand.
        ReadingRule(
            code: "vcard-malformed", effect: .rejects, severity: .error,
            summary: "What stands here is no vCard.",
            advice: "Export the address book again, or delete the lines.",
            message: {
                "What stands here is no vCard\(bracketed($0.detail)); export the address book again or delete it."
            }),
        // Marks a vCard that does not say how it is written.
        // Before: A card without VERSION, or with `VERSION:10`.
        // After: The card stands. It was read as vCard 3.0 and 4.0 have it, where the versions differ.
        ReadingRule(
            code: "vcard-version-unknown", severity: .warning,
            summary: "The card has no VERSION that is known.",
            advice: "Export the address book again as vCard 3.0 or 4.0. Escapes and folds are read as these have them.",
            message: { "The card does not tell its version\(bracketed($0.detail)); it was read as vCard 3.0 or 4.0." }),
        // Refuses XML that is broken or that asks for more than it may.
        // Before: A file that ends in the middle of an element, or that begins with a DOCTYPE.
        // After: The records before the place stand; the rest is refused.
        ReadingRule(
            code: "xml-malformed", effect: .rejects, severity: .error,
            summary: "The XML is not well-formed, has a DOCTYPE, or passes a limit.",
            advice: "Export the file again. A DOCTYPE is never needed in these formats; remove it.",
            message: { "This can't be read as XML: \($0.detail)." }),
    ]
}
