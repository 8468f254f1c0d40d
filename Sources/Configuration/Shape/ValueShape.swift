internal import InnkeeperCore
internal import InnkeeperFormats

/// What a value of `pipeline.json` may be. One description serves both validation (`ShapeCheck`) and the JSON Schema
/// (`ConfigurationSchema`), so that they can't diverge.
indirect enum ValueShape: Sendable {
    /// Non-empty text.
    case text
    /// Any text.
    case anyText
    case flag
    case integer(ClosedRange<Int>)
    case number(ClosedRange<Double>)
    /// One of a few words. `noun` names them in messages.
    case word([String], noun: String)
    /// Text with a given syntax.
    case syntax(TextSyntax)
    /// A text of the first shape, or a value of the second, which is not text.
    case textOr(ValueShape, ValueShape)
    /// An array with a minimum and a maximum number of values.
    case list(ValueShape, ClosedRange<Int>)
    /// One value, or a non-empty array.
    case oneOrMore(ValueShape)
    /// An object with these keys; `noun` names a key in messages.
    case object([KeySpec], noun: String = "key")
    /// An object with free keys.
    case map(keys: TextSyntax, values: ValueShape, least: Int)
    /// A text of the first shape, or an object with exactly one of these keys.
    case choice(text: ValueShape, [KeySpec], noun: String)
    /// An object whose keys depend on the word under `key`.
    case variants(key: String, [Variant])
    /// Severities by code or code prefix.
    case ruleLevels([any Rule])

    struct Variant: Sendable {
        var word: String
        var keys: [KeySpec]
    }

    /// What messages say was expected.
    var expected: String {
        switch self {
        case .text, .anyText: "a string"
        case .flag: "true or false"
        case .integer(let range) where range.upperBound == .max: "a whole number from \(range.lowerBound)"
        case .integer(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range):
            "a number from \(ValueShape.written(range.lowerBound)) to \(ValueShape.written(range.upperBound))"
        case .word(let words, _): "one of " + words.map { "`\($0)`" }.joined(separator: ", ")
        case .syntax(let syntax): syntax.expected
        case .textOr(let text, let other): "\(text.expected) or \(other.expected)"
        case .list(_, let range) where range.lowerBound == range.upperBound: "an array of \(range.lowerBound)"
        case .list: "an array"
        case .oneOrMore(let one): "\(one.expected) or an array of such"
        case .object, .map, .variants, .ruleLevels: "an object"
        case .choice(_, _, let noun): "the name of a \(noun) or an object with one"
        }
    }

    /// A bound without an unnecessary `.0`.
    static func written(_ bound: Double) -> String {
        Int(exactly: bound).map(String.init) ?? "\(bound)"
    }
}
