/// A source that is fetched from the web.
package struct RemoteSource: Sendable, Equatable {
    /// As written.
    package var url: String
    /// Name of the environment variable with the token; nil to send requests without one.
    package var token: String?
    /// The loopback host that may be contacted without TLS.
    package var loopback: String?
    /// Whether the host of `url` may be this machine, or one in a private network.
    package var isPrivate = false
    /// The proxy for all requests except to this machine itself; as written.
    package var proxy: String?
    /// File of certificates trusted in addition to the system's; relative to the configuration.
    package var roots: String?
    /// Seconds for one complete response.
    package var timeout = RemoteSource.usualTimeout
    /// Seconds for the whole source, with all pages and retries.
    package var totalTime = RemoteSource.usualTotalTime
    /// Bytes of the whole source, decompressed.
    package var size = RemoteSource.usualSize
    /// How often a request is repeated after a temporary failure.
    package var retries = RemoteSource.usualRetries
    package var question = Question.plain
    /// The record of who was posted, relative to the configuration; nil for a service that is only read.
    package var journal: String?

    package enum Question: Sendable, Equatable {
        /// The URL as it is.
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
    /// The first instance listed by the OpenStreetMap wiki.
    package static let overpass = "https://overpass-api.de/api/interpreter"

    package init(url: String) { self.url = url }

    /// The URL as shown to people, reduced to the host: the path and what follows may be a secret, as in the calendar
    /// feeds of channels.
    package var shownURL: String {
        if url == RemoteSource.overpass { return url }
        let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        let host = parts.count > 2 ? parts[2].prefix { $0 != "?" && $0 != "#" } : ""
        let isAll = url.utf8.count == parts.prefix(2).joined(separator: "/").utf8.count + 1 + host.utf8.count
        return isAll ? url : "\(parts[0])//\(host)/…"
    }

    /// Identifies the service in the posting journal: the URL without its query.
    package var journalName: String {
        guard let mark = url.firstIndex(of: "?") else { return url }
        return url[..<mark] + "?…"
    }

    /// In lower case; empty for anything that isn't a URL.
    package var host: String { TextSyntax.host(of: url) ?? "" }
    /// Whether the host is a name of this machine.
    package var namesThisMachine: Bool { TextSyntax.loopbackNames.contains(host) }

    /// The maximum total time for the source, in seconds.
    package var patience: Int { max(timeout, totalTime) }

    /// The file's name in the output: the source's name with the URL's extension, so that formats can be recognised as
    /// well as by the URL.
    package static func fileName(source: String, url: String, page: Int?) -> String {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let last = path.split(separator: "/").last ?? ""
        var ending = ""
        // Only from the third part on is it not a host.
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
