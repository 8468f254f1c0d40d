package import Core
package import Formats

/// Makes rows of contacts from the properties of cards, whatever format they came in.
package struct ContactBuilder {
    package private(set) var contacts = Contacts()
    private var scratch: [UInt8] = []

    package init() {}

    /// Why a card is read and left out, or nil when it is a contact.
    package static func reasonToSkip(_ card: VCardContents) -> String? {
        let isGroup = card.properties.contains { property in
            (property.name == .kind || property.name == .addressBookServerKind)
                && card.equals(card.trimmed(property.value), "GROUP")
        }
        return isGroup ? "a group of contacts, no person" : nil
    }

    /// Whether anything tells who the contact is.
    package static func isUsable(_ card: VCardContents) -> Bool {
        card.properties.contains { property in
            switch property.name {
            case .formattedName, .name, .nickname, .organization, .telephone, .email:
                card.text[property.value].contains { $0 > 0x20 && $0 != UInt8(ascii: ";") }
            case .birthday, .uid, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: false
            }
        }
    }

    /// Appends the card as the next row.
    package mutating func append(_ card: VCardContents, record: RecordReference) {
        let fields = ContactFields(card)
        contacts.records.append(record)
        take(fields.uid, of: card)
        contacts.uid.append(scratch[...])
        let first = fields.name.map { card.component(1, of: card.properties[$0].value) }
        let last = fields.name.map { card.component(0, of: card.properties[$0].value) }
        takeFullName(fields, first: first, last: last, of: card)
        contacts.fullName.append(scratch[...])
        take(text: first, of: card)
        contacts.firstName.append(scratch[...])
        take(text: last, of: card)
        contacts.lastName.append(scratch[...])
        take(fields.phone, of: card)
        removePrefix("tel:")
        contacts.phone.append(scratch[...])
        take(fields.email, of: card)
        removePrefix("mailto:")
        contacts.email.append(scratch[...])
        let birthday = fields.birthdayReading
        contacts.birthday.append(birthday.date)
        contacts.birthdayState.append(birthday.state)
        contacts.excludedFromBirthdays.append(fields.isExcludedFromBirthdays)
        contacts.rejected.append(false)
    }

    /// Fills `scratch` with FN, else given and family name, else the organisation, else the nickname, else the e-mail address.
    private mutating func takeFullName(
        _ fields: ContactFields, first: VCardText?, last: VCardText?, of card: VCardContents
    ) {
        scratch.removeAll(keepingCapacity: true)
        if let index = fields.fullName { unescape(card.properties[index].value, of: card) }
        if scratch.isEmpty {
            if let first { unescape(first, of: card) }
            if let last, !last.isEmpty {
                if !scratch.isEmpty { scratch.append(0x20) }
                unescape(last, of: card)
            }
        }
        if scratch.isEmpty, let index = fields.organization {
            unescape(card.component(0, of: card.properties[index].value), of: card)
        }
        if scratch.isEmpty, let index = fields.nickname { unescape(card.properties[index].value, of: card) }
        if scratch.isEmpty, let index = fields.email {
            unescape(card.properties[index].value, of: card)
            removePrefix("mailto:")
        }
    }

    /// Fills `scratch` with the text of a property; with nothing without one.
    private mutating func take(_ property: Int?, of card: VCardContents) {
        take(text: property.map { card.properties[$0].value }, of: card)
    }

    private mutating func take(text: VCardText?, of card: VCardContents) {
        scratch.removeAll(keepingCapacity: true)
        if let text { unescape(text, of: card) }
    }

    /// Appends the text to `scratch` on one line: a line end or tab becomes a blank, blanks at the ends go.
    private mutating func unescape(_ range: VCardText, of card: VCardContents) {
        let start = scratch.count
        card.appendUnescaped(card.trimmed(range), to: &scratch)
        for index in start..<scratch.count where scratch[index] < 0x20 { scratch[index] = 0x20 }
        while scratch.count > start, scratch[scratch.count - 1] == 0x20 { scratch.removeLast() }
        while scratch.count > start, scratch[start] == 0x20 { scratch.remove(at: start) }
    }

    private mutating func removePrefix(_ prefix: String) {
        let length = prefix.utf8.count
        guard scratch.count >= length, zip(scratch, prefix.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return }
        scratch.removeFirst(length)
    }
}
