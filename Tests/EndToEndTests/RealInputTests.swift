import Foundation
import Testing
import TestSupport

/// The built program on files that no one here wrote.
struct RealInputTests {
    private func record(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func counts(_ record: [String: Any], _ source: String) throws -> [Int] {
        let sources = try #require(record["records"] as? [String: [String: Any]])
        let numbers = try #require(sources[source])
        return ["read", "accepted", "rejected", "skipped"].map { numbers[$0] as? Int ?? -1 }
    }

    @Test(.enabled(if: Corpora.has("hotel-bookings-full")))
    func `two hotels, 119,390 bookings: every row is accounted for and the key figures are the published ones`()
        async throws
    {
        // Given
        let folder = try TemporaryFolder()
        let corpus = try #require(Corpora.folder("hotel-bookings-full"))
        // When
        let outcome = try await Program.run([
            "run", Corpora.packageRoot.appendingPathComponent("Samples/Hotel/pipeline.json").path, "--root",
            corpus.path, "--output", folder.path("Out"), "--as-of", "2026-11-21",
        ])
        // Then
        #expect(outcome.status == 1, "\(outcome.errors)")
        let run = try record(folder.path("Out/run.json"))
        #expect(try counts(run, "hotels") == [119_390, 118_675, 715, 0])
        #expect(
            run["findings"] as? [String: Int] == [
                "reservation-nights-not-positive": 715, "reservation-rate-negative": 1, "reservation-guests-none": 180,
                // The corpus has a note of where it is from.
                "source-not-export": 1,
            ])
        // Given what a loop over the file's rows in another language gives: nights, revenue, ADR by nights
        let rows = try folder.read("Out/kpis.csv").split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let header = rows[0]
        func figures(_ property: String) throws -> [String: String] {
            let row = try #require(rows.first { $0[0...3] == ["all", property, "", ""] })
            return Dictionary(uniqueKeysWithValues: zip(header, row))
        }
        let (all, city, resort) = (try figures(""), try figures("City Hotel"), try figures("Resort Hotel"))
        #expect([all, city, resort].map { $0["nights_sold"] } == ["255040", "135153", "119887"])
        #expect(
            [all, city, resort].map { $0["room_revenue"] } == ["25996260.41", "14394410.18", "11601850.23"])
        #expect([all, city, resort].map { $0["adr"] } == ["101.93", "106.50", "96.77"])
        // And month by month, property by property, nights and revenue add up to the whole, to the cent
        for (name, total) in [("", all), ("City Hotel", city), ("Resort Hotel", resort)] {
            let months = rows.dropFirst().filter { $0[0] != "all" && Array($0[1...3]) == [name, "", ""] }
            #expect(months.count == 27)
            #expect(months.compactMap { Int($0[5]) }.reduce(0, +) == total["nights_sold"].flatMap { Int($0) })
            let cents = months.compactMap { Int($0[7].replacing(".", with: "")) }.reduce(0, +)
            #expect(cents == total["room_revenue"].flatMap { Int($0.replacing(".", with: "")) })
        }
        // And cancelled and no-show apart, Invalid in neither
        #expect([all["cancelled"], all["no_show"], all["invalid"]] == ["42995", "1194", "715"])
    }

    @Test(.enabled(if: Corpora.has("geojson-natural-earth-50m")))
    func `a folder without a configuration gives a report beside it, every feature accounted for`() async throws {
        // Given the world's towns, and the sample campground's contacts, sites and one channel
        let folder = try TemporaryFolder()
        let towns = try #require(Corpora.folder("geojson-natural-earth-50m"))
            .appendingPathComponent("ne_50m_populated_places_simple.json")
        let samples = Corpora.packageRoot.appendingPathComponent("Samples")
        let exports = folder.url.appendingPathComponent("exports")
        try FileManager.default.createDirectory(at: exports, withIntermediateDirectories: true)
        for file in [
            towns, samples.appendingPathComponent("contacts/regulars.vcf"),
            samples.appendingPathComponent("campsites.csv"), samples.appendingPathComponent("bookings/desk-2026.csv"),
        ] {
            try FileManager.default.copyItem(at: file, to: exports.appendingPathComponent(file.lastPathComponent))
        }
        let json = try JSONSerialization.jsonObject(with: try Data(contentsOf: towns)) as? [String: Any]
        let features = try #require(json?["features"] as? [Any]).count
        // When
        let outcome = try await Program.run(["run", exports.path, "--as-of", "2026-11-21"])
        // Then
        #expect(outcome.status == 1, "\(outcome.errors)")
        let run = try record(folder.path("exports-report/run.json"))
        let places = try counts(run, "places")
        #expect(places[0] == features && places[0] == places[1] + places[2] + places[3])
        #expect(try counts(run, "campsites")[1] == 24)
        #expect(try counts(run, "bookings")[1] > 70)
        #expect(try folder.read("exports-report/distances.csv").contains("San Jose"))
        #expect(try folder.read("exports-report/summary.txt").contains("ARRIVALS TODAY"))
    }
}
