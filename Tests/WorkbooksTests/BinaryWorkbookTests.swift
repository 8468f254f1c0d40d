import InnkeeperWorkbooks
import Testing
import TestSupport

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
        let seen = SeenWorkbook.file(TinyBinary.old(page: 1251, [0xC4, 0xE0]).bytes)
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

    @Test(
        arguments: [
            (932, [0x8A, 0xBF, 0x8E, 0x9A], "漢字"), (936, [0xD5, 0xC5], "张"), (949, [0xC0, 0xDB, 0xBE, 0xF7], "작업"),
            (950, [0xB1, 0x69], "張"), (10000, [0x8A, 0x9A], "äö"), (32768, [0x8A], "ä"), (437, [0x84], "ä"),
            (850, [0x94], "ö"), (866, [0x88, 0xA2, 0xA0, 0xAD], "Иван"), (874, [0xCB, 0xE9, 0xCD, 0xA7], "ห้อง"),
            (10007, [0x88, 0xE2, 0xE0, 0xED], "Иван"), (10029, [0xFC, 0x8B], "Łč"),
        ] as [(Int, [UInt8], String)])
    func `code pages of old computers are known`(page: Int, bytes: [UInt8], text: String) {
        // given
        let workbook = TinyBinary.old(page: page, bytes)
        // when
        let seen = SeenWorkbook.file(workbook.bytes)
        // then
        #expect(seen.cells == ["A1 text \(text)"])
        #expect(seen.problems == [])
    }

    @Test func `an unknown code page is reported where it matters`() {
        #expect(SeenWorkbook.file(TinyBinary.old(page: 10021, [0x41]).bytes).problems == [])
        let seen = SeenWorkbook.file(TinyBinary.old(page: 10021, [0x80]).bytes)
        #expect(seen.problems.map(\.kind) == [.damaged])
        #expect(seen.problems.first?.message.contains("10021") ?? false)
    }

    @Test func `a record that continues a text may hold nothing of it but its flags`() {
        // given
        var workbook = TinyBinary()
        let wide = "ÄΩ".utf16.flatMap { TinyBinary.word(Int($0)) }
        workbook.globals =
            TinyBinary.record(
                0xFC, TinyBinary.long(1) + TinyBinary.long(1) + TinyBinary.word(5) + [0] + Array("abc".utf8))
            + TinyBinary.record(0x3C, [0]) + TinyBinary.record(0x3C, [1] + wide)
        workbook.sheet = TinyBinary.record(0xFD, TinyBinary.place(0, 0) + TinyBinary.long(0))
        // when
        let seen = SeenWorkbook.file(workbook.bytes)
        // then
        #expect(seen.cells == ["A1 text abcÄΩ"])
        #expect(seen.problems == [])
    }

    @Test func `an empty text may lack its flags`() {
        var workbook = TinyBinary()
        workbook.sheet = TinyBinary.record(0x0204, TinyBinary.place(0, 0) + TinyBinary.word(0))
        let seen = SeenWorkbook.file(workbook.bytes)
        #expect(seen.cells == [])
        #expect(seen.problems == [])
    }

    @Test func `a stream that is shorter than declared is damaged only if something is missing`() {
        // given
        var workbook = TinyBinary()
        workbook.sheet = TinyBinary.record(0x0203, TinyBinary.place(0, 0) + TinyBinary.double(1.5))
        workbook.declares = 600
        let whole = SeenWorkbook.file(workbook.compound)
        // when: the sheet goes on where there is no sector
        workbook.sheet += TinyBinary.record(0x99, [UInt8](repeating: 0, count: 8000))
        workbook.sectorLimit = 8
        let cut = SeenWorkbook.file(workbook.compound)
        // then
        #expect(whole.cells == ["A1 number 1.5"])
        #expect(whole.problems == [])
        #expect(cut.cells == ["A1 number 1.5"])
        #expect(cut.problems.map(\.message) == ["a stream in it is shorter than declared"])
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
