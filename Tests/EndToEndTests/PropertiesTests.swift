import Foundation
import Testing
import TestSupport

/// Two properties in one configuration, whose numbers of sites and bookings are the same.
struct PropertiesTests {
    private let header = "reservation_id,property,site_number,camper_name,arrival,nights,status,total,paid\n"

    private func campground() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "pipeline.json",
            """
            { "version": 1,
              "sources": {
                "lake-sites": { "kind": "campsites", "files": ["lake-sites.csv"], "property": "Lake" },
                "river-sites": { "kind": "campsites", "files": ["river-sites.csv"], "property": "River" },
                "desk": { "kind": "bookings", "files": ["desk.csv"] },
                "web": { "kind": "bookings", "files": ["web.csv"], "property": "River" } },
              "stages": ["conflicts", { "occupancy": { "from": "2026-07-01", "to": "2026-07-31" } }],
              "reports": ["findings", "tables", "database"] }
            """)
        try folder.write("lake-sites.csv", "site_number,capacity,category\nA1,2,tent\nA2,4,tent\nA3,4,tent\n")
        try folder.write("river-sites.csv", "site_number,capacity,category\nA1,6,tent\nA2,4,tent\nB1,4,tent\n")
        try folder.write(
            "desk.csv",
            header + """
                R1,Lake,A1,Ada Alder,2026-07-04,3,confirmed,90.00,90.00
                R1,River,A1,Ben Birch,2026-07-05,3,confirmed,90.00,10.00
                R2,Lake,A1,Cleo Cedar,2026-07-06,2,confirmed,60.00,60.00
                R3,,A1,Dora Dogwood,2026-07-04,2,confirmed,60.00,60.00
                R4,Lake,B1,Emil Elm,2026-07-10,2,confirmed,60.00,60.00

                """)
        try folder.write(
            "web.csv",
            "reservation_id,site_number,camper_name,arrival,nights,status,total,paid\n"
                + "R1,A2,Finn Fir,2026-07-05,2,confirmed,60.00,60.00\nR2,B1,Gina Gorse,2026-07-05,2,confirmed,1,1\n")
        return folder
    }

    private func run(_ folder: TemporaryFolder) async throws -> Program.Outcome {
        try await Program.run(
            ["run", folder.path("pipeline.json"), "--output", folder.path("out"), "--as-of", "2026-07-01"],
            environment: ["SOURCE_DATE_EPOCH": "1782864000"])
    }

    private func rows(_ folder: TemporaryFolder, _ name: String) throws -> [[String: String]] {
        let lines = try folder.read("out/\(name)").split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
    }

    private func findings(_ folder: TemporaryFolder) throws -> [[String: Any]] {
        try folder.read("out/findings.jsonl").split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    @Test func `what two properties share is no duplicate, no overlap and no unknown site`() async throws {
        // Given two properties with the same numbers, one booking of neither, and one on the other's site
        let folder = try campground()
        // When
        let outcome = try await run(folder)
        // Then only what is wrong within one property is found, and the booking of neither
        let found = try findings(folder)
        let told = found.map { finding in
            ["code", "property", "record"].map { finding[$0] as? String ?? "-" }.joined(separator: " ")
        }
        #expect(
            told.filter { !$0.hasPrefix("source-") }.sorted() == [
                "reservation-overlap Lake R2", "reservation-property-missing - R3", "reservation-site-unknown Lake R4",
            ], "\(outcome.errors)")
        let missing = try #require(found.first { $0["code"] as? String == "reservation-property-missing" })
        #expect((missing["message"] as? String)?.contains("set \"property\" at source \"desk\"") == true)
        #expect(missing["severity"] as? String == "warning" && missing["column"] as? Int == 4)
    }

    @Test func `every table says of which property a row is`() async throws {
        // Given
        let folder = try campground()
        // When
        _ = try await run(folder)
        // Then the pair is Lake's, and the second can go to Lake's own free sites
        let conflicts = try rows(folder, "conflicts.csv")
        #expect(conflicts.map { $0["property"] } == ["Lake"])
        #expect(conflicts.map { $0["free_sites"] } == ["A2 A3"])
        // And each stay has a bill in its property, or in none
        let payments = try rows(folder, "payments.csv")
        #expect(
            payments.map { "\($0["property"] ?? "") \($0["source"] ?? "") \($0["reservation_id"] ?? "")" } == [
                "Lake desk R1", "River desk R1", "Lake desk R2", " desk R3", "River web R1", "River web R2",
            ])
        // And nights are sold out of the property's own sites
        let july = try rows(folder, "kpis.csv").filter { $0["period"] == "2026-07" && $0["property"] != "" }
        #expect(
            july.map { "\($0["property"] ?? "") \($0["nights_available"] ?? "")" }.sorted() == ["Lake 93", "River 93"])
        // And the whole is one
        #expect(try folder.read("out/run.json").contains("\"property\": \"Lake\""))
    }

    @Test func `with one property a record without one belongs to it, and nothing is said`() async throws {
        // Given Lake alone
        let folder = try campground()
        try folder.write(
            "pipeline.json",
            """
            { "version": 1,
              "sources": {
                "sites": { "kind": "campsites", "files": ["lake-sites.csv"] },
                "desk": { "kind": "bookings", "files": ["desk.csv"] } },
              "stages": ["conflicts"], "reports": ["findings", "tables"] }
            """)
        try folder.write(
            "desk.csv",
            header + """
                R1,Lake,A1,Ada Alder,2026-07-04,3,confirmed,90.00,90.00
                R1,,A1,Ben Birch,2026-07-05,3,confirmed,90.00,10.00
                R3,,A1,Dora Dogwood,2026-07-04,2,confirmed,60.00,60.00

                """)
        // When
        _ = try await run(folder)
        // Then the number is there twice, and the stays meet
        let told = try findings(folder).map { "\($0["code"] ?? "") \($0["property"] ?? "") \($0["record"] ?? "")" }
        #expect(
            told.filter { !$0.hasPrefix("source-") }.sorted() == [
                "reservation-id-duplicate Lake R1", "reservation-overlap Lake R3",
            ])
    }
}
