import InnkeeperCore
import InnkeeperFormats

/// Cuts a sequence of JSON texts into texts: one per line (NDJSON, GeoJSON lines), or each after a record separator
/// (RFC 7464 and 8142), where a text may span lines.
///
/// The first byte shows which of the two it is. A broken text costs only itself. Lines that say what to do with the next
/// one (`JSONBulkAction`) are no texts.
struct JSONSequenceSplitter: JSONSplitter {
    let settings: SourceSettings
    var window = StreamWindow()
    var windowStart = JSONPosition.start
    /// LF or RS, once it is known.
    private var separator: UInt8?
    /// Where the next text starts, and how far the search for its end has got.
    private var textStart = 0
    private var place = 0
    private var isTooLong = false
    var records: [Range<Int>] = []
    var cuts: [JSONCut] = []

    private(set) var framing = Framing(separator: [0x0A], tail: [0x0A])

    private static let recordSeparator: UInt8 = 0x1E
    private static let lineEnd: UInt8 = 0x0A

    init(_ settings: SourceSettings) { self.settings = settings }

    var depthLimit: Int { settings.depthLimit }

    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) { (window.lend(usual), usual) }

    mutating func push(_ bytes: consuming [UInt8]) -> [JSONCut] {
        window.takeBack(bytes)
        run(isLast: false)
        return takeCuts()
    }

    mutating func finish() -> [JSONCut] {
        run(isLast: true)
        cut()
        return takeCuts()
    }

    private mutating func run(isLast: Bool) {
        guard let separator = separator ?? findSeparator(isLast: isLast) else { return }
        while let end = window.first(separator, from: place) {
            take(textStart..<end)
            textStart = end + 1
            place = textStart
        }
        place = window.end
        if !isTooLong {
            while textStart < place, JSONSequenceSplitter.isBlank(window[textStart]) { textStart += 1 }
        }
        if isLast {
            take(textStart..<window.end)
        } else if place - textStart > settings.recordLimit {
            if !isTooLong { giveUp(textStart) }
            isTooLong = true
            drop(before: place)
            textStart = place
        }
    }

    /// Finds the byte between the texts, after any byte order mark.
    private mutating func findSeparator(isLast: Bool) -> UInt8? {
        if window.count < 3, !isLast { return nil }
        if window.start == 0, window[0...].starts(with: [0xEF, 0xBB, 0xBF]) {
            window.drop(before: 3)
            windowStart.offset = 3
            textStart = 3
            place = 3
        }
        guard let first = window[window.start...].first(where: { !JSONSequenceSplitter.isBlank($0) }) else {
            return nil
        }
        let found = first == JSONSequenceSplitter.recordSeparator ? first : JSONSequenceSplitter.lineEnd
        separator = found
        if found == JSONSequenceSplitter.recordSeparator {
            framing = Framing(head: [found], separator: [0x0A, found], tail: [0x0A])
        }
        return found
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }

    /// Takes a text between two separators, unless it is blank.
    private mutating func take(_ text: Range<Int>) {
        if isTooLong {
            isTooLong = false
            drop(before: text.upperBound)
            return
        }
        let bytes = window[text]
        guard let first = bytes.firstIndex(where: { !JSONSequenceSplitter.isBlank($0) }),
            let last = bytes.lastIndex(where: { !JSONSequenceSplitter.isBlank($0) })
        else { return }
        let start = text.lowerBound + first - bytes.startIndex
        if JSONBulkAction.isOne(bytes[first...last]) { return }
        let record = start..<text.lowerBound + last + 1 - bytes.startIndex
        // Blanks after it count: while they arrive, it is unknown what follows.
        guard text.upperBound - start <= settings.recordLimit else { return giveUp(start) }
        append(record)
    }
}
