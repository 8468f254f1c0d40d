import InnkeeperCore
import InnkeeperReports
import Testing

struct ConsoleSummaryTests {
    @Test func `what was read, what needs attention, and where the page is`() {
        #expect(
            consoleSummary(Campground.input(), indexPath: "Output/index.html") == [
                "Alder Creek Campground, Saturday, 4 July 2026",
                "Read 26 records from 3 sources: 24 accepted, 2 rejected",
                "  desk      12 read, 10 accepted, 2 rejected",
                "  places    9 read, 9 accepted",
                "  regulars  5 read, 5 accepted",
                "Needs attention: 2 errors, 1 warning, 1 note",
                "  2  error    reservation-site-unknown",
                "  1  warning  reservation-rate-negative",
                "  1  note     contact-phone-invalid",
                "Output/index.html",
            ])
    }

    @Test func `however much there is, it is fifteen lines`() {
        for (sources, codes) in [(1, 40), (4, 9), (4, 8), (5, 40), (30, 11), (30, 12), (0, 0), (4, 7)] {
            // Given that many sources and codes
            var dataset = Dataset()
            dataset.files = (0..<sources).map { Fixture.file("source\($0)", .places, "\($0).json", accepted: 1) }
            var findings = Findings()
            for code in 0..<codes { findings.add(code: "code-\(code)", file: -1) }
            // When it is printed
            let lines = consoleSummary(Fixture.input(dataset, findings: findings), indexPath: "index.html")
            // Then it fits, ends in the path, and no code is lost without a word
            #expect(lines.count <= 15)
            #expect(lines.last == "index.html")
            let shown = lines.count { $0.contains("  code-") }
            let more = lines.first { $0.contains("more code") }
            #expect(shown == codes || more?.contains("and \(codes - shown) more") == true)
        }
    }

    @Test func `a long line is whole in a pipe, and wrapped on a terminal`() {
        // Given files that were not read
        var dataset = Dataset()
        dataset.files = (0..<12).map { Fixture.file("desk", .bookings, "exports of the season/\($0).csv") }
        var findings = Findings()
        for file in dataset.files.indices { findings.add(code: "source-unreadable", file: file) }
        let input = Fixture.input(dataset, findings: findings)
        // When
        let piped = consoleSummary(input, indexPath: "index.html")
        let shown = consoleSummary(input, indexPath: "index.html", columns: 80)
        // Then
        #expect(piped.contains { $0.hasSuffix("exports of the season/11.csv") })
        #expect(shown.allSatisfy { $0.count <= 80 })
        #expect(shown.contains { $0.hasPrefix("  ") && $0.contains("season/2.csv") })
    }

    @Test func `nothing from data can steer the terminal`() {
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("evil\u{1B}[2J", .places, "a"), Fixture.file("b\u{202E}", .places, "b"),
        ]
        let lines = consoleSummary(Fixture.input(dataset), indexPath: "out\u{9B}0m/index.html")
        #expect(
            lines.joined().unicodeScalars.allSatisfy {
                $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x202E
            })
    }
}
