internal import InnkeeperCore
internal import InnkeeperFormats

/// A key of an object: what schema and messages must know of it.
struct KeySpec: Sendable {
    var name: String
    var shape: ValueShape
    var isRequired: Bool
    var summary: String
    /// What holds without the key, for the schema.
    var defaultValue: OptionValue?

    init(_ name: String, _ shape: ValueShape, required: Bool = false, _ summary: String) {
        (self.name, self.shape, isRequired, self.summary) = (name, shape, required, summary)
    }
}

/// A key and what its value is to the object, in one entry: it can't be read and forgotten by the writer, or written and
/// forgotten by the schema.
package struct Key<Target>: Sendable {
    var spec: KeySpec
    /// Puts a value that fits the shape into its place.
    let read: @Sendable (JSONNode, inout Target) -> Void
    /// Writes name and value, if there is something to say.
    let write: @Sendable (Target, inout JSONWriter) -> Void
    /// The key that it is written before, where keys are not written as they are described; `Key.end` for none.
    private var follower: String?

    static var end: String { "" }

    /// A key that is written where `get` gives a value.
    init<Value>(
        _ name: String, _ form: Form<Value>, required: Bool = false, _ summary: String = "",
        get: @escaping @Sendable (Target) -> Value?, set: @escaping @Sendable (inout Target, Value) -> Void
    ) {
        spec = KeySpec(name, form.shape, required: required, summary)
        read = { node, target in
            if let value = form.read(node) { set(&target, value) }
        }
        write = { target, json in
            guard let value = get(target) else { return }
            json.key(name)
            form.write(value, &json)
        }
    }

    /// A key of a property, left out where it is `usual`.
    package init<Value: Equatable & Sendable>(
        _ name: String, _ form: Form<Value>, required: Bool = false, _ summary: String = "",
        at path: any WritableKeyPath<Target, Value> & Sendable, unless usual: Value? = nil
    ) {
        self.init(
            name, form, required: required, summary,
            get: { $0[keyPath: path] == usual ? nil : $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A key of a property that may be nil.
    package init<Value>(
        _ name: String, _ form: Form<Value>, _ summary: String = "",
        at path: any WritableKeyPath<Target, Value?> & Sendable
    ) {
        self.init(name, form, summary, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A key of a part of the object.
    init<Part>(_ key: Key<Part>, of path: any WritableKeyPath<Target, Part> & Sendable) {
        spec = key.spec
        read = { key.read($0, &$1[keyPath: path]) }
        write = { key.write($0[keyPath: path], &$1) }
    }

    /// A key of a part that need not be there, and is `empty` until one of its keys is there.
    init<Part: Sendable>(
        _ key: Key<Part>, of path: any WritableKeyPath<Target, Part?> & Sendable, _ empty: Part
    ) {
        spec = key.spec
        read = { node, target in
            var part = target[keyPath: path] ?? empty
            key.read(node, &part)
            target[keyPath: path] = part
        }
        write = { target, json in
            if let part = target[keyPath: path] { key.write(part, &json) }
        }
    }

    /// The version of a file that there is one of so far.
    package static var fileVersion: Key {
        Key(
            "version", .integer(1...1), required: true, "Version of this file's shape.", get: { _ in 1 },
            set: { _, _ in })
    }

    func written(before follower: String) -> Key {
        var key = self
        key.follower = follower
        return key
    }

    static func inWrittenOrder(_ keys: [Key]) -> [Key] {
        var order = keys.filter { $0.follower == nil }
        for key in keys {
            guard let follower = key.follower else { continue }
            order.insert(key, at: order.firstIndex { $0.spec.name == follower } ?? order.endIndex)
        }
        return order
    }

    /// What the members of a checked object make of `target`.
    static func read(_ keys: [Key], from node: JSONNode, into target: Target) -> Target {
        var target = target
        for member in node.members ?? [] {
            keys.first { $0.spec.name == member.key }?.read(member.node, &target)
        }
        return target
    }
}
