import InnkeeperWeb
import Testing

struct LoadErrorTests {
    @Test func `what may pass is told from what will not`() {
        let passing: [LoadError] = [.status(503), .status(429), .timedOut(seconds: 1), .truncated, .connection(-1004)]
        let lasting: [LoadError] = [
            .status(404), .status(501), .insecure, .tooLarge(limit: 1), .malformed("x"), .tooManyRedirects, .noResponse,
        ]
        #expect(passing.allSatisfy(\.isPassing) && !lasting.contains(where: \.isPassing))
    }

    @Test func `every number of an error can be told, those of certificates as such`() {
        for code in -2000...100 { #expect("\(LoadError.connection(code))".hasSuffix("(error \(code))")) }
        #expect("\(LoadError.connection(-1202))" == "no connection: its certificate can't be trusted (error -1202)")
    }

    @Test func `each says in words what is wrong`() {
        #expect(
            "\(LoadError.status(401))"
                == "the service answers with status 401 (it does not know us; is the token right?)")
        #expect("\(LoadError.connection(-1003))" == "no connection: there is no host of that name (error -1003)")
        #expect("\(LoadError.timedOut(seconds: 60))" == "there was no whole answer within 60 s")
    }
}
