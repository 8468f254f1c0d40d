import Foundation
import Testing
import TestSupport

/// What was seen in use, line by line, and the tests that hold it: exports (A), address books (B), calendars (C).
struct FieldLinesTests {
    private static let lines: KeyValuePairs<String, [(file: String, test: String)]> = [
        "A1": [
            ("StagesTests/Decode/Table/HeaderSearchTests", "a title and a blank line above the headings are skipped"),
            ("StagesTests/Decode/Table/HeaderSearchTests", "lines of other sorts above the headings are passed over"),
        ],
        "A2": [
            ("EndToEndTests/UnreadFilesTests", "an export that is not known is an error on the first screen"),
            ("ReportsTests/HTML/TodoSectionTests", "files that were not read come before all else"),
            ("ShellTests/UnreadFilesTests", "hidden files, those that git ignores and those of Windows are not named"),
        ],
        "A3": [
            ("StagesTests/Load/NewestExportTests", "of three exports the newest that has the booking holds"),
            ("StagesTests/Load/ExportOrderTests", "a browser's copy numbers tell"),
            ("StagesTests/Load/WrittenDateTests", "one date above the headings is that of the export"),
        ],
        "A4": [
            ("FormatsTests/Bytes/DamagedUTF8Tests", "it is UTF-8 with one line of a hundred damaged"),
            ("FormatsTests/Bytes/DamagedUTF8Tests", "what is no letter, or half a character, is not repaired"),
        ],
        "A5": [
            ("FormatsTests/Bytes/CodePageEvidenceTests", "letters tell the code page"),
            ("StagesTests/Decode/CSV/CSVDialectSnifferTests", "a code page can be declared"),
        ],
        "A6": [("ShellTests/SourceLoaderTests", "a list without a single site that bookings name is not used")],
        "A7": [
            ("StagesTests/Decode/Table/ColumnBinderTests", "given and family name are joined by themselves"),
            ("StagesTests/Decode/Table/NameColumnsTests", "a name beside a given name is the family name"),
        ],
        "A8": [("StagesTests/Decode/Table/NearHeadingsTests", "a heading that is written as usual comes before")],
        "A9": [
            ("StagesTests/Decode/CSV/CSVRowsTests", "a record with fewer fields is rejected where the next should be")
        ],
        "A10": [
            ("StagesTests/Decode/CSV/CSVResumptionTests", "a quote too many costs its own line, and the rest is read"),
            ("StagesTests/Decode/CSV/CSVRowsTests", "a quote that nothing closes costs one line"),
        ],
        "A11": [
            ("StagesTests/Decode/Table/ColumnBinderTests", "a number of rooms is no room"),
            ("StagesTests/Decode/Table/StatusWordsTests", "as Airbnb writes them in seven languages"),
            ("StagesTests/Decode/Table/ComposedHeadingsTests", "a heading of known words is known in every language"),
        ],
        "A12": [
            ("StagesTests/Decode/CSV/CSVRowsBesideTests", "a row of totals is skipped with a note"),
            ("StagesTests/Decode/CSV/CSVRowsBesideTests", "a guest called Total is a guest"),
        ],
        "A13": [
            ("StagesTests/Decode/Table/CountTextTests", "electricity is told in other languages and by its strength"),
            ("StagesTests/Decode/Table/CampSitesDecoderTests", "what is neither yes nor no is noted"),
        ],
        "A14": [
            (
                "StagesTests/Decode/Table/AmountReaderTests",
                "an amount without a currency has the only one that the others"
            ),
            ("StagesTests/Decode/Table/NearHeadingsTests", "a heading of amounts may name their currency"),
        ],
        "A15": [
            ("StagesTests/Decode/Table/DateReaderTests", "days as people write them need no order"),
            ("StagesTests/Decode/Table/DateReaderTests", "points never have the month first"),
            ("StagesTests/Decode/Table/AmountReaderTests", "a dash for the hundredths is none"),
            ("StagesTests/Decode/Table/CountTextTests", "numbers that stand with what they count are added"),
        ],
        "A16": [
            ("StagesTests/Decode/Table/StatusWordsTests", "the words of the exports fold to statuses"),
            ("StagesTests/Decode/Table/StatusWordsTests", "an unknown word, and an empty one, is never confirmed"),
        ],
        "A17": [
            ("StagesTests/Decode/Table/LayoutsTests", "the layouts of real exports are read as they are meant"),
            ("StagesTests/Decode/Table/HeaderSearchTests", "headings with a line break, a hard space or a mark"),
        ],
        "A18": [
            ("StagesTests/Decode/Table/ContactsDecoderTests", "Google's table gives names, all numbers and addresses"),
            ("StagesTests/Decode/Table/ComposedHeadingsTests", "a person has several numbers and addresses"),
        ],
        "A19": [
            ("StagesTests/Decode/Places/JSONEnvelopeFormatTests", "RIDB's facilities"),
            ("StagesTests/Decode/Places/JSONEnvelopeFormatTests", "Google's places, old and new"),
            ("StagesTests/Decode/Table/ContactsDecoderTests", "places come out with name and position"),
        ],
        "A20": [("StagesTests/Decode/Places/OverpassNodesTests", "a way stands where its nodes do")],
        "A21": [
            (
                "StagesTests/Decode/Places/RepresentativePointTests",
                "a shape wider than half of the globe stays where it is written"
            )
        ],
        "A22": [
            ("EndToEndTests/WorkbookSourcesTests", "month sheets of one workbook are one source"),
            ("ShellTests/Archives/WorkbookSpoolTests", "every booking of the realistic workbooks is read as its house"),
        ],
        "A23": [("ShellTests/RunnerTests", "records of a file in UTF-16 are written in its own bytes")],
        "A24": [
            ("StagesTests/Load/Unread/ContentSnifferTests", "documents are not taken for workbooks"),
            ("StagesTests/Load/Unread/ContentSnifferTests", "maps and data sets have their names"),
        ],
        "A25": [
            ("ShellTests/ExportPatternsTests", "one file becomes a pattern that next month's fits too"),
            ("ShellTests/UnreadFilesTests", "files in the folder of a pattern are named"),
        ],
        "A26": [
            ("StagesTests/Decode/Table/ColumnBinderTests", "remarks, pets and vehicles are the notes"),
            ("ReportsTests/HTML/TodaySectionTests", "what an arriving guest has asked for is below the name"),
        ],
        "B1": [
            ("StagesTests/Derive/MatchingStageTests", "any number and any address of a contact is a match"),
            ("StagesTests/Derive/PersonsTests", "one name and any number or address in common is one person"),
            ("StagesTests/Decode/ContactValuesTests", "every telephone and every e-mail of real cards is in the table"),
        ],
        "B2": [
            ("FormatsTests/VCard/VCardChoiceTests", "a fax or a pager is the last to call"),
            ("FormatsTests/VCard/VCardChoiceTests", "a word is called after all numbers"),
        ],
        "B3": [("FormatsTests/VCard/VCardEncodingTests", "names in encodings of East Asia are read")],
        "B4": [("FormatsTests/VCard/VCardValueTests", "quoted-printable is joined, then decoded")],
        "B5": [
            ("FormatsTests/VCard/VCardSplitterTests", "a card within a card leaves the outer one whole"),
            ("FormatsTests/VCard/VCardReaderTests", "a card within the card is passed over, and said so"),
        ],
        "B6": [
            (
                "StagesTests/Decode/ContactBuilderTests",
                "the full name is the first of FN, N, ORG, NICKNAME, EMAIL and TEL"
            ),
            ("StagesTests/Decode/ContactBuilderTests", "middle names are part of a name that is built"),
        ],
        "B7": [("FormatsTests/VCard/VCardSplitterTests", "a BEGIN or END may have a group before it")],
        "B8": [
            ("StagesTests/Decode/ContactBuilderTests", "of several nicknames the first one is the name"),
            ("FormatsTests/VCard/VCardEncodingTests", "UTF-8 under the name of Latin 1 is read as UTF-8"),
        ],
        "B9": [
            ("StagesTests/Load/Unread/ContentSnifferTests", "calendars and address books that are none are told"),
            ("StagesTests/Decode/BirthdayTextTests", "anything else is unreadable"),
        ],
        "C1": [
            ("CalendarTests/Feeds/FeedSplitterTests", "a damaged BEGIN or END is a piece that is not whole"),
            ("CatalogTests/ByteChangesTests", "nothing vanishes when a byte is damaged"),
        ],
        "C2": [
            ("CalendarTests/Feeds/FeedMeaningTests", "nights that are closed are no stay, in seven languages"),
            ("CalendarTests/Feeds/FeedMeaningTests", "what is not certain yet is pending, and its guest is kept"),
        ],
        "C3": [("StagesTests/Derive/EchoesTests", "an event that only says closed echoes the stay of another channel")],
        "C4": [("StagesTests/Load/FeedSitesTests", "the site is what is left of the name")],
        "C5": [
            ("ShellTests/Fetching/KeptCopiesTests", "a source that can't be fetched has the copy of the last run"),
            ("EndToEndTests/LiveSourcesTests", "a feed that fails is read from its last good copy"),
        ],
    ]

    @Test func `each line of what was seen has its tests`() throws {
        // Given every line of the three lists
        let wanted = (1...26).map { "A\($0)" } + (1...9).map { "B\($0)" } + (1...5).map { "C\($0)" }
        #expect(FieldLinesTests.lines.map(\.key) == wanted)
        for (line, tests) in FieldLinesTests.lines {
            for (file, name) in tests {
                let path = Corpora.packageRoot.appendingPathComponent("Tests/\(file).swift")
                let text = try String(contentsOf: path, encoding: .utf8)
                // Then its test is there
                #expect(text.contains(name), "\(line): \(file) has no test '\(name)'")
            }
        }
    }
}
