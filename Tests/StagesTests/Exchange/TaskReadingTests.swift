import InnkeeperCore
import InnkeeperStages
import Testing

struct TaskReadingTests {
    @Test func `bookings are read from CSV, campsites from JSON, too`() {
        #expect(TaskReading.reads(CSVFormat.self, .bookings) && TaskReading.reads(CSVFormat.self, .campsites))
        #expect(
            !TaskReading.reads(JSONTableFormat.self, .bookings) && TaskReading.reads(JSONTableFormat.self, .campsites))
        #expect(!TaskReading.reads(VCardFormat.self, .campsites))
    }
}
