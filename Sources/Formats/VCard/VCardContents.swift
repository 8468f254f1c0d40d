public import InnkeeperCore

/// Determines how values are escaped (RFC 6350, 3.4; RFC 2426, 4; vCard 2.1 knows only `\;`).
public enum VCardVersion: Sendable {
    case unknown, v2_1, v3_0, v4_0
}

/// A range in `VCardContents.source`, or past its end in the decoded text.
public typealias VCardText = Range<Int>

public struct VCardParameter: Sendable, Equatable {
    /// Empty for the nameless ones of vCard 2.1 (`TEL;CELL:`).
    public var name: VCardText
    /// Quotes removed, and `^n`, `^^` and `^'` decoded (RFC 6868); several values remain separated by commas.
    public var value: VCardText
}

public struct VCardProperty: Sendable, Equatable {
    public var name: VCardName
    /// `item1` of `item1.TEL`; empty without one.
    public var group: VCardText
    /// In `VCardContents.parameters`.
    public var parameters: Range<Int>
    /// Unfolded, as UTF-8, still escaped.
    public var value: VCardText
    /// The value's first character: its physical line from 1, and its place in `VCardContents.source`.
    public var line: Int
    var origin: Int
}

/// A line that couldn't be taken as is.
public struct VCardProblem: Sendable, Equatable {
    public var line: Int
    public var column: Int
    /// What is wrong and what was done.
    public var kind: ReadingProblem.CardLine
    /// The encoding that the line was read in, if that was a guess; empty otherwise.
    public var encoding = ""
}

/// One card: the requested properties, in order, and which of them count. Reused for card after card, so that reading
/// allocates nothing.
///
/// Values whose raw bytes are their text stay in `source`; unfolded or decoded ones are in a separate text, whose
/// positions continue from the end of `source`.
public struct VCardContents: Sendable {
    /// The bytes that the card is read from, together with other cards.
    public let source: [UInt8]
    /// The blocks of the source, once a card has been read for its choice alone.
    var blocks = TextBlocks()
    var heads = VCardKnownHeads()
    /// For each property of which a card needs one value, the value to use.
    public internal(set) var choice = VCardChoice()
    var phones = VCardChoice.Values()
    var emails = VCardChoice.Values()
    public internal(set) var properties: [VCardProperty] = []
    public internal(set) var parameters: [VCardParameter] = []
    public internal(set) var problems: [VCardProblem] = []
    public internal(set) var version = VCardVersion.unknown
    /// A damaged END is inside, so that the card contains another one whose BEGIN is missing.
    public internal(set) var holdsTwo = false
    var decoded: [UInt8] = []
    /// The card's range in `source`.
    var range = 0..<0
    /// What a CHARSET in the card in that range hints at, once it was looked for.
    var hint: (range: Range<Int>, page: CodePage?)?

    /// For cards that are read from `source`, or built without one.
    public init(source: [UInt8] = []) {
        self.source = source
    }

    public mutating func removeAll() {
        // Most are empty: a card's values are in the source.
        if !properties.isEmpty { properties.removeAll(keepingCapacity: true) }
        if !parameters.isEmpty { parameters.removeAll(keepingCapacity: true) }
        if !problems.isEmpty { problems.removeAll(keepingCapacity: true) }
        if !decoded.isEmpty { decoded.removeAll(keepingCapacity: true) }
        phones.removeAll()
        emails.removeAll()
        version = .unknown
        holdsTwo = false
        choice = VCardChoice()
    }

    /// Starts a card that doesn't come from vCard text; its values are escaped as in vCard 4.0.
    public mutating func beginCard() {
        removeAll()
        version = .v4_0
    }

    /// Adds a property that doesn't come from vCard text.
    public mutating func append(
        _ name: VCardName, value: [UInt8], parameters newParameters: [(name: String, value: String)] = []
    ) {
        let firstParameter = parameters.count
        for parameter in newParameters {
            parameters.append(
                VCardParameter(name: appendText(parameter.name.utf8), value: appendText(parameter.value.utf8)))
        }
        let range = appendText(value)
        add(
            VCardProperty(
                name: name, group: range.lowerBound..<range.lowerBound,
                parameters: firstParameter..<parameters.count, value: range, line: 0, origin: 0))
    }

