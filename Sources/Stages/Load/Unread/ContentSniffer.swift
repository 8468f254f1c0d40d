package import InnkeeperCore
import InnkeeperFormats

/// Determines what a file is that no source reads, by its first bytes, or if these don't show it, by its name.
///
/// Before: a file `Umsätze.csv` that starts with `Buchungstag;Verwendungszweck;Betrag`.
/// After: a bank statement, which no report needs.
package enum ContentSniffer {
    /// `head` are at most the first `FormatChoice.headSize` bytes; `kind` is what the file should contain, if that is
    /// known.
    package static func unread(_ head: [UInt8], fileName: String, kind: RecordKind? = nil) -> UnreadFile {
        let name = FileName(fileName)
        if let content = office(head, name) ?? signature(head, name) { return UnreadFile(content) }
        guard
            !isBinary(head) || TextEncoding.byteOrderMark(of: head) != nil || TextEncoding.unmarkedUTF16(head) != nil
        else { return UnreadFile(name.isShapefile ? .shapefile : .unknown) }
        return text(head, name, kind)
    }

    /// Whether a file name is that of an export, whatever the file contains.
    package static func isExport(fileName: String) -> Bool { FileName(fileName).isExport }

    /// Whether a file name is that of an Excel or OpenDocument workbook, whatever the file contains.
    package static func isWorkbook(fileName: String) -> Bool { FileName(fileName).isWorkbook }

    // MARK: Binary files

    /// Text contains no NUL and, apart from tabs and line ends, hardly any control characters.
    private static func isBinary(_ head: [UInt8]) -> Bool {
        let start = head.prefix(4096)
        let controls = start.count { $0 < 0x20 && !(0x09...0x0D).contains($0) && $0 != 0x1B }
        return head.contains(0) || controls * 16 > start.count
    }

    /// Office, OpenDocument and Apple documents: containers identified by their members.
    private static func office(_ head: [UInt8], _ name: FileName) -> UnreadFile.Content? {
        // Compound File Binary ([MS-CFB] 2.2), in which Office also stores encrypted documents ([MS-OFFCRYPTO] 2.3).
        if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
            return switch name.ending {
            case "doc", "dot": .word
            case "ppt", "pps": .presentation
            case "msg": .email
            case "xlsx", "xlsm", "docx", "pptx": .protectedOffice
            default: .oldExcel
            }
        }
        guard head.starts(with: [0x50, 0x4B, 0x03, 0x04]) else { return nil }
        if name.ending == "kmz" { return .kmz }
        if name.ending == "numbers" { return .numbers }
        let zip = ZipHead(head)
        if zip.mimetype.contains("opendocument.spreadsheet") { return .openDocumentSheet }
        if zip.mimetype.contains("opendocument.presentation") { return .presentation }
        if zip.mimetype.contains("opendocument.") || zip.mimetype.contains("epub+zip") { return .openDocument }
        if zip.has(below: "word/") || name.ending == "docx" { return .word }
        if zip.has(below: "ppt/") || name.ending == "pptx" { return .presentation }
        if zip.has(below: "xl/") || zip.has(below: "[content_types].xml") { return .excel }
        return zip.names.contains { $0.hasSuffix(".iwa") } ? .numbers : .archive
    }

    /// Signatures that no text has, of files that people keep next to exports.
    private static let signatures: [(bytes: [UInt8], content: UnreadFile.Content)] = [
        (Array("%PDF-".utf8), .pdf), (Array("{\\rtf".utf8), .richText), (Array("PAR1".utf8), .columnar),
        (Array("ARROW1".utf8), .columnar), (Array("SQLite format 3\0".utf8), .database),
        ([0, 1, 0, 0] + Array("Standard ".utf8), .database), ([0, 0, 0x27, 0x0A], .shapefile),
        ([0xFF, 0xFE, 0, 0], .encoding), ([0, 0, 0xFE, 0xFF], .encoding),
        ([0xFF, 0xD8, 0xFF], .picture), ([0x89, 0x50, 0x4E, 0x47], .picture), (Array("GIF8".utf8), .picture),
        ([0x49, 0x49, 0x2A, 0], .picture), ([0x4D, 0x4D, 0, 0x2A], .picture), ([0, 0, 1, 0], .picture),
        (Array("ID3".utf8), .media), (Array("OggS".utf8), .media), (Array("fLaC".utf8), .media),
        (Array("Rar!".utf8), .archive), ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .archive),
        (Array("-----BEGIN PGP MESSAGE".utf8), .encrypted), (Array("age-encryption.org/".utf8), .encrypted),
    ]

    private static func signature(_ head: [UInt8], _ name: FileName) -> UnreadFile.Content? {
        let content = signatures.first { head.starts(with: $0.bytes) }?.content
        if content == .database { return name.ending == "gpkg" ? .geoPackage : .database }
        if let content { return content }
        // Containers whose content type follows their own signature.
        let inner = String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)
        if head.starts(with: Array("RIFF".utf8)) { return inner == "WEBP" ? .picture : .media }
        if head.dropFirst(4).starts(with: Array("ftyp".utf8)) {
            return ["heic", "heix", "heif", "mif1", "avif"].contains(inner) ? .picture : .media
        }
        if head.starts(with: Array("BM".utf8)), name.ending == "bmp" { return .picture }
        return name.ending == "gpg" || name.ending == "pgp" ? .encrypted : nil
    }

    // MARK: Texts

    private static func text(_ head: [UInt8], _ name: FileName, _ kind: RecordKind?) -> UnreadFile {
        let start = String(decoding: head.prefix(4096), as: UTF8.self)
        let trimmed = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let isMarkup = trimmed.first == "<"
        if isMarkup, let content = markup(head, trimmed.lowercased(), name) { return UnreadFile(content) }
        if name.isShapefile { return UnreadFile(.shapefile) }
        if FeedAnswer(head).isCalendar { return UnreadFile(.otherCalendar) }
        switch name.ending {
        case "ics", "ical": return UnreadFile(.calendar)
        case "vcf", "vcard": return UnreadFile(.cards)
        default: break
        }
        if JSONCheck.isMeant(fileName: name.text, head: head) || name.isJSONLines {
            return UnreadTable.list(json: head) ?? UnreadFile(.json)
        }
        if AccountFiles.isStatement(start) { return UnreadFile(.bankStatement) }
        if name.isTable || name.isWorkbook, isWebArchive(start) { return UnreadFile(.webTable) }
        if isEmail(start) { return UnreadFile(.email) }
        return UnreadTable.table(head, isNamedSo: name.isTable, kind: kind) ?? UnreadFile(.text)
    }

    private static func markup(_ head: [UInt8], _ start: String, _ name: FileName) -> UnreadFile.Content? {
        if start.contains("progid=\"excel.sheet\"") || start.contains("urn:schemas-microsoft-com:office:spreadsheet") {
            return .spreadsheetXML
        }
        if start.contains("office:document"), start.contains("vnd.oasis.opendocument.spreadsheet") {
            return .openDocumentSheet
        }
        if start.contains("<html") || start.contains("<table") || start.hasPrefix("<!doctype html") {
            return name.isTable || name.ending == "xls" || name.ending == "xlsx" ? .webTable : .webPage
        }
        if start.contains("<svg") { return .picture }
        if start.contains("<osm") { return .osmXML }
        if AccountFiles.isStatement(start) { return .bankStatement }
        return ListFinder.holdsList(xml: head) ? .xmlRecords : .xml
    }

    /// Web pages as the parts of a message (RFC 2557), which Excel saves too.
    private static func isWebArchive(_ start: String) -> Bool {
        let start = start.lowercased()
        return start.contains("mime-version:") && start.contains("multipart/related")
    }

    /// A message as sent (RFC 5322, 2.2): lines of fields, including a subject.
    private static func isEmail(_ start: String) -> Bool {
        let lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix { !$0.isEmpty }
        let fields = Set(
            lines.compactMap { line in line.firstIndex(of: ":").map { line[..<$0].lowercased() } })
        return fields.contains("subject") && fields.contains("from")
            && !fields.isDisjoint(with: ["date", "received", "message-id", "mime-version"])
    }
}

/// What a file's name shows.
private struct FileName {
    let text: String
    /// In lower case, without the dot.
    let ending: String

    init(_ name: String) {
        text = name
        ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    var isTable: Bool { ["csv", "tsv", "tab"].contains(ending) }
    var isWorkbook: Bool { ["xlsx", "xlsm", "xls", "ods"].contains(ending) }
    var isJSONLines: Bool { ["jsonl", "ndjson", "geojsonl", "geojsons"].contains(ending) }
    var isShapefile: Bool { ["shp", "shx", "dbf", "prj", "cpg", "sbn", "sbx"].contains(ending) }
    var isExport: Bool {
        isTable || isWorkbook || ["ics", "ical", "vcf", "vcard"].contains(ending)
    }
}
