import Core
import Formats

/// What those share that cut files of places: the bytes in which records are found, and the slices that these make.
protocol PlaceSplitter: SourceReader {
    var plan: PlaceReadingPlan { get }
    /// Bytes that went into no slice yet.
    var window: StreamWindow { get set }
    /// Of the window's first byte.
    var windowStart: JSONPosition { get set }
    var records: [Range<Int>] { get set }
    var slices: [any SourceSlice] { get set }
}

extension PlaceSplitter {
    var reading: [ReadingNote] { [ReadingNote("encoding", "utf-8")] }
    var cells: (any RecordCells)? { PlaceRecordCells(plan: plan) }
    var lineMask: (any LineMask)? { JSONLineMask() }

    /// A slice ends with the first record that makes it this long.
    static var sliceSize: Int { 512 << 10 }

    mutating func takeSlices() -> [any SourceSlice] {
        defer { slices = [] }
        return slices
    }

    mutating func append(_ record: Range<Int>) {
        records.append(record)
        if record.upperBound - records[0].lowerBound >= Self.sliceSize { cut() }
    }

    /// Makes a slice of the records so far and lets their bytes go.
    mutating func cut() {
        guard let first = records.first, let last = records.last else { return }
        var slice = PlaceSlice(plan: plan)
        slice.start = position(of: first.lowerBound)
        (slice.bytes, slice.offset) = window.shared
        slice.records = records.map { $0.lowerBound - slice.offset..<$0.upperBound - slice.offset }
        slices.append(slice)
        records = []
        drop(before: last.upperBound)
    }

    mutating func drop(before offset: Int) {
        windowStart = position(of: offset)
        window.drop(before: offset)
    }

    /// Where an offset of the window stands.
    func position(of offset: Int) -> JSONPosition { window.position(of: offset, from: windowStart) }

    /// A record that is too long: its first bytes become a malformed one.
    mutating func giveUp(_ start: Int) {
        cut()
        let message = "the record is longer than \(plan.recordLimit) bytes"
        addDamage(from: start, JSONError(.tooLong, at: position(of: start), message))
    }

    mutating func addDamage(from start: Int, _ error: JSONError) {
        var slice = PlaceSlice(plan: plan)
        slice.bytes = Array(window[start...].prefix(plan.recordLimit))
        slice.start = position(of: start)
        slice.offset = start
        slice.damage = PlaceDamage(range: slice.bytes.isEmpty ? nil : slice.bytes.indices, error: error)
        slices.append(slice)
    }
}
