import InnkeeperCore
package import InnkeeperFormats

/// What a card has besides the values in its `choice`: the birthday, and the kind of card.
package struct ContactFields {
    /// Index in `VCardContents.properties`; nil if there is none, or if the birthday is that of the choice.
    package private(set) var birthday: Int?
    package private(set) var birthdayReading: BirthdayText.Reading = (nil, .missing, false)
    package private(set) var isExcludedFromBirthdays = false
    /// Whether the card is a group of contacts (KIND, or Apple's X-ADDRESSBOOKSERVER-KIND).
    package private(set) var isGroup = false
    private var birthdayRank = 0

    /// Borrows the card: copying it would cost more than reading it.
    @inline(__always)
    package init(_ card: borrowing VCardContents) {
        if !card.choice.birthday.isEmpty {
            let value = card.choice.birthday
            // Most are in a form that `plainReading` understands.
            let reading =
                BirthdayText.plainReading(card.source.span.extracting(value))
                ?? BirthdayText.ofCard(card.source[value], isDate: card.choice.isBirthdayDate)
            take(reading, isEmpty: false, at: nil)
        }
        for index in card.properties.indices {
            switch card.properties[index].name {
            case .birthday: takeBirthday(index, card)
            case .birthdayCalendarExclusion:
                let value = card.trimmed(card.properties[index].value)
                isExcludedFromBirthdays = card.equals(value, "TRUE") || card.equals(value, "1")
            case .kind, .addressBookServerKind:
                if card.equals(card.trimmed(card.properties[index].value), "GROUP") { isGroup = true }
            case .email, .formattedName, .name, .nickname, .organization, .telephone, .uid, .version: break
            }
        }
    }

    /// The property to which a finding about `field` points, if the card keeps it.
    package func property(_ field: String, of card: borrowing VCardContents) -> Int? {
        guard let field = ContactField(rawValue: field) else { return nil }
        guard let name = ContactFields.name(of: field) else { return birthday }
        let value = card.choice.value(of: name)
        if value.isEmpty { return nil }
        return card.properties.firstIndex { $0.name == name && $0.value == value }
    }

    /// The range in the card's source of the value to which a finding about `field` points; nil if it is not there
    /// verbatim, or if there is none.
    func valueInSource(_ field: String, of card: borrowing VCardContents) -> VCardText? {
        guard let field = ContactField(rawValue: field) else { return nil }
        let isElsewhere = field == .birthday && birthday != nil
        let value = ContactFields.name(of: field).map(card.choice.value) ?? card.choice.birthday
        return isElsewhere || value.isEmpty || value.upperBound > card.source.count ? nil : value
    }

    /// nil for the birthday, as a card may have several.
    private static func name(of field: ContactField) -> VCardName? {
        switch field {
        case .uid: .uid
        case .fullName: .formattedName
        case .name: .name
        case .phone: .telephone
        case .email: .email
        case .birthday: nil
        }
    }

    /// The unescaped text of the card's UID; empty if it has none.
    package static func uid(of card: borrowing VCardContents) -> String {
        var text: [UInt8] = []
        card.appendUnescaped(card.trimmed(card.choice.uid.range), to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// A card has one birthday, however many properties give it (RFC 6350, 5.4: ALTID): a date takes precedence over a
    /// text, a text over something unreadable, and an empty one is ignored.
    private mutating func takeBirthday(_ index: Int, _ card: borrowing VCardContents) {
        let property = card.properties[index]
        let type = property.parameters.isEmpty ? nil : card.parameter("VALUE", of: property)
        let isText = type.map { card.equals($0, "TEXT") } ?? false
        let omittedYear =
            property.parameters.isEmpty
            ? nil : card.parameter("X-APPLE-OMIT-YEAR", of: property).flatMap { card.number($0) }
        let reading = BirthdayText.ofCard(
            card[property.value], isText: isText, isDate: type.map { card.equals($0, "DATE") } ?? false,
            omittedYear: omittedYear)
        take(reading, isEmpty: card.trimmed(property.value).isEmpty, at: index)
    }

    @inline(__always)
    private mutating func take(_ reading: BirthdayText.Reading, isEmpty: Bool, at index: Int?) {
        let rank =
            switch reading.state {
            case .present, .ambiguous: 4
            case .missing where !isEmpty: 3
            case .unreadable: 2
            case .missing: 1
            }
        guard rank > birthdayRank else { return }
        birthdayRank = rank
        birthday = index
        birthdayReading = reading
    }
}
