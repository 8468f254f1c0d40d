/// The properties that someone asks for; all others are only checked for their shape.
public enum VCardName: Sendable {
    case formattedName, name, nickname, organization, telephone, email, birthday, uid, kind, version
    /// X-ADDRESSBOOKSERVER-KIND, Apple's KIND for vCard 3.0.
    case addressBookServerKind
    /// X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR.
    case birthdayCalendarExclusion

    /// Property names compare without regard to case (RFC 6350, 3.3).
    init?(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        func matches(_ word: String) -> Bool { equalsIgnoringCase(bytes, start, end, word) }
        guard start < end else { return nil }
        switch (end - start, bytes[start] & 0xDF) {
        case (1, UInt8(ascii: "N")): self = .name
        case (2, UInt8(ascii: "F")) where matches("FN"): self = .formattedName
        case (3, UInt8(ascii: "T")) where matches("TEL"): self = .telephone
        case (3, UInt8(ascii: "O")) where matches("ORG"): self = .organization
        case (3, UInt8(ascii: "U")) where matches("UID"): self = .uid
        case (4, UInt8(ascii: "B")) where matches("BDAY"): self = .birthday
        case (4, UInt8(ascii: "K")) where matches("KIND"): self = .kind
        case (5, UInt8(ascii: "E")) where matches("EMAIL"): self = .email
        case (7, UInt8(ascii: "V")) where matches("VERSION"): self = .version
        case (8, UInt8(ascii: "N")) where matches("NICKNAME"): self = .nickname
        case (24, UInt8(ascii: "X")) where matches("X-ADDRESSBOOKSERVER-KIND"): self = .addressBookServerKind
        case (35, UInt8(ascii: "X")) where matches("X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR"):
            self = .birthdayCalendarExclusion
        default: return nil
        }
    }

    /// The property of that name, as xCard and others spell it, or nil when nobody asks for it.
    public init?(_ name: String) {
        let bytes = Array(name.utf8)
        self.init(bytes.span, 0, bytes.count)
    }
}

/// Decides how values are escaped (RFC 6350, 3.4; RFC 2426, 4; vCard 2.1 knows only `\;`).
public enum VCardVersion: Sendable {
    case unknown, v2_1, v3_0, v4_0
}

/// A range of `VCardContents.text`.
public typealias VCardText = Range<Int>

public struct VCardParameter: Sendable, Equatable {
    /// Empty for the nameless ones of vCard 2.1 (`TEL;CELL:`).
    public var name: VCardText
    /// Quotes taken out, `^n`, `^^` and `^'` decoded (RFC 6868); several values stay separated by commas.
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
    /// Of the value's first character: the physical line from 1, and Unicode scalars from 1.
    public var line: Int
    public var column: Int
}

/// A line that could not be taken as it stands.
public struct VCardProblem: Sendable, Equatable {
    public var line: Int
    public var column: Int
    /// What is wrong and what was done; never a value.
    public var detail: String
}

/// One card: the properties asked for, in order. Kept and filled again for card after card, so that reading
/// allocates nothing.
public struct VCardContents: Sendable {
    public internal(set) var properties: [VCardProperty] = []
    public internal(set) var parameters: [VCardParameter] = []
    public internal(set) var problems: [VCardProblem] = []
    public internal(set) var text: [UInt8] = []
    public internal(set) var version = VCardVersion.unknown

    public init() {}

    public mutating func removeAll() {
        properties.removeAll(keepingCapacity: true)
        parameters.removeAll(keepingCapacity: true)
        problems.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        version = .unknown
    }

    /// Starts a card that does not come from vCard text; values are then escaped as vCard 4.0 does it.
    public mutating func beginCard() {
        removeAll()
        version = .v4_0
    }

    /// Adds a property that does not come from vCard text.
    public mutating func append(
        _ name: VCardName, value: [UInt8], parameters newParameters: [(name: String, value: String)] = []
    ) {
        let firstParameter = parameters.count
        for parameter in newParameters {
            parameters.append(
                VCardParameter(name: appendText(parameter.name.utf8), value: appendText(parameter.value.utf8)))
        }
        let range = appendText(value)
        properties.append(
            VCardProperty(
                name: name, group: range.lowerBound..<range.lowerBound,
                parameters: firstParameter..<parameters.count, value: range, line: 0, column: 0))
    }

    private mutating func appendText(_ bytes: some Collection<UInt8>) -> VCardText {
        let start = text.count
        text.append(contentsOf: bytes)
        return start..<text.count
    }

    /// The value of the first parameter of that name (in upper case).
    public func parameter(_ name: String, of property: VCardProperty) -> VCardText? {
        for index in property.parameters where equals(parameters[index].name, name) { return parameters[index].value }
        return nil
    }

    public func equals(_ range: VCardText, _ word: String) -> Bool {
        equalsIgnoringCase(text.span, range.lowerBound, range.upperBound, word)
    }

    /// 1 is the most preferred, 100 the least (RFC 6350, 5.3); 101 when nothing is said. `TYPE=pref` (RFC 2426) and
    /// a bare `PREF` (vCard 2.1) count as 1; a PREF outside 1 to 100 says nothing.
    public func preference(of property: VCardProperty) -> Int {
        var best = 101
        for index in property.parameters {
            let parameter = parameters[index]
            if equals(parameter.name, "PREF"), let number = number(parameter.value), (1...100).contains(number) {
                best = min(best, number)
            } else if parameter.name.isEmpty || equals(parameter.name, "TYPE"), lists(parameter.value, "PREF") {
                best = 1
            }
        }
        return best
    }

    /// The decimal number in `range`, or nil for anything else.
    public func number(_ range: VCardText) -> Int? {
        guard !range.isEmpty, range.count <= 9 else { return nil }
        var number = 0
        for byte in text[range] {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        return number
    }

    /// Whether `word` is one of the values in `range`, which commas separate.
    public func lists(_ range: VCardText, _ word: String) -> Bool {
        var start = range.lowerBound
        for index in range where text[index] == UInt8(ascii: ",") {
            if equals(start..<index, word) { return true }
            start = index + 1
        }
        return equals(start..<range.upperBound, word)
    }
}

/// Whether the bytes spell `word`, which is in upper case, in ASCII letters of either case.
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
