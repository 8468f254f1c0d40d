import Foundation
import TestSupport
import Testing

/// The table of `Documentation/library.md` names what there is.
struct LibraryTableTests {
    private struct Row {
        var type: String
        var file: String
        var test: String
    }

    private static func rows() throws -> [Row] {
        try Checkout.read("Documentation/library.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, cells[1].hasPrefix("`") else { return nil }
            let names = cells[1...].map { $0.trimmingCharacters(in: ["`"]) }
            return Row(type: names[0], file: names[1], test: names[2])
        }
    }

    @Test func `each line of the table has a public type, an example and a test`() throws {
        // Given
        let rows = try LibraryTableTests.rows()
        let sources = try Checkout.swift("Sources")
        let tests = try Checkout.swift("Examples/Tests").map(\.text).joined()
        let examples = try Checkout.swift("Examples/Sources").map(\.path)
        // Then
        #expect(rows.count > 20)
        for row in rows {
            let declaration = try Regex("public (final )?(struct|class|enum|protocol) \(row.type)\\b")
            let isPublic = sources.contains { $0.words[row.type] != nil && $0.text.contains(declaration) }
            #expect(isPublic, "\(row.type) is public")
            #expect(examples.contains { $0.hasSuffix("/" + row.file) }, "\(row.file) is an example")
            #expect(tests.contains("func `\(row.test)`("), "\(row.test)")
        }
    }
}
