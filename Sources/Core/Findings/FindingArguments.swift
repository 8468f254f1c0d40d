/// One fact of a finding besides its location and value.
public enum FindingArgument: Sendable, Equatable {
    /// Text from outside: a name in the data, a message of the system or of a library.
    case text(String)
    /// Several such texts, in order.
    case texts([String])
    /// A word of the code's closed list; the code's `phrases` say what it means.
    case word(String)
    /// Several such words, in order.
    case words([String])
    case count(Int)
    case date(CalendarDate)
    /// Seconds since 1970-01-01T00:00:00Z.
    case moment(Int64)
    /// Seconds.
    case duration(Int64)
    case money(Money)

    /// A word of a closed list, by its key.
    public static func key(_ key: some RawRepresentable<String>) -> FindingArgument { .word(key.rawValue) }

    /// Several words of a closed list, by their keys.
    public static func keys(_ keys: [some RawRepresentable<String>]) -> FindingArgument {
        .words(keys.map(\.rawValue))
    }
}

/// The facts of a finding by name, packed: whatever a message needs, but no sentence in any language.
///
/// Before: a stay that shares two nights with another.
/// After: `[.site: .text("A1"), .nights: .count(2), .from: .date(…)]`, from which each language makes its own sentence.
public struct FindingArguments: Sendable, Equatable {
    /// The name of a fact in messages: `{nights}`.
    public enum Name: UInt8, CaseIterable, Sendable {
        case problem, reason, count, limit, site, capacity, nights, days, years, from, to, arrival, total, guests
        case stays, pairs, digits, header, headers, column, otherColumn, word, found, encoding, status, member, code
        case entrySource, last, before, asOf, missing, moment, age
        case kind, needs, changes, line, otherLine, otherFile

        /// nil if no fact has this name.
        public init?(_ text: some StringProtocol) {
            guard let name = Name.named[String(text)] else { return nil }
            self = name
        }

        private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
    }

    /// For each fact its name and kind, one byte each, then its value.
    package internal(set) var packed: [UInt8] = []

    public init() {}

    /// Facts that were packed earlier; damaged ones are ignored.
    package init(packed: [UInt8]) { self.packed = packed }

    public var isEmpty: Bool { packed.isEmpty }

    /// The fact of that name; nil if there is none. Set each at most once.
    public subscript(name: Name) -> FindingArgument? {
        get { fact(name) }
        set { if let newValue { add(name, newValue) } }
    }

    private func fact(_ name: Name) -> FindingArgument? {
        var cursor = PackedCursor(bytes: packed)
        while let (found, kind) = FindingArguments.head(&cursor) {
            if found == name.rawValue { return FindingArguments.argument(kind, &cursor) }
            FindingArguments.pass(kind, &cursor)
        }
        return nil
    }

    /// Whether there is a fact of that name.
    public func has(_ name: Name) -> Bool {
        var cursor = PackedCursor(bytes: packed)
        while let (found, kind) = FindingArguments.head(&cursor) {
            FindingArguments.pass(kind, &cursor)
            if found == name.rawValue { return cursor.isWhole }
        }
        return false
    }

    enum Kind: UInt8 {
        case text, texts, word, words, count, date, moment, duration, money
    }

    mutating func add(_ name: Name, _ argument: FindingArgument) {
        func begin(_ kind: Kind) {
            packed.append(name.rawValue)
            packed.append(kind.rawValue)
        }
        switch argument {
        case .text(let text):
            begin(.text)
            PackedCursor.write(FindingArguments.clipped(text), to: &packed)
        case .texts(let texts):
            begin(.texts)
            pack(texts.map(FindingArguments.clipped))
        case .word(let word):
            begin(.word)
            PackedCursor.write(word, to: &packed)
        case .words(let words):
            begin(.words)
            pack(words)
        case .count(let number): pack(.count, Int64(number))
        case .date(let date): pack(.date, Int64(date.dayNumber))
        case .moment(let seconds): pack(.moment, seconds)
        case .duration(let seconds): pack(.duration, seconds)
        case .money(let money):
            pack(.money, money.minorUnits)
            PackedCursor.write(UInt64(money.currency.packed), to: &packed)
        }
        func pack(_ texts: [String]) {
            PackedCursor.write(UInt64(texts.count), to: &packed)
            for text in texts { PackedCursor.write(text, to: &packed) }
        }
        func pack(_ kind: Kind, _ number: Int64) {
            begin(kind)
            // Zigzag encoding, so that small numbers of either sign stay short.
            PackedCursor.write(UInt64(bitPattern: number << 1 ^ number >> 63), to: &packed)
        }
    }

