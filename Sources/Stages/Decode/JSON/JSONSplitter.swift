package import InnkeeperCore
import InnkeeperFormats

/// Some records of a JSON text as they were cut: what is between their brackets has not been examined.
struct JSONCut: Sendable {
    /// Everything from the first record to the last one, including what is between them. Adjacent cuts may share
    /// memory, so bytes of theirs may surround it.
    var bytes: [UInt8] = []
    /// Offset of the first of `bytes` in the file.
    var offset = 0
    /// The position of the first record or, if there is none, of the damage.
    var start = JSONPosition.start
    /// The records in `bytes`, in order.
    var records: [Range<Int>] = []
    /// Maximum nesting of arrays and objects in a record.
    var depthLimit: Int
    /// Text that could not even be cut into records.
    var damage: JSONDamage?
    /// Why there should be more records.
    var partial: JSONPartial?

    /// A plain reader for one record, which is at `position`.
    static func reader(
        _ record: ArraySlice<UInt8>, at position: JSONPosition, depthLimit: Int, recordLimit: Int
    ) -> JSONReader {
        var reader = JSONReader(start: position, depthLimit: depthLimit, tokenLimit: recordLimit)
        reader.push(Array(record))
        reader.finish()
        return reader
    }
}

/// Text that isn't a record: the range of what is kept of it, and the error.
struct JSONDamage: Sendable {
    /// nil if there are no bytes, because the text ends too early.
    var range: Range<Int>?
    var error: JSONError
}

extension RecordSpan {
    package init(_ range: Range<Int>, _ disposition: Disposition) {
        self.init(start: range.lowerBound, end: range.upperBound, disposition: disposition)
    }
}

/// What all splitters of JSON into records share: the bytes that they scan, and the cuts that they make.
protocol JSONSplitter {
    var settings: SourceSettings { get }
    /// Maximum nesting of arrays and objects in a record.
    var depthLimit: Int { get }
    /// Bytes that are not in a cut yet.
    var window: StreamWindow { get set }
    /// Position of the window's first byte.
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

    /// Makes a cut of the records so far and releases their bytes.
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

    /// The position of an offset in the window.
    func position(of offset: Int) -> JSONPosition { window.position(of: offset, from: windowStart) }

    /// Handles a record that is too long: its first bytes become a malformed one.
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
