import InnkeeperWorkbooks
import Testing
import TestSupport

/// Writes the records of a binary workbook.
private struct TinyBinary {
    var globals: [UInt8] = []
    var sheet: [UInt8] = []
    var isUnicode = true

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
        let sectors = (stream.count + 511) / 512
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
            + entry("Workbook", kind: 2, start: 2, size: stream.count) + [UInt8](repeating: 0, count: 256)
        return header + table.flatMap { Self.long($0) } + folder + stream
    }
}

@Suite struct BinaryWorkbookTests {
    @Test func `numbers come in four shapes`() {
        // given
        var workbook = TinyBinary()
        workbook.sheet =
            TinyBinary.record(0x0203, TinyBinary.place(0, 0) + TinyBinary.double(1.5))
            + TinyBinary.record(0x027E, TinyBinary.place(0, 1) + TinyBinary.long(12 << 2 | 2))
            + TinyBinary.record(0x027E, TinyBinary.place(0, 2) + TinyBinary.long(1234 << 2 | 3))
            + TinyBinary.record(
                0xBD,
                TinyBinary.word(1) + TinyBinary.word(0) + TinyBinary.word(0) + TinyBinary.long(-5 << 2 | 2)
                    + TinyBinary.word(0)
                    + TinyBinary.long(0x3FF0_0000) + TinyBinary.word(1))
        // when
        let seen = SeenWorkbook.file(workbook.bytes)
        // then
        #expect(seen.cells == ["A1 number 1.5", "B1 number 12", "C1 number 12.34", "A2 number -5", "B2 number 1"])
        #expect(seen.problems == [])
    }

    @Test func `a shared text may go on in the next record, in wider characters`() {
        var workbook = TinyBinary()
        let wide = "ÄΩ".utf16.flatMap { TinyBinary.word(Int($0)) }
        workbook.globals =
            TinyBinary.record(
                0xFC, TinyBinary.long(2) + TinyBinary.long(2) + TinyBinary.word(5) + [0] + Array("abc".utf8))
            + TinyBinary.record(0x3C, [1] + wide + TinyBinary.text("second", lengthBytes: 2))
        workbook.sheet =
            TinyBinary.record(0xFD, TinyBinary.place(0, 0) + TinyBinary.long(0))
            + TinyBinary.record(0xFD, TinyBinary.place(1, 0) + TinyBinary.long(1))
            + TinyBinary.record(0xFD, TinyBinary.place(2, 0) + TinyBinary.long(2))
        let seen = SeenWorkbook.file(workbook.bytes)
        #expect(seen.cells == ["A1 text abcÄΩ", "A2 text second"])
        #expect(seen.problems.map(\.kind) == [.damaged])
    }

