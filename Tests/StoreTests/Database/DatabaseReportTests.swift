import CInnkeeperSQLite
import Foundation
import InnkeeperCore
import InnkeeperStore
import Testing
import TestSupport

struct DatabaseReportTests {
    private struct Messages: BookingTexts {
        func text(_ row: Int, _ field: BookingField) -> String { field == .camperName ? "Guest, \"\(row)\"" : "" }
    }

    private func input() -> RunData {
        var dataset = datasetOf([
            TestBooking(site: "A1", arrival: 20_778, departure: 20_780, guests: 2, total: 41_250, currency: "USD"),
            TestBooking(site: "A1", arrival: 20_779, departure: 20_781, status: .pending, total: 100),
            TestBooking(site: nil, arrival: nil, departure: nil, status: .invalid),
        ])
        dataset.bookings.paid[0] = AmountCell(minorUnits: 1_250)
        dataset.conflicts = [
            ConflictRow(first: 0, second: 1, overlap: 20_779..<20_780, kind: .doubleBooking, freeSites: ["B2", "B3"])
        ]
        dataset.occupancy = (0..<40).map {
            OccupancyRow(
                night: CalendarDate(dayNumber: 20_778 + Int32($0)), sites: 4, sold: $0 % 5, revenue: 1_050,
                currency: Currency("USD") ?? .none)
        }
        dataset.provided = [.bookings, .conflicts, .occupancy]
        var findings = Findings()
        findings.add(code: "reservation-overlap", file: -1, record: "R1", value: "x")
        return RunData(
            dataset: dataset, context: RunContext(today: CalendarDate(dayNumber: 20_778), now: 0), findings: findings,
            rules: [:], severity: { _, _ in .error }, texts: Messages(), toolVersion: "9.9.9")
    }

    private func database(_ input: RunData) throws -> [UInt8] {
        let folder = MemoryFolder()
        try DatabaseReport(options: OptionValues()).render(input, to: folder)
        return try #require(folder.files["innkeeper.sqlite"])
    }

    /// What SQLite itself reads in the file: rows, their cells joined by a bar.
    private func ask(_ sql: String, of bytes: [UInt8]) throws -> [String] {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: folder.url.appendingPathComponent("innkeeper.sqlite"))
        var handle: OpaquePointer?
        #expect(
            unsafe sqlite3_open_v2(folder.path("innkeeper.sqlite"), &handle, SQLITE_OPEN_READONLY, nil) == SQLITE_OK)
        defer { unsafe sqlite3_close_v2(handle) }
        var statement: OpaquePointer?
        try #require(
            unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK,
            "\(unsafe String(cString: sqlite3_errmsg(handle))): \(sql)")
        defer { unsafe sqlite3_finalize(statement) }
        var rows: [String] = []
        while unsafe sqlite3_step(statement) == SQLITE_ROW {
            rows.append(
                (0..<(unsafe sqlite3_column_count(statement))).map { column in
                    guard let text = unsafe sqlite3_column_text(statement, column) else { return "NULL" }
                    return unsafe String(cString: text)
                }.joined(separator: "|"))
        }
        return rows
    }

    @Test func `the file is whole, and every row is in its table`() throws {
        let bytes = try database(input())
        #expect(bytes.starts(with: Array("SQLite format 3\0".utf8)))
        #expect(try ask("PRAGMA integrity_check", of: bytes) == ["ok"])
        #expect(try ask("SELECT count(*) FROM bookings", of: bytes) == ["3"])
        #expect(try ask("SELECT count(*) FROM occupancy", of: bytes) == ["40"])
        #expect(try ask("SELECT code, record FROM findings", of: bytes) == ["reservation-overlap|R1"])
        #expect(
            try ask("SELECT value FROM about WHERE name IN ('as_of', 'tool')", of: bytes).sorted() == [
                "2026-11-21", "Innkeeper 9.9.9",
            ])
        #expect(try ask("SELECT count(*) > 20 FROM about_columns", of: bytes) == ["1"])
    }

    @Test func `values have their types, and what is missing is NULL`() throws {
        let bytes = try database(input())
        let types = "SELECT typeof(arrival), typeof(guests), typeof(total), typeof(site_number) FROM bookings"
        #expect(try ask(types, of: bytes) == ["text|integer|real|text", "text|null|real|text", "null|null|null|null"])
        #expect(
            try ask("SELECT typeof(night), typeof(sold), typeof(occupancy) FROM occupancy LIMIT 1", of: bytes) == [
                "text|integer|real"
            ])
    }

    @Test func `every question is answered`() throws {
        let bytes = try database(input())
        let queries = try ask("SELECT sql FROM about_queries", of: bytes)
        #expect(queries.count >= 7)
        for query in queries { _ = try ask(query, of: bytes) }
        #expect(
            try ask("SELECT site_number, camper_name, balance FROM arrivals_today", of: bytes)
                == ["A1|Guest, \"0\"|400.0"])
        #expect(try ask("SELECT count(*) FROM in_house", of: bytes) == ["1"])
        #expect(try ask("SELECT free_sites FROM conflicts_to_solve", of: bytes) == ["B2 B3"])
        #expect(
            try ask("SELECT month, nights_sold, occupancy FROM occupancy_by_month", of: bytes) == [
                "2026-11|20|0.5", "2026-12|60|0.5",
            ])
    }

    @Test func `the same data give the same bytes, and tables that nobody asked for are not there`() throws {
        let bytes = try database(input())
        #expect(try database(input()) == bytes)
        #expect(
            try ask(
                "SELECT name FROM sqlite_schema WHERE name IN ('contacts', 'distances', 'nearest_places')", of: bytes)
                == [])
        #expect(!DatabaseReport.isUsual)
    }
}
