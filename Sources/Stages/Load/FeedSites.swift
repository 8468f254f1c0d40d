package import InnkeeperCore

/// Determines the sites of calendars from their file names.
///
/// Before: `Oak-airbnb.ics` and `Sea View_vrbo (1).ics` in one folder.
/// After: the sites Oak and Sea View.
///
/// A name counts if it is that of a known site. If no list says which sites there are, it also counts if a name remains
/// for every calendar of its folder, or if calendars of several channels leave the same one. Two calendars of one
/// channel with the same remaining name can't be distinguished, so no site is inferred from it: stays on the wrong site
/// are worse than a question.
package struct FeedSites: Sendable {
    /// The known sites as written, by folded number.
    private let known: [String: String]
    /// Whether these are all sites.
    private let isComplete: Bool

    /// The known sites are the campsites or, if these aren't known, those that bookings name.
    package init(_ campSites: SiteDirectory?, _ bookings: Bookings) {
        let numbers = campSites?.numbers.names ?? Array(bookings.site.names)
        known = Dictionary(numbers.map { (foldedWord($0), $0) }) { first, _ in first }
        isComplete = campSites != nil
    }

    /// The sites of the calendars `feeds` among the files; those without one become a question.
    package func sites(of feeds: [Int], in files: [SourceFile]) -> [Int: String] {
        let names = Dictionary(uniqueKeysWithValues: feeds.map { ($0, FeedFileName(path: files[$0].path)) })
        var sites = names.compactMapValues { $0.candidates.lazy.compactMap { known[$0] }.first }
        guard !isComplete else { return sites }
        let open = names.filter { sites[$0.key] == nil }.sorted { $0.key < $1.key }
        for (_, folder) in Dictionary(grouping: open, by: \.value.folder) {
            let names = folder.map(\.value)
            let areAll = FeedSites.areDistinct(names)
            // Each site gets a single spelling.
            var spelled: [String: String] = [:]
            for (file, name) in folder where areAll || FeedSites.isOfSeveralChannels(name, among: names) {
                guard let own = name.own else { continue }
                let folded = foldedWord(own)
                spelled[folded] = spelled[folded] ?? own
                sites[file] = spelled[folded]
            }
        }
        return sites
    }

    /// What to ask about a calendar without a site: a site for the whole source if it is the only file, else for the
    /// file.
    package static func question(_ file: Int, in files: [SourceFile]) -> FindingArguments {
        let isAlone = files.count { $0.source == files[file].source } == 1
        return [.problem: .key(isAlone ? ReadingProblem.FeedSite.source : .file)]
    }

    /// Whether the name that remains is left by calendars of other channels too: it is that of a site, whatever other
    /// calendars are called.
    private static func isOfSeveralChannels(_ name: FeedFileName, among names: [FeedFileName]) -> Bool {
        guard let own = name.own.map({ foldedWord($0) }) else { return false }
        let alike = names.filter { $0.own.map { foldedWord($0) } == own }
        return !name.channels.isEmpty && alike.count > 1 && areDistinct(alike)
            && Set(alike.map(\.channels)).count > 1
    }

    /// Whether a name remains for each, and no two of one channel have the same one unless they are copies of one
    /// calendar.
    private static func areDistinct(_ names: [FeedFileName]) -> Bool {
        guard names.allSatisfy({ $0.own != nil }) else { return false }
        let groups = Dictionary(grouping: names) { "\(foldedWord($0.own ?? ""))/\($0.channels.sorted())" }
        return groups.values.allSatisfy { group in group.allSatisfy { $0.series == group[0].series } }
    }
}
