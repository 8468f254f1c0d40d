import InnkeeperWorkbooks
import Testing

@Suite struct CellLinesTests {
    private func lines(_ value: CellValue, isFormula: Bool = false, hidesText: Bool = false) -> String {
        var lines = CellLines(hidesText: hidesText)
        _ = lines.add(.sheet(Worksheet(name: "Bookings")))
        _ = lines.add(.cell(WorkbookCell(row: 11, column: 1, value: value, isFormula: isFormula)))
        return String(decoding: lines.take(), as: UTF8.self)
    }

    @Test func `a cell is a line with its sheet, address, type and value`() {
        #expect(
            lines(.date("2026-05-17"), isFormula: true)
                == "{\"sheet\":\"Bookings\",\"cell\":\"B12\",\"type\":\"date\",\"value\":\"2026-05-17\",\"formula\":true}\n"
        )
        #expect(lines(.number(5e12)).contains("\"type\":\"number\",\"value\":\"5000000000000\""))
        #expect(lines(.boolean(true)).contains("\"type\":\"boolean\",\"value\":\"true\""))
    }

    @Test func `a formula without a result has no type`() {
        #expect(lines(.unknown, isFormula: true).contains("\"type\":null,\"value\":null,\"formula\":true"))
    }

    @Test func `texts may be left out, other values stay`() {
        #expect(!lines(.text("Alice"), hidesText: true).contains("Alice"))
        #expect(!lines(.text("Alice"), hidesText: true).contains("value"))
        #expect(lines(.number(7), hidesText: true).contains("\"value\":\"7\""))
    }

    @Test func `nothing that a terminal obeys goes out as it is`() {
        let line = lines(.text("\u{1B}[31m\u{9B}0m\u{7F}ä"))
        #expect(line.contains("\\u001b[31m\\u009b0m\\u007fä"))
        #expect(lines(.text("Elm \u{9B}0m")).contains("Elm \\u009b0m"))
        #expect(line.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    }
}
