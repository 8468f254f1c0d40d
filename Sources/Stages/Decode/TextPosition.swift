/// A place in a text of UTF-8 that is walked over from its start. Lines end with LF, CR LF or CR.
package struct TextPosition: Sendable, Equatable {
    /// From 1.
    package private(set) var line = 1
    /// Unicode scalars from 1.
    package private(set) var column = 1
    private var isAfterCR = false

    package init() {}

    /// Walks over `range` of `bytes`, which starts where the walk before ended.
    package mutating func advance(over bytes: [UInt8], _ range: Range<Int>) {
        let span = bytes.span
        for index in range {
            let byte = span[index]
            if byte > 0x0D {
                if byte & 0xC0 != 0x80 { column += 1 }
                isAfterCR = false
            } else if byte == 0x0A {
                if !isAfterCR { line += 1 }
                column = 1
                isAfterCR = false
            } else if byte == 0x0D {
                line += 1
                column = 1
                isAfterCR = true
            } else {
                column += 1
                isAfterCR = false
            }
        }
    }
}
