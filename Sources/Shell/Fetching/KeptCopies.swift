package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperStages

/// Copies of a source from an earlier run, for a run that can't fetch it.
///
/// Before: a channel answers with status 503, and the output has its calendar of yesterday.
/// After: yesterday's calendar is read. The source still counts as missing, and the finding gives the date of the copy.
package struct KeptCopies {
    /// How old a copy may be if the source has no `maxAge`, in seconds.
    package static let usualAge = 7 * 86_400
    /// A calendar with this many future events isn't trusted if it is suddenly empty.
    private static let manyEvents = 3

    private let earlier: FetchedFiles?
    private let today: CalendarDate
    private let now: Int64

    /// `output` (absolute) is the output folder of the earlier run; if nothing was fetched in it, there are no copies.
    /// `now` is in seconds since 1970.
    package init(of output: String, today: CalendarDate, now: Int64) {
        earlier = try? FetchedFiles(of: Paths.join(output, FetchedFiles.folderName))
        self.today = today
        self.now = now
    }

    /// Notes when the sources were fetched, and gives those that weren't, or without usable content, their last good
    /// copy, unless it is too old.
    package func complete(_ fetched: inout FetchedFiles, _ sources: [Configuration.Source]) throws {
        for index in fetched.sources.indices {
            let source = fetched.sources[index]
            let guards = sources.first { $0.settings.name == source.name }?.guards
            guard let copy = copy(of: source, maxAge: guards?.maxAge ?? KeptCopies.usualAge),
                let flaw = try flaw(in: source, of: fetched, beside: copy)
            else {
                if source.problem == nil { fetched.sources[index].fetchedAt = Int(now) }
                continue
            }
            for file in source.files { try Posix.unlink(Paths.join(fetched.folder, file.name)) }
            for (file, bytes) in copy.files {
                try OutputFile.write(bytes, to: Paths.join(fetched.folder, file.name))
            }
            fetched.sources[index].files = copy.files.map(\.file)
            fetched.sources[index].problem = flaw.text
            fetched.sources[index].wasEmptied = flaw == .emptied
            fetched.sources[index].fetchedAt = copy.fetchedAt
        }
    }

    private struct Copy {
        var files: [(file: FetchedFiles.File, bytes: [UInt8])]
        var fetchedAt: Int
        var wasEmptied: Bool
    }

    /// nil if there is none, or it has changed since it was fetched, or it is too old.
    private func copy(of source: FetchedFiles.Source, maxAge: Int) -> Copy? {
        guard let earlier,
            let own = earlier.sources.first(where: { $0.name == source.name && $0.url == source.url }),
            !own.files.isEmpty, let fetchedAt = own.fetchedAt, (0...Int64(maxAge)).contains(now - Int64(fetchedAt)),
            let files = try? own.files.map({ (file: $0, bytes: try earlier.bytes(of: $0)) })
        else { return nil }
        return Copy(files: files, fetchedAt: fetchedAt, wasEmptied: own.wasEmptied)
    }

    private enum Flaw: Equatable {
        case notFetched(String)
        case noCalendar
        case cut
        case emptied

        var text: String {
            switch self {
            case .notFetched(let problem): problem
            case .noCalendar: "the response is not a calendar"
            case .cut: "the answer breaks off"
            case .emptied: "the calendar has no event any more"
            }
        }
    }

    /// Why what was fetched isn't used; nil if it is.
    private func flaw(in source: FetchedFiles.Source, of fetched: FetchedFiles, beside copy: Copy) throws -> Flaw? {
        if let problem = source.problem { return .notFetched(problem) }
        let earlier = copy.files.map { FeedAnswer($0.bytes) }
        guard earlier.allSatisfy(\.isCalendar) else { return nil }
        let answers = try source.files.map { FeedAnswer(try fetched.bytes(of: $0)) }
        if !answers.allSatisfy(\.isCalendar) { return .noCalendar }
        if !answers.allSatisfy(\.isWhole) { return .cut }
        func events(_ answers: [FeedAnswer]) -> Int { answers.reduce(0) { $0 + $1.events(from: today) } }
        // Empty for the second time: believe it.
        let isEmptied = !copy.wasEmptied && events(earlier) >= KeptCopies.manyEvents && events(answers) == 0
        return isEmptied ? .emptied : nil
    }
}
