/// Recognises e-mail addresses and telephone numbers anywhere: in a key, a heading, a status word.
///
/// ## Before
/// `ada@example.org`, `call +49 170 5551234`, `(555) 010-0199`; `AC-1075`, `2026-07-01`, `1000245877`
/// ## After
/// The first three match; a run of digits alone matches only if it starts like a telephone number.
package enum PersonalShape {
    static func isIn(_ text: String) -> Bool {
        text.utf8.count >= leastLength && mayBe(in: text.utf8) && !ranges(Array(text.utf8)).isEmpty
    }

    /// The text with a bullet for each of their characters, so that later positions don't move.
    package static func masked(_ text: String) -> String {
        guard mayBe(in: text.utf8) else { return text }
        let bytes = Array(text.utf8)
        let ranges = ranges(bytes)
        guard !ranges.isEmpty else { return text }
        var masked: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if !ranges.contains(where: { $0.contains(index) }) {
                masked.append(byte)
            } else if !UTF8.isContinuation(byte) {
                masked += "•".utf8
            }
        }
        return String(decoding: masked, as: UTF8.self)
    }

    private static func ranges(_ bytes: [UInt8]) -> [Range<Int>] { addresses(bytes) + numbers(bytes) }

    /// A quick test that rules out nearly all texts.
    static func mayBe(in bytes: some Sequence<UInt8>) -> Bool {
        var digits = 0
        var hasPlus = false
        for byte in bytes {
            if isDigit(byte) { digits += 1 }
            if byte == UInt8(ascii: "@") { return true }
            if byte == UInt8(ascii: "+") { hasPlus = true }
        }
        return digits >= leastDigits || hasPlus && digits >= leastDigitsAfterPlus
    }

    /// `a@b.ch`
    private static let leastLength = 6
    private static let leastDigits = 9
    private static let leastDigitsAfterPlus = 8
    /// ITU-T E.164.
    private static let mostDigits = 15

    // MARK: Addresses

    /// Something, an at sign, and a host name with a dot in it.
    private static func addresses(_ bytes: [UInt8]) -> [Range<Int>] {
        bytes.indices.filter { bytes[$0] == UInt8(ascii: "@") }.compactMap { at in
            let start = bytes[..<at].lastIndex(where: isEdge).map { $0 + 1 } ?? 0
            let host = bytes[(at + 1)...].prefix {
                isWordByte($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
            guard start < at, let point = host.firstIndex(of: UInt8(ascii: ".")), point > host.startIndex,
                host[(point + 1)...].contains(where: isWordByte)
            else { return nil }
            return start..<host.endIndex
        }
    }

    /// Characters that end an address, or may be in one only if quoted.
    private static func isEdge(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...UInt8(ascii: " "), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    // MARK: Numbers

    /// An unbroken run of digits.
    private struct Group {
        var digits: ArraySlice<UInt8>
        var followsPlus: Bool
        /// Whether a number may start here: no letter, digit or sign directly precedes it.
        var isStart: Bool
        /// Whether at most two separators are between it and the previous group.
        var continues: Bool
    }

    private static func numbers(_ bytes: [UInt8]) -> [Range<Int>] {
        let groups = groups(bytes)
        return groups.indices.filter { groups[$0].isStart }.compactMap { start in
            var number: [ArraySlice<UInt8>] = []
            var count = 0
            var range: Range<Int>?
            for group in groups[start...] {
                guard number.isEmpty || group.continues, count + group.digits.count <= mostDigits else { break }
                number.append(group.digits)
                count += group.digits.count
                if isNumber(number, count, followsPlus: groups[start].followsPlus) {
                    range = groups[start].digits.startIndex..<group.digits.endIndex
                }
            }
            return range
        }
    }

    private static func groups(_ bytes: [UInt8]) -> [Group] {
        var groups: [Group] = []
        var index = 0
        var end = 0
        while index < bytes.count {
            guard isDigit(bytes[index]) else {
                index += 1
                continue
            }
            let digits = bytes[index...].prefix(while: isDigit)
            let gap = bytes[end..<index]
            let before = gap.last
            let isStart = before.map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "(") || !isJoint($0) } ?? true
            groups.append(
                Group(
                    digits: digits, followsPlus: before == UInt8(ascii: "+"), isStart: isStart,
                    continues: !gap.isEmpty && gap.count <= 2 && gap.allSatisfy(isSeparator)))
            index = digits.endIndex
            end = index
        }
        return groups
    }

    /// Whether groups of digits form a complete telephone number as people write it, as opposed to a date, an amount or
    /// a coordinate.
    private static func isNumber(_ groups: [ArraySlice<UInt8>], _ count: Int, followsPlus: Bool) -> Bool {
        guard let first = groups.first, let digit = first.first else { return false }
        let lengths = groups.map(\.count)
        // `+48.85771` is a latitude.
        if followsPlus { return count >= (groups.count == 2 ? leastDigits : leastDigitsAfterPlus) }
        guard count >= leastDigits else { return false }
        if digit == UInt8(ascii: "0") {
            let second = first.dropFirst().first ?? UInt8(ascii: "0")
            if second == UInt8(ascii: "0") {
                // An international number after `00`
                return first.dropFirst(2).first.map { $0 != UInt8(ascii: "0") } == true && count >= 11
            }
            return first.count >= 3 || lengths == [2, 2, 2, 2, 2]
        }
        // North America
        return lengths == [3, 3, 4] || lengths == [1, 3, 3, 4] && digit == UInt8(ascii: "1")
    }

    private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "("),
            UInt8(ascii: ")"):
            true
        default: false
        }
    }

    /// Characters that attach the digits after them to what precedes.
    private static func isJoint(_ byte: UInt8) -> Bool {
        isWordByte(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }

    /// A letter, a digit, or part of a non-ASCII character.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || 0x61...0x7A ~= byte | 0x20 || byte >= 0x80
    }
}
