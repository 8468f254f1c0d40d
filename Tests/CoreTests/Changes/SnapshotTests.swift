import InnkeeperCore
import Testing
import TestSupport

struct SnapshotTests {
    private func snapshot(_ rows: Int, seed: UInt64 = 1) -> Snapshot {
        var tables = RandomTables(seed)
        let files = ["desk", "desk", "web"].map { source in
            var file = SourceFile(source: source, kind: .bookings, path: "f")
            file.digest = "xxh128:0"
            file.counts.read = rows
            file.addsPayments = source == "web"
            return file
        }
        let findings = tables.findings(rows)
        return Snapshot(
            asOf: CalendarDate(dayNumber: 20_000), files: files.map(Snapshot.File.init),
            bookings: tables.bookings(rows).comparable,
            findings: FindingKeys(
                findings, fingerprints: Fingerprints.all(findings, files: files), files: files))
    }

    private func bytes(_ snapshot: Snapshot) -> [UInt8] { BinaryWriter.bytes(of: snapshot, Snapshot.header) }

    private func read(_ bytes: [UInt8]) throws(BinaryFault) -> Snapshot {
        try BinaryReader.value(in: bytes, Snapshot.header)
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `what is compared is read back as it was written`(seed: UInt64) async throws {
        // Given
        let written = snapshot(Int(seed) * 3, seed: seed)
        // When
        let found = try read(bytes(written))
        // Then nothing differs between the two
        #expect(found.asOf == written.asOf && found.files == written.files && found.findings == written.findings)
        let sides = try (#require(written.side), #require(found.side))
        let changes = await BookingComparison.changes(from: sides.1, to: sides.0)
        #expect(changes.isEmpty)
        #expect(changes.unchanged == sides.0.table.status.count { $0 != .invalid })
    }

    @Test func `a redacted one has fingerprints and no more`() throws {
        var redacted = snapshot(4)
        redacted.bookings = nil
        redacted.findings = FindingKeys(redacted.findings.fingerprints)
        let found = try read(bytes(redacted))
        #expect(found == redacted && found.side == nil && !found.findings.hasDetails)
        #expect(found.findings.details(1).code.isEmpty && found.findings.details(1).record.isEmpty)
    }

    @Test func `a byte that is another one, or a missing end, is always noticed`() {
        let whole = bytes(snapshot(3))
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
        let other = BinaryWriter.bytes(of: snapshot(1), BinaryHeader("innkeep", version: 2))
        let fault = #expect(throws: BinaryFault.self) { _ = try self.read(other) }
        #expect(fault?.text == "it is of version 2")
    }

    @Test func `names, addresses, telephones and numbers that are one of these are not in it`() throws {
        // Given bookings with an address, a telephone number or a name for a number
        var table = RandomTables(3).bookingsWithGuests(["R-17", "anna@example.org", "+351 912 345 678", "Anna Smith"])
        table.phone = [351_912_345_678, 0, 1, 2]
        // When
        let kept = table.comparable
        // Then
        #expect(kept.id[0] == "R-17")
        for row in 1..<4 { #expect(kept.id[row].hasPrefix(Finding.mask) && kept.id[row] != table.id[row]) }
        #expect(kept.phone[0] != table.phone[0] && kept.phone[1] == 0)
        #expect(
            kept.phone.allSatisfy { $0 <= UInt64(UInt32.max) } && kept.camper.allSatisfy { $0 <= UInt64(UInt32.max) })
        #expect(kept.camper.indices.allSatisfy { (kept.camper[$0] == 0) == (table.camper[$0] == 0) })
    }

    @Test func `bookings as they were read are written as those that are compared`() throws {
        // Given bookings of three files, one number of which is a name, and one after sixteen bytes
        var table = RandomTables(5).bookingsWithGuests(["R-1", "2026-1180-0000-0000-0001", "Anna Smith", "R-4"])
        table.phone = [351_912_345_678, 0, 1, 2]
        var written = snapshot(4)
        written.bookings = table.comparable
        // When
        let sink = Sink()
        var writer = BinaryWriter(Snapshot.header, to: sink)
        Snapshot.write(asOf: written.asOf, files: written.files, bookings: table, to: &writer)
        written.findings.write(to: &writer)
        writer.finish()
        // Then
        #expect(sink.bytes == bytes(written))
    }

    @Test(arguments: ["@", "+", " "], [0, 7, 8, 15, 16, 20] as [Int])
    func `a mark is found wherever it stands`(mark: String, place: Int) {
        let number = String(repeating: "1", count: place) + mark + String(repeating: "2", count: 7)
        let kept = RandomTables(3).bookingsWithGuests(["R1", number, "R2"]).comparable
        #expect((kept.id[1] != number) == (mark != " "))
    }

    @Test func `numbers of bookings are not taken for personal`() {
        let numbers = ["", "R1", "2026-118", "HMABCDEF", "A+1", "Pitch 12", "1 2"]
        #expect(RandomTables(3).bookingsWithGuests(numbers).comparable.id == TextColumn(numbers))
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
