package import InnkeeperCore
import InnkeeperFormats

/// The tables beside the files of rejected records: one row per reason, with personal values masked.
///
/// Written after all files have been read, in one pass over the findings, while the stages work.
package struct RejectionReasons: Sendable {
    private struct Table {
        var path: String
        /// Codes that reject records of this file.
        var codes: Set<String>
    }

    /// By file.
    private var tables: [Int32: Table] = [:]

    package init() {}

    /// No record was rejected in any file.
    package var isEmpty: Bool { tables.isEmpty }

    /// Registers `file` as having rejected records, with the path for their reasons.
    package mutating func expect(_ file: Int, path: String, codes: Set<String>) {
        tables[Int32(file)] = Table(path: path, codes: codes)
    }

    /// Writes every table, with messages in `language`. `findings` are those from reading, `files` the dataset's;
    /// `names` are masked too.
    package func write(
        _ findings: Findings, files: [SourceFile], rules: [any Rule], language: Language = .en,
        names: KnownNames = .none, to folder: any OutputFolder
    ) throws {
        var reasons = findings.keepingKinds { kind in
            tables[kind.file]?.codes.contains(findings.codes[Int(kind.code)]) ?? false
        }
        // Not in the order in which slices were read, so that those of a file are adjacent.
        reasons.sort()
        var rows: [Int32: Range<Int>] = [:]
        var start = 0
        for (kind, count) in reasons.tally.counts.sorted(by: { $0.key.file < $1.key.file }) {
            rows[kind.file] = (rows[kind.file]?.lowerBound ?? start)..<start + count
            start += count
        }
        var lines = RejectionLines(reasons, files: files, rules: rules, language: language, names: names)
        for (file, table) in tables.sorted(by: { $0.key < $1.key }) {
            try folder.write(table.path) { piece in try lines.write(rows[file] ?? 0..<0, piece) }
        }
    }

    package static let columns = [
        OutputColumn("line", .integer, "the line of the export, from 1"),
        OutputColumn("column", .integer, "Unicode scalars from 1; 0 when it is about the whole line"),
        OutputColumn("record", .text, "the record's natural key"),
        OutputColumn("field", .text, "the field that is wrong; empty when it is about the whole record"),
        OutputColumn("code", .text, "which rule; see `innkeeper explain CODE`"),
        OutputColumn("message", .text, "what is wrong, in one sentence"),
    ]
}
