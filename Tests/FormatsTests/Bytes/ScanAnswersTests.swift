import Foundation
import InnkeeperFormats
import Testing
import TestSupport

/// Writes what scans must find to the file that INNKEEPER_SCAN_ANSWERS names, for Tests/Arm64/check.c: inputs, and answers
/// from a look at every byte and from the references.
struct ScanAnswersTests {
    private static let path = ProcessInfo.processInfo.environment["INNKEEPER_SCAN_ANSWERS"]

    private enum Kind: UInt64 {
        case text = 1
        case lines, csv, turn, masks, narrow, cut, extent
    }

    private var file = Data()

    private mutating func add(_ kind: Kind, _ parameter: Int, _ bytes: [UInt8], _ answers: [UInt64]) {
        for number in [kind.rawValue, UInt64(parameter), UInt64(bytes.count), UInt64(answers.count)] { add(number) }
        file.append(contentsOf: bytes)
        answers.forEach { add($0) }
    }

    private mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { file.append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    @Test(.enabled(if: path != nil))
    mutating func `answers are written for other processors`() throws {
        // Given texts of weighted random bytes
        var random = SeededRandom(21)
        func text(_ alphabet: String, _ count: Int) -> [UInt8] {
            let letters = Array(alphabet.utf8)
            return (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
        }
        // When what they hold is written down
        for length in 0..<300 {
            let bytes = text("aaaaaaBbEeNnDd \t\n\r\n\r,\\;\u{1F}é", length)
            add(.text, 0, bytes, blocks(bytes))
            for hasCR in [false, true] {
                let extent = TextExtent(reference: bytes, bytes.indices, hasCR: hasCR)
                let answers = [extent.lines, extent.lastLineStart, extent.scalars].map { UInt64($0) }
                add(.extent, hasCR ? 1 : 0, bytes, answers)
            }
            add(.lines, length, bytes, lines(bytes))
            for alphabet in ["abcdefgh,,\n\r", "abcdefghijklmnop,,,,\n"] {
                // The last line end makes them whole blocks and whole records.
                addCSV(text(alphabet, 64 * (length % 20) + 63) + [0x0A])
            }
            var quoted: [UInt8] = []
            while quoted.count < 64 * (length % 20) {
                quoted += [0x22] + text("abcdefgh, \n\r", quoted.count % 23) + [0x22] + text(",,\n", 1)
                quoted += text("abc ", quoted.count % 3) + text(",\n", 1)
            }
            quoted += text("a", 63 - quoted.count % 64) + [0x0A]
            addCSV(quoted)
            addCut(Array(quoted.prefix(64 * (1 + length % 20))) + text("a", 1))
            for isBigEndian in [false, true] {
                let units =
                    text("abc", length).map { UInt16($0) } + [0x80 << UInt16(length % 9)]
                    + text("abc", 40).map { UInt16($0) }
                addNarrowed(units, isBigEndian: isBigEndian)
            }
            let columns = 1 + length % 21
            addTurned(
                rows: 1 + length % 40, columns,
                (0..<40 * 21).map { _ in Int32.random(in: .min ... .max, using: &random) })
            let block = text("\"\\{}[]:;, \n\r\u{1}\u{7F}aé\u{800}\u{D7FF}\u{10000}\u{10FFFF}", 64)
            let both = block + block[..<(length % 65)] + text("ab", 64 - length % 65)
            add(.masks, length, masked(both, positionsFrom: length))
        }
        // Then the file is there
        try file.write(to: URL(fileURLWithPath: try #require(Self.path)))
    }

    private mutating func add(_ kind: Kind, _ parameter: Int, _ both: (bytes: [UInt8], answers: [UInt64])) {
        add(kind, parameter, both.bytes, both.answers)
    }

    /// Bit i of the mask is set when byte i of 64 is one of those.
    private func mask(_ bytes: some Collection<UInt8>, _ isOne: (UInt8) -> Bool) -> UInt64 {
        bytes.prefix(64).enumerated().reduce(0) { isOne($1.element) ? $0 | 1 << UInt64($1.offset) : $0 }
    }

    private func isLineEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
        bytes[index] == 0x0A || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
    }

    private func blocks(_ bytes: [UInt8]) -> [UInt64] {
        stride(from: 0, to: bytes.count, by: 64).flatMap { start in
            let block = bytes[start..<min(start + 64, bytes.count)]
            let ends = block.indices.reduce(UInt64(0)) { isLineEnd(bytes, $1) ? $0 | 1 << UInt64($1 - start) : $0 }
            return [ends, mask(block) { $0 >= 0x80 }, mask(block) { $0 < 0x20 || $0 == 0x5C || $0 == 0x2C }]
        }
    }

    /// Each line's position and number, and whether it begins with BE or EN or ends with D or a blank.
    private func lines(_ bytes: [UInt8]) -> [UInt64] {
        var answers: [UInt64] = []
        var start = 0
        for index in bytes.indices where isLineEnd(bytes, index) || index == bytes.count - 1 {
            let line = bytes[start...index].filter { $0 != 0x0A && $0 != 0x0D }
            let folded = line.map { $0 | 0x20 }
            let isMark =
                folded.starts(with: Array("be".utf8)) || folded.starts(with: Array("en".utf8))
                || folded.last == 0x64 || line.last == 0x20 || line.last == 0x09
            answers += [UInt64(start), UInt64(answers.count / 3), isMark ? 1 : 0]
            start = index + 1
        }
        return answers
    }

    private mutating func addCSV(_ bytes: [UInt8]) {
        let index = CSVIndex(reference: bytes, delimiter: 0x2C)
        let counts = [index.marks.count, index.recordCount, index.unusual.count].map { UInt64($0) }
        let numbers = (index.marks + index.first + index.lines + index.unusual).map { UInt64(bitPattern: Int64($0)) }
        add(.csv, 0x2C, bytes, counts + numbers)
    }

    private mutating func addCut(_ bytes: [UInt8]) {
        let cut = CSVSplitScan(reference: bytes, delimiter: 0x2C, recordLimit: bytes.count, isLast: false)
        add(.cut, 0x2C, bytes, [UInt64(cut.cut), UInt64(cut.lines)])
    }

    private mutating func addNarrowed(_ units: [UInt16], isBigEndian: Bool) {
        let bytes = units.flatMap { unit in
            let pair = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
            return isBigEndian ? pair : pair.reversed()
        }
        let run = units.prefix { $0 < 0x80 }.count / 32 * 32
        add(.narrow, isBigEndian ? 1 : 0, bytes, [UInt64(run)] + units[..<run].map { UInt64($0) })
    }

    private mutating func addTurned(rows: Int, _ columns: Int, _ numbers: [Int32]) {
        let marks = numbers[..<(rows * columns)]
        let bytes = marks.flatMap { mark in (0..<4).map { UInt8(truncatingIfNeeded: mark >> Int32(8 * $0)) } }
        let answers = (0..<columns).flatMap { column in (0..<rows).map { marks[$0 * columns + column] } }
        add(.turn, rows, bytes, answers.map { UInt64(bitPattern: Int64($0)) })
    }

    /// Where a byte goes on with a character in a way that the one before rules out.
    private func ruledOut(_ bytes: [UInt8]) -> UInt64 {
        let ranges: [UInt8: ClosedRange<UInt8>] = [
            0xE0: 0xA0...0xBF, 0xED: 0x80...0x9F, 0xF0: 0x90...0xBF, 0xF4: 0x80...0x8F,
        ]
        return (1..<64).reduce(0) { mask, place in
            guard 0x80...0xBF ~= bytes[place], let range = ranges[bytes[place - 1]] else { return mask }
            return range ~= bytes[place] ? mask : mask | 1 << UInt64(place)
        }
    }

    private func masked(_ bytes: [UInt8], positionsFrom first: Int) -> (bytes: [UInt8], answers: [UInt64]) {
        func one(of text: String) -> UInt64 { mask(bytes) { Array(text.utf8).contains($0) } }
        let equal = (0..<64).reduce(UInt64(0)) {
            bytes[...$1].elementsEqual(bytes[64...64 + $1]) ? $0 | 1 << UInt64($1) : $0
        }
        let high = mask(bytes) { $0 >= 0x80 }
        let quotes = one(of: "\"")
        let backslashes = one(of: "\\")
        let masks: [UInt64] = [
            one(of: "\"\n\r:"), equal, mask(bytes) { $0 & 0xC0 != 0x80 }, one(of: ";"),
            mask(bytes) { $0 == 0x0A || $0 == 0x0D }, quotes, mask(bytes) { $0 <= 0x22 }, quotes, backslashes,
            one(of: "{["), one(of: "}]"), quotes, backslashes, one(of: "{}[]:,"), mask(bytes) { $0 <= 0x20 },
            mask(bytes) { $0 < 0x20 }, high, high, mask(bytes) { 0xC2...0xDF ~= $0 },
            mask(bytes) { 0xE0...0xEF ~= $0 }, mask(bytes) { 0xF0...0xF4 ~= $0 }, mask(bytes) { $0 & 0xC0 == 0x80 },
            ruledOut(bytes),
        ]
        var positions: [UInt64] = []
        for place in 0..<64 * masks.count where masks[place / 64] >> UInt64(place % 64) & 1 == 1 {
            positions.append(UInt64(first + place))
        }
        return (bytes, masks + positions)
    }
}
