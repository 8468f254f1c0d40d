import InnkeeperCore
import Synchronization
import Testing
import TestSupport

struct SnapshotTests {
    /// What a run with so many bookings leaves, before it is written.
    private struct Night {
        var files: [Snapshot.File]
        var bookings: Bookings?
        var findings: FindingKeys

        init(_ rows: Int, seed: UInt64 = 1) {
            var tables = RandomTables(seed)
            let sources = ["desk", "desk", "web"].map { source in
                var file = SourceFile(source: source, kind: .bookings, path: "f")
                file.digest = "xxh128:0"
                file.counts.read = rows
                file.addsPayments = source == "web"
                return file
            }
            let found = tables.findings(rows)
            files = sources.map(Snapshot.File.init)
            findings = FindingKeys(found, fingerprints: Fingerprints.all(found, files: sources), files: sources)
            bookings = tables.bookings(rows)
        }
    }

    private func bytes(_ night: Night, partRows: Int = 7, header: BinaryHeader = Snapshot.header) -> [UInt8] {
        let sink = Sink()
        var writer = BinaryWriter(header, to: sink)
        Snapshot.write(
            asOf: CalendarDate(dayNumber: 20_000), files: night.files, bookings: night.bookings, partRows: partRows,
            to: &writer)
        night.findings.write(to: &writer)
        writer.finish()
        return sink.bytes
    }

    private func read(_ bytes: [UInt8]) throws(BinaryFault) -> Snapshot { try Snapshot.read(BinaryMemory(bytes)) }

