/// For each property of which a card needs one value, the value to use: for FN and EMAIL the preferred one, for TEL the
/// best to call (`VCardRank`), else the first with content (RFC 6350, 5.3). Empty if there is none.
public struct VCardChoice: Sendable {
    /// The best value so far.
    public struct Value: Sendable {
        private var start: UInt32 = 0
        private var end: UInt32 = 0
        /// How much it is preferred, on the scale of `VCardContents.preference`.
        fileprivate var preference: UInt8 = 101
        /// Whether its place in the source is known to hold no backslash, comma or control character, and no blanks at
        /// the ends.
        public private(set) var isPlain = false

        init() {}

        init(_ range: VCardText, preference: Int, isPlain: Bool) {
            start = UInt32(range.lowerBound)
            end = UInt32(range.upperBound)
            self.preference = UInt8(truncatingIfNeeded: preference)
            self.isPlain = isPlain
        }

        public var range: VCardText { Int(start)..<Int(end) }

        fileprivate var isEmpty: Bool { start == end }

        /// Of two equally preferred values the first counts.
        @inline(__always)
        mutating func take(_ next: Value) {
            if isEmpty || next.preference < preference { self = next }
        }
    }

    /// All values with content of a property that may occur several times, in the order of the card. Nearly all cards
    /// have two at most, which need no list.
    struct Values: Sendable {
        private var first = Value()
        private var second = Value()
        private var further: [Value] = []
        private(set) var count = 0

        @inline(__always)
        mutating func append(_ next: Value) {
            switch count {
            case 0: first = next
            case 1: second = next
            default: further.append(next)
            }
            count += 1
        }

        @inline(__always)
        mutating func removeAll() {
            count = 0
            if !further.isEmpty { further.removeAll(keepingCapacity: true) }
        }

        /// The one that isn't chosen, of two; nil if they are more or fewer.
        @inline(__always)
        var onlyOther: Value? { count != 2 ? nil : first.preference <= second.preference ? second : first }

        /// Those that aren't chosen, best first, equally preferred ones in the order of the card.
        var others: ArraySlice<Value> {
            let all = [first, second].prefix(count) + further
            let order = all.indices.sorted { (all[$0].preference, $0) < (all[$1].preference, $1) }
            return order.map { all[$0] }.dropFirst()
        }
    }

    public internal(set) var uid = Value()
    public internal(set) var name = Value()
    public internal(set) var organization = Value()
    public internal(set) var nickname = Value()
    public internal(set) var fullName = Value()
    public internal(set) var phone = Value()
    public internal(set) var email = Value()
    /// The first BDAY of a card read for its choice alone, if its raw bytes are its text and it has no parameters but
    /// VALUE=date; it is then not among the properties. Empty otherwise.
    public internal(set) var birthday: VCardText = 0..<0
    /// Whether it has VALUE=date.
    public internal(set) var isBirthdayDate = false

    /// The value of the property with that name; empty for properties that aren't chosen.
    public func value(of name: VCardName) -> VCardText {
        switch name {
        case .uid: uid.range
        case .name: self.name.range
        case .organization: organization.range
        case .nickname: nickname.range
        case .formattedName: fullName.range
        case .telephone: phone.range
        case .email: email.range
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: 0..<0
        }
    }
}

extension VCardContents {
    /// Considers the property, if it has text.
    mutating func choose(_ property: VCardProperty) {
        if hasText(property.value) {
            let preference = preference(of: property.name, property.parameters)
            choose(property.name, property.value, preference: preference, isPlain: false)
        }
    }

    /// How much the parameters make a property preferred to others of its name; 101 without a preference.
    func preference(of name: VCardName, _ parameters: Range<Int>) -> Int {
        switch name {
        case .formattedName, .email: preference(parameters)
        case .telephone: telephoneRank(parameters)
        case .uid, .name, .organization, .nickname: 101
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: 101
        }
    }

    /// The same for a value that has text. Only FN, TEL and EMAIL have preferences; the rest come with 101.
    @inline(__always)
    mutating func choose(_ name: VCardName, _ value: VCardText, preference: Int, isPlain: Bool) {
        let next = VCardChoice.Value(value, preference: preference, isPlain: isPlain)
        switch name {
        case .uid: choice.uid.take(next)
        case .name: choice.name.take(next)
        case .organization: choice.organization.take(next)
        case .nickname: choice.nickname.take(next)
        case .formattedName: choice.fullName.take(next)
        case .telephone:
            let number =
                hasDigit(value)
                ? next : VCardChoice.Value(value, preference: VCardRank.wordPhone, isPlain: isPlain)
            phones.append(number)
            choice.phone.take(number)
        case .email:
            emails.append(next)
            choice.email.take(next)
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: break
        }
    }

    /// The telephone numbers besides the chosen one, best to call first, equal ones in the order of the card.
    public var otherPhones: ArraySlice<VCardChoice.Value> { phones.others }

    /// The e-mail addresses besides the chosen one, in the same order.
    public var otherEmails: ArraySlice<VCardChoice.Value> { emails.others }

    public var hasOtherPhones: Bool { phones.count > 1 }
    public var hasOtherEmails: Bool { emails.count > 1 }

    /// `otherPhones` if that is a single one, as for most people who have several; nil otherwise.
    public var onlyOtherPhone: VCardChoice.Value? { phones.onlyOther }

    /// The same of `otherEmails`.
    public var onlyOtherEmail: VCardChoice.Value? { emails.onlyOther }

    @inline(__always)
    private func hasDigit(_ value: VCardText) -> Bool {
        if value.upperBound <= source.count { return VCardContents.hasDigit(source.span, value) }
        return VCardContents.hasDigit(decoded.span, value.lowerBound - source.count..<value.upperBound - source.count)
    }

    @inline(__always)
    private static func hasDigit(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] &- 0x30 < 10 { return true }
            index += 1
        }
        return false
    }
}

/// Ranks of numbers that are worse to call than any voice number; the rank of a voice number is its preference.
enum VCardRank {
    /// A fax, pager or modem can't take a call, however much it is preferred.
    static let machine = 150
    /// A word instead of a number: "none", "pager".
    static let wordPhone = 200
}

extension VCardContents {
    private static let machines = ["FAX", "HOMEFAX", "WORKFAX", "PAGER", "MODEM", "BBS", "TLX"]

    /// How good a number with these parameters is to call.
    private func telephoneRank(_ range: Range<Int>) -> Int {
        lists(VCardContents.machines, as: range) ? VCardRank.machine : preference(range)
    }

    /// Whether one of the words is among the types in these parameters; vCard 2.1 omits the name TYPE.
    private func lists(_ words: [String], as range: Range<Int>) -> Bool {
        parameters[range].contains { parameter in
            guard parameter.name.isEmpty || word(parameter.name) == VCardNameScan.type else { return false }
            var start = parameter.value.lowerBound
            for index in start...parameter.value.upperBound {
                guard index == parameter.value.upperBound || self[index] == UInt8(ascii: ",") else { continue }
                if words.contains(where: { equals(start..<index, $0) }) { return true }
                start = index + 1
            }
            return false
        }
    }
}
