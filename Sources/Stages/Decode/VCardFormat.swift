package import InnkeeperCore
import InnkeeperFormats

/// vCard 3.0 and 4.0 (RFC 2426, RFC 6350), and vCard 2.1, which exporters still write.
package struct VCardFormat: Format {
    package static let name = "vcard"
    package static let summary = "vCard 2.1, 3.0 and 4.0 (.vcf)"
    package static let kinds: [RecordKind] = [.contacts]
    package static let framing: FramingSyntax = .blankLines

    /// A card starts the file, or starts a line in a file whose name indicates vCards.
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

    package static func sniffer(_ settings: SourceSettings, file: Int) -> any Sniffer {
        HeadSniffer { VCardSourceReader(settings: settings, file: file, head: $0) }
    }

    /// In lower case, without byte order mark and spaces; of UTF-16 every second byte.
    private static func folded(_ head: [UInt8]) -> [UInt8] {
        head.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0 && $0 < 0x80 }
            .map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }
}

/// Cuts a vCard file into slices of complete cards.
private struct VCardSourceReader: SourceReader {
    let file: Int
    let reader: VCardReader
    var splitter: VCardSplitter
    var transcoder: UTF16Transcoder?

    let framing: Framing
    let reading: [ReadingNote]
    let original: (@Sendable (_ text: ArraySlice<UInt8>) -> [UInt8])?
    /// Lines of UTF-16 can't be found by their bytes.
    var lineMask: (any LineMask)? { isTranscoded ? nil : VCardLineMask() }
    var cells: (any RecordCells)? { VCardRecordCells(reader: reader) }

    init(settings: SourceSettings, file: Int, head: [UInt8]) {
        self.file = file
        splitter = VCardSplitter(recordLimit: settings.recordLimit)
        let wide = VCardSourceReader.wideEncoding(head)
        transcoder = wide.map { UTF16Transcoder(isBigEndian: $0 == .utf16BigEndian) }
        if let wide {
            let encoder = UTF16Encoder(isBigEndian: wide == .utf16BigEndian)
            original = { encoder.encode($0) }
        } else {
            original = nil
        }
        // Transcoding drops the mark.
        let hadMark = wide != nil && TextEncoding.byteOrderMark(of: head) != nil
        framing = Framing(head: hadMark ? Array("\u{FEFF}".utf8) : [])
        let codePage = wide == nil ? settings.encoding.flatMap(CodePage.init(named:)) : nil
        let usual = wide == nil && codePage == nil ? VCardCodePage.of(head) : nil
        reader = VCardReader(codePage: codePage, usual: usual ?? .windows1252)
        reading = [ReadingNote("encoding", wide?.rawValue ?? codePage?.rawValue ?? TextEncoding.utf8.rawValue)]
    }

    /// UTF-16, recognised by its byte order mark or by an ASCII first character.
    private static func wideEncoding(_ head: [UInt8]) -> TextEncoding? {
        if let mark = TextEncoding.byteOrderMark(of: head) { return mark.encoding == .utf8 ? nil : mark.encoding }
        if head.count >= 2, head[0] == 0 || head[1] == 0 {
            return head[0] == 0 ? .utf16BigEndian : .utf16LittleEndian
        }
        return nil
    }

    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) {
        (isTranscoded ? [] : splitter.lend(), usual)
    }

    mutating func push(_ bytes: consuming [UInt8]) -> [any SourceSlice] {
        if isTranscoded, let text = transcoder?.push(bytes) { return slices(splitter.push(text)) }
        return slices(splitter.push(consume bytes))
    }

    mutating func finish() -> [any SourceSlice] {
        let rest = transcoder?.finish() ?? []
        return slices(splitter.push(rest)) + slices(splitter.finish())
    }

    private func slices(_ cuts: [VCardCut]) -> [any SourceSlice] {
        cuts.map { VCardSlice(cut: $0, file: file, reader: reader) }
    }
}
