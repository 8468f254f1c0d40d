package import Core
import FormatXML
import Formats

/// Reads an xCard document in sequence and cuts it into slices of whole `vcard` elements.
///
/// The bytes are held from the last cut on, so that every element keeps its own. When the document turns out not to
/// be well-formed, what was read before stays, and the rest is one malformed record.
package struct XCardReader: SourceReader {
    private static let sliceSize = 512 << 10
    /// The most that is kept of what stands before the first card.
    private static let headLimit = 64 << 10

    private static let fields = ContactField.allCases

    private let file: Int
    private let recordLimit: Int
    private let stream: XMLStream
    private var window = ByteWindow()
    private var isStarted = false
    private var isStopped = false
    private var head: [UInt8]?
    /// Names as written of the elements around the first card.
    private var openTags: [[UInt8]] = []
    /// Offset of the open card's `<`.
    private var cardStart: Int?
    /// The open card's bytes are no longer held.
    private var isOversized = false
    /// Offset behind the last tag outside cards.
    private var lastEnd = 0
    private var card = XCardAssembler()
    private var builder = ContactBuilder()
    private var records: [XCardRecord] = []
    private var cells = XCardCells()
    private var slices: [any SourceSlice] = []

    package let reading = [ReadingNote("encoding", "as the XML declares")]

    package init(settings: SourceSettings, file: Int) {
        self.file = file
        recordLimit = settings.recordLimit
        stream = XMLStream(
            vocabulary: XCardElement.vocabulary, depthLimit: settings.depthLimit, textLimit: settings.recordLimit)
    }

    /// Everything before the first card, and the end tags of the elements that are open there.
    package var envelope: Envelope {
        guard let head else { return Envelope() }
        var tail: [UInt8] = [0x0A]
        for name in openTags.reversed() {
            tail += [UInt8(ascii: "<"), UInt8(ascii: "/")] + name + [UInt8(ascii: ">")]
        }
        return Envelope(head: head, separator: [0x0A], tail: tail + [0x0A])
    }

    package mutating func push(_ bytes: [UInt8]) -> [any SourceSlice] {
        guard !isStopped else { return [] }
        window.append(bytes)
        var unread = bytes
        if !isStarted {
            guard window.bytes.count >= 2 else { return [] }
            unread = window.bytes
            isStarted = true
            if isUTF16 {
                isStopped = true
                return [
                    UnreadableSlice(
                        bytes: unread, code: "encoding-invalid", detail: "UTF-16; save it as UTF-8", file: file)
                ]
            }
        }
        if let fault = stream.push(unread, { take($0) }) { fail(fault) } else { release() }
        return takeSlices()
    }

    package mutating func finish() -> [any SourceSlice] {
        guard !isStopped, !(window.bytes.isEmpty && window.offset == 0) else { return [] }
        var fault: XMLFault?
        if !isStarted { fault = stream.push(window.bytes) { take($0) } }
        if let fault = fault ?? stream.finish({ take($0) }) { fail(fault) } else { cut(to: window.end) }
        return takeSlices()
    }

    private var isUTF16: Bool {
        let first = (window.bytes[0], window.bytes[1])
        return first == (0xFE, 0xFF) || first == (0xFF, 0xFE) || first == (0x3C, 0) || first == (0, 0x3C)
    }

    // MARK: Elements

    private mutating func take(_ batch: XMLBatch) {
        for event in batch.events {
            let element = XCardElement(index: event.name)
            switch (event.isStart, cardStart) {
            case (true, nil): startOutside(element, event.offset)
            case (true, _):
                card.start(element)
                if card.needsOffset { card.setValueOffset(event.offset + 1) }
            case (false, nil):
                if head == nil { _ = openTags.popLast() }
                lastEnd = event.offset
            case (false, let start?):
                if card.level > 0 {
                    card.end(element, text: batch.text[event.text])
                } else {
                    endCard(start, event.offset)
                }
            }
        }
    }

    private mutating func startOutside(_ element: XCardElement?, _ end: Int) {
        // No `<` can stand within a tag.
        let start = window.last(UInt8(ascii: "<"), before: end) ?? lastEnd
        if element == .vcard {
            beginCard(at: start)
        } else if head == nil {
            openTags.append(window.name(from: start + 1, to: end))
        }
        lastEnd = end
    }

    private mutating func beginCard(at start: Int) {
        if head == nil {
            if window.offset == 0, start <= XCardReader.headLimit {
                head = Array(window.bytes[0..<start])
            } else {
                head = Array("<vcards xmlns=\"\(XCardElement.namespace)\">".utf8)
                openTags = [Array("vcards".utf8)]
            }
        }
        cardStart = start
        isOversized = false
        card.begin()
    }

    private mutating func endCard(_ start: Int, _ end: Int) {
        defer {
            cardStart = nil
            lastEnd = end
        }
        guard !isOversized else { return }
        guard end - start <= recordLimit else {
            refuseOversized(start)
            return
        }
        var record = XCardRecord(start: start - window.cut, end: end - window.cut, fate: .skipped)
        if let reason = ContactBuilder.reasonToSkip(card.contents) {
            record.code = "contact-group"
            record.detail = reason
        } else {
            record.fate = .row(Int32(builder.count))
            // The line is known once the slice is decoded.
            builder.append(
                card.contents,
                record: RecordReference(
                    offset: Int64(start), length: Int32(end - start), line: 0, file: Int32(file)))
            noteCells()
        }
        records.append(record)
        if end - window.cut >= XCardReader.sliceSize { cut(to: end) }
    }

    private mutating func noteCells() {
        let fields = ContactFields(card.contents)
        for field in XCardReader.fields {
            guard let index = fields.property(field), card.valueOffsets[index] > 0 else { continue }
            cells.append(field, start: card.valueOffsets[index] - window.cut) { text in
                card.contents.appendUnescaped(card.contents.properties[index].value, to: &text)
            }
        }
        cells.endRow()
    }

    private mutating func refuseOversized(_ start: Int) {
        let end = start + recordLimit
        records.append(
            XCardRecord(
                start: start - window.cut, end: end - window.cut, fate: .malformed, code: "xml-malformed",
                detail: "a vcard longer than the record limit"))
        cut(to: end)
        isOversized = true
    }

    // MARK: Bytes

    private mutating func fail(_ fault: XMLFault) {
        let start = max(window.cut, isOversized ? window.cut : cardStart ?? lastEnd)
        let end = min(window.end, start + recordLimit)
        records.append(
            XCardRecord(
                start: start - window.cut, end: end - window.cut, fate: .malformed, code: "xml-malformed",
                detail: fault.message + "; nothing after it was read", fault: (fault.line, fault.column)))
        cut(to: end)
        isStopped = true
    }

    /// Hands over what was read up to `end`.
    private mutating func cut(to end: Int) {
        let (bytes, offset, position) = window.cut(to: end, keeping: !records.isEmpty)
        guard !records.isEmpty else { return }
        slices.append(
            XCardSlice(
                bytes: bytes, offset: Int64(offset), position: position, contacts: builder.contacts, records: records,
                cells: cells, file: file))
        builder = ContactBuilder()
        records = []
        cells = XCardCells()
    }

    /// Whether more bytes are held than records and one open card can need.
    private var isFull: Bool { window.end - window.cut > XCardReader.sliceSize + recordLimit }

    /// Lets go of bytes that no record needs.
    private mutating func release() {
        if let start = cardStart, !isOversized, window.end - start > recordLimit { refuseOversized(start) }
        let isNeeded = records.isEmpty ? head == nil && window.end <= XCardReader.headLimit : !isFull
        if !isNeeded {
            // A tag that is still coming in starts at the last `<` or later.
            let start = isOversized ? nil : cardStart
            cut(to: start ?? window.last(UInt8(ascii: "<"), before: window.end) ?? window.end)
        }
        window.dropCut()
    }

    private mutating func takeSlices() -> [any SourceSlice] {
        defer { slices = [] }
        return slices
    }
}
