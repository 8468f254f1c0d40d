internal import InnkeeperFormats

/// Up to eight bytes of markup, compared at once.
struct MarkupWord {
    /// The first byte is the lowest.
    let letters: UInt64
    let count: Int

    /// A constant, which needs no check whether it is there yet: in `<t` the letters are 0x743C.
    init(letters: UInt64, count: Int) { (self.letters, self.count) = (letters, count) }

    init(_ text: String) {
        precondition(1...8 ~= text.utf8.count)
        letters = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
        count = text.utf8.count
    }

    /// Whether it is in `bytes` at `start`.
    @inline(__always)
    func isIn(_ bytes: Span<UInt8>, at start: Int) -> Bool {
        start + count <= bytes.count && ByteWords.short(bytes, start, start + count) == letters
    }
}
