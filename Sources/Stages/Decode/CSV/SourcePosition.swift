internal import InnkeeperFormats

/// The position of a byte within a record.
struct SourcePosition: Equatable {
    /// Line ends between the record's start and the byte.
    var line = 0
    /// Unicode scalars from 1.
    var column = 1

    init(line: Int) { self.line = line }

    init(_ position: Int, in bytes: [UInt8], recordStart: Int, encoding: TextEncoding) {
        advance(over: recordStart..<position, in: bytes, encoding: encoding)
    }

    /// Advances to the end of `range`, which starts at this position.
    mutating func advance(over range: Range<Int>, in bytes: [UInt8], encoding: TextEncoding) {
        let extent = TextExtent(bytes, range)
        line += extent.lines
        if extent.lines > 0 { column = 1 }
        column +=
            encoding.isCodePage
            ? encoding.characterCount(bytes[extent.lastLineStart..<range.upperBound]) : extent.scalars
    }
}
