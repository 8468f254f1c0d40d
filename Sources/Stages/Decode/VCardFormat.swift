package import Core
import Formats

/// vCard 3.0 and 4.0 (RFC 2426, RFC 6350), and vCard 2.1 as exporters still write it.
package struct VCardFormat: Format {
    package static let name = "vcard"
    package static let summary = "vCard 2.1, 3.0 and 4.0 (.vcf)"
    package static let kinds: [RecordKind] = [.contacts]

    /// A card begins the file, or begins a line of a file that is named like one.
    package static func recognise(_ head: [UInt8], fileName: String) -> RecordKind? {
        let text = VCardFormat.folded(head)
        guard let first = text.firstIndex(where: { $0 > 0x20 }) else { return nil }
        let mark = Array("begin:vcard".utf8)
        if text[first...].starts(with: mark) { return .contacts }
        let name = fileName.lowercased()
        guard name.hasSuffix(".vcf") || name.hasSuffix(".vcard") else { return nil }
        for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
            if text[(index + 1)...].starts(with: mark) { return .contacts }
        }
        return nil
    }

    package static func survey(_ settings: SourceSettings, file: Int) -> any Survey {
        VCardSurvey(settings: settings, file: file)
    }

    /// In lower case, without byte order mark and blanks; of UTF-16 (which is refused with a finding) every second byte.
    private static func folded(_ head: [UInt8]) -> [UInt8] {
        head.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0 && $0 < 0x80 }
            .map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
}

/// A vCard says in itself all that there is to know.
private struct VCardSurvey: Survey {
    let settings: SourceSettings
    let file: Int

    mutating func push(_ bytes: [UInt8]) -> Bool { false }

    mutating func finish() -> any SourceReader { VCardSourceReader(settings: settings, file: file) }
}

/// Cuts a vCard file into slices of whole cards.
private struct VCardSourceReader: SourceReader {
    let file: Int
    let expectsSingleBytes: Bool
    var cutter: VCardCutter
    /// The first two bytes tell UTF-16; nil before they are there.
    var isUTF16: Bool?
    var start: [UInt8] = []

    let envelope = Envelope()
    let reading: [ReadingNote]

    init(settings: SourceSettings, file: Int) {
        self.file = file
        cutter = VCardCutter(recordLimit: settings.recordLimit)
        let encoding = settings.encoding.flatMap(TextEncoding.init(named:)) ?? .utf8
        expectsSingleBytes = encoding == .windows1252
        reading = [ReadingNote("encoding", expectsSingleBytes ? encoding.rawValue : TextEncoding.utf8.rawValue)]
    }

    mutating func push(_ bytes: [UInt8]) -> [any SourceSlice] {
        if isUTF16 == true { return [] }
        guard isUTF16 == nil else { return slices(cutter.push(bytes)) }
        start.append(contentsOf: bytes)
        guard start.count >= 2 else { return [] }
        return begin()
    }

    mutating func finish() -> [any SourceSlice] {
        let first = isUTF16 == nil ? begin() : []
        return isUTF16 == true ? first : first + slices(cutter.finish())
    }

    private mutating func begin() -> [any SourceSlice] {
        defer { start = [] }
        isUTF16 = start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
        return isUTF16 == true
            ? [UnreadableSlice(bytes: start, code: "encoding-invalid", detail: "UTF-16; save it as UTF-8", file: file)]
            : slices(cutter.push(start))
    }

    private func slices(_ cuts: [VCardCut]) -> [any SourceSlice] {
        cuts.map { VCardSlice(cut: $0, file: file, reader: VCardReader(expectsSingleBytes: expectsSingleBytes)) }
    }
}
