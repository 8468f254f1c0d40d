internal import InnkeeperCore
internal import InnkeeperServices

/// Contacts in the form in which guests are compared with them. A contact may have several addresses and numbers.
struct GuestCards: Sendable {
    /// The hash of each contact's name; 0 for a contact named only by its phone or e-mail.
    private(set) var names: [UInt64] = []
    /// The number of words in the name.
    private(set) var words: [Int32] = []
    /// Other spellings of names in Han, Hangul and kana, with their contacts' rows.
    private(set) var spellings: [(row: Int32, name: UInt64)] = []
    private(set) var hasEmail: [Bool] = []
    private(set) var hasPhone: [Bool] = []
    /// The comparable hash of each address and number, with its contact's row.
    private(set) var emails: [(row: Int32, key: UInt64)] = []
    private(set) var phones: [(row: Int32, key: UInt64)] = []

    init() {}

    init(_ contacts: Contacts, _ rows: Range<Int>, _ plan: DialingPlan?) {
        var hasher = PersonNames()
        let bytes = contacts.fullName.bytes.span
        for row in rows {
            let range = contacts.hasOwnName(row) ? contacts.fullName.range(row) : 0..<0
            let name = hasher.folded(bytes, range.lowerBound, range.upperBound)
            names.append(name.hash)
            words.append(Int32(clamping: name.words))
            if !range.isEmpty, EastAsianName.mayBegin(with: bytes[range.lowerBound]) { takeSpellings(contacts, row) }
            let (emailCount, phoneCount) = (emails.count, phones.count)
            // Most people have one of each.
            if contacts.otherEmails.isEmpty(row) {
                take(email: contacts.email.slice(row), row)
            } else {
                for email in contacts.emails(row) { take(email: email, row) }
            }
            if contacts.otherPhones.isEmpty(row) {
                take(phone: contacts.phone.slice(row), row, plan)
            } else {
                for number in contacts.phones(row) { take(phone: number, row, plan) }
            }
            hasEmail.append(emails.count > emailCount)
            hasPhone.append(phones.count > phoneCount)
        }
    }

    /// One word may be all of a name in these scripts.
    private mutating func takeSpellings(_ contacts: Contacts, _ row: Int) {
        guard let name = EastAsianName(contacts.fullName[row]), name.isWhole else { return }
        words[words.count - 1] = max(words[words.count - 1], 2)
        spellings += name.otherHashes.map { (Int32(row), $0) }
    }

    /// An address that a channel makes for a booking doesn't belong to a person.
    private mutating func take(email: ArraySlice<UInt8>, _ row: Int) {
        let hash = EmailAddress.hash(email)
        if hash != 0, !EmailAddress.isRelay(email) { emails.append((Int32(row), hash)) }
    }

    private mutating func take(phone: ArraySlice<UInt8>, _ row: Int, _ plan: DialingPlan?) {
        let number = PhoneNumber.e164(phone, plan: plan)
        if number != 0 { phones.append((Int32(row), number)) }
    }

    /// Appends the cards of the rows that follow.
    mutating func append(_ next: GuestCards) {
        names += next.names
        words += next.words
        spellings += next.spellings
        hasEmail += next.hasEmail
        hasPhone += next.hasPhone
        emails += next.emails
        phones += next.phones
    }
}
