import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct SizeGuardsTests {
    private static let folder = try? TemporaryFolder()

    /// A past run of one source whose files have these digests.
    private func past(_ read: Int, _ digests: [String], asOf: String = "2026-11-20") throws -> PreviousRun {
        let folder = try TemporaryFolder()
        let files = digests.map { #"{"path": "f", "format": "csv", "digest": "\#($0)", "reading": {}}"# }
        try folder.write(
            "run.json",
            #"{"tool": "innkeeper 1", "version": 1, "asOf": "\#(asOf)", "configuration": {}, "outputs": [], "findings": {}, "#
                + #""records": {"desk": {"read": \#(read), "files": [\#(files.joined(separator: ","))]}}}"#)
        return try PreviousRun(folder.path)
    }

    private func findings(_ counts: [(read: Int, digest: String)], _ guards: SourceGuards, past: PreviousRun?)
        -> [String]
    {
        var dataset = Dataset()
        for (index, count) in counts.enumerated() {
            var file = SourceFile(source: "desk", kind: .bookings, path: "\(index).csv")
            file.counts.read = count.read
            file.digest = count.digest
            dataset.files.append(file)
        }
        var configuration = ShellFixtures.configuration(["*.csv"])
        configuration.sources[0].guards = guards
        let found = SizeGuards.findings(
            dataset, configuration.sources, past: past,
            today: CalendarDate(iso: "2026-11-21") ?? CalendarDate(dayNumber: 0))
        return found.rows.indices.map { index in
            let finding = found.finding(index, files: dataset.files) { _, _ in .error }
            return "\(finding.code) \(finding.file): \(finding.arguments)"
        }
    }

    @Test func `too few records are said, over all files of the source`() {
        var guards = SourceGuards()
        guards.minRecords = 10
        #expect(findings([(6, "a"), (4, "b")], guards, past: nil) == [])
        #expect(
            findings([(6, "a"), (3, "b")], guards, past: nil)
                == ["source-shrunk 0.csv: too-few 9 10"])
    }

    @Test func `a drop counts when it is larger than allowed, exactly`() throws {
        var guards = SourceGuards()
        guards.maxDropPercent = 20
        #expect(findings([(80, "a")], guards, past: try past(100, ["z"])) == [])
        #expect(findings([(200, "a")], guards, past: try past(100, ["z"])) == [])
        #expect(
            findings([(79, "a")], guards, past: try past(100, ["z"]))
                == [
                    "source-shrunk 0.csv: dropped 79 21 100 2026-11-20 20"
                ])
        guards.maxDropPercent = 0
        #expect(findings([(99, "a")], guards, past: try past(100, ["z"])).count == 1)
        #expect(findings([(0, "a")], guards, past: nil) == [])
    }

    @Test func `the same files as on an earlier day are said where the source should be new`() throws {
        var guards = SourceGuards()
        let same: [(read: Int, digest: String)] = [(5, "a"), (5, "b")]
        #expect(findings(same, guards, past: try past(10, ["b", "a"])) == [])
        guards.maxAge = 86_400
        #expect(findings(same, guards, past: try past(10, ["b", "a"])) == ["source-unchanged 0.csv: 2026-11-20"])
        // A second run on one day, another file, one file less: not the same
        #expect(findings(same, guards, past: try past(10, ["b", "a"], asOf: "2026-11-21")) == [])
        #expect(findings(same, guards, past: try past(10, ["b", "c"])) == [])
        #expect(findings(same, guards, past: try past(10, ["a", "b", "c"])) == [])
        #expect(findings([(0, "")], guards, past: try past(0, [""])) == [])
    }

    @Test func `guards that look back are listed where there is nothing to look back at`() {
        var configuration = ShellFixtures.configuration(["*.csv"])
        #expect(SizeGuards.unchecked(configuration.sources, noPast: .none) == [])
        configuration.sources[0].guards.maxDropPercent = 5
        configuration.sources[0].guards.maxAge = 5
        #expect(
            SizeGuards.unchecked(configuration.sources, noPast: .none) == [
                UncheckedRule(rule: "source-shrunk", source: "desk", reason: .noEarlierRun(.none)),
                UncheckedRule(rule: "source-unchanged", source: "desk", reason: .noEarlierRun(.none)),
            ])
    }
}
