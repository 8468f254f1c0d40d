import Foundation
import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

/// Real exports. What is expected was counted by others: in each corpus's own notes, or with Python's csv module.
struct CSVCorporaTests {
    private func bytes(_ corpus: String, _ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: try #require(Corpora.folder(corpus)).appendingPathComponent(name)))
    }

    @Test(.enabled(if: Corpora.has("hotel-bookings-full")))
    func `the hotel bookings have the counts that are published for them`() throws {
        // Given the set of Antonio, de Almeida and Nunes, and a mapping for it
        let settings = SourceSettings.desk {
            $0.columns = [
                "property": .header("hotel"),
                "arrival": .date(["arrival_date_year", "arrival_date_month", "arrival_date_day_of_month"]),
                "nights": .sum(["stays_in_weekend_nights", "stays_in_week_nights"]),
                "guests": .sum(["adults", "children", "babies"]),
                "nightly_rate": .header("adr"), "status": .header("reservation_status"),
                "lead_days": .header("lead_time"), "channel": .header("distribution_channel"),
                "category": .header("assigned_room_type"), "currency": .constant("EUR"),
            ]
            $0.missing = ["NULL", "NA"]
        }
        // When it is read
        let file = ReadTable(bytes: try bytes("hotel-bookings-full", "hotel_bookings.csv"), settings)
        let table = file.bookings
        // Then every known count is met
        #expect(file.findings == [])
        #expect(table.count == 119_390)
        #expect(file.fates.count == 119_390)
        func rows(_ column: DictionaryColumn, _ name: String) -> Int {
            let code = column.existingCode(for: name)
            return column.codes.count { $0 == code }
        }
        #expect(rows(table.property, "City Hotel") == 79_330)
        #expect(rows(table.property, "Resort Hotel") == 40_060)
        #expect(table.nights.count { $0.value == 0 } == 715)
        #expect(table.guests.count { $0.value == 0 } == 180)
        #expect(table.rate.count { ($0.minorUnits ?? 0) < 0 } == 1)
        #expect(table.rate.compactMap(\.minorUnits).min() == -638)
        #expect(table.status.count { $0 == .completed } == 75_166)
        #expect(table.status.count { $0 == .cancelled } == 43_017)
        #expect(table.status.count { $0 == .noShow } == 1207)
        // And no cell is lost
        #expect(table.arrival.allSatisfy(\.isPresent) && table.departure.allSatisfy(\.isPresent))
        #expect(table.rate.allSatisfy(\.isPresent) && table.leadDays.allSatisfy(\.isPresent))
        #expect(table.guests.count(where: \.isPresent) == 119_390)
        #expect(table.arrival.min { $0.raw < $1.raw }?.shown == "2015-07-01")
        #expect(table.arrival.max { $0.raw < $1.raw }?.shown == "2017-08-31")
        #expect(rows(table.channel, "Undefined") == 5)
        #expect(table.currency.allSatisfy { $0 == Currency("EUR") })
        #expect(table.records.last?.line == 119_391)
    }

    /// A table of cities read as if they were sites: number and name are the city, capacity its population.
    private func cities(_ name: String, missing: [String] = []) throws -> (sites: [CampSite], file: ReadTable) {
        var settings = SourceSettings(name: "cities", kind: .campsites)
        settings.columns = [
            "site_number": .header("City"), "latitude": .header("Latitude"), "longitude": .header("Longitude"),
            "capacity": .header("Population"),
        ]
        if name.hasPrefix("bench") { settings.columns["name"] = .header("AccentCity") }
        settings.missing = missing
        let file = ReadTable(bytes: try bytes("csv-rust-csv", name), settings)
        #expect(file.findings == [])
        return (file.campSites.rows, file)
    }

