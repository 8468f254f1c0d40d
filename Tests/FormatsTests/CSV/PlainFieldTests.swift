import InnkeeperFormats
import Testing

struct PlainFieldTests {
    private func field(_ number: Int, _ record: String) -> (text: String, column: Int)? {
        let bytes = Array(record.utf8)
        return PlainField(reference: number, of: 0..<bytes.count, in: bytes, delimiter: 0x2C)
            .map { (String(decoding: bytes[$0.range], as: UTF8.self), $0.column) }
    }

    @Test(arguments: [
        (0, "R1,José,x\n", "R1", 1), (1, "R1,José,x\n", "José", 4), (2, "R1,José,x\r\n", "x", 9),
        (2, "R1,José,x", "x", 9),
        (1, ",,\n", "", 2), (2, ",,\n", "", 3), (0, "a", "a", 1),
    ])
    func `a field is where its delimiters are`(number: Int, record: String, text: String, column: Int) throws {
        let found = try #require(field(number, record))
        #expect(found == (text, column))
    }

    @Test(arguments: ["", "\n", "R1,x\n", "R1,\"a\",x\n", "R1,a\"b,x\n", "R1,a\nb,x\n", "R1,a,x\r\r\n"])
    func `quotes, several lines and missing fields need a closer look`(record: String) {
        #expect(field(2, record) == nil)
    }

    @Test func `quotes around other fields leave a field where its delimiters are`() {
        func field(_ number: Int, _ record: String) -> PlainField? {
            let bytes = Array(record.utf8)
            return PlainField(amongQuotes: number, of: 0..<bytes.count, in: bytes, delimiter: 0x2C, atLeast: 3)
        }
        // Given a delimiter and a doubled quote in quotes
        let record = "R1,\"Alder, \"\"Zoë\"\"\",x\n"
        // Then
        #expect(field(0, record).map(\.range) == 0..<2)
        #expect(field(2, record).map(\.range) == 21..<22)
        #expect(field(2, record)?.column == 21)
        // And what is in quotes itself, cut apart, or too short needs a closer look
        for (number, text) in [
            (1, record), (0, "R1,\"a\nb\",x\n"), (0, "R1,\"a\"b,x\n"), (0, "R1,\"a\"\n"), (0, "R1,a\"b,x\n"),
            (0, "R1,\"a\",b\nc\n"),
        ] {
            #expect(field(number, text) == nil, "\(text)")
        }
    }
}
