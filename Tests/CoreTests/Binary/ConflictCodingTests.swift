import InnkeeperCore
import Testing

struct ConflictCodingTests {
    private let part: ConflictPart = {
        var part = ConflictPart()
        part.units = [
            ConflictPart.Unit(first: 4, pairs: 2, listed: 2, crowd: nil),
            ConflictPart.Unit(
                first: 7, pairs: 9_000_000_000, listed: 0,
                crowd: CrowdedSite(booking: 8, pairs: 9_000_000_000, stays: 3)),
        ]
        part.rows = [
            ConflictRow(first: 4, second: 5, overlap: -3..<9, kind: .doubleBooking, freeSites: []),
            ConflictRow(first: 4, second: 6, overlap: 8..<9, kind: .sameGuest, freeSites: ["A1", "Ü 2"]),
        ]
        (part.coverage.stays, part.coverage.withoutSite) = (12, 3)
        return part
    }()

    @Test func `what is written is read back`() throws {
        for written in [part, ConflictPart()] {
            #expect(try BinaryReader.value(inPayload: BinaryWriter.payload(of: written)) == written)
        }
    }

    @Test func `pairs that no site has, or sites without theirs, are damage`() {
        for listed in [0, 1, 3] {
            var wrong = part
            wrong.units[0].listed = listed
            #expect(throws: BinaryFault.damaged("its pairs are not those of its sites")) {
                _ = try BinaryReader.value(of: ConflictPart.self, inPayload: BinaryWriter.payload(of: wrong))
            }
        }
    }

    @Test func `bytes that are cut are damage`() {
        let bytes = BinaryWriter.payload(of: part)
        for count in 0..<bytes.count {
            #expect(throws: BinaryFault.self) {
                _ = try BinaryReader.value(of: ConflictPart.self, inPayload: Array(bytes.prefix(count)))
            }
        }
    }
}
