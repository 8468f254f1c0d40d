import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperStages

/// What the files of a folder reveal about each other: examined before the file in question is read, and only as
/// needed.
struct FolderEvidence {
    private let paths: [String?]
    private let files: [SourceFile]
    private let configuration: Configuration
    private let order: LoadingOrder
    /// What the files of a source show together about date order, by source name; filled once one of them leaves it
    /// open.
    private var dateOrders: [String: SharedDateOrders] = [:]

    init(_ found: FoundFiles, _ configuration: Configuration, _ order: LoadingOrder) {
        (paths, files) = (found.paths, found.files)
        (self.configuration, self.order) = (configuration, order)
    }

    /// The date order that the other files of the same source and layout show, for a file that leaves it open; nil if
    /// they show none.
    mutating func dateOrder(
        for seen: SeenDateOrder?, of file: Int, _ settings: (Int, Configuration.Source) -> SourceSettings
    ) -> DateOrder? {
        guard let open = seen, open.order == nil, let source = configuration.source(files[file].source) else {
            return nil
        }
        let name = source.settings.name
        if dateOrders[name] == nil {
            var orders = SharedDateOrders()
            for other in files.indices where other != file && files[other].source == name {
                guard let path = paths[other], let (format, _) = format(of: other, source),
                    let seen = SourceProbe.dateOrder(path, format, settings(other, source))
                else { continue }
                orders.note(seen)
            }
            dateOrders[name] = orders
        }
        return dateOrders[name]?.order(for: open)
    }

    /// How many sites the first bookings of each file name, if none of them is listed; nil if one is, or too few are
    /// named to tell.
    func sitesOutside(_ listed: SiteDirectory) -> Int? {
        let known = Set(listed.numbers.names)
        guard !known.isEmpty else { return nil }
        var named: Set<String> = []
        for file in order.files(of: .bookings, in: files).first.prefix(FolderEvidence.lookedAt) {
            guard let source = configuration.source(files[file].source), let (format, head) = format(of: file, source)
            else { continue }
            var settings = source.settings
            settings.isWorksheet = files[file].isWorksheet
            settings.siteNumbers = listed.numbers
            // Nearly always a listed site is among the very first.
            let few = head[..<(head.prefix(8 << 10).lastIndex(of: 0x0A) ?? 0)]
            if !ForeignSites.named(format, settings, Array(few)).isDisjoint(with: known) { return nil }
            named.formUnion(ForeignSites.named(format, settings, head))
            if !named.isDisjoint(with: known) { return nil }
        }
        // A single one may be a typo.
        return named.count > 1 ? named.count : nil
    }

    private static let lookedAt = 20

    private func format(of file: Int, _ source: Configuration.Source) -> (any Format.Type, head: [UInt8])? {
        guard let path = paths[file], let head = try? SmallFile.head(path, count: FormatChoice.headSize), !head.isEmpty,
            let format = order.format(of: head, path, source)
        else { return nil }
        return (format, head)
    }
}
