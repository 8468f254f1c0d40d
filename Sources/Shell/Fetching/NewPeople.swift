package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperServices

/// The people to post to a service: everyone in the contacts whom the service doesn't have.
package enum NewPeople {
    /// One entry per person, in the order of the contacts; nil for a source that isn't posted to.
    ///
    /// A source that couldn't be read has no people, which says nothing about the service: then nobody counts as new.
    package static func posting(
        _ source: Configuration.Source, _ dataset: Dataset, journalsIn folder: String
    ) -> FetchOrder.Posting? {
        guard let remote = source.remote, let journal = remote.journal else { return nil }
        let name = source.settings.name
        let files = dataset.files.indices.filter { dataset.files[$0].source == name }
        guard !files.isEmpty, files.allSatisfy({ !dataset.files[$0].format.isEmpty }) else { return nil }
        let contacts = dataset.contacts
        guard let standIns = dataset.persons?.standIns else { return nil }
        var known: Set<Int32> = []
        for row in contacts.records.indices where files.contains(Int(contacts.records[row].file)) {
            known.insert(standIns[row])
        }
        let people = standIns.indices.filter { standIns[$0] == Int32($0) && !known.contains(Int32($0)) }
            .filter { !files.contains(Int(contacts.records[$0].file)) }
            .map { person(contacts, $0) }
        return FetchOrder.Posting(
            service: .init(source: name, remote: remote), journal: Paths.join(folder, journal), people: people)
    }

    private static func person(_ contacts: Contacts, _ row: Int) -> FetchOrder.Person {
        let hasParts = !contacts.firstName[row].isEmpty || !contacts.lastName[row].isEmpty
        var hash = Hash64()
        for part in [
            foldedName(contacts.fullName[row]), contacts.phone[row].filter(\.isNumber),
            contacts.email[row].lowercased(),
        ] { hash.add(part: part) }
        return FetchOrder.Person(
            key: "innkeeper-" + Hash64.hex(hash.value), firstName: hasParts ? contacts.firstName[row] : "",
            lastName: hasParts ? contacts.lastName[row] : contacts.fullName[row], birthday: contacts.birthday[row],
            phone: contacts.phone[row], email: contacts.email[row])
    }
}
