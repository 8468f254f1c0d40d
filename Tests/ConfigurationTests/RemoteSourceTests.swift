import InnkeeperConfiguration
import Testing

struct RemoteSourceTests {
    @Test(arguments: [
        ("https://example.org/a/stays.ics?s=1", nil, "feed.ics"), ("https://example.org/export.CSV", 2, "feed-2.csv"),
        ("https://example.org", nil, "feed"), ("https://example.org/", nil, "feed"),
        ("https://example.org/v1.2/x", nil, "feed"),
        ("https://example.org/a.tar.gz#x", nil, "feed.gz"), ("https://example.org/a.%2e%2e", nil, "feed"),
        ("https://example.org/a.", nil, "feed"),
    ])
    func `a file is called for its source, with the ending of the address`(url: String, page: Int?, name: String) {
        #expect(RemoteSource.fileName(source: "feed", url: url, page: page) == name)
    }

    @Test func `a query is not shown`() {
        // Given feeds whose secret is in the query, in the path or in the fragment
        for secret in ["/a?s=secret", "/private-secret/basic.ics", "?secret", "#secret", "/secret"] {
            #expect(RemoteSource(url: "https://example.org:8443\(secret)").shownURL == "https://example.org:8443/…")
        }
        // Then only who is asked is shown, and what is not a secret stays
        #expect(RemoteSource(url: "https://example.org").shownURL == "https://example.org")
        #expect(RemoteSource(url: RemoteSource.overpass).shownURL == RemoteSource.overpass)
    }
}
