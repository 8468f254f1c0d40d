import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct RemoteKeysTests {
    /// A configuration with one source of `kind` and these members.
    private func read(_ kind: String, _ members: String, property: String = "{}") -> ReadText {
        ReadText(
            "{\"version\": 1, \"property\": \(property), \"sources\": {\"a\": {\"kind\": \"\(kind)\", \(members)}}}")
    }
    private let origin = "{\"origin\": {\"latitude\": 1, \"longitude\": 2}}"

    @Test func `an address stands in place of files, with its own keys`() throws {
        let read = read(
            "contacts",
            "\"url\": \"https://example.org/p?a=b\", \"token\": \"P_TOKEN\", \"timeout\": \"PT1M30S\", \"retries\": 0, "
                + "\"private\": true, \"proxy\": \"http://proxy.example.org:3128\", \"ca\": \"roots.pem\", "
                + "\"maxTime\": \"PT2M\", \"maxSize\": \"3 MiB\", "
                + "\"post\": \"people.journal\"")
        let source = try #require(read.configuration?.sources.first)
        var expected = RemoteSource(url: "https://example.org/p?a=b")
        expected.token = "P_TOKEN"
        expected.timeout = 90
        expected.retries = 0
        expected.journal = "people.journal"
        expected.isPrivate = true
        expected.proxy = "http://proxy.example.org:3128"
        expected.roots = "roots.pem"
        expected.totalTime = 120
        expected.size = 3 << 20
        #expect(source.remote == expected && source.files.isEmpty)
    }

    @Test func `places can be asked for around the property`() throws {
        let near = read("places", "\"near\": true, \"url\": \"https://example.org/p\"", property: origin)
        #expect(near.configuration?.sources.first?.remote?.question == .near)
        let map = read(
            "places", "\"overpass\": {\"tags\": [\"tourism=viewpoint\", \"natural\"], \"within\": \"5 km\"}",
            property: origin)
        let remote = try #require(map.configuration?.sources.first?.remote)
        #expect(remote.question == .overpass(tags: ["tourism=viewpoint", "natural"], radius: 5000))
        #expect(remote.url == RemoteSource.overpass)
    }

    @Test(arguments: [
        (
            "bookings", "\"url\": »\"example.org\"",
            "`url` must be an address such as \"https://example.org/stays.ics\", without a password, not \"example.org\""
        ),
        ("bookings", "\"url\": »\"https://me:secret@example.org/\"", nil),
        (
            "bookings", "\"url\": »\"http://example.org/a\"",
            "`url` must be https: on the way, anybody could read and change it"
        ),
        ("bookings", "\"url\": »\"http://localhost:80/a\"", "http to this machine needs `\"loopback\": \"localhost\"`"),
        ("bookings", "\"url\": \"https://example.org\", \"proxy\": »\"http://me:pw@example.org:3128\"", nil),
        ("bookings", "\"url\": \"https://example.org\", \"proxy\": »\"https://example.org/a\"", nil),
        ("bookings", "\"url\": \"https://example.org\", \"proxy\": »\"socks5://example.org\"", nil),
        ("bookings", "\"files\": [\"a\"], »\"private\": true", "`private` needs `url`"),
        ("bookings", "\"files\": [\"a\"], »\"maxSize\": \"1 MiB\"", "`maxSize` needs `url`"),
        (
            "bookings", "\"url\": »\"http://[::1]/a\", \"loopback\": \"localhost\"",
            "http to this machine needs `\"loopback\": \"::1\"`"
        ),
        ("bookings", "\"url\": \"https://example.org/a\", \"loopback\": »\"example.org\"", nil),
        (
            "bookings", "\"url\": \"https://example.org\", »\"files\": [\"a\"]",
            "`files` is for files; this source is fetched"
        ),
        (
            "bookings", "\"url\": \"https://example.org\", »\"minAge\": \"2 d\"",
            "`minAge` is for files; this source is fetched"
        ),
        ("bookings", "\"files\": [\"a\"], »\"token\": \"T\"", "`token` needs `url`"),
        (
            "bookings", "\"url\": \"https://example.org\", \"token\": »\"my-token\"",
            "`token` must be the name of an environment variable, such as \"PEOPLE_TOKEN\", not \"my-token\""
        ),
        (
            "bookings", "\"url\": \"https://example.org\", \"timeout\": »\"PT0S\"",
            "`timeout` must be a length of time from 1 s to 1 h, such as \"30 s\", not \"PT0S\""
        ),
        ("bookings", "\"url\": \"https://example.org\", »\"near\": true", "`near` says nothing about bookings"),
        ("places", "\"url\": \"https://example.org\", »\"post\": \"j\"", "`post` says nothing about places"),
        ("places", "\"url\": \"https://example.org\", \"near\": »true", "this needs the `origin` of `property`"),
        ("places", "\"files\": [\"a\"], »\"near\": true", "`near` needs `url`"),
        ("places", "\"overpass\": »{\"tags\": \"a\"}", nil),
    ])
    func `keys that do not go together are faults, where they stand`(kind: String, members: String, message: String?) {
        let property = members.contains("origin") || members.contains("\"near\": »") ? "{}" : origin
        let read = read(kind, members, property: members.contains("»\"near\"") ? origin : property)
        #expect(read.messages.count == 1, "\(read.messages)")
        if let message { #expect(read.messages == [message]) }
        #expect(read.places == read.markedPlaces)
    }

    @Test func `a source that is fetched may say how old its last good copy may be`() {
        #expect(
            read("bookings", "\"url\": \"https://example.org\", \"maxAge\": \"2 d\"", property: "{}").messages == [])
    }

    @Test func `a source of nothing is a fault, and so is one that is asked in two ways`() {
        let none = ReadText("{\"version\": 1, \"sources\": {\"a\": »{\"kind\": \"places\"}}}")
        #expect(none.messages == ["`files` or `url` is missing here"] && none.places == none.markedPlaces)
        let both = read(
            "places",
            "\"url\": \"https://example.org\", \"near\": true, \"overpass\": »{\"tags\": \"a\", \"within\": 5}",
            property: origin)
        #expect(both.messages == ["`near` and `overpass` are two ways to ask; keep one"])
        #expect(both.places == both.markedPlaces)
    }

    @Test func `what is written of a remote source hides the query and keeps the rest`() throws {
        let text =
            "\"url\": \"https://example.org/p?s=secret\", \"token\": \"T\", \"near\": true, \"timeout\": \"PT5S\", \"retries\": 1"
        let configuration = try #require(read("places", text, property: origin).configuration)
        let written = String(decoding: ConfigurationWriter.json(configuration), as: UTF8.self)
        #expect(!written.contains("secret") && written.contains("https://example.org/…"))
        let again = try #require(ReadText(written).configuration?.sources.first?.remote)
        var expected = try #require(configuration.sources.first?.remote)
        expected.url = expected.shownURL
        #expect(again == expected)
    }
}
