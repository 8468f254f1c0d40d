import InnkeeperFormats
import Testing

struct JSONGrammarTests {
    @Test(arguments: [
        ("»", "expected a value, but the text ends here"),
        ("  \n»", "expected a value, but the text ends here"),
        ("{\"ä\" »1}", "expected `:`, found `1`"),
        ("{\"a\": 1 »\"b\": 2}", "expected `,` or `}`, found `\"`"),
        ("[1 »2]", "expected `,` or `]`, found `2`"),
        ("[1,»]", "expected a value, found `]`"),
        ("[»,1]", "expected a value or `]`, found `,`"),
        ("{\"a\":1,»}", "expected a key in double quotes, found `}`"),
        ("{»a: 1}", "expected a key in double quotes or `}`, found `a`"),
        ("[»'x']", "expected a value or `]`, found `'` (JSON has double quotes only)"),
        ("{\n  »// sources\n}", "expected a key in double quotes or `}`, found `/` (JSON has no comments)"),
        ("[1]\n»[2]", "expected nothing after the value, found `[`"),
        ("[1»}", "expected `,` or `]`, found `}`"),
        ("[»nul]", "expected a value, found a word that is not `null`"),
        ("[tru»", "the text ends inside the word `true`"),
        ("[»TRUE]", "expected a value or `]`, found `T`"),
        ("[\"ä\", »é]", "expected a value, found a character outside ASCII"),
    ])
    func `an error says what was expected and what stands there`(marked: String, message: String) {
        // Given a text with a mark where the fault is
        let text = MarkedText(marked)
        // When
        let error = Seen(text.bytes).error
        // Then
        #expect(error?.message == message)
        #expect(error?.position == text.position)
    }

    @Test func `depth is bounded by the limit`() {
        let fits = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(Seen(fits).error == nil)
        let error = Seen("[" + fits + "]").error
        #expect(error?.kind == .tooDeep)
        #expect(error?.position.offset == 512)
        #expect(Seen(Array("{\"a\":[{}]}".utf8), depthLimit: 3).error == nil)
        #expect(Seen(Array("{\"a\":[{}]}".utf8), depthLimit: 2).error?.position.offset == 6)
    }
}
