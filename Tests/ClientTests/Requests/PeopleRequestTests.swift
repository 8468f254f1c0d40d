import Foundation
import FoundationNetworking
import InnkeeperClient
import InnkeeperCore
import InnkeeperServices
import InnkeeperWeb
import Testing

struct PeopleRequestTests {
    private let url = URL(string: "https://people.example.org/v1/people")

    @Test func `people are asked for as cards, with the token if there is one`() throws {
        let url = try #require(url)
        let open = PeopleRequest(endpoint: url).makeRequest(from: ())
        #expect(open.url == url && open.httpMethod == "GET")
        #expect(open.value(forHTTPHeaderField: "Accept")?.hasPrefix("application/vcard+json") == true)
        #expect(open.value(forHTTPHeaderField: "Authorization") == nil)
        let closed = PeopleRequest(endpoint: url, token: "s3").makeRequest(from: ())
        #expect(closed.value(forHTTPHeaderField: "Authorization") == "Bearer s3")
    }

    @Test func `cards of every shape are read`() throws {
        let request = PeopleRequest(endpoint: try #require(url))
        let bodies = [
            "[[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"n\",{},\"text\",[\"Alder\",\"Ada\",\"\",\"\",\"\"]],[\"fn\",{},\"text\",\"Ada Alder\"]]]]",
            "BEGIN:VCARD\nVERSION:4.0\nN:Alder;Ada;;;\nFN:Ada Alder\nEND:VCARD\n",
            "<?xml version=\"1.0\"?><vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"><vcard><n><surname>Alder</surname><given>Ada</given></n><fn><text>Ada Alder</text></fn></vcard></vcards>",
        ]
        for body in bodies {
            #expect(
                try request.parseResponse(data: Data(body.utf8)) == [PersonInfo(firstName: "Ada", lastName: "Alder")])
        }
        #expect(try request.parseResponse(data: Data("[]".utf8)).isEmpty)
        #expect(throws: LoadError.self) { try request.parseResponse(data: Data("{\"people\":3}".utf8)) }
    }

    @Test func `a person is posted as a card with a key`() throws {
        let person = PersonInfo(firstName: "Ada", lastName: "Alder", email: "ada@example.org")
        let request = PostPersonRequest(endpoint: try #require(url), token: "s3")
            .makeRequest(from: .init(key: "k-1", person: person))
        #expect(request.httpMethod == "POST")
        #expect(request.value(forHTTPHeaderField: "Idempotency-Key") == "k-1")
        #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/vcard+json")
        #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer s3")
        // And who reads it gets the same person
        let body = try #require(request.httpBody)
        #expect(try PeopleRequest(endpoint: try #require(url)).parseResponse(data: body) == [person])
    }

    @Test(arguments: [
        PersonInfo(firstName: "Ω \"Q\"", lastName: "O'Neil; Jr, \\x\n"), PersonInfo(firstName: "", lastName: "Inn"),
        PersonInfo(
            firstName: "Li", lastName: "Wu", birthday: PartialDate(year: 1980, month: 2, day: 29),
            email: "li@example.org"),
    ])
    func `whoever reads a card gets the person`(person: PersonInfo) throws {
        let url = try #require(URL(string: "https://example.org"))
        let read = try PeopleRequest(endpoint: url).parseResponse(data: Data(PersonCard.json(person)))
        #expect(read.count == 1)
        #expect(read.first?.firstName == person.firstName)
        #expect(read.first?.birthday == person.birthday && read.first?.email == person.email)
        // A name is one line: its line ends become blanks
        #expect(
            read.first?.lastName == person.lastName.replacing("\n", with: "")
                || read.first?.lastName == person.lastName.replacing("\n", with: " "))
    }
}
