import InnkeeperCore
import Testing
import TestSupport

struct BookingComparisonTests {
    /// A booking as these tests know it; the number alone names it.
    private struct Entry: Hashable {
        var source = 0
        var id: String
        var property: String?
        var site: String?
        var arrival: Int32
        var nights: Int32 = 2
        var paid: Int64?
        var channel: String?
        var status = BookingStatus.confirmed
    }

    private func table(_ entries: [Entry]) -> Bookings {
        var table = Bookings()
        for entry in entries {
            var row = makeBookings([
                TestBooking(
                    property: entry.property, site: entry.site, channel: entry.channel, arrival: entry.arrival,
                    departure: entry.arrival + entry.nights, status: entry.status)
            ])
            row.id = TextColumn([entry.id])
            row.records = [RecordReference(offset: 0, length: 0, line: 1, file: Int32(entry.source))]
            row.paid = [entry.paid.map(AmountCell.init(minorUnits:)) ?? .missing]
            table.append(contentsOf: row)
        }
        return table
    }

    private func compare(
        _ past: [Entry], _ now: [Entry], sources: [String] = ["a", "b"],
        unread: (past: Set<String>, now: Set<String>) = ([], []),
        jobs: Int = 1, partRows: Int = .max, waiting: Int = .max
    ) async throws -> BookingChanges {
        try await BookingComparison.changes(
            from: .init(SplitBookings(table(past), partRows), sources: sources, unread: unread.past),
            to: .init(table(now), sources: sources, unread: unread.now), jobs: jobs, waiting: waiting)
    }

    /// `new R1`, `gone R2`, `R3 nights,departure`, sorted.
    private func told(_ changes: BookingChanges, _ now: [Entry]) -> [String] {
        let gone = changes.gone.map { "gone \(changes.pastSource($0.past)) \(changes.past.id[$0.past])" }
        let new = changes.new.map { "new \(now[$0].source == 0 ? "a" : "b") \(now[$0].id)" }
        let changed = changes.changed.map { change in
            "\(now[change.row].source == 0 ? "a" : "b") \(now[change.row].id) "
                + change.fields.map(\.rawValue).joined(separator: ",")
        }
        return (gone + new + changed).sorted()
    }

    @Test func `a number that two sources have is compared within each`() async throws {
        // Given two sources with one number, and both bookings longer one night, in another order
        let past = [Entry(id: "R1", arrival: 10), Entry(source: 1, id: "R1", arrival: 20)]
        let now = [Entry(source: 1, id: "R1", arrival: 20, nights: 4), Entry(id: "R1", arrival: 10, nights: 3)]
        // When
        let changes = try await compare(past, now)
        // Then
        #expect(told(changes, now) == ["a R1 nights,departure", "b R1 nights,departure"])
    }

    @Test func `bookings of a source that did not come are not gone, and are not new when it comes again`() async throws
    {
        // Given two sources, of which one is not read one night
        let both = [Entry(id: "R1", arrival: 10), Entry(source: 1, id: "R2", arrival: 10)]
        let one = [Entry(id: "R3", arrival: 20)]
        // When
        let without = try await compare(both, one, unread: ([], ["b"]))
        let again = try await compare(one, both, unread: (["b"], []))
        // Then only what was read on both nights is compared
        #expect(told(without, one) == ["gone a R1", "new a R3"] && without.unseen == 1)
        #expect(told(again, both) == ["gone a R3", "new a R1"] && again.uncompared == [1])
        #expect(without.earlierCount == 2 && again.earlierCount == 1)
        // And what is there all the same is compared as ever
        let changed = try await compare(both, [Entry(source: 1, id: "R2", arrival: 11)], unread: ([], ["b"]))
        #expect(changed.changed.count == 1 && changed.unseen == 0)
    }

