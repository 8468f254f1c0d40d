import InnkeeperCore
import InnkeeperFormats
import Testing

struct CSVWriterTests {
    private func text(_ rows: [[String]], formulaSafe: Bool = true, delimiter: UInt8 = 0x2C) -> String {
        var writer = CSVWriter(formulaSafe: formulaSafe, delimiter: delimiter)
        for row in rows { writer.row(row) }
        return String(decoding: writer.take(), as: UTF8.self)
    }

    @Test func `cells are quoted only where RFC 4180 asks for it`() {
        #expect(text([["a", "b c", ""], ["1", "é", "x"]]) == "a,b c,\n1,é,x\n")
        #expect(
            text([["a,b", "say \"hi\"", "two\nlines", "cr\rhere"]])
                == "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\"cr\rhere\"\n")
        // Another delimiter, another need
        #expect(text([["a,b", "c;d"]], delimiter: 0x3B) == "a,b;\"c;d\"\n")
    }

    // Raw escape sequences
    @Test func `control characters are written out, and nothing else is`() {
        var csv = CSVWriter()
        csv.row(["a\u{1B}[2Jb", "\u{7}", "c\u{7F}", "\u{9B}31m", "x\ty", "Â°é£", "\u{A0}", "a\u{0},b"])
        #expect(
            String(decoding: csv.take(), as: UTF8.self)
                == "a\\u{1B}[2Jb,\\u{7},c\\u{7F},\\u{9B}31m,x\ty,Â°é£,\u{A0},\"a\\u{0},b\"\n")
    }

    @Test func `a row of one empty cell is not a blank line`() {
        #expect(text([[""]]) == "\"\"\n")
        #expect(text([["", ""]]) == ",\n")
    }

    @Test(arguments: [
        "=1+1", "@SUM(A1)", "+49 170 555", "-2+3", "+1-1", "\t=x", " =1", "\u{A0}\u{A0}=1", "\u{FF1D}1", "\u{FF0B}1",
        "\u{FF0D}1", "\u{FF20}a", "-", "+", "--1", "-1.", "-.5", "-1.2.3", "\n=1", "-1 ", "+cmd|' /C calc'!A0",
    ])
    func `a cell that a spreadsheet would run gets an apostrophe`(cell: String) {
        // Given a cell with a formula's first character
        // When it is written for a spreadsheet
        let guarded = text([[cell]])
        // Then the apostrophe stands before everything else in the cell
        #expect(guarded.contains("'" + cell.prefix(1)))
        // And a machine format can ask for the bare text
        #expect(!text([[cell]], formulaSafe: false).hasPrefix("'"))
    }

    @Test(arguments: ["-6.38", "+15", "-1", "0", "12.5", "", " ", "A12", "2026-07-04", "a=b", "x@y.example", "１"])
    func `plain numbers and plain words stay as they are`(cell: String) {
        #expect(text([["x", cell]]) == "x,\(cell)\n")
    }

    @Test func `a guarded cell that needs quotes has the apostrophe inside them`() {
        #expect(text([["=HYPERLINK(\"u\",1)"]]) == "\"'=HYPERLINK(\"\"u\"\",1)\"\n")
        #expect(text([["\r=1"]]) == "\"'\r=1\"\n")
    }

    @Test func `control characters are written out, tabs and line ends are not`() {
        #expect(text([["a\u{1B}[2J", "\u{7F}", "\u{9B}", "Â", "a\tb"]]) == "a\\u{1B}[2J,\\u{7F},\\u{9B},Â,a\tb\n")
        #expect(text([["\u{0},\"x\"\n"]]) == "\"\\u{0},\"\"x\"\"\n\"\n")
        #expect(text([["=\u{1}"]]) == "'=\\u{1}\n")
    }

    @Test func `take empties the writer`() {
        var writer = CSVWriter()
        writer.row(["a"])
        #expect(writer.take() == Array("a\n".utf8))
        #expect(writer.take().isEmpty)
    }

    @Test func `a row and its texts become the same CSV`() {
        // Given cells that need quotes, a guard, both, or nothing
        let words = [
            "", "a", "b c", "a,b", "say \"hi\"", "two\nlines", "cr\r", "=1+1", "-6.38", "-x", "é", "'", ",", "@a,b",
        ]
        var count = 0
        for first in words {
            for second in words {
                for (formulaSafe, delimiter) in [(true, UInt8(0x2C)), (false, 0x2C), (true, 0x3B)] {
                    // When three of them go out as a row, and cell by cell as texts of one cell each
                    let cells = [first, second, "end"]
                    var whole = CSVWriter(formulaSafe: formulaSafe, delimiter: delimiter)
                    whole.row(OutputRow(cells))
                    let parts = cells.map { cell in
                        var one = CSVWriter(formulaSafe: formulaSafe, delimiter: delimiter)
                        one.row([cell, "x"])
                        return one.take().dropLast(3)
                    }
                    // Then the row is its cells with delimiters between
                    #expect(whole.take() == Array(parts.joined(separator: [delimiter])) + [0x0A])
                    count += 1
                }
            }
        }
        #expect(count == words.count * words.count * 3)
    }

    @Test func `a number stays one whatever its decimal mark, and a formula none`() {
        // Given
        var csv = CSVWriter(formulaSafe: true, delimiter: 0x3B, decimalMark: 0x2C)
        // When
        csv.row(["-12,50", "-12.50", "+1-1", "=1", "a;b"])
        // Then
        #expect(String(decoding: csv.take(), as: UTF8.self) == "-12,50;'-12.50;'+1-1;'=1;\"a;b\"\n")
    }
}
