import InnkeeperCore
import InnkeeperFormats

/// What surrounds the records of an XML document, whose tags are known to match, as libxml2 has read them.
struct XMLFraming: FramingScanner {
    private let around: Set<String>
    private let unread: Set<String>

    private enum State: Equatable {
        case text, tag
        /// A comment, processing instruction or CDATA section, up to its end mark.
        case passing(until: [UInt8])
        /// `<!DOCTYPE`, at which reading stops, up to the next `>`.
        case declaration
    }

    private var state = State.text
    /// The open tag after its `<`, or the end of what is being skipped.
    private var held: [UInt8] = []
    private var quote: UInt8 = 0
    /// Number of elements open within an unread one, including itself.
    private var depth = 0
    /// Where that element began.
    private var unreadStart: Int64 = 0
    private var unreadName = ""
    /// Offset of the bytes that came last.
    private var place: Int64 = 0
    /// The prefix of the document's own elements.
    private var prefix: String?
    /// For UTF-16, recognised by the first bytes: whether it is big-endian.
    private var wide: Bool?

    init(around: Set<String>, unread: Set<String>) {
        self.around = around
        self.unread = unread
    }

    mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> [StrayRange] {
        place = offset
        if offset == 0,
            bytes.prefix(2).contains(0) || bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        {
            wide = bytes.first == 0 || bytes.first == 0xFE
        }
        guard let wide else { return walk(bytes.afterMark(at: offset)) }
        var transcoder = UTF16Transcoder(isBigEndian: wide)
        let text = transcoder.push(Array(bytes)) + transcoder.finish()
        // An approximation, as most of it is ASCII.
        return walk(text[...]).map { stray in
            let (start, end) = (stray.range.lowerBound * 2, stray.range.upperBound * 2)
            return (
                stray.kind,
                bytes.startIndex + min(start, bytes.count - 1)..<bytes.startIndex + min(end, bytes.count)
            )
        }
    }

    /// An element in which reading stopped: it began under a damaged name.
    func endFile() -> (kind: ByteLedger.Stray.Kind, offset: Int64)? {
        depth > 0 ? (.element(unreadName), unreadStart) : nil
    }

    private mutating func walk(_ bytes: ArraySlice<UInt8>) -> [StrayRange] {
        var strays: [StrayRange] = []
        var textStart: Int?
        var tagStart = bytes.startIndex
        func endText(_ end: Int) {
            if let start = textStart { strays.append((.text, start..<end)) }
            textStart = nil
        }
        for index in bytes.indices {
            let byte = bytes[index]
            switch state {
            case .text:
                if byte == UInt8(ascii: "<") {
                    endText(index)
                    (state, held, quote, tagStart) = (.tag, [], 0, index)
                } else if depth == 0, byte > 0x20, textStart == nil {
                    textStart = index
                }
            case .tag:
                if byte == UInt8(ascii: ">"), quote == 0 {
                    state = .text
                    if let kind = close(tagStart - bytes.startIndex) { strays.append((kind, tagStart..<index + 1)) }
                } else {
                    hold(byte)
                }
            case .passing(let mark):
                held.append(byte)
                if held.count > mark.count { held.removeFirst() }
                if held == mark { (state, held) = (.text, []) }
            case .declaration:
                if byte == UInt8(ascii: ">") { state = .text }
            }
        }
        endText(bytes.endIndex)
        return strays
    }

    /// Takes another byte of a tag, and determines what kind of markup it is.
    private mutating func hold(_ byte: UInt8) {
        if quote != 0 {
            if byte == quote { quote = 0 }
        } else if byte == 0x22 || byte == 0x27 {
            quote = byte
        }
        // The name is at the start; of the rest only the last byte counts.
        if held.count < 300 { held.append(byte) } else { held[held.count - 1] = byte }
        guard held.count <= 8, held[0] == UInt8(ascii: "!") || held[0] == UInt8(ascii: "?") else { return }
        switch String(decoding: held, as: UTF8.self) {
        case "?": (state, held) = (.passing(until: Array("?>".utf8)), [])
        case "!--": (state, held) = (.passing(until: Array("-->".utf8)), [])
        case "![CDATA[": (state, held) = (.passing(until: Array("]]>".utf8)), [])
        case "!DOCTYPE": state = .declaration
        default: break
        }
    }

    /// Takes the end of a tag; returns what is wrong with it.
    private mutating func close(_ start: Int) -> ByteLedger.Stray.Kind? {
        if held.first == UInt8(ascii: "/") {
            depth = max(0, depth - 1)
            return nil
        }
        let isEmpty = held.last == UInt8(ascii: "/")
        if depth > 0 {
            if !isEmpty { depth += 1 }
            return nil
        }
        let name = held.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
        let parts = name.split(separator: UInt8(ascii: ":"), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
        let (space, local) = (parts.count == 2 ? parts[0] : "", parts.last ?? "")
        if prefix == nil {
            // The root element may have any name.
            prefix = space
            return nil
        }
        if around.contains(local) { return nil }
        if !isEmpty {
            depth = 1
            (unreadStart, unreadName) = (place + Int64(wide == nil ? start : 2 * start), local)
        }
        return unread.contains(local) || space != prefix ? nil : .element(local)
    }
}
