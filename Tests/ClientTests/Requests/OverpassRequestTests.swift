import Foundation
import FoundationNetworking
import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import InnkeeperWeb
import Testing
import TestSupport

struct OverpassRequestTests {
    private func request(_ tags: [String]) throws -> OverpassRequest {
        OverpassRequest(endpoint: try #require(URL(string: OverpassRequest.publicEndpoint)), tags: tags)
    }
    private let circle = OverpassRequest.Circle(
        center: Coordinate(latitude: 37.3305, longitude: -121.8889), radius: 5000.4)

    @Test func `the query asks for each tag in the circle, centres and all`() throws {
        #expect(
            try request(["tourism=viewpoint", "natural"]).query(circle)
                == "[out:json][timeout:25];(nwr[\"tourism\"=\"viewpoint\"](around:5000,37.3305,-121.8889);"
                + "nwr[\"natural\"](around:5000,37.3305,-121.8889););out center;")
        let url = try #require(try request(["a=\"\\"]).makeRequest(from: circle).url)
        let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
        #expect(items.count == 1 && items[0].name == "data")
        #expect(items[0].value?.contains("nwr[\"a\"=\"\\\"\\\\\"]") == true)
        #expect(url.host == "overpass-api.de" && url.scheme == "https")
    }

    @Test func `a centre on no globe throws`() throws {
        let request = try request(["a"])
        #expect(throws: PointsOfInterestRequest.InvalidCoordinate.self) {
            try request.makeRequest(from: .init(center: Coordinate(latitude: 0, longitude: 181), radius: 1))
        }
    }

    @Test func `elements become places, and a remark an error, not a short list`() throws {
        let whole =
            "{\"version\":0.6,\"elements\":[{\"type\":\"node\",\"id\":1,\"lat\":1,\"lon\":2,\"tags\":{\"name\":\"Falls\"}}]}"
        #expect(try request([]).parseResponse(data: Data(whole.utf8)).map(\.name) == ["Falls"])
        let broken = whole.dropLast() + ",\"remark\":\"runtime error: Query timed out\"}"
        let request = try request([])
        #expect(throws: LoadError.partial("runtime error: Query timed out")) {
            try request.parseResponse(data: Data(broken.utf8))
        }
    }

    @Test(.enabled(if: Corpora.has("overpass-overpy")))
    func `the remarks of real answers are found`() throws {
        let files = try Corpora.files("overpass-overpy", suffixes: [".json"])
        let remarks = files.filter { OverpassRequest.remark($0.bytes) != nil }.map(\.path)
        let named = files.map(\.path).filter { $0.contains("remark") && !$0.contains("unknown") }
        #expect(!named.isEmpty)
        for path in named { #expect(remarks.contains(path), "\(path)") }
    }
}
