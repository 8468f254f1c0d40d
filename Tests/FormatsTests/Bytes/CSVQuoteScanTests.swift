import InnkeeperFormats
import Testing
import TestSupport

struct CSVQuoteScanTests {
    /// Whether each variant finds what the reference does, for short and long records, at the end of a file and before it.
    private func expectAgreement(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        for (limit, isLast) in [(1000, false), (1000, true), (100, false), (70, true), (10, false)] {
            let plain = CSVSplitScan(reference: bytes, delimiter: 0x2C, recordLimit: limit, isLast: isLast)
            ScanVariants.run { variant in
                let fast = CSVSplitScan(
                    scanning: bytes, delimiter: 0x2C, recordLimit: limit, isLast: isLast, variant: variant)
                #expect(
                    fast == plain, "\(variant) differs on \(String(decoding: bytes, as: UTF8.self).debugDescription)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    @Test func `both scans of the cut agree wherever a block of 64 bytes ends`() {
        let core = "x,\"q\"\"q\r\nq\",5\"n\r\n\"t\"u,,\n\n\"open\n"
        for shift in 0..<130 {
            let bytes = [UInt8](repeating: 0x61, count: shift) + Array(core.utf8)
            expectAgreement(bytes)
            #expect(CSVSplitScan(scanning: bytes, delimiter: 0x2C, recordLimit: 1000, isLast: false).lines == 4)
        }
    }

    @Test func `a doubled quote closes no field, wherever a block of 64 bytes ends`() {
        for shift in 0..<130 {
            let bytes = [UInt8](repeating: 0x61, count: shift) + Array("\nx,\"q\"\"q\r\nq".utf8)
            expectAgreement(bytes)
            #expect(CSVSplitScan(scanning: bytes, delimiter: 0x2C, recordLimit: 1000, isLast: false).cut == shift + 1)
        }
    }

    @Test func `both scans of the cut agree on a field as long as the limit, wherever it ends`() {
        for length in 0..<200 {
            expectAgreement(
                Array("x,\"".utf8) + [UInt8](repeating: 0x61, count: length) + Array("\"\nnext,\"q\"\n".utf8))
        }
    }

    @Test func `both scans of the cut agree on text with quotes around whole fields`() {
        for seed in UInt64(0)..<400 {
            // Given fields in quotes and without, of which some are damaged, and some are cut off
            let text = QuotedText.make(seed: seed)
            for shift in [0, 1, 63] { expectAgreement([UInt8](repeating: 0x61, count: shift) + [0x2C] + text) }
            expectAgreement(Array(text.dropLast(text.count / 7)))
        }
    }
}
