import Client
import Configuration
import Foundation
import Services
import Shell
import Store

/// Hands the people of an order to a service, each once, whatever happens in between: the journal knows who was
/// handed over, and the service knows by the key who comes again.
struct PostJob {
    let posting: FetchOrder.Posting
    let agent: String
    let environment: [String: String]

    func run() async -> FetchReport.Posted {
        var result = FetchReport.Posted(source: posting.service.source)
        do {
            try await post(&result)
        } catch {
            result.failed = posting.people.count - result.posted - result.known
            result.problem = (error as? ServiceError)?.userInfo["Problem"] ?? words(error)
        }
        return result
    }

    private func post(_ result: inout FetchReport.Posted) async throws {
        guard let url = URL(string: posting.service.remote.url) else { throw LoadError.notAnAddress }
        let request = PostPersonRequest(endpoint: url, token: try posting.service.token(environment))
        let loader = APIRequestLoader(apiRequest: request, loader: posting.service.loader(agent: agent))
        let journal = try PostingJournal(posting.journal)
        let service = posting.service.remote.shownURL
        for person in posting.people {
            let card = String(decoding: PersonCard.json(PersonInfo(person)), as: UTF8.self)
            guard let sent = try journal.begin(service: service, key: person.key, card: card) else {
                result.known += 1
                continue
            }
            do {
                try await loader.loadAPIRequest(requestData: .init(key: person.key, card: Array(sent.utf8)))
                try journal.end(service: service, key: person.key)
                result.posted += 1
            } catch let error as LoadError {
                // A service that is not there for one is not there for the next.
                guard case .status = error, !error.isPassing else { throw error }
                try journal.forget(service: service, key: person.key)
                result.failed += 1
                result.problem = result.problem ?? words(error)
            }
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
