import InnkeeperConfiguration
import InnkeeperServices
import InnkeeperShell
import InnkeeperStore
import InnkeeperWeb

/// Hands the people of an order to a service, each once, whatever happens in between: the journal knows who was
/// handed over, and the service knows by the key who comes again.
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
                // A service that is not there for one is not there for the next.
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
