import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct CaseRunnerTests {
    private func result(_ findings: [ExpectedFinding], _ change: (inout Case) -> Void = { _ in }) async throws
        -> CaseResult
    {
        let folder = try TemporaryFolder()
        let cases = CaseRunner(
            runner: Runner(
                registry: ShellFixtures.registry, process: ShellFixtures.process,
                unpacking: ArchiveUnpacking()),
            configuration: ShellFixtures.configuration(["elsewhere/*.csv"]), temporaryFolder: folder.path,
            toolVersion: "1.0")
        var one = Case(
            name: "nobody comes", line: 1, asOf: nil,
            input: [
                Case.Input(
                    source: "desk", text: "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,0\n", line: 1,
                    column: 1)
            ], findings: findings)
        change(&one)
        let result = try await cases.run(one)
        // Whatever comes of it, nothing is left behind
        #expect(try folder.names().isEmpty)
        return result
    }

    private func expected(_ code: String, line: Int? = nil, column: Int? = nil) -> ExpectedFinding {
        var finding = ExpectedFinding(code: code)
        finding.line = line
        finding.column = column
        return finding
    }

    @Test func `a case passes when exactly its findings are found`() async throws {
        let whole = expected("reservation-guests-none", line: 2, column: 17)
        #expect(try await result([whole]).passed)
        #expect(try await result([expected("reservation-guests-none")]).passed)
    }

    @Test func `what is missing and what is too much are told, with their places`() async throws {
        let result = try await result([
            expected("reservation-guests-none", line: 3), expected("reservation-overlap"),
        ])
        #expect(!result.passed)
        #expect(result.missing == ["*:*:* reservation-overlap", "*:3:* reservation-guests-none"])
        #expect(result.unexpected == ["desk:2:17 reservation-guests-none: 0 guests"])
    }

    @Test func `those that say most choose first`() async throws {
        // Given two findings, of which one is told exactly and one by its code
        let exact = expected("reservation-guests-none", line: 2)
        let result = try await result([expected("reservation-guests-none"), exact]) {
            $0.input[0].text += "R2,2026-07-01,1,0\n"
        }
        // The rule over tables has one too
        #expect(result.missing.isEmpty && result.unexpected.count == 1)
        #expect(result.unexpected[0].hasPrefix("desk:3:4 reservation-not-first"))
    }

    @Test func `a source that the configuration does not have is a fault`() async throws {
        await #expect(throws: Fault.self) { _ = try await result([]) { $0.input[0].source = "other" } }
    }
}
