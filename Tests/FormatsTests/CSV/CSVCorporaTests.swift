import Foundation
import InnkeeperFormats
import Testing
import TestSupport

struct CSVCorporaTests {
    @Test(.enabled(if: Corpora.has("csv-spectrum")))
    func `csv-spectrum reads as its own JSON says`() throws {
        // Given each file of the acid test and its expected rows
        let folder = try #require(Corpora.folder("csv-spectrum"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("csvs").path)
        #expect(names.count == 11)
        for name in names.sorted() {
            var text = try String(contentsOf: folder.appendingPathComponent("csvs/\(name)"), encoding: .utf8)
            // Checked out through git, the CRLF files have lost their CR, which their JSON still expects.
            if name.hasSuffix("_crlf.csv") && !text.contains("\r\n") {
                text = text.replacingOccurrences(of: "\n", with: "\r\n")
            }
            let json = try Data(
                contentsOf: folder.appendingPathComponent(
                    "json/\(name.replacingOccurrences(of: ".csv", with: ".json"))"))
            let expected = try #require(JSONSerialization.jsonObject(with: json) as? [[String: String]])
            // When it is read with its first record as header
            let records = cells(text)
            let header = try #require(records.first)
            let rows = records.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
            // Then the rows are the expected ones
            #expect(rows == expected, "\(name)")
        }
    }

    /// Rows, cells and the FNV-1a hash of every cell as Python's csv module reads them (each cell as UTF-8 followed by
    /// byte 1F, each row by byte 1E), by hand:
    /// `for row in csv.reader(open(f, encoding=e, newline=""), delimiter=d)`.
    @Test(
        .enabled(if: Corpora.has("csv-rust-csv")),
        arguments: [
            ("smallpop.csv", 0x2C, 11, 44, 0xA435_80BA_05B3_C2AA),
            ("smallpop-colon.csv", 0x3A, 11, 44, 0xA435_80BA_05B3_C2AA),
            ("smallpop-no-headers.csv", 0x2C, 10, 40, 0xA416_21EF_CD21_ACF6),
            ("uspop.csv", 0x2C, 101, 505, 0xD1BD_8CA8_469F_4EF2),
            ("uspop-null.csv", 0x2C, 101, 505, 0xD4D4_5126_B4C9_69D9),
            ("uspop-latin1.csv", 0x2C, 101, 505, 0xE54D_D8CB_7486_E40F),
            ("bench/game.csv", 0x2C, 100_000, 600_000, 0x200E_AD98_CD1C_9725),
            ("bench/nfl.csv", 0x2C, 10_000, 130_000, 0x798D_0EA5_9CFA_45FE),
            ("bench/worldcitiespop.csv", 0x2C, 20_001, 140_007, 0x690D_5AD3_B15C_3040),
            ("bench/gtfs-mbta-stop-times.csv", 0x2C, 10_000, 90_000, 0x1851_73C6_2DB0_7B04),
        ] as [(String, UInt8, Int, Int, UInt64)])
    func `every cell of rust-csv's files is what another reader reads`(
        name: String, delimiter: UInt8, rows: Int, cells: Int, digest: UInt64
    ) throws {
        let folder = try #require(Corpora.folder("csv-rust-csv"))
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
        let encoding = UTF8Check.isValid(bytes) ? TextEncoding.utf8 : .windows1252
        // When both scans index it
        let index = indexed(bytes, delimiter: delimiter)
        // Then rows, cells and contents are the known ones
        var count = 0
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        for record in 0..<index.recordCount {
            for field in 0..<index.fieldCount(record) {
                count += 1
                for byte in CSVFieldText.text(bytes[index.field(field, of: record)], encoding: encoding).utf8 {
                    add(byte)
                }
                add(0x1F)
            }
            add(0x1E)
        }
        #expect(index.recordCount == rows && count == cells)
        #expect(hash == digest)
        #expect(index.faults == [])
    }

    @Test(.enabled(if: Corpora.has("csv-rust-csv")))
    func `quotes escaped with backslashes are no CSV of RFC 4180, and every such line is said`() throws {
        // Given strange.csv: seven lines, five of them with \\" inside quotes, one a comment
        let folder = try #require(Corpora.folder("csv-rust-csv"))
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("strange.csv")))
        let index = indexed(bytes, delimiter: 0x3B)
        // Then the lines are the records, as Python's csv module has them too, and the five are malformed
        #expect(index.recordCount == 7)
        #expect((0..<7).map { index.fieldCount($0) } == [2, 2, 1, 1, 2, 2, 2])
        #expect(index.faults.filter { $0.kind == .textAfterQuote }.map(\.record) == [0, 1, 4, 5, 6])
    }

    /// Rows and fields as Python's csv module counts them.
    @Test(
        .enabled(if: Corpora.has("csv-rust-csv")),
        arguments: [
            ("smallpop.csv", 11, 4), ("uspop.csv", 101, 5), ("uspop-null.csv", 101, 5), ("uspop-latin1.csv", 101, 5),
            ("smallpop-no-headers.csv", 10, 4),
            ("bench/game.csv", 100_000, 6), ("bench/nfl.csv", 10_000, 13), ("bench/worldcitiespop.csv", 20_001, 7),
            ("bench/gtfs-mbta-stop-times.csv", 10_000, 9),
        ])
    func `rust-csv's files have the rows and fields that are known`(name: String, rows: Int, fields: Int) throws {
        let folder = try #require(Corpora.folder("csv-rust-csv"))
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
        let index = indexed(bytes)
        #expect(index.recordCount == rows)
        #expect((0..<index.recordCount).allSatisfy { index.fieldCount($0) == fields })
        #expect(index.faults == [])
    }
}
