import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

/// Records compared by bucket, held against those of one run.
struct IdsTaskTests {
    private static let header = "property,reservation_id,site_number,arrival,nights,guests\n"

    /// Bookings of some properties, cut anywhere into files: numbers used twice in a property, in several, in several files and
    /// on several sites; records that occur again in their own file and in others; whole files that do; some that can't be
    /// read or are refused.
    private static func platform(_ seed: UInt64, files count: Int, properties: Int) -> [String: String] {
        var random = SeededRandom(seed)
        var texts = [String](repeating: "", count: count)
        var rows: [String] = []
        for _ in 0..<400 {
            var row: String
            if !rows.isEmpty, Int.random(in: 0..<4, using: &random) == 0 {
                row = rows[Int.random(in: 0..<rows.count, using: &random)]
            } else {
                let number = Int.random(in: 0..<150, using: &random)
                let arrival = Int.random(in: 0..<20, using: &random) == 0 ? "soon" : "2026-07-\(10 + number % 20)"
                row = "P\(Int.random(in: 0..<properties, using: &random)),\(number % 30 == 0 ? "" : "R\(number)"),"
                row += "A\(Int.random(in: 1...2, using: &random)),\(arrival),\(1 + number % 3),"
                row += "\(Int.random(in: 0..<10, using: &random) == 0 ? 0 : 2)"
                rows.append(row)
            }
            if Int.random(in: 0..<60, using: &random) == 0 { row = "\"" + row }
            let file = Int.random(in: 0..<count, using: &random)
            texts[file] += row + (Int.random(in: 0..<9, using: &random) == 0 ? " \r\n" : "\n")
        }
        if count > 2 { texts[2] = texts[0] }
        var files: [String: String] = [:]
        for (number, text) in texts.enumerated() { files["in/\(number).csv"] = header + text }
        return files
    }

