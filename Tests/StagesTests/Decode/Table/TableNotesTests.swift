import InnkeeperCore
import InnkeeperStages
import Testing

struct TableNotesTests {
    @Test func `a past run can be read from its notes alone`() {
        // Given a source with every kind of mapping
        let settings = SourceSettings.desk {
            $0.columns = [
                "arrival": .date(["Y", "M", "D"]), "guests": .sum(["Adults", "Kids"]), "currency": .constant("EUR"),
            ]
            $0.site = "Cabin 7"
            $0.dates = .pattern("dd.MM.yyyy")
        }
        let file = ReadTable("Y;M;D;Adults;Kids;# of nights\n2026;7;4;2;0;3\n", settings)
        #expect(
            file.reading.map { "\($0.name): \($0.value) (\($0.reason))" } == [
                "encoding: UTF-8 (every byte of it is UTF-8)",
                "delimiter: semicolon (it gives 6 columns, 6 of them with a known header)",
                "dates: dd.MM.yyyy (declared)", "decimal mark: , (no amount was seen; it is the usual one)",
                "column arrival: date of Y, M, D (declared)", "column nights: # of nights (the header says so)",
                "column guests: sum of Adults, Kids (declared)", "column currency: \"EUR\" (declared)",
                "column site_number: \"Cabin 7\" ()",
            ])
    }
}