    /// The name and kind of the next fact; nil at the end, and if the bytes are not a fact.
    static func head(_ cursor: inout PackedCursor) -> (name: UInt8, kind: Kind)? {
        guard cursor.isWhole, !cursor.isAtEnd else { return nil }
        let name = cursor.byte()
        return Kind(rawValue: cursor.byte()).map { (name, $0) }
    }

    /// The value after the head of a fact; nil if it is incomplete.
    private static func argument(_ kind: Kind, _ cursor: inout PackedCursor) -> FindingArgument? {
        func number() -> Int64 {
            let folded = cursor.number()
            return Int64(bitPattern: folded >> 1) ^ -Int64(bitPattern: folded & 1)
        }
        func strings() -> [String] {
            var texts: [String] = []
            var left = cursor.index()
            while left > 0, cursor.isWhole {
                texts.append(cursor.string())
                left -= 1
            }
            return texts
        }
        let argument: FindingArgument
        switch kind {
        case .text: argument = .text(cursor.string())
        case .texts: argument = .texts(strings())
        case .word: argument = .word(cursor.string())
        case .words: argument = .words(strings())
        case .count: argument = .count(Int(number()))
        case .date: argument = .date(CalendarDate(dayNumber: Int32(truncatingIfNeeded: number())))
        case .moment: argument = .moment(number())
        case .duration: argument = .duration(number())
        case .money:
            let units = number()
            let currency = Currency(raw: Int32(truncatingIfNeeded: Int64(bitPattern: cursor.number())))
            argument = .money(Money(minorUnits: units, currency: currency))
        }
        return cursor.isWhole ? argument : nil
    }

    /// Skips the value of a fact.
    static func pass(_ kind: Kind, _ cursor: inout PackedCursor) {
        switch kind {
        case .text, .word: _ = cursor.text()
        case .texts, .words:
            var left = cursor.index()
            while left > 0, cursor.isWhole {
                _ = cursor.text()
                left -= 1
            }
        case .count, .date, .moment, .duration: _ = cursor.number()
        case .money:
            _ = cursor.number()
            _ = cursor.number()
        }
    }

    /// Every fact, in the order in which they were set.
    public var all: [(name: Name, argument: FindingArgument)] {
        var cursor = PackedCursor(bytes: packed)
        var all: [(name: Name, argument: FindingArgument)] = []
        while let (name, kind) = FindingArguments.head(&cursor) {
            guard let argument = FindingArguments.argument(kind, &cursor) else { break }
            if let name = Name(rawValue: name) { all.append((name, argument)) }
        }
        return all
    }

    /// Text from outside can be of any length; a message can't.
    private static func clipped(_ text: String) -> String { text.clipped(to: 400) }
}

extension FindingArguments: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral facts: (Name, FindingArgument)...) {
        for (name, argument) in facts { add(name, argument) }
    }
}

extension FindingArguments: CustomStringConvertible {
    /// For tests and debuggers: the facts without their names, in a language-neutral format.
    public var description: String {
        all.map { fact in
            switch fact.argument {
            case .text(let text), .word(let text): text
            case .texts(let texts), .words(let texts): texts.joined(separator: "|")
            case .count(let number): "\(number)"
            case .date(let date): date.description
            case .moment(let seconds): timestamp(seconds)
            case .duration(let seconds): "\(seconds) s"
            case .money(let money): money.description
            }
        }.joined(separator: " ")
    }
}
