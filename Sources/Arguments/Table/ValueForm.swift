internal import InnkeeperConfiguration
internal import InnkeeperCore
internal import InnkeeperLanguages

/// The possible values of an option or operand. Help, the man page and completions are generated from it.
package enum ValueShape: Sendable, Equatable {
    case choice([String])
    /// A code in the catalogue.
    case code
    /// `YYYY-MM-DD`.
    case date
    case file
    case folder
    /// A pattern for paths.
    case glob
    case integer(ClosedRange<Int>)
    /// A file or a folder.
    case path
    /// A number of bytes: `256 MiB`.
    case size
    /// `LAT,LON` in decimal degrees.
    case position
    /// The name of an output table.
    case table

    /// The placeholder for the value in help: `DATE`.
    package var placeholder: String {
        switch self {
        case .choice(let words): words.joined(separator: "|")
        case .code: "CODE"
        case .date: "DATE"
        case .file: "FILE"
        case .folder: "DIR"
        case .glob: "GLOB"
        case .integer: "N"
        case .path: "PATH"
        case .position: "LAT,LON"
        case .size: "SIZE"
        case .table: "TABLE"
        }
    }
}

/// Stores a typed text; returns what is wrong with it, or nil. `name` is that of the option or operand.
typealias ValueReading = @Sendable (_ name: String, _ text: String, inout CommandOptions) -> String?

/// A shape and the function that parses such a value.
struct ValueForm<Value>: Sendable {
    let shape: ValueShape
    /// nil for an invalid text.
    let read: @Sendable (String) -> Value?
    /// What is wrong with an invalid text; follows the option's name.
    let complaint: @Sendable (String) -> String

    func reading(_ set: @escaping @Sendable (inout CommandOptions, Value) -> Void) -> ValueReading {
        { name, text, options in
            guard let value = read(text) else { return "\(name) \(complaint(text))" }
            set(&options, value)
            return nil
        }
    }
}

extension ValueForm where Value == String {
    static let file = ValueForm(.file, orComplain: "needs a file, not an empty string")
    static let folder = ValueForm(.folder, orComplain: "needs a folder, not an empty string")

    /// Any text; the shape says what it represents.
    static func text(_ shape: ValueShape) -> ValueForm { ValueForm(shape: shape, read: { $0 }, complaint: { $0 }) }

    private init(_ shape: ValueShape, orComplain complaint: String) {
        self.init(shape: shape, read: { $0.isEmpty ? nil : $0 }, complaint: { _ in complaint })
    }
}

extension ValueForm where Value == Int {
    static func integer(_ range: ClosedRange<Int>) -> ValueForm {
        ValueForm(
            shape: .integer(range), read: { Int($0).flatMap { range.contains($0) ? $0 : nil } },
            complaint: { "'\($0)' is not a number from \(range.lowerBound) to \(range.upperBound)" })
    }

    /// A memory limit in bytes.
    static let memory = ValueForm(
        shape: .size, read: { Limits.memory(of: $0) },
        complaint: { "'\($0)' is not a size from 128 MiB on; write it as 256 MiB or 256M" })
}

extension ValueForm where Value == CalendarDate {
    static let date = ValueForm(
        shape: .date, read: { CalendarDate(iso: $0) }, complaint: { "'\($0)' is not a date; write it as YYYY-MM-DD" })
}

extension ValueForm where Value == Language {
    static let language = ValueForm(
        shape: .choice(Language.all.map(\.code)), read: { Language(tag: $0) },
        complaint: { "'\($0)' is not one of \(Language.all.map(\.code).joined(separator: ", "))" })
}

extension ValueForm where Value == Coordinate {
    static let position = ValueForm(
        shape: .position,
        read: { text in
            let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
                Double(part.filter { $0 != " " })
            }
            guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
            let position = Coordinate(latitude: latitude, longitude: longitude)
            return position.isValid ? position : nil
        },
        complaint: { "'\($0)' is not a position; write degrees such as 37.33,-121.85" })
}

extension ValueForm where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the words of an enumeration.
    static func choice(_ type: Value.Type) -> ValueForm {
        let words = Value.allCases.map(\.rawValue)
        return ValueForm(
            shape: .choice(words), read: { Value(rawValue: $0) },
            complaint: { "'\($0)' is not one of \(words.joined(separator: ", "))" })
    }
}
