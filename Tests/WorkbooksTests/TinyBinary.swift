/// Writes the records of a binary workbook.
struct TinyBinary {
    var globals: [UInt8] = []
    var sheet: [UInt8] = []
    var isUnicode = true
    /// More bytes than its stream has.
    var declares = 0
    /// Where its chain of sectors ends.
    var sectorLimit = Int.max

    /// One of Excel 5 with a text in a code page.
    static func old(page: Int, _ text: [UInt8]) -> TinyBinary {
        var workbook = TinyBinary()
        workbook.isUnicode = false
        workbook.globals = record(0x42, word(page))
        workbook.sheet = record(0x0204, place(0, 0) + word(text.count) + text)
        return workbook
    }

    static func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

    static func long(_ value: Int) -> [UInt8] { word(value & 0xFFFF) + word(value >> 16 & 0xFFFF) }

    static func double(_ value: Double) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(8 * $0)) }
    }

    static func record(_ kind: Int, _ body: [UInt8]) -> [UInt8] { word(kind) + word(body.count) + body }

    /// A text of one byte a character.
    static func text(_ text: String, lengthBytes: Int) -> [UInt8] {
        Array(word(text.utf8.count).prefix(lengthBytes)) + [0] + Array(text.utf8)
    }

    static func place(_ row: Int, _ column: Int, style: Int = 0) -> [UInt8] { word(row) + word(column) + word(style) }

    /// The whole stream, with one sheet `S`.
    var bytes: [UInt8] {
        let version = isUnicode ? 0x0600 : 0x0500
        let name: [UInt8] = isUnicode ? [1, 0, 0x53] : [1, 0x53]
        let begin = Self.record(0x0809, Self.word(version) + Self.word(5) + Self.long(0) + Self.long(0) + Self.long(0))
        let end = Self.record(0x0A, [])
        let boundSize = 4 + 6 + name.count
        let position = begin.count + globals.count + boundSize + end.count
        let bound = Self.record(0x85, Self.long(position) + [0, 0] + name)
        let sheetBegin = Self.record(0x0809, Self.word(version) + Self.word(0x10) + Self.long(0))
        return begin + globals + bound + end + sheetBegin + sheet + end
    }

    /// The stream in a compound file of version 3.
    var compound: [UInt8] {
        var stream = bytes
        stream += [UInt8](repeating: 0, count: max(0, 4096 - stream.count))
        let size = stream.count + declares
        let sectors = min((stream.count + 511) / 512, sectorLimit)
        stream = Array(stream.prefix(sectors * 512))
        stream += [UInt8](repeating: 0, count: sectors * 512 - stream.count)
        var header: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 16)
        header += Self.word(0x3E) + Self.word(3) + Self.word(0xFFFE) + Self.word(9) + Self.word(6)
        header += [UInt8](repeating: 0, count: 10)
        // One sector of the table, the folder behind it, no small streams, no further table.
        header += Self.long(1) + Self.long(1) + Self.long(0) + Self.long(4096) + Self.long(0xFFFF_FFFE) + Self.long(0)
        header += Self.long(0xFFFF_FFFE) + Self.long(0) + Self.long(0)
        while header.count < 512 { header += Self.long(0xFFFF_FFFF) }
        var table = [0xFFFF_FFFD, 0xFFFF_FFFE] + (0..<sectors).map { $0 == sectors - 1 ? 0xFFFF_FFFE : $0 + 3 }
        table += [Int](repeating: 0xFFFF_FFFF, count: 128 - table.count)
        func entry(_ name: String, kind: UInt8, start: Int, size: Int) -> [UInt8] {
            var entry = name.utf16.flatMap { Self.word(Int($0)) }
            entry += [UInt8](repeating: 0, count: 64 - entry.count) + Self.word(2 * (name.utf16.count + 1)) + [kind, 1]
            entry += [UInt8](repeating: 0xFF, count: 12) + [UInt8](repeating: 0, count: 36)
            return entry + Self.long(start) + Self.long(size) + Self.long(0)
        }
        let folder =
            entry("Root Entry", kind: 5, start: 0xFFFF_FFFE, size: 0)
            + entry("Workbook", kind: 2, start: 2, size: size) + [UInt8](repeating: 0, count: 256)
        return header + table.flatMap { Self.long($0) } + folder + stream
    }
}
