@testable import Client
import Foundation
import Testing

struct NextPageTests {
    @Test(arguments: [
        ("<https://example.org/p?page=2>; rel=\"next\"", "https://example.org/p?page=2"),
        ("</a>; rel=prev, </b>; title=\"a, b\"; rel=\"last next\", </c>; rel=next", "/b"),
        ("</a>;REL = NEXT", "/a"),
        ("</a>; rel=\"nextish\"", nil),
        ("</a>; title=\"; rel=next\"", nil),
        ("</a", nil), ("", nil),
    ])
    func `the link with the relation next is found, and no other`(header: String, target: String?) {
        #expect(NextPage.link(header) == target)
    }

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
