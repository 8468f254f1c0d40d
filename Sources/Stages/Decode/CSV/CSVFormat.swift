package import InnkeeperCore
internal import InnkeeperFormats

/// Tables as CSV (RFC 4180), as exported by booking systems, portals, address books and spreadsheets.
///
/// Before: `Confirmation code;Check-in;# of nights` and `HM4;04/07/2026;3`.
/// After: a booking HM4 that arrives on 2026-07-04 and leaves on 2026-07-07.
package struct CSVFormat: Format {
    package static let name = "csv"
    package static let isAnyText = true
    package static let summary = "Comma-, semicolon-, tab- or bar-separated values with a header line (RFC 4180)"
    package static let kinds: [RecordKind] = [.bookings, .campsites, .contacts, .places]
    package static let framing: FramingSyntax = .tableHead

    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        recognition(head, fileName: fileName)?.kind
    }

    package static func recognition(_ head: [UInt8], fileName: String) -> Recognition? {
        // JSON of one line has commas between what may be headings.
        if JSONLists(head).isSound { return nil }
        return TableHead(csv: head, fileName: fileName)?.recognition { "it has the headers " + $0 }
    }

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        CSVDialectSniffer(settings, file: file)
    }
}

extension TableHead {
    /// `head` are the first bytes of a CSV file; nil if there is no header in them.
    package init?(csv head: [UInt8], fileName: String = "") {
        let search = HeaderSearch()
        let encoding =
            TextEncoding.byteOrderMark(of: head)?.encoding ?? TextEncoding.unmarkedUTF16(head)
            ?? HeadingCodePages.encoding(of: head, search)
        var stream = CSVByteStream(encoding: encoding)
        // The header is searched for in whole lines, or in all of a short file.
        let text = stream.push(head)
        guard let header = CSVHeader(text, encoding: encoding, delimiter: nil, search: search, isWhole: true)
        else {
            return nil
        }
        let first = TablePlan.holdsSheet(header.cells) ? TablePlan.sheetColumns : 0
        let rows = header.rows.map { Array($0.dropFirst(first)) }
        self.init(headers: Array(header.cells.dropFirst(first)), rows: rows, name: fileName)
    }
}
