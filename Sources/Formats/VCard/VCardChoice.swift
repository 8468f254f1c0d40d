/// Of each property that a card has one of, the value that counts: the preferred one of FN, TEL and EMAIL, else the first
/// that says anything (RFC 6350, 5.3). Empty where nothing is said.
public struct VCardChoice: Sendable {
    /// A value that counts so far.
    public struct Value: Sendable {
        private var start: UInt32 = 0
        private var end: UInt32 = 0
        /// How much it is preferred, as `VCardContents.preference` has it.
        private var preference: UInt8 = 101
        /// Where it stands in the source it is known to hold no backslash, comma or control character, and no blank at
        /// its ends.
        public private(set) var isPlain = false

        init() {}

        init(_ range: VCardText, preference: Int, isPlain: Bool) {
            start = UInt32(range.lowerBound)
            end = UInt32(range.upperBound)
            self.preference = UInt8(truncatingIfNeeded: preference)
            self.isPlain = isPlain
        }

        public var range: VCardText { Int(start)..<Int(end) }

        /// Of two that are alike the first counts.
        @inline(__always)
        mutating func take(_ next: Value) {
            if start == end || next.preference < preference { self = next }
        }
    }

    public internal(set) var uid = Value()
    public internal(set) var name = Value()
    public internal(set) var organization = Value()
    public internal(set) var nickname = Value()
    public internal(set) var fullName = Value()
    public internal(set) var phone = Value()
    public internal(set) var email = Value()
    /// The first BDAY of a card that is read for its choice alone, if it stands there as it is meant and has no parameters
    /// but VALUE=date; then it is not among the properties. Empty where it is, and where there is none.
    public internal(set) var birthday: VCardText = 0..<0
    /// Whether it has that parameter.
    public internal(set) var isBirthdayDate = false

    /// The value of the property of that name; empty for one of which the card may have more.
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
    /// Takes the property into account. It may count when it has text.
    mutating func choose(_ property: VCardProperty) {
        if hasText(property.value) {
            let preference = preference(of: property.name, property.parameters)
            choose(property.name, property.value, preference: preference, isPlain: false)
        }
    }

    /// How much the parameters prefer a property to others of its name; 101 where none is preferred.
    func preference(of name: VCardName, _ parameters: Range<Int>) -> Int {
        switch name {
        case .formattedName, .telephone, .email: preference(parameters)
        case .uid, .name, .organization, .nickname: 101
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: 101
        }
    }

    /// The same of a value that has text. Only FN, TEL and EMAIL are preferred to others; the rest come with 101.
    @inline(__always)
    mutating func choose(_ name: VCardName, _ value: VCardText, preference: Int, isPlain: Bool) {
        let next = VCardChoice.Value(value, preference: preference, isPlain: isPlain)
        switch name {
        case .uid: choice.uid.take(next)
        case .name: choice.name.take(next)
        case .organization: choice.organization.take(next)
        case .nickname: choice.nickname.take(next)
        case .formattedName: choice.fullName.take(next)
        case .telephone: choice.phone.take(next)
        case .email: choice.email.take(next)
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: break
        }
    }
}
