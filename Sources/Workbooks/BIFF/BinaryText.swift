internal import InnkeeperFormats

/// Reads texts that may extend over continuation records ([MS-XLS] 2.5.293 and 2.5.294).
struct BinaryText {
    private let bytes: [UInt8]
    private var parts: ArraySlice<Range<Int>>
    private var position: Int
    /// A text is longer than the data available.
    private(set) var isBroken = false

    init(_ bytes: [UInt8], _ parts: [Range<Int>]) {
        self.bytes = bytes
        self.parts = parts[...]
        position = parts.first?.lowerBound ?? 0
    }

    var isAtEnd: Bool { isBroken || left == 0 && parts.count <= 1 }

    private var left: Int { (parts.first?.upperBound ?? position) - position }

    /// Moves to the next part at the end of the current one.
    private mutating func turnPage() -> Bool {
        guard left == 0 else { return true }
        guard parts.count > 1 else {
            isBroken = true
            return false
        }
        parts.removeFirst()
        position = parts[parts.startIndex].lowerBound
        return true
    }

    mutating func byte() -> Int {
        while left == 0 { guard turnPage() else { return 0 } }
        position += 1
        return Int(bytes[position - 1])
    }

    mutating func word() -> Int {
        let low = byte()
        return low | byte() << 8
    }

    mutating func long() -> Int {
        let low = word()
        return low | word() << 16
    }

    mutating func skip(_ count: Int) {
        var count = count
        while count > 0 {
            if left == 0 { guard turnPage() else { return } }
            let step = min(count, left)
            position += step
            count -= step
        }
    }

    /// A Unicode text, skipping its font runs and phonetic data. At the start of each further part a byte states anew
    /// whether characters have one byte or two.
    mutating func unicode(lengthBytes: Int) -> String {
        let length = lengthBytes == 1 ? byte() : word()
        // Some programs write an empty text without its flags.
        if length == 0, isAtEnd { return "" }
        var flags = byte()
        let runs = flags & 8 != 0 ? word() : 0
        let phonetic = flags & 4 != 0 ? long() : 0
        var units: [UInt16] = []
        units.reserveCapacity(min(length, 4096))
        while units.count < length, !isBroken {
            // A record may hold no more than its flags.
            while left == 0, turnPage() { flags = byte() }
            if isBroken { break }
            if flags & 1 != 0 {
                units.append(UInt16(word()))
            } else {
                let end = min(left, length - units.count)
                for place in position..<(position + end) { units.append(UInt16(bytes[place])) }
                position += end
            }
        }
        skip(4 * runs + phonetic)
        return String(decoding: units, as: UTF16.self)
    }

    /// A text in the workbook's code page.
    mutating func encoded(lengthBytes: Int, page: CodePage) -> String {
        let length = lengthBytes == 1 ? byte() : word()
        var raw: [UInt8] = []
        while raw.count < length, !isBroken { raw.append(UInt8(byte())) }
        var text: [UInt8] = []
        page.append(raw, to: &text)
        return String(decoding: text, as: UTF8.self)
    }
}
