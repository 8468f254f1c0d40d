package import InnkeeperCore

/// The request from `innkeeper` to `innkeeper-fetch`: one line of JSON on its standard input, which stays open as long
/// as the answer is wanted. It contains no secrets, only the names of the variables that hold them.
package struct FetchOrder: Sendable, Equatable {
    /// How to reach one service.
    package struct Service: Sendable, Equatable {
        /// Name of the source.
        package var source: String
        package var remote: RemoteSource

        package init(source: String, remote: RemoteSource) {
            self.source = source
            self.remote = remote
        }
    }

    package struct Person: Sendable, Equatable {
        /// The same for the same person in every run.
        package var key: String
        package var firstName: String
        package var lastName: String
        package var birthday: PartialDate?
        package var phone: String
        package var email: String

        package init(
            key: String, firstName: String, lastName: String, birthday: PartialDate?, phone: String, email: String
        ) {
            self.key = key
            self.firstName = firstName
            self.lastName = lastName
            self.birthday = birthday
            self.phone = phone
            self.email = email
        }
    }

    package struct Posting: Sendable, Equatable {
        package var service: Service
        /// An absolute path.
        package var journal: String
        package var people: [Person]

        package init(service: Service, journal: String, people: [Person]) {
            self.service = service
            self.journal = journal
            self.people = people
        }
    }

    /// The user agent, for the services.
    package var agent: String
    /// The property's position.
    package var origin: Coordinate?
    /// An absolute path to an existing folder that only this user can read.
    package var folder: String
    package var sources: [Service]
    package var postings: [Posting]

    package init(
        agent: String, origin: Coordinate?, folder: String, sources: [Service] = [], postings: [Posting] = []
    ) {
        self.agent = agent
        self.origin = origin
        self.folder = folder
        self.sources = sources
        self.postings = postings
    }
}

extension FetchOrder {
    private static let service: [Key<Service>] =
        [Key("source", .anyText, required: true, at: \.source)]
        + ConfigurationKeys.remote(nil, isShown: false).map { Key($0, of: \.remote) }

    private static let person = Form<Person>.object(
        [
            Key("key", .anyText, required: true, at: \.key), Key("first", .anyText, at: \.firstName),
            Key("last", .anyText, at: \.lastName), Key("birthday", birthday, at: \.birthday),
            Key("phone", .anyText, at: \.phone), Key("email", .anyText, at: \.email),
        ], Person(key: "", firstName: "", lastName: "", birthday: nil, phone: "", email: ""))

    /// Year, month and day; -1 for an unknown one.
    private static let birthday = Form<[Int]>.list(.integer(-1...9999), 3...3).mapped(
        { numbers in
            let parts = numbers.map { $0 < 0 ? nil : $0 }
            return PartialDate(year: parts[0], month: parts[1], day: parts[2])
        }, { [$0.year ?? -1, $0.month ?? -1, $0.day ?? -1] })

    private static let nobody = Service(source: "", remote: RemoteSource(url: RemoteSource.overpass))

    private static let posting = Form<Posting>.object(
        service.map { Key($0, of: \.service) } + [
            Key("journal", .anyText, required: true, at: \.journal), Key("people", .list(person), at: \.people),
        ], Posting(service: nobody, journal: "", people: []))

    private static let form = Form<FetchOrder>.object(
        [
            Key("agent", .anyText, required: true, at: \.agent), Key("folder", .anyText, required: true, at: \.folder),
            Key("origin", ConfigurationKeys.position, at: \.origin),
            Key("sources", .list(.object(service, nobody)), at: \.sources),
            Key("postings", .list(posting), at: \.postings),
        ], FetchOrder(agent: "", origin: nil, folder: ""))

    /// One line, including its line end.
    package var json: [UInt8] { FetchOrder.form.json(self) }

    /// nil unless the text is an order.
    package init?(_ json: [UInt8]) {
        guard let order = FetchOrder.form.read(json, name: "order", tokenLimit: 1 << 26).value else { return nil }
        self = order
    }
}
