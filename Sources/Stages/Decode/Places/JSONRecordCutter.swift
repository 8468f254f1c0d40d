import Core
import Formats

/// Cuts a JSON file of places into slices of whole records, in one pass and in bounded memory.
///
/// Records are the elements of a top-level array, or of the array `features` of a top-level object; anything else is
/// one record by itself. Where the text stops being JSON the records before are kept and the rest is one malformed
/// record. Of that, and of a record longer than the limit, no more bytes than the record limit are kept.
struct JSONRecordCutter: SourceReader {
    /// A slice ends with the first record that makes it this long.
    static let sliceSize = 512 << 10

    enum Place {
        case start
        /// In a top-level object, outside its records. Whether the next value is that of `features`.
        case members(isFeatures: Bool)
        /// Between the records of an array at this depth.
        case records(depth: Int)
        case record(CutRecord, depth: Int)
        /// In a record that is too long: it was given up, its rest is passed over.
        case tooLong(depth: Int)
        /// After a top-level array, or after the one record of the file.
        case trailer
    }

    var reader: JSONReader
    let settings: SourceSettings
    private let file: Int
    private let style: PlaceRecordDecoder.Style
    var place = Place.start
    var isObject = false
    var hasArray = false
    private var hasRecords = false
    var topStart = JSONPosition.start

    /// Bytes that went into no slice yet.
    var pending = StreamWindow()
    private var records: [CutRecord] = []
    /// Offset after the last record; before the first, after the bracket that opens their array.
    var lastEnd = 0
    var failure: JSONError?
    var slices: [any SourceSlice] = []

    var envelope = Envelope(separator: [0x2C])
    let reading = [ReadingNote("encoding", "utf-8")]

    init(_ settings: SourceSettings, file: Int, style: PlaceRecordDecoder.Style) {
        self.settings = settings
        self.file = file
        self.style = style
        reader = JSONReader(depthLimit: settings.depthLimit, tokenLimit: settings.recordLimit)
    }

    mutating func push(_ bytes: [UInt8]) -> [any SourceSlice] {
        // After a failure the rest is kept up to the limit, and no further.
        if failure == nil || pending.count <= settings.recordLimit { pending.append(bytes) }
        if failure == nil {
            reader.push(bytes)
            read()
            checkLength()
        }
        return takeSlices()
    }

    mutating func finish() -> [any SourceSlice] {
        reader.finish()
        if failure == nil { read() }
        if let failure {
            endDamaged(failure)
        } else {
            cut()
            if !hasRecords { envelope.head = Array(pending[0..<lastEnd]) }
            envelope.tail = Array(pending[lastEnd...])
        }
        pending.drop(before: pending.end)
        return takeSlices()
    }

    private mutating func takeSlices() -> [any SourceSlice] {
        defer { slices = [] }
        return slices
    }

    // MARK: - Reading on

    private mutating func read() {
        do throws(JSONError) {
            while try step() {}
        } catch {
            fail(error)
        }
    }

    /// Takes the next event or the rest of a record; false when there is nothing more to take now.
    private mutating func step() throws(JSONError) -> Bool {
        if case .record(var record, let depth) = place {
            guard try reader.skip(to: depth) else { return false }
            record.end = reader.tokenEnd
            place = .records(depth: depth)
            add(record)
            return true
        }
        if case .tooLong(let depth) = place {
            guard try reader.skip(to: depth) else { return false }
            place = .records(depth: depth)
            lastEnd = reader.tokenEnd
            return true
        }
        let event = try reader.next()
        if event == .needMore || event == .end { return false }
        switch place {
        case .start: begin(event)
        case .members(let isFeatures): member(event, isFeatures: isFeatures)
        case .records(let depth): element(event, depth: depth)
        case .trailer, .record, .tooLong: break
        }
        return true
    }

    private mutating func begin(_ event: JSONEvent) {
        topStart = reader.position
        switch event {
        case .arrayStart: openArray()
        case .objectStart:
            isObject = true
            place = .members(isFeatures: false)
        default: takeWhole()
        }
    }

    private mutating func member(_ event: JSONEvent, isFeatures: Bool) {
        switch event {
        case .key where reader.depth == 1: place = .members(isFeatures: reader.textEquals("features"))
        case .arrayStart where isFeatures: openArray()
        case .objectEnd where reader.depth == 0 && !hasArray: takeWhole()
        default: if isFeatures { place = .members(isFeatures: false) }
        }
    }

    private mutating func openArray() {
        hasArray = true
        if !hasRecords { lastEnd = reader.tokenEnd }
        place = .records(depth: reader.depth)
    }

    private mutating func element(_ event: JSONEvent, depth: Int) {
        if reader.depth < depth {
            // A name may be there twice (RFC 8259, 4): a second `features` has records too, in slices of its own.
            cut()
            place = isObject ? .members(isFeatures: false) : .trailer
            return
        }
        let record = CutRecord(start: reader.position, end: reader.tokenEnd)
        beginRecords(at: record)
        switch event {
        case .objectStart, .arrayStart: place = .record(record, depth: depth)
        default: add(record)
        }
    }

    // MARK: - Records

    private mutating func beginRecords(at record: CutRecord) {
        guard !hasRecords else { return }
        hasRecords = true
        envelope.head = Array(pending[0..<record.start.offset])
    }

    private mutating func add(_ record: CutRecord) {
        guard record.end - record.start.offset <= settings.recordLimit else {
            giveUp(record)
            lastEnd = record.end
            return
        }
        records.append(record)
        lastEnd = record.end
        if record.end - records[0].start.offset >= JSONRecordCutter.sliceSize { cut() }
    }

    /// The file's one record: the value that has just ended.
    private mutating func takeWhole() {
        let record = CutRecord(start: topStart, end: reader.tokenEnd)
        beginRecords(at: record)
        add(record)
        cut(isArray: false)
        place = .trailer
    }

    /// Makes a slice of the records so far and lets their bytes go.
    mutating func cut(isArray: Bool = true) {
        guard let first = records.first, let last = records.last else { return }
        var slice = emptySlice(isArray: isArray)
        slice.bytes = Array(pending[first.start.offset..<last.end])
        slice.offset = first.start.offset
        slice.records = records
        slices.append(slice)
        records = []
        pending.drop(before: last.end)
    }

    func emptySlice(isArray: Bool) -> PlaceSlice {
        PlaceSlice(style: style, isArray: isArray, file: file, tokenLimit: settings.recordLimit)
    }
}
