package import InnkeeperCore

/// Accounts for every byte of a file: each is in exactly one record, or around the records as the format allows.
///
/// Readers report where their records are. What is between is checked here independently against the format's closed
/// list (`FramingSyntax`), which finds what a reader skipped by mistake.
///
/// ## Before
/// Records at 20..<40 and 45..<60 of a calendar, and between them the line `LOST`.
/// ## After
/// One stray range, 40..<45.
package struct ByteLedger {
    /// Bytes that are neither in a record nor framing.
    package struct Stray: Sendable, Equatable {
        package enum Kind: Sendable, Equatable {
            /// Not accounted for in any way: a bug in Innkeeper.
            case lost
            /// Text or an element that the format doesn't have there: damage, or an unknown variant of an export.
            case text
            case element(String)
        }

        package var kind: Kind
        package var range: Range<Int64>
        /// From 1.
        package var line: Int
        /// Unicode scalars from 1.
        package var column: Int
    }

    /// Bytes in records and around them; together the whole file.
    package private(set) var inRecords: Int64 = 0
    package private(set) var aroundRecords: Int64 = 0
    package private(set) var strays: [Stray] = []
    /// The ranges that are not accounted for.
    package var lost: [Stray] { strays.filter { $0.kind == .lost } }

    private static let chunkSize = 1 << 18

    private var scanner: any FramingScanner
    private let file: Int
    private let lender: any RecordLender
    /// Everything before this offset is accounted for.
    private var end: Int64 = 0
    /// Whether the last record extends to the next one.
    private var isOpenEnded = false
    /// Where the last counted line starts.
    private var counted = (offset: Int64(0), line: 1, column: 1)

    /// `head` is the framing's, with which a table starts; `lender` reads what is between slices.
    package init(_ syntax: FramingSyntax, head: [UInt8], file: Int, lender: any RecordLender) {
        scanner = syntax.scanner(head: head)
        self.file = file
        self.lender = lender
    }

    /// Adds the file's next slice.
    package mutating func add(_ slice: DecodedSlice) {
        var start = slice.offset
        let joints = slice.joints
        var joint = 0
        // Bytes that were joined are not those of the file.
        let bytes = joints.isEmpty ? slice.bytes : []
        for span in slice.records {
            while joint < joints.count, joints[joint].position <= Int(span.start) {
                start = joints[joint].offset - Int64(joints[joint].position)
                joint += 1
            }
            let first = start + Int64(span.start)
            if first != end { reach(first, in: bytes, from: slice.offset) }
            inRecords += Int64(span.end - span.start)
            end = max(end, start + Int64(span.end))
            isOpenEnded = span.disposition == .cutShort
        }
    }

    /// Call it after the last slice, with the file's `size` in bytes.
    package mutating func finish(size: Int64) {
        if size != end { reach(size, in: [], from: size) }
        // An element that has been reported is not reported again.
        if let stray = scanner.endFile(), !strays.contains(where: { $0.range.lowerBound == stray.offset }) {
            note(stray.kind, stray.offset..<max(stray.offset, size))
        }
    }

    /// Checks what is between the last record and the next one. `bytes` are the file's from `offset` on; what is outside
    /// of them is read again.
    private mutating func reach(_ next: Int64, in bytes: [UInt8], from offset: Int64) {
        guard next > end else {
            // Two records overlap.
            note(.lost, next..<end)
            return
        }
        defer { end = next }
        guard !isOpenEnded else {
            inRecords += next - end
            return
        }
        aroundRecords += next - end
        if end >= offset, next <= offset + Int64(bytes.count) {
            look(at: bytes[Int(end - offset)..<Int(next - offset)], from: end)
        } else {
            var place = end
            while place < next {
                let count = min(next - place, Int64(ByteLedger.chunkSize))
                guard let bytes = lent(place, Int(count)) else { break }
                look(at: bytes[...], from: place)
                place += count
            }
        }
        if let stray = scanner.endGap() { note(stray.kind, next - Int64(stray.count)..<next) }
    }

    /// nil if the file can't be read any more, or has become shorter.
    private func lent(_ offset: Int64, _ count: Int) -> [UInt8]? {
        let bytes = lender.bytes(
            RecordReference(offset: offset, length: Int32(count), line: 1, file: Int32(truncatingIfNeeded: file)))
        return bytes?.count == count ? bytes : nil
    }

    private mutating func look(at bytes: ArraySlice<UInt8>, from offset: Int64) {
        for stray in scanner.take(bytes, at: offset) {
            let shift = offset - Int64(bytes.startIndex)
            note(stray.kind, shift + Int64(stray.range.lowerBound)..<shift + Int64(stray.range.upperBound))
        }
    }

    private mutating func note(_ kind: Stray.Kind, _ range: Range<Int64>) {
        if kind == .lost, let last = strays.last, last.kind == kind, last.range.upperBound == range.lowerBound {
            strays[strays.count - 1].range = last.range.lowerBound..<range.upperBound
            return
        }
        let place = place(of: range.lowerBound)
        strays.append(Stray(kind: kind, range: range, line: place.line, column: place.column))
    }

    /// Continues counting from the previous position, as all but the last come in order.
    private mutating func place(of offset: Int64) -> (line: Int, column: Int) {
        if offset < counted.offset { counted = (0, 1, 1) }
        while counted.offset < offset {
            let count = Int(min(offset - counted.offset, Int64(ByteLedger.chunkSize)))
            guard let bytes = lent(counted.offset, count) else { break }
            for byte in bytes {
                if byte == 0x0A {
                    counted.line += 1
                    counted.column = 1
                } else if byte & 0xC0 != 0x80 {
                    counted.column += 1
                }
            }
            counted.offset += Int64(count)
        }
        return (counted.line, counted.column)
    }
}
