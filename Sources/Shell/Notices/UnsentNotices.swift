package import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats

/// Notices that couldn't be sent, in `.NAME.unsent.json` beside an output: the next run retries them, since it won't
/// find their causes new.
package struct UnsentNotices {
    package struct Entry: Sendable, Equatable {
        package var notice: RunNotice
        package var way: NoticeOrder.Way
        /// When it was first due, in seconds since 1970.
        package var since: Int64
    }

    /// The number of seconds after which it is no longer news.
    package static let patience: Int64 = 7 * 86_400

    private let path: String

    package init(output: String) { path = Publisher.beside(Publisher.place(of: output), "unsent.json") }

    /// The waiting notices. They are removed from the file at once: a run that is killed while sending one doesn't
    /// cause it to be sent twice. Omits those that are too old, that nobody subscribes to any more, or whose causes are
    /// gone; `causes` are today's.
    package func take(
        now: Int64, _ orders: [NoticeOrder], causes: () -> Set<String>
    ) throws -> [Entry] {
        let entries = entries
        guard !entries.isEmpty else { return [] }
        try Publisher.removeTree(path)
        let causes = causes()
        return entries.filter { entry in
            entry.since <= now && now - entry.since <= UnsentNotices.patience
                && orders.contains { $0.way == entry.way && $0.occasions.contains(entry.notice.occasion) }
                && !causes.isDisjoint(with: entry.notice.causes)
        }
    }

    package var count: Int { entries.count }

    /// Keeps them for the next run.
    package func keep(_ entries: [Entry]) throws {
        guard !entries.isEmpty else { return }
        var writer = JSONWriter(indent: 2)
        writer.array { list in
            for entry in entries {
                list.object { json in
                    json.field("since", String(entry.since))
                    switch entry.way {
                    case .mail(let address): json.field("mail", address)
                    case .file(let path): json.field("file", path)
                    }
                    json.field("on", entry.notice.occasion.rawValue)
                    json.field("subject", entry.notice.subject)
                    json.field("text", entry.notice.text)
                    json.key("causes")
                    json.array { list in for cause in entry.notice.causes { list.value(cause) } }
                }
            }
        }
        writer.newline()
        try SmallFile.replace(path, with: writer.bytes, mode: 0o600)
    }

    private var entries: [Entry] {
        guard let node = try? JSONNode(SmallFile.read(path)) else { return [] }
        return (node.elements ?? []).compactMap(UnsentNotices.entry)
    }

    private static func entry(_ node: JSONNode) -> Entry? {
        guard let since = node["since"]?.string.flatMap({ Int64($0) }),
            let occasion = node["on"]?.string.flatMap(NoticeOrder.Occasion.init(rawValue:)),
            let subject = node["subject"]?.string, let text = node["text"]?.string,
            let way = node["mail"]?.string.map(NoticeOrder.Way.mail) ?? node["file"]?.string.map(NoticeOrder.Way.file)
        else { return nil }
        var notice = RunNotice(occasion, subject: subject, text: text)
        notice.causes = (node["causes"]?.elements ?? []).compactMap(\.string)
        return Entry(notice: notice, way: way, since: since)
    }
}
