import Core
import Stages
import Testing

@Suite struct UnreadableSliceTests {
    @Test func `a file that can't be read is one malformed record with its finding`() {
        let decoded = UnreadableSlice(
            bytes: [UInt8](repeating: 1, count: 10_000), code: "encoding-invalid", detail: "UTF-16", file: 3
        ).decode()
        #expect(decoded.records == [RecordSpan(start: 0, end: 4096, disposition: .malformed)])
        #expect(decoded.bytes.count == 4096)
        #expect(decoded.batch.count == 0)
        #expect(decoded.findings.totals == ["encoding-invalid": 1])
        #expect(decoded.findings.rows.map(\.file) == [3])
        #expect(decoded.findings.rows.map(\.line) == [1])
    }
}
