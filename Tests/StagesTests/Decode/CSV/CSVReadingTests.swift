import Core
import Stages
import Testing

struct CSVReadingTests {
    @Test func `a past run can be read from its notes alone`() {
        // Given a source with every kind of mapping
        let settings = SourceSettings.desk {
            $0.columns = [
                "arrival": .date(["Y", "M", "D"]), "guests": .sum(["Adults", "Kids"]), "currency": .constant("EUR"),
            ]
            $0.site = "Cabin 7"
            $0.dates = .pattern("dd.MM.yyyy")
        }
        let file = ReadCSV("Y;M;D;Adults;Kids;# of nights\n2026;7;4;2;0;3\n", settings)
        #expect(
            file.reading == [
                ReadingNote("encoding", "UTF-8"), ReadingNote("delimiter", "semicolon"),
                ReadingNote("dates", "dd.MM.yyyy"),
                ReadingNote("decimal mark", ","), ReadingNote("column arrival", "date of Y, M, D"),
                ReadingNote("column nights", "# of nights"), ReadingNote("column guests", "sum of Adults, Kids"),
                ReadingNote("column currency", "\"EUR\""), ReadingNote("column site_number", "\"Cabin 7\""),
            ])
    }
}
