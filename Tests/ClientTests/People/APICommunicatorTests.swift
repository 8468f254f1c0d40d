import Foundation
import FoundationNetworking
import InnkeeperClient
import InnkeeperServices
import InnkeeperWeb
import Testing

@Suite(.timeLimit(.minutes(30)))
struct APICommunicatorTests {
    private let ada = PersonInfo(firstName: "Ada", lastName: "Willow")
    private let bert = PersonInfo(firstName: "Bert", lastName: "Alder")

    private func communicator(_ service: StubService) -> WebCommunicator {
        WebCommunicator(
            endpoint: service.url("/people"), token: "s3",
            loader: HTTPLoader(urlSession: StubService.session, options: .test()))
    }

    @Test func `the people of all pages are got, in order`() async throws {
        let cards = [ada, bert].map { "[\(String(decoding: PersonCard.json($0), as: UTF8.self))]" }
        let service = StubService { _, number in
            .answer(200, headers: number == 0 ? ["Link": "</people?page=2>; rel=next"] : [:], body: [cards[number]])
        }
        #expect(try await communicator(service).getPeople() == [ada, bert])
        #expect(service.requests.allSatisfy { $0.value(forHTTPHeaderField: "Authorization") == "Bearer s3" })
    }

    @Test func `a person is posted, and again with the same key and body after a passing failure`() async throws {
        let service = StubService { _, number in number == 0 ? .failure(.networkConnectionLost) : .answer(201) }
        try await communicator(service).postPerson(ada, idempotencyKey: "k-7")
        #expect(service.requests.count == 2)
        for request in service.requests {
            #expect(request.httpMethod == "POST" && request.url == service.url("/people"))
            #expect(request.value(forHTTPHeaderField: "Idempotency-Key") == "k-7")
            #expect(request.httpBody == Data(PersonCard.json(ada)))
        }
    }

    @Test func `a person that is refused is an error`() async {
        let service = StubService(.answer(422))
        let error = await failure { try await communicator(service).postPerson(ada, idempotencyKey: "k") }
        #expect(error == .status(422))
    }
}
