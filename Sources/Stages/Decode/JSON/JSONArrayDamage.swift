import InnkeeperCore
import InnkeeperFormats

// The part of the splitter that enforces limits and handles damaged text.

extension JSONArraySplitter {
    mutating func checkLength() {
        let end = window.end
        switch stage {
        case .record(let start) where end - start > settings.recordLimit:
            giveUp(start)
            stage = .tooLong(start: start)
            drop(before: end)
        case .tooLong: drop(before: end)
        default: if let error = lengthError(at: end) { fail(error) }
        }
    }

    /// The error if the text goes on to `end` without a record.
    func lengthError(at end: Int) -> JSONError? {
        switch stage {
        case .gap where end - lastEnd > settings.recordLimit,
            .text where hasArray && end - lastEnd > settings.recordLimit:
            let message = "more than \(settings.recordLimit) bytes without a record"
            return JSONError(.tooLong, at: position(of: lastEnd), message)
        case .text where !hasArray && end - (topStart?.offset ?? 0) > settings.recordLimit:
            return JSONError(
                .tooLong, at: topStart ?? .start,
                "no records in the first \(settings.recordLimit) bytes of a value that is longer")
        default: return nil
        }
    }

    /// Stops reading. The damage starts with the open record, or else after the last one.
    mutating func fail(_ error: JSONError) {
        cut()
        switch stage {
        case .record(let start): stage = .failed(error, start: start)
        case .tooLong, .failed: stage = .failed(error, start: window.end)
        case .gap, .text:
            if hasArray, reader.depth > 0 {
                let bracket = hasKeys ? "}" : "]"
                let marks = ", \n\r\t" + (reader.depth == objectsAround + 1 ? "" : bracket)
                stage = .failed(error, start: lastEnd, marks: Array(marks.utf8))
            } else if hasArray {
                stage = .failed(error, start: max(min(error.position.offset, window.end), lastEnd))
            } else {
                stage = .failed(error, start: max(topStart?.offset ?? 0, lastEnd))
            }
        }
        if !hasRecords { frameHead(upTo: lastEnd) }
        hasRecords = true
        keep([])
    }

    /// Keeps as much of what follows an error as the limit allows.
    mutating func keep(_ bytes: [UInt8]) {
        guard case .failed(let error, var start, let marks) = stage, window.end - start <= settings.recordLimit else {
            return
        }
        window.append(bytes)
        while start < window.end, marks.contains(window[start]) { start += 1 }
        if !marks.isEmpty { drop(before: start) }
        stage = .failed(error, start: start, marks: start < window.end ? [] : marks)
    }

    /// After the last byte: the tail of a valid text, or the remains of a damaged one.
    mutating func conclude() {
        if case .record(let start) = stage {
            fail(
                strictError(from: start)
                    ?? JSONError(.truncated, at: position(of: window.end), "the record does not end"))
        } else if let error = lengthError(at: window.end) {
            fail(error)
        }
        switch stage {
        case .failed(let error, let start, _):
            if hasArray {
                let isOver = reader.depth == 0
                let tail = isOver ? Array(window[lastEnd..<start]) : closing
                finishFraming(tail: tail.isEmpty ? closing : tail)
            } else {
                finishFraming(tail: [])
            }
            // A file without a single token is an empty source, which has its own code.
            let isBlank = topStart == nil && window[0...].allSatisfy { [0x20, 0x0A, 0x0D, 0x09].contains($0) }
            if !isBlank { addDamage(from: start, error) }
        case .tooLong: finishFraming(tail: closing)
        case .record, .gap, .text:
            cut()
            finishFraming(tail: Array(window[lastEnd...]))
        }
        addPartial()
    }

    /// Says that there should be more records. Damage may have hidden some.
    private mutating func addPartial() {
        var isDamaged = false
        if case .failed = stage { isDamaged = true }
        guard hasArray, let partial = surroundings.partial(records: isDamaged ? nil : recordCount) else { return }
        var cut = JSONCut(depthLimit: depthLimit)
        cut.start = partial.position
        cut.partial = partial
        cuts.append(cut)
    }

    /// The error that the strict reader finds in the bytes from `start` on; nil if there is none.
    func strictError(from start: Int) -> JSONError? { strictError(in: start..<window.end) }

    func strictError(in range: Range<Int>) -> JSONError? {
        var reader = JSONReader(
            start: position(of: range.lowerBound), depthLimit: depthLimit, tokenLimit: settings.recordLimit)
        reader.push(Array(window[range]))
        reader.finish()
        do throws(JSONError) {
            while try reader.next() != .end {}
            return nil
        } catch {
            return error
        }
    }

    /// The brackets that close the list of records and the objects around it.
    private var closing: [UInt8] { [0x5D] + [UInt8](repeating: 0x7D, count: objectsAround) }

    private mutating func finishFraming(tail: [UInt8]) {
        if !hasRecords { frameHead(upTo: lastEnd) }
        frame(tail: tail)
    }
}

extension JSONError {
    /// The offset of the byte that revealed the error: a token that is too long is reported at its start.
    func foundOffset(tokenLimit: Int) -> Int { position.offset + (kind == .tooLong ? tokenLimit + 1 : 0) }
}
