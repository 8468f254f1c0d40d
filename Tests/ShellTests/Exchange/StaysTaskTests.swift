import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

/// Double bookings found and nights counted by bucket, held against those of one run.
struct StaysTaskTests {
    private static let header =
        "property,reservation_id,site_number,arrival,nights,guests,status,guest_name,email,total,tax,currency,channel,category,booked_on\n"

    private static func configuration(pairs: Int = 1_000_000) -> Configuration {
        var configuration = ShellFixtures.configuration(["in/*"], reports: ["count", "dataset"])
        for name in ["matching", "conflicts"] {
            let options = name == "conflicts" ? ["pairs": OptionValue.integer(pairs)] : [:]
            configuration.stages.append(Configuration.Unit(name: name, options: OptionValues(options)))
        }
        return configuration
    }

    /// Bookings cut anywhere into files: numbers used twice, in several files and properties; whole records repeated; some
    /// refused, cancelled, without a site; a site that half of the bookings of a property name; a property with half of all.
    private static func platform(_ seed: UInt64, files count: Int, properties: Int) -> [String: String] {
        var random = SeededRandom(seed)
        var texts = [String](repeating: "", count: count)
        var rows: [String] = []
        for _ in 0..<400 {
            var row: String
            if !rows.isEmpty, Int.random(in: 0..<5, using: &random) == 0 {
                row = rows[Int.random(in: 0..<rows.count, using: &random)]
            } else {
                let property = Bool.random(using: &random) ? 0 : Int.random(in: 0..<properties, using: &random)
                let site = ["", "A1", "A1", "A2", "A3", "B\(property)"].randomElement(using: &random) ?? ""
                let guest = Int.random(in: 0..<20, using: &random)
                row = "P\(property),R\(Int.random(in: 0..<300, using: &random)),"
                row += property == 1 && Bool.random(using: &random) ? "Tent," : site + ","
                row += "2026-\(Int.random(in: 0..<25, using: &random) == 0 ? "13" : "07")-"
                row += "\(10 + Int.random(in: 0..<20, using: &random)),\(Int.random(in: 0..<4, using: &random)),"
                row += "\(Int.random(in: 0..<10, using: &random) == 0 ? 0 : 2),"
                row += "\(["Confirmed", "Cancelled", "Pending", "Closed"].randomElement(using: &random) ?? ""),"
                row += "Guest \(guest),\(guest % 3 == 0 ? "" : "g\(guest)@example.com"),"
                row += "\(Int.random(in: 0..<900, using: &random)).50,\(guest),\(["EUR", "USD", ""][guest % 3]),"
                row += "\(["web", "desk", ""][guest % 3]),\(["tent", "van"][guest % 2]),2026-0\(1 + guest % 6)-01"
                rows.append(row)
            }
            texts[Int.random(in: 0..<count, using: &random)] += row + "\n"
        }
        var files: [String: String] = [:]
        for (number, text) in texts.enumerated() { files["in/\(number).csv"] = header + text }
        return files
    }

