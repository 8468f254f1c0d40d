import InnkeeperCore

extension ReadingRule {
    /// Ways in which a file can violate its own format.
    static let formats: [ReadingRule] = [
        // Rejects a calendar event that can't be read.
        // Before: A feed that was cut off in the middle of an event.
        // After: The event goes to rejected/; the others are read.
        ReadingRule(
            code: .calendarMalformed, effect: .rejects, severity: .error,
            summary: "The event of the calendar can't be read.",
            advice: "Fetch or export the calendar again.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Calendar.unreadable: """
                This event of the calendar can't be read; fetch or export the calendar again.
                """,
                .unended: """
                This event of the calendar has no END:VEVENT, or its BEGIN line is damaged; fetch or export the \
                calendar again.
                """,
                .strayLines: "These lines belong to no event of the calendar; fetch or export the calendar again.",
            ])),
        // Asks for the site of a calendar whose file name doesn't show it.
        // Before: `calendar.ics`, and a source without `site`.
        // After: Its stays are read, but no double bookings are found among them.
        ReadingRule(
            code: .calendarSiteUnknown, severity: .warning,
            summary: "It is not known which site the calendar is of; its stays have none.",
            advice: """
                Give the source of the calendar its `site` in pipeline.json, or name the file after the site: \
                `A12-airbnb.ics`.
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.FeedSite.source: """
                Which site is this calendar of? Double bookings can't be looked for among its stays; add "site": "…" \
                to source {source:json}, or name the file after its site.
                """,
                .file: """
                Which site is this calendar of? Double bookings can't be looked for among its stays; name the file \
                after its site, or add a source {{ "kind": "bookings", "files": [{filePattern:json}], "site": "…" }} \
                and leave the file out of {source:json} with "exclude".
                """,
            ])),
        // Flags a heading that occurs twice; the first of the two columns is read.
        // Before: `Total` as the heading of the fifth and the ninth column.
        // After: The fifth column is the total; the ninth is ignored.
        ReadingRule(
            code: .csvColumnDuplicate, severity: .warning,
            summary: "Two columns have the same heading; the first is read.",
            advice: """
                Give one of the two columns another heading in the export, if the second is the one that is meant.
                """,
            message: """
                Columns {column} and {otherColumn} have the same heading "{header}"; column {column} is read as \
                {field}. Rename one of the two.
                """),
        // Rejects a CSV file that lacks a column without which no record makes sense.
        // Before: A file of bookings with neither nights nor departure.
        // After: All its records are rejected, with one finding that names the column.
        ReadingRule(
            code: .csvColumnMissing, effect: .rejects, severity: .error,
            summary: "A column that is needed, or that the configuration names, is not in the header.",
            advice: """
                Name the column in the source's `columns`: { "arrival": "Check-in" }. Headings match without regard \
                to case, blanks, `_` and `-`.
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Column.noSuchHeading: """
                No row of the file can be used: there is no column "{header}" for {field}; correct its name in \
                source {source:json}. The headings are {headers}.
                """,
                .notRecognised: """
                No row of the file can be used: no column looks like {field}; the headings are {headers}. Add \
                "columns": {{ {field:json}: "…" }} to source {source:json}.
                """,
                .likely: """
                No row of the file can be used: no heading is known for {field}; the headings are {headers}. If the \
                days below {header:json} are it, add "columns": {{ {field:json}: {header:json} }} to source {source:json}.
                """,
                .noLength: """
                No row of the file can be used: no column looks like nights or departure; the headings are \
                {headers}. Add "columns": {{ {field:json}: "…" }} to source {source:json}.
                """,
                .noHeadings: """
                No row of the file can be used: the first row holds values, and no row has headings that are known. \
                Put a row of headings above them.
                """,
                .noSuchLine: """
                No row of the file can be used: no row begins in line {line}, which "headerLine" of source \
                {source:json} names. Correct it.
                """,
            ])),
        // Rejects a CSV record whose cells don't match the header.
        // Before: A row with one cell too many, or a quotation mark that is never closed.
        // After: The row is rejected; reading continues at the next line.
        ReadingRule(
            code: .csvMalformed, effect: .rejects, severity: .error,
            summary: "The row does not fit the header, or its quotation marks do not close.",
            advice: """
                Count the cells of the row against the header. A cell that holds the delimiter needs quotation marks \
                around it, and a quotation mark inside such a cell is doubled (RFC 4180).
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Row.cells: "The row has {count:# field|# fields}, the header {limit}; compare the two.",
                .textAfterQuote: """
                There is text after a closing quotation mark; double a quotation mark that is part of the text.
                """,
                .quoteOverLines: """
                There is text after a closing quotation mark, and the quoted text takes {count:# line|# lines}; see \
                whether a quotation mark is missing where this row begins.
                """,
                .unclosedQuote: "A quotation mark is never closed; close it, or double it if it is part of the text.",
                .tooLong: """
                The row is longer than the limit of {limit} bytes; see whether a quotation mark or a line end is \
                missing.
                """,
                .headingsRunOn: """
                The line of the headings seems to go on with the first record: it has {count:# field|# fields}, and no row \
                has more than {limit}. See whether a line end is missing.
                """,
            ])),
        // Flags a quotation mark inside an unquoted cell.
        // Before: A cell `6" pipe` without quotation marks around it.
        // After: The mark is read as text.
        ReadingRule(
            code: .csvQuoteStray, severity: .warning,
            summary: "There is a quotation mark inside a cell that is not quoted.",
            advice: "Put quotation marks around the whole cell and double the one inside (RFC 4180).",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Quote.cell: """
                There is a quotation mark inside a cell that is not quoted; it is read as text. Quote the whole \
                cell and double the mark.
                """,
                .heading: "A quotation mark in the header is never closed; it is read as text. Close it or remove it.",
            ])),
        // Rejects a record whose bytes are not valid in its file's encoding.
        // Before: A Latin-1 letter in a file declared as UTF-8.
        // After: The record is rejected.
        ReadingRule(
            code: .encodingInvalid, effect: .rejects, severity: .error,
            summary: "The bytes are not text in the encoding of the file.",
            advice: "Export as UTF-8, or name the encoding in the source: \"encoding\": \"windows-1252\".",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Encoding.notUTF8: """
                The bytes are not UTF-8; export as UTF-8, or name the encoding in source {source:json}.
                """,
                .unknown: "The encoding \"{encoding}\" is not known; use UTF-8, UTF-16LE, UTF-16BE or Windows-1252.",
            ])),
        // Flags a letter that is not valid in its file's encoding.
        // Before: A name with one Windows-1252 letter in a file that is otherwise UTF-8.
        // After: The record is kept; the letter is read as intended.
        ReadingRule(
            code: .encodingRepaired, severity: .warning,
            summary: "A letter in a UTF-8 file is one of Windows-1252 and was read as that.",
            advice: "Look at the cell; to be sure, export as UTF-8 again.",
            message: "A letter here is not UTF-8; it was read as Windows-1252. Check it, or export as UTF-8 again."),
        // Rejects broken JSON.
        // Before: A file that ends in the middle of a feature.
        // After: The records before that point are kept, and those after it if it is clear where they begin.
        ReadingRule(
            code: .jsonMalformed, effect: .rejects, severity: .error,
            summary: "The JSON ends too early or breaks a rule of RFC 8259.",
            advice: "Export the file again; if it was sent, it may not have arrived whole.",
            message: "This is not valid JSON: {reason}. Export the file again."),
        // Rejects a record that is JSON but not a place.
        // Before: `null` among the features of a FeatureCollection.
        // After: The record is rejected; the others are kept.
        ReadingRule(
            code: .placeMalformed, effect: .rejects, severity: .error,
            summary: "The record is valid JSON, but not a place.",
            advice: "Each record must be a Feature or geometry of RFC 7946, or an object with a name and a position.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Place.notAnObject: """
                This is not a place: {found} instead of an object. Remove it, or export the file again.
                """,
                .noGeometry: """
                This is not a place: an object without `geometry` instead of a Feature or a geometry. Remove it, \
                or export the file again.
                """,
                .noFeatures: "This FeatureCollection has no array `features`; export the file again.",
                .unknownElement: """
                This is not a place: its `type` is not node, way, relation or area. Remove it, or ask Overpass \
                again.
                """,
            ]).merging(
                RuleText.phrases([
                    ReadingProblem.Found.array: "an array",
                    .text: "a text",
                    .number: "a number",
                    .boolean: "true or false",
                    .null: "null",
                    .other: "something else",
                ])
            ) { first, _ in first }),
        // Flags a vCard without an end.
        // Before: A file that ends before END:VCARD.
        // After: The card is kept with what it has.
        ReadingRule(
            code: .vcardEndMissing, severity: .warning,
            summary: "The card has no END:VCARD.",
            advice: "Export the address book again: the file may not have arrived whole.",
            message: "The card has no END:VCARD, and part of it may be lost; export the address book again."),
        // Flags a line of a vCard that can't be read as it is.
        // Before: A note with a raw line break in it, or a name that is not UTF-8.
        // After: The line is skipped, or read as the finding says; the card is kept.
        ReadingRule(
            code: .vcardLineMalformed, severity: .warning,
            summary: "A line of the card can't be read as it is.",
            advice: """
                Line breaks inside a value are written \\n, or the next line begins with a blank (RFC 6350, 3.2).
                """,
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.CardLine.noColon: """
                This line has no colon after a property name; it was skipped. Correct it in the address book.
                """,
                .noName: """
                This line does not start with a property name; it was skipped. Correct it in the address book.
                """,
                .continuesNothing: "This line continues no other; it was skipped. Export the address book again.",
                .foreignBegin: "Something begins here that is not a card; it was skipped. Remove it from the file.",
                .foreignEnd: "Something ends here that did not begin; the line was skipped. Remove it from the file.",
                .cardWithin: """
                A card begins here within another one; it was skipped, and the outer card was read. Move it below the \
                outer card to keep both.
                """,
                .strayEnd: "A card ends here that did not begin; the line was skipped. Export the address book again.",
                .base64: "This line holds base64 instead of text; it was skipped. Correct it in the address book.",
                .badEscape: """
                This line has a `=` without two hex digits, which is kept as written. Correct it in the address \
                book.
                """,
                .unknownCharset: """
                This line names a CHARSET that is not known; it was read as {encoding}. Check its letters, or \
                export as UTF-8.
                """,
                .wrongCharset: """
                This line names another CHARSET, but is {encoding} and was read as that. Check its letters, or export \
                as UTF-8.
                """,
                .notUTF8: "This line is not UTF-8; it was read as {encoding}. Check its letters, or export as UTF-8.",
                .looseBirthday: """
                This line gives month and day without `--` before them; they were read as such. Check the \
                birthday.
                """,
                .notAProperty: """
                This is not a property (name, parameters, type, value); it was skipped. Export the address book \
                again.
                """,
                .holdsObject: """
                There is an object where a text belongs; the property was skipped. Export the address book again.
                """,
            ])),
        // Rejects text among vCards that is not a card.
        // Before: Lines before BEGIN:VCARD, or a card that exceeds the size limit of a record.
        // After: The lines are rejected; the cards around them are kept.
        ReadingRule(
            code: .vcardMalformed, effect: .rejects, severity: .error,
            summary: "This is not a vCard.",
            advice: "Export the address book again, or delete the lines.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Card.strayText: """
                This text is outside of any card; delete it, or export the address book again.
                """,
                .tooLong: """
                The card is longer than a record may be; export the address book again, without pictures if need \
                be.
                """,
                .empty: "The card has no END:VCARD and says nothing; delete it, or export the address book again.",
                .notAnArray: """
                This is not a jCard: an array that begins with "vcard" is expected. Export the address book \
                again.
                """,
                .endDamaged: """
                The end of a card is damaged, so that two cards run together; export the address book again.
                """,
                .noProperties: "The jCard has no array of properties; export the address book again.",
                .noCard: "The address-data holds no vCard; fetch the address book again.",
                .textOutside: "There is text outside of the vCard in address-data; fetch the address book again.",
                .several: "There are {count:# vCard|# vCards} in one address-data; fetch the address book again.",
            ])),
        // Flags a vCard that doesn't state its version.
        // Before: A card without VERSION, or with `VERSION:10`.
        // After: The card is kept. Where the versions differ, it is read like vCard 3.0 and 4.0.
        ReadingRule(
            code: .vcardVersionUnknown, severity: .warning,
            summary: "The card has no VERSION that is known.",
            advice: "Export the address book again as vCard 3.0 or 4.0. Escapes and folds are read as these have them.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.CardVersion.none: """
                The card has no VERSION; it was read as vCard 3.0 or 4.0. Export the address book again in one of \
                these.
                """,
                .unknown: """
                The VERSION of the card is not 2.1, 3.0 or 4.0; it was read as vCard 3.0 or 4.0. Export the \
                address book again in one of these.
                """,
                .notFour: """
                The version of the card is not 4.0, as that of every jCard; it was read as 4.0. Export the address \
                book again.
                """,
            ])),
        // Rejects XML that is broken or exceeds a limit.
        // Before: A file that ends in the middle of an element, or that starts with a DOCTYPE.
        // After: The records before that point are kept; the rest is rejected.
        ReadingRule(
            code: .xmlMalformed, effect: .rejects, severity: .error,
            summary: "The XML is not well-formed, has a DOCTYPE or exceeds a limit.",
            advice: "Export the file again. A DOCTYPE is never needed in these formats; remove it.",
            message: "{problem}",
            phrases: RuleText.phrases([
                ReadingProblem.Markup.malformed: """
                This is not valid XML: {reason}. Nothing after it was read; export the file again.
                """,
                .tooLong: "This element `{word}` is longer than a record may be; export the file again.",
                .uncounted: """
                The encoding is one in which positions can't be told; nothing after this was read. Save the file \
                as UTF-8.
                """,
                .strayText: """
                This text is outside of every record, where there should be none. Perhaps a tag is damaged; export \
                the file again.
                """,
                .strayElement: """
                An element `{word}` is unknown here, so nothing in it was read. Perhaps its name is damaged; export the \
                file again.
                """,
            ])),
    ]
}
