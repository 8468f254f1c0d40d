import Foundation

/// A rule's example as a folder on the disk, and what the program finds in it.
package struct ExampleFolder {
    /// Where a finding points; line and column are 0 for a whole file, and the file is empty for none.
    package struct Place: Equatable, Sendable, CustomStringConvertible {
        package var file: String
        package var line = 0
        package var column = 0

        package var description: String { "\(file):\(line):\(column)" }
    }

    private struct Entry {
        var name: String
        var remark: Substring
        var lines: [String] = []

        var text: String { lines.map { $0 + "\n" }.joined() }
        var isOfDayBefore: Bool { remark == "the day before" }

        var isSheet: Bool { packed.map { !$0.file.hasSuffix(".zip") } ?? false }

        /// An archive or a workbook, and what it holds.
        var packed: (file: String, member: String)? {
            name.firstRange(of: "!").map { (String(name[..<$0.lowerBound]), String(name[$0.upperBound...])) }
        }
    }

    /// The places of the marks, in order.
    package private(set) var marks: [Place] = []
    private var entries: [Entry] = []
    private let folder: TemporaryFolder

    /// 4 September 2026, six o'clock in the morning.
    private static let now = 20_700 * 86_400 + 6 * 3_600

    package init(_ text: String) throws {
        folder = try TemporaryFolder()
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if text.hasPrefix("»== ") {
            marks.append(Place(file: ""))
            lines[0].removeFirst()
        }
        if !lines[0].hasPrefix("== ") {
            entries.append(Entry(name: "example." + ExampleFolder.ending(text), remark: ""))
        }
        for line in lines {
            if line.hasPrefix("== "), line.hasSuffix(" ==") {
                let parts = line.dropFirst(3).dropLast(3).split(separator: ", ", maxSplits: 1)
                let name = parts[0].filter { $0 != "»" }
                if name.count < parts[0].count { marks.append(Place(file: name)) }
                entries.append(Entry(name: name, remark: parts.count > 1 ? parts[1] : ""))
            } else {
                entries[entries.count - 1].lines.append(unmarked(line))
            }
        }
    }

    /// Notes the marks of a line. One before a file's name in the configuration stands for that file.
    private mutating func unmarked(_ line: Substring) -> String {
        var plain = ""
        let entry = entries[entries.count - 1]
        for (index, character) in zip(line.indices, line) {
            guard character == "»" else {
                plain.append(character)
                continue
            }
            if entry.name == "pipeline.json", plain.hasSuffix("[\"") {
                marks.append(Place(file: String(line[index...].dropFirst().prefix { $0 != "\"" })))
            } else {
                // Of a sheet, columns are those of its cells.
                let column = entry.isSheet ? plain.count { $0 == "," } : plain.unicodeScalars.count
                marks.append(Place(file: entry.name, line: entry.lines.count + 1, column: column + 1))
            }
        }
        return plain
    }

    private static func ending(_ text: String) -> String {
        let text = text.drop { $0 == "»" }
        if text.hasPrefix("BEGIN:VCALENDAR") { return "ics" }
        if text.hasPrefix("BEGIN:VCARD") { return "vcf" }
        return switch text.first {
        case "{", "[": "json"
        case "<": "xml"
        default: "csv"
        }
    }

    /// Runs the program over the folder, after a run of the day before if there are files of it, and gives the places of
    /// the findings with that code.
    package func findings(_ code: String) async throws -> [Place] {
        if entries.contains(where: \.isOfDayBefore) {
            try write(ExampleFolder.now - 86_400) { $0.isOfDayBefore || $0.name == "pipeline.json" }
            try await run(ExampleFolder.now - 86_400)
        }
        try write(ExampleFolder.now) { !$0.isOfDayBefore }
        try await run(ExampleFolder.now)
        struct Found: Decodable {
            var code: String
            var file: String?
            var line: Int?
            var column: Int?
        }
        return try folder.read("Output/findings.jsonl").split(separator: "\n").compactMap { line in
            let found = try JSONDecoder().decode(Found.self, from: Data(line.utf8))
            guard found.code == code else { return nil }
            return Place(file: found.file ?? "", line: found.line ?? 0, column: found.column ?? 0)
        }
    }

    private func run(_ now: Int) async throws {
        let isConfigured = entries.contains { $0.name == "pipeline.json" }
        _ = try await Program.run(
            ["run", isConfigured ? "pipeline.json" : ".", "--output", folder.path("Output")],
            environment: ["SOURCE_DATE_EPOCH": "\(now)"], folder: folder.path("in"))
    }

    private func write(_ now: Int, where isWanted: (Entry) -> Bool) throws {
        let entries = entries.filter(isWanted)
        for entry in entries where entry.packed == nil {
            try write(ExampleFolder.bytes(entry.text), entry.name, now + (ExampleFolder.age(entry.remark) ?? -3_600))
        }
        let packed = Dictionary(grouping: entries.filter { $0.packed != nil }) { $0.packed?.file ?? "" }
        for (file, parts) in packed {
            let members = parts.map { ($0.packed?.member ?? "", $0) }
            let isArchive = file.hasSuffix(".zip")
            let rows = members.map { name, part in
                (
                    name: name,
                    rows: part.lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
                )
            }
            let hidden = Set(members.filter { $0.1.remark == "hidden" }.map(\.0))
            let bytes =
                isArchive
                ? TinyZip.archive(members.map { (name: $0, content: $1.text) })
                : Array(TinyWorkbook.text(rows, hidden: hidden).utf8)
            try write(bytes, file, now - 3_600)
        }
    }

    private func write(_ bytes: [UInt8], _ name: String, _ changed: Int) throws {
        try folder.write("in/" + name, bytes: bytes)
        let date = Date(timeIntervalSince1970: TimeInterval(changed))
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("in/" + name))
    }

    /// The text, in which `\xE9` is a byte.
    private static func bytes(_ text: String) -> [UInt8] {
        let parts = text.split(separator: "\\x", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(Array(parts[0].utf8)) { bytes, part in
            bytes + [UInt8(part.prefix(2), radix: 16) ?? 0] + part.dropFirst(2).utf8
        }
    }

    /// Seconds from now, of `changed 3 days ago` or `changed in 2 hours`.
    private static func age(_ remark: Substring) -> Int? {
        guard let match = remark.firstMatch(of: /changed (in )?([0-9]+) (minute|hour|day)s?/),
            let number = Int(match.2)
        else { return nil }
        let unit = match.3 == "day" ? 86_400 : match.3 == "hour" ? 3_600 : 60
        return number * unit * (match.1 == nil ? -1 : 1)
    }
}