    /// The bookings as the next night reads them.
    private func kept(_ bookings: Bookings) throws -> Bookings {
        var night = Night(0)
        night.bookings = bookings
        return try #require(try read(bytes(night)).bookings).whole()
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `what is compared is read back as it was written`(seed: UInt64) async throws {
        // Given bookings that take several parts
        let night = Night(Int(seed) * 3, seed: seed)
        // When
        let found = try read(bytes(night))
        // Then nothing differs between the two
        #expect(found.asOf.dayNumber == 20_000 && found.files == night.files && found.findings == night.findings)
        let table = try #require(night.bookings)
        let now = BookingComparison.Side(asRead: table, sources: night.files.map(\.source))
        let changes = try await BookingComparison.changes(from: #require(found.past), to: now)
        #expect(changes.isEmpty)
        #expect(changes.unchanged == table.status.count { $0 != .invalid })
    }

    @Test(arguments: [1, 4, 100])
    func `all parts together are the bookings`(partRows: Int) throws {
        // Given bookings of three files, one number of which is a name, and one after sixteen bytes
        var night = Night(0)
        var table = RandomTables(5).bookingsWithGuests(["R-1", "2026-1180-0000-0000-0001", "Anna Smith", "R-4", ""])
        (table.email, table.phone) = ([1, 0, 3, 4, 5], [351_912_345_678, 0, 1, 2, 3])
        night.bookings = table
        // When
        let whole = try #require(try read(bytes(night, partRows: partRows)).bookings).whole()
        // Then
        #expect(whole.id[1] == table.id[1] && whole.id[2].hasPrefix(Finding.mask) && whole.id[4].isEmpty)
        #expect(whole.camper == table.camper.map { $0 & 0xFFFF_FFFF } && whole.email == table.email)
        #expect(whole.arrival.cells == table.arrival.cells && whole.total.cells == table.total.cells)
        #expect(whole.records.map(\.file) == table.records.map(\.file))
        #expect((0..<5).allSatisfy { whole.site[$0] == table.site[$0] && whole.channel[$0] == table.channel[$0] })
    }

    @Test func `names that a part doesn't have are not in it`() throws {
        // Given more sites than are written whole
        var night = Night(2_000)
        night.bookings?.site = DictionaryColumn((0..<2_000).map { "A\($0)" })
        // When
        let parts = try #require(try read(bytes(night, partRows: 500)).bookings)
        // Then
        let sites = try parts.part(1).site
        #expect(sites.names.count == 500 && sites[0] == "A500" && sites[499] == "A999")
    }

    @Test func `bookings that can't be read any more are a fault`() throws {
        // Given a file that ends early once its head was read
        let whole = bytes(Night(20))
        let source = FailingBytes(BinaryMemory(whole))
        let snapshot = try Snapshot.read(source)
        // When
        source.fails()
        // Then
        #expect(throws: BinaryFault.unreadable("gone")) { _ = try snapshot.bookings?.part(0) }
    }

    @Test func `a redacted one has fingerprints and no more`() throws {
        var redacted = Night(4)
        redacted.bookings = nil
        redacted.findings = FindingKeys(redacted.findings.fingerprints)
        let found = try read(bytes(redacted))
        #expect(found.findings == redacted.findings && found.past == nil && !found.findings.hasDetails)
        #expect(found.findings.details(1).code.isEmpty && found.findings.details(1).record.isEmpty)
    }

    @Test func `a byte that is another one, or a missing end, is always noticed`() {
        let whole = bytes(Night(3))
        for place in whole.indices {
            for bit: UInt8 in [1, 0x10, 0x80] {
                var damaged = whole
                damaged[place] ^= bit
                #expect(throws: BinaryFault.self) { _ = try self.read(damaged) }
            }
            #expect(throws: BinaryFault.self) { _ = try self.read(Array(whole[..<place])) }
        }
    }

    @Test func `one of another version says so`() {
        let other = bytes(Night(1), header: BinaryHeader("innkeep", version: 4))
        let fault = #expect(throws: BinaryFault.self) { _ = try self.read(other) }
        #expect(fault?.text == "it is of version 4")
    }

    @Test func `names, addresses, telephones and numbers that are one of these are not in it`() throws {
        // Given bookings with an address, a telephone number or a name for a number
        var table = RandomTables(3).bookingsWithGuests(["R-17", "anna@example.org", "+351 912 345 678", "Anna Smith"])
        (table.email, table.phone) = ([1, 2, 3, 1 << 40], [351_912_345_678, 0, 1, 2])
        // When
        let kept = try kept(table)
        // Then
        #expect(kept.id[0] == "R-17")
        for row in 1..<4 { #expect(kept.id[row].hasPrefix(Finding.mask) && kept.id[row] != table.id[row]) }
        #expect(kept.phone[0] != table.phone[0] && kept.phone[1] == 0)
        for hashes in [kept.phone, kept.camper, kept.email] {
            #expect(hashes.count == 4 && hashes.allSatisfy { $0 <= UInt64(UInt32.max) })
        }
        #expect(kept.camper.indices.allSatisfy { (kept.camper[$0] == 0) == (table.camper[$0] == 0) })
    }

    @Test(arguments: ["@", "+", " "], [0, 7, 8, 15, 16, 20] as [Int])
    func `a mark is found wherever it stands`(mark: String, place: Int) throws {
        let number = String(repeating: "1", count: place) + mark + String(repeating: "2", count: 7)
        let kept = try kept(RandomTables(3).bookingsWithGuests(["R1", number, "R2"]))
        #expect((kept.id[1] != number) == (mark != " "))
    }

    @Test func `numbers of bookings are not taken for personal`() throws {
        let numbers = ["", "R1", "2026-118", "HMABCDEF", "A+1", "Pitch 12", "1 2"]
        #expect(try kept(RandomTables(3).bookingsWithGuests(numbers)).id == TextColumn(numbers))
    }
}

extension RandomTables {
    /// Bookings with these numbers, all else at random.
    fileprivate func bookingsWithGuests(_ numbers: [String]) -> Bookings {
        var tables = self
        var table = tables.bookings(numbers.count)
        table.id = TextColumn(numbers)
        return table
    }
}

private final class Sink: ByteSink {
    private(set) var bytes: [UInt8] = []
    func append(_ fill: (inout [UInt8], Int) -> Void) { fill(&bytes, .max) }
}

/// Bytes that can be read until they fail.
private final class FailingBytes: BinarySource {
    private let bytes: BinaryMemory
    private let hasFailed = Atomic(false)

    init(_ bytes: BinaryMemory) { self.bytes = bytes }

    func fails() { hasFailed.store(true, ordering: .relaxed) }

    var byteCount: Int { bytes.byteCount }

    func bytes(_ range: Range<Int>) throws(BinaryFault) -> [UInt8] {
        if hasFailed.load(ordering: .relaxed) { throw .unreadable("gone") }
        return bytes.bytes(range)
    }
}
