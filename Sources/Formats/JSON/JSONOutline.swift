/// The requested members of one object: those with given names, in sequence, including the members of nested objects
/// that are opened. Nearly all records of a file are read from one, which saves asking for each token.
///
/// It is meant for simple texts. No outline is made, and tokens must be read instead, if a key has escapes, if two
/// members are lists of pairs, or if there are more members than it holds.
///
/// Never copied: one outline is refilled for each record.
public struct JSONOutline: ~Copyable, Sendable {
    /// The type of a member's value.
    public enum Kind: UInt8, Sendable {
        case text, number
        /// A text with escapes, which are still to be decoded.
        case escaped
        /// `true`, `false` or `null`; its first byte tells.
        case word
        /// Skipped.
        case object, array
        /// An object whose members follow, up to `end`.
        case opened, end
        /// An array whose numbers are in `pairs`.
        case pairs
    }

    public struct Member: Sendable, Equatable {
        /// The index of its key in the names; -1 for the end of an opened object.
        public var name: Int
        public var kind: Kind
        /// The range of a text (without its quotes), number or word in the loaded bytes; 0 for all others.
        public var start = 0
        public var end = 0
    }

    /// How many members it holds at most.
    public static let room = 64

    public let names: JSONNames
    /// Indexed by name: how to treat an object or array.
    let treatment: [Treatment]

    enum Treatment: UInt8, Sendable {
        case pass, open, readPairs
    }

    /// Those from `count` on are meaningless.
    public internal(set) var members = [Member](repeating: Member(name: -1, kind: .end), count: room)
    public internal(set) var count = 0
    public internal(set) var pairs = JSONPairTree()

    /// - Parameters:
    ///   - opened: names of objects whose members are included, if they are members of the outermost object.
    ///   - pairs: names of arrays to read into `pairs`.
    public init(_ names: [String], opened: [String], pairs: [String]) {
        self.names = JSONNames(names)
        treatment = names.map { name in
            opened.contains(name) ? .open : pairs.contains(name) ? .readPairs : .pass
        }
    }

    mutating func clear() {
        count = 0
        pairs.clear()
    }

    /// The members as an array; slower.
    public var found: [Member] { Array(members[..<count]) }
}

extension JSONOutline {
    /// Builds the outline of a whole text token by token: the reference for `JSONCursor.outline(into:)`. False if there
    /// is none. It takes all JSON numbers and arrays of them, whereas the fast one leaves some to the plain reader.
    ///
    /// - Parameter tokens: must have all bytes of the text and know that no more follow.
    public mutating func read(reference tokens: inout some JSONTokens) throws(JSONError) -> Bool {
        clear()
        guard try tokens.next() == .objectStart else { return false }
        var isOpen = false
        var hasPairs = false
        while true {
            guard let name = try tokens.nextMember(of: names) else {
                guard isOpen else { break }
                isOpen = false
                guard append(Member(name: -1, kind: .end)) else { return false }
                continue
            }
            if tokens.hasEscapes { return false }
            var member = Member(name: name, kind: .word)
            let event = try tokens.next()
            switch event {
            case .objectStart where !isOpen && treatment[name] == .open:
                member.kind = .opened
                isOpen = true
            case .objectStart:
                member.kind = .object
                _ = try tokens.skip(to: tokens.depth - 1)
            case .arrayStart where treatment[name] == .readPairs:
                if hasPairs { return false }
                hasPairs = true
                member.kind = .pairs
                try tokens.readPairs(event, into: &pairs)
            case .arrayStart:
                member.kind = .array
                _ = try tokens.skip(to: tokens.depth - 1)
            case .string:
                member = Member(
                    name: name, kind: tokens.hasEscapes ? .escaped : .text, start: tokens.position.offset + 1,
                    end: tokens.tokenEnd - 1)
            case .number:
                member = Member(name: name, kind: .number, start: tokens.position.offset, end: tokens.tokenEnd)
            default: member = Member(name: name, kind: .word, start: tokens.position.offset, end: tokens.tokenEnd)
            }
            guard append(member) else { return false }
        }
        _ = try tokens.next()
        return true
    }

    private mutating func append(_ member: Member) -> Bool {
        guard count < JSONOutline.room else { return false }
        members[count] = member
        count += 1
        return true
    }
}
