import InnkeeperCore
import Testing

struct BlockedNightsTests {
    private func blocked(_ site: String, _ nights: Range<Int32>, file: Int = 0) -> Bookings {
        var bookings = Bookings()
        bookings.blocked.append(site: site, nights: nights, file: file)
        return bookings
    }

    @Test func `blocked nights of tables that are merged stay in order, and with their sites`() {
        // When
        var all = blocked("A1", 3..<5)
        all.append(contentsOf: blocked("A2", 1..<9, file: 1))
        all.append(contentsOf: blocked("A1", 7..<8, file: 1))
        // Then
        let rows = (0..<3).map { "\(all.blocked.site[$0] ?? "") \(all.blocked.nights($0)) \(all.blocked.file[$0])" }
        #expect(rows == ["A1 3..<5 0", "A2 1..<9 1", "A1 7..<8 1"])
        #expect(all.count == 0)
    }

    @Test func `a batch of nothing but blocked nights keeps them when rows follow or precede`() {
        // Given
        var batch = RecordBatch.bookings(Bookings())
        // When
        batch.append(contentsOf: .bookings(blocked("A1", 3..<5)))
        batch.append(contentsOf: .bookings(Bookings()))
        // Then
        guard case .bookings(let table) = batch else {
            Issue.record("the kind was lost")
            return
        }
        #expect(table.blocked.count == 1)
    }

    @Test func `nights are blocked in the property of their record, else in that of their file`() {
        // Given
        var dataset = Dataset()
        dataset.files = [
            SourceFile(source: "desk", kind: .bookings, path: "desk.csv"),
            SourceFile(source: "channel", kind: .bookings, path: "channel.csv"),
        ]
        dataset.files[0].property = "Elm"
        dataset.bookings.blocked.append(site: "A1", nights: 3..<5, file: 0)
        dataset.bookings.blocked.append(site: "A1", property: "Oak", nights: 3..<5, file: 0)
        dataset.bookings.blocked.append(site: "A1", property: "Oak", nights: 3..<5, file: 1)
        dataset.bookings.blocked.append(site: "A1", nights: 3..<5, file: 1)
        // When
        dataset.adoptProperties()
        // Then
        #expect((0..<4).map { dataset.bookings.blocked.property($0) } == ["Elm", "Oak", "Oak", ""])
    }

    @Test func `nights that end before they begin are not read back`() throws {
        // Given
        var bytes = BinaryWriter.payload(of: blocked("A1", 3..<5).blocked)
        #expect(try BinaryReader.value(inPayload: bytes) == blocked("A1", 3..<5).blocked)
        // When the end, which is the last number that is 5, becomes 2
        let end = try #require(bytes.lastIndex(of: 5))
        bytes[end] = 2
        // Then
        #expect(throws: BinaryFault.self) { try BinaryReader.value(inPayload: bytes) as BlockedNights }
    }
}
