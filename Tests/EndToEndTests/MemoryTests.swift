import Foundation
import Testing
import TestSupport

/// `--memory`: numbers of more than a mebibyte, which lie in the file.
struct MemoryTests {
    private static let isWatched = ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains {
        ProcessInfo.processInfo.environment[$0] != nil
    }

    private func write(_ folder: TemporaryFolder) throws {
        var random = SeededRandom(15)
        var text = "reservation_id,site_number,arrival,nights\n"
        for row in 0..<40_000 {
            let number = Int.random(in: 1_000_000_000...9_999_999_999, using: &random)
            text += "Mountain-View-Channel-\(number),S\(row),2026-\(10 + row % 3)-\(10 + row % 19),\(row % 5)\n"
        }
        try folder.write("in/desk.csv", text)
    }

    @Test(.disabled(if: isWatched, "a sanitizer watches the memory itself"))
    func `a run that keeps to a memory limit writes the same, and leaves nothing in the folder for the rest`()
        async throws
    {
        // Given
        let folder = try TemporaryFolder()
        try write(folder)
        try FileManager.default.createDirectory(atPath: folder.path("spill"), withIntermediateDirectories: true)
        let run = ["run", "in", "--as-of", "2026-11-21", "--fail-on", "never", "--quiet", "--output"]
        let environment: [String: String?] = ["SOURCE_DATE_EPOCH": "1795262400"]
        // When
        let free = try await Program.run(run + ["free"], environment: environment, folder: folder.path)
        let limited = try await Program.run(
            run + ["limited", "--memory", "128M", "--spill", "spill"], environment: environment, folder: folder.path)
        // Then
        #expect(free.status == 0, "\(free.errors)")
        #expect(limited.status == 0, "\(limited.errors)")
        for output in ["free", "limited"] {
            let record = try folder.read(output + "/run.json")
            let timing = try #require(record.range(of: "\"timing\""))
            try folder.write(output + "/run.json", String(record[..<timing.lowerBound]))
        }
        #expect(try await Program.run("/usr/bin/diff", ["-r", "free", "limited"], folder: folder.path).output.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("spill")).isEmpty)
    }
}