    /// What is expected was added up with Python's csv module: `sum(int(r["Population"]) for r in rows if ...)`.
    @Test(.enabled(if: Corpora.has("csv-rust-csv")))
    func `cities come out with every number and letter, in UTF-8 and in Latin-1, with and without NULL`() throws {
        func sums(_ sites: [CampSite]) -> [Int] {
            [sites.count, sites.count { $0.capacity.isPresent }, sites.compactMap(\.capacity.value).reduce(0, +)]
        }
        let plain = try cities("uspop.csv")
        #expect(sums(plain.sites) == [100, 50, 2_486_481])
        let latitudes = plain.sites.compactMap(\.coordinate?.latitude).reduce(0, +)
        #expect(abs(latitudes - 3_721.644_999_8) < 1e-6)
        // Three of the empty cells say NULL: declared, they are empty; not declared, they can't be read
        #expect(sums(try cities("uspop-null.csv", missing: ["null"]).sites) == [100, 50, 2_486_481])
        let undeclared = try cities("uspop-null.csv").sites
        #expect(undeclared.count { $0.capacity.state == .unreadable } == 3)
        let latin = try cities("uspop-latin1.csv")
        #expect(latin.file.note("encoding") == "Windows-1252")
        #expect(latin.sites.map(\.number).filter { !$0.utf8.allSatisfy { $0 < 0x80 } } == ["\u{D5}akman"])
        let context = try cities("bench/worldcitiespop.csv")
        #expect(sums(context.sites) == [20_000, 271, 10_730_467])
        #expect(context.sites.count { !$0.name.utf8.allSatisfy { $0 < 0x80 } } == 1778)
        let sum = context.sites.compactMap(\.coordinate?.latitude).reduce(0, +)
        #expect(abs(sum - 544_164.3853) < 0.001)
    }

    /// Id, arrival, departure, nights, total (what is paid out, where the export has no more) with currency, status and
    /// guests of each row.
    private func summary(_ name: String, findings: [String] = []) throws -> [String] {
        let file = ReadTable(bytes: try bytes("booking-export-samples", name), .desk())
        #expect(file.findings == findings)
        let table = file.bookings
        return (0..<table.count).map { row in
            let amount = table.total[row].minorUnits ?? table.net[row].minorUnits
            let total = amount.map { "\($0) \(table.currency[row].code)" } ?? "-"
            let nights = table.nights[row].value.map(String.init) ?? "-"
            let guests = table.guests[row].value.map(String.init) ?? "-"
            return [
                table.id[row], table.arrival[row].shown, table.departure[row].shown, nights, total,
                table.status[row].name, guests,
            ].joined(separator: " ")
        }
    }

    @Test(.enabled(if: Corpora.has("booking-export-samples")))
    func `Airbnb's reservations are read, in ISO and in the account's own order`() throws {
        let iso = try summary("airbnb_reservations.csv")
        #expect(iso == ["HMZDMY8FA9 2026-06-23 2026-06-26 3 16454  confirmed 2"])
        // The other file's dates are month first, its day of booking is ISO; its amounts carry their currency
        let american = try summary("airbnb_reservations_us_dates.csv")
        #expect(
            american == [
                "HMPLAT0001 2026-06-23 2026-06-26 3 41250 USD confirmed 2",
                "EUR0000001 2024-09-19 2024-09-26 7 10000 EUR confirmed 2",
            ])
    }

    @Test(.enabled(if: Corpora.has("booking-export-samples")))
    func `Airbnb's transactions are read, and their payouts are no stays`() throws {
        let transactions = try summary(
            "airbnb_transaction_history.csv",
            findings: ["record-not-a-stay 2:23 Type other-word Type Payout"])
        #expect(transactions == ["HMABCDE123 2026-10-10 2026-10-15 5 362000 AED confirmed -"])
        let withPets = try summary("airbnb_transaction_history_petfee.csv")
        #expect(withPets == ["HMDA8Z99PP 2026-04-01 2026-04-05 4 414693 BRL confirmed -"])
    }

    @Test(.enabled(if: Corpora.has("booking-export-samples")))
    func `Booking.com's reservations and statement are read, money with its code`() throws {
        let reservations = try summary("bookingcom_reservations.psv")
        #expect(reservations == ["6547074679 2025-12-15 2025-12-17 2 12663 EUR confirmed 1"])
        let statement = try summary("bookingcom_statement.csv")
        #expect(statement == ["5896495358 2026-04-19 2026-04-23 4 27200 EUR confirmed 2"])
    }
}
