import InnkeeperFormats
import Testing
import TestSupport

/// The reference's index of the bytes, with which each variant of the scan must agree.
func indexed(_ bytes: [UInt8], delimiter: UInt8 = 0x2C, sourceLocation: SourceLocation = #_sourceLocation) -> CSVIndex {
    let reference = CSVIndex(reference: bytes, delimiter: delimiter)
    ScanVariants.run { variant in
        #expect(
            CSVIndex(scanning: bytes, delimiter: delimiter, variant: variant) == reference,
            "\(variant) differs on \(String(decoding: bytes, as: UTF8.self).debugDescription)",
            sourceLocation: sourceLocation)
    }
    return reference
}

/// The texts of all fields, record by record.
func cells(_ text: String, delimiter: UInt8 = 0x2C, sourceLocation: SourceLocation = #_sourceLocation) -> [[String]] {
    let bytes = Array(text.utf8)
    let index = indexed(bytes, delimiter: delimiter, sourceLocation: sourceLocation)
    return (0..<index.recordCount).map { record in
        (0..<index.fieldCount(record)).map { CSVFieldText.text(bytes[index.field($0, of: record)]) }
    }
}

struct CSVIndexTests {
    @Test func `records and fields are found as RFC 4180 says`() {
        #expect(cells("a,b\n1,2\n") == [["a", "b"], ["1", "2"]])
        #expect(cells("a,b\r\n1,2\r\n") == [["a", "b"], ["1", "2"]])
        #expect(cells("a,b\r1,2\r") == [["a", "b"], ["1", "2"]])
        #expect(cells("a,b\n1,2") == [["a", "b"], ["1", "2"]])
        #expect(cells("a;b;c\n;;\n", delimiter: 0x3B) == [["a", "b", "c"], ["", "", ""]])
        #expect(cells("a\tb\n1\t2\n", delimiter: 0x09) == [["a", "b"], ["1", "2"]])
        #expect(cells("a|b\n", delimiter: 0x7C) == [["a", "b"]])
        #expect(cells("") == [])
        #expect(cells("x") == [["x"]])
        #expect(cells(",") == [["", ""]])
    }

    @Test func `quoted fields hold delimiters, line ends and doubled quotes`() {
        #expect(cells("\"a,b\",\"c\nd\"\r\n\"say \"\"hi\"\"\",\"\"\n") == [["a,b", "c\nd"], ["say \"hi\"", ""]])
        #expect(cells("\"a\r\nb\",c\n") == [["a\r\nb", "c"]])
        #expect(cells("\"\"\"\"\n") == [["\""]])
        #expect(cells("\"\"") == [[""]])
    }

    @Test func `lines without a byte are no records, and lines are counted through them`() {
        // Given blank lines with every line end, before, between and after records
        let bytes = Array("\n\r\na,b\n\n\r\r\n1,\"x\ny\"\n2,3\r\n\n".utf8)
        // When they are indexed
        let index = indexed(bytes)
        // Then there are three records on the right lines
        #expect(index.recordCount == 3)
        #expect(index.lines == [2, 6, 8])
        #expect(index.faults == [])
    }

    @Test func `the range of a record holds its own line end and no other`() {
        let bytes = Array("a\r\n\r\nb\rc\n\nd".utf8)
        let index = indexed(bytes)
        let records = (0..<index.recordCount).map {
            String(decoding: bytes[index.range(of: $0, in: bytes)], as: UTF8.self)
        }
        #expect(records == ["a\r\n", "b\r", "c\n", "d"])
    }

    @Test func `a quote inside a field is text and is reported`() {
        let text = "5\" nail,a\"b\"\nx,y\n"
        #expect(cells(text) == [["5\" nail", "a\"b\""], ["x", "y"]])
        #expect(
            indexed(Array(text.utf8)).faults == [
                CSVFault(kind: .strayQuote, record: 0, position: 1),
                CSVFault(kind: .strayQuote, record: 0, position: 9),
                CSVFault(kind: .strayQuote, record: 0, position: 11),
            ])
    }

    @Test func `text after a closing quote is reported once a field and does not swallow what follows`() {
        // Given text, a quote and another quote after closing quotes
        let bytes = Array("\"a\"b\"c,d\n\"e\" \"f\",g\n\"h\"i".utf8)
        let index = indexed(bytes)
        // Then the fields still end at their delimiters
        #expect(index.recordCount == 3)
        #expect((0..<3).map { index.fieldCount($0) } == [2, 2, 1])
        #expect(
            index.faults == [
                CSVFault(kind: .textAfterQuote, record: 0, position: 3),
                CSVFault(kind: .textAfterQuote, record: 1, position: 12),
                CSVFault(kind: .textAfterQuote, record: 2, position: 22),
            ])
    }

    @Test func `a quote that nothing closes reaches to the end and is reported at its place`() {
        let index = indexed(Array("a,b\nc,\"d\ne,f\n".utf8))
        #expect(index.recordCount == 2)
        #expect(index.faults == [CSVFault(kind: .unclosedQuote, record: 1, position: 6)])
    }
}