    @Test func `the value of a formula is the one stored with it`() {
        var workbook = TinyBinary()
        func formula(_ row: Int, _ value: [UInt8]) -> [UInt8] {
            TinyBinary.record(0x06, TinyBinary.place(row, 0) + value + TinyBinary.word(0) + TinyBinary.long(0))
        }
        workbook.sheet =
            formula(0, TinyBinary.double(7)) + formula(1, [0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            + TinyBinary.record(0x0207, TinyBinary.text("text", lengthBytes: 2))
            + formula(2, [1, 0, 1, 0, 0, 0, 0xFF, 0xFF])
            + formula(3, [2, 0, 0x2A, 0, 0, 0, 0xFF, 0xFF]) + formula(4, [3, 0, 0, 0, 0, 0, 0xFF, 0xFF])
        #expect(
            SeenWorkbook.file(workbook.bytes).cells == [
                "A1= number 7", "A2= text text", "A3= boolean true", "A4= error #N/A", "A5= text ",
            ])
    }

    @Test func `formats make dates, fonts strike out`() {
        var workbook = TinyBinary()
        let font = TinyBinary.word(200) + TinyBinary.word(8) + [UInt8](repeating: 0, count: 12)
        workbook.globals =
            TinyBinary.record(0x22, TinyBinary.word(1)) + TinyBinary.record(0x31, font)
            + TinyBinary.record(0x41E, TinyBinary.word(164) + TinyBinary.text("dd.mm.yyyy", lengthBytes: 2))
            + TinyBinary.record(0xE0, TinyBinary.word(0) + TinyBinary.word(164) + [UInt8](repeating: 0, count: 16))
        workbook.sheet = TinyBinary.record(0x0203, TinyBinary.place(0, 0) + TinyBinary.double(44_697))
        let seen = SeenWorkbook.file(workbook.bytes)
        #expect(seen.cells == ["A1 date 2026-05-17"])
        #expect(seen.rawCells.first?.look.isStruckOut == true)
    }

    @Test func `texts of Excel 5 are in the workbook's code page`() {
        var workbook = TinyBinary()
        workbook.isUnicode = false
        workbook.globals = TinyBinary.record(0x42, TinyBinary.word(1251))
        workbook.sheet = TinyBinary.record(0x0204, TinyBinary.place(0, 0) + TinyBinary.word(2) + [0xC4, 0xE0])
        let seen = SeenWorkbook.file(workbook.bytes)
        #expect(seen.sheets.map(\.name) == ["S"])
        #expect(seen.cells == ["A1 text Да"])
    }

    @Test func `a chart within a sheet has cells of its own, which are none of the sheet`() {
        var workbook = TinyBinary()
        workbook.sheet =
            TinyBinary.record(0x0809, TinyBinary.word(0x600) + TinyBinary.word(0x20))
            + TinyBinary.record(0x0203, TinyBinary.place(0, 0) + TinyBinary.double(1)) + TinyBinary.record(0x0A, [])
            + TinyBinary.record(0x0203, TinyBinary.place(5, 0) + TinyBinary.double(2))
        #expect(SeenWorkbook.file(workbook.bytes).cells == ["A6 number 2"])
    }

    @Test func `merged cells are told`() {
        var workbook = TinyBinary()
        workbook.sheet = TinyBinary.record(
            0xE5, TinyBinary.word(1) + TinyBinary.word(1) + TinyBinary.word(2) + TinyBinary.word(3) + TinyBinary.word(4)
        )
        #expect(SeenWorkbook.file(workbook.bytes).merges == [MergedCells(rows: 1...2, columns: 3...4)])
    }

    @Test func `the same workbook is read out of a compound file`() {
        var workbook = TinyBinary()
        workbook.sheet = TinyBinary.record(0x0203, TinyBinary.place(0, 0) + TinyBinary.double(1.5))
        let seen = SeenWorkbook.file(workbook.compound)
        #expect(seen.cells == ["A1 number 1.5"])
        #expect(seen.problems == [])
    }

    @Test func `a protected workbook needs a password`() {
        var workbook = TinyBinary()
        workbook.globals = TinyBinary.record(0x2F, TinyBinary.word(1))
        let seen = SeenWorkbook.file(workbook.bytes)
        #expect(seen.problems.map(\.kind) == [.refused])
        #expect(seen.cells == [])
    }

    @Test func `a workbook of Excel 4 is named`() {
        let bytes = TinyBinary.record(0x0409, TinyBinary.word(0) + TinyBinary.word(0x10) + TinyBinary.word(0))
        #expect(SeenWorkbook.file(bytes).problems.first?.message.contains("Excel 2, 3 or 4") ?? false)
    }

    @Test func `no damage does more than lose cells`() {
        // given
        var workbook = TinyBinary()
        workbook.globals = TinyBinary.record(
            0xFC, TinyBinary.long(1) + TinyBinary.long(1) + TinyBinary.text("abc", lengthBytes: 2))
        workbook.sheet =
            TinyBinary.record(0xFD, TinyBinary.place(0, 0) + TinyBinary.long(0))
            + TinyBinary.record(0x06, TinyBinary.place(1, 0) + TinyBinary.double(7))
        let whole = workbook.compound
        var random = SeededRandom(10)
        for _ in 0..<2000 {
            // when
            var damaged = whole
            for _ in 0..<4 {
                damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            let cut = Int(random.next() % UInt64(damaged.count))
            // then: it ends, and gives no more cells than could be there
            #expect(SeenWorkbook.file(damaged).cells.count < 100)
            #expect(SeenWorkbook.file(Array(whole[..<cut])).cells.count <= 2)
        }
    }
}
