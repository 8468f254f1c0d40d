import InnkeeperCore
import InnkeeperFormats

/// Some records of a JSON text, as they were cut: nobody has looked at what is between their brackets.
struct JSONCut: Sendable {
    /// Everything from the first record to the last one, what is between them included. Neighbours may share the
    /// memory: there may be bytes of theirs around.
    var bytes: [UInt8] = []
    /// Of the first of `bytes` in the file.
    var offset = 0
    /// Where the first record is, or without one the damage.
    var start = JSONPosition.start
    /// The records in `bytes`, in order.
    var records: [Range<Int>] = []
    /// Arrays and objects inside each other in one record.
    var depthLimit: Int
    /// What could not even be cut into records.
    var damage: JSONDamage?
    /// What the program that made the file says of it, and where.
    var remark: (text: String, position: JSONPosition)?

    /// A plain reader of one record, which is at `position`.
    static func reader(
        _ record: ArraySlice<UInt8>, at position: JSONPosition, depthLimit: Int, recordLimit: Int
    ) -> JSONReader {
        var reader = JSONReader(start: position, depthLimit: depthLimit, tokenLimit: recordLimit)
        reader.push(Array(record))
        reader.finish()
        return reader
    }
}

/// Text that is not a record: its bytes in the cut, as many as are kept of it, and what is wrong.
struct JSONDamage: Sendable {
    /// nil when nothing of it is there: the text ends too early.
    var range: Range<Int>?
    var error: JSONError
}

extension RecordSpan {
    init(_ range: Range<Int>, _ disposition: Disposition) {
        self.init(start: range.lowerBound, end: range.upperBound, disposition: disposition)
    }
}

/// What those share that cut JSON into its records: the bytes in which these are found, and the cuts that they make.
protocol JSONSplitter {
    var settings: SourceSettings { get }
    /// Arrays and objects inside each other in one record.
    var depthLimit: Int { get }
    /// Bytes that went into no cut yet.
    var window: StreamWindow { get set }
    /// Of the window's first byte.
    var windowStart: JSONPosition { get set }
    var records: [Range<Int>] { get set }
    var cuts: [JSONCut] { get set }
    /// What surrounds the records. Complete after `finish`.
    var framing: Framing { get }

    mutating func makeRoom(usual: Int) -> (bytes: [UInt8], wanted: Int)
    mutating func push(_ bytes: consuming [UInt8]) -> [JSONCut]
    mutating func finish() -> [JSONCut]
}

extension JSONSplitter {
    /// A cut ends with the first record that makes it this long.
    static var cutSize: Int { 512 << 10 }

    mutating func takeCuts() -> [JSONCut] {
        defer { cuts = [] }
        return cuts
    }

    mutating func append(_ record: Range<Int>) {
        records.append(record)
        if record.upperBound - records[0].lowerBound >= Self.cutSize { cut() }
    }

    /// Makes a cut of the records so far and lets their bytes go.
    mutating func cut() {
        guard let first = records.first, let last = records.last else { return }
        var cut = JSONCut(depthLimit: depthLimit)
        cut.start = position(of: first.lowerBound)
        (cut.bytes, cut.offset) = window.shared
        cut.records = records.map { $0.lowerBound - cut.offset..<$0.upperBound - cut.offset }
        cuts.append(cut)
        records = []
        drop(before: last.upperBound)
    }

    mutating func drop(before offset: Int) {
        windowStart = position(of: offset)
        window.drop(before: offset)
    }

    /// Where an offset of the window is.
    func position(of offset: Int) -> JSONPosition { window.position(of: offset, from: windowStart) }

    /// A record that is too long: its first bytes become a malformed one.
    mutating func giveUp(_ start: Int) {
        cut()
        let message = "the record is longer than \(settings.recordLimit) bytes"
        addDamage(from: start, JSONError(.tooLong, at: position(of: start), message))
    }

    mutating func addDamage(from start: Int, _ error: JSONError) {
        var cut = JSONCut(depthLimit: depthLimit)
        cut.bytes = Array(window[start...].prefix(settings.recordLimit))
        cut.start = position(of: start)
        cut.offset = start
        cut.damage = JSONDamage(range: cut.bytes.isEmpty ? nil : cut.bytes.indices, error: error)
        cuts.append(cut)
    }
}