    /// The bytes of a bucket's result with another bit in what was found, so that reading it fails.
    private func damage(_ bucket: Int, _ exchange: ExchangeFolder) throws {
        let path = exchange.result(ofBucket: bucket)
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // Before the trailer is the payload of the last frame.
        bytes[bytes.count - 72 - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    @Test(arguments: [(1, 1, 1), (3, 7, 1), (8, 64, 1), (3, 1, 5), (8, 7, 5), (1, 64, 5), (3, 7, 40), (8, 64, 40)])
    func `records compared by bucket give the output of one run, byte for byte`(
        tasks: Int, buckets: Int, properties: Int
    ) async throws {
        for (seed, files) in [(1, 1), (2, 2), (3, 9)] as [(UInt64, Int)] {
            // Given a run
            let work = try Exchange(Self.platform(seed, files: files, properties: properties))
            let whole = try await work.outputs(nil, "Whole")
            let reasons = whole.filter { $0.key.hasSuffix(".reasons.csv") }.values
            #expect(reasons.contains { $0.contains("reservation-id-duplicate") })
            // When
            let (exchange, found) = try await work.compared(tasks, buckets: buckets)
            let merged = try await work.outputs(exchange, "Merged")
            // Then
            #expect(found > 40)
            #expect(merged == whole)
        }
    }

    @Test func `further payments for a stay are found in other files, per property`() async throws {
        // Given payments of the same stays in three files, one of them a repeat, one with other dates, one that is refused
        let header = "Date,Type,Confirmation code,Start date,End date,Nights,Listing,Currency,Amount\n"
        func row(_ day: Int, _ number: String, _ listing: String, _ amount: String, end: Int = 29) -> String {
            "2026-08-0\(day),Reservation,\(number),2026-07-01,2026-09-\(end),\(end + 61),\(listing),EUR,\(amount)\n"
        }
        let work = try Exchange([
            "in/a.csv": header + row(1, "HM1", "Oak", "1000.00") + row(2, "HM1", "Oak", "2000.50")
                + row(1, "HM1", "Elm", "7.00"),
            "in/b.csv": header + row(1, "HM1", "Oak", "1000.00") + row(3, "HM1", "Elm", "5.00")
                + row(3, "HM1", "Oak", "1.00", end: 28) + row(4, "HM2", "Oak", "1.00"),
            "in/c.csv": header + row(5, "HM2", "Oak", "30.00") + row(6, "HM2", "Oak", "nothing"),
        ])
        let whole = try await work.outputs(nil, "Whole")
        // When
        for (tasks, buckets) in [(1, 1), (3, 7)] {
            let name = "exchange-\(buckets)"
            try ExchangeFolder.make(work.folder.path(name), work.plan(tasks, buckets: buckets))
            let exchange = try ExchangeFolder(work.folder.path(name), toolVersion: "1.0")
            for task in 0..<tasks { try await work.map(task, exchange) }
            var found = 0
            for bucket in 0..<buckets {
                found += try IdsTask.run(bucket, in: exchange.path, toolVersion: "1.0").found
                _ = try await StaysTask.run(
                    bucket, in: exchange.path, toolVersion: "1.0", process: work.process, jobs: 1)
            }
            // Then
            #expect(found >= 4)
            #expect(try await work.outputs(exchange, "Merged-\(buckets)") == whole)
        }
    }

    @Test func `what a bucket has found is what the last step goes by, and the same each time`() async throws {
        // Given
        let work = try Exchange(Self.platform(7, files: 4, properties: 5))
        let (exchange, _) = try await work.compared(2, buckets: 1)
        let path = exchange.result(ofBucket: 0)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // When it is done again
        _ = try IdsTask.run(0, in: exchange.path, toolVersion: "1.0")
        // Then
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
        #expect(
            try work.folder.names("exchange") == [
                "ids-00000.frames", "map-00000.frames", "map-00001.frames", "plan.json", "stays-00000.frames",
            ])
        // And when it is damaged, that is noticed
        try damage(0, exchange)
        let message = await faultMessage { _ = try await work.outputs(exchange, "Merged") }
        #expect(message.contains("is damaged; run innkeeper stage ids \(exchange.path) --bucket 0"), "\(message)")
    }

    /// Inputs of which buckets don't tell all, and what is changed after the buckets are done.
    private static let undecided: [(name: String, files: [String: String], later: [String: String])] = [
        (
            "some records have no property, and may be of the only one that is named",
            ["in/a.csv": header + "P1,R1,A1,2026-07-01,2,2\n", "in/b.csv": header + ",R1,A1,2026-08-01,2,2\n"], [:]
        ),
        (
            "the same bytes name other properties below other headings",
            [
                "in/a.csv": "reservation_id,property,arrival,nights\nR1,R2,2026-07-01,2\n",
                "in/b.csv": "property,reservation_id,arrival,nights\nR1,R2,2026-07-01,2\nR1,R2,2026-07-02,2\n",
            ], [:]
        ),
        (
            "another file has come since",
            [
                "in/a.csv": header + "P1,R1,A1,2026-07-01,2,2\n",
                "in/c.csv": header + "P1,R2,A1,2026-07-01,2,2\nP1,R2,A1,2026-08-01,2,2\n",
            ],
            ["in/b.csv": header + "P1,R2,A1,2026-07-01,2,2\n"]
        ),
    ]

    @Test(arguments: undecided.indices)
    func `where buckets don't tell all, records are compared in the last step`(index: Int) async throws {
        // Given
        let (name, files, later) = Self.undecided[index]
        let work = try Exchange(files)
        let (exchange, _) = try await work.compared(2, buckets: 1)
        for (path, text) in later { try work.folder.write(path, text) }
        let whole = try await work.outputs(nil, "Whole")
        let codes = ["reservation-id-duplicate", "record-repeated"]
        #expect(codes.contains { code in whole.values.contains { $0.contains(code) } } || whole.count > 5, "\(name)")
        // When, then
        #expect(try await work.outputs(exchange, "Merged") == whole, "\(name)")
        // And what the bucket found isn't even read
        if try Data(contentsOf: URL(fileURLWithPath: exchange.result(ofBucket: 0))).count > 72 {
            try damage(0, exchange)
            #expect(try await work.outputs(exchange, "Again") == whole, "\(name)")
        }
    }

    @Test func `exports of which one is newer are compared in the last step, and the plan says so`() async throws {
        // Given
        let work = try Exchange([
            "in/desk-2026-11-01.csv": Self.header + "P1,R1,A1,2026-07-01,2,2\nP1,R2,A1,2026-07-01,2,2\n",
            "in/desk-2026-11-02.csv": Self.header + "P1,R1,A1,2026-07-05,2,2\n",
        ])
        // When
        let (exchange, found) = try await work.compared(2, buckets: 3)
        // Then
        #expect(exchange.plan.bucketed.isEmpty && found == 0)
        #expect(try await work.outputs(exchange, "Merged") == work.outputs(nil, "Whole"))
    }

    @Test func `a result that is missing, cut or of another bucket, step or plan is refused before anything is read`()
        async throws
    {
        // Given
        var work = try Exchange(Self.platform(7, files: 4, properties: 5))
        let (exchange, _) = try await work.compared(2, buckets: 2)
        work.process.now += 1
        let (other, _) = try await work.compared(2, buckets: 2, "other")
        let first = exchange.result(ofBucket: 0)
        func content(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
        let bytes = try content(first)
        func refusal(_ bytes: Data?) async throws -> String { try await refusalOf(exchange, first, bytes) }
        // When, then
        let advice = "; run innkeeper stage ids \(exchange.path) --bucket 0"
        #expect(try await refusal(nil) == "\(first): it can't be read: No such file or directory\(advice)")
        #expect(try await refusal(bytes.dropLast(72)) == "\(first): it has no end; its task did not finish\(advice)")
        #expect(
            try await refusal(content(exchange.result(ofBucket: 1)))
                == "\(first): it is the result of stage ids for bucket 1\(advice)")
        #expect(
            try await refusal(content(exchange.result(ofTask: 0))) == "\(first): it is the result of task 0\(advice)")
        #expect(
            try await refusal(content(other.result(ofBucket: 0))) == "\(first): it was made for another plan\(advice)")
        #expect(try await refusal(bytes).isEmpty)
    }

    @Test func `a bucket needs the results of all tasks, and leaves nothing if one is missing or cut`() async throws {
        // Given
        let work = try Exchange(Self.platform(7, files: 4, properties: 5))
        let exchange = try await work.mapped(2, buckets: 2)
        let path = exchange.result(ofTask: 1)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        func refusal(_ bytes: Data?) async throws -> String {
            try? FileManager.default.removeItem(atPath: path)
            try bytes?.write(to: URL(fileURLWithPath: path))
            return await faultMessage { _ = try IdsTask.run(0, in: exchange.path, toolVersion: "1.0") }
        }
        // When, then
        let advice = "; run innkeeper stage map \(exchange.path) --task 1"
        #expect(try await refusal(nil) == "\(path): it can't be read: No such file or directory\(advice)")
        #expect(try await refusal(bytes.dropLast(72)) == "\(path): it has no end; its task did not finish\(advice)")
        #expect(try work.folder.names("exchange") == ["map-00000.frames", "map-00001.frames", "plan.json"])
    }

    @Test func `only buckets of the plan are compared`() async throws {
        // Given a plan without and one with buckets
        let work = try Exchange(Self.platform(7, files: 2, properties: 5))
        let without = try await work.mapped(1)
        let with = try await work.mapped(1, buckets: 2, "with")
        // When, then
        #expect(
            await faultMessage { _ = try IdsTask.run(0, in: without.path, toolVersion: "1.0") }
                == "the plan has no buckets: stage plan makes them with --buckets N")
        #expect(
            await faultMessage { _ = try IdsTask.run(2, in: with.path, toolVersion: "1.0") }
                == "the plan has no bucket 2: its buckets are 0 to 1")
    }
}
