import InnkeeperCore
import InnkeeperStages

/// Patterns for a source's files that next month's export will match too.
///
/// Before: `Buchungen 2026.csv`, and beside it a text `Preise.csv`.
/// After: `Buchungen *.csv`.
package enum ExportPatterns {
    /// `folder/*.csv` if that matches several files and only the source's; else for each file its name without the
    /// parts that change from export to export. If such a pattern would match a file outside the source, the plain
    /// names are used.
    package static func patterns(_ files: [String], among all: [String]) -> [String] {
        func fitsOnlyOwn(_ pattern: String) -> Bool {
            let glob = Glob(pattern)
            return !glob.matches(SourceFinder.configuration)
                && all.allSatisfy { !glob.matches($0) || files.contains($0) }
        }
        let endings = Set(files.map { folder($0) + "*" + Glob.literal(parts($0).ending) })
        if files.count > 1, endings.count == 1, let pattern = endings.first, pattern != "*", fitsOnlyOwn(pattern) {
            return [pattern]
        }
        var patterns: [String] = []
        for file in files {
            let wide = pattern(file)
            let chosen = wide != "*" && fitsOnlyOwn(wide) ? wide : Glob.literal(file)
            if !patterns.contains(chosen) { patterns.append(chosen) }
        }
        return patterns
    }

    /// Replaces dates, years and copy numbers with `*`, and also adds one at the end of the name. A member of an
    /// archive keeps its name.
    private static func pattern(_ file: String) -> String {
        guard !file.contains(PackedFile.mark) else { return Glob.literal(file) }
        let (stem, ending) = parts(ExportOrder.withoutCopyNumber(file).name)
        var pattern = ""
        var rest = Substring(stem)
        while let dates = dates(rest) {
            pattern += Glob.literal(String(rest[..<dates.lowerBound])) + "*"
            rest = rest[dates.upperBound...]
        }
        pattern += Glob.literal(String(rest))
        return folder(file) + pattern + (pattern.last == "*" ? "" : "*") + Glob.literal(ending)
    }

    /// The first run of numbers that contains a year or a date, with the separators between them.
    private static func dates(_ text: Substring) -> Range<String.Index>? {
        var start = text.startIndex
        while let first = text[start...].firstIndex(where: { ("0"..."9").contains($0) }) {
            let end = text[first...].firstIndex { !("0"..."9").contains($0) && !"-_.".contains($0) } ?? text.endIndex
            let run = text[first..<end]
            let numbers = run.split { "-_.".contains($0) }
            if numbers.contains(where: isYear), let last = run.lastIndex(where: { ("0"..."9").contains($0) }) {
                return first..<text.index(after: last)
            }
            start = end
        }
        return nil
    }

    private static func isYear(_ digits: Substring) -> Bool {
        guard digits.count == 4 || digits.count >= 8, let year = Int(digits.prefix(4)) else { return false }
        return (1990...2199).contains(year)
    }

    private static func folder(_ file: String) -> String {
        let parent = Paths.parent(file)
        return parent == "." ? "" : Glob.literal(parent) + "/"
    }

    private static func parts(_ file: String) -> (stem: String, ending: String) {
        let name = Paths.name(file)
        let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 } ?? name.endIndex
        return (String(name[..<dot]), String(name[dot...]))
    }
}