    private func content(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    /// Another bit in what a bucket has found, so that reading it fails.
    private func damage(_ bucket: Int, _ exchange: ExchangeFolder) throws {
        let path = exchange.result(ofBucket: bucket, .stays)
        var bytes = try content(path)
        bytes[bytes.count - 72 - 1] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    @Test(arguments: [(1, 1, 1), (3, 7, 1), (8, 64, 1), (3, 1, 5), (8, 7, 5), (1, 64, 5), (3, 7, 40), (8, 64, 40)])
    func `double bookings found by bucket give the output of one run, byte for byte`(
        tasks: Int, buckets: Int, properties: Int
    ) async throws {
        for (seed, files, pairs) in [(1, 1, 1_000_000), (2, 2, 12), (3, 9, 40), (4, 5, 0)] as [(UInt64, Int, Int)] {
            // Given a run
            let work = try Exchange(
                Self.platform(seed, files: files, properties: properties), Self.configuration(pairs: pairs))
            let whole = try await work.outputs(nil, "Whole")
            let dataset = try #require(whole["dataset.txt"])
            #expect(pairs < 1000 || dataset.contains("ConflictRow("))
            #expect(pairs > 12 || dataset.contains("CrowdedSite("))
            // When
            let (exchange, _) = try await work.compared(tasks, buckets: buckets)
            let merged = try await work.outputs(exchange, "Merged")
            // Then
            #expect(merged == whole)
            // And what the buckets have found is what it goes by
            for bucket in 0..<buckets { try damage(bucket, exchange) }
            let message = await faultMessage { _ = try await work.outputs(exchange, "Again") }
            #expect(message.contains("is damaged; run innkeeper stage stays"), "\(message)")
        }
    }

    @Test func `free sites are those that campsites leave, and closed events of channels are no stays`() async throws {
        // Given campsites, of which one is closed and one too small, and events that say only closed
        var configuration = Self.configuration()
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "sites", kind: .campsites), files: ["sites.csv"]))
        let row = "P,%,A1,2026-07-01,3,4,Confirmed,Ada,,,,,,,\n"
        let work = try Exchange(
            [
                "sites.csv":
                    "number,property,capacity,closed_from,closed_to\nA1,P,6,,\nA2,P,2,,\nA3,P,6,2026-07-01,2026-08-01\n"
                    + "A4,P,6,,\nB1,Q,6,,\n",
                "in/a.csv": Self.header + row.replacing("%", with: "R1"),
                "in/b.csv": Self.header + row.replacing("%", with: "R2").replacing("Ada", with: "Bo")
                    + "P,E1,A1,2026-07-01,2,,Closed,,,,,,,,\n",
            ], configuration)
        let whole = try await work.outputs(nil, "Whole")
        #expect(whole["dataset.txt"]?.contains("freeSites: [\"A4\"]") == true)
        // When, then
        let (exchange, _) = try await work.compared(2, buckets: 2)
        #expect(try await work.outputs(exchange, "Merged") == whole)
    }

    @Test func `the result is the same each time, and needs the one of ids for the same bucket`() async throws {
        // Given
        let work = try Exchange(Self.platform(7, files: 4, properties: 5), Self.configuration())
        let (exchange, _) = try await work.compared(2, buckets: 2)
        let path = exchange.result(ofBucket: 1, .stays)
        let bytes = try content(path)
        // When it is done again, by one thread
        let outcome = try await StaysTask.run(1, in: exchange.path, toolVersion: "1.0", process: work.process, jobs: 1)
        // Then
        #expect(try content(path) == bytes)
        #expect(outcome.records > 0 && outcome.pairs > 0 && outcome.sites > 0)
        #expect(StaysTask.Outcome(records: 1, pairs: 2, sites: 1).text(3) == "bucket 3: 1 record, 2 overlaps on 1 site")
        // And without the other step's result it leaves nothing
        for name in [path, exchange.result(ofBucket: 1)] { try FileManager.default.removeItem(atPath: name) }
        let message = await faultMessage {
            _ = try await StaysTask.run(1, in: exchange.path, toolVersion: "1.0", process: work.process, jobs: 1)
        }
        #expect(message.hasSuffix("No such file or directory; run innkeeper stage ids \(exchange.path) --bucket 1"))
        #expect(try !work.folder.names("exchange").contains { $0.hasPrefix("stays-00001") })
    }

    /// Inputs of which buckets don't tell all.
    private static let undecided: [(name: String, files: [String: String], later: [String: String])] = [
        (
            "a booking without a property may be of the only one that is named",
            [
                "in/a.csv": header + "P1,R1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n",
                "in/b.csv": header + ",R2,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n",
            ], [:]
        ),
        (
            "another file has come since",
            ["in/a.csv": header + "P1,R1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n"],
            ["in/b.csv": header + "P1,R2,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n"]
        ),
        (
            "exports of which one is newer",
            [
                "in/desk-2026-11-01.csv": header
                    + "P1,R1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\nP1,R2,A1,2026-07-05,2,2,Confirmed,,,,,,,,\n",
                "in/desk-2026-11-02.csv": header
                    + "P1,R1,A1,2026-07-05,2,2,Confirmed,,,,,,,,\nP1,R3,A1,2026-07-06,2,2,Confirmed,,,,,,,,\n",
            ], [:]
        ),
    ]

    @Test(arguments: undecided.indices)
    func `where buckets don't tell all, double bookings are found in the last step`(index: Int) async throws {
        // Given
        let (name, files, later) = Self.undecided[index]
        let work = try Exchange(files, Self.configuration())
        let (exchange, _) = try await work.compared(2, buckets: 1)
        for (path, text) in later { try work.folder.write(path, text) }
        let whole = try await work.outputs(nil, "Whole")
        #expect(whole["dataset.txt"]?.contains("ConflictRow(") == true, "\(name)")
        // When, then
        #expect(try await work.outputs(exchange, "Merged") == whole, "\(name)")
        // And what the bucket has found isn't even read
        try damage(0, exchange)
        #expect(try await work.outputs(exchange, "Again") == whole, "\(name)")
    }

    @Test func `bookings of sources that tasks don't read are held against those that they do`() async throws {
        // Given two sources of one property, of which only one has no newer exports
        var configuration = Self.configuration()
        configuration.sources[0].files = ["in/a.csv"]
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "bar", kind: .bookings), files: ["in/x-*"]))
        let work = try Exchange(
            [
                "in/a.csv": Self.header + "P1,R1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n",
                "in/x-2026-11-01.csv": Self.header + "P1,X1,A1,2026-07-02,2,2,Confirmed,,,,,,,,\n",
                "in/x-2026-11-02.csv": Self.header + "P1,X1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n",
            ], configuration)
        let whole = try await work.outputs(nil, "Whole")
        #expect(whole["dataset.txt"]?.contains("ConflictRow(") == true)
        // When, then
        let (exchange, _) = try await work.compared(2, buckets: 2)
        #expect(exchange.plan.bucketed == ["desk"])
        #expect(try await work.outputs(exchange, "Merged") == whole)
    }

    @Test func `sources are read in one order by all steps, whatever order they are configured in`() async throws {
        // Given sources that are configured in another order than that of their names, with stays of the same dates
        var configuration = Self.configuration()
        configuration.sources[0].files = ["in/a.csv"]
        configuration.sources.append(
            Configuration.Source(settings: SourceSettings(name: "bar", kind: .bookings), files: ["in/b.csv"]))
        let work = try Exchange(
            [
                "in/a.csv": Self.header + "P1,R1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n",
                "in/b.csv": Self.header + "P1,X1,A1,2026-07-01,2,2,Confirmed,,,,,,,,\n",
            ], configuration)
        let whole = try await work.outputs(nil, "Whole")
        // When
        let (exchange, _) = try await work.compared(2, buckets: 2)
        // Then
        #expect(exchange.plan.files.map(\.source) == ["bar", "desk"])
        #expect(try await work.outputs(exchange, "Merged") == whole)
        // And what the buckets have found is what it goes by
        for bucket in 0..<2 { try damage(bucket, exchange) }
        #expect(await faultMessage { _ = try await work.outputs(exchange, "Again") }.contains("is damaged"))
    }

    @Test func `a result that is missing, cut or of another step or plan is refused before anything is read`()
        async throws
    {
        // Given
        var work = try Exchange(Self.platform(7, files: 4, properties: 5), Self.configuration())
        let (exchange, _) = try await work.compared(2, buckets: 2)
        work.process.now += 1
        let (other, _) = try await work.compared(2, buckets: 2, "other")
        let first = exchange.result(ofBucket: 0, .stays)
        let bytes = try content(first)
        func refusal(_ bytes: Data?) async throws -> String { try await refusalOf(exchange, first, bytes) }
        // When, then
        let advice = "; run innkeeper stage stays \(exchange.path) --bucket 0"
        #expect(try await refusal(nil) == "\(first): it can't be read: No such file or directory\(advice)")
        #expect(try await refusal(bytes.dropLast(72)) == "\(first): it has no end; its task did not finish\(advice)")
        #expect(
            try await refusal(content(exchange.result(ofBucket: 0)))
                == "\(first): it is the result of stage ids for bucket 0\(advice)")
        #expect(
            try await refusal(content(exchange.result(ofBucket: 1, .stays)))
                == "\(first): it is the result of stage stays for bucket 1\(advice)")
        #expect(
            try await refusal(content(other.result(ofBucket: 0, .stays)))
                == "\(first): it was made for another plan\(advice)")
        #expect(try await refusal(bytes).isEmpty)
    }

    @Test func `only buckets of the plan are looked at, and nothing is looked for that isn't wanted`() async throws {
        // Given a run without double bookings and key figures
        var work = try Exchange(Self.platform(7, files: 2, properties: 5), Self.configuration())
        work.configuration.stages.removeAll { ["conflicts", "occupancy"].contains($0.name) }
        let (exchange, _) = try await work.compared(1, buckets: 2)
        // When, then
        #expect(
            await faultMessage {
                _ = try await StaysTask.run(2, in: exchange.path, toolVersion: "1.0", process: work.process, jobs: 1)
            }
                == "the plan has no bucket 2: its buckets are 0 to 1")
        #expect(try await work.outputs(exchange, "Merged") == work.outputs(nil, "Whole"))
    }
}
