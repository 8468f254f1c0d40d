package import Core
package import Formats

/// Which property of a card gives which field of a contact: the preferred one, else the first with a value.
package struct ContactFields {
    /// Indexes in `VCardContents.properties`.
    package private(set) var uid: Int?
    package private(set) var fullName: Int?
    package private(set) var name: Int?
    package private(set) var organization: Int?
    package private(set) var nickname: Int?
    package private(set) var phone: Int?
    package private(set) var email: Int?
    package private(set) var birthday: Int?
    package private(set) var birthdayReading: BirthdayText.Reading = (nil, .missing, false)
    package private(set) var isExcludedFromBirthdays = false
    /// The card is a group of contacts (KIND, or Apple's X-ADDRESSBOOKSERVER-KIND).
    package private(set) var isGroup = false
    private var birthdayRank = 0

    /// Borrows the card: a copy for each would cost more than the look at it.
    package init(_ card: borrowing VCardContents) {
        var preference: (fullName: Int?, phone: Int?, email: Int?)
        for index in card.properties.indices {
            switch card.properties[index].name {
            case .uid: ContactFields.take(index, card, into: &uid)
            case .name: ContactFields.take(index, card, into: &name)
            case .organization: ContactFields.take(index, card, into: &organization)
            case .nickname: ContactFields.take(index, card, into: &nickname)
            case .formattedName: ContactFields.take(index, card, into: &fullName, &preference.fullName)
            case .telephone: ContactFields.take(index, card, into: &phone, &preference.phone)
            case .email: ContactFields.take(index, card, into: &email, &preference.email)
            case .birthday: takeBirthday(index, card)
            case .birthdayCalendarExclusion:
                let value = card.trimmed(card.properties[index].value)
                isExcludedFromBirthdays = card.equals(value, "TRUE") || card.equals(value, "1")
            case .kind, .addressBookServerKind:
                if card.equals(card.trimmed(card.properties[index].value), "GROUP") { isGroup = true }
            case .version: break
            }
        }
    }

    /// The property that a finding about `field` points at.
    package func property(_ field: String) -> Int? { ContactField(rawValue: field).flatMap(property) }

    package func property(_ field: ContactField) -> Int? {
        switch field {
        case .uid: uid
        case .fullName: fullName
        case .name: name
        case .phone: phone
        case .email: email
        case .birthday: birthday
        }
    }

    /// The unescaped text of a field's property; empty without one.
    package func text(_ field: KeyPath<ContactFields, Int?>, of card: VCardContents) -> String {
        guard let index = self[keyPath: field] else { return "" }
        var text: [UInt8] = []
        card.appendUnescaped(card.trimmed(card.properties[index].value), to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// A card has one birthday, however many properties say it (RFC 6350, 5.4: ALTID): a date counts before a text,
    /// a text before something unreadable, and an empty one not at all.
    private mutating func takeBirthday(_ index: Int, _ card: VCardContents) {
        let property = card.properties[index]
        let type = card.parameter("VALUE", of: property)
        let isText = type.map { card.equals($0, "TEXT") } ?? false
        let reading = BirthdayText.read(
            card[property.value], isText: isText,
            isDate: type.map { card.equals($0, "DATE") } ?? false,
            omittedYear: card.parameter("X-APPLE-OMIT-YEAR", of: property).flatMap { card.number($0) })
        let rank =
            switch reading.state {
            case .present, .ambiguous: 4
            case .missing where !card.trimmed(property.value).isEmpty: 3
            case .unreadable: 2
            case .missing: 1
            }
        guard rank > birthdayRank else { return }
        birthdayRank = rank
        birthday = index
        birthdayReading = reading
    }

    private static func take(_ index: Int, _ card: VCardContents, into field: inout Int?) {
        guard field == nil, card.hasText(card.properties[index].value) else { return }
        field = index
    }

    /// `best` is the preference of the property in `field`, worked out only when there is another one.
    private static func take(_ index: Int, _ card: VCardContents, into field: inout Int?, _ best: inout Int?) {
        guard card.hasText(card.properties[index].value) else { return }
        guard let current = field else {
            field = index
            return
        }
        let known = best ?? card.preference(of: card.properties[current])
        let preference = card.preference(of: card.properties[index])
        best = min(known, preference)
        if preference < known { field = index }
    }
}
