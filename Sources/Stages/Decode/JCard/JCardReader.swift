import InnkeeperCore
import InnkeeperFormats

/// Cuts a jCard file into slices of complete cards, in one pass and with bounded memory.
///
/// Cards are the elements of a top-level array, or that array itself if it starts with `vcard`. Where the text stops
/// being JSON, the cards before are kept and the rest is one malformed record. Of that, and of a card longer than the
/// limit, only as many bytes as the record limit are kept.
struct JCardReader: SourceReader {
    /// A slice ends with the first card that makes it this long.
    private static let sliceSize = 512 << 10

    private enum Stage {
        /// Before the first token, and after the first bracket.
        case start, opening
        /// Between the cards of an array.
        case list
        /// In a card that started there; `depth` is the nesting around it.
        case card(JSONPosition, depth: Int)
        /// In a card that exceeds the limit.
        case tooLong(depth: Int)
        case trailer
        /// The error says why reading stopped; the damage starts there, after commas and spaces if `skipsGap`.
        case failed(JSONError, JSONPosition, skipsGap: Bool)
    }

    private var reader: JSONReader
    private let settings: SourceSettings
    private let file: Int
    private var stage = Stage.start
    private var topStart = JSONPosition.start
    /// Position of the last token taken.
    private var lastToken = JSONPosition.start
    /// Bytes that are not in a slice yet.
    private var window = StreamWindow()
    private var records: [JCardRecord] = []
    private var hasRecords = false
    /// Whether no token was read.
    private var isEmpty = false
    /// Offset after the last card; before the first one, after the bracket that opens their array.
    private var lastEnd = 0
    private var slices: [any SourceSlice] = []

    var framing = Framing(separator: [0x2C])
    let reading = [ReadingNote("encoding", TextEncoding.utf8.rawValue)]
    var cells: (any RecordCells)? { JCardRecordCells(settings: settings) }

    init(_ settings: SourceSettings, file: Int) {
        self.settings = settings
        self.file = file
        reader = JSONReader(depthLimit: settings.depthLimit, tokenLimit: settings.recordLimit)
    }

    mutating func push(_ bytes: [UInt8]) -> [any SourceSlice] {
        guard !hasFailed else {
            keep(bytes)
            return takeSlices()
        }
        window.append(bytes)
        reader.push(bytes)
        run()
        checkLength()
        return takeSlices()
    }

    mutating func finish() -> [any SourceSlice] {
        reader.finish()
        if !hasFailed { run() }
        if let error = lengthError(at: window.end) { fail(error) }
        if case .failed(let error, let start, _) = stage {
            addDamage(from: start, error)
        } else {
            cut()
            if !hasRecords { framing.head = Array(window[0..<lastEnd]) }
            framing.tail = Array(window[lastEnd...])
        }
        return takeSlices()
    }

    private var hasFailed: Bool { if case .failed = stage { true } else { false } }

    private mutating func takeSlices() -> [any SourceSlice] {
        defer { slices = [] }
        return slices
    }

    // MARK: Reading on

    private mutating func run() {
        do throws(JSONError) {
            while try step() {}
        } catch {
            let found = error.foundOffset(tokenLimit: settings.recordLimit)
            if case .card(let start, let depth) = stage, found - start.offset > settings.recordLimit {
                giveUpOpen(start, depth: depth)
            }
            fail(lengthError(at: found) ?? error)
        }
    }

    /// Takes one event or skips a card; false if more bytes are needed first, or all have been read.
    private mutating func step() throws(JSONError) -> Bool {
        switch stage {
        case .card(let start, let depth):
            guard try reader.skip(to: depth) else { return false }
            end(JCardRecord(start: start, end: reader.tokenEnd), depth: depth)
            lastToken = reader.position
            return true
        case .tooLong(let depth):
            guard try reader.skip(to: depth) else { return false }
            lastEnd = reader.tokenEnd
            lastToken = reader.position
            stage = depth == 0 ? .trailer : .list
            return true
        case .failed: return false
        case .start, .opening, .list, .trailer: break
        }
        let event = try reader.next()
        if event == .needMore || event == .end { return false }
        if let error = lengthError(at: reader.position.offset) { throw error }
        take(event)
        lastToken = reader.position
        return true
    }

