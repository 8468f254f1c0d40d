package import Core
package import Formats

/// Makes rows of contacts from the properties of cards, whatever format they came in.
package struct ContactBuilder {
    package private(set) var contacts = Contacts()

    package init() {}

    package mutating func reserveCapacity(_ rows: Int) { contacts.reserveCapacity(rows) }

    /// Why a card is read and left out, or nil when it is a contact.
    package static func reasonToSkip(_ card: VCardContents) -> String? { reasonToSkip(ContactFields(card)) }

    package static func reasonToSkip(_ fields: ContactFields) -> String? {
        fields.isGroup ? "a group of contacts, no person" : nil
    }

    /// Whether anything tells who the contact is.
    package static func isUsable(_ card: VCardContents) -> Bool {
        card.properties.contains { property in
            switch property.name {
            case .formattedName, .name, .nickname, .organization, .telephone, .email: card.hasText(property.value)
            case .birthday, .uid, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: false
            }
        }
    }

    /// Appends the card as the next row.
    package mutating func append(_ card: VCardContents, record: RecordReference) {
        append(card, ContactFields(card), record: record)
    }

    /// The same, when its fields are known already.
    package mutating func append(_ card: VCardContents, _ fields: ContactFields, record: RecordReference) {
        contacts.records.append(record)
        let name = fields.name.map { card.properties[$0].value }
        let first = name.map { card.component(1, of: $0) }
        let last = name.map { card.component(0, of: $0) }
        ContactBuilder.append(fields.uid, of: card, to: &contacts.uid)
        contacts.fullName.appendRow {
            ContactBuilder.appendFullName(fields, first: first, last: last, of: card, to: &$0)
        }
        contacts.firstName.appendRow { if let first { card.appendLine(first, to: &$0, isNamePart: true) } }
        contacts.lastName.appendRow { if let last { card.appendLine(last, to: &$0, isNamePart: true) } }
        ContactBuilder.append(fields.phone, of: card, to: &contacts.phone, without: "tel:")
        ContactBuilder.append(fields.email, of: card, to: &contacts.email, without: "mailto:")
        contacts.birthday.append(fields.birthdayReading.date)
        contacts.birthdayState.append(fields.birthdayReading.state)
        contacts.excludedFromBirthdays.append(fields.isExcludedFromBirthdays)
        contacts.rejected.append(false)
    }

    /// FN, else given and family name, else the organisation, else the nickname, else the e-mail address.
    private static func appendFullName(
        _ fields: ContactFields, first: VCardText?, last: VCardText?, of card: VCardContents, to text: inout [UInt8]
    ) {
        let start = text.count
        if let index = fields.fullName { card.appendLine(card.properties[index].value, to: &text) }
        if text.count == start {
            if let first { card.appendLine(first, to: &text, isNamePart: true) }
            if let last, !last.isEmpty {
                if text.count > start { text.append(0x20) }
                card.appendLine(last, to: &text, isNamePart: true)
            }
        }
        if text.count == start, let index = fields.organization {
            card.appendLine(card.component(0, of: card.properties[index].value), to: &text)
        }
        if text.count == start, let index = fields.nickname {
            card.appendLine(card.properties[index].value, to: &text)
        }
        if text.count == start, let index = fields.email {
            card.appendLine(card.properties[index].value, to: &text)
            removePrefix("mailto:", at: start, of: &text)
        }
    }

    /// Appends the text of a property as the next row; nothing without one.
    private static func append(
        _ property: Int?, of card: VCardContents, to column: inout TextColumn, without prefix: String = ""
    ) {
        column.appendRow { text in
            guard let property else { return }
            let start = text.count
            card.appendLine(card.properties[property].value, to: &text)
            removePrefix(prefix, at: start, of: &text)
        }
    }

    private static func removePrefix(_ prefix: String, at start: Int, of text: inout [UInt8]) {
        let end = start + prefix.utf8.count
        guard end > start, text.count >= end,
            zip(text[start..<end], prefix.utf8).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
        else { return }
        text.removeSubrange(start..<end)
    }
}
