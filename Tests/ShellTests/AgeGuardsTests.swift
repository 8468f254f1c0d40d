import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct AgeGuardsTests {
    /// 2026-11-21T12:00:00Z.
    private let now: Int64 = 1_795_262_400

    /// What is said of a file that was changed so many seconds ago, and whether it is still to be read.
    private func judge(_ age: Int64, maxAge: Int?, minAge: Int?) throws -> (said: [String], isRead: Bool) {
        let folder = try TemporaryFolder()
        let path = try folder.write("desk.csv", "x")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: Double(now - age))], ofItemAtPath: path)
        var configuration = ShellFixtures.configuration(["desk.csv"])
        configuration.sources[0].guards.maxAge = maxAge
        configuration.sources[0].guards.minAge = minAge
        var found = SourceFinder.find(configuration.sources, root: folder.path)
        AgeGuards.apply(to: &found, configuration.sources, now: now)
        let said = found.findings.rows.indices.map { index in
            let finding = found.findings.finding(index, files: found.files) { _, _ in .error }
            return "\(finding.code): \(finding.arguments)"
        }
        return (said, found.paths[0] != nil)
    }

    @Test func `a file is old after maxAge, and read all the same`() throws {
        #expect(try judge(86_400, maxAge: 86_400, minAge: nil) == ([], true))
        #expect(
            try judge(97_201, maxAge: 86_400, minAge: nil)
                == (["source-stale: 2026-11-20T08:59:59Z 97201 s 1 d"], true))
    }

    @Test func `a file is not read before minAge`() throws {
        #expect(try judge(600, maxAge: 86_400, minAge: 600) == ([], true))
        #expect(
            try judge(59, maxAge: nil, minAge: 600)
                == (["source-recent: 2026-11-21T11:59:01Z 59 s 10 min"], false))
        #expect(try judge(0, maxAge: nil, minAge: 1).isRead == false)
    }

    @Test func `of a file from the future no age is told, and it is read`() throws {
        #expect(
            try judge(-7_200, maxAge: 60, minAge: 600)
                == (["source-date-future: 2026-11-21T14:00:00Z 7200 s"], true))
    }

    @Test func `without guards nobody asks`() throws {
        #expect(try judge(10_000_000, maxAge: nil, minAge: nil) == ([], true))
        #expect(try judge(-10_000_000, maxAge: nil, minAge: nil) == ([], true))
    }
}
