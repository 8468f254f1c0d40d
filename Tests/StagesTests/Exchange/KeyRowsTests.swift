import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct KeyRowsTests {
    private static let text = """
        property,reservation_id,site_number,arrival,nights,guests
        Lake,R1,A1,2026-07-01,2,2
        River,R1,A1,2026-07-01,2,0
        Lake,R2,,2026-07-01,2,2
        ,R3,A2,2026-07-01,2,2

        """

    private func slice(property: String? = nil, _ text: String = Self.text) -> ValidatedSlice {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        settings.property = property
        let bytes = Array(text.utf8)
        var pipeline = RecordPipeline(CSVFormat.self, settings, file: 3, bytes: bytes)
        let validator = SliceValidator(
            rules: RuleSet([GuestsOdd()]),
            context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
        return validator.run(SliceDecoder().run(pipeline.slices(of: bytes)[0]))
    }

    private func digest(_ bytes: ArraySlice<UInt8>) -> UInt128 { UInt128(Hash64.digest(bytes)) }

    @Test func `records of one property are in one bucket, in their order, with all that tells them apart`() {
        // When
        let parts = KeyRows.split(slice(), file: 9, buckets: 1000, digest: digest)
        // Then
        let numbers = parts.map { part in part.rows.bookings.id.texts }
        #expect(Set(numbers) == [["R1", "R2"], ["R1"], ["R3"]])
        let lake = parts.first { $0.rows.bookings.id.count == 2 }?.rows
        #expect(lake?.file == 9 && lake?.bookings.records.map(\.file) == [9, 9])
        #expect(lake?.bookings.records.map(\.line) == [2, 4])
        #expect(lake.map { [$0.bookings.site[0], $0.bookings.site[1]] } == ["A1", nil])
        #expect(
            lake?.digests
                == ["Lake,R1,A1,2026-07-01,2,2", "Lake,R2,,2026-07-01,2,2"].map { digest(Array($0.utf8)[...]) })
        #expect(parts.first { $0.rows.bookings.property[0] == "River" }?.rows.rejected == [true])
        #expect(lake?.bookings.carried.contains(.siteNumber) == true)
    }

    @Test func `a record without a property is in the bucket of its source's`() {
        let parts = KeyRows.split(slice(property: "Lake"), file: 0, buckets: 1000, digest: nil)
        #expect(Set(parts.map { $0.rows.bookings.id.texts }) == [["R1", "R2", "R3"], ["R1"]])
        #expect(parts.allSatisfy { $0.rows.digests.isEmpty })
    }

    @Test func `a bucket depends on nothing but the property and their number`() {
        // On any machine
        #expect(KeyRows.bucket(of: InternTable.hash(of: "Lake"), among: 64) == 22)
        #expect(KeyRows.bucket(of: .max, among: 1) == 0)
        // And properties are spread evenly
        var counts = [Int](repeating: 0, count: 64)
        for number in 0..<6400 { counts[KeyRows.bucket(of: InternTable.hash(of: "Home \(number)"), among: 64)] += 1 }
        #expect(counts.allSatisfy { 60...140 ~= $0 }, "\(counts)")
    }

    @Test func `what is written is read back, also of parts that were put together`() throws {
        // Given the rows of two slices
        let parts = KeyRows.split(slice(), file: 9, buckets: 1, digest: digest)
        var whole = try #require(parts.first).rows
        whole.append(contentsOf: whole)
        // When
        let read = try BinaryReader.value(of: KeyRows.self, inPayload: BinaryWriter.payload(of: whole))
        // Then
        #expect(read.file == 9 && read.bookings == whole.bookings)
        #expect(
            read.digests == whole.digests && read.rejected == [false, true, false, false, false, true, false, false])
    }

    @Test func `bytes that are no keys are refused`() throws {
        let keys = try #require(KeyRows.split(slice(), file: 9, buckets: 1, digest: digest).first).rows
        let bytes = BinaryWriter.payload(of: keys)
        #expect(throws: BinaryFault.self) {
            _ = try BinaryReader.value(of: KeyRows.self, inPayload: Array(bytes.dropLast()))
        }
        // Of another file than their records
        #expect(throws: BinaryFault.unequalColumns) {
            _ = try BinaryReader.value(of: KeyRows.self, inPayload: [8] + bytes.dropFirst())
        }
    }
}
