import Core
import Formats

// The part of the cutter that keeps to its bounds and says what became of damaged text.

extension PlaceArrayCutter {
    /// Makes a malformed record of one that is longer than the limit; only its first bytes are kept.
    mutating func giveUp(_ start: Int) {
        cut()
        let error = JSONError(
            .tooLong, at: position(of: start), "the record is longer than \(settings.recordLimit) bytes")
        addDamage(from: start, error)
    }

    mutating func checkLength() {
        let end = window.end
        switch stage {
        case .record(let start) where end - start > settings.recordLimit:
            giveUp(start)
            stage = .tooLong(start: start)
            drop(before: end)
        case .tooLong: drop(before: end)
        case .gap where end - lastEnd > settings.recordLimit,
            .text where hasArray && end - lastEnd > settings.recordLimit:
            let message = "more than \(settings.recordLimit) bytes without a record"
            fail(JSONError(.tooLong, at: position(of: lastEnd), message))
        case .text where !hasArray && end - (topStart?.offset ?? 0) > settings.recordLimit:
            fail(
                JSONError(
                    .tooLong, at: topStart ?? .start,
                    "no records in the first \(settings.recordLimit) bytes of a value that is longer"))
        default: break
        }
    }

    /// Ends the reading. The damage begins with the record that is open, else behind the last one.
    mutating func fail(_ error: JSONError) {
        cut()
        switch stage {
        case .record(let start): stage = .failed(error, start: start)
        case .tooLong, .failed: stage = .failed(error, start: window.end)
        case .gap, .text:
            if hasArray, reader.depth > 0 {
                let marks = reader.depth == (isObject ? 2 : 1) ? ", \n\r\t" : ", \n\r\t]"
                stage = .failed(error, start: lastEnd + gap(marks))
            } else if hasArray {
                stage = .failed(error, start: max(min(error.position.offset, window.end), lastEnd))
            } else {
                stage = .failed(error, start: max(topStart?.offset ?? 0, lastEnd))
            }
        }
    }

    /// After the last byte: the tail of a sound text, or what became of a damaged one.
    mutating func conclude() {
        if case .record(let start) = stage {
            fail(
                strictError(from: start)
                    ?? JSONError(.truncated, at: position(of: window.end), "the record does not end"))
        }
        switch stage {
        case .failed(let error, let start):
            if hasArray {
                let isOver = reader.depth == 0
                finishEnvelope(tail: isOver ? Array(window[lastEnd..<start]) : Array((isObject ? "]}" : "]").utf8))
            } else {
                finishEnvelope(tail: [])
            }
            // A file without a single token is an empty source, which has a code of its own.
            let isBlank = topStart == nil && window[0...].allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
            if !isBlank { addDamage(from: start, error) }
        case .tooLong: finishEnvelope(tail: Array((isObject ? "]}" : "]").utf8))
        case .record, .gap, .text:
            cut()
            finishEnvelope(tail: Array(window[lastEnd...]))
        }
    }

    /// What the strict reader says of the bytes from `start` on; nil when it finds nothing wrong.
    func strictError(from start: Int) -> JSONError? {
        var reader = JSONReader(
            start: position(of: start), depthLimit: plan.depthLimit, tokenLimit: settings.recordLimit)
        reader.push(Array(window[start...]))
        reader.finish()
        do throws(JSONError) {
            while try reader.next() != .end {}
            return nil
        } catch {
            return error
        }
    }

    /// How many bytes after the last record are among these marks.
    private func gap(_ marks: String) -> Int {
        window[lastEnd...].prefix { marks.utf8.contains($0) }.count
    }

    private mutating func addDamage(from start: Int, _ error: JSONError) {
        var slice = PlaceSlice(plan: plan)
        slice.bytes = Array(window[start...].prefix(settings.recordLimit))
        slice.start = position(of: start)
        slice.damage = PlaceDamage(range: slice.bytes.isEmpty ? nil : slice.bytes.indices, error: error)
        slices.append(slice)
    }
}
