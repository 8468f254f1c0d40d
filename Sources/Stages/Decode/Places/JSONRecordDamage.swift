import Core
import Formats

// The part of the cutter that keeps to its bounds and says what became of damaged text.

extension JSONRecordCutter {
    /// Makes a malformed record of one that is longer than the limit; only its first bytes are kept.
    mutating func giveUp(_ record: CutRecord) {
        cut()
        let error = JSONError(.tooLong, at: record.start, "the record is longer than \(settings.recordLimit) bytes")
        addDamage(from: record.start.offset, error)
    }

    mutating func checkLength() {
        let end = pending.end
        switch place {
        case .record(let record, let depth) where end - record.start.offset > settings.recordLimit:
            giveUp(record)
            place = .tooLong(depth: depth)
            pending.drop(before: end)
        case .tooLong: pending.drop(before: end)
        case .records, .trailer: checkGap(end)
        case .members where hasArray: checkGap(end)
        case .members where end - topStart.offset > settings.recordLimit:
            fail(
                JSONError(
                    .tooLong, at: topStart,
                    "no `features` in the first \(settings.recordLimit) bytes of an object that is longer"))
        default: break
        }
    }

    private mutating func checkGap(_ end: Int) {
        guard end - lastEnd > settings.recordLimit else { return }
        let message = "more than \(settings.recordLimit) bytes without a record"
        fail(JSONError(.tooLong, at: reader.position, message))
    }

    mutating func fail(_ error: JSONError) {
        failure = error
        cut()
    }

    /// Says what became of the text from where it is damaged.
    mutating func endDamaged(_ error: JSONError) {
        envelope.tail = isObject ? Array("]}".utf8) : Array("]".utf8)
        switch place {
        case .record(let record, _): addDamage(from: record.start.offset, error)
        case .tooLong: addDamage(from: pending.end, error)
        case .records: addDamage(from: lastEnd + gap(", \n\r\t"), error)
        case .members where hasArray: addDamage(from: lastEnd + gap(", \n\r\t]"), error)
        case .trailer:
            let start = max(min(error.position.offset, pending.end), lastEnd)
            envelope.tail = Array(pending[lastEnd..<start])
            addDamage(from: start, error)
        case .start, .members:
            envelope.tail = []
            // A file without a single token is an empty source, which has a code of its own.
            let isBlank = pending[0...].allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            if !isBlank { addDamage(from: topStart.offset, error) }
        }
    }

    /// How many bytes after the last record are among these marks.
    private func gap(_ marks: String) -> Int {
        pending[lastEnd...].prefix { marks.utf8.contains($0) }.count
    }

    private mutating func addDamage(from start: Int, _ error: JSONError) {
        let bytes = pending[start...].prefix(settings.recordLimit)
        var slice = emptySlice(isArray: true)
        slice.bytes = Array(bytes)
        slice.offset = start
        var place = error.position
        place.offset = start
        let record = CutRecord(start: place, end: start + bytes.count)
        slice.damage = (bytes.isEmpty ? nil : record, error)
        slices.append(slice)
    }
}
