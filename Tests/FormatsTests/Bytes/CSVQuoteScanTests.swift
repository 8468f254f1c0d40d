import InnkeeperFormats
import Testing

struct CSVQuoteScanTests {
    @Test func `both scans of the cut agree wherever a block of 64 bytes ends`() {
        let core = "x,\"q\"\"q\r\nq\",5\"n\r\n\"t\"u,,\n\n\"open\n"
        for shift in 0..<130 {
            let bytes = [UInt8](repeating: 0x61, count: shift) + Array(core.utf8)
            for isLast in [true, false] {
                let fast = CSVSplitScan(scanning: bytes, delimiter: 0x2C, recordLimit: 1000, isLast: isLast)
                #expect(fast == CSVSplitScan(reference: bytes, delimiter: 0x2C, recordLimit: 1000, isLast: isLast))
                #expect(fast.lines == 4)
            }
        }
    }
}
