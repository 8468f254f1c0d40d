import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct TableSchemaTests {
    private func schema(_ name: String) throws -> [String: Any] {
        let table = try #require(TableSchema.tables.first { $0.name == name })
        return try #require(JSONSerialization.jsonObject(with: Data(TableSchema.json(table))) as? [String: Any])
    }

    @Test func `every table has one, with a meaning for each column`() throws {
        #expect(TableSchema.tables.map(\.name) == TableSchema.tables.map(\.name).sorted())
        for table in TableSchema.tables {
            let properties = try #require(try schema(table.name)["properties"] as? [String: [String: Any]])
            for (name, property) in properties where name != "related" {
                #expect((property["description"] as? String)?.isEmpty == false, "\(table.name).\(name)")
            }
        }
    }

    @Test func `rows as JSON Lines have exactly its keys and types`() throws {
        // Given every table of a campground as JSON Lines
        let folder = MemoryFolder()
        var input = Campground.input()
        var changes = Changes(since: CalendarDate(dayNumber: 0))
        changes.findings = FindingChanges(isNew: input.findings.rows.indices.map { $0 % 2 == 0 }, resolved: [])
        input.known = input.findings.rows.indices.map { $0 % 3 == 0 }
        input.comparison = .made(changes)
        try TablesReport(options: OptionValues(["lines": .flag(true)])).render(input, to: folder)
        try FindingsReport(options: OptionValues()).render(input, to: folder)
        var rows = 0
        for table in TableSchema.tables {
            let schema = try schema(table.name)
            let properties = try #require(schema["properties"] as? [String: [String: Any]])
            let required = Set(try #require(schema["required"] as? [String]))
            for line in try #require(folder.text("\(table.name).jsonl")).split(separator: "\n") {
                rows += 1
                let row = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
                // Then
                #expect(required.isSubset(of: row.keys))
                for (key, value) in row {
                    let property = try #require(properties[key], "\(table.name).\(key)")
                    let types = (property["type"] as? [String]) ?? [property["type"] as? String ?? ""]
                    #expect(types.contains(type(value)), "\(table.name).\(key): \(value)")
                }
            }
        }
        #expect(rows > 50)
    }

    private func type(_ value: Any) -> String {
        switch value {
        case is NSNull: return "null"
        case is String: return "string"
        case is [String: Any]: return "object"
        case let number as NSNumber:
            if CFGetTypeIDIsBoolean(number) { return "boolean" }
            return number.doubleValue.rounded() == number.doubleValue && !"\(number)".contains(".")
                ? "integer" : "number"
        default: return "?"
        }
    }

    private func CFGetTypeIDIsBoolean(_ number: NSNumber) -> Bool {
        "\(Swift.type(of: number as Any))".contains("Bool")
    }
}
