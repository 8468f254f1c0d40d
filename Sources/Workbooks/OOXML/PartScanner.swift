internal import InnkeeperFormatXML

/// Why a reader of units has stopped.
enum ScanEnd {
    /// It needs more bytes.
    case more
    /// The closing tag of the list of units is next.
    case end
    /// It has read enough.
    case stopped
    /// It leaves the rest to libxml2.
    case unknown
}

/// Reads the units of a long part, such as the rows of a sheet.
protocol UnitReader {
    /// The opening tag of the element that contains the units.
    static var list: [UInt8] { get }
    /// Reads whole units from `position` on, and moves it past the last of them.
    mutating func read(_ bytes: [UInt8], _ position: inout Int) -> ScanEnd
}

/// Reads a part that consists almost entirely of units of one kind: scans these, and leaves what surrounds them to
/// libxml2.
///
/// Its reference is `ElementStream` alone. Anything that the scanner doesn't know causes the part to be reread with
/// that, from its first byte.
final class PartScanner<Reader: UnitReader> {
    private enum State {
        case head, units, tail
        /// Everything goes to libxml2.
        case plain
        case stopped, failed
    }

    private let stream: ElementStream
    private var reader: Reader
    private var state = State.head
    private var buffer: [UInt8] = []
    /// Where the pieces of the head end: what libxml2 says of a fault may depend on them.
    private var cuts: [Int] = []
    /// Up to here the list does not begin in `buffer`: a head that comes in many pieces is searched once.
    private var searched = 0

    /// A larger head or unit is left to libxml2, which has its own limits.
    private let sizeLimit = 1 << 20

    init(_ reader: Reader, around stream: ElementStream) {
        self.reader = reader
        self.stream = stream
    }

    /// Takes the next bytes; false if nothing more is to be read.
    func push(_ bytes: [UInt8]) -> Bool {
        switch state {
        case .head:
            buffer += bytes
            cuts.append(buffer.count)
            return readHead()
        case .units:
            buffer += bytes
            return readUnits()
        case .tail, .plain: return stream.push(bytes)
        case .stopped, .failed: return false
        }
    }

    /// Call after the last byte; true if everything has been read, or the stream holds the fault. Otherwise the part
    /// must be read again.
    func finish() -> Bool {
        switch state {
        case .head:
            _ = pushHead()
            stream.finish()
            return true
        case .plain:
            stream.finish()
            return true
        case .tail:
            stream.finish()
            // A fault's line would be that in the shortened text.
            return stream.fault == nil
        case .stopped: return true
        case .units, .failed: return false
        }
    }

    private func readHead() -> Bool {
        guard let end = headEnd() else {
            if buffer.count < sizeLimit, state == .head { return true }
            state = .plain
            return pushHead()
        }
        guard stream.push(Array(buffer[..<end])) else {
            state = .failed
            return false
        }
        buffer.removeSubrange(..<end)
        state = .units
        return readUnits()
    }

    /// Leaves the head to libxml2 in the pieces that it came in.
    private func pushHead() -> Bool {
        defer { (buffer, cuts) = ([], []) }
        var start = 0
        for end in cuts {
            guard stream.push(Array(buffer[start..<end])) else { return false }
            start = end
        }
        return true
    }

    /// Where the units begin; nil while unknown, or if libxml2 reads everything.
    private func headEnd() -> Int? {
        guard let start = listStart() else { return nil }
        guard let end = buffer[start...].firstIndex(of: 0x3E) else { return nil }
        let next = buffer[start + Reader.list.count]
        let head = buffer[..<start]
        let isPlain =
            (next == 0x3E || PlainMarkup.isBlank(next)) && buffer[end - 1] != 0x2F
            && head.firstRange(of: [0x3C, 0x21]) == nil && isInUTF8(head)
        if !isPlain { state = .plain }
        return isPlain ? end + 1 : nil
    }

    /// Where the opening tag of the list is. `firstRange(of:)` allocates at each byte.
    private func listStart() -> Int? {
        let list = Reader.list
        while searched + list.count <= buffer.count {
            if buffer[searched] == list[0], buffer[searched..<searched + list.count].elementsEqual(list) {
                return searched
            }
            searched += 1
        }
        return nil
    }

    /// Whether its first bytes are those of no other encoding, none is declared, and nothing but a declaration begins
    /// with `<?`.
    private func isInUTF8(_ head: ArraySlice<UInt8>) -> Bool {
        var head = head
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { head = head.dropFirst(3) }
        // libxml2 knows the others by a mark of their own, or by the zeros around the first character.
        let first = head.first ?? Reader.list[0]
        guard first == 0x3C || PlainMarkup.isBlank(first), !head.contains(0) else { return false }
        guard let end = head.firstRange(of: [0x3F, 0x3E])?.upperBound else {
            return head.firstRange(of: [0x3C, 0x3F]) == nil
        }
        let declaration = String(decoding: head[..<end], as: UTF8.self).lowercased()
        return declaration.hasPrefix("<?xml ") && head[end...].firstRange(of: [0x3C, 0x3F]) == nil
            && (!declaration.contains("encoding") || declaration.contains("\"utf-8\"")
                || declaration.contains("'utf-8'"))
    }

    private func readUnits() -> Bool {
        var position = 0
        let end = reader.read(buffer, &position)
        buffer.removeSubrange(..<position)
        switch end {
        case .more:
            if buffer.count < sizeLimit { return true }
            state = .failed
            return false
        case .end:
            state = .tail
            defer { buffer = [] }
            return stream.push(buffer)
        case .stopped:
            state = .stopped
            return false
        case .unknown:
            state = .failed
            return false
        }
    }
}
