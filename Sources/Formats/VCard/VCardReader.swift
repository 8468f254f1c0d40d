/// Reads cards, bytes in and properties out (RFC 6350, RFC 2426, vCard 2.1).
///
/// Lines are unfolded on bytes, before anything is decoded: writers fold within UTF-8 sequences. A line that can't be
/// read gives a problem with its place and is skipped; the card goes on. Properties that nobody asks for, photos above
/// all, are passed over and never copied. An AGENT's card is passed over whole.
public struct VCardReader: Sendable {
    /// Whether bytes that are no UTF-8 are expected (the source declares a single-byte encoding).
    private let expectsSingleBytes: Bool

    public init(expectsSingleBytes: Bool = false) { self.expectsSingleBytes = expectsSingleBytes }

    /// Fills `contents` from the card in `range`, whose first byte stands on line `line`.
    public func read(_ bytes: [UInt8], _ range: Range<Int>, line: Int, into contents: inout VCardContents) {
        contents.removeAll()
        var cursor = VCardCursor(position: range.lowerBound, limit: range.upperBound, number: line)
        while let physical = cursor.next(bytes) {
            if physical.start == physical.end { continue }
            if VCardLine.isBlank(bytes[physical.start]) {
                if !VCardLine.isBlank(bytes.span, physical.start, physical.end) {
                    contents.report(physical, "continues nothing and was skipped")
                }
                continue
            }
            switch VCardMark.of(bytes.span, physical.start, physical.end) {
            case .begin, .end: continue
            case .agentBegin: cursor.skipCard(bytes)
            case .foreignBegin:
                contents.report(physical, "begins something that is no card; it was skipped")
                cursor.skipComponent(bytes)
            case .none: readProperty(bytes, physical, &cursor, into: &contents)
            }
        }
    }

    private func readProperty(
        _ bytes: [UInt8], _ first: VCardLine, _ cursor: inout VCardCursor, into contents: inout VCardContents
    ) {
        if VCardHead.isPlainAndUnasked(bytes.span, first) {
            cursor.skipFolds(bytes)
            return
        }
        let mark = contents.text.count
        let firstParameter = contents.parameters.count
        guard let head = readHead(bytes, first, &cursor, into: &contents) else {
            cursor.skipFolds(bytes)
            contents.drop(text: mark, parameters: firstParameter)
            contents.report(first, "has no colon after a property name; it was skipped")
            return
        }
        guard VCardHead.isName(contents.text.span, head.name) else {
            cursor.skipFolds(bytes)
            contents.drop(text: mark, parameters: firstParameter)
            contents.report(first, "does not start with a property name; it was skipped")
            return
        }
        let encoding = head.hasParameters ? contents.encoding(from: firstParameter) : .plain
        guard let name = VCardName(contents.text.span, head.name.lowerBound, head.name.upperBound) else {
            let isAgent = equalsIgnoringCase(
                contents.text.span, head.name.lowerBound, head.name.upperBound, "AGENT")
            contents.drop(text: mark, parameters: firstParameter)
            if isAgent, VCardLine.isBlank(bytes.span, head.valueStart, head.valueLine.end) {
                cursor.skipAgent(bytes)
            } else {
                cursor.skipValue(bytes, of: head.valueLine, encoding: encoding)
            }
            return
        }
        let column = 1 + head.valueLine.indent + VCardLine.scalars(bytes.span, head.valueLine.start, head.valueStart)
        if encoding == .base64 {
            cursor.skipValue(bytes, of: head.valueLine, encoding: encoding)
            contents.drop(text: mark, parameters: firstParameter)
            contents.report(head.valueLine, column: column, "holds base64 instead of text; it was skipped")
            return
        }
        let start = contents.text.count
        appendValue(bytes, head, encoding, &cursor, into: &contents)
        var property = VCardProperty(
            name: name, group: head.group, parameters: firstParameter..<contents.parameters.count,
            value: start..<contents.text.count, line: head.valueLine.number, column: column)
        if encoding == .quotedPrintable {
            if !contents.decodeQuotedPrintable(from: start) {
                contents.report(
                    head.valueLine, column: column, "is not valid quoted-printable; it was kept as written")
            }
            property.value = start..<contents.text.count
        }
        if !contents.decodeCharacters(from: start, of: property), !expectsSingleBytes {
            contents.report(head.valueLine, column: column, "is not UTF-8; it was read as Windows-1252")
        }
        property.value = start..<contents.text.count
        contents.add(property)
    }

    /// Puts the line up to the colon into `contents.text`, its parameters into `contents.parameters`, and finds where
    /// the value starts; nil when no colon stands outside quotes.
    private func readHead(
        _ bytes: [UInt8], _ first: VCardLine, _ cursor: inout VCardCursor, into contents: inout VCardContents
    ) -> VCardHead? {
        let start = contents.text.count
        var isQuoted = false
        var piece = first
        while true {
            if let colon = VCardHead.colon(bytes.span, piece.start, piece.end, &isQuoted) {
                contents.text.append(contentsOf: bytes[piece.start..<colon])
                var head = VCardHead(contents.text.span, start, contents.text.count)
                head.valueLine = piece
                head.valueStart = colon + 1
                if head.hasParameters { contents.readParameters(from: head.parameterStart) }
                return head
            }
            guard let next = cursor.nextFold(bytes, isOldStyle: contents.version == .v2_1) else { return nil }
            contents.text.append(contentsOf: bytes[piece.start..<piece.end])
            piece = next
        }
    }

    /// Puts the unfolded value into `contents.text`.
    private func appendValue(
        _ bytes: [UInt8], _ head: VCardHead, _ encoding: VCardEncoding, _ cursor: inout VCardCursor,
        into contents: inout VCardContents
    ) {
        var start = head.valueStart
        var end = head.valueLine.end
        while true {
            let isSoft = encoding == .quotedPrintable && end > start && bytes[end - 1] == UInt8(ascii: "=")
            if isSoft, let next = cursor.nextSoftLine(bytes) {
                contents.text.append(contentsOf: bytes[start..<end - 1])
                (start, end) = (next.start, next.end)
                continue
            }
            contents.text.append(contentsOf: bytes[start..<end])
            guard let fold = cursor.nextFold(bytes, isOldStyle: contents.version == .v2_1) else { return }
            (start, end) = (fold.start, fold.end)
        }
    }
}

/// How a value is encoded, as its parameters say.
enum VCardEncoding {
    case plain, quotedPrintable, base64
}
