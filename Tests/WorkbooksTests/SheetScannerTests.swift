import InnkeeperWorkbooks
import Testing
import TestSupport

/// The scanner of sheets and of shared texts beside libxml2: both see the same, and the scanner knows when to give up.
struct SheetScannerTests {
    private let sheetPart = "xl/worksheets/s0.xml"
    private let textPart = "xl/sharedStrings.xml"

    private func parts(_ rows: String, texts: String = "") -> [String: String] {
        TinyOfficeOpen.parts(rows: rows, texts: texts)
    }

    /// What is seen, and how often the part was begun: twice where the scanner gave up.
    private func read(_ parts: [String: String], _ part: String, pieceSize: Int = 100) -> (SeenWorkbook, count: Int) {
        let (seen, begun) = SeenWorkbook.package(parts, scans: true, pieceSize: pieceSize)
        let twin = SeenWorkbook.package(parts, scans: false, pieceSize: pieceSize).seen
        #expect(seen == twin)
        return (seen, begun.count { $0 == part })
    }

    // MARK: What programs write

    @Test(arguments: [1, 2, 3, 7, 64, 10_000])
    func `sheets as programs write them are scanned, wherever their bytes are cut`(size: Int) {
        let parts = parts(
            """
            <row r="1" spans="1:3" ht="15" x14ac:dyDescent="0.25"><c r="A1" t="s"><v>0</v></c><c r="B1" s="0"><v>2.5</v></c>
              <c r="C1" t="inlineStr"><is><t xml:space="preserve"> a &amp; b </t></is></c></row>
            <row r="3"><c r="A3" t="b"><v>1</v></c><c t="str"><f t="shared" ref="B3" si="0">A1&lt;2</f><v>Zoë &#x20AC;</v></c><c
            r="C3"/></row><row/><row r="9" ><c r="B9" t="e"><v>#N/A</v></c><c s="0"><f/><v/></c></row>
            """, texts: "<si><t>Ada</t></si>\n<si><t/></si><si><t xml:space='preserve'> x</t></si>")
        let (seen, count) = read(parts, sheetPart, pieceSize: size)
        #expect(
            seen.cells == [
                "A1 text Ada", "B1 number 2.5", "C1 text  a & b ", "A3 boolean true", "B3= text Zoë €", "B9 error #N/A",
                "C9= ? ?",
            ])
        #expect(count == 1 && read(parts, textPart, pieceSize: size).count == 1)
    }

    @Test func `merges behind the rows are libxml2's, and come behind the cells`() {
        let content =
            "<sheetData><row><c><v>1</v></c></row></sheetData><mergeCells><mergeCell ref=\"A1:A3\"/></mergeCells>"
        let (seen, count) = read(TinyOfficeOpen.parts([("May", content)]), sheetPart)
        #expect(seen.merges == [MergedCells(rows: 0...2, columns: 0...0)] && count == 1)
    }

    @Test(.timeLimit(.minutes(30)))
    func `a long head is searched once, however small the pieces are in which it comes`() {
        // 900 KB in 225,000 pieces: searched from the start for each, that would be 100 GB
        let head = "<sheetViews>" + String(repeating: " ", count: 900_000) + "</sheetViews>"
        let parts = TinyOfficeOpen.parts([("May", head + "<sheetData><row><c><v>1</v></c></row></sheetData>")])
        let (seen, begun) = SeenWorkbook.package(parts, scans: true, pieceSize: 4)
        #expect(seen.cells == ["A1 number 1"] && begun.count { $0 == sheetPart } == 1)
    }

    @Test func `texts of any length, with any mark at any place, are the same to both`() {
        let marks = [
            "", "&amp;", "&#32;", " ", "\n", "\t", "é", "\u{7F}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{E000}",
            "_x000D_", ">",
        ]
        for mark in marks {
            for length in [1, 7, 8, 9, 16, 23] {
                for place in [0, length / 2, length] {
                    let text =
                        String(repeating: "a", count: place) + mark + String(repeating: "b", count: length - place)
                    let cells =
                        "<c t=\"inlineStr\"><is><t>\(text)</t></is></c><c t=\"str\"><v>\(text)</v></c>"
                        + "<c t=\"inlineStr\"><is><t xml:space=\"preserve\">\(text)</t></is></c>"
                        + "<c t=\"inlineStr\"><is><t>a</t><t> \(text)</t></is><v>\(text)</v></c>"
                    let (seen, count) = read(parts("<row>\(cells)</row>"), sheetPart, pieceSize: 10_000)
                    let isScanned = ![">", "\u{FFFE}", "\u{FFFF}"].contains(mark)
                    #expect(count == (isScanned ? 1 : 2) && (seen.cells.count == 4 || mark > "\u{FFFD}"), "\(text)")
                }
            }
        }
    }

    // MARK: What it leaves to libxml2

    @Test(arguments: [
        "<row><c><v>1</v></c><c><v><![CDATA[2]]></v></c></row>", "<row><!-- x --><c><v>1</v></c></row>",
        "<row><c><v>1</v></c><c cm=\"1\"><v>2</v></c></row>",
        "<row><c t=\"inlineStr\"><is><r><t>a</t></r></is></c></row>",
        "<row><c t=\"inlineStr\"><is><t>a</t><rPh sb=\"0\" eb=\"1\"><t>b</t></rPh></is></c></row>",
        "<row r=\"+2\"><c><v>1</v></c></row>", "<row><c><v>1</v><v>2</v></c></row>", "<row><c><v>a > b</v></c></row>",
        "<c r=\"B2\"><v>1</v></c>", "<row><c><v>1\r</v></c></row>", "<row><c><v>1</v></c><extLst/></row>",
    ])
    func `anything else is read again by libxml2, and nothing is told twice`(rows: String) {
        let before = "<row><c t=\"inlineStr\"><is><t>first</t></is></c></row>"
        let (seen, count) = read(parts(before + rows), sheetPart)
        #expect(count == 2)
        #expect(seen.cells.count { $0.hasSuffix("first") } == 1 && seen.cells.count > 1)
    }

    @Test(arguments: [
        "<row><c><v>1</v></row>", "<row><c><v>1</v></c>", "<row><c><v>&nope;</v></c></row>",
        "<row r=\"1\" r=\"2\"/>", "<row><c><v>\u{1}</v></c></row>", "<row><c><v>a]]>b</v></c></row>", "</row>",
        "<row><c r=\"A1\" r=\"A1\"/></row>", "<row r=1/>", "<row><c><v>&#0;</v></c></row>",
        "<row><c><v>&#xFFFF;</v></c></row>",
    ])
    func `what is not well-formed is told as libxml2 tells it`(rows: String) {
        let (seen, _) = read(parts("<row><c><v>7</v></c></row>" + rows), sheetPart)
        #expect(seen.problems.count == 1 && seen.cells.first == "A1 number 7")
    }

    @Test func `a fault behind the rows is told with its own line`() {
        let content = "<sheetData>\n<row><c><v>1</v></c></row>\n</sheetData>\n<oops>"
        let (seen, _) = read(TinyOfficeOpen.parts([("May", content)]), sheetPart)
        #expect(seen.cells == ["A1 number 1"] && seen.problems.first?.message.contains("line 4") == true)
    }

    @Test(arguments: [7, 64, 90, 10_000])
    func `a document type that is not closed is told as libxml2 tells it, wherever its bytes are cut`(size: Int) {
        var parts = parts("<row><c><v>1</v></c></row>")
        parts[sheetPart] = "<!DOCTYPE x SYSTEM \"x.dtd>\n" + (parts[sheetPart] ?? "")
        let (seen, count) = read(parts, sheetPart, pieceSize: size)
        #expect(seen.problems.count == 1 && count == 1)
    }

    @Test func `other encodings, declared types and prefixes are libxml2's from the first byte`() {
        for head in ["<?xml version='1.0' encoding='ISO-8859-1'?>", "<!DOCTYPE worksheet>", "<!-- <sheetData> -->"] {
            var parts = parts("<row><c t=\"str\"><v>\u{E9}</v></c></row>")
            parts[sheetPart] = head + (parts[sheetPart] ?? "")
            #expect(read(parts, sheetPart).count == 1)
        }
        let prefixed =
            "<x:worksheet xmlns:x=\"u\"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c></x:row></x:sheetData></x:worksheet>"
        var parts = parts("")
        parts[sheetPart] = prefixed
        #expect(read(parts, sheetPart).0.cells == ["A1 number 1"])
    }

    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF], [0x00], [0x3C, 0x00], [0x4C, 0x6F, 0xA7, 0x94]] as [[UInt8]])
    func `a part that begins like one in another encoding is libxml2's from the first byte`(start: [UInt8]) {
        let part = parts("<row><c><v>1</v></c></row>")[sheetPart] ?? ""
        for piece in [7, 10_000] {
            let package = TinyOfficeOpen.parts([("May", "")]).mapValues { Array($0.utf8) }
                .merging([sheetPart: start + Array(part.utf8)]) { $1 }
            let (seen, begun) = SeenWorkbook.package(package, scans: true, pieceSize: piece)
            #expect(seen == SeenWorkbook.package(package, scans: false, pieceSize: piece).seen)
            #expect(seen.cells.isEmpty && seen.problems.count == 1 && begun.count { $0 == sheetPart } == 1)
        }
    }

    @Test func `shared texts in several fonts are libxml2's`() {
        let (seen, count) = read(
            parts(
                "<row><c t=\"s\"><v>1</v></c></row>", texts: "<si><t>a</t></si><si><r><t>b</t></r><r><t>c</t></r></si>"),
            textPart)
        #expect(seen.cells == ["A1 text bc"] && count == 2)
    }

    // MARK: Anything

    @Test func `pieces of sheets in any order are the same to both`() {
        let pieces = [
            "<row>", "</row>", "<row r=\"4\">", "<c>", "<c r=\"B2\">", "<c s=\"1\" t=\"s\">", "</c>", "<v>", "</v>",
            "<v>1</v>",
            "<f>", "</f>", "<is>", "</is>", "<t>", "</t>", "text", "&amp;", "&", "é", "\r", "]]>", "<c/>", " ", "12.5",
            "<v/>",
            "</sheetData>", "<sheetData>", "<!-- -->", "<x:c/>", "<c r='C3'>",
        ]
        var random = SeededRandom(24)
        for _ in 0..<400 {
            let content = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let whole = "<row><c><v>1</v></c></row>" + content.joined()
            let (seen, twin) = (
                SeenWorkbook.package(parts(whole), scans: true, pieceSize: 9).seen,
                SeenWorkbook.package(parts(whole), scans: false, pieceSize: 9).seen
            )
            #expect(seen == twin, "\(content)")
        }
    }
}
