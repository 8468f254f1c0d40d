package import Core
internal import Formats

/// Bookings and campsites as CSV (RFC 4180), the way booking systems, portals and spreadsheets export them.
///
/// Before: `Confirmation code;Check-in;# of nights` and `HM4;04/07/2026;3`.
/// After: a booking HM4 that arrives on 2026-07-04 and leaves on 2026-07-07.
package struct CSVFormat: Format {
    package static let name = "csv"
    package static let summary = "Comma-, semicolon-, tab- or bar-separated values with a header line (RFC 4180)"
    package static let kinds: [RecordKind] = [.bookings, .campsites]

    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        let encoding = TextEncoding.byteOrderMark(of: head)?.encoding ?? TextEncoding.unmarkedUTF16(head) ?? .utf8
        var stream = CSVByteStream(encoding: encoding)
        // The header is looked for in whole lines, or in all there is of a short file.
        let text = stream.push(head)
        guard let header = CSVHeader(text, encoding: encoding, delimiter: nil, kind: nil, isWhole: true) else {
            return nil
        }
        if let match = CSVPresets.match(header.cells, kind: nil) { return match.preset.kind }
        let matcher = CSVHeaderMatcher(header.cells)
        func has(_ kind: RecordKind, _ field: String) -> Bool {
            CSVAliases.table(for: kind).first { $0.field == field }?.headers.contains { matcher.column($0) != nil }
                ?? false
        }
        if has(.bookings, "arrival") && (has(.bookings, "nights") || has(.bookings, "departure")) { return .bookings }
        let marks = ["electricity", "water", "capacity", "closed_from", "nightly_rate", "category", "latitude"]
        if has(.campsites, "site_number") && marks.count(where: { has(.campsites, $0) }) >= 2 { return .campsites }
        return nil
    }

    package static func survey(_ settings: SourceSettings, file: Int) -> any Survey {
        CSVSurvey(settings, file: file)
    }
}
