import InnkeeperFormats
import Testing

struct JSONScanningTests {
    @Test(arguments: [
        ("[-»a]", "expected a digit, found `a`"),
        ("[1.»]", "expected a digit, found `]`"),
        ("[1e+»,2]", "expected a digit, found `,`"),
        ("[0»1]", "a digit may not follow a leading 0"),
        ("[-0»0]", "a digit may not follow a leading 0"),
        ("[1»x]", "expected `,` or `]`, found `x`"),
        ("[»+1]", "expected a value or `]`, found `+`"),
        ("[».5]", "expected a value or `]`, found `.`"),
        ("-»", "the text ends inside a number"),
        ("[\"ä»\\x\"]", "this is not an escape that JSON knows"),
        ("[\"ä»\\u12G4\"]", "this is not an escape that JSON knows"),
        ("[\"a»\nb\"]", "a line end is not allowed in a string; write it as an escape"),
        ("[\"ä🏕»\tb\"]", "a tab is not allowed in a string; write it as an escape"),
        ("[\"a»\u{1F}b\"]", "a control character is not allowed in a string; write it as an escape"),
        ("[\"a»", "the text ends inside a string"),
        ("{\"a»", "the text ends inside a key"),
    ])
    func `a broken string or number is refused where it breaks`(marked: String, message: String) {
        let text = MarkedText(marked)
        for size in [1, 2, .max] {
            let error = Seen(text.bytes, chunk: size).error
            #expect(error?.message == message)
            #expect(error?.position == text.position)
        }
    }

    @Test(arguments: ["0", "-0", "10", "0.0", "-0.10", "1e5", "1E+05", "0e-0", "123456789012345678901234567890.5e300"])
    func `a number is read whole, alone or before a mark`(number: String) {
        for text in [number, "\(number) ", "\(number)\n"] {
            #expect(Seen(text).events.map(\.text) == [number])
            #expect(Seen(text, chunk: 1) == Seen(text))
        }
        #expect(Seen("[\(number),\(number)]").events.map(\.text) == ["", number, number, ""])
    }

    @Test func `not-utf8 are refused where the standard library refuses them`() {
        // Given every first byte with a few sequels, and the standard library as judge
        let sequels: [[UInt8]] = [
            [], [0x41], [0x80], [0x8F], [0x90], [0x9F], [0xA0], [0xBF], [0xC0], [0x80, 0x80], [0xA0, 0x80],
            [0x9F, 0xBF],
            [0xBF, 0x41], [0x80, 0x80, 0x80], [0x90, 0x80, 0x80], [0x8F, 0xBF, 0xBF], [0xBF, 0xBF, 0xC0],
        ]
        var accepted = 0
        for first in UInt8(0x80)...0xFF {
            for sequel in sequels {
                let text = [first] + sequel
                // When
                let bytes = [0x22] + text + [0x22]
                let seen = Seen(bytes)
                // Then
                let isValid = String(validating: text, as: UTF8.self) != nil
                #expect((seen.error == nil) == isValid, "\(text)")
                #expect(Seen(bytes, chunk: 1) == seen)
                if !isValid, seen.error?.kind == .encoding { #expect(seen.error?.position.offset ?? 0 >= 1) }
                accepted += isValid ? 1 : 0
            }
        }
        #expect(accepted > 100)
    }

    @Test func `columns count scalars, whatever their length`() {
        let seen = Seen("[\"aä€🏕\", 1]")
        #expect(seen.events.last { $0.event == .number }?.position.column == 10)
        #expect(seen.events.last { $0.event == .number }?.position.offset == 15)
    }
}
