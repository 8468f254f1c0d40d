internal import InnkeeperCore

/// Columns with all counts of a party in each cell, as the heading says in which order.
///
/// Before: the heading `Adults / Children / Infants` above `3 / 1 / 0`.
/// After: four guests.
enum PartyHeading {
    /// Whether the heading is one of those.
    static func isOne(_ heading: String) -> Bool {
        heading.utf8.count <= HeaderSearch.lengthLimit && known.contains(foldedWord(heading))
    }

    /// These headings, folded.
    static let all: [String] = languages.flatMap { words in
        words.adults.flatMap { adults in
            words.children.flatMap { children in
                let pair = adults + "/" + children
                return [pair] + words.infants.map { pair + "/" + $0 }
            }
        }
    }

    private static let known = Set(all)

    /// The sum of a cell's counts; a count alone is one of adults.
    static func count(_ text: String) -> CountCell {
        var sum = 0
        var isEmpty = true
        for part in text.split(separator: "/", omittingEmptySubsequences: false) {
            let digits = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            if digits.isEmpty { continue }
            guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(String(digits)), count <= 10_000
            else { return .unreadable }
            sum += count
            isEmpty = false
        }
        return isEmpty ? .missing : CountCell(sum)
    }

    /// A count with its words: "2 adults".
    static func worded(_ text: String) -> CountCell {
        let bytes = Array(text.utf8)
        return CountText.read(bytes.span, 0, bytes.count)
    }

    private static let languages: [(adults: [String], children: [String], infants: [String])] = [
        (["adults"], ["children", "kids"], ["infants", "babies"]),
        (["erwachsene"], ["kinder"], ["babys", "babies", "kleinkinder"]),
        (["adultes"], ["enfants"], ["bébés", "nourrissons"]),
        (["adultos"], ["niños", "menores", "crianças"], ["bebés", "infantes", "bebês"]),
        (["adulti"], ["bambini"], ["neonati", "infanti"]),
        (["volwassenen"], ["kinderen"], ["baby's", "babys", "peuters"]),
    ]
}
