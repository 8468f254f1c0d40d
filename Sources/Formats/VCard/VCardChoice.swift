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

        /// The same for a property that may occur several times; once there are two, `all` keeps them in the order of
        /// the card.
        @inline(__always)
        mutating func take(_ next: Value, all: inout [Value]) {
            if !isEmpty {
                if all.isEmpty { all.append(self) }
                all.append(next)
            }
            take(next)
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
            if hasDigit(value) {
                choice.phone.take(next, all: &phones)
            } else {
                let word = VCardChoice.Value(value, preference: VCardRank.wordPhone, isPlain: isPlain)
                choice.phone.take(word, all: &phones)
            }
        case .email: choice.email.take(next, all: &emails)
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: break
        }
    }

    /// The telephone numbers besides the chosen one, best to call first, equal ones in the order of the card.
    public var otherPhones: ArraySlice<VCardChoice.Value> { others(phones) }

    /// The e-mail addresses besides the chosen one, in the same order.
    public var otherEmails: ArraySlice<VCardChoice.Value> { others(emails) }

    public var hasOtherPhones: Bool { !phones.isEmpty }
    public var hasOtherEmails: Bool { !emails.isEmpty }

    private func others(_ values: [VCardChoice.Value]) -> ArraySlice<VCardChoice.Value> {
        // Most cards list the best first.
        let isOrdered = values.indices.dropFirst().allSatisfy { values[$0 - 1].preference <= values[$0].preference }
        if isOrdered { return values.dropFirst() }
        let order = values.indices.sorted { (values[$0].preference, $0) < (values[$1].preference, $1) }
        return order.map { values[$0] }.dropFirst()
    }

    @inline(__always)
    private func hasDigit(_ value: VCardText) -> Bool {
        for index in value where self[index] &- 0x30 < 10 { return true }
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
