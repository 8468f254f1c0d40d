import InnkeeperCore

/// A dataset of contacts built in memory.
func people(_ rows: [(uid: String, name: String, birthday: PartialDate?)]) -> Dataset {
    var dataset = Dataset()
    dataset.contacts = contacts(rows)
    dataset.provided = [.contacts]
    return dataset
}

private func contacts(_ rows: [(uid: String, name: String, birthday: PartialDate?)]) -> Contacts {
    var table = Contacts()
    for row in rows {
        table.records.append(.none)
        table.uid.append(row.uid)
        table.fullName.append(row.name)
        for column in [\Contacts.firstName, \.lastName, \.phone, \.email, \.otherPhones, \.otherEmails] {
            table[keyPath: column].append("")
        }
        table.birthday.append(row.birthday)
        table.birthdayState.append(row.birthday == nil ? .missing : .present)
        table.excludedFromBirthdays.append(false)
        table.rejected.append(false)
    }
    return table
}