    @Test func `a number of two properties is two bookings`() async throws {
        // Given one number in each of two properties
        let past = [
            Entry(id: "R1", property: "Lake", site: "A1", arrival: 10),
            Entry(id: "R1", property: "River", site: "A1", arrival: 10),
        ]
        // When one of the two is gone and the other stays longer, or both come in another order
        let now = [Entry(id: "R1", property: "River", site: "A1", arrival: 10, nights: 3)]
        #expect(try await told(compare(past, now), now) == ["a R1 nights,departure", "gone a R1"])
        let changes = try await compare(past, now)
        #expect(changes.gone.map { changes.past.property[$0.past] } == ["Lake"])
        #expect(try await told(compare(past, past.reversed()), past).isEmpty)
        // And where there is one alone, it was renamed
        #expect(try await told(compare([past[0]], [past[1]]), [past[1]]) == ["a R1 property"])
    }

    @Test func `what is new, gone, moved and changed is told field by field`() async throws {
        let past = [
            Entry(id: "R1", site: "A1", arrival: 10), Entry(id: "R2", site: "A2", arrival: 10),
            Entry(id: "R3", site: "A3", arrival: 10), Entry(id: "R4", site: "A4", arrival: 10, paid: 100),
        ]
        let now = [
            Entry(id: "R1", site: "A1", arrival: 10), Entry(id: "R3", site: "A9", arrival: 10),
            Entry(id: "R4", site: "A4", arrival: 10, nights: 3, paid: 150), Entry(id: "R5", site: "A2", arrival: 10),
        ]
        let changes = try await compare(past, now)
        #expect(told(changes, now) == ["a R3 site_number", "a R4 nights,departure,paid", "gone a R2", "new a R5"])
        #expect(changes.unchanged == 1)
        #expect(changes.changed.filter(\.isMoved).map { now[$0.row].id } == ["R3"])
        let four = changes.changed[1]
        #expect(changes.past.shownText(four.past, .paid) == "1.00")
        #expect(table(now).shownText(four.row, .paid) == "1.50")
    }

    @Test func `units of one booking are paired by equality, then by site, then in order`() async throws {
        let past = ["A1", "A2", "A3"].map { Entry(id: "R1", site: $0, arrival: 10) }
        // A2 stands, A3 got another day, A1 went to A7
        let now = [
            Entry(id: "R1", site: "A7", arrival: 10), Entry(id: "R1", site: "A3", arrival: 11),
            Entry(id: "R1", site: "A2", arrival: 10),
        ]
        let changes = try await compare(past, now)
        #expect(changes.unchanged == 1)
        #expect(told(changes, now) == ["a R1 arrival,departure", "a R1 site_number"])
    }

    @Test func `a booking that is refused now is gone, and its row is named`() async throws {
        let past = [Entry(id: "R1", site: "A1", arrival: 10), Entry(id: "R2", site: "A1", arrival: 20)]
        let now = [Entry(id: "R1", site: "A1", arrival: 10, status: .invalid)]
        let changes = try await compare(past, now)
        #expect(changes.gone == [.init(past: 0, refused: 0), .init(past: 1, refused: nil)])
        #expect(changes.new == [] && changes.unchanged == 0)
    }

    @Test func `refused ones of the past don't count`() async throws {
        let past = [Entry(id: "R1", site: "A1", arrival: 10, status: .invalid)]
        let now = [Entry(id: "R1", site: "A1", arrival: 10)]
        #expect(try await told(compare(past, now), now) == ["new a R1"])
    }

    @Test func `the same number in another source is another booking`() async throws {
        let past = [Entry(source: 0, id: "R1", site: "A1", arrival: 10)]
        let now = [Entry(source: 1, id: "R1", site: "A1", arrival: 10)]
        #expect(try await told(compare(past, now), now) == ["gone a R1", "new b R1"])
        // And so is one of a source that is not there any more
        let changes = try await BookingComparison.changes(
            from: .init(WholeBookings(table(past)), sources: ["old"]), to: .init(table(past), sources: ["a"]))
        #expect(changes.pastSources == ["old"] && changes.new == [0] && changes.gone.count == 1)
    }

