import InnkeeperWeb
import Testing

struct NextLinkTests {
    @Test(arguments: [
        ("<https://example.org/p?page=2>; rel=\"next\"", "https://example.org/p?page=2"),
        ("</a>; rel=prev, </b>; title=\"a, b\"; rel=\"last next\", </c>; rel=next", "/b"),
        ("</a>;REL = NEXT", "/a"),
        ("</a>; rel=\"nextish\"", nil),
        ("</a>; title=\"; rel=next\"", nil),
        ("</a", nil), ("", nil),
    ])
    func `the link with the relation next is found, and no other`(header: String, target: String?) {
        #expect(NextLink.target(header) == target)
    }
}
