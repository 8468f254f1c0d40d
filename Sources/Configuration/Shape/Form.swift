internal import InnkeeperCore
internal import InnkeeperFormats

/// How a value is represented in JSON: what it may be, how a valid one is read, and how it is written. Reader, writer,
/// schema and messages are derived from it.
package struct Form<Value>: Sendable {
    let shape: ValueShape
    /// The value of a node that matches the shape.
    let read: @Sendable (JSONNode) -> Value?
    let write: @Sendable (Value, inout JSONWriter) -> Void

    /// The same for values converted to another type.
    func mapped<New>(
        _ make: @escaping @Sendable (Value) -> New?, _ unmake: @escaping @Sendable (New) -> Value
    ) -> Form<New> {
        Form<New>(shape: shape, read: { read($0).flatMap(make) }, write: { write(unmake($0), &$1) })
    }

    /// The same for values that keep their position.
    func located(_ locate: @escaping @Sendable (inout Value, JSONNode) -> Void) -> Form {
        Form(
            shape: shape,
            read: { node in
                guard var value = read(node) else { return nil }
                locate(&value, node)
                return value
            }, write: write)
    }

    // MARK: Whole texts

    /// The value of a text, or all errors in text order. `name` is what messages call it.
    package func read(
        _ bytes: [UInt8], name: String, tokenLimit: Int = 1 << 20
    ) -> (value: Value?, faults: [ConfigurationFault]) {
        read(bytes, tokenLimit: tokenLimit) { $0.check($1, shape, name: name) }
    }

    /// The same, with `judge` to check the document.
    func read(
        _ bytes: [UInt8], tokenLimit: Int = 1 << 20, _ judge: (inout ShapeCheck, JSONNode) -> Void
    ) -> (value: Value?, faults: [ConfigurationFault]) {
        do {
            let document = try JSONNode(bytes, tokenLimit: tokenLimit)
            var check = ShapeCheck()
            judge(&check, document)
            let faults = check.faults.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
            return (faults.isEmpty ? read(document) : nil, faults)
        } catch {
            let place = error.position
            return (nil, [ConfigurationFault(line: place.line, column: place.column, message: error.message)])
        }
    }

    /// The JSON text of a value, with a line end.
    package func json(_ value: Value, indent: Int = 0) -> [UInt8] {
        var json = JSONWriter(indent: indent)
        write(value, &json)
        json.newline()
        return json.bytes
    }
}

// MARK: Single values

extension Form where Value == String {
    /// Non-empty text.
    static let text = plain(.text)
    /// Any text.
    package static let anyText = plain(.anyText)
    /// A name without a folder.
    package static let fileName = syntax(.sourceName)

    static func word(_ words: [String], noun: String) -> Form { plain(.word(words, noun: noun)) }
    static func syntax(_ syntax: TextSyntax) -> Form { plain(.syntax(syntax)) }

    private static func plain(_ shape: ValueShape) -> Form {
        Form(shape: shape, read: { $0.string }, write: { $1.value($0) })
    }
}

extension Form where Value == Int {
    package static func integer(_ range: ClosedRange<Int>) -> Form {
        Form(shape: .integer(range), read: { $0.integer }, write: { $1.value($0) })
    }
}

extension Form where Value == Double {
    static func number(_ range: ClosedRange<Double>) -> Form {
        Form(shape: .number(range), read: { $0.double }, write: { $1.value($0) })
    }

    /// Metres, or a number with a unit. Written in metres, so that it reads back exactly.
    static func distance(_ range: ClosedRange<Double>) -> Form {
        Form(
            shape: .textOr(.syntax(.distance), .number(range)),
            read: { $0.double ?? $0.string.flatMap(TextSyntax.metres) }, write: { $1.value($0) })
    }
}

extension Form where Value == Bool {
    package static let flag = Form(
        shape: .flag, read: { if case .bool(let flag) = $0.value { flag } else { nil } }, write: { $1.value($0) })
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// A word of an enumeration.
    static func word(_ noun: String) -> Form {
        Form<String>.word(Value.allCases.map(\.rawValue), noun: noun).mapped({ Value(rawValue: $0) }, { $0.rawValue })
    }
}

extension Form {
    /// Text with a given syntax, converted to a value.
    static func syntax(
        _ syntax: TextSyntax, _ make: @escaping @Sendable (String) -> Value?,
        _ unmake: @escaping @Sendable (Value) -> String
    ) -> Form {
        Form<String>.syntax(syntax).mapped(make, unmake)
    }
}

// MARK: Many values

extension Form {
    package static func list<One>(_ one: Form<One>, _ count: ClosedRange<Int> = 0...(.max)) -> Form
    where Value == [One] {
        Form(
            shape: .list(one.shape, count), read: { ($0.elements ?? []).compactMap(one.read) },
            write: { list, json in
                json.array { json in
                    for value in list { one.write(value, &json) }
                }
            })
    }

    /// One value, or a non-empty array. Written as an array.
    static func oneOrMore<One>(_ one: Form<One>) -> Form where Value == [One] {
        Form(
            shape: .oneOrMore(one.shape), read: { ($0.elements ?? [$0]).compactMap(one.read) },
            write: list(one).write)
    }

    /// An object with free keys, written in their order.
    static func map<One>(keys: TextSyntax, _ one: Form<One>, least: Int) -> Form where Value == [String: One] {
        dictionary(.map(keys: keys, values: one.shape, least: least), one)
    }

    /// An object of `shape` whose values all have the same form.
    static func dictionary<One>(_ shape: ValueShape, _ one: Form<One>) -> Form where Value == [String: One] {
        Form(
            shape: shape,
            read: { node in
                let pairs = (node.members ?? []).compactMap { member in one.read(member.node).map { (member.key, $0) } }
                return Dictionary(pairs) { first, _ in first }
            },
            write: { values, json in
                json.object { json in
                    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                        json.key(name)
                        one.write(value, &json)
                    }
                }
            })
    }
}

extension Form where Value: Sendable {
    /// An object with these keys; what it omits is as in `empty`. `noun` names a key in messages.
    package static func object(_ keys: [Key<Value>], _ empty: Value, noun: String = "key") -> Form {
        let written = Key.inWrittenOrder(keys)
        return Form(
            shape: .object(keys.map(\.spec), noun: noun), read: { Key.read(keys, from: $0, into: empty) },
            write: { value, json in
                json.object { json in
                    for key in written { key.write(value, &json) }
                }
            })
    }
}
