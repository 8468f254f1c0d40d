package import InnkeeperCore

/// All e-mail addresses, or all telephone numbers, of some contacts, as two cards of one name are compared by them.
///
/// Addresses are stored one after the other, those of a row next to each other, so that an index can hold single ones.
package struct ContactAddresses: Sendable {
    /// Folded; never empty.
    package private(set) var texts = TextColumn()
    /// The place in the list of rows that each address belongs to.
    package private(set) var owners: [Int32] = []

    /// The e-mail addresses of the contacts in `rows`, without regard to case.
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

    /// The digits of the telephone numbers, because blanks, dashes and brackets are a matter of taste: the last `most`.
    /// Numbers of fewer than 7 digits are left out: they are not whole, and two people of one name may share an
    /// extension.
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
