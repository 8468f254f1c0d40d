package import InnkeeperCore

/// One contact as tests write it.
package struct TestContact {
    package var name: String
    package var last: String
    package var first: String
    package var uid: String
    package var birthday: PartialDate?
    package var email: String
    package var phone: String
    package var otherEmails: [String]
    package var otherPhones: [String]
    package var excluded: Bool
    package var rejected: Bool

    package init(
        name: String, last: String = "", first: String = "", uid: String = "", birthday: PartialDate? = nil,
        email: String = "", phone: String = "", otherEmails: [String] = [], otherPhones: [String] = [],
        excluded: Bool = false, rejected: Bool = false
    ) {
        self.name = name
        self.last = last
        self.first = first
        self.uid = uid
        self.birthday = birthday
        self.email = email
        self.phone = phone
        self.otherEmails = otherEmails
        self.otherPhones = otherPhones
        self.excluded = excluded
        self.rejected = rejected
    }
}

package func makeContacts(_ rows: [TestContact]) -> Contacts {
    var contacts = Contacts()
    for row in rows {
        contacts.records.append(.none)
        contacts.uid.append(row.uid)
        contacts.fullName.append(row.name)
        contacts.firstName.append(row.first)
        contacts.lastName.append(row.last)
        contacts.phone.append(row.phone)
        contacts.email.append(row.email)
        contacts.otherPhones.append(row.otherPhones.joined(separator: "\n"))
        contacts.otherEmails.append(row.otherEmails.joined(separator: "\n"))
        contacts.birthday.append(row.birthday)
        contacts.birthdayState.append(row.birthday == nil ? .missing : .present)
        contacts.excludedFromBirthdays.append(row.excluded)
        contacts.rejected.append(row.rejected)
    }
    return contacts
}
