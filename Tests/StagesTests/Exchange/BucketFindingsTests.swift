import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct BucketFindingsTests {
    private static let texts = [
        "property,reservation_id,site_number,arrival,nights,guests\nP,R1,A1,2026-07-01,3,2\nP,R2,A2,2026-07-01,3,2\n",
        "property,reservation_id,site_number,arrival,nights,guests\nP,R3,A1,2026-07-02,1,2\n",
    ]

    private func found() async -> BucketFindings {
        let files = (0..<2).map { SourceFile(source: "desk", kind: .bookings, path: "\($0)") }
        return await BucketStaysTests.stays(Self.texts).find(
            ConflictsStage(options: OptionValues()), OccupancyStage(options: OptionValues()), files: files,
            CampSites(), in: testWorld(), jobs: 1)
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
        let read = try BinaryReader.value(of: BucketFindings.self, inPayload: BinaryWriter.payload(of: found))
        #expect(read == found)
        // When
        let table = table(Self.texts, file: 6)
        let parts = try BucketFindings.resolved([read], in: table) { $0 + 6 }
        // Then
        let part = try #require(parts.conflicts?.first)
        #expect(part.rows.map { [table.id[$0.first], table.id[$0.second]] } == [["R1", "R3"]])
        #expect(part.rows.first?.freeSites == [])
        #expect(part.coverage.stays == 3)
        // Without a currency, they take the only one of the others, whatever buckets these are in
        #expect(parts.occupancy?.first?.open.map { table.id[$0] } == ["R1", "R2", "R3"])
        #expect(read.counts == (1, 1))
    }

    @Test func `a record or a file that the table hasn't is noticed, and so is another property`() async throws {
        let found = await found()
        let table = table(Self.texts, file: 0)
        #expect(throws: BucketFindings.Problem.lostRecord) {
            _ = try BucketFindings.resolved([found], in: table) { $0 == 0 ? 0 : nil }
        }
        #expect(throws: BucketFindings.Problem.lostRecord) {
            _ = try BucketFindings.resolved([found], in: table) { $0 + 1 }
        }
        for property in ["R", ""] {
            var other = table
            other.property = DictionaryColumn(
                [String?](repeating: property.isEmpty ? nil : property, count: table.count))
            #expect(throws: BucketFindings.Problem.otherProperty) {
                _ = try BucketFindings.resolved([found], in: other) { $0 }
            }
        }
    }

    @Test func `what wasn't looked for is still to be done`() async throws {
        let files = [SourceFile(source: "desk", kind: .bookings, path: "0")]
        let found = await BucketStaysTests.stays([Self.texts[0]]).find(
            nil, OccupancyStage(options: OptionValues()), files: files, CampSites(), in: testWorld(), jobs: 1)
        let parts = try BucketFindings.resolved([found], in: table(Self.texts, file: 0)) { $0 }
        #expect(parts.conflicts == nil && parts.occupancy?.count == 1)
    }

    @Test func `bytes that are cut are damage`() async {
        let bytes = BinaryWriter.payload(of: await found())
        for count in 0..<bytes.count {
            #expect(throws: BinaryFault.self) {
                _ = try BinaryReader.value(of: BucketFindings.self, inPayload: Array(bytes.prefix(count)))
            }
        }
    }
}
