import InnkeeperCore
internal import Synchronization

/// Reads cards, bytes in and properties out (RFC 6350, RFC 2426, vCard 2.1).
///
/// Lines are unfolded as bytes, before anything is decoded: writers fold within UTF-8 sequences. A line that can't be
/// read yields a problem with its position and is skipped; the card continues. Properties that aren't needed, photos
/// above all, are skipped and never copied. A nested card is skipped whole.
public struct VCardReader: Sendable {
    /// The code page of bytes that aren't UTF-8, if the source declares it.
    private let codePage: CodePage?
    /// That of such bytes if nothing declares it.
    private let usual: CodePage
    private let variant: ScanVariant?
    private let known = SharedHeads()

    /// Without a variant every line is read by the reference; the result is the same.
    public init(codePage: CodePage? = nil, usual: CodePage = .windows1252, variant: ScanVariant? = .best) {
        self.codePage = codePage
        self.usual = usual
        self.variant = variant
    }

    /// Fills `contents` from the card in `range` of its source, whose first byte is on line `line`.
    ///
    /// With `choosesOnly`, which is fast, the `choice`, problems and version are the same, but only those properties
    /// are kept that the choice doesn't cover or that needed a closer look; a KIND only if it may be a group.
    public func read(
        _ range: Range<Int>, line: Int, into contents: inout VCardContents, choosesOnly: Bool = false
    ) {
        let bytes = contents.source
        contents.removeAll()
        contents.range = range
        let fast = choosesOnly ? variant : nil
        if let fast, contents.blocks.isEmpty {
            contents.blocks = TextBlocks(bytes, variant: fast)
            contents.heads = known.heads.withLock { $0 }
        }
        let headCount = contents.heads.count
        defer {
            if contents.heads.count != headCount { known.heads.withLock { $0 = contents.heads } }
        }
        var cursor = VCardCursor(position: range.lowerBound, limit: range.upperBound, number: line)
        while true {
            if fast != nil { cursor.takeKnownLines(bytes, into: &contents) }
            guard let physical = cursor.next(bytes) else { return }
            if physical.start == physical.end { continue }
            if VCardLine.isBlank(bytes[physical.start]) {
                if !VCardLine.isBlank(bytes.span, physical.start, physical.end) {
                    contents.report(physical, .continuesNothing)
                }
                continue
            }
            switch VCardMark.of(bytes.span, physical.start, physical.end) {
            case .begin where cursor.hasBegun:
                contents.report(physical, .cardWithin)
                cursor.skipCard(bytes)
            case .begin: cursor.hasBegun = true
            case .end: continue
            case .agentBegin: cursor.skipCard(bytes)
            case .foreignBegin:
                contents.report(physical, .foreignBegin)
                cursor.skipComponent(bytes)
            case .foreignEnd:
                contents.report(physical, .foreignEnd)
                if cursor.hasMore(bytes), !VCardMark.namesKnownComponent(bytes.span, physical.start, physical.end) {
                    contents.holdsTwo = true
                }
            case .none: readProperty(bytes, physical, &cursor, into: &contents)
            }
        }
    }

