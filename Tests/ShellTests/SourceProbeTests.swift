import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

struct SourceProbeTests {
    @Test func `a file's notes come with their reasons`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("a.csv", "Check-in;Nights;Total\n31/07/2026;2;1.200,50\n")
        let notes = try SourceProbe.notes(
            path, format: CSVFormat.self, settings: SourceSettings(name: "a", kind: .bookings))
        #expect(
            notes.map { "\($0.name): \($0.value) (\($0.reason))" } == [
                "encoding: UTF-8 (every byte of it is UTF-8)",
                "delimiter: semicolon (it gives 3 columns, 3 of them with a known header)",
                "dates: day-first (1 date or stay is only valid day first)",
                "decimal mark: , (1 of 1 amounts show it)", "column arrival: Check-in (the header says so)",
                "column nights: Nights (the header says so)", "column total: Total (the header says so)",
            ])
    }

    @Test func `a file that is not there is a fault`() {
        #expect(throws: Fault.self) {
            try SourceProbe.notes(
                "/nowhere/a.csv", format: CSVFormat.self, settings: SourceSettings(name: "a", kind: .bookings))
        }
    }
}
