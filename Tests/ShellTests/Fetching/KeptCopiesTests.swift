import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct KeptCopiesTests {
    private let folder: TemporaryFolder
    private let today = CalendarDate(dayNumber: 20_781)
    private static let now: Int64 = 20_781 * 86_400
    private static let day = 86_400

    init() throws { folder = try TemporaryFolder() }

    private static func calendar(_ events: Int) -> String {
        let event = "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20301201\r\nEND:VEVENT\r\n"
        return "BEGIN:VCALENDAR\r\n" + String(repeating: event, count: events) + "END:VCALENDAR\r\n"
    }

    private func digest(_ text: String) -> String {
        let digest = Digest()
        digest.add(Array(text.utf8)[...])
        return digest.text
    }

    private func source(_ text: String?, problem: String? = nil) -> FetchedFiles.Source {
        let files = text.map { [FetchedFiles.File(name: "feed.ics", bytes: $0.utf8.count, digest: digest($0))] }
        return FetchedFiles.Source(
            name: "feed", url: "https://example.org/feed", files: files ?? [], problem: problem)
    }

    /// What an earlier run left.
    private func leave(_ text: String, days: Int = 1, wasEmptied: Bool = false) throws {
        var past = source(text)
        past.fetchedAt = Int(KeptCopiesTests.now) - days * KeptCopiesTests.day
        past.wasEmptied = wasEmptied
        try folder.write("Out/fetched/feed.ics", text)
        let list = FetchedFiles(folder: "", sources: [past])
        try folder.write("Out/fetched/fetched.json", String(decoding: list.json, as: UTF8.self))
    }

    /// A night on which the source answers with `answer`, or not at all.
    private func fetch(_ answer: String?, maxAge: Int? = nil) throws -> FetchedFiles.Source {
        if let answer { try folder.write("new/feed.ics", answer) } else { try folder.write("new/none", "") }
        var fetched = FetchedFiles(
            folder: folder.path("new"), sources: [source(answer, problem: answer == nil ? "status 503" : nil)])
        var configured = Configuration.Source(settings: SourceSettings(name: "feed", kind: .bookings), files: [])
        configured.guards.maxAge = maxAge
        try KeptCopies(of: folder.path("Out"), today: today, now: KeptCopiesTests.now).complete(&fetched, [configured])
        return fetched.sources[0]
    }

    @Test func `a source that can't be fetched has the copy of the last run, and stays missing`() throws {
        let yesterday = KeptCopiesTests.calendar(2)
        try leave(yesterday)
        let source = try fetch(nil)
        #expect(source.problem == "status 503" && source.files.map(\.digest) == [digest(yesterday)])
        #expect(source.fetchedAt == Int(KeptCopiesTests.now) - KeptCopiesTests.day)
        #expect(try folder.read("new/feed.ics") == yesterday)
    }

    @Test(arguments: [(7, nil, true), (8, nil, false), (2, 86_400, false), (30, 40 * 86_400, true)])
    func `a copy is used for so long, counted from when it was fetched`(days: Int, maxAge: Int?, isUsed: Bool) throws {
        try leave(KeptCopiesTests.calendar(2), days: days)
        #expect(try fetch(nil, maxAge: maxAge).files.isEmpty == !isUsed)
    }

    @Test(arguments: [
        ("<html>Sorry</html>", "the response is not a calendar"),
        (String(KeptCopiesTests.calendar(5).dropLast(9)), "the answer breaks off"),
        (KeptCopiesTests.calendar(0), "the calendar has no event any more"),
    ])
    func `an answer that can't be meant is not used`(answer: String, problem: String) throws {
        let yesterday = KeptCopiesTests.calendar(3)
        try leave(yesterday)
        let source = try fetch(answer)
        #expect(source.problem == problem && source.files.map(\.digest) == [digest(yesterday)])
    }

    @Test func `a calendar that is empty a second time is`() throws {
        try leave(KeptCopiesTests.calendar(3), wasEmptied: true)
        let source = try fetch(KeptCopiesTests.calendar(0))
        #expect(source.problem == nil && source.fetchedAt == Int(KeptCopiesTests.now))
    }

    @Test func `a calendar of two events may lose both`() throws {
        try leave(KeptCopiesTests.calendar(2))
        #expect(try fetch(KeptCopiesTests.calendar(0)).problem == nil)
    }

    @Test func `a copy that is not as it was fetched is none`() throws {
        try leave(KeptCopiesTests.calendar(3))
        try folder.write("Out/fetched/feed.ics", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n")
        #expect(try fetch(nil).files.isEmpty)
    }

    @Test func `a source that was fetched says when`() throws {
        #expect(try fetch(KeptCopiesTests.calendar(1)).fetchedAt == Int(KeptCopiesTests.now))
    }

    @Test func `the copy is read, and named as missing with its moment`() throws {
        // Given a failed source with the files of an earlier run
        try leave(KeptCopiesTests.calendar(3))
        let kept = try fetch(nil)
        var configured = Configuration.Source(settings: SourceSettings(name: "feed", kind: .bookings), files: [])
        configured.remote = RemoteSource(url: "https://example.org/feed")
        // When
        let entries = FetchedFiles(folder: folder.path("new"), sources: [kept]).entries([configured])
        // Then
        #expect(entries.map(\.path) == [folder.path("new/feed.ics")])
        #expect(entries[0].problems.map(\.code) == [.sourceMissing])
        #expect("\(entries[0].problems[0].facts)".contains("status 503"))
        var found = SourceFinder.find([], root: folder.path)
        found.entries = entries
        #expect(found.isAnyMissing)
    }
}
