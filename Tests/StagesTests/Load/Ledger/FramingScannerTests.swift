import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// What may stand around records, format by format: files without any record, of which all is framing or stray.
struct FramingScannerTests {
    /// The stray parts of a text.
    static func strays(_ text: String, _ syntax: FramingSyntax) -> [String] {
        strays(Array(text.utf8), syntax)
    }

    static func strays(_ bytes: [UInt8], _ syntax: FramingSyntax) -> [String] {
        var ledger = ByteLedger(syntax, head: [], file: 0, lender: MemoryRecords([bytes]))
        ledger.finish(size: Int64(bytes.count))
        return ledger.strays.map {
            String(decoding: bytes[Int($0.range.lowerBound)..<Int($0.range.upperBound)], as: UTF8.self)
        }
    }

    @Test(arguments: [
        (" \t\r\n\n", []), ("\u{FEFF}\n", []), ("\n\u{FEFF}", ["\u{FEFF}"]), ("\nFN:Ada\n\n", ["FN:Ada"]),
    ])
    func `around cards there are blank lines`(text: String, strays: [String]) {
        #expect(Self.strays(text, .blankLines) == strays)
    }

    @Test(arguments: [
        ("{\"a\": [1, -2.5e3, true, null], \"b\\\"]\": {}}", []), ("[\n,\n]", []), ("\u{1E}\n", []),
        ("[], <", ["<"]), ("[\u{0}]", ["\u{0}]"]), ("[] \"o\\\"pen", ["\"o\\\"pen"]),
    ])
    func `around JSON records there are its tokens`(text: String, strays: [String]) {
        #expect(Self.strays(text, .jsonEnvelope) == strays)
    }
}
