package import InnkeeperCore
package import InnkeeperFormats
internal import InnkeeperServices

/// Makes contact rows from the properties of cards, whatever format they came in.
///
/// For texts that can be used as they are in the source, only the range is recorded; all are copied at the end.
package struct ContactBuilder {
    /// The bytes from which the cards are read, if they know them.
    private let source: [UInt8]
    /// Texts that had to be rewritten; their ranges continue from the end of `source`.
    private var texts: [UInt8] = []
    /// All columns except the texts.
    private var table = Contacts()
    /// UID, full name, given name, family name, phone, e-mail, other phones, other e-mails.
    private var places = TextRanges(columns: 8)

    /// `source` is that of the cards' `VCardContents`.
    package init(source: [UInt8] = []) { self.source = source }

    package var count: Int { table.count }

    package mutating func reserveCapacity(_ rows: Int) {
        table.reserveCapacity(rows)
        places.reserveCapacity(rows)
    }

    /// The rows so far.
    package var contacts: Contacts {
        var contacts = table
        contacts.uid = places.column(source, texts, 0)
        contacts.fullName = places.column(source, texts, 1)
        contacts.firstName = places.column(source, texts, 2)
        contacts.lastName = places.column(source, texts, 3)
        contacts.phone = places.column(source, texts, 4)
        contacts.email = places.column(source, texts, 5)
        contacts.otherPhones = places.column(source, texts, 6)
        contacts.otherEmails = places.column(source, texts, 7)
        return contacts
    }

    /// Whether anything identifies the contact.
    package static func isUsable(_ card: borrowing VCardContents) -> Bool {
        card.properties.contains { property in
            switch property.name {
            case .formattedName, .name, .nickname, .organization, .telephone, .email: card.hasText(property.value)
            case .birthday, .uid, .kind, .version, .addressBookServerKind, .birthdayCalendarExclusion: false
            }
        }
    }

    /// Appends the card as the next row.
    package mutating func append(_ card: borrowing VCardContents, record: RecordReference) {
        append(card, ContactFields(card), record: record)
    }

    /// The same if its fields are known already.
    @inline(__always)
    package mutating func append(_ card: borrowing VCardContents, _ fields: ContactFields, record: RecordReference) {
        table.records.append(record)
        let uid = place(card.choice.uid, of: card)
        var first = 0..<0
        var last = 0..<0
        let name = card.choice.name
        if !name.range.isEmpty {
            let parts = card.firstComponents(of: name.range)
            first = place(parts.second, of: card, isNamePart: true, isPlain: name.isPlain)
            last = place(parts.first, of: card, isNamePart: true, isPlain: name.isPlain)
        }
        let number = place(card.choice.phone, of: card, without: .telephone)
        let address = place(card.choice.email, of: card, without: .mail)
        let fullName = placeOfFullName(first: first, last: last, phone: number, email: address, of: card)
        let numbers =
            if let number = card.onlyOtherPhone {
                place(number, of: card, without: .telephone)
            } else {
                card.hasOtherPhones ? placeOfLines(card.otherPhones, of: card, without: .telephone) : 0..<0
            }
        let addresses =
            if let address = card.onlyOtherEmail {
                place(address, of: card, without: .mail)
            } else {
                card.hasOtherEmails ? placeOfLines(card.otherEmails, of: card, without: .mail) : 0..<0
            }
        places.append(uid, fullName, first, last, number, address, numbers, addresses)
        table.birthday.append(fields.birthdayReading.date)
        table.birthdayState.append(fields.birthdayReading.state)
        table.excludedFromBirthdays.append(fields.isExcludedFromBirthdays)
        table.rejected.append(false)
    }

    /// FN, else given, middle and family name, else organisation, nickname, e-mail address, telephone number, in that
    /// order.
    private mutating func placeOfFullName(
        first: VCardText, last: VCardText, phone: VCardText, email: VCardText, of card: borrowing VCardContents
    ) -> VCardText {
        let formatted = place(card.choice.fullName, of: card)
        if !formatted.isEmpty { return formatted }
        let name = card.choice.name.range
        if !name.isEmpty {
            let middle = place(card.component(2, of: name), of: card, isNamePart: true)
            let parts = [first, middle, last].filter { !$0.isEmpty }
            if parts.count == 1 { return parts[0] }
            if !parts.isEmpty {
                let start = source.count + texts.count
                texts += joined(parts, isWhole: !first.isEmpty && !last.isEmpty)
                return start..<(source.count + texts.count)
            }
        }
        let organization = card.choice.organization.range
        if !organization.isEmpty {
            let unit = place(card.component(0, of: organization), of: card)
            if !unit.isEmpty { return unit }
        }
        let nickname = place(card.firstListed(of: card.choice.nickname.range), of: card)
        if !nickname.isEmpty { return nickname }
        return email.isEmpty ? phone : email
    }

    /// Given, middle and family name.
    private func joined(_ parts: [VCardText], isWhole: Bool) -> [UInt8] {
        if isWhole, let byte = text(parts[0]).first, EastAsianName.mayBegin(with: byte),
            let name = EastAsianName.written(parts.map { String(decoding: text($0), as: UTF8.self) })
        {
            return Array(name.utf8)
        }
        return Array(parts.map { text($0) }.joined(separator: [0x20]))
    }

    /// The range of several values, one per line. A single value stays where it is.
    @inline(never)
    private mutating func placeOfLines(
        _ values: ArraySlice<VCardChoice.Value>, of card: borrowing VCardContents, without scheme: Scheme
    ) -> VCardText {
        var first = 0..<0
        var lines: [UInt8] = []
        for value in values {
            let place = place(value, of: card, without: scheme)
            if place.isEmpty { continue }
            if first.isEmpty {
                first = place
                continue
            }
            if lines.isEmpty { lines += text(first) }
            lines.append(0x0A)
            lines += text(place)
        }
        if lines.isEmpty { return first }
        let start = source.count + texts.count
        texts += lines
        return start..<(source.count + texts.count)
    }

    /// The range of a value, without the scheme if it has one.
    @inline(__always)
    private mutating func place(
        _ value: VCardChoice.Value, of card: borrowing VCardContents, without scheme: Scheme
    ) -> VCardText {
        let place = place(value, of: card)
        return scheme.cut(off: place, source, texts)
    }

    private mutating func place(_ value: VCardChoice.Value, of card: borrowing VCardContents) -> VCardText {
        let range = value.range
        return value.isPlain && range.upperBound <= source.count ? range : place(range, of: card)
    }

    /// The range of a value's text in one line; empty for an empty one.
    @inline(__always)
    private mutating func place(
        _ range: VCardText, of card: borrowing VCardContents, isNamePart: Bool = false, isPlain: Bool = false
    ) -> VCardText {
        if range.isEmpty { return 0..<0 }
        // A card with a source of its own (one within XML) has its texts copied.
        if let plain = card.plainLine(range, isNamePart: isNamePart, isPlain: isPlain), plain.upperBound <= source.count
        {
            return plain
        }
        let start = source.count + texts.count
        card.appendLine(range, to: &texts, isNamePart: isNamePart)
        return start..<(source.count + texts.count)
    }

    private func text(_ place: VCardText) -> ArraySlice<UInt8> {
        place.lowerBound < source.count
            ? source[place] : texts[(place.lowerBound - source.count)..<(place.upperBound - source.count)]
    }

}

/// The prefix that a kind of address may have.
private struct Scheme {
    let length: Int
    /// Its letters in the form of `ByteWords`.
    let word: UInt64

    static let telephone = Scheme(length: 4, word: 0x3A_6C65_74)
    static let mail = Scheme(length: 7, word: 0x3A6F_746C_6961_6D)

    /// The address without the scheme, for a range in `source` or, after its end, in `texts`.
    @inline(__always)
    func cut(off place: VCardText, _ source: [UInt8], _ texts: [UInt8]) -> VCardText {
        let start = place.lowerBound
        guard place.count >= length else { return place }
        let found =
            start < source.count
            ? ByteWords.short(source.span, start, start + length)
            : ByteWords.short(texts.span, start - source.count, start - source.count + length)
        let lower: UInt64 = 0x2020_2020_2020_2020
        return found | lower == word | lower ? (start + length)..<place.upperBound : place
    }
}
