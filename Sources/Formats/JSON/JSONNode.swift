/// A value of a small document with its position, for texts that fit in memory: a configuration, one record.
public struct JSONNode: Sendable, Equatable {
    public var value: JSONValue
    /// Where the value begins.
    public var position: JSONPosition
    /// The offset after its last byte.
    public var end: Int
}

public enum JSONValue: Sendable, Equatable {
    /// In the order of the text; repeated keys are kept.
    case object([JSONMember])
    case array([JSONNode])
    case string(String)
    /// As written: `1.50` keeps its zero, a long ID its digits.
    case number(String)
    case bool(Bool)
    case null
}

public struct JSONMember: Sendable, Equatable {
    public var key: String
    /// The key's opening quote.
    public var keyPosition: JSONPosition
    public var node: JSONNode
}

extension JSONNode {
    /// Reads a whole text. For part of a file, `start` is where in the file its first byte is.
    public init(
        _ bytes: [UInt8], start: JSONPosition = .start, depthLimit: Int = 512, tokenLimit: Int = 1 << 20
    ) throws(JSONError) {
        var reader = JSONReader(start: start, depthLimit: depthLimit, tokenLimit: tokenLimit)
        reader.push(bytes)
        reader.finish()
        self = try JSONNode.read(try reader.next(), from: &reader)
        _ = try reader.next()
    }

    /// The value that begins with `event`. All bytes must have been pushed. Nesting is bounded by the reader's depth
    /// limit.
    private static func read(_ event: JSONEvent, from reader: inout JSONReader) throws(JSONError) -> JSONNode {
        let position = reader.position
        let value: JSONValue
        switch event {
        case .objectStart:
            var members: [JSONMember] = []
            while try reader.next() == .key {
                let key = reader.text
                let keyPosition = reader.position
                let node = try read(try reader.next(), from: &reader)
                members.append(JSONMember(key: key, keyPosition: keyPosition, node: node))
            }
            value = .object(members)
        case .arrayStart:
            var elements: [JSONNode] = []
            while true {
                let next = try reader.next()
                if next == .arrayEnd { break }
                elements.append(try read(next, from: &reader))
            }
            value = .array(elements)
        case .string: value = .string(reader.text)
        case .number: value = .number(reader.text)
        case .bool(let flag): value = .bool(flag)
        case .null: value = .null
        case .key, .objectEnd, .arrayEnd, .needMore, .end:
            // The reader throws where the grammar expects a value, and all bytes have been pushed.
            preconditionFailure("no value begins with \(event)")
        }
        return JSONNode(value: value, position: position, end: reader.tokenEnd)
    }

    /// The value of the first member with that name; nil if there is none or this isn't an object.
    public subscript(_ key: String) -> JSONNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.node
    }

    /// The elements of an array; nil for anything else.
    public var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

    /// The members of an object; nil for anything else.
    public var members: [JSONMember]? { if case .object(let members) = value { members } else { nil } }

    /// The text of a string; nil for anything else.
    public var string: String? { if case .string(let text) = value { text } else { nil } }

    /// The number, if it is one and a `Double` holds it.
    public var double: Double? {
        if case .number(let digits) = value { JSONNumber.double(Array(digits.utf8)[...]) } else { nil }
    }

    /// The number, if it is written as an integer and fits 64 bits.
    public var integer: Int? {
        if case .number(let digits) = value { JSONNumber.integer(Array(digits.utf8)[...]) } else { nil }
    }
}
