/// Copies of a JSON text in which up to three bytes are changed, taken out or put in; the same in every run.
package func damagedJSON(of text: String, count: Int, seed: UInt64) -> [[UInt8]] {
    damaged(Array(text.utf8), with: Array("{}[]\",:\\u0-.eE tfn1\n".utf8), count: count, seed: seed)
}

/// Copies of a calendar in which up to three bytes are changed, taken out or put in; the same in every run.
package func damagedCalendars(of text: String, count: Int, seed: UInt64) -> [[UInt8]] {
    damaged(
        Array(text.utf8), with: Array("BEGIND: ;-\t\r\n".utf8) + [0x80, 0x98, 0xC5, 0xBF, 0xEF], count: count,
        seed: seed)
}

private func damaged(_ text: [UInt8], with marks: [UInt8], count: Int, seed: UInt64) -> [[UInt8]] {
    var random = SeededRandom(seed)
    return (0..<count).map { _ in
        var bytes = text
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            let mark = marks[Int.random(in: marks.indices, using: &random)]
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = mark
            case 1: bytes.remove(at: place)
            default: bytes.insert(mark, at: place)
            }
        }
        return bytes
    }
}
