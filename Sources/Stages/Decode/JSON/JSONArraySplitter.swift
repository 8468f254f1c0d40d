import InnkeeperCore
import InnkeeperFormats

/// Cuts a JSON text into its records, in one pass and with bounded memory.
///
/// Records are the elements of a top-level array, or of arrays in objects under given keys (`features`, or `data` and
/// in it `items`); or the values of an object there, whose keys are then part of what surrounds the records; any other
/// value is a single record. What surrounds the records is parsed strictly here; the records
/// themselves are only delimited, by their brackets and quotes, and parsed strictly when they are decoded. So an error
/// inside a record costs only that record. If brackets or the text between records are wrong, the start of the next
/// record is unknown: the rest is one malformed record, of which no more bytes than the limit are kept.
struct JSONArraySplitter: JSONSplitter {
    enum Stage {
        /// Outside the records, where the reader parses.
        case text
        /// Between records.
        case gap
        /// In a record that started at an offset.
        case record(start: Int)
        /// In a record that exceeds the limit; the rest of it is skipped.
        case tooLong(start: Int)
        /// The error says why reading stopped. The damage starts after `marks`, which don't belong to it. Kept apart, so
        /// that the other stages are small.
        indirect case failed(JSONError, start: Int, marks: [UInt8] = [])
    }

    var stage = Stage.text
    var reader: JSONReader
    let settings: SourceSettings
    private(set) var depthLimit: Int
    /// The keys, from the outermost object on, of the arrays that hold the records.
    private let paths: [[String]]
    /// Whether objects hold the records there, not arrays.
    private let isKeyed: Bool
    private(set) var surroundings: JSONSurroundings
    private let longestPath: Int
    private var path = JSONPath()

    var window = StreamWindow()
    var windowStart = JSONPosition.start
    /// Offset of the next byte to scan between and in records.
    var next = 0
    private var skip = JSONSkip()
    /// The record's first byte.
    private var opening: UInt8 = 0

    var topStart: JSONPosition?
    var isObject = false
    private(set) var isFirst = true
    var hasRecords = false
    private(set) var recordCount = 0
    var hasArray = false
    /// Whether the list is an object: each of its records has a key.
    private(set) var hasKeys = false
    /// Number of objects around the list of records.
    private(set) var objectsAround = 0
    var records: [Range<Int>] = []
    /// Offset after the last record; before the first one, after the bracket that opens their list.
    var lastEnd = 0
    var cuts: [JSONCut] = []

    var framing = Framing(separator: [0x2C])

