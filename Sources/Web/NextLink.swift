/// The next page of a list, from the header `Link` (RFC 8288).
///
/// ## Before
/// `</a>; rel=prev, </b>; rel="last next"`
/// ## After
/// `/b`
package enum NextLink {
    /// The equivalent member of a body, if there is no header.
    package static let member = "next"

    /// The target of the first link whose relations include `next`.
    package static func target(_ header: String) -> String? {
        var rest = header[...]
        while let open = rest.firstIndex(of: "<") {
            guard let close = rest[open...].firstIndex(of: ">") else { return nil }
            let target = String(rest[rest.index(after: open)..<close])
            rest = rest[rest.index(after: close)...]
            let parameters = rest.split(outsideQuotes: ",", maxSplits: 1).first ?? ""
            rest = rest[parameters.endIndex...]
            if relations(parameters).contains("next") { return target }
        }
        return nil
    }

    private static func relations(_ parameters: Substring) -> [String] {
        for parameter in parameters.split(outsideQuotes: ";") {
            let pair = parameter.split(separator: "=", maxSplits: 1)
            guard pair.count == 2, pair[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else { continue }
            return pair[1].filter { $0 != "\"" }.lowercased().split(separator: " ").map(String.init)
        }
        return []
    }
}

extension Substring {
    /// Splits at each `separator` outside quotation marks.
    fileprivate func split(outsideQuotes separator: Character, maxSplits: Int = .max) -> [Substring] {
        var isQuoted = false
        return split(maxSplits: maxSplits, omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == separator && !isQuoted
        }
    }
}
