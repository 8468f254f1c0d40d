import Foundation
import Testing
@testable import InnkeeperClient

struct NextPageTests {
    @Test func `an address is taken from where the page came from, the header before the body`() throws {
        let url = try #require(URL(string: "https://example.org/v1/people?page=1"))
        let body = Data("{\"next\":\"https://example.org/other\"}".utf8)
        var answer = HTTPResponse(url: url, status: 200, headers: ["Link": "<?page=2>; rel=next"], body: body)
        #expect(NextPage.address(answer)?.absoluteString == "https://example.org/v1/people?page=2")
        answer.headers = [:]
        #expect(NextPage.address(answer)?.absoluteString == "https://example.org/other")
        answer.body = Data("{\"next\":null}".utf8)
        #expect(NextPage.address(answer) == nil)
    }
}
