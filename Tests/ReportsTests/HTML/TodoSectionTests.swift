import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing

struct TodoSectionTests {
    @Test func `what waits is said in one sentence each, conflicts with their solution first`() throws {
        let html = try page(Campground.input())
        #expect(html.contains("<strong>A12 is double-booked for 2 nights, 3–4 Jul:</strong>"))
        #expect(html.contains("Move R-2 to <b class=\"site\">A13</b>; also free: B2."))
        #expect(html.contains("<strong>1 arrival is pending; confirm:</strong> <span><bdi>山田太郎</bdi> (A3).</span>"))
        #expect(
            html.contains(
                "<strong>Collect 75.00 USD on arrival:</strong> <span><bdi>Ada Field</bdi> (B2) 75.00 USD.</span>"))
        #expect(html.contains("<strong>Birthday today:</strong> <span><bdi>Bo Hill</bdi> turns 46, site A12.</span>"))
        #expect(html.contains("2 records were rejected and are not counted:"))
    }

    @Test func `a conflict that is over asks nobody to do anything`() throws {
        var input = Campground.input()
        let day = Fixture.day("2026-06-30").dayNumber
        input.dataset.conflicts[0].overlap = day..<day + 1
        #expect(!(try page(input).contains("is double-booked")))
    }

    @Test func `one guest twice is probably one booking`() throws {
        var input = Campground.input()
        input.dataset.conflicts[0].kind = .sameGuest
        #expect(
            try page(input).contains("It is probably one booking that came in twice: cancel R-2 or move it to <b"))
    }

    @Test func `of very many conflicts five are told and the rest counted`() throws {
        var input = Campground.input()
        input.dataset.conflicts = Array(repeating: input.dataset.conflicts[0], count: 1_234)
        let html = try page(input)
        #expect(html.count(of: "A12 is double-booked") == 5)
        #expect(html.contains("<strong>1,229 more conflicts to solve:</strong>"))
    }

    @Test func `files that were not read come before all else, by name and with the reason`() throws {
        var input = Campground.input()
        let first = input.dataset.files.count
        input.dataset.files += (0..<7).map { SourceFile(unread: "odd-\($0).csv") }
        for file in 0..<7 { input.findings.add(code: "source-unrecognised", file: first + file) }
        let html = try page(input)
        #expect(html.contains("<strong>Not read: odd-0.csv.</strong>"))
        #expect(html.contains("<strong>2 more files were not read:</strong> <span>odd-5.csv, odd-6.csv.</span>"))
        let before = try #require(html.components(separatedBy: "double-booked").first)
        #expect(before.contains("odd-0.csv"))
    }

    @Test func `what need not be read is named once and last`() throws {
        var input = Campground.input()
        input.dataset.files.append(SourceFile(unread: "map.png"))
        input.findings.add(code: "source-not-export", file: input.dataset.files.count - 1)
        #expect(
            try page(input).contains(
                "<strong>1 file beside the exports was not read, and does not need to be:</strong> <span>map.png.</span>"
            ))
    }

    @Test func `on a quiet day it says so`() throws {
        #expect(try todo([.bookings, .conflicts]).contains(Messages.english[.nothingToDo]))
    }

    @Test func `a quiet day is not said to be without conflicts where they were not looked for`() throws {
        let html = try todo([.bookings])
        #expect(!html.contains("no conflicts") && html.contains(Messages.english[.nothingElseToDo]))
    }

    @Test func `a quiet day is not said to be without conflicts where most stays have no site`() throws {
        let html = try todo([.bookings, .conflicts]) { dataset in
            dataset.siteCoverage.stays = 2
            dataset.siteCoverage.withoutSite = 2
        }
        #expect(!html.contains("no conflicts"))
        #expect(
            html.contains(
                "2 of 2 stays have no site: double bookings can&#x27;t be found there. Nobody to confirm")
        )
    }

    @Test func `a quiet day is not said to be without conflicts where there are too many to list`() throws {
        let html = try todo([.bookings, .conflicts]) { dataset in
            dataset.bookings = Fixture.bookings([
                .init(id: "R1", site: "A12", arrival: "2026-01-01", departure: "2026-01-02")
            ])
            dataset.crowdedSites = [CrowdedSite(booking: 0, pairs: 9_000, stays: 40)]
        }
        #expect(!html.contains("no conflicts") && html.contains("Too many bookings overlap on site A12"))
    }

    /// The list of a day on which nothing is to be done.
    private func todo(
        _ provided: Set<DatasetPart>, change: (inout Dataset) -> Void = { _ in }
    ) throws -> String {
        var dataset = Dataset()
        dataset.provided = provided
        change(&dataset)
        let html = try page(Fixture.input(dataset))
        let list = try #require(html.components(separatedBy: "class=\"todo\"").last)
        return try #require(list.components(separatedBy: "</ul>").first)
    }
}
