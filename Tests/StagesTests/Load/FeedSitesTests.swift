import InnkeeperCore
import InnkeeperStages
import Testing

struct FeedSitesTests {
    /// The site of each calendar, `?` for a question.
    private func sites(_ paths: String..., campSites: [String]? = nil, booked: [String] = []) -> [String] {
        var listed = CampSites()
        listed.rows = (campSites ?? []).map { CampSite(number: $0) }
        var bookings = Bookings()
        bookings.site = DictionaryColumn(booked)
        let files = paths.map { SourceFile(source: "feeds", kind: .bookings, path: $0) }
        let found = FeedSites(campSites == nil ? nil : SiteDirectory(listed), bookings)
            .sites(of: Array(files.indices), in: files)
        return files.indices.map { found[$0] ?? "?" }
    }

    @Test(arguments: [
        "Oak-airbnb.ics", "airbnb_Oak.ics", "Oak (2).ics", "Oak calendar.ics", "Oak-2026-11-22.ics", "Kalender Oak.ics",
        "Oak - Booking.com.ics", "Oak_vrbo_12345678.ics", "listing-Oak-ical-export.ics", "calendrier Oak abritel.ics",
        "Réservations_Oak.ics", "Oak.airbnb.ics.gz", "calendario de Oak.ics", "Oak-airbnb-2026-11.ics",
        "Oak 3f2504e0-4f89-11d3-9a0c-0305e82c3301.ics", "Belegungsplan Oak 22.11.2026 (1).ics",
        "feeds.zip!Oak-airbnb.ics",
    ])
    func `the site is what is left of the name`(name: String) {
        #expect(sites(name) == ["Oak"])
    }

    @Test(arguments: [
        "calendar.ics", "listing-12345678.ics", "Kalender (3).ics", "airbnb.ics", "my calendar.ics", "2026-11-22.ics",
        "reservas.ics", "12.ics", "calendar2.ics", "house-airbnb.ics", "basic.ics", "Booking.com export.ics",
        "3f2504e0-4f89-11d3-9a0c-0305e82c3301.ics", ".ics", "a1b2c3d4e5f6.ics",
    ])
    func `a name that any calendar may have is a question`(name: String) {
        #expect(sites(name) == ["?"])
        // And beside it nothing is known of the others either, where there is no list of sites
        #expect(sites(name, "Oak-airbnb.ics") == ["?", "?"])
    }

    @Test func `several words stay together, and one site is written in one way`() {
        #expect(
            sites("Sea_View-airbnb.ics", "sea view vrbo.ics", "House of the Sun.ics")
                == ["Sea View", "Sea View", "House of the Sun"])
        #expect(sites("Cabin 1-airbnb.ics", "Cabin 2-airbnb.ics") == ["Cabin 1", "Cabin 2"])
    }

    @Test func `two calendars of one channel with one name are a question, but not two copies of one`() {
        #expect(sites("Oak-airbnb-11111111.ics", "Oak-airbnb-22222222.ics") == ["?", "?"])
        #expect(sites("Oak-airbnb.ics", "Oak-airbnb (1).ics") == ["Oak", "Oak"])
        #expect(sites("Oak-airbnb-2026-11-21.ics", "Oak-airbnb-2026-11-22.ics") == ["Oak", "Oak"])
        #expect(sites("Oak-airbnb.ics", "Oak-vrbo.ics") == ["Oak", "Oak"])
    }

    @Test func `folders are judged one by one`() {
        #expect(sites("a/Oak-airbnb.ics", "b/calendar.ics") == ["Oak", "?"])
    }

    @Test func `where the campsites are known only they count, numbers too`() {
        #expect(
            sites("a 12-airbnb.ics", "12.ics", "site 7 (1).ics", "Dogwood-vrbo.ics", campSites: ["A12", "12", "7"])
                == ["A12", "12", "7", "?"])
        // And none at all is still a list
        #expect(sites("Oak-airbnb.ics", campSites: []) == ["?"])
    }

    @Test func `sites that bookings name are written as there, others may join them`() {
        #expect(sites("OAK-airbnb.ics", "Pitch 4.ics", "Fir.ics", booked: ["Oak", "4"]) == ["Oak", "4", "Fir"])
    }

    @Test func `the question is about the source where it has one file only`() {
        let one = SourceFile(source: "a", kind: .bookings, path: "calendar.ics")
        let other = SourceFile(source: "b", kind: .bookings, path: "calendar2.ics")
        #expect(FeedSites.question(0, in: [one, other])[.problem] == .key(ReadingProblem.FeedSite.source))
        #expect(FeedSites.question(0, in: [one, one])[.problem] == .key(ReadingProblem.FeedSite.file))
    }

    @Test func `a name that calendars of two channels leave is a site, whatever a third is called`() {
        // Given two calendars of one room, and one that could be of any
        let paths = ["Zimmer 2-airbnb.ics", "Zimmer 2-vrbo.ics", "basic.ics", "Zimmer 3-airbnb.ics"]
        let files = paths.map { SourceFile(source: "feeds", kind: .bookings, path: $0) }
        // When
        let sites = FeedSites(nil, Bookings()).sites(of: Array(files.indices), in: files)
        // Then
        #expect(sites == [0: "Zimmer 2", 1: "Zimmer 2"])
    }
}