    private mutating func take(_ event: JSONEvent) {
        switch (stage, event) {
        case (.start, .arrayStart):
            topStart = reader.position
            lastEnd = reader.tokenEnd
            stage = .opening
        case (.start, .objectStart): stage = .card(reader.position, depth: 0)
        case (.start, _): end(JCardRecord(start: reader.position, end: reader.tokenEnd), depth: 0)
        case (.opening, .string) where reader.textEquals("vcard"): stage = .card(topStart, depth: 0)
        case (.opening, .arrayEnd), (.list, .arrayEnd): stage = .trailer
        case (.opening, .arrayStart), (.opening, .objectStart), (.list, .arrayStart), (.list, .objectStart):
            stage = .card(reader.position, depth: 1)
        case (.opening, _), (.list, _): end(JCardRecord(start: reader.position, end: reader.tokenEnd), depth: 1)
        default: break
        }
    }

    // MARK: Cards

    private mutating func end(_ record: JCardRecord, depth: Int) {
        stage = depth == 0 ? .trailer : .list
        beginRecords(at: record.start.offset)
        lastEnd = record.end
        guard record.end - record.start.offset <= settings.recordLimit else { return giveUp(from: record.start) }
        records.append(record)
        if record.end - records[0].start.offset >= JCardReader.sliceSize { cut() }
    }

    private mutating func beginRecords(at start: Int) {
        if !hasRecords { framing.head = Array(window[0..<start]) }
        hasRecords = true
    }

    /// Makes a slice of the cards so far and releases their bytes.
    private mutating func cut() {
        guard let first = records.first, let last = records.last else { return }
        slices.append(
            JCardSlice(
                bytes: Array(window[first.start.offset..<last.end]), offset: first.start.offset, records: records,
                file: file, settings: settings))
        records = []
        window.drop(before: last.end)
    }

    private mutating func checkLength() {
        switch stage {
        case .card(let start, let depth) where window.end - start.offset > settings.recordLimit:
            giveUpOpen(start, depth: depth)
            window.drop(before: window.end)
        case .tooLong: window.drop(before: window.end)
        default: if let error = lengthError(at: window.end) { fail(error) }
        }
    }

    /// The error if the text goes on to `end` without a card.
    private func lengthError(at end: Int) -> JSONError? {
        switch stage {
        case .start, .opening, .list, .trailer:
            guard end - lastEnd > settings.recordLimit else { return nil }
            return JSONError(.tooLong, at: lastToken, "more than \(settings.recordLimit) bytes without a card")
        case .card, .tooLong, .failed: return nil
        }
    }

    /// Skips the rest of a card that is too long.
    private mutating func giveUpOpen(_ start: JSONPosition, depth: Int) {
        beginRecords(at: start.offset)
        giveUp(from: start)
        stage = .tooLong(depth: depth)
    }

    private mutating func giveUp(from start: JSONPosition) {
        cut()
        addDamage(from: start, JSONError(.tooLong, at: start, "a card longer than the record limit"))
    }

    /// Keeps the cards so far; what follows becomes one malformed record.
    private mutating func fail(_ error: JSONError) {
        cut()
        // A card that exceeded the limit is no longer in memory.
        lastEnd = max(lastEnd, window.start)
        if !hasRecords { framing.head = Array(window[0..<lastEnd]) }
        switch stage {
        case .card(let start, let depth):
            beginRecords(at: start.offset)
            framing.tail = depth == 0 ? [] : [UInt8(ascii: "]")]
            stage = .failed(error, start, skipsGap: false)
        case .tooLong: stage = .failed(error, error.position, skipsGap: true)
        default:
            if case .list = stage { framing.tail = [UInt8(ascii: "]")] }
            // A file without a single token is an empty source, which has its own code.
            if case .start = stage { isEmpty = true }
            var start = error.position
            start.offset = lastEnd
            stage = .failed(error, start, skipsGap: true)
        }
        keep([])
    }

    /// Keeps as much of what follows an error as the limit allows.
    private mutating func keep(_ bytes: [UInt8]) {
        guard case .failed(let error, var start, var skipsGap) = stage else { return }
        start.offset = max(start.offset, window.start)
        guard window.end - start.offset <= settings.recordLimit else { return }
        window.append(bytes)
        while skipsGap, start.offset < window.end {
            skipsGap = [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(window[start.offset])
            if skipsGap { start.offset += 1 }
        }
        window.drop(before: start.offset)
        stage = .failed(error, start, skipsGap: skipsGap)
    }

    private mutating func addDamage(from start: JSONPosition, _ error: JSONError) {
        let bytes = Array(window[max(start.offset, window.start)...].prefix(settings.recordLimit))
        if isEmpty, bytes.isEmpty { return }
        var slice = JCardSlice(bytes: bytes, offset: start.offset, records: [], file: file, settings: settings)
        slice.damage = error
        slices.append(slice)
    }
}
