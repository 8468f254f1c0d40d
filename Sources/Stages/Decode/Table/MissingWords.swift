/// The words of a source that mean no value. ASCII case is ignored.
struct MissingWords {
    private let words: [[UInt8]]

    init(_ words: [String]) {
        self.words = words.map { $0.utf8.map(MissingWords.folded) }.filter { !$0.isEmpty }
    }

    var isEmpty: Bool { words.isEmpty }

    func contains(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        for word in words where word.count == end - start {
            if word.indices.allSatisfy({ MissingWords.folded(bytes[start + $0]) == word[$0] }) { return true }
        }
        return false
    }

    private static func folded(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
