import Core

/// One contact as tests write it.
struct TestContact {
    var name: String
    var last = ""
    var first = ""
    var uid = ""
    var birthday: PartialDate?
    var email = ""
    var phone = ""
    var excluded = false
    var rejected = false
}

func makeContacts(_ rows: [TestContact]) -> Contacts {
    var contacts = Contacts()
    for row in rows {
        contacts.records.append(.none)
        contacts.uid.append(row.uid)
        contacts.fullName.append(row.name)
        contacts.firstName.append(row.first)
        contacts.lastName.append(row.last)
        contacts.phone.append(row.phone)
        contacts.email.append(row.email)
        contacts.birthday.append(row.birthday)
        contacts.birthdayState.append(row.birthday == nil ? .missing : .present)
        contacts.excludedFromBirthdays.append(row.excluded)
        contacts.rejected.append(row.rejected)
    }
    return contacts
}
