/// What somebody asked for in one object: the members of given names in a row, those of its members that are opened
/// among them. Nearly all records of a file are read from one, without a question for each token.
///
/// It is meant for plain texts. Of any other it is not made, and tokens must be asked for: where a text has escapes,
/// where two members are lists of pairs, or where there are more members than it holds.
///
/// It is never copied: one is filled again for each record.
public struct JSONOutline: ~Copyable, Sendable {
    /// What a member's value is.
    public enum Kind: UInt8, Sendable {
        case text, number
        /// `true`, `false` or `null`; its first byte tells.
        case word
        /// Passed over.
        case object, array
        /// An object whose members follow, up to `end`.
        case opened, end
        /// An array whose numbers are in `pairs`.
        case pairs
    }

    public struct Member: Sendable, Equatable {
        /// The place of its key among the names; -1 for the end of an opened object.
        public var name: Int
        public var kind: Kind
        /// Where a text (without its quotes), number or word is in the bytes that were loaded; 0 for all others.
        public var start = 0
        public var end = 0
    }

    /// Members that it holds.
    public static let room = 64

    public let names: JSONNames
    /// By name: what becomes of an object or array of it.
    let treatment: [Treatment]

    enum Treatment: UInt8, Sendable {
        case pass, open, readPairs
    }

    /// Those behind `count` mean nothing.
    public internal(set) var members = [Member](repeating: Member(name: -1, kind: .end), count: room)
    public internal(set) var count = 0
    public internal(set) var pairs = JSONPairTree()

    /// - Parameters:
    ///   - opened: names of objects whose members count too, where they are in the outermost object.
    ///   - pairs: names of arrays that are read into `pairs`.
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

    /// The members, for those who take their time.
    public var found: [Member] { Array(members[..<count]) }
}

extension JSONOutline {
    /// Makes the outline of a whole text token by token: the reference of `JSONCursor.outline(into:)`. False where
    /// there is none. Of numbers and their arrays it takes all that are JSON, where the fast one leaves some out.
    ///
    /// - Parameter tokens: have all bytes of the text, and know that they are all.
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
                if tokens.hasEscapes { return false }
                member = Member(
                    name: name, kind: .text, start: tokens.position.offset + 1, end: tokens.tokenEnd - 1)
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
