import InnkeeperCore
import InnkeeperFormats

/// Checks the bytes around a file's records, in order, and finds those that may not be there.
protocol FramingScanner {
    /// Takes the next bytes of a gap, and their offset in the file. Ranges are in `bytes`.
    mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> [StrayRange]
    /// Call it before the next record, or at the end of the file. Returns what is stray and unfinished, and how many
    /// bytes it has at the end of the gap.
    mutating func endGap() -> (kind: ByteLedger.Stray.Kind, count: Int)?
    /// After the last byte: what began somewhere in the file, is not allowed there, and has not ended.
    func endFile() -> (kind: ByteLedger.Stray.Kind, offset: Int64)?
}

typealias StrayRange = (kind: ByteLedger.Stray.Kind, range: Range<Int>)

extension FramingScanner {
    mutating func endGap() -> (kind: ByteLedger.Stray.Kind, count: Int)? { nil }
    func endFile() -> (kind: ByteLedger.Stray.Kind, offset: Int64)? { nil }
}

extension FramingSyntax {
    /// `head` is what a table starts with.
    func scanner(head: [UInt8]) -> any FramingScanner {
        switch self {
        case .blankLines: BlankFraming()
        case .tableHead: TableFraming(head)
        case .calendarLines: CalendarFraming()
        case .jsonEnvelope: JSONFraming()
        case .xmlEnvelope(let around, let unread): XMLFraming(around: around, unread: unread)
        }
    }
}

private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension ArraySlice<UInt8> {
    /// Without a byte order mark at the start of the file.
    func afterMark(at offset: Int64) -> ArraySlice<UInt8> {
        offset == 0 && starts(with: byteOrderMark) ? dropFirst(3) : self
    }

    /// The range from the first disallowed byte to the last one.
    func stray(unless isAllowed: (UInt8) -> Bool) -> [StrayRange] {
        guard let first = firstIndex(where: { !isAllowed($0) }), let last = lastIndex(where: { !isAllowed($0) }) else {
            return []
        }
        return [(.lost, first..<last + 1)]
    }
}

/// Spaces and line ends.
private struct BlankFraming: FramingScanner {
    mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> [StrayRange] {
        bytes.afterMark(at: offset).stray { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    }
}

/// The head of a table, once; then line ends.
private struct TableFraming: FramingScanner {
    private var head: ArraySlice<UInt8>

    init(_ head: [UInt8]) { self.head = head[...] }

    mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> [StrayRange] {
        // Transcoding drops the mark.
        if offset == 0, !bytes.starts(with: byteOrderMark) { head = head.afterMark(at: 0) }
        var rest = bytes
        if !head.isEmpty {
            let count = Swift.min(head.count, rest.count)
            guard rest.prefix(count) == head.prefix(count) else { return [(.lost, bytes.startIndex..<bytes.endIndex)] }
            head = head.dropFirst(count)
            rest = rest.dropFirst(count)
        }
        return rest.stray { $0 == 0x0A || $0 == 0x0D }
    }
}

/// JSON tokens and record separators. Whether they fit together was checked by the reader.
private struct JSONFraming: FramingScanner {
    private var isInString = false
    private var isEscaped = false
    /// Number of bytes in the open string.
    private var count = 0

    mutating func take(_ bytes: ArraySlice<UInt8>, at offset: Int64) -> [StrayRange] {
        let bytes = bytes.afterMark(at: offset)
        for index in bytes.indices {
            let byte = bytes[index]
            if isEscaped {
                count += 1
                isEscaped = false
            } else if isInString {
                count += 1
                isEscaped = byte == 0x5C
                isInString = byte != 0x22
            } else if byte == 0x22 {
                (isInString, count) = (true, 1)
            } else if !JSONFraming.isOfTokens(byte) {
                return [(.lost, index..<bytes.endIndex)]
            }
        }
        return []
    }

    /// Whether a byte is one of punctuation, blanks, numbers and words. There are gaps between all records.
    private static func isOfTokens(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D, 0x1E:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "E"),
            UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    mutating func endGap() -> (kind: ByteLedger.Stray.Kind, count: Int)? {
        guard isInString else { return nil }
        (isInString, isEscaped) = (false, false)
        return (.lost, count)
    }
}
