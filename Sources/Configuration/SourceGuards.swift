/// What a source must be like before it is believed: an export that stopped coming, that is still arriving, or that
/// came without half of its records must not pass in silence.
package struct SourceGuards: Sendable, Equatable {
    /// Seconds after which a file is too old; nil without a limit.
    package var maxAge: Int?
    /// Seconds that a file must have been left alone before it is read.
    package var minAge: Int?
    /// The fewest records that the source may have.
    package var minRecords: Int?
    /// By how many of a hundred records the source may shrink from one run to the next.
    package var maxDropPercent: Int?

    package init() {}

    /// A length of time such as `26 h` in seconds; nil for anything else.
    package static func seconds(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        var unit = text.dropFirst(digits.count)
        if unit.first == " " { unit.removeFirst() }
        guard let number = Int(digits), number > 0,
            let size = units.first(where: { $0.name == unit })?.seconds
        else { return nil }
        let (seconds, overflow) = number.multipliedReportingOverflow(by: size)
        return overflow ? nil : seconds
    }

    /// The same written in the largest unit that gives a whole number.
    package static func text(_ seconds: Int) -> String {
        let unit = units.first { seconds % $0.seconds == 0 } ?? ("s", 1)
        return "\(seconds / unit.seconds) \(unit.name)"
    }

    private static let units = [("d", 86_400), ("h", 3_600), ("min", 60), ("s", 1)].map { (name: $0.0, seconds: $0.1) }
}
