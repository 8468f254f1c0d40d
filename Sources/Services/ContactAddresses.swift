package import InnkeeperCore

/// All e-mail addresses, or all telephone numbers, of some contacts, used to compare cards with the same name.
///
/// They are stored as a flat list, those of a row adjacent, so that an index can hold single addresses.
package struct ContactAddresses: Sendable {
    /// Folded; never empty.
    package private(set) var texts = TextColumn()
    /// The position in the list of rows to which each address belongs.
    package private(set) var owners: [Int32] = []

    /// The e-mail addresses of the contacts in `rows`, case-folded.
    package static func emails(_ contacts: Contacts, _ rows: [Int]) -> ContactAddresses {
        var addresses = ContactAddresses()
        let folded = contacts.email.folded(rows)
        for (place, row) in rows.enumerated() {
            if contacts.otherEmails.isEmpty(row) {
                addresses.append(folded.slice(place), place)
            } else {
                for email in contacts.emails(row) { addresses.append(foldedText(email)[...], place) }
            }
        }
        return addresses
    }

    /// The last `most` digits of each telephone number, without spaces, dashes and brackets. Numbers with fewer than 7
    /// digits are skipped: they are incomplete, and two people with the same name may share an extension.
    package static func phones(_ contacts: Contacts, _ rows: [Int], most: Int) -> ContactAddresses {
        var addresses = ContactAddresses()
        var digits: [UInt8] = []
        func append(_ number: ArraySlice<UInt8>, _ place: Int) {
            digits.removeAll(keepingCapacity: true)
            for byte in number where byte &- 0x30 < 10 { digits.append(byte) }
            if digits.count >= 7 { addresses.append(digits.suffix(most), place) }
        }
        for (place, row) in rows.enumerated() {
            if contacts.otherPhones.isEmpty(row) {
                append(contacts.phone.slice(row), place)
            } else {
                for number in contacts.phones(row) { append(number, place) }
            }
        }
        return addresses
    }

    private mutating func append(_ text: ArraySlice<UInt8>, _ place: Int) {
        if text.isEmpty { return }
        texts.append(text)
        owners.append(Int32(place))
    }
}
