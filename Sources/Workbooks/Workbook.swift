/// Reads spreadsheets: `.xlsx` and `.xlsm` (ECMA-376), `.ods` (OpenDocument), `.xls` ([MS-XLS]), and other files that
/// programs name `.xls`: HTML tables, also as web archives, and SpreadsheetML 2003.
///
/// Before: the bytes of a file, or the parts of a package
/// After: sheets, with their non-empty cells: `B12`, a date, `2026-05-17`
///
/// Nothing is computed, run or fetched: a formula has the value that the program stored with it.
package enum Workbook {
    package enum Kind: Sendable, Equatable {
        case package, binary, html, webArchive, spreadsheetML
        /// OpenDocument in one file of XML, which is refused.
        case flatOpenDocument
    }

    /// How many bytes determine the kind.
    package static let headSize = 4096

    /// The kind of a file, from its first bytes; nil if it isn't a workbook.
    package static func kind(of head: [UInt8]) -> Kind? {
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) || head.starts(with: [0x50, 0x4B, 0x05, 0x06]) {
            return .package
        }
        if head.starts(with: CompoundFile.signature) || BinaryWorkbook.isStream(head) { return .binary }
        if WebArchive.isOne(head) { return .webArchive }
        // Nearly all other files contain no tags.
        guard head.prefix(headSize).contains(UInt8(ascii: "<")) else { return nil }
        let text = MarkupText.lowercased(MarkupText.utf8(Array(head.prefix(headSize))))
        func holds(_ word: String) -> Bool { MarkupText.end(of: word, in: text) != nil }
        if holds("urn:schemas-microsoft-com:office:spreadsheet"), holds("<workbook") || holds(":workbook") {
            return .spreadsheetML
        }
        if holds("office:document"), holds("vnd.oasis.opendocument.spreadsheet") { return .flatOpenDocument }
        return holds("<html") || holds("<table") || holds("<!doctype html") ? .html : nil
    }

    /// Reads a package, as long as `isWanted` says so at each row. Without `scans` the reference reads every part, not
    /// the scanner for sheets.
    package static func read(
        _ parts: WorkbookPackage, fileSize: Int, limits: WorkbookLimits = WorkbookLimits(), scans: Bool = true,
        isWanted: @escaping () -> Bool = { true }, take: @escaping (WorkbookEvent) -> Void
    ) {
        let output = WorkbookOutput(fileSize: fileSize, limits: limits, isWanted: isWanted, take: take)
        let folded = Set(parts.names.map { $0.lowercased() })
        do throws(WorkbookFault) {
            if folded.contains("content.xml"), !folded.contains("[content_types].xml") {
                try OpenDocumentWorkbook(parts, output).read()
            } else {
                try OfficeOpenWorkbook(parts, output, scans: scans).read()
            }
        } catch {
            output.tell(error.kind, error.message)
        }
    }

    /// Reads a file that isn't a package.
    package static func read(
        _ bytes: [UInt8], as kind: Kind, limits: WorkbookLimits = WorkbookLimits(),
        isWanted: @escaping () -> Bool = { true }, take: @escaping (WorkbookEvent) -> Void
    ) {
        let output = WorkbookOutput(fileSize: bytes.count, limits: limits, isWanted: isWanted, take: take)
        do throws(WorkbookFault) {
            switch kind {
            case .package: throw WorkbookFault(.refused, "it is a package, which is read part by part")
            case .binary: try BinaryWorkbook(bytes, output).read()
            case .html: HTMLTables.read([MarkupText.utf8(bytes)], output)
            case .webArchive: HTMLTables.read(try WebArchive.pages(bytes), output)
            case .flatOpenDocument: throw WorkbookFault(.refused, WorkbookMessages.flatOpenDocument)
            case .spreadsheetML: SpreadsheetMLWorkbook(output).read(bytes)
            }
        } catch {
            output.tell(error.kind, error.message)
        }
    }
}
