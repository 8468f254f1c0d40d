/// Why a file is not read, and how to get one that is: one line for each thing that people take for an export.
package enum FileRefusal {
    /// nil when nothing is known about the file.
    package static func advice(_ head: [UInt8]) -> String? {
        let saveAs = "open it in a spreadsheet and save it as CSV UTF-8"
        // Compound File Binary ([MS-CFB] 2.2).
        if head.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
            return "it is a workbook of old Excel (.xls); \(saveAs)"
        }
        if head.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
            if holds(head, "xl/") || holds(head, "[Content_Types].xml") {
                return "it is an Excel workbook (.xlsx); \(saveAs)"
            }
            if holds(head, "opendocument.spreadsheet") { return "it is a workbook (.ods); \(saveAs)" }
            return nil
        }
        if head.starts(with: Array("%PDF-".utf8)) { return "it is a PDF; export the data as CSV instead" }
        let start = String(decoding: head.prefix(1024), as: UTF8.self).lowercased()
        if start.contains("<html") || start.contains("<table") {
            return "it is a web page, which some systems call .xls; \(saveAs)"
        }
        if start.contains("<osm") {
            return "it is OpenStreetMap's XML; ask Overpass for JSON, with [out:json] before the query"
        }
        let line = start.prefix { !$0.isNewline }.filter { $0 != "\"" && $0 != "\u{FEFF}" }
        if line.hasPrefix("title,note,url") {
            return "it is a list of saved places, which says nothing of where they are; in Google Takeout choose Maps "
                + "(your places) and use its Saved Places.json"
        }
        return nil
    }

    private static func holds(_ head: [UInt8], _ text: String) -> Bool {
        head.firstRange(of: Array(text.utf8)) != nil
    }
}
