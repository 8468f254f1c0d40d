import Foundation
import TestSupport
import Testing

@testable import InnkeeperStore

/// The pages of the reference are what the program says, and say all that there is.
struct ReferencePagesTests {
    private static let pages = ["innkeeper": "commands.md", "pipeline.json": "keys.md", "outputs": "outputs.md"]

    private func committed(_ name: String) throws -> String {
        try String(
            contentsOf: Corpora.packageRoot.appendingPathComponent("Documentation/reference/\(name)"), encoding: .utf8)
    }

    /// `INNKEEPER_RECORD=1 swift test --filter ReferencePagesTests` writes the pages anew, and fails that once.
    @Test(arguments: ReferencePagesTests.pages.keys.sorted())
    func `a committed page is what the program prints`(page: String) async throws {
        let name = try #require(ReferencePagesTests.pages[page])
        let made = try await Program.run(["man", page, "--format", "markdown"])
        #expect(made.status == 0 && made.errors.isEmpty)
        if ProcessInfo.processInfo.environment["INNKEEPER_RECORD"] != nil {
            let file = Corpora.packageRoot.appendingPathComponent("Documentation/reference/\(name)")
            try made.output.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(name) was recorded: look at the difference and run the tests again")
        }
        #expect(try committed(name) == made.output, "make docs")
    }

    @Test func `every key of the schema is described`() async throws {
        // Given the keys that are in the schema, wherever they are
        let schema = try await Program.run(["schema"])
        let root = try JSONSerialization.jsonObject(with: Data(schema.output.utf8))
        var keys: [(name: String, description: String)] = []
        func collect(_ node: Any) {
            if let list = node as? [Any] { list.forEach(collect) }
            guard let object = node as? [String: Any] else { return }
            for (name, value) in object["properties"] as? [String: [String: Any]] ?? [:] {
                keys.append((name, value["description"] as? String ?? ""))
            }
            for (name, value) in object where name != "$defs" { collect(value) }
        }
        collect(root)
        #expect(keys.count > 200)
        // Then each says what it means, in an editor and on the page
        let page = try committed("keys.md")
        for key in keys {
            #expect(!key.description.isEmpty, "\(key.name)")
            #expect(page.contains("\n| `\(key.name)` | "), "\(key.name)")
        }
    }

    @Test func `every file, table and column of a run is described`() async throws {
        // Given a run with everything that can be written
        let folder = try TemporaryFolder()
        let root = Corpora.packageRoot
        let text = try String(contentsOf: root.appendingPathComponent("pipeline.json"), encoding: .utf8)
        try folder.write(
            "pipeline.json",
            text.replacing(
                #""summary", "html", "findings", "calendar", "tables", "map""#,
                with: #""summary", "html", "findings", "calendar", { "tables": { "lines": true } }, "map", "database""#
            ).replacing(#""output":"#, with: #""metrics": "innkeeper.prom", "output":"#))
        for _ in 1...2 {
            let run = try await Program.run([
                "run", folder.path("pipeline.json"), "--root", root.path, "--as-of", "2026-11-21", "--fail-on", "never",
            ])
            #expect(run.status == 0, "\(run.errors)")
        }
        let page = MarkdownSections(try committed("outputs.md"))
        // Then its files are
        for name in try folder.names("Output") {
            let stem = name.split(separator: ".").dropLast().joined(separator: ".")
            let isFolder = ["accepted", "rejected"].contains(name)
            #expect(
                isFolder
                    ? page.text.contains("`\(name)/SOURCE/FILE`")
                    : page.text.contains("`\(name)`") || page.sections["\(stem).csv"] != nil, "\(name)")
            // And the columns of the tables
            guard name.hasSuffix(".csv") else { continue }
            let section = try #require(page.sections[name], "\(name)")
            let header = try folder.read("Output/\(name)").prefix { $0 != "\n" && $0 != "\r\n" }
            for column in header.split(separator: ",") {
                #expect(section.describes(String(column)), "\(name): \(column)")
            }
        }
        // And those of the database
        let database = try SQLiteQuestions(folder.path("Output/innkeeper.sqlite"))
        for (table, columns) in try database.tables() where !table.hasPrefix("about") {
            let section = try #require(page.sections["table \(table)"] ?? page.sections["\(table).csv"], "\(table)")
            for column in columns { #expect(section.describes(column), "\(table): \(column)") }
        }
        for view in try database.views() { #expect(page.sections["views"]?.describes(view) == true, "\(view)") }
        // And the members of run.json, those of places, and the measures
        let record = try #require(
            try JSONSerialization.jsonObject(with: Data(folder.read("Output/run.json").utf8)) as? [String: Any])
        for member in record.keys { #expect(page.sections["run.json"]?.describes(member) == true, "\(member)") }
        let places = try #require(
            try JSONSerialization.jsonObject(with: Data(folder.read("Output/places.geojson").utf8)) as? [String: Any])
        for feature in places["features"] as? [[String: Any]] ?? [] {
            for property in (feature["properties"] as? [String: Any] ?? [:]).keys {
                #expect(page.sections["places.geojson"]?.describes(property) == true, "\(property)")
            }
        }
        for line in try folder.read("innkeeper.prom").split(separator: "\n") where line.hasPrefix("# TYPE ") {
            let measure = line.split(separator: " ")[2]
            #expect(page.sections["Metrics"]?.describes(String(measure)) == true, "\(measure)")
        }
    }

    @Test(arguments: ReferencePagesTests.pages.keys.sorted())
    func `man can read each page`(page: String) async throws {
        let folder = try TemporaryFolder()
        let made = try await Program.run(["man", page])
        let file = try folder.write("page", made.output)
        let groff = "/usr/bin/groff"
        guard FileManager.default.isExecutableFile(atPath: groff) else { return }
        let set = try await Program.run(groff, ["-man", "-ww", "-Tutf8", "-P-cbou", file])
        #expect(set.status == 0 && set.errors.isEmpty, "\(set.errors)")
        #expect(set.output.contains("NAME"))
    }
}

/// The parts of a page by their headings.
private struct MarkdownSections {
    var text: String
    var sections: [String: String] = [:]

    init(_ text: String) {
        self.text = text
        for part in text.components(separatedBy: "\n## ").dropFirst() {
            sections[String(part.prefix { $0 != "\n" })] = part
        }
    }
}

extension String {
    /// Whether a table of the section has a line for it that says something.
    fileprivate func describes(_ name: String) -> Bool {
        let lines: [Substring] = split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("| `\(name)` | ") }) else { return false }
        let cells: [Substring] = line.split(separator: "|")
        return (cells.last?.count ?? 0) > 4
    }
}

/// What is in a database, by the program's own reader of SQLite.
private struct SQLiteQuestions {
    private let connection: SQLite

    init(_ path: String) throws { connection = try SQLite(path) }

    private func lines(_ sql: String) throws -> [String] { try connection.rows(sql) { $0.text(0) ?? "" } }

    func tables() throws -> [(name: String, columns: [String])] {
        try lines("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map { name in
            (name, try lines("SELECT name FROM pragma_table_info('\(name)')"))
        }
    }

    func views() throws -> [String] { try lines("SELECT name FROM sqlite_master WHERE type = 'view' ORDER BY name") }
}
