import InnkeeperCore
import InnkeeperStages
import Testing

struct UnreadColumnsTests {
    /// The findings about columns that are not read.
    private func unread(_ text: String, format: any Format.Type = CSVFormat.self) -> [String] {
        ReadTable(bytes: Array(text.utf8), .desk(), format: format).findings.filter {
            $0.hasPrefix(ReadingCode.tableColumnUnread.rawValue)
        }
    }

    @Test func `a table without names says which columns may hold them`() throws {
        // Given two columns that no field is known for
        let text = "Ref,Who,Arrival,Departure,Meal\n1,Ada,2026-12-10,2026-12-12,none\n"
        // When it is read
        let findings = unread(text)
        // Then one finding at the headings names both
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.contains(" 1:1 camper_name "))
        #expect(finding.contains("Who") && finding.contains("Meal") && !finding.contains("Arrival"))
    }

    @Test func `a table whose columns are all read has no names, and nothing to ask`() {
        #expect(unread("Ref,Site,Arrival,Departure\n1,4,2026-12-10,2026-12-12\n") == [])
    }

    @Test func `a table that the configuration maps is known, whatever it leaves out`() {
        // Given a configuration that names a column
        let settings = SourceSettings.desk { $0.columns["nights"] = .header("Days") }
        let file = ReadTable("Ref,Who,Arrival,Days\n1,Ada,2026-12-10,2\n", settings)
        // Then nothing is asked
        #expect(file.findings == [])
    }

    @Test func `a table with names may have columns that are not read`() {
        #expect(unread("Ref,Guest,Arrival,Departure,Meal\n1,Ada,2026-12-10,2026-12-12,none\n") == [])
    }

    @Test func `records of JSON without names say so too`() {
        let text = #"[{"ref":"1","who":"Ada","arrival":"2026-12-10","departure":"2026-12-12"}]"#
        #expect(unread(text, format: JSONTableFormat.self).count == 1)
    }

    @Test(arguments: ["Deposit", "Anzahlung", "Acompte", "Acconto", "Depósito", "Aanbetaling", "Zaliczka"])
    func `a deposit may be paid or due, and is a question`(heading: String) throws {
        // Given a column of deposits and none of payments
        let text = "Ref,Guest,Arrival,Departure,Total,\(heading)\n1,Ada,2026-12-10,2026-12-12,100.00,20.00\n"
        // When it is read
        let file = ReadTable(text, .desk())
        // Then nothing is known to be paid, and the finding is at the heading
        #expect(file.bookings.paid[0] == .missing)
        let finding = try #require(unread(text).first)
        #expect(finding.contains(" 1:35 paid ") && finding.contains(heading))
    }

    @Test func `a deposit beside what is paid raises no question`() {
        #expect(
            unread("Ref,Guest,Arrival,Departure,Total,Deposit,Paid\n1,Ada,2026-12-10,2026-12-12,9.00,2.00,9.00\n") == []
        )
        #expect(unread("Ref,Guest,Arrival,Departure,Total,Deposit,Balance\n1,Ada,2026-12-10,2026-12-12,9,2,7\n") == [])
    }

    @Test(arguments: [
        "Deposit paid", "Anzahlung erhalten", "Anzahlung bezahlt", "Acompte versé", "Acconto versato",
        "Depósito pagado", "Aanbetaling betaald", "Zaliczka wpłacona",
    ])
    func `a deposit that its heading calls paid is paid`(heading: String) {
        let text = "Ref,Guest,Arrival,Departure,Total,\(heading)\n1,Ada,2026-12-10,2026-12-12,100.00,20.00\n"
        #expect(ReadTable(text, .desk()).bookings.paid[0].minorUnits == 2000)
        #expect(unread(text) == [])
    }
}
