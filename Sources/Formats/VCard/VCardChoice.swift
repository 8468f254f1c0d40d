/// Of each property that a card has one of, the value that counts: the preferred one of FN, TEL and EMAIL, else the first
/// that says anything (RFC 6350, 5.3). Empty where nothing is said.
public struct VCardChoice: Sendable {
    /// The value that counts so far, and how much it is preferred.
    struct Preferred: Sendable {
        var value = 0..<0
        /// As `VCardContents.preference` has it; 0 when nobody had to know it yet.
        var preference = 0
        /// Where the parameters stand: those of the property, or those that begin at `head` in the source.
        var parameters = 0..<0
        var head = -1
    }

    public internal(set) var uid: VCardText = 0..<0
    public internal(set) var name: VCardText = 0..<0
    public internal(set) var organization: VCardText = 0..<0
    public internal(set) var nickname: VCardText = 0..<0
    var fullNames = Preferred()
    var phones = Preferred()
    var emails = Preferred()

    public var fullName: VCardText { fullNames.value }
    public var phone: VCardText { phones.value }
    public var email: VCardText { emails.value }

    /// The value of the property of that name; empty for one of which the card may have more.
    public func value(of name: VCardName) -> VCardText {
        switch name {
        case .uid: uid
        case .name: self.name
        case .organization: organization
        case .nickname: nickname
        case .formattedName: fullName
        case .telephone: phone
        case .email: email
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: 0..<0
        }
    }
}

extension VCardContents {
    /// Takes the property into account. It may count when it has text.
    mutating func choose(_ property: VCardProperty) {
        var next = VCardChoice.Preferred()
        next.value = property.value
        next.parameters = property.parameters
        choose(property.name, next)
    }

    /// The same of a plain line whose parameters begin at `head`, or -1.
    @inline(__always)
    mutating func choose(_ name: VCardName, value: VCardText, head: Int) {
        var next = VCardChoice.Preferred()
        next.value = value
        next.head = head
        choose(name, next)
    }

    @inline(__always)
    private mutating func choose(_ name: VCardName, _ next: VCardChoice.Preferred) {
        guard hasText(next.value) else { return }
        switch name {
        case .uid: if choice.uid.isEmpty { choice.uid = next.value }
        case .name: if choice.name.isEmpty { choice.name = next.value }
        case .organization: if choice.organization.isEmpty { choice.organization = next.value }
        case .nickname: if choice.nickname.isEmpty { choice.nickname = next.value }
        case .formattedName:
            choice.fullNames = choice.fullName.isEmpty ? next : preferred(choice.fullNames, next)
        case .telephone: choice.phones = choice.phone.isEmpty ? next : preferred(choice.phones, next)
        case .email: choice.emails = choice.email.isEmpty ? next : preferred(choice.emails, next)
        case .birthday, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: break
        }
    }

    /// The one that is preferred; the first of two that are alike.
    private mutating func preferred(
        _ current: VCardChoice.Preferred, _ next: VCardChoice.Preferred
    ) -> VCardChoice.Preferred {
        var current = current
        current.preference = preference(of: current)
        // Nothing is preferred more.
        if current.preference == 1 { return current }
        var next = next
        next.preference = preference(of: next)
        return next.preference < current.preference ? next : current
    }

    /// Worked out only when there are two to choose from.
    private mutating func preference(of value: VCardChoice.Preferred) -> Int {
        if value.preference != 0 { return value.preference }
        if value.head < 0 { return preference(value.parameters) }
        let source = source
        let bytes = source.span
        guard let scan = VCardHeadScan(bytes, from: value.head), scan.mayPrefer else { return 101 }
        let first = parameters.count
        defer { parameters.removeSubrange(first...) }
        return takeParameters(scan, bytes, at: value.head) ? preference(first..<parameters.count) : 101
    }
}
