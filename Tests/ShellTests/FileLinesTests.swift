import InnkeeperCore
import InnkeeperShell
import Testing
import TestSupport

struct FileLinesTests {
    /// Shows bytes as they are.
    private struct Open: LineMask {
        func shown(_ line: [UInt8], showValues: Bool) -> String? { String(decoding: line, as: UTF8.self) }
    }

    @Test(arguments: [
        "one\ntwo\n\nfour", "one\r\ntwo\r\n\r\nfour\r\n", "one\rtwo\r\rfour\r", "\u{FEFF}one\ntwo\n\nfour\n",
    ])
    func `lines are found by their number, forwards and back, whatever ends them`(text: String) throws {
        let folder = try TemporaryFolder()
        let lines = FileLines(paths: [nil, try folder.write("a", text)], masks: [nil, Open()])
        for (number, expected) in [(1, "one"), (2, "two"), (2, "two"), (4, "four"), (3, ""), (1, "one")] {
            #expect(lines.line(number, ofFile: 1, showValues: false) == expected, "\(number)")
        }
        #expect(lines.line(6, ofFile: 1, showValues: false) == nil)
        #expect(lines.line(2, ofFile: 1, showValues: false) == "two")
    }

    @Test func `lines of a large file are found over the bounds of its chunks`() throws {
        // Given lines of which some lie over any bound
        let folder = try TemporaryFolder()
        let text = (1...60_000).map { "line \($0) \(String(repeating: "x", count: $0 % 40))\r\n" }.joined()
        let lines = FileLines(paths: [try folder.write("a", text)], masks: [Open()])
        // Then each is whole
        for number in stride(from: 1, through: 60_000, by: 611) + [60_000] {
            #expect(
                lines.line(number, ofFile: 0, showValues: false)
                    == "line \(number) \(String(repeating: "x", count: number % 40))")
        }
    }

    @Test func `an endless line, a file that is gone and one without a mask are not shown`() throws {
        let folder = try TemporaryFolder()
        let long = try folder.write("long", String(repeating: "x", count: 1 << 20) + "\nshort\n")
        let lines = FileLines(paths: [long, folder.path("gone"), long], masks: [Open(), Open(), nil])
        #expect(lines.line(1, ofFile: 0, showValues: false) == nil)
        #expect(lines.line(2, ofFile: 0, showValues: false) == "short")
        #expect(lines.line(1, ofFile: 1, showValues: false) == nil)
        #expect(lines.line(1, ofFile: 2, showValues: false) == nil)
        #expect(lines.line(1, ofFile: 7, showValues: false) == nil)
    }

    @Test func `known starts of lines are jumped to, forwards and back, and change nothing`() throws {
        // Given a file of which it is known where every 500th line begins
        let folder = try TemporaryFolder()
        let texts = (1...20_000).map { "line \($0) \(String(repeating: "x", count: $0 % 60))\n" }
        var starts: [RecordReference] = []
        var offset = 0
        for (index, text) in texts.enumerated() {
            if index % 500 == 0 {
                starts.append(RecordReference(offset: Int64(offset), length: 1, line: Int32(index + 1), file: 0))
            }
            offset += text.utf8.count
        }
        let known = starts
        let path = try folder.write("a", texts.joined())
        let lines = FileLines(paths: [path], masks: [Open()]) { line, _ in known.last { $0.line <= line } }
        let plain = FileLines(paths: [path], masks: [Open()])
        // Then it shows what it shows without that knowledge
        for number in [1, 2, 499, 501, 19_999, 20_000, 3, 12_345, 12_346, 20_001] {
            let shown = lines.line(number, ofFile: 0, showValues: false)
            #expect(shown == plain.line(number, ofFile: 0, showValues: false), "\(number)")
            #expect((shown == nil) == (number > 20_000), "\(number)")
        }
    }

    @Test func `a row of a sheet is found by its record, and no other line is shown for it`() throws {
        // Given records of rows 4 and 9 in the first two lines
        let folder = try TemporaryFolder()
        let path = try folder.write("sheet.csv", "May,4,Ada\nMay,9,Bo\n")
        let lines = FileLines(paths: [path], masks: [Open()], sheets: [0]) { line, _ in
            line < 9
                ? RecordReference(offset: 0, length: 10, line: 4, file: 0)
                : RecordReference(offset: 10, length: 9, line: 9, file: 0)
        }
        // Then
        #expect(lines.line(9, ofFile: 0, showValues: false) == "May,9,Bo")
        #expect(lines.line(4, ofFile: 0, showValues: false) == "May,4,Ada")
        #expect(lines.line(5, ofFile: 0, showValues: false) == nil)
    }
}
