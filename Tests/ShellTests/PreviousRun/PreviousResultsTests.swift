import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperReports
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

/// Random nights through whole runs: what the runs say of each other, beside what a comparison of the rows by hand says.
struct PreviousResultsTests {
    private struct Row: Hashable {
        var id: String
        var arrival = "2026-07-01"
        var nights = 2
        var guests = 2
        var text: String { "\(id),\(arrival),\(nights),\(guests)\n" }
    }

    private static let header = "reservation_id,arrival,nights,guests\n"
    private let runner = Runner(registry: registry, process: ShellFixtures.process, unpacking: ArchiveUnpacking())

    /// With a report of findings, from which the past is read.
    private static var registry: Registry {
        var registry = ShellFixtures.registry
        registry.reports = [FindingsReport.self]
        return registry
    }

    private func request(_ folder: TemporaryFolder, output: String = "Out") -> RunRequest {
        var configuration = ShellFixtures.configuration(["*.csv"], reports: ["findings"])
        configuration.property.currency = .none
        var request = ShellFixtures.request(configuration, root: folder.path, output: folder.path(output))
        request.configurationJSON = ConfigurationWriter.json(configuration)
        return request
    }

    private func write(_ rows: [Row], _ folder: TemporaryFolder, files: [String]) throws {
        for name in try folder.names() where name.hasSuffix(".csv") {
            try FileManager.default.removeItem(atPath: folder.path(name))
        }
        for (index, name) in files.enumerated() {
            let own = rows.indices.filter { $0 % files.count == index }.map { rows[$0].text }
            try folder.write(name, Self.header + own.joined())
        }
    }

    private func told(_ changes: BookingChanges, _ bookings: Bookings) -> [String] {
        var lines: [String] = []
        ChangeRow.forEach(changes, bookings, source: { _ in "desk" }) { row in
            lines.append(
                "\(row.what.rawValue) \(row.record) \(row.field)\(row.field.isEmpty ? "" : " \(row.before)>\(row.after)")"
            )
        }
        return lines.sorted()
    }

    private func byHand(_ past: [Row], _ now: [Row]) -> [String] {
        let before = Dictionary(uniqueKeysWithValues: past.filter { $0.guests > 0 }.map { ($0.id, $0) })
        let after = Dictionary(uniqueKeysWithValues: now.filter { $0.guests > 0 }.map { ($0.id, $0) })
        let refused = Set(now.filter { $0.guests == 0 }.map(\.id))
        var lines: [String] = []
        for id in before.keys where after[id] == nil {
            lines.append("booking-\(refused.contains(id) ? "refused" : "gone") \(id) ")
        }
        for (id, new) in after {
            guard let old = before[id] else {
                lines.append("booking-new \(id) ")
                continue
            }
            func compare(_ field: String, _ old: String, _ new: String) {
                if old != new { lines.append("booking-changed \(id) \(field) \(old)>\(new)") }
            }
            func departure(_ row: Row) -> String {
                CalendarDate(dayNumber: (CalendarDate(iso: row.arrival)?.dayNumber ?? 0) + Int32(row.nights))
                    .description
            }
            compare("arrival", old.arrival, new.arrival)
            compare("nights", "\(old.nights)", "\(new.nights)")
            compare("departure", departure(old), departure(new))
            compare("guests", "\(old.guests)", "\(new.guests)")
        }
        return lines.sorted()
    }

