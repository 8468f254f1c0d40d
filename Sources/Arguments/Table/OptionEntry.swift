/// The full description of one option of one command.
package struct OptionEntry: Sendable {
    /// Its long name: `as-of`.
    package let name: String
    package let short: Character?
    /// nil for a flag.
    package let value: ValueShape?
    /// Whether it may be given several times, and all count. Otherwise the last one counts.
    package let repeats: Bool
    /// One sentence, without a full stop.
    package let summary: String
    /// For a flag the text is empty.
    let read: ValueReading

    /// A flag.
    init(
        _ name: String, short: Character? = nil, _ summary: String,
        set: @escaping @Sendable (inout CommandOptions) -> Void
    ) {
        self.init(name, short: short, summary) { _, _, options in
            set(&options)
            return nil
        }
    }

    /// A flag that may conflict with another.
    init(_ name: String, short: Character? = nil, _ summary: String, read: @escaping ValueReading) {
        (self.name, self.short, value, repeats, self.summary) = (name, short, nil, false, summary)
        self.read = read
    }

    /// An option with a value.
    init<Value>(
        _ name: String, short: Character? = nil, _ form: ValueForm<Value>, repeats: Bool = false, _ summary: String,
        set: @escaping @Sendable (inout CommandOptions, Value) -> Void
    ) {
        (self.name, self.short, value, self.repeats, self.summary) = (name, short, form.shape, repeats, summary)
        read = form.reading(set)
    }

    /// As typed: `--as-of`.
    package var typed: String { "--" + name }

    /// Both spellings and the value: `-o, --output DIR`.
    package var usage: String {
        let spelling = (short.map { "-\($0), " } ?? "") + typed
        return value.map { "\(spelling) \($0.placeholder)" } ?? spelling
    }
}

extension OptionEntry: Equatable {
    /// Two commands may have options with the same name but different descriptions.
    package static func == (left: OptionEntry, right: OptionEntry) -> Bool {
        left.name == right.name && left.value == right.value && left.summary == right.summary
    }
}
