import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing

struct NewPeopleTests {
    /// Contacts of a file (0) and of the service (1), one row a name.
    private func dataset(_ rows: [(name: String, file: Int32)], format: String = "vcard") -> Dataset {
        var dataset = Dataset()
        for (number, name) in ["guests", "service"].enumerated() {
            dataset.files.append(SourceFile(source: name, kind: .contacts, path: "\(number).vcf"))
            dataset.files[number].format = number == 1 ? format : "vcard"
        }
        for (name, file) in rows {
            var record = RecordReference.none
            record.file = file
            dataset.contacts.records.append(record)
            dataset.contacts.uid.append("")
            dataset.contacts.fullName.append(name)
            dataset.contacts.firstName.append("")
            dataset.contacts.lastName.append("")
            dataset.contacts.phone.append("408-555-0101")
            dataset.contacts.email.append("")
            dataset.contacts.otherPhones.append("")
            dataset.contacts.otherEmails.append("")
            dataset.contacts.birthday.append(nil)
            dataset.contacts.birthdayState.append(.missing)
            dataset.contacts.excludedFromBirthdays.append(false)
            dataset.contacts.rejected.append(false)
        }
        dataset.provided.insert(.contacts)
        dataset.persons = Persons(dataset.contacts)
        return dataset
    }

    private func source(journal: String? = "people.journal") -> Configuration.Source {
        var source = Configuration.Source(settings: SourceSettings(name: "service", kind: .contacts), files: [])
        source.remote = RemoteSource(url: "https://example.org/people")
        source.remote?.journal = journal
        return source
    }

    private func names(_ dataset: Dataset, _ source: Configuration.Source) -> [String]? {
        NewPeople.posting(source, dataset, journalsIn: "/here")?.people.map(\.lastName)
    }

    @Test func `those whom the service has not are new, each once, whoever stands first`() {
        let rows: [(String, Int32)] = [
            ("Ada Alder", 0), ("Bert Birch", 0), ("Bert Birch", 0), ("Cleo Cedar", 1), ("Ada Alder", 1),
            ("Cleo Cedar", 0),
        ]
        #expect(names(dataset(rows), source()) == ["Bert Birch"])
        let posting = NewPeople.posting(source(), dataset(rows), journalsIn: "/here")
        #expect(posting?.journal == "/here/people.journal")
    }

    @Test func `nobody is posted to a service that is only read, or that could not be read`() {
        #expect(names(dataset([("Ada", 0)]), source(journal: nil)) == nil)
        #expect(names(dataset([("Ada", 0)], format: ""), source()) == nil)
    }

    @Test func `a person has the same key in every run and another than others`() {
        let first = NewPeople.posting(source(), dataset([("Ada Alder", 0), ("Bert Birch", 0)]), journalsIn: "/")
        let second = NewPeople.posting(source(), dataset([("Bert Birch", 0), ("ADA  ALDER", 0)]), journalsIn: "/")
        let keys = (first?.people ?? []).map(\.key)
        #expect(Set(keys).count == 2)
        #expect((second?.people ?? []).map(\.key) == keys.reversed())
    }
}
