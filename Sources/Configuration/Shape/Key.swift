internal import InnkeeperCore
internal import InnkeeperFormats

/// What schema and messages need to know about an object's key.
struct KeySpec: Sendable {
    var name: String
    var shape: ValueShape
    var isRequired: Bool
    var summary: String
    /// The value if the key is missing, for the schema.
    var defaultValue: OptionValue?

    init(_ name: String, _ shape: ValueShape, required: Bool = false, _ summary: String) {
        (self.name, self.shape, isRequired, self.summary) = (name, shape, required, summary)
    }
}

/// A key and how its value relates to the object, in one entry: so it can't be read but forgotten by the writer, or
/// written but forgotten by the schema.
package struct Key<Target>: Sendable {
    var spec: KeySpec
    /// Stores a value that matches the shape.
    let read: @Sendable (JSONNode, inout Target) -> Void
    /// Writes name and value, if there is anything to write.
    let write: @Sendable (Target, inout JSONWriter) -> Void
    /// The key before which it is written, if that differs from the order of description; `Key.end` for the end.
    private var follower: String?

    static var end: String { "" }

    /// A key that is written if `get` returns a value.
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

    /// A key for a property, omitted if its value is `usual`.
    package init<Value: Equatable & Sendable>(
        _ name: String, _ form: Form<Value>, required: Bool = false, _ summary: String = "",
        at path: any WritableKeyPath<Target, Value> & Sendable, unless usual: Value? = nil
    ) {
        self.init(
            name, form, required: required, summary,
            get: { $0[keyPath: path] == usual ? nil : $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
    }

    /// A key for an optional property.
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

    /// A key of an optional part, which is created from `empty` when the first of its keys is read.
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

    /// The version of a file format that has had only one so far.
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

    /// `target` with the members of a checked object applied.
    static func read(_ keys: [Key], from node: JSONNode, into target: Target) -> Target {
        var target = target
        for member in node.members ?? [] {
            keys.first { $0.spec.name == member.key }?.read(member.node, &target)
        }
        return target
    }
}
