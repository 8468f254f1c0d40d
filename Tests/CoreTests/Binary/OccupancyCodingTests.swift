import InnkeeperCore
import Testing

struct OccupancyCodingTests {
    private let part: OccupancyPart = {
        var part = OccupancyPart()
        (part.properties, part.categories, part.channels) = (["P", "Q"], ["tent"], [])
        part.currencies = [Currency("EUR"), Currency.none].compactMap { $0 }
        var counts = KPICounts()
        (counts.nightsSold, counts.stays, counts.staysBegun, counts.roomRevenue) = (1, 2, 3, -4_000_000_000)
        (counts.nightsWithRevenue, counts.bookings, counts.cancelled, counts.noShow) = (5, 6, 7, 8)
        (counts.invalid, counts.arrivalNights, counts.arrivals) = (9, 10, 11)
        (counts.leadDaysSum, counts.leadDaysCount) = (-12, 13)
        part.cells = [
            OccupancyPart.Cell(property: 1, category: 0, channel: -1, currency: 1, month: 24_311, counts: counts)
        ]
        part.changes = [OccupancyPart.Change(currency: 0, day: -7, sold: -1, revenue: 1 << 40)]
        part.leads = [OccupancyPart.Lead(cell: 0, days: -3, count: 2)]
        (part.nights, part.open) = (-7...9, [0, 5])
        return part
    }()

    @Test func `what is written is read back`() throws {
        for written in [part, OccupancyPart()] {
            #expect(try BinaryReader.value(inPayload: BinaryWriter.payload(of: written)) == written)
        }
    }

    @Test func `numbers without a name or a cell are damage`() {
        var wrong = [OccupancyPart](repeating: part, count: 6)
        wrong[0].cells[0].property = 2
        wrong[1].cells[0].category = -2
        wrong[2].cells[0].channel = 0
        wrong[3].cells[0].currency = -1
        wrong[4].changes[0].currency = 2
        wrong[5].leads[0].cell = 1
        for part in wrong {
            #expect(throws: BinaryFault.self) {
                _ = try BinaryReader.value(of: OccupancyPart.self, inPayload: BinaryWriter.payload(of: part))
            }
        }
    }

    @Test func `bytes that are cut are damage`() {
        let bytes = BinaryWriter.payload(of: part)
        for count in 0..<bytes.count {
            #expect(throws: BinaryFault.self) {
                _ = try BinaryReader.value(of: OccupancyPart.self, inPayload: Array(bytes.prefix(count)))
            }
        }
    }
}
