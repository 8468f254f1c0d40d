import InnkeeperArchive
import InnkeeperCore
import InnkeeperFormats
import InnkeeperPacking
import InnkeeperShell
import InnkeeperStages
import InnkeeperWorkbooks

/// A workbook on disk as the tables it holds, one per sheet.
package enum WorkbookTables {
    /// A sheet that isn't empty.
    struct Sheet {
        var facts: SheetFacts
        /// The first bytes of its text.
        var head: [UInt8] = []
        /// Where its text was written; nil if only the head was requested.
        var path: String?
    }

    struct Content {
        var sheets: [Sheet] = []
        /// Why it wasn't read completely, as a clause.
        var problem: WorkbookProblem?
        /// How many bytes were unpacked, if the file is packed.
        var unpacked: Int64 = 0

        /// Whether a source with these settings would find the same headings.
        func isRead(as settings: SourceSettings?) -> Bool {
            sheets.allSatisfy { WorkbookTables.headings($0.facts.top, settings) == $0.facts.headings }
        }
    }

    /// The ending added to a sheet's name where formats look at file names.
    static let ending = ".csv"

    /// How many bytes of text each byte of the workbook may expand to, and how many are always allowed.
    private static let textRatio: Int64 = 200
    private static let unquestionedText: Int64 = 64 << 20
    /// The same for cells, empty ones before others included: one at the right edge has 16,383 of these, and costs more
    /// than its text.
    private static let cellRatio: Int64 = 10
    private static let unquestionedCells: Int64 = 4 << 20

    /// Whether a file with that name and those first bytes is one whose sheets are read.
    package static func isWorkbook(_ head: [UInt8], fileName: String) -> Bool {
        guard Workbook.kind(of: head) != nil else { return false }
        return switch ContentSniffer.unread(head, fileName: fileName).content {
        case .excel, .oldExcel, .openDocumentSheet, .spreadsheetXML, .webTable: true
        default: false
        }
    }

    /// The sheets of a file, with at most `rows` rows each; `settings` may declare where the headings are. Their texts
    /// go into `folder`; without one only their heads are kept.
    static func content(
        of input: ArchiveInput, _ settings: SourceSettings?, headSize: Int, limits: ArchiveLimits = ArchiveLimits(),
        rows: Int = .max, into folder: SpoolFolder? = nil
    ) throws -> Content {
        let reading = Reading(
            input: input, settings: settings, headSize: headSize, limits: limits, rows: rows, folder: folder)
        let (content, merges) = try reading.content(merges: [])
        // Merged cells are known only after a sheet has been read.
        return merges.contains { !$0.isEmpty } ? try reading.content(merges: merges).content : content
    }

    fileprivate static func headings(_ rows: [SheetRow], _ settings: SourceSettings?) -> [Int] {
        WorksheetHeadings.indices(rows.map(\.cells), numbers: rows.map(\.number), settings)
    }

    private struct Reading {
        var input: ArchiveInput
        var settings: SourceSettings?
        var headSize: Int
        var limits: ArchiveLimits
        var rows: Int
        var folder: SpoolFolder?

        func content(merges: [[MergedCells]]) throws -> (content: Content, merges: [[MergedCells]]) {
            let writer = SheetsWriter(
                headSize, folder, limit: max(unquestionedText, textRatio * input.size),
                cells: max(unquestionedCells, cellRatio * input.size))
            var text = SheetText(merges: merges, finder: Finder(settings: settings)) { writer.take($1, of: $0) }
            var problem: WorkbookProblem?
            // What would not be written isn't made: a row may say no more than that its cell is the last of 16,384.
            let isWanted = { writer.problem == nil && writer.failure == nil }
            let unpacked = WorkbookFile.read(input, limits: limits, rows: rows, isWanted: isWanted) { event in
                if case .problem(let found) = event, problem == nil { problem = found }
                text.take(event)
            }
            text.finish()
            if let failure = writer.failure { throw failure }
            let content = Content(sheets: writer.sheets, problem: problem ?? writer.problem, unpacked: unpacked)
            return (content, text.merges)
        }
    }

    private struct Finder: TableFinder {
        var settings: SourceSettings?

        func columns(_ rows: [SheetRow]) -> [Int] {
            // If the heading line is declared, all its cells form one table.
            settings?.headerLine == nil ? WorksheetLayout.columns(rows.map(\.cells)) : [0]
        }

        func headings(_ rows: [SheetRow]) -> [Int] { WorkbookTables.headings(rows, settings) }

        func isTable(_ rows: [SheetRow], below table: [SheetRow]) -> Bool {
            settings?.headerLine == nil && WorksheetLayout.isTable(rows.map(\.cells), below: table.map(\.cells))
        }
    }
}

