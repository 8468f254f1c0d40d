package import InnkeeperCore

/// Sites that bookings name together in one text.
///
/// Before: bookings of `A1, A2` and of `A2`.
/// After: the first holds the sites A1 and A2, the second A2.
package struct JointSites: Sendable {
    /// The bookings' site column, with a code for each part as well; nil without joint names.
    package let column: DictionaryColumn?
    /// The codes of the parts, by the code of the joint name.
    let parts: [Int32: [Int32]]

    /// A name that is listed is that of one site, whatever it looks like.
    package init(_ sites: DictionaryColumn, listed campSites: CampSites = CampSites()) {
        var column = sites
        var parts: [Int32: [Int32]] = [:]
        var listed: Set<String>?
        for (code, name) in sites.names.enumerated() {
            let names = JointSites.parts(of: name)
            if names.isEmpty { continue }
            let known = listed ?? Set(campSites.accepted.map(\.number))
            listed = known
            if known.contains(name) { continue }
            parts[Int32(code)] = names.map { column.code(for: $0) }
        }
        self.parts = parts
        self.column = parts.isEmpty ? nil : column
    }

    /// How many sites bookings with the code name.
    package func count(_ code: Int32) -> Int { parts[code]?.count ?? 1 }

    /// The names in a text of two or more different numbers, all of them after the same word, or all with as many digits;
    /// empty for any other text.
    package static func parts(of text: String) -> [String] {
        let bytes = text.utf8
        guard bytes.count <= longest, bytes.contains(where: isMark) else { return [] }
        let parts = bytes.split(omittingEmptySubsequences: false, whereSeparator: isMark).map { Part($0) }
        guard let first = parts[0], Set(parts.map { $0?.folded }).count == parts.count,
            parts.allSatisfy({ $0.map { $0.word == first.word && $0.digits == first.digits } ?? false })
        else { return [] }
        return parts.compactMap { $0?.name }
    }

    private static let longest = 200

    /// One of `,;+&|`.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2C, 0x3B, 0x2B, 0x26, 0x7C: true
        default: false
        }
    }

    private struct Part {
        let name: String
        let folded: String
        /// The word before the number.
        let word: String
        /// The number of digits; 0 after a word, where any number will do.
        let digits: Int

        /// nil for a text that doesn't end with a number.
        init?(_ text: Substring.UTF8View) {
            let start = text.drop { $0 == 0x20 }
            guard let last = start.lastIndex(where: { $0 != 0x20 }), start[last] &- 0x30 < 10 else { return nil }
            name = String(Substring(start[...last]))
            folded = name.filter { $0 != " " }.lowercased()
            word = String(folded.prefix { !$0.isNumber })
            let number = folded.dropFirst(word.count)
            guard number.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
            digits = word.isEmpty ? number.count : 0
        }
    }
}
