import Foundation
import TestSupport
import Testing

/// The tables of `Documentation/trust.md` and `real-exports.md` name what there is.
struct TrustTableTests {
    private static func rows(_ page: String) throws -> [[String]] {
        try Checkout.read("Documentation/\(page)").split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| "), !line.hasPrefix("| ---") else { return nil }
            return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { !["number", "promise"].contains($0[0]) }
    }

    @Test(arguments: [
        ("trust.md", (1...12).map(String.init)),
        ("real-exports.md", (1...27).map { "A\($0)" } + (1...9).map { "B\($0)" } + (1...5).map { "C\($0)" }),
    ])
    func `each promise has a test or a part of make faults, and none is forgotten`(
        page: String, numbers: [String]
    ) throws {
        // Given
        let rows = try Self.rows(page)
        let tests = try Checkout.swift("Tests").map(\.text).joined()
        let faults = try Checkout.read("Tests/Faults/faults.py")
        // Then
        #expect(rows.map { $0[0] }.filter { $0.contains(where: \.isNumber) } == numbers)
        for row in rows {
            let held = try #require(row.last)
            let names = held.matches(of: /`([^`]+)`/).map { String($0.output.1) }
            let parts = held.matches(of: /make faults (\w+)/).map { String($0.output.1) }
            #expect(names.count + parts.count > 0, "\(row)")
            for name in names { #expect(tests.contains("func `\(name)`("), "\(name)") }
            for part in parts { #expect(faults.contains("if \"\(part)\" in parts:"), "\(part)") }
        }
    }
}
