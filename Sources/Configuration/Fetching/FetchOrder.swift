package import Core
import Formats

/// What `innkeeper` asks of `innkeeper-fetch`: one line of JSON on its standard input, which stays open as long as the
/// answer is wanted. Secrets are not in it, only the names of the variables that hold them.
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
        /// Absolute.
        package var journal: String
        package var people: [Person]

        package init(service: Service, journal: String, people: [Person]) {
            self.service = service
            self.journal = journal
            self.people = people
        }
    }

    /// Who asks, for the services.
    package var agent: String
    /// Where the property lies.
    package var origin: Coordinate?
    /// Absolute; it is there and only this user can look into it.
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
    /// One line, with its end.
    package var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { order in
            order.field("agent", agent)
            order.field("folder", folder)
            if let origin {
                order.key("origin")
                FetchOrder.write(origin, to: &order)
            }
            order.key("sources")
            order.array { list in
                for source in sources { list.object { FetchOrder.write(source, to: &$0) } }
            }
            order.key("postings")
            order.array { list in
                for posting in postings {
                    list.object { item in
                        FetchOrder.write(posting.service, to: &item)
                        item.field("journal", posting.journal)
                        item.key("people")
                        item.array { people in
                            for person in posting.people { FetchOrder.write(person, to: &people) }
                        }
                    }
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    private static func write(_ place: Coordinate, to json: inout JSONWriter) {
        json.object { json in
            json.key("latitude")
            json.value(place.latitude)
            json.key("longitude")
            json.value(place.longitude)
        }
    }

    private static func write(_ service: Service, to json: inout JSONWriter) {
        let remote = service.remote
        json.field("source", service.source)
        json.field("url", remote.url)
        if let token = remote.token { json.field("token", token) }
        if let loopback = remote.loopback { json.field("loopback", loopback) }
        json.field("timeout", remote.timeout)
        json.field("retries", remote.retries)
        switch remote.question {
        case .plain: break
        case .near: json.field("near", true)
        case .overpass(let tags, let radius):
            json.key("tags")
            json.array { list in
                for tag in tags { list.value(tag) }
            }
            json.key("radius")
            json.value(radius)
        }
    }

    private static func write(_ person: Person, to json: inout JSONWriter) {
        json.object { json in
            json.field("key", person.key)
            json.field("first", person.firstName)
            json.field("last", person.lastName)
            if let birthday = person.birthday {
                json.key("birthday")
                json.array { parts in
                    for part in [birthday.year, birthday.month, birthday.day] {
                        if let part { parts.value(part) } else { parts.null() }
                    }
                }
            }
            json.field("phone", person.phone)
            json.field("email", person.email)
        }
    }

    /// nil for a text that is no order.
    package init?(_ json: [UInt8]) {
        guard let node = try? JSONNode(json, tokenLimit: 1 << 26), let agent = node["agent"]?.string,
            let folder = node["folder"]?.string
        else { return nil }
        var origin: Coordinate?
        if let latitude = node["origin"]?["latitude"]?.double, let longitude = node["origin"]?["longitude"]?.double {
            origin = Coordinate(latitude: latitude, longitude: longitude)
        }
        self.init(agent: agent, origin: origin, folder: folder)
        for source in node["sources"]?.elements ?? [] {
            guard let service = FetchOrder.service(source) else { return nil }
            sources.append(service)
        }
        for posting in node["postings"]?.elements ?? [] {
            guard let service = FetchOrder.service(posting), let journal = posting["journal"]?.string else {
                return nil
            }
            let people = (posting["people"]?.elements ?? []).compactMap(FetchOrder.person)
            postings.append(Posting(service: service, journal: journal, people: people))
        }
    }

    private static func service(_ node: JSONNode) -> Service? {
        guard let source = node["source"]?.string, let url = node["url"]?.string else { return nil }
        var remote = RemoteSource(url: url)
        remote.token = node["token"]?.string
        remote.loopback = node["loopback"]?.string
        remote.timeout = node["timeout"]?.integer ?? remote.timeout
        remote.retries = node["retries"]?.integer ?? remote.retries
        if case .bool(true)? = node["near"]?.value { remote.question = .near }
        if let tags = node["tags"]?.elements {
            remote.question = .overpass(tags: tags.compactMap(\.string), radius: node["radius"]?.double ?? 0)
        }
        return Service(source: source, remote: remote)
    }

    private static func person(_ node: JSONNode) -> Person? {
        guard let key = node["key"]?.string else { return nil }
        let parts = node["birthday"]?.elements?.map(\.integer) ?? []
        return Person(
            key: key, firstName: node["first"]?.string ?? "", lastName: node["last"]?.string ?? "",
            birthday: parts.count == 3 ? PartialDate(year: parts[0], month: parts[1], day: parts[2]) : nil,
            phone: node["phone"]?.string ?? "", email: node["email"]?.string ?? "")
    }
}
