import InnkeeperConfiguration
import InnkeeperServices
import InnkeeperShell
import InnkeeperStore
import InnkeeperWeb

/// Posts the people of an order to a service, each exactly once, whatever happens in between: the journal records who
/// was posted, and the service recognises repeats by the key.
struct PostJob {
    let posting: FetchOrder.Posting
    let agent: String
    let environment: [String: String]

    func run() async -> FetchReport.Posted {
        await BlockingExecutor.runToEnd {
            var result = FetchReport.Posted(source: posting.service.source)
            do {
                try post(&result)
            } catch {
                result.failed = posting.people.count - result.posted - result.known
                result.problem =
                    (error as? ServiceError)?.userInfo["Problem"] ?? (error as? ServiceProblem)?.description
                    ?? (error as? LoadError)?.description ?? "\(type(of: error))"
            }
            return result
        }
    }

    private func post(_ result: inout FetchReport.Posted) throws {
        let session = try ServiceSession(posting.service, agent: agent, environment: environment)
        var loader = WebLoader(session.exchange, session.terms)
        let journal = try PostingJournal(posting.journal)
        let service = posting.service.remote.journalName
        for person in posting.people {
            let card = String(decoding: PersonCard.json(PersonInfo(person)), as: UTF8.self)
            guard let sent = try journal.begin(service: service, key: person.key, card: card) else {
                result.known += 1
                continue
            }
            var request = WebRequest(session.terms.address)
            request.token = session.token
            request.posted = .init(body: Array(sent.utf8), type: "application/vcard+json", key: person.key)
            do throws(LoadError) {
                try loader.post(request)
            } catch {
                // If a service is unavailable for one person, it is for the next.
                guard case .status = error, !error.isPassing else { throw error }
                try journal.forget(service: service, key: person.key)
                result.failed += 1
                result.problem = result.problem ?? error.description
                continue
            }
            try journal.end(service: service, key: person.key)
            result.posted += 1
        }
    }
}

extension PersonInfo {
    fileprivate init(_ person: FetchOrder.Person) {
        self.init(
            firstName: person.firstName, lastName: person.lastName, birthday: person.birthday,
            phoneNumber: person.phone, email: person.email)
    }
}