/// A workbook that several sources read: as long as they find the same headings, its sheets are spooled once.
struct WorkbookReading {
    private let input: ArchiveInput
    private let limits: ArchiveLimits
    private var contents: [WorkbookTables.Content] = []
    /// How many bytes have been unpacked from it.
    private(set) var unpacked: Int64 = 0

    init(_ input: ArchiveInput, _ limits: ArchiveLimits) {
        self.input = input
        self.limits = limits
    }

    /// nil for a file that isn't a workbook.
    init?(path: String, _ limits: ArchiveLimits) throws(Posix.Failure) {
        let head = try SmallFile.head(path, count: FormatChoice.headSize)
        guard WorkbookTables.isWorkbook(head, fileName: Paths.name(path)) else { return nil }
        self.init(try PackedFile.input(path), limits)
    }

    mutating func content(_ settings: SourceSettings?, into folder: SpoolFolder) throws -> WorkbookTables.Content {
        if let known = contents.first(where: { $0.isRead(as: settings) }) { return known }
        let content = try WorkbookTables.content(
            of: input, settings, headSize: FormatChoice.headSize, limits: limits, into: folder)
        unpacked += content.unpacked
        contents.append(content)
        return content
    }
}

/// Writes the texts of tables, several at a time.
private final class SheetsWriter {
    private(set) var failure: (any Error)?
    private(set) var problem: WorkbookProblem?
    private let headSize: Int
    private let folder: SpoolFolder?
    private var left: Int64
    private var cellsLeft: Int64
    private var open: [Int: (head: [UInt8], path: String?, file: OutputFile?)] = [:]
    private var ended: [Int: WorkbookTables.Sheet] = [:]

    /// `limit` is in bytes.
    init(_ headSize: Int, _ folder: SpoolFolder?, limit: Int64, cells: Int64) {
        self.headSize = headSize
        self.folder = folder
        left = limit
        cellsLeft = cells
    }

    var sheets: [WorkbookTables.Sheet] { ended.sorted { $0.key < $1.key }.map(\.value) }

    func take(_ output: SheetText.Output, of table: Int) {
        guard failure == nil else { return }
        do {
            switch output {
            case .text(let bytes): try write(bytes, of: table)
            case .end(let facts):
                let text = open.removeValue(forKey: table)
                _ = try text?.file?.close()
                ended[table] = WorkbookTables.Sheet(facts: facts, head: text?.head ?? [], path: text?.path)
            }
        } catch {
            failure = error
        }
    }

    private func write(_ bytes: [UInt8], of table: Int) throws {
        left -= Int64(bytes.count)
        // A delimiter a cell; the few in texts count too.
        cellsLeft -= Int64(bytes.count { $0 == 0x2C })
        guard left >= 0, cellsLeft >= 0 else {
            let what = left < 0 ? "text" : "cells"
            if problem == nil { problem = WorkbookProblem(.limit, "its sheets hold more \(what) than the file could") }
            return
        }
        var text = open.removeValue(forKey: table) ?? ([], nil, nil)
        if text.head.count < headSize { text.head += bytes.prefix(headSize - text.head.count) }
        if let folder, text.file == nil {
            let made = try folder.makeFile(named: "sheet.csv")
            (text.path, text.file) = (made.path, made.file)
        }
        try text.file?.write(bytes[...])
        open[table] = text
    }
}