    @Test(arguments: [1, 2, 3] as [UInt64])
    func `each night tells what changed since the night before`(seed: UInt64) async throws {
        // Given nights on which rows come, go, change and are refused, and files are renamed, split and re-ordered
        var random = SeededRandom(seed)
        let folder = try TemporaryFolder()
        var rows = (0..<20).map { Row(id: "R\($0)") }
        var past: [Row]?
        var pastFingerprints: Set<UInt64> = []
        for night in 0..<8 {
            let names = ["a", "b c", "c a", "d", "d", "d", "e d", "e d"][night]
            let files = names.split(separator: " ").map { "\($0).csv" }
            try write(rows, folder, files: files)
            // When
            let result = try await runner.run(request(folder))
            // Then
            let fingerprints = Set(result.input.fingerprints())
            if let past {
                let changes = try #require(result.input.comparison.changes)
                #expect(changes.remarks == [])
                let bookings = try #require(changes.bookings)
                #expect(told(bookings, result.input.dataset.bookings) == byHand(past, rows))
                let findings = try #require(changes.findings)
                #expect(Set(findings.resolved.map(\.fingerprint)) == pastFingerprints.subtracting(fingerprints))
                let new = findings.isNew.indices.filter { findings.isNew[$0] }.map { result.input.fingerprints()[$0] }
                #expect(Set(new) == fingerprints.subtracting(pastFingerprints))
            } else {
                #expect(result.input.comparison == .impossible(.none))
            }
            past = rows
            pastFingerprints = fingerprints
            rows.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
            for index in rows.indices where Int.random(in: 0..<3, using: &random) == 0 {
                switch Int.random(in: 0..<3, using: &random) {
                case 0: rows[index].nights += 1
                case 1: rows[index].arrival = "2026-08-1\(Int.random(in: 0..<9, using: &random))"
                default: rows[index].guests = Int.random(in: 0..<4, using: &random)
                }
            }
            for number in 0..<Int.random(in: 0..<4, using: &random) { rows.append(Row(id: "N\(night)-\(number)")) }
            if night % 2 == 1 { rows.shuffle(using: &random) }
        }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `nights of many bookings are compared, in order and in none`(seed: UInt64) async throws {
        // Given a night that is more than a small file, and another one of another length
        var random = SeededRandom(seed)
        let folder = try TemporaryFolder()
        let past = (0..<12_000).map { Row(id: "R\(100_000 + $0)", guests: $0 % 97 == 5 ? 0 : 2) }
        var now = past
        for index in now.indices where Int.random(in: 0..<40, using: &random) == 0 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: now[index].nights += 9
            case 1: now[index].guests = 0
            default: now[index].id = "N\(index)"
            }
        }
        now.removeAll { _ in Int.random(in: 0..<50, using: &random) == 0 }
        if seed % 2 == 0 { now.shuffle(using: &random) }
        try write(past, folder, files: ["a.csv"])
        _ = try await runner.run(request(folder))
        try write(now, folder, files: ["a.csv"])
        // When it is run
        let result = try await runner.run(request(folder))
        // Then it tells what a comparison by hand tells
        let changes = try #require(result.input.comparison.changes)
        #expect(changes.remarks == [])
        let bookings = try #require(changes.bookings)
        let (told, byHand) = (told(bookings, result.input.dataset.bookings), byHand(past, now))
        #expect((told == byHand) as Bool, "\(told.count) and \(byHand.count) lines")
        #expect(bookings.unchanged > 9_000)
    }

    @Test(arguments: [1, 2, 700])
    func `what differs is read from the past wherever it stands there`(every: Int) async throws {
        // Given a night of many bookings, some of them with very long numbers, and the next one with some changed
        let folder = try TemporaryFolder()
        var rows = (0..<2_000).map { number in
            Row(id: "R\(number)" + String(repeating: "x", count: number % 500 == 0 ? 20_000 : number % 40))
        }
        try write(rows, folder, files: ["a.csv"])
        _ = try await runner.run(request(folder))
        let past = rows
        for number in stride(from: 0, to: rows.count, by: every) { rows[number].nights = 3 }
        try write(rows + [Row(id: "N")], folder, files: ["a.csv"])
        // When
        let result = try await runner.run(request(folder))
        // Then exactly those are told
        let changes = try #require(result.input.comparison.changes?.bookings)
        #expect(changes.changed.count == (rows.count + every - 1) / every)
        #expect((told(changes, result.input.dataset.bookings) == byHand(past, rows + [Row(id: "N")])) as Bool)
    }

    @Test func `two runs of the past are compared from their folders alone`() async throws {
        // Given two runs whose sources are gone
        let folder = try TemporaryFolder()
        let first = [Row(id: "R1"), Row(id: "R2"), Row(id: "R3")]
        let second = [Row(id: "R1"), Row(id: "R3", nights: 5), Row(id: "R4")]
        try write(first, folder, files: ["a.csv"])
        _ = try await runner.run(request(folder, output: "A"))
        try write(second, folder, files: ["b.csv"])
        _ = try await runner.run(request(folder, output: "B"))
        try FileManager.default.removeItem(atPath: folder.path("b.csv"))
        // When
        let pair = try await RunPair(
            PreviousRun(folder.path("A")), PreviousRun(folder.path("B")), jobs: 2)
        // Then
        #expect(pair.changes.remarks == [])
        let bookings = try #require(pair.changes.bookings)
        #expect(told(bookings, pair.now.table) == byHand(first, second))
        // NotFirst marks every booking but the first
        #expect(pair.newFindings.map(\.record) == ["R4"])
        #expect(pair.changes.findings?.resolved.map(\.record) == ["R2"])
    }

    @Test(arguments: ["snapshot.bin", "run.json"], [true, false])
    func `a past that a disk has eaten is said and does no harm`(name: String, isGone: Bool) async throws {
        let folder = try TemporaryFolder()
        try write([Row(id: "R1"), Row(id: "R2")], folder, files: ["a.csv"])
        _ = try await runner.run(request(folder))
        try write([Row(id: "R1"), Row(id: "R2", nights: 9)], folder, files: ["a.csv"])
        // Given
        let path = folder.path("Out/" + name)
        if isGone {
            try FileManager.default.removeItem(atPath: path)
        } else {
            let size = try Data(contentsOf: URL(fileURLWithPath: path)).count
            try Data(count: size).write(to: URL(fileURLWithPath: path))
        }
        // When
        let result = try await runner.run(request(folder))
        // Then the run is whole
        #expect(result.input.dataset.bookings.count == 2)
        let record = try folder.read("Out/run.json")
        switch result.input.comparison {
        case .impossible(let reason):
            #expect(name == "run.json")
            #expect(
                reason.text.hasPrefix(
                    isGone ? "there is no earlier run" : "the earlier run can't be read: run.json:1:1"))
            #expect(record.contains(#""reason": "\#(reason.text.prefix(20))"#))
        case .made(let changes):
            #expect(changes.remarks.count == 1)
            #expect(changes.remarks[0].contains(name))
            #expect(changes.bookings == nil)
            // These are in findings.jsonl too.
            #expect(changes.findings?.resolved == [])
            #expect(record.contains("not compared"))
        case .notAsked: Issue.record("it was asked")
        }
    }

    @Test func `with failOn new only what the last run did not have fails`() async throws {
        let folder = try TemporaryFolder()
        try write([Row(id: "R1", guests: 0)], folder, files: ["a.csv"])
        var request = request(folder)
        request.failOn = .new
        // Without a past everything is new
        #expect(try await runner.run(request).status == .findings)
        #expect(try await runner.run(request).status == .clean)
        try write([Row(id: "R1", guests: 0), Row(id: "R2", guests: 0)], folder, files: ["z.csv"])
        #expect(try await runner.run(request).status == .findings)
        #expect(try folder.read("Out/findings.jsonl").contains(#""new":true"#))
        // A check looks at the last run too, and writes nothing
        request.lastOutput = request.output
        request.output = nil
        #expect(try await runner.run(request).status == .clean)
        try write([Row(id: "R3", guests: 0)], folder, files: ["z.csv"])
        #expect(try await runner.run(request).status == .findings)
    }
}
