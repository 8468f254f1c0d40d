import InnkeeperFormats
import Testing
import TestSupport

struct JSONBracketScanTests {
    /// Where the value at `start` ends, its bytes in pieces.
    private func end(_ bytes: [UInt8], from start: Int, chunk: Int, _ variant: ScanVariant? = nil) -> Int? {
        var skip = JSONSkip()
        var place = start
        while place < bytes.count {
            let next = min(place + chunk, bytes.count)
            let piece = Array(bytes[place..<next])
            let end = variant.map { skip.end(in: piece, from: 0, variant: $0) } ?? skip.referenceEnd(in: piece, from: 0)
            if let end { return place + end }
            place = next
        }
        return nil
    }

    @Test func `blocks find the same end as the plain way, in any pieces`() {
        // Given values and broken ones, the same in every run
        var random = SeededRandom(19)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let parts = [
            "{", "}", "[", "]", "[1,2]", "{\"a\":[]}", "\"", "\\", "\\\"", "\"}\\\\\"", "a rather long text ", "é",
        ]
        var ended = 0
        for _ in 0..<3000 {
            let body = (0..<next(60)).map { _ in parts[next(parts.count)] }.joined()
            let bytes = Array((["{", "[", "[[", "{{{[", "\""][next(5)] + body + "]]}}]").utf8)
            let wanted = end(bytes, from: 0, chunk: .max / 2)
            for chunk in [1, 63, 64, 65, 130, 1000] {
                // When, then
                ScanVariants.run {
                    #expect(
                        end(bytes, from: 0, chunk: chunk, $0) == wanted,
                        "\(String(decoding: bytes, as: UTF8.self)) by \(chunk) as \($0)")
                }
            }
            ended += wanted == nil ? 0 : 1
        }
        #expect(ended > 1000 && ended < 3000)
    }
}
