internal import InnkeeperCore
internal import InnkeeperFormats

// The keys of a source that is fetched from the web.

extension ConfigurationKeys {
    /// The keys of a source of `kind`, or of every kind if it is nil. If `isShown`, the URL is given without its
    /// secrets.
    static func remote(_ kind: RecordKind?, isShown: Bool) -> [Key<RemoteSource>] {
        var keys: [Key<RemoteSource>] = [
            Key(
                "url", .syntax(.webAddress), "Address to fetch the source from, instead of `files`.",
                get: { isShown ? $0.shownURL : $0.url }, set: { $0.url = $1 }),
            Key(
                "token", .syntax(.variable), "Name of the environment variable that holds the service's token.",
                at: \.token),
            Key(
                "loopback", .word(TextSyntax.loopbackNames, noun: "loopback"),
                "A name of this machine for which `url` may use plain http.", at: \.loopback),
            Key(
                "private", .flag,
                "Whether the host of `url` may be this machine or on a private or link-local network.",
                get: { $0.isPrivate ? true : nil }, set: { $0.isPrivate = $1 }),
            Key(
                "proxy", .syntax(.proxyAddress),
                "Proxy to fetch the source through; proxies from the environment are ignored.", at: \.proxy),
            Key(
                "ca", .text,
                "File of certificates (PEM) to trust in addition to the system's, relative to this file.",
                at: \.roots),
            Key(
                "timeout", .timeLimit,
                "Time limit for one response. Default: `1 min`.", at: \.timeout,
                unless: RemoteSource.usualTimeout),
            Key(
                "maxTime", .timeLimit,
                "Time limit for the whole source, with all pages and retries. Default: `10 min`.",
                at: \.totalTime, unless: RemoteSource.usualTotalTime),
            Key(
                "maxSize", .bytes, "Size limit for the whole source, unpacked. Default: `256 MiB`.",
                at: \.size,
                unless: RemoteSource.usualSize),
            Key(
                "retries", .integer(0...10),
                "How often a request is retried after a temporary failure. Default: 3.", at: \.retries,
                unless: RemoteSource.usualRetries),
        ]
        if kind ?? .places == .places {
            keys += [
                Key(
                    "near", .flag, "Whether to ask `url` for places near the property's origin.",
                    get: { $0.question == .near ? true : nil }, set: { if $1 { $0.question = .near } }),
                Key(
                    "overpass", circle,
                    "Places from OpenStreetMap around the property's origin; without `url`, the public API is used.",
                    get: {
                        if case .overpass(let tags, let radius) = $0.question {
                            Circle(tags: tags, radius: radius)
                        } else {
                            nil
                        }
                    },
                    set: { $0.question = .overpass(tags: $1.tags, radius: $1.radius) }),
            ]
        }
        if kind ?? .contacts == .contacts {
            keys.append(
                Key(
                    "post", .text,
                    "People whom the service does not have are posted to it; this file, relative to the "
                        + "configuration, remembers whom.", at: \.journal))
        }
        return keys
    }

    private struct Circle {
        var tags: [String] = []
        var radius = 0.0
    }

    private static let circle = Form<Circle>.object(
        [
            Key(
                "tags", .oneOrMore(.text), required: true, "`key` or `key=value`, such as `tourism=viewpoint`.",
                at: \.tags),
            Key(
                "within", .distance(1...200_000), required: true,
                "Distance from the origin, in metres if it is a number.", at: \.radius),
        ], Circle())

    /// Checks what the shape of a source can't express: which keys go together.
    static func checkRemote(_ source: JSONMember, _ document: JSONNode, _ check: inout ShapeCheck) {
        let node = source.node
        guard let kind = node["kind"]?.string, RecordKind(rawValue: kind) != nil else { return }
        let isRemote = node["url"] != nil || node["overpass"] != nil
        if !isRemote, node["files"] == nil {
            check.fault(at: node.position, "`files` or `url` is missing here")
        }
        for member in node.members ?? [] {
            let name = member.key
            if isRemote, ["files", "exclude", "minAge"].contains(name) {
                check.fault(at: member.keyPosition, "`\(name)` is for files; this source is fetched")
            }
            if !isRemote, remoteOnly.contains(name) {
                check.fault(at: member.keyPosition, "`\(name)` needs `url`")
            }
        }
        let asks = [node["near"], node["overpass"]].compactMap { $0 }
        if asks.count == 2, let second = asks.last {
            check.fault(at: second.position, "`near` and `overpass` are two ways to ask; keep one")
        }
        if let first = asks.first, document["property"]?["origin"] == nil {
            check.fault(at: first.position, "this needs the `origin` of `property`")
        }
        checkAddress(node, &check)
    }

    private static let remoteOnly = [
        "token", "loopback", "private", "proxy", "ca", "timeout", "maxTime", "maxSize", "retries", "near", "post",
    ]

    private static func checkAddress(_ node: JSONNode, _ check: inout ShapeCheck) {
        guard let address = node["url"], let url = address.string, url.lowercased().hasPrefix("http://"),
            let host = TextSyntax.host(of: url)
        else { return }
        if !TextSyntax.loopbackNames.contains(host) {
            check.fault(at: address.position, "`url` must be https: on the way, anybody could read and change it")
        } else if node["loopback"]?.string != host {
            if case .bool(true)? = node["private"]?.value { return }
            check.fault(at: address.position, "http to this machine needs `\"loopback\": \"\(host)\"`")
        }
    }
}

extension TextSyntax {
    static let loopbackNames = ["localhost", "127.0.0.1", "::1"]

    /// A URL without user and password, which belong in the environment.
    static let webAddress = TextSyntax(
        expected: "an address such as \"https://example.org/stays.ics\", without a password",
        pattern: "^[hH][tT][tT][pP][sS]?://[^/?#@\\s]+([/?#]\\S*)?$"
    ) { host(of: $0) != nil }

    /// A proxy to connect through (RFC 9110, 9.3.6). It takes no password, which would be sent in clear.
    static let proxyAddress = TextSyntax(
        expected: "an address such as \"http://proxy.example.org:3128\", without a password",
        pattern: "^[hH][tT][tT][pP][sS]?://[^/?#@\\s]+/?$"
    ) { address in
        host(of: address) != nil && address.dropFirst(8).allSatisfy { !"?#".contains($0) }
            && !address.dropFirst(8).dropLast().contains("/")
    }

    /// IEEE 1003.1, 8.1.
    static let variable = TextSyntax(
        expected: "the name of an environment variable, such as \"PEOPLE_TOKEN\"", pattern: "^[A-Za-z_][A-Za-z0-9_]*$"
    ) { name in
        isWord(name, with: "_") && name.first?.isNumber == false
    }

    /// The host in a URL, in lower case and without brackets; nil for anything that isn't a URL.
    static func host(of address: String) -> String? {
        let folded = address.lowercased()
        guard let scheme = ["https://", "http://"].first(where: { folded.hasPrefix($0) }) else { return nil }
        let authority = folded.dropFirst(scheme.utf8.count).prefix { !"/?#".contains($0) }
        guard !address.contains(where: { $0.isWhitespace }), !authority.contains("@"), !authority.contains("\\") else {
            return nil
        }
        let host: Substring
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            host = authority[authority.index(after: authority.startIndex)..<end]
        } else {
            host = authority.prefix { $0 != ":" }
        }
        return host.isEmpty ? nil : String(host)
    }
}
