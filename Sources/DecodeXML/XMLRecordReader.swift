package import InnkeeperCore
import InnkeeperFormatXML
import InnkeeperStages

/// Reads an XML document of contacts or places in sequence and cuts it into slices of complete records.
///
/// libxml2 finds the tags here, as they arrive; they are interpreted slice by slice, on any core. The bytes since the
/// last cut are held, so that every record keeps its own. If the document turns out not to be well-formed, what was
/// read before stays, and the rest is one malformed record.
package struct XMLRecordReader<Grammar: XMLGrammar>: SourceReader {
    private let settings: SourceSettings
    private let file: Int
    private let stream: XMLStream
    private var window = XMLWindow()
    private var tags = XMLBatch()
    /// The number of `tags` already examined.
    private var seen = 0
    private var isStopped = false
    private var around = XMLSurroundings()
    private var open: OpenRecord?
    /// Offset after the last tag outside records.
    private var lastEnd = 0
    private var records: [XMLRecord] = []
    private var slices: [any SourceSlice] = []

    private struct OpenRecord {
        /// Offset of its `<`.
        var start: Int
        /// Index of its start tag in `tags`.
        var firstTag: Int
        /// Number of elements open within it.
        var level = 0
        /// Whether it exceeds the limit: its bytes and tags are then no longer held.
        var isOversized = false
    }

    package let reading = [ReadingNote("encoding", "as the XML declares")]

    package init(settings: SourceSettings, file: Int) {
        self.settings = settings
        self.file = file
        stream = XMLStream(
            facts: Grammar.facts, depthLimit: settings.depthLimit, textLimit: settings.recordLimit,
            record: Grammar.isClosed ? 0 : nil)
    }

    package var framing: Framing { around.framing(in: window.encoding) }

    /// The column of a record is found only from its bytes in UTF-8.
    package var cells: (any RecordCells)? {
        window.encoding.width == 1 ? Grammar.cells(framing: framing, settings: settings) : nil
    }

    package mutating func push(_ bytes: [UInt8]) -> [any SourceSlice] {
        guard !isStopped else { return [] }
        window.append(bytes)
        take(stream.push(bytes, into: &tags))
        return takeSlices()
    }

    package mutating func finish() -> [any SourceSlice] {
        guard !isStopped, window.end > 0 else { return [] }
        take(stream.finish(into: &tags))
        if !isStopped { cut(to: window.end, tags: tags.events.count) }
        return takeSlices()
    }

    private mutating func take(_ fault: XMLFault?) {
        window.encoding = stream.encoding
        around.begin(window)
        let isCounted = takeTags()
        if !isCounted {
            // For UTF-7 and similar encodings: a text has several encoded forms, so libxml2 can't tell its position in
            // the file.
            fail([.problem: .key(ReadingProblem.Markup.uncounted)], line: 1, column: 1)
        } else if let fault {
            fail(
                [.problem: .key(ReadingProblem.Markup.malformed), .reason: .text(fault.message)], line: fault.line,
                column: fault.column)
        } else {
            release()
        }
    }

    // MARK: Tags

    /// False if the tags are not where they claim to be.
    private mutating func takeTags() -> Bool {
        var index = seen
        while index < tags.events.count {
            let event = tags.events[index]
            guard event.offset <= window.end else { return false }
            if var record = open {
                if event.isStart {
                    record.level += 1
                    open = record
                } else if record.level > 0 {
                    record.level -= 1
                    open = record
                } else {
                    // The remaining tags move to the front.
                    index -= end(record, event.offset, tag: index)
                }
            } else if event.isStart {
                guard startOutside(event, tag: index) else { return false }
            } else {
                around.end()
                lastEnd = event.offset
            }
            index += 1
        }
        seen = tags.events.count
        return true
    }

    private mutating func startOutside(_ event: XMLEvent, tag: Int) -> Bool {
        // A tag can't contain `<`.
        let start = window.lastTagStart(before: event.offset) ?? lastEnd
        guard start >= lastEnd, start >= window.offset, start <= event.offset else { return false }
        if Grammar.isRecord(event.name) {
            around.startRecord(at: start, window)
            open = OpenRecord(start: start, firstTag: tag)
        } else {
            around.start(window[start..<event.offset])
        }
        lastEnd = event.offset
        return true
    }

    /// Returns how many tags a slice took.
    private mutating func end(_ record: OpenRecord, _ end: Int, tag: Int) -> Int {
        open = nil
        lastEnd = end
        if record.isOversized { return 0 }
        if end - record.start > settings.recordLimit {
            refuseOversized(record)
            return record.firstTag
        }
        records.append(
            XMLRecord(
                start: record.start - window.cut, end: end - window.cut, tags: record.firstTag..<tag + 1))
        guard end - window.cut >= sliceSize else { return 0 }
        cut(to: end, tags: tag + 1)
        return tag + 1
    }

    // MARK: Bytes

    /// Ends the slice within the record; the rest of the record is skipped.
    private mutating func refuseOversized(_ record: OpenRecord) {
        let end = record.start + settings.recordLimit / window.encoding.width * window.encoding.width
        records.append(
            XMLRecord(
                start: record.start - window.cut, end: end - window.cut, tags: 0..<0,
                problem: XMLRecord.Problem(
                    facts: [.problem: .key(ReadingProblem.Markup.tooLong), .word: .text(Grammar.recordName)])))
        cut(to: end, tags: record.firstTag)
    }

    private mutating func fail(_ facts: FindingArguments, line: Int, column: Int) {
        let start = max(window.cut, open.map { $0.isOversized ? window.cut : $0.start } ?? lastEnd)
        let end = min(window.end, start + settings.recordLimit)
        records.append(
            XMLRecord(
                start: start - window.cut, end: end - window.cut, tags: 0..<0,
                problem: XMLRecord.Problem(facts: facts, line: line, column: column)))
        cut(to: end, tags: tags.events.count)
        isStopped = true
    }

    /// Makes a slice of what was read up to `end`, and that many tags.
    private mutating func cut(to end: Int, tags count: Int) {
        let (bytes, offset, position) = window.cut(to: end, keeping: !records.isEmpty)
        let taken = tags.take(count)
        seen -= count
        open?.firstTag -= count
        guard !records.isEmpty else { return }
        slices.append(
            Grammar.slice(
                XMLCut(
                    bytes: bytes, offset: Int64(offset), position: position, encoding: window.encoding, tags: taken,
                    records: records, framing: framing, settings: settings, file: file)))
        records = []
    }

    /// Releases bytes and tags that no record needs.
    private mutating func release() {
        // What libxml2 has not been given yet may contain tags.
        let end = window.end - stream.heldCount
        if let record = open, !record.isOversized, end - record.start > settings.recordLimit {
            refuseOversized(record)
            open?.isOversized = true
        }
        let isHead = !around.isComplete && end <= XMLSurroundings.limit
        let isFull = end - window.cut > sliceSize + settings.recordLimit
        if records.isEmpty ? !isHead : isFull {
            if let record = open, !record.isOversized {
                cut(to: record.start, tags: record.firstTag)
            } else {
                // An incomplete tag starts at the last `<` or later.
                let start = open == nil ? window.lastTagStart(before: end) : nil
                cut(
                    to: start ?? end - (end - window.cut) % window.encoding.width, tags: tags.events.count
                )
            }
        } else if records.isEmpty, open == nil {
            tags.removeAll()
            seen = 0
        }
        window.dropCut()
    }

    private mutating func takeSlices() -> [any SourceSlice] {
        defer { slices = [] }
        return slices
    }
}

private let sliceSize = 512 << 10
