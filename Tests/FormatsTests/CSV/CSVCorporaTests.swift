import Formats
import Foundation
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
