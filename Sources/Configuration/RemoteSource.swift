/// A source that is fetched from the web.
package struct RemoteSource: Sendable, Equatable {
    /// As written.
    package var url: String
    /// Name of the environment variable that holds the token; nil to ask without one.
    package var token: String?
    /// The name of this machine that may be asked without TLS.
    package var loopback: String?
    /// Whether the host of `url` may be this machine, or one of a private network.
    package var isPrivate = false
    /// Through which all is asked but this machine itself; as written.
    package var proxy: String?
    /// File of certificates that are trusted besides the system's; relative to the configuration.
    package var roots: String?
    /// Seconds for one whole answer.
    package var timeout = RemoteSource.usualTimeout
    /// Seconds for the whole source, with all pages and repetitions.
    package var totalTime = RemoteSource.usualTotalTime
    /// Bytes of the whole source, unpacked.
    package var size = RemoteSource.usualSize
    /// How often a request that failed in passing is sent again.
    package var retries = RemoteSource.usualRetries
    package var question = Question.plain
    /// Where it is remembered who was posted, relative to the configuration; nil for a service that is only read.
    package var journal: String?

    package enum Question: Sendable, Equatable {
        /// The address as it is.
        case plain
        /// With the property's position.
        case near
        /// Places with these tags within that many metres of the property, from the Overpass API.
        case overpass(tags: [String], radius: Double)
    }

    package static let usualTimeout = 60
    package static let usualTotalTime = 600
    package static let usualSize = 256 << 20
    package static let usualRetries = 3
    /// The instance that the OpenStreetMap wiki names first.
    package static let overpass = "https://overpass-api.de/api/interpreter"

    package init(url: String) { self.url = url }

    /// The address for people, which says only who is asked: the path and what follows may be a secret, as in the
    /// calendar feeds of channels.
    package var shownURL: String {
        if url == RemoteSource.overpass { return url }
        let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let host = parts.count > 2 ? parts[2].prefix { $0 != "?" && $0 != "#" } : ""
        let isAll = url.utf8.count == parts.prefix(2).joined(separator: "/").utf8.count + 1 + host.utf8.count
        return isAll ? url : "\(parts[0])//\(host)/…"
    }

    /// By which the posting journal knows the service: the address without its query.
    package var journalName: String {
        guard let mark = url.firstIndex(of: "?") else { return url }
        return url[..<mark] + "?…"
    }

    /// In lower case; empty for what is not an address.
    package var host: String { TextSyntax.host(of: url) ?? "" }
    /// Whether the host is this machine by its name.
    package var namesThisMachine: Bool { TextSyntax.loopbackNames.contains(host) }

    /// The longest that the source may take in all, in seconds.
    package var patience: Int { max(timeout, totalTime) }

    /// The file's name in the output, which tells formats apart as well as the address does: the source's, with the
    /// ending of the address.
    package static func fileName(source: String, url: String, page: Int?) -> String {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let last = path.split(separator: "/").last ?? ""
        var ending = ""
        // At least the third part is not a host.
        if path.split(separator: "/").count > 2, let dot = last.lastIndex(of: ".") {
            let letters = last[last.index(after: dot)...]
            if (1...8).contains(letters.utf8.count), letters.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
            {
                ending = "." + letters.lowercased()
            }
        }
        return source + (page.map { "-\($0)" } ?? "") + ending
    }
}
