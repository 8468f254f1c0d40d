import InnkeeperFormats
import Testing
import TestSupport

struct CSVReferenceScanTests {
    @Test func `both scans agree on every short text of the bytes that matter`() {
        // Given all texts of up to seven of these five bytes
        let alphabet: [UInt8] = [0x61, 0x2C, 0x22, 0x0A, 0x0D]
        var texts: [[UInt8]] = [[]]
        var disagreements = 0
        for _ in 0..<7 {
            texts = texts.flatMap { text in alphabet.map { text + [$0] } }
            for text in texts {
                let reference = CSVIndex(reference: text, delimiter: 0x2C)
                ScanVariants.run { variant in
                    if CSVIndex(scanning: text, delimiter: 0x2C, variant: variant) != reference { disagreements += 1 }
                }
            }
        }
        #expect(disagreements == 0)
    }
}
