import InnkeeperCore

/// Shows a line of JSON with its strings blanked, except under keys known not to be personal. Keys are shown, but in an
/// object of records only those that records have.
struct JSONLineMask: LineMask {
    /// In lower case.
    private let open: Set<String>
    private let showsNumbers: Bool
    /// The keys that are shown, in lower case; nil for all.
    private let keys: Set<String>?

    /// For places: shows numbers and what the places are, but not what people wrote about them.
    init() {
        open = JSONLineMask.ofPlaces
        showsNumbers = true
        keys = nil
    }

    /// Numbers under other keys may be telephone numbers.
    init(_ open: Set<String>, keys: Set<String>? = nil) {
        self.open = open
        self.keys = keys
        showsNumbers = false
    }

    private static let ofPlaces: Set<String> = [
        "type", "id", "@id", "name", "title", "primary", "category", "categories", "class", "kind", "amenity",
        "leisure",
        "tourism", "operating_status", "business_status", "date_closed", "latitude", "longitude", "lat", "lon",
        "fsq_place_id",
    ]

    func shown(_ line: [UInt8], showValues: Bool) -> String? {
        let text = String(decoding: line, as: UTF8.self)
        if showValues { return text }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        var key = ""
        var index = 0
        while index < scalars.count {
            guard scalars[index] == "\"" else {
                let isShown = showsNumbers || open.contains(key) || JSONLineMask.marks.contains(scalars[index])
                result.append(isShown ? scalars[index] : blank(scalars[index]))
                index += 1
                continue
            }
            let end = JSONLineMask.endOfString(scalars, from: index)
            var content = String.UnicodeScalarView()
            content.append(contentsOf: scalars[index..<end])
            let next = scalars[end...].first { $0 != " " && $0 != "\t" }
            if next == ":" {
                key = String(String(content).dropFirst().dropLast()).lowercased()
                let isShown = keys?.contains(key) ?? true
                result.append(contentsOf: isShown ? content : blanked(String(content)).unicodeScalars)
            } else if open.contains(key) {
                result.append(contentsOf: content)
            } else {
                result.append(contentsOf: blanked(String(content)).unicodeScalars)
            }
            index = end
        }
        return String(result)
    }

    private static let marks: Set<Unicode.Scalar> = ["{", "}", "[", "]", ":", ","]

    /// The index after the closing quote, or the end.
    private static func endOfString(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == "\\" {
                index += 2
            } else if scalars[index] == "\"" {
                return index + 1
            } else {
                index += 1
            }
        }
        return scalars.count
    }
}
