import Foundation
import FoundationNetworking
import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import Testing

struct PointsOfInterestRequestTests {
    private func request(_ address: String = "https://places.example.org/near") throws -> PointsOfInterestRequest {
        PointsOfInterestRequest(endpoint: try #require(URL(string: address)))
    }

    @Test func `latitude and longitude are query items beside those that are there`() throws {
        let made = try request("https://places.example.org/near?kind=hike&a=b%20c")
            .makeRequest(from: Coordinate(latitude: -33.8, longitude: 151.2))
        let url = try #require(made.url)
        #expect(url.scheme == "https" && url.host == "places.example.org" && url.path == "/near")
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
        #expect(
            items == [
                URLQueryItem(name: "kind", value: "hike"), URLQueryItem(name: "a", value: "b c"),
                URLQueryItem(name: "latitude", value: "-33.8"), URLQueryItem(name: "longitude", value: "151.2"),
            ])
        #expect(made.httpMethod == "GET")
    }

    @Test(arguments: [(90.01, 0), (-91, 0), (0, 180.5), (0, -200), (Double.nan, 0), (0, .infinity)])
    func `a position on no globe throws`(latitude: Double, longitude: Double) throws {
        let request = try request()
        #expect(throws: PointsOfInterestRequest.InvalidCoordinate.self) {
            try request.makeRequest(from: Coordinate(latitude: latitude, longitude: longitude))
        }
    }

    @Test func `places are read in whatever format they come`() throws {
        let bodies = [
            "[{\"name\":\"Falls\",\"category\":\"nature\",\"latitude\":1.5,\"longitude\":2.5}]",
            "{\"type\":\"FeatureCollection\",\"features\":[{\"type\":\"Feature\",\"properties\":{\"name\":\"Falls\",\"category\":\"nature\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[2.5,1.5]}}]}",
        ]
        for body in bodies {
            let places = try request().parseResponse(data: Data(body.utf8))
            #expect(
                places == [
                    PlaceInfo(name: "Falls", category: "nature", coordinate: .init(latitude: 1.5, longitude: 2.5))
                ])
        }
        #expect(try request().parseResponse(data: Data(" [ ]\n".utf8)) == [])
    }

    @Test func `a place without a position is left out`() throws {
        let body =
            "[{\"name\":\"A\",\"latitude\":1,\"longitude\":2},{\"name\":\"B\"},{\"name\":\"C\",\"latitude\":95,\"longitude\":2}]"
        #expect(try request().parseResponse(data: Data(body.utf8)).map(\.name) == ["A"])
    }
}