    @Test func `bookings without a number are equal or they are others`() async throws {
        let past = [Entry(id: "", site: "A1", arrival: 10), Entry(id: "", site: "A2", arrival: 10)]
        let now = [Entry(id: "", site: "A2", arrival: 10), Entry(id: "", site: "A1", arrival: 11)]
        let changes = try await compare(past, now)
        #expect(changes.unchanged == 1)
        #expect(told(changes, now) == ["gone a ", "new a "])
    }

    @Test func `amounts of a source of instalments are not compared`() async throws {
        let past = [Entry(id: "R1", site: "A1", arrival: 10, paid: 100)]
        let now = [Entry(id: "R1", site: "A1", arrival: 10, paid: 300)]
        for addsPayments in [true, false] {
            let changes = try await BookingComparison.changes(
                from: .init(WholeBookings(table(past)), sources: ["a"], addsPayments: [addsPayments]),
                to: .init(table(now), sources: ["a"]))
            #expect(changes.isEmpty == addsPayments)
        }
    }

    /// Random sequences of nights: rows added, dropped, edited, moved to other sites and re-ordered; then what a
    /// dictionary says.
    @Test(arguments: 0..<60)
    func `it says what a comparison by hand says`(seed: UInt64) async throws {
        var random = SeededRandom(seed)
        var night: [Entry] = (0..<Int.random(in: 0...40, using: &random)).map { number in
            Entry(source: number % 2, id: "R\(number)", site: "A\(number % 7)", arrival: Int32(number % 11))
        }
        var count = night.count
        for _ in 0..<4 {
            let past = night
            night.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
            for index in night.indices where Int.random(in: 0..<4, using: &random) == 0 {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: night[index].site = "A\(Int.random(in: 0..<9, using: &random))"
                case 1: night[index].nights += 1
                case 2: night[index].paid = Int64.random(in: 0..<3, using: &random)
                case 3: night[index].channel = ["web", "phone", nil].randomElement(using: &random) ?? nil
                default:
                    night[index].status = [.confirmed, .cancelled, .invalid].randomElement(using: &random) ?? .pending
                }
            }
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                night.insert(
                    Entry(source: count % 2, id: "R\(count)", site: nil, arrival: Int32(count % 5)),
                    at: Int.random(in: 0...night.count, using: &random))
                count += 1
            }
            if Bool.random(using: &random) { night.shuffle(using: &random) }
            // Tables hold one source after the other only by chance; a run reads them so
            let now = night.filter { $0.source == 0 } + night.filter { $0.source == 1 }
            let found = try await compare(
                past, now, jobs: Int.random(in: 1...3, using: &random),
                partRows: Int.random(in: 1...20, using: &random), waiting: Int.random(in: 0...20, using: &random))
            #expect(told(found, now) == byHand(past, now))
            let accepted = now.count { $0.status != .invalid }
            #expect(found.unchanged + found.changed.count + found.new.count == accepted)
            #expect(
                found.unchanged + found.changed.count + found.gone.count == past.count { $0.status != .invalid })
        }
    }

    /// A booking a number, of which every seventh stays a night longer if `isLater`.
    private func large(_ numbers: [Int], isLater: Bool) -> Bookings {
        var table = Bookings()
        table.id = TextColumn(numbers.map { "R\($0)" })
        table.records = RecordColumn(
            numbers.map { _ in RecordReference(offset: 0, length: 0, line: 1, file: 0) })
        for keyPath in [\Bookings.property, \.category, \.channel] {
            table[keyPath: keyPath] = DictionaryColumn(numbers.map { _ in nil })
        }
        table.site = DictionaryColumn(numbers.map { "A\($0 % 300)" })
        table.camper = numbers.map { UInt64($0) }
        table.arrival = PackedIntegerColumn(numbers.map { DateCell(raw: 20_000 + Int32($0 % 400)) })
        let nights = numbers.map { Int32($0 % 5 + 1 + (isLater && $0 % 7 == 0 ? 1 : 0)) }
        table.nights = PackedIntegerColumn(nights.map(CountCell.init(raw:)))
        table.departure = PackedIntegerColumn(
            zip(numbers, nights).map { DateCell(raw: 20_000 + Int32($0 % 400) + $1) })
        table.bookedOn = PackedIntegerColumn(repeating: .missing, count: numbers.count)
        table.guests = PackedIntegerColumn(repeating: .missing, count: numbers.count)
        for keyPath in [\Bookings.rate, \.total, \.paid, \.tax] {
            table[keyPath: keyPath] = PackedIntegerColumn(repeating: .missing, count: numbers.count)
        }
        table.currency = PackedIntegerColumn(repeating: .none, count: numbers.count)
        table.status = numbers.map { _ in .confirmed }
        return table
    }

    @Test(arguments: [false, true])
    func `large nights are compared in whatever order they come`(isShuffled: Bool) async throws {
        // Given more bookings than one part of a join holds, and a night that lacks the first and has ten others
        var random = SeededRandom(7)
        var numbers = Array(100..<30_010)
        if isShuffled { numbers.shuffle(using: &random) }
        let past = large(Array(0..<30_000), isLater: false)
        let now = large(numbers, isLater: true)
        // When
        let found = try await BookingComparison.changes(
            from: .init(SplitBookings(past, 7_000), sources: ["a"]), to: .init(now, sources: ["a"]), jobs: 2,
            waiting: 10_000)
        // Then
        #expect(found.gone.map { found.past.id[$0.past] } == (0..<100).map { "R\($0)" })
        #expect(Set(found.new.map { now.id[$0] }) == Set((30_000..<30_010).map { "R\($0)" }))
        let changed = (100..<30_000).filter { $0 % 7 == 0 }
        #expect(found.changed.map { now.id[$0.row] }.sorted() == changed.map { "R\($0)" }.sorted())
        #expect(found.changed.allSatisfy { now.id[$0.row] == found.past.id[$0.past] })
        #expect(found.changed.allSatisfy { $0.fields == [.nights, .departure] })
        #expect(found.unchanged == 29_900 - changed.count)
    }

    private func byHand(_ past: [Entry], _ now: [Entry]) -> [String] {
        let before = Dictionary(uniqueKeysWithValues: past.filter { $0.status != .invalid }.map { ($0.id, $0) })
        let after = Dictionary(uniqueKeysWithValues: now.filter { $0.status != .invalid }.map { ($0.id, $0) })
        var lines: [String] = []
        for (id, old) in before where after[id] == nil { lines.append("gone \(old.source == 0 ? "a" : "b") \(id)") }
        for (id, new) in after {
            guard let old = before[id] else {
                lines.append("new \(new.source == 0 ? "a" : "b") \(id)")
                continue
            }
            var fields: [String] = []
            if old.site != new.site { fields.append("site_number") }
            if old.arrival != new.arrival { fields.append("arrival") }
            if old.nights != new.nights { fields.append("nights") }
            if old.arrival + old.nights != new.arrival + new.nights { fields.append("departure") }
            if old.paid != new.paid { fields.append("paid") }
            if old.status != new.status { fields.append("status") }
            if old.channel != new.channel { fields.append("channel") }
            if !fields.isEmpty {
                lines.append("\(new.source == 0 ? "a" : "b") \(id) " + fields.joined(separator: ","))
            }
        }
        return lines.sorted()
    }
}

/// Bookings in parts of a few rows.
private struct SplitBookings: BookingParts {
    private let parts: [Bookings]

    init(_ table: Bookings, _ partRows: Int) {
        parts = stride(from: 0, to: table.count, by: min(partRows, max(1, table.count))).map { start in
            table.selecting(Array(start..<min(table.count, start + min(partRows, table.count))))
        }
    }

    var count: Int { parts.count }
    func part(_ index: Int) -> Bookings { parts[index] }
}
