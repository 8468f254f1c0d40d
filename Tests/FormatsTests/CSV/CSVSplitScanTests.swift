import InnkeeperFormats
import Testing

struct CSVSplitScanTests {
    @Test func `both scans of the cut agree on every short text of the bytes that matter`() {
        let alphabet: [UInt8] = [0x61, 0x2C, 0x22, 0x0A, 0x0D]
        var texts: [[UInt8]] = [[]]
        var disagreements = 0
        for _ in 0..<6 {
            texts = texts.flatMap { text in alphabet.map { text + [$0] } }
            for text in texts {
                for (limit, isLast) in [(2, false), (2, true), (100, false), (100, true)] {
                    let fast = CSVSplitScan(scanning: text, delimiter: 0x2C, recordLimit: limit, isLast: isLast)
                    let plain = CSVSplitScan(reference: text, delimiter: 0x2C, recordLimit: limit, isLast: isLast)
                    if fast != plain { disagreements += 1 }
                }
            }
        }
        #expect(disagreements == 0)
    }

    @Test func `a cut stands after the last line end outside quotes`() {
        func scan(_ text: String, isLast: Bool = false) -> CSVSplitScan {
            CSVSplitScan(scanning: Array(text.utf8), delimiter: 0x2C, recordLimit: 10, isLast: isLast)
        }
        #expect(scan("a\nb\nc").cut == 4 && scan("a\nb\nc").lines == 2)
        #expect(scan("a\n\"b\nc").cut == 2)
        #expect(scan("a\r\nb").cut == 3 && scan("a\r\nb").lines == 1)
        // A CR at the end may be half of a CRLF
        #expect(scan("a\nb\r").cut == 2)
        #expect(scan("a\nb\r", isLast: true).cut == 4)
        #expect(scan("abc").cut == 0)
        // Eleven bytes after its opening a quote has run away, closed or not
        #expect(scan("x\n\"012345678").runaway == nil)
        #expect(scan("x\n\"0123456789").runaway == CSVSplitScan.Runaway(quote: 2, lines: 1))
        #expect(scan("x\n\"0123456789\"").runaway == CSVSplitScan.Runaway(quote: 2, lines: 1))
        #expect(scan("x\n\"012345678\"").runaway == nil)
        #expect(scan("x\n\"0\n", isLast: true).runaway == CSVSplitScan.Runaway(quote: 2, lines: 1))
    }
}