    private func readProperty(
        _ bytes: [UInt8], _ first: VCardLine, _ cursor: inout VCardCursor, into contents: inout VCardContents
    ) {
        let mark = contents.textEnd
        let firstParameter = contents.parameters.count
        guard let head = readHead(bytes, first, &cursor, into: &contents) else {
            cursor.skipFolds(bytes.span)
            contents.drop(from: mark, parameters: firstParameter)
            contents.report(first, .noColon)
            return
        }
        guard contents.isName(head.name) else {
            cursor.skipFolds(bytes.span)
            contents.drop(from: mark, parameters: firstParameter)
            contents.report(first, .noName)
            return
        }
        let encoding = head.hasParameters ? contents.encoding(from: firstParameter) : .plain
        guard let name = contents.name(head.name) else {
            let isAgent = contents.equals(head.name, "AGENT")
            contents.drop(from: mark, parameters: firstParameter)
            if isAgent, VCardLine.isBlank(bytes.span, head.valueStart, head.valueLine.end) {
                cursor.skipAgent(bytes)
            } else {
                cursor.skipValue(bytes, of: head.valueLine, encoding: encoding)
            }
            return
        }
        if encoding == .base64 {
            cursor.skipValue(bytes, of: head.valueLine, encoding: encoding)
            contents.drop(from: mark, parameters: firstParameter)
            report(head, in: &contents, .base64)
            return
        }
        let start = contents.textEnd
        appendValue(bytes, head, encoding, &cursor, into: &contents)
        var property = VCardProperty(
            name: name, group: head.group, parameters: firstParameter..<contents.parameters.count,
            value: start..<contents.textEnd, line: head.valueLine.number, origin: head.valueStart)
        if encoding == .quotedPrintable, !contents.decodeQuotedPrintable(from: start) {
            report(head, in: &contents, .badEscape)
        }
        if let guess = contents.decodeCharacters(from: start, of: property, declared: codePage, usual: usual) {
            report(head, in: &contents, guess.kind, encoding: guess.encoding)
        }
        property.value = start..<contents.textEnd
        contents.add(property)
    }

    private func report(
        _ head: VCardHead, in contents: inout VCardContents, _ kind: ReadingProblem.CardLine, encoding: String = ""
    ) {
        let line = head.valueLine
        let column = 1 + line.indent + VCardLine.scalars(contents.source.span, line.start, head.valueStart)
        contents.report(line, column: column, kind, encoding: encoding)
    }

    /// Appends the line up to the colon to the decoded text and its parameters to `contents.parameters`, and finds
    /// where the value starts; nil if no colon is outside quotes.
    private func readHead(
        _ bytes: [UInt8], _ first: VCardLine, _ cursor: inout VCardCursor, into contents: inout VCardContents
    ) -> VCardHead? {
        let start = contents.textEnd
        var isQuoted = false
        var piece = first
        while true {
            if let colon = VCardHead.colon(bytes.span, piece.start, piece.end, &isQuoted) {
                contents.decoded.append(contentsOf: bytes[piece.start..<colon])
                var head = VCardHead(contents, from: start)
                head.valueLine = piece
                head.valueStart = colon + 1
                if head.hasParameters { contents.readParameters(from: head.parameterStart) }
                return head
            }
            guard let next = cursor.nextFold(bytes, isOldStyle: contents.version == .v2_1) else { return nil }
            contents.decoded.append(contentsOf: bytes[piece.start..<piece.end])
            piece = next
        }
    }

    /// Appends the unfolded value to the decoded text.
    private func appendValue(
        _ bytes: [UInt8], _ head: VCardHead, _ encoding: VCardEncoding, _ cursor: inout VCardCursor,
        into contents: inout VCardContents
    ) {
        var start = head.valueStart
        var end = head.valueLine.end
        var isFolded: Bool?
        while true {
            let isSoft = encoding == .quotedPrintable && end > start && bytes[end - 1] == UInt8(ascii: "=")
            if isSoft, isFolded == nil { isFolded = cursor.foldsSoftLines(bytes) }
            if isSoft, let next = cursor.nextSoftLine(bytes, isFolded: isFolded ?? false) {
                contents.decoded.append(contentsOf: bytes[start..<end - 1])
                (start, end) = (next.start, next.end)
                continue
            }
            contents.decoded.append(contentsOf: bytes[start..<end])
            guard let fold = cursor.nextFold(bytes, isOldStyle: contents.version == .v2_1) else { return }
            (start, end) = (fold.start, fold.end)
        }
    }
}

/// Heads learned from the cards of one cut are known to the next, on any thread.
private final class SharedHeads: Sendable {
    let heads = Mutex(VCardKnownHeads())
}

/// How a value is encoded, according to its parameters.
enum VCardEncoding {
    case plain, quotedPrintable, base64
}
