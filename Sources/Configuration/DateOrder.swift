package import InnkeeperCore

extension DateOrder {
    /// The order given by `dates`: `iso`, `day-first`, `month-first` or a pattern of `yyyy` or `yy`, `M`, `MM`, `MMM`
    /// or `MMMM`, `d` or `dd`: each of year, month and day once, separated by any characters except letters.
    package init?(written text: String) {
        switch text {
        case "iso": self = .iso
        case "day-first": self = .dayFirst
        case "month-first": self = .monthFirst
        default:
            guard DateOrder.isPattern(text) else { return nil }
            self = .pattern(text)
        }
    }

    /// As written in pipeline.json.
    package var written: String {
        switch self {
        case .iso: "iso"
        case .dayFirst: "day-first"
        case .monthFirst: "month-first"
        case .pattern(let pattern): pattern
        }
    }

    private static func isPattern(_ text: String) -> Bool {
        var parts: [Character] = []
        var rest = text[...]
        while let letter = rest.first {
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            guard letter.isLetter || letter.isNumber else { continue }
            guard ["yyyy", "yy", "M", "MM", "MMM", "MMMM", "d", "dd"].contains(String(run)) else { return false }
            parts.append(letter)
        }
        return parts.sorted() == ["M", "d", "y"]
    }
}
