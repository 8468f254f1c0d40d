import InnkeeperArchive
import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import InnkeeperWorkbooks

/// A workbook on the disk as the tables that it holds, one a sheet.
package enum WorkbookTables {
    /// A sheet that holds anything.
    struct Sheet {
        var facts: SheetFacts
        /// The first bytes of its text.
        var head: [UInt8] = []
        /// Where its text was written; nil where only the head was asked for.
        var path: String?
    }

    struct Content {
        var sheets: [Sheet] = []
        /// Why not all of it is read, as a clause.
        var problem: WorkbookProblem?
        /// How many bytes came out of the file, where it is packed.
        var unpacked: Int64 = 0

        /// Whether it is what a source with these settings would find too.
        func isRead(as settings: SourceSettings?) -> Bool {
            sheets.allSatisfy { WorkbookTables.headings($0.facts.top, settings) == $0.facts.headings }
        }
    }

    /// What a sheet is called besides its own name where formats look at names.
    static let ending = ".csv"

    /// So many bytes of text may come out for each byte of the workbook, and so many in any case.
    private static let textRatio: Int64 = 200
    private static let unquestionedText: Int64 = 64 << 20

    /// Whether a file of that name with those first bytes is one whose sheets are read.
    package static func isWorkbook(_ head: [UInt8], fileName: String) -> Bool {
        guard Workbook.kind(of: head) != nil else { return false }
        return switch ContentSniffer.unread(head, fileName: fileName).content {
        case .excel, .oldExcel, .openDocumentSheet, .spreadsheetXML, .webTable: true
        default: false
        }
    }

    /// The sheets of a file, of each at most so many `rows`, whose headings are looked for as `settings` have it. Their
    /// texts go into `folder`; without one only their heads are kept.
    static func content(
        of input: ArchiveInput, _ settings: SourceSettings?, headSize: Int, limits: ArchiveLimits = ArchiveLimits(),
        rows: Int = .max, into folder: SpoolFolder? = nil
    ) throws -> Content {
        let reading = Reading(
            input: input, settings: settings, headSize: headSize, limits: limits, rows: rows, folder: folder)
        let content = try reading.content(merges: [])
        let merges = content.sheets.map(\.facts.merges)
        // Merged cells are known when a sheet has been read.
        return merges.contains { !$0.isEmpty } ? try reading.content(merges: merges) : content
    }

    private static func headings(_ rows: [SheetRow], _ settings: SourceSettings?) -> [Int] {
        WorksheetHeadings.indices(rows.map(\.cells), numbers: rows.map(\.number), settings)
    }

    private struct Reading {
        var input: ArchiveInput
        var settings: SourceSettings?
        var headSize: Int
        var limits: ArchiveLimits
        var rows: Int
        var folder: SpoolFolder?

        func content(merges: [[MergedCells]]) throws -> Content {
            let writer = SheetsWriter(headSize, folder, limit: max(unquestionedText, textRatio * input.size))
            var text = SheetText(
                merges: merges,
                headings: { [settings] in WorkbookTables.headings($0, settings) }, output: { writer.take($0) })
            var problem: WorkbookProblem?
            let unpacked = WorkbookFile.read(input, limits: limits, rows: rows) { event in
                if case .problem(let found) = event, problem == nil { problem = found }
                text.take(event)
            }
            text.finish()
            if let failure = writer.failure { throw failure }
            return Content(sheets: writer.sheets, problem: problem ?? writer.problem, unpacked: unpacked)
        }
    }
}

/// A workbook that several sources read: as long as they find the same headings, its sheets are spooled once.
struct WorkbookReading {
    private let input: ArchiveInput
    private let limits: ArchiveLimits
    private var contents: [WorkbookTables.Content] = []
    /// How many bytes came out of it.
    private(set) var unpacked: Int64 = 0

    init(_ input: ArchiveInput, _ limits: ArchiveLimits) {
        self.input = input
        self.limits = limits
    }

    /// nil for a file that is not a workbook.
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

/// Takes the sheets' texts.
private final class SheetsWriter {
    private(set) var sheets: [WorkbookTables.Sheet] = []
    private(set) var failure: (any Error)?
    private(set) var problem: WorkbookProblem?
    private let headSize: Int
    private let folder: SpoolFolder?
    private var left: Int64
    private var head: [UInt8] = []
    private var file: (path: String, file: OutputFile)?

    init(_ headSize: Int, _ folder: SpoolFolder?, limit: Int64) {
        self.headSize = headSize
        self.folder = folder
        left = limit
    }

    func take(_ output: SheetText.Output) {
        guard failure == nil else { return }
        do {
            switch output {
            case .sheet: (head, file) = ([], nil)
            case .text(let bytes): try write(bytes)
            case .end(let facts):
                _ = try file?.file.close()
                sheets.append(WorkbookTables.Sheet(facts: facts, head: head, path: file?.path))
                file = nil
            }
        } catch {
            failure = error
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        left -= Int64(bytes.count)
        guard left >= 0 else {
            if problem == nil { problem = WorkbookProblem(.limit, "its sheets hold more text than the file could") }
            return
        }
        if head.count < headSize { head += bytes.prefix(headSize - head.count) }
        guard let folder else { return }
        if file == nil { file = try folder.makeFile(named: "sheet.csv") }
        try file?.file.write(bytes[...])
    }
}
