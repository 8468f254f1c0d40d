import InnkeeperWeb
import Testing

struct QueryItemsTests {
    @Test(arguments: [
        ("https://example.org/near", "https://example.org/near?a=1&b=-2.5"),
        ("https://example.org/near?k=v", "https://example.org/near?k=v&a=1&b=-2.5"),
        ("https://example.org/near?", "https://example.org/near?a=1&b=-2.5"),
        ("https://example.org?k&#part", "https://example.org?k&a=1&b=-2.5"),
    ])
    func `items come after those that are there`(address: String, whole: String) {
        #expect(QueryItems.adding(["a": "1", "b": "-2.5"], to: address) == whole)
    }

    @Test func `what means something in an address is escaped`() {
        #expect(
            QueryItems.adding(["q": "a b&c=ä+~"], to: "https://e.org/") == "https://e.org/?q=a%20b%26c%3D%C3%A4%2B~")
    }

    @Test func `a query is taken off with its fragment`() {
        #expect(QueryItems.without("https://e.org/a?b#c") == "https://e.org/a")
        #expect(QueryItems.without("https://e.org/a#c?b") == "https://e.org/a")
    }
}
