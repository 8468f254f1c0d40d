import Core
import Formats

/// What happens to the records that were found.
extension PlaceArraySplitter {
    mutating func add(_ record: Range<Int>) {
        guard record.count <= settings.recordLimit else { return giveUp(record.lowerBound) }
        records.append(record)
        if record.upperBound - records[0].lowerBound >= PlaceArraySplitter.sliceSize { cut() }
    }

    /// The file's one record: the value that has just ended.
    mutating func takeWhole() {
        guard let topStart else { return }
        if !hasRecords {
            hasRecords = true
            framing.head = Array(window[0..<topStart.offset])
        }
        lastEnd = reader.tokenEnd
        add(topStart.offset..<lastEnd)
        cut()
        stage = .text(member: .other)
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

    mutating func finishFraming(tail: [UInt8]) {
        if !hasRecords { framing.head = Array(window[0..<lastEnd]) }
        framing.tail = tail
    }
}
