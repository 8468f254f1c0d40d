/// A latitude or a longitude as maps, receivers and people write it.
///
/// Before: `47.6123`; `47,6123`; `47.6123° N`; `47°36'44.28"N`; `N 47° 36.738'`; `lat: 47.6123`.
/// After: 47.6123, in the last four with the knowledge that it is a latitude.
struct Degrees {
    let value: Double
    /// nil if the text doesn't say.
    let isLatitude: Bool?

    /// nil for anything else, and for a sign beside a letter that already says which half of the globe it is.
    init?(_ text: some StringProtocol) {
        if let plain = Degrees.plain(text) {
            value = plain
            isLatitude = nil
            return
        }
        guard text.utf8.count <= Degrees.longest, let parts = Parts(text), let size = parts.size else { return nil }
        let words = parts.words.compactMap { Degrees.words[$0] }
        let signs = words.compactMap(\.sign)
        let axes = Set(words.map(\.isLatitude))
        guard words.count == parts.words.count, axes.count < 2, signs.count + (parts.isNegative ? 1 : 0) < 2 else {
            return nil
        }
        value = (signs.first ?? 1) * (parts.isNegative ? -size : size)
        isLatitude = axes.first
    }

    /// The same, if it isn't said to be on the other axis.
    static func read(_ text: some StringProtocol, isLatitude: Bool) -> Double? {
        Degrees(text).flatMap { $0.isLatitude == !isLatitude ? nil : $0.value }
    }

    private static let longest = 40

    /// A number with a decimal point or comma.
    private static func plain(_ text: some StringProtocol) -> Double? {
        let bare = Substring(text).trimming { $0 == " " }
        guard !bare.isEmpty, bare.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "+-.,".utf8.contains($0) }) else { return nil }
        return Double(bare.utf8.contains(UInt8(ascii: ",")) ? bare.replacing(",", with: ".") : bare)
    }

    /// A text with two latitudes or longitudes cut before the word that begins the second, or after the one that ends
    /// the first; empty if it has other words, or not two.
    static func cut(_ text: String) -> [Substring] {
        var starts: [String.Index] = []
        var previous: Character = " "
        for index in text.indices {
            if text[index].isLetter, !previous.isLetter { starts.append(index) }
            previous = text[index]
        }
        guard starts.count == 2 else { return [] }
        let isBefore = !text[..<starts[0]].contains { $0.isNumber }
        let cut = isBefore ? starts[1] : text[starts[0]...].firstIndex { !$0.isLetter } ?? text.endIndex
        return [text[..<cut], text[cut...]].map { $0.trimming { $0 == " " || $0 == "," } }
    }

    private static let words: [String: (isLatitude: Bool, sign: Double?)] = {
        let meanings: [(isLatitude: Bool, sign: Double?, words: [String])] = [
            (true, 1, ["n", "north", "nord", "norte", "noord"]),
            (true, -1, ["s", "south", "süd", "sud", "sur", "sul", "zuid"]),
            // An "o" is the east in German and the west in French.
            (false, 1, ["e", "east", "ost", "est", "este", "leste", "oost"]),
            (false, -1, ["w", "west", "ouest", "ovest", "oeste"]),
            (true, nil, ["lat", "latitude", "breite", "latitud", "latitudine", "breedtegraad"]),
            (false, nil, ["lon", "lng", "long", "longitude", "länge", "longitud", "longitudine", "lengtegraad"]),
        ]
        var words: [String: (isLatitude: Bool, sign: Double?)] = [:]
        for meaning in meanings {
            for word in meaning.words { words[word] = (meaning.isLatitude, meaning.sign) }
        }
        return words
    }()
}

/// The words and numbers of an angle.
private struct Parts {
    var words: [String] = []
    var isNegative = false
    private var numbers: [String] = []
    /// Whether a mark or a word shows that the numbers are degrees, minutes and seconds.
    private var isMarked = false

    /// nil if it has anything else, or marks that do not follow their numbers.
    init?(_ text: some StringProtocol) {
        var previous: Character = " "
        for character in text.lowercased().replacing("''", with: "\"") {
            switch character {
            case "0"..."9", ".", ",":
                if !previous.isNumber, previous != ".", previous != "," { numbers.append("") }
                numbers[numbers.count - 1].append(character == "," ? "." : character)
            case "+", "-", "−":
                guard numbers.isEmpty, !isNegative else { return nil }
                isNegative = character != "+"
            case "°", "º", "˚", "'", "′", "’", "\"", "″", "”":
                guard numbers.count == Parts.place(of: character), previous.isNumber else { return nil }
                isMarked = true
            case ":" where numbers.isEmpty, "=" where numbers.isEmpty: break
            case ":" where previous.isNumber && numbers.count < 3: isMarked = true
            case " ", "\u{A0}", "\u{202F}": break
            case _ where character.isLetter:
                if previous.isLetter {
                    words[words.count - 1].append(character)
                } else {
                    words.append(String(character))
                }
                isMarked = true
            default: return nil
            }
            previous = character
        }
    }

    /// How many numbers there are up to a mark.
    private static func place(of mark: Character) -> Int {
        switch mark {
        case "°", "º", "˚": 1
        case "'", "′", "’": 2
        default: 3
        }
    }

    /// Degrees without a sign; nil if these are not degrees, minutes below 60 and seconds below 60, of which only the
    /// last may have decimals.
    var size: Double? {
        guard 1...3 ~= numbers.count, isMarked, numbers.dropLast().allSatisfy({ Int($0) != nil }) else { return nil }
        var size = 0.0
        for (place, number) in numbers.enumerated() {
            guard let part = Double(number), place == 0 || part < 60 else { return nil }
            size += part / [1, 60, 3600][place]
        }
        return size
    }
}

extension Substring {
    fileprivate func trimming(_ isEdge: (Character) -> Bool) -> Substring {
        let start = drop(while: isEdge)
        return start.lastIndex { !isEdge($0) }.map { start[...$0] } ?? ""
    }
}
