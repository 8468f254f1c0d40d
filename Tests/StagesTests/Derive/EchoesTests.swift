import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct EchoesTests {
    private func closed(_ from: Int32, _ to: Int32, site: String? = "1", channel: String = "Booking.com") -> TestBooking
    {
        TestBooking(site: site, channel: channel, arrival: from, departure: to, status: .closed)
    }

    private func stay(
        _ from: Int32, _ to: Int32, site: String? = "1", channel: String? = "Airbnb", status: BookingStatus = .confirmed
    ) -> TestBooking {
        TestBooking(site: site, channel: channel, arrival: from, departure: to, status: status)
    }

    private func pairs(_ rows: [TestBooking]) -> [[Int]] {
        Echoes.find(makeBookings(rows)).map {
            [$0.first, $0.second, Int($0.overlap.lowerBound), Int($0.overlap.upperBound)]
        }
    }

    @Test func `an event that only says closed echoes the stay of another channel`() {
        #expect(pairs([stay(10, 14), closed(10, 14)]) == [[0, 1, 10, 14]])
        #expect(pairs([closed(10, 14), stay(10, 14)]) == [[0, 1, 10, 14]])
        // And part of it, and two that follow each other
        #expect(pairs([stay(10, 14), closed(11, 12)]) == [[0, 1, 11, 12]])
        #expect(
            pairs([stay(8, 12), stay(12, 15, channel: "Vrbo"), closed(10, 14)]) == [[0, 2, 10, 12], [2, 1, 12, 14]])
    }

    @Test func `an event that reaches beyond the other stays is none`() {
        #expect(pairs([stay(10, 14), closed(9, 14)]) == [])
        #expect(pairs([stay(10, 14), closed(10, 15)]) == [])
        #expect(pairs([stay(8, 11), stay(12, 15), closed(10, 14)]) == [])
    }

    @Test func `two stays are never one, whatever they share`() {
        #expect(pairs([stay(10, 14), stay(10, 14, channel: "Booking.com")]) == [])
        #expect(pairs([stay(10, 14), stay(10, 14, channel: "Booking.com", status: .pending)]) == [])
        #expect(pairs([closed(10, 14), closed(10, 14, channel: "Vrbo")]) == [])
    }

    @Test func `the own channel is no other one, however it is written`() {
        #expect(pairs([stay(10, 14, channel: "BOOKING"), closed(10, 14)]) == [])
        // And where it has a booking for one of the nights, that closes them
        #expect(pairs([stay(10, 14), stay(13, 16, channel: "booking.com"), closed(10, 14)]) == [])
        #expect(pairs([stay(10, 14), stay(13, 16, site: nil, channel: "booking.com"), closed(10, 14)]) == [])
        #expect(pairs([stay(10, 14), stay(14, 16, channel: "booking.com"), closed(10, 14)]) == [[0, 2, 10, 14]])
    }

    @Test func `cancelled stays, other sites and events without a site say nothing`() {
        #expect(pairs([stay(10, 14, status: .cancelled), closed(10, 14)]) == [])
        #expect(pairs([stay(10, 14, site: "2"), closed(10, 14)]) == [])
        #expect(pairs([stay(10, 14, site: nil), closed(10, 14, site: nil)]) == [])
    }

    @Test func `echoes are not stays, are reported once, and are double bookings where that is wanted`() {
        // Given one echo of two stays
        let rows = [stay(8, 12), stay(12, 15, channel: "Vrbo"), closed(10, 14)]
        var same = datasetOf(rows)
        var overlap = same
        // When
        same.findEchoes(.same)
        overlap.findEchoes(.overlap)
        // Then
        #expect(same.bookings.status == [.confirmed, .confirmed, .echo])
        #expect(same.echoes.map(\.kind) == [.echo, .echo] && same.echoFindings.count == 1)
        #expect(overlap.bookings.status == [.confirmed, .confirmed, .closed])
        #expect(overlap.echoes.isEmpty && overlap.echoFindings.count == 0)
    }

    @Test func `night by night the same is found`() {
        // Given many small calendars on few sites
        var seed: UInt64 = 7
        func next(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        for _ in 0..<400 {
            let rows = (0..<9).map { _ -> TestBooking in
                let from = Int32(next(12))
                return TestBooking(
                    site: ["1", "1", "2", nil][next(4)], channel: ["Airbnb", "Booking.com", "Vrbo"][next(3)],
                    arrival: from,
                    departure: from + Int32(next(6)),
                    status: [.closed, .confirmed, .confirmed, .pending, .cancelled][next(5)])
            }
            // When
            let found = Set(
                Echoes.find(makeBookings(rows)).flatMap { [$0.first, $0.second] }
                    .filter { rows[$0].status == .closed })
            // Then it is what a look at every night says
            #expect(found == EchoesTests.echoes(rows), "\(rows)")
        }
    }

    /// Every night of an event looked at by itself.
    private static func echoes(_ rows: [TestBooking]) -> Set<Int> {
        func nights(_ row: TestBooking) -> [Int32] {
            guard let from = row.arrival, let to = row.departure else { return [] }
            return Array(from..<max(from, to))
        }
        let stays = rows.filter { $0.status == .confirmed || $0.status == .pending }
        return Set(
            rows.indices.filter { index in
                let event = rows[index]
                guard event.status == .closed, event.site != nil, !nights(event).isEmpty else { return false }
                return nights(event).allSatisfy { night in
                    let there = stays.filter { nights($0).contains(night) && ($0.site == event.site || $0.site == nil) }
                    return !there.contains { $0.channel == event.channel }
                        && there.contains { $0.site == event.site && $0.channel != event.channel }
                }
            })
    }
}
