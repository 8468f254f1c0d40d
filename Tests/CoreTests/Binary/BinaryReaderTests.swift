import InnkeeperCore
import Testing
import TestSupport

struct BinaryReaderTests {
    private static let header = BinaryHeader("testing", version: 3)

    private func readBack<Value: BinaryCodable>(_ value: Value) throws -> Value {
        try BinaryReader.value(in: BinaryWriter.bytes(of: value, Self.header), Self.header)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `every table and all findings are read back equal`(seed: UInt64) throws {
        // Given tables at random, an empty one among them
        var tables = RandomTables(seed)
        let rows = seed == 0 ? 0 : tables.number(0...40)
        let (bookings, sites) = (tables.bookings(rows), tables.campSites(rows))
        let (contacts, places) = (tables.contacts(rows), tables.places(rows))
        let findings = tables.findings(rows)
        var counts = RecordCounts()
        counts.read = rows
        counts.rejected = -1
        // When they are written and read, then they are the same
        #expect(try readBack(bookings) == bookings)
        #expect(try readBack(sites) == sites)
        #expect(try readBack(contacts) == contacts)
        #expect(try readBack(places) == places)
        #expect(try readBack(findings) == findings)
        #expect(try readBack(counts) == counts)
    }

    @Test func `a column read with a vocabulary comes back as one of a table`() throws {
        // Given cells read knowing texts that come in another order, or not at all
        let column = DictionaryColumn(
            facts: SharedDictionary(["A1", "A2", "A3"]), names: ["X"], codes: [2, 3, 0, DictionaryColumn.missing, 2])
        // When
        let read = try readBack(column)
        // Then its texts are those that occur, in the order in which they do
        #expect(Array(read.names) == ["A3", "X", "A1"])
        #expect((0..<5).map { read[$0] } == ["A3", "X", "A1", nil, "A3"])
    }

    @Test func `a payload is read back by itself, and nothing may follow it`() throws {
        // Given
        let names = TextColumn(["Oak", "", "Übersee"])
        // When
        let bytes = BinaryWriter.payload(of: names)
        // Then
        #expect(try BinaryReader.value(of: TextColumn.self, inPayload: bytes) == names)
        #expect(throws: BinaryFault.damaged("there is data after its end")) {
            _ = try BinaryReader.value(of: TextColumn.self, inPayload: bytes + [0])
        }
        #expect(throws: BinaryFault.self) {
            _ = try BinaryReader.value(of: TextColumn.self, inPayload: Array(bytes.dropLast()))
        }
    }

    @Test(arguments: [1, 7, 4096, 1 << 18])
    func `a long column goes out in buffers of any size and comes back whole`(room: Int) throws {
        // Given more than a buffer holds, and texts longer than a byte can count
        var table = Places()
        table.name = TextColumn((0..<20_000).map { String(repeating: "x", count: $0 == 7 ? 70_000 : $0 % 9) })
        let sink = RoundSink(room: room)
        var writer = BinaryWriter(Self.header, to: sink)
        // When
        table.name.write(to: &writer)
        writer.finish()
        // Then
        #expect(sink.mostPut <= room && sink.bytes.count > 150_000)
        #expect(try BinaryReader.value(in: sink.bytes, Self.header) == table.name)
    }

    @Test func `other files, other versions and other checksums are told apart`() throws {
        let bytes = BinaryWriter.bytes(of: RecordCounts(), Self.header)
        func fault(_ bytes: [UInt8], _ header: BinaryHeader = Self.header) -> BinaryFault? {
            #expect(throws: BinaryFault.self) { _ = try BinaryReader.value(of: RecordCounts.self, in: bytes, header) }
        }
        #expect(fault([]) == .foreign)
        #expect(fault(Array("what is this?".utf8)) == .foreign)
        #expect(fault(bytes, BinaryHeader("another", version: 3)) == .foreign)
        #expect(fault(bytes, BinaryHeader("testing", version: 4)) == .version(3))
        #expect(fault(Array(bytes[..<15])) == .damaged("it is cut off"))
        #expect(fault(bytes + [0]) == .damaged("its checksum is another one"))
    }

    @Test func `a file of several pieces is read back, and damage is found in each`() throws {
        // Given a text in each MiB, which is a piece
        let column = TextColumn((0..<3).map { _ in String(repeating: "x", count: 1 << 20) })
        let bytes = BinaryWriter.bytes(of: column, Self.header)
        // When it is read, then it is the same
        #expect(try BinaryReader.value(in: bytes, Self.header) == column)
        // When a byte is another one, then that is said
        for piece in 0..<3 {
            var damaged = bytes
            damaged[piece << 20 + 1000] ^= 1
            #expect(throws: BinaryFault.damaged("its checksum is another one")) {
                _ = try BinaryReader.value(of: TextColumn.self, in: damaged, Self.header)
            }
        }
    }

    /// A checksum that never differs: what is damaged must be found by the checks of what is read.
    private struct NoChecksum: Checksum {
        mutating func add(_ bytes: ArraySlice<UInt8>) {}
        var value: UInt64 { 0 }
    }

    @Test(arguments: 0..<2 as Range<UInt64>)
    func `damaged bytes never crash, even with the right checksum`(seed: UInt64) {
        var tables = RandomTables(seed)
        func damage<Value: BinaryCodable>(_ value: Value) {
            let bytes = BinaryWriter.bytes(of: value, Self.header, checksum: NoChecksum())
            for place in 12..<bytes.count - 8 {
                for change: UInt8 in [1, 0xFF] {
                    var damaged = bytes
                    damaged[place] ^= change
                    // Whatever comes of it can be written again.
                    let read = try? BinaryReader.value(
                        of: Value.self, in: damaged, Self.header, checksum: NoChecksum())
                    _ = read.map { BinaryWriter.bytes(of: $0, Self.header) }
                }
            }
            for end in 0..<bytes.count {
                let cut = Array(bytes[..<end])
                #expect(throws: BinaryFault.self) {
                    _ = try BinaryReader.value(of: Value.self, in: cut, Self.header, checksum: NoChecksum())
                }
            }
        }
        damage(tables.bookings(2))
        damage(tables.campSites(2))
        damage(tables.contacts(2))
        damage(tables.places(2))
        damage(tables.findings(3))
    }
}

/// Gathers bytes from a buffer that is emptied whenever it is full.
private final class RoundSink: ByteSink {
    private(set) var bytes: [UInt8] = []
    private(set) var mostPut = 0
    private var used = 0
    private let room: Int

    init(room: Int) { self.room = room }

    func append(_ fill: (inout [UInt8], Int) -> Void) {
        var buffer = [UInt8](repeating: 0, count: used)
        fill(&buffer, room - used)
        mostPut = max(mostPut, buffer.count)
        bytes += buffer[used...]
        used = buffer.count == room ? 0 : buffer.count
    }
}
