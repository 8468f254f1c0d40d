import InnkeeperFormats
import Testing
import TestSupport

@Suite struct TextExtentScanTests {
    @Test(arguments: [true, false])
    func `the scan agrees with its reference on all that decides, wherever it stands`(hasCR: Bool) {
        // given line ends and characters of every length, thick and thin, over the seams of blocks
        var random = SeededRandom(5)
        let pieces: [[UInt8]] = [[0x0A], [0x0D], [0x0D, 0x0A], [0x61], Array("é".utf8), Array("😀".utf8), [0x80]]
        for round in 0..<400 {
            var bytes: [UInt8] = []
            while bytes.count < 300 {
                let plain = Int.random(in: 0...(round % 100), using: &random)
                bytes += [UInt8](repeating: 0x62, count: plain) + pieces.randomElement(using: &random)!
            }
            let start = Int.random(in: 0..<100, using: &random)
            let end = Int.random(in: start...bytes.count, using: &random)

            // then
            let wanted = TextExtent(reference: bytes, start..<end, hasCR: hasCR)
            ScanVariants.run {
                let extent = TextExtent(bytes, start..<end, hasCR: hasCR, variant: $0)
                #expect(extent == wanted, "\(bytes[start..<end]) as \($0)")
            }
        }
    }

    @Test func `a CR LF over the seam of two blocks is one line end`() {
        for length in 60...68 {
            let bytes = [UInt8](repeating: 0x61, count: length) + [0x0D, 0x0A] + [UInt8](repeating: 0x61, count: 100)
            let extent = TextExtent(bytes, 0..<bytes.count)
            #expect(extent.lines == 1)
            #expect(extent.lastLineStart == length + 2)
            #expect(extent.scalars == 100)
        }
    }
}
