/// Codes of findings, each spelled in one place. One line a fault, `PATH:LINE: what to do`.
enum CodeChecks {
    /// Where codes are spelled: that of a rule in its own file, those of reading in their list, and all of them once more
    /// as the keys of each language's sentences.
    static let homes = [
        "Sources/Services/Rules/", "Sources/Core/Findings/ReadingCode.swift", "Sources/Languages/",
    ]

    /// Texts that hold a code as an example of one, each with the reason.
    static let examples = [
        "innkeeper explain reservation-overlap": "an example of the command line, in its help"
    ]

    /// The codes that the files of `homes` give.
    static func codes(_ files: [SourceText]) -> Set<String> {
        var codes: Set<String> = []
        for file in files where file.path.hasPrefix(homes[0]) || file.path == homes[1] {
            codes.formUnion(spelled(in: file))
        }
        return codes
    }

    /// Literals outside of comments that spell one of `codes` elsewhere.
    static func spelledElsewhere(_ files: [SourceText], codes: Set<String>) -> [String] {
        files.filter { file in !homes.contains { file.path.hasPrefix($0) } }.flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
                number, line -> [String] in
                let text = examples.keys.reduce(String(line)) { $0.replacing($1, with: "") }
                guard !text.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
                return text.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-") }
                    .filter { codes.contains(String($0)) }
                    .map { "\(file.path):\(number + 1): name the rule's code, do not spell \($0)" }
            }
        }
    }

    /// Codes that two places spell.
    static func spelledTwice(_ files: [SourceText]) -> [String] {
        var places: [String: [String]] = [:]
        for file in files where file.path.hasPrefix(homes[0]) || file.path == homes[1] {
            for code in spelled(in: file) { places[code, default: []].append(file.path) }
        }
        return places.filter { $0.value.count > 1 }.map { "\($0.key) is spelled in \($0.value.sorted())" }.sorted()
    }

    /// In a rule's file the cases of enumerations are words of its messages.
    private static func spelled(in file: SourceText) -> [String] {
        file.path == homes[1]
            ? file.text.matches(of: /case \w+ = "([a-z0-9-]+)"/).map { String($0.1) }
            : file.text.matches(of: /let code = "([a-z0-9-]+)"/).map { String($0.1) }
    }
}
