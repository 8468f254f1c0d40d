/// Of each property that a card has one of, the value that counts: the preferred one of FN, TEL and EMAIL, else the first
/// that says anything (RFC 6350, 5.3). Empty where nothing is said.
public struct VCardChoice: Sendable {
    /// A value that counts so far.
    public struct Value: Sendable {
        public internal(set) var range: VCardText = 0..<0
        /// Where it stands in the source it is known to hold no backslash, comma or control character.
        public internal(set) var isPlain = false
        /// How much it is preferred, as `VCardContents.preference` has it.
        var preference: UInt8 = 101

        /// Of two that are alike the first counts.
        @inline(__always)
        mutating func take(_ next: Value) {
            if range.isEmpty || next.preference < preference { self = next }
        }
    }

    public internal(set) var uid = Value()
    public internal(set) var name = Value()
    public internal(set) var organization = Value()
    public internal(set) var nickname = Value()
    public internal(set) var fullName = Value()
    public internal(set) var phone = Value()
    public internal(set) var email = Value()

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
        let preference: Int
        switch property.name {
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: return
        case .formattedName, .telephone, .email: preference = self.preference(property.parameters)
        case .uid, .name, .organization, .nickname: preference = 101
        }
        if hasText(property.value) {
            choose(property.name, property.value, preference: preference, isPlain: false)
        }
    }

    /// The same of a value that has text. Only FN, TEL and EMAIL are preferred to others; the rest come with 101.
    @inline(__always)
    mutating func choose(_ name: VCardName, _ value: VCardText, preference: Int, isPlain: Bool) {
        let next = VCardChoice.Value(range: value, isPlain: isPlain, preference: UInt8(truncatingIfNeeded: preference))
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
