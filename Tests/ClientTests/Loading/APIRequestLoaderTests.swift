import Foundation
import FoundationNetworking
import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import InnkeeperWeb
import Testing

@Suite(.timeLimit(.minutes(30)))
struct APIRequestLoaderTests {
    private let here = Coordinate(latitude: 37.3305, longitude: -121.8889)

    private func loader(_ service: StubService) -> APIRequestLoader<PointsOfInterestRequest> {
        APIRequestLoader(
            apiRequest: PointsOfInterestRequest(endpoint: service.url("/near")), urlSession: StubService.session,
            options: .test())
    }

    @Test func `the request is made, sent, and its answer read`() async throws {
        let service = StubService { request, _ in
            #expect(request.url?.query == "latitude=37.3305&longitude=-121.8889")
            return .answer(200, body: ["[{\"name\":\"Lick\",\"latitude\":37.3414,\"longitude\":-121.6429}]"])
        }
        let places = try await loader(service).loadAPIRequest(requestData: here)
        #expect(places.map(\.name) == ["Lick"])
        #expect(service.requests.count == 1)
    }

    @Test func `a coordinate that is none throws before any request`() async throws {
        let service = StubService(.answer(200, body: ["[]"]))
        let nowhere = Coordinate(latitude: 91, longitude: 0)
        let error = await failure(PointsOfInterestRequest.InvalidCoordinate.self) {
            try await loader(service).loadAPIRequest(requestData: nowhere)
        }
        #expect(error?.coordinate == nowhere)
        #expect(service.requests.isEmpty)
    }

    @Test(arguments: ["<html>", "{\"latitude\":", "", "[1,2"])
    func `a body that is not what was asked for is told as such`(body: String) async {
        let service = StubService(.answer(200, body: [body]))
        let error = await failure { try await loader(service).loadAPIRequest(requestData: here) }
        guard case .malformed? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func `pages are read one by one`() async throws {
        let service = StubService { _, number in
            .answer(
                200, headers: number < 2 ? ["Link": "<?page=\(number)>; rel=next"] : [:],
                body: ["[{\"name\":\"P\(number)\",\"latitude\":1,\"longitude\":2}]"])
        }
        let pages = try await loader(service).loadPages(requestData: here)
        #expect(pages.map { $0.map(\.name) } == [["P0"], ["P1"], ["P2"]])
    }
}
