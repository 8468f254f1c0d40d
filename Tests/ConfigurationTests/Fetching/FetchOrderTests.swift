import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct FetchOrderTests {
    private var order: FetchOrder {
        var near = RemoteSource(url: "https://example.org/a?b=\"c\"")
        near.token = "TOKEN"
        near.loopback = "::1"
        near.timeout = 5
        near.retries = 0
        near.isPrivate = true
        near.proxy = "https://proxy.example.org"
        near.roots = "/etc/root certificates.pem"
        near.totalTime = 7
        near.size = 1 << 20
        near.question = .near
        var overpass = RemoteSource(url: RemoteSource.overpass)
        overpass.question = .overpass(tags: ["tourism=viewpoint", "a\\"], radius: 1500.5)
        let people = [
            FetchOrder.Person(
                key: "k1", firstName: "Ada \"A\"", lastName: "Älder", birthday: PartialDate(month: 2, day: 29),
                phone: "+1",
                email: "ada@example.org"),
            FetchOrder.Person(key: "k2", firstName: "", lastName: "Inn", birthday: nil, phone: "", email: ""),
        ]
        return FetchOrder(
            agent: "innkeeper/1", origin: Coordinate(latitude: -33.8, longitude: 151.2), folder: "/a b/\n",
            sources: [.init(source: "one", remote: near), .init(source: "two", remote: overpass)],
            postings: [
                .init(
                    service: .init(source: "one", remote: RemoteSource(url: "https://x.org")), journal: "/j",
                    people: people)
            ])
    }

    @Test func `an order is one line and says the same when it is read`() {
        let line = order.json
        #expect(line.last == 0x0A && !line.dropLast().contains(0x0A))
        #expect(FetchOrder(line) == order)
    }

    @Test(arguments: ["", "{}", "[]", "{\"agent\":\"a\"}", "{\"agent\":\"a\",\"folder\":\"f\",\"sources\":[{}]}"])
    func `what is not an order is not read`(text: String) {
        #expect(FetchOrder(Array(text.utf8)) == nil)
    }
}