    /// `comment` is the member of the outermost object that comments on the whole, if there may be one.
    init(_ settings: SourceSettings, paths: [[String]], isKeyed: Bool = false, comment: String? = nil) {
        self.settings = settings
        self.paths = paths
        self.isKeyed = isKeyed
        surroundings = JSONSurroundings(paths: paths, comment: comment)
        longestPath = max(1, paths.map(\.count).max() ?? 1) + JSONSurroundings.depth
        depthLimit = settings.depthLimit
        reader = JSONReader(depthLimit: settings.depthLimit, tokenLimit: settings.recordLimit)
    }

    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int) {
        switch stage {
        case .gap, .record, .tooLong: (window.lend(usual), usual)
        // In other states only the new bytes are wanted.
        case .text, .failed: ([], usual)
        }
    }

    mutating func push(_ bytes: consuming [UInt8]) -> [JSONCut] {
        switch stage {
        case .failed:
            keep(bytes)
            return takeCuts()
        case .text: reader.push(copy bytes)
        case .gap, .record, .tooLong: break
        }
        window.takeBack(bytes)
        // A byte order mark takes up no column.
        if window.start == 0, window.count >= 3, window[0..<3] == [0xEF, 0xBB, 0xBF] { windowStart.column = 0 }
        run(isLast: false)
        checkLength()
        return takeCuts()
    }

    mutating func finish() -> [JSONCut] {
        run(isLast: true)
        conclude()
        window.drop(before: window.end)
        return takeCuts()
    }

    // MARK: - Reading on

    private mutating func run(isLast: Bool) {
        if isLast { reader.finish() }
        var goesOn = true
        while goesOn {
            switch stage {
            case .text:
                do throws(JSONError) {
                    goesOn = try readText()
                } catch {
                    fail(lengthError(at: error.foundOffset(tokenLimit: settings.recordLimit)) ?? error)
                }
            case .gap: goesOn = crossGap(isLast: isLast)
            case .record(let start), .tooLong(let start): goesOn = crossRecord(start, isLast: isLast)
            case .failed: goesOn = false
            }
        }
    }

    /// Takes one event outside the records; false if there is nothing more to take now.
    private mutating func readText() throws(JSONError) -> Bool {
        let event = try reader.next()
        if event == .needMore || event == .end { return false }
        if topStart == nil {
            topStart = reader.position
            isObject = event == .objectStart
            if event == .arrayStart || isObject && isKeyed && paths.contains([]) {
                openList()
            } else if !isObject {
                takeWhole()
            }
            return true
        }
        switch event {
        case .key where reader.depth <= longestPath: path.note(reader.text, depth: reader.depth)
        case .arrayStart where !isKeyed && path.leads(to: paths, depth: reader.depth - 1),
            .objectStart where isKeyed && path.leads(to: paths, depth: reader.depth - 1):
            openList()
        case .objectEnd where reader.depth == 0:
            if !hasArray { takeWhole() }
        default:
            if let keys = path.keys(depth: reader.depth) { surroundings.take(event, at: keys, reader) }
        }
        return true
    }

    private mutating func openList() {
        hasArray = true
        hasKeys = isKeyed && isObject
        isFirst = true
        next = reader.tokenEnd
        if !hasRecords { lastEnd = next }
        objectsAround = reader.depth - 1
        depthLimit = max(settings.depthLimit - reader.depth, 1)
        stage = .gap
    }

    mutating func beginRecord(at start: Int, first: UInt8) {
        if !hasRecords {
            hasRecords = true
            frameHead(upTo: start)
        }
        recordCount += 1
        skip = JSONSkip()
        opening = first
        next = start
        stage = .record(start: start)
    }

    /// Advances to the end of the open record; false if it isn't there yet.
    private mutating func crossRecord(_ start: Int, isLast: Bool) -> Bool {
        let isEnclosed = JSONSkip.isEnclosed(opening)
        var end = isEnclosed ? window.end(of: &skip, from: next) : window.scalarEnd(from: next)
        if end == nil, isLast, !isEnclosed { end = window.end }
        guard let end else {
            next = window.end
            return false
        }
        // The brackets of a record beyond the limit are not checked: it may not be there completely.
        let isHeld = end - start <= settings.recordLimit
        if case .record = stage, isEnclosed, isHeld, opening != 0x22, window[end - 1] != opening + 2 {
            fail(strictError(from: start) ?? JSONError(.syntax, at: position(of: end - 1), "the brackets do not match"))
            return true
        }
        next = end
        lastEnd = end
        isFirst = false
        if case .record = stage { add(start..<end) }
        stage = .gap
        return true
    }

    private mutating func add(_ record: Range<Int>) {
        if record.count <= settings.recordLimit { append(record) } else { giveUp(record.lowerBound) }
    }

    /// Takes the file's only record: the value that has just ended.
    private mutating func takeWhole() {
        guard let topStart else { return }
        // The same error, whether it arrived at once or piece by piece.
        if let error = lengthError(at: reader.tokenEnd) { return fail(error) }
        if !hasRecords {
            hasRecords = true
            framing.head = Array(window[0..<topStart.offset])
        }
        lastEnd = reader.tokenEnd
        add(topStart.offset..<lastEnd)
        cut()
        stage = .text
    }
}
