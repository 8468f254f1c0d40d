import Formats
import Testing

struct UTF8CheckTests {
    /// Good and bad sequences of RFC 3629: shortest and longest forms, overlong ones, surrogates, beyond the end.
    private let sequences: [[UInt8]] = [
        [], [0x61], Array("é€🏕".utf8), [0xC2, 0x80], [0xDF, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF],
        [0xEE, 0x80, 0x80], [0xF0, 0x90, 0x80, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], [0x80], [0xBF], [0xC0, 0xAF],
        [0xC1, 0x81], [0xC2], [0xC2, 0x20], [0xE0, 0x9F, 0x80], [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80],
        [0xF0, 0x8F, 0x80, 0x80], [0xF0, 0x9F, 0x8F], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
        [0xFE],
    ]

    @Test func `it says what the standard library says, wherever the character stands`() {
        for sequence in sequences {
            // 64 bytes are looked at at a time: put the character around that bound
            for before in [0, 1, 31, 60, 61, 62, 63, 64, 65, 127] {
                let bytes = [UInt8](repeating: 0x61, count: before) + sequence
                #expect(UTF8Check.isValid(bytes) == UTF8Check.isValid(plainly: bytes), "\(sequence) after \(before)")
                let between = bytes + [UInt8](repeating: 0x62, count: 70)
                #expect(UTF8Check.isValid(between) == UTF8Check.isValid(plainly: between), "\(sequence) in \(before)")
            }
        }
    }

    @Test func `the pieces do not matter`() {
        for first in sequences {
            for second in sequences {
                let bytes = first + [0x2C] + second
                for cut in 1...3 {
                    var check = UTF8Check()
                    var start = 0
                    while start < bytes.count {
                        _ = check.push(Array(bytes[start..<min(bytes.count, start + cut)]))
                        start += cut
                    }
                    let verdict = check.finish()
                    #expect(verdict == UTF8Check.isValid(plainly: bytes), "\(bytes) in pieces of \(cut)")
                }
            }
        }
    }

    @Test func `random bytes are judged alike`() {
        var random = SystemRandomNumberGenerator()
        let alphabet: [UInt8] = [0x61, 0x80, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xE2, 0xED, 0xF0, 0xF4]
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            if UTF8Check.isValid(bytes) != UTF8Check.isValid(plainly: bytes) { Issue.record("\(bytes)") }
        }
    }

    @Test func `once something was wrong, nothing makes it right`() {
        var check = UTF8Check()
        let verdicts = [check.push([0x61]), check.push([0xFF, 0x61]), check.push([0x61]), check.finish()]
        #expect(verdicts == [true, false, false, false])
        #expect(!check.isValid)
    }
}
