/// Whether a language is one file and one line: nothing else in `Sources` names one. One line a fault.
enum LanguageChecks {
    static let list = "Sources/Languages/Languages.swift"

    /// The codes of the list, but English, which is what there is without a language.
    static func codes(_ files: [SourceText]) -> [String] {
        files.filter { $0.path == list }.flatMap { file in
            file.code.matches(of: /(?m)^ +\.(\w+),$/).map { String($0.1) }
        }.filter { $0 != "en" }
    }

    /// `.de`, `Language.de` and `"de"` outside of the list and of the language's own file. The words of other people's
    /// data (headings, feeds, months) are read in many more languages, by other names.
    static func named(_ files: [SourceText], _ codes: [String]) -> [String] {
        files.filter { $0.path != list }.flatMap { file -> [String] in
            let numbers = file.lines(where: codes.contains)
            guard !numbers.isEmpty else { return [] }
            let own = file.text.firstMatch(of: /static let (\w+) = Language\(/).map { String($0.1) }
            let lines = file.code.split(separator: "\n", omittingEmptySubsequences: false)
            return numbers.flatMap { number in
                lines[number - 1].matches(of: /(?:Language|[(\[,:=?&|] ?|\bcase )\.([a-z]{2})\b(?!\()/)
                    .map { String($0.1) }.filter { codes.contains($0) && $0 != own }
                    .map { "\(file.path):\(number): put what is particular to \($0) into its language" }
            }
        }
    }
}
