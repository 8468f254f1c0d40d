import Foundation
import TestSupport
import Testing

/// The tables of `Documentation/trust.md` name what there is.
struct TrustTableTests {
    private static func rows() throws -> [[String]] {
        try Checkout.read("Documentation/trust.md").split(separator: "\n").compactMap { line in
            guard line.hasPrefix("| "), !line.hasPrefix("| ---") else { return nil }
            return line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { !["number", "promise"].contains($0[0]) }
    }

    @Test func `each promise has a test or a part of make faults, and none is forgotten`() throws {
        // Given
        let rows = try Self.rows()
        let tests = try Checkout.swift("Tests").map(\.text).joined()
        let faults = try Checkout.read("Tests/Faults/faults.py")
        // Then
        #expect(rows.compactMap { Int($0[0]) } == Array(1...12))
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
