import Foundation
import InnkeeperServices
import InnkeeperStore
import Testing
import TestSupport

struct PostingJournalTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("people.journal") }

    init() throws { folder = try TemporaryFolder() }

    @Test func `what was begun is begun with the same card, until it is done, across openings`() throws {
        let first = try PostingJournal(path)
        #expect(try first.begin(service: "a", key: "1", card: "old") == "old")
        let second = try PostingJournal(path)
        #expect(try second.begin(service: "a", key: "1", card: "new") == "old")
        try second.end(service: "a", key: "1")
        #expect(try PostingJournal(path).begin(service: "a", key: "1", card: "new") == nil)
        // And another service or person is another matter
        #expect(try first.begin(service: "b", key: "1", card: "x") == "x")
        #expect(try first.begin(service: "a", key: "2", card: "y") == "y")
    }

    @Test func `who was refused is asked anew, who was taken is never forgotten`() throws {
        let journal = try PostingJournal(path)
        _ = try journal.begin(service: "a", key: "1", card: "old")
        try journal.forget(service: "a", key: "1")
        #expect(try journal.begin(service: "a", key: "1", card: "new") == "new")
        try journal.end(service: "a", key: "1")
        try journal.forget(service: "a", key: "1")
        #expect(try journal.begin(service: "a", key: "1", card: "newer") == nil)
    }

    @Test func `only its owner reads it, and it forgets what was sent`() throws {
        let journal = try PostingJournal(path)
        _ = try journal.begin(service: "a", key: "1", card: "Ada Alder")
        try journal.end(service: "a", key: "1")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(bytes.range(of: Data("Alder".utf8)) == nil)
    }

    @Test func `a file that is not a journal is an error`() throws {
        try folder.write("people.journal", String(repeating: "no database ", count: 200))
        #expect(throws: ServiceError.self) { try PostingJournal(path) }
    }
}