    private mutating func appendText(_ bytes: some Collection<UInt8>) -> VCardText {
        let start = textEnd
        decoded.append(contentsOf: bytes)
        return start..<textEnd
    }

    /// The position after the last text.
    var textEnd: Int { source.count + decoded.count }

    /// One byte of a text.
    subscript(index: Int) -> UInt8 { index < source.count ? source[index] : decoded[index - source.count] }

    /// The bytes of a text: unfolded, in UTF-8, still escaped.
    public subscript(range: VCardText) -> ArraySlice<UInt8> {
        if range.lowerBound < source.count { return source[range] }
        return decoded[(range.lowerBound - source.count)..<(range.upperBound - source.count)]
    }

    /// The column at which a property's value begins in its physical line: Unicode scalars from 1.
    public func column(of property: VCardProperty) -> Int { column(of: property.origin) }

    private func column(of position: Int) -> Int {
        var start = position
        while start > range.lowerBound, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
        return 1 + VCardLine.scalars(source.span, start, position)
    }

    /// A source position within the card: its physical line and Unicode scalar, both from 1.
    public func place(of position: Int) -> (line: Int, column: Int) {
        var line = 1
        var start = range.lowerBound
        while true {
            let end = VCardLine.end(in: source.span, from: start, limit: position)
            if end == position { return (line, column(of: position)) }
            start = VCardLine.start(after: end, in: source.span, limit: position)
            line += 1
        }
    }

    /// Whether the text has content: an empty name is written `;;;;`.
    public func hasText(_ range: VCardText) -> Bool {
        let text = self[range]
        return VCardContents.hasText(text.span, 0..<text.count)
    }

    @inline(__always)
    static func hasText(_ bytes: borrowing Span<UInt8>, _ range: VCardText) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = bytes[index]
            if byte > 0x20, byte != UInt8(ascii: ";") { return true }
            index += 1
        }
        return false
    }

    /// The value of the first parameter with that name (in upper case).
    public func parameter(_ name: String, of property: VCardProperty) -> VCardText? {
        for index in property.parameters where equals(parameters[index].name, name) { return parameters[index].value }
        return nil
    }

    public func equals(_ range: VCardText, _ word: String) -> Bool {
        let text = self[range]
        return equalsIgnoringCase(text.span, 0, text.count, word)
    }

    /// 1 is the most preferred, 100 the least (RFC 6350, 5.3); 101 without a preference. `TYPE=pref` (RFC 2426) and a
    /// bare `PREF` (vCard 2.1) count as 1; a PREF outside 1 to 100 is ignored.
    public func preference(of property: VCardProperty) -> Int { preference(property.parameters) }

    func preference(_ range: Range<Int>) -> Int {
        var best = 101
        for index in range {
            let parameter = parameters[index]
            let name = word(parameter.name)
            if name == VCardNameScan.pref, let number = number(parameter.value), (1...100).contains(number) {
                best = min(best, number)
            } else if parameter.name.isEmpty || name == VCardNameScan.type, listsPreference(parameter.value) {
                best = 1
            }
        }
        return best
    }

    /// The decimal number in `range`, or nil for anything else.
    public func number(_ range: VCardText) -> Int? {
        guard !range.isEmpty, range.count <= 9 else { return nil }
        var number = 0
        for index in range {
            let byte = self[index]
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    /// A short word as one number, encoded like names in `VCardNameScan`.
    func word(_ range: VCardText) -> UInt64 {
        let text = self[range]
        return VCardNameScan.word(text.span, 0, text.count)
    }

    /// Whether `pref` is one of the comma-separated values in `range`.
    private func listsPreference(_ range: VCardText) -> Bool {
        var start = range.lowerBound
        for index in range where self[index] == UInt8(ascii: ",") {
            if word(start..<index) == VCardNameScan.pref { return true }
            start = index + 1
        }
        return word(start..<range.upperBound) == VCardNameScan.pref
    }
}

/// Whether the bytes spell `word`, which is in upper case, ignoring ASCII case.
func equalsIgnoringCase(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int, _ word: String) -> Bool {
    guard end - start == word.utf8.count else { return false }
    var index = start
    for letter in word.utf8 {
        let byte = bytes[index]
        let isLetter = letter >= 0x41 && letter <= 0x5A
        if isLetter ? byte & 0xDF != letter : byte != letter { return false }
        index += 1
    }
    return true
}
