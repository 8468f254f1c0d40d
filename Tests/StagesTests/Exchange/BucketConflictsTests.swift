import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct BucketConflictsTests {
    private static let texts = [
        "property,reservation_id,site_number,arrival,nights,guests\nP,R1,A1,2026-07-01,3,2\nP,R2,A2,2026-07-01,3,2\n",
        "property,reservation_id,site_number,arrival,nights,guests\nP,R3,A1,2026-07-02,1,2\n",
    ]

    private func found() async -> BucketConflicts {
        let files = (0..<2).map { SourceFile(source: "desk", kind: .bookings, path: "\($0)") }
        return await BucketStaysTests.stays(Self.texts).find(
            files: files, CampSites(), echoes: .same, limit: 9, jobs: 1)
    }

    /// The run's table, which may have other rows before those of the bucket.
    private func table(_ texts: [String], file: Int32) -> Bookings {
        var table = makeBookings([TestBooking(property: "Q", site: "A1")])
        for (number, keys) in BucketStaysTests.keys(texts).enumerated() {
            for rows in keys {
                var bookings = makeBookings(rows.bookings.id.texts.map { TestBooking(id: $0) })
                bookings.records = rows.bookings.records.moved(toFile: file + Int32(number))
                (bookings.property, bookings.site) = (rows.bookings.property, rows.bookings.site)
                table.append(contentsOf: bookings)
            }
        }
        return table
    }

    @Test func `pairs are found again in a table with other files and rows`() async throws {
        let found = await found()
        let read = try BinaryReader.value(of: BucketConflicts.self, inPayload: BinaryWriter.payload(of: found))
        #expect(read == found)
        // When
        let table = table(Self.texts, file: 6)
        let part = try read.resolved(in: table, FileRows(table.records)) { $0 + 6 }
        // Then
        #expect(part.rows.map { [table.id[$0.first], table.id[$0.second]] } == [["R1", "R3"]])
        #expect(part.rows.first?.freeSites == [])
        #expect(part.coverage.stays == 3)
    }

    @Test func `a record or a file that the table hasn't is noticed, and so is another property`() async throws {
        let found = await found()
        let table = table(Self.texts, file: 0)
        let rows = FileRows(table.records)
        #expect(throws: BucketConflicts.Problem.lostRecord) {
            _ = try found.resolved(in: table, rows) { $0 == 0 ? 0 : nil }
        }
        #expect(throws: BucketConflicts.Problem.lostRecord) { _ = try found.resolved(in: table, rows) { $0 + 1 } }
        let other = self.table(Self.texts.map { $0.replacing("\nP", with: "\nR") }, file: 0)
        #expect(throws: BucketConflicts.Problem.otherProperty) {
            _ = try found.resolved(in: other, FileRows(other.records)) { $0 }
        }
    }

    @Test func `bytes that are cut are damage`() async {
        let bytes = BinaryWriter.payload(of: await found())
        for count in 0..<bytes.count {
            #expect(throws: BinaryFault.self) {
                _ = try BinaryReader.value(of: BucketConflicts.self, inPayload: Array(bytes.prefix(count)))
            }
        }
    }
}
