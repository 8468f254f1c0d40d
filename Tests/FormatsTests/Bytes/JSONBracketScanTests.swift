import InnkeeperFormats
import Testing
import TestSupport

struct JSONBracketScanTests {
    /// Where the value at `start` ends, its bytes in pieces.
    private func end(_ bytes: [UInt8], from start: Int, chunk: Int, reference: Bool) -> Int? {
        var skip = JSONSkip()
        var place = start
        while place < bytes.count {
            let next = min(place + chunk, bytes.count)
            let piece = Array(bytes[place..<next])
            if let end = reference ? skip.referenceEnd(in: piece, from: 0) : skip.end(in: piece, from: 0) {
                return place + end
            }
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
            let wanted = end(bytes, from: 0, chunk: .max / 2, reference: true)
            for chunk in [1, 63, 64, 65, 130, 1000] {
                // When, then
                #expect(
                    end(bytes, from: 0, chunk: chunk, reference: false) == wanted,
                    "\(String(decoding: bytes, as: UTF8.self)) by \(chunk)")
            }
            ended += wanted == nil ? 0 : 1
        }
        #expect(ended > 1000 && ended < 3000)
    }
}
