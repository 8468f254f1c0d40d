import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct CheckFindingsTests {
    /// Finds the second booking at its nights, and can't carry out a check whose query says so.
    private struct Engine: CheckEngine {
        func problem(of sql: String) -> String? { nil }

        func run(
            _ checks: [CustomCheck], over dataset: Dataset, texts: any BookingTexts, context: RunContext,
            ticks: @escaping @Sendable () -> UInt64
        ) -> [CheckOutcome] {
            checks.map { check in
                check.sql == "fail"
                    ? CheckOutcome(failure: "it was stopped")
                    : CheckOutcome(rows: [
                        CheckedRow(kind: .bookings, row: 1, field: "nights"),
                        CheckedRow(kind: .bookings, row: 0, field: ""),
                    ])
            }
        }
    }

    @Test func `rows that a check finds get file, line, column and value; a failed check its own place`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-02,40,3\n")
        var configuration = ShellFixtures.configuration(["desk.csv"])
        configuration.checks = [
            CustomCheck(code: "house-long", severity: .warning, message: "Too long.", sql: "rows"),
            CustomCheck(code: "house-never", severity: .info, message: "Never.", sql: "fail", line: 9, column: 20),
        ]
        var request = ShellFixtures.request(configuration, root: folder.path, output: nil)
        request.configurationPath = folder.path("house.json")
        var registry = ShellFixtures.registry
        registry.checkEngine = Engine()
        // When
        let result = try await Runner(registry: registry, process: ShellFixtures.process, unpacking: ArchiveUnpacking())
            .run(request)
        // Then
        var lines: [String] = []
        result.input.forEachFinding { finding, message in
            guard finding.code.hasPrefix("house") || finding.code.hasPrefix("check") else { return }
            let place = "\(finding.file):\(finding.line):\(finding.column)"
            lines.append("\(place) \(finding.severity) \(finding.code) \(finding.record) \(finding.value) \(message)")
        }
        #expect(
            lines == [
                "house.json:9:20 error check-failed house-never  check-failed",
                "desk.csv:2:1 warning house-long R1  Too long.", "desk.csv:3:15 warning house-long R2 40 Too long.",
            ])
        #expect(result.status == .findings)
        #expect(result.input.effect(of: "house-long") == .marks)
    }
}
