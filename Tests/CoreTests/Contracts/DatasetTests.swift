import InnkeeperCore
import Testing
import TestSupport

struct DatasetTests {
    private func record(_ line: Int, _ file: Int) -> RecordReference {
        RecordReference(offset: Int64(line * 10), length: 10, line: Int32(line), file: Int32(file))
    }

    @Test func `the record at or before a line is found in the table of its file's kind`() {
        // Given two files of bookings and one of contacts
        var dataset = Dataset()
        dataset.files = [
            SourceFile(source: "desk", kind: .bookings, path: "a.csv"),
            SourceFile(source: "people", kind: .contacts, path: "p.vcf"),
            SourceFile(source: "web", kind: .bookings, path: "b.csv"),
        ]
        dataset.bookings.records = [record(2, 0), record(3, 0), record(7, 0), record(2, 2), record(5, 2)]
        dataset.contacts.records = [record(1, 1), record(9, 1)]
        // Then
        func line(_ line: Int, _ file: Int) -> Int32? { dataset.record(atOrBefore: line, ofFile: file)?.line }
        #expect([1, 2, 3, 6, 7, 99].map { line($0, 0) } == [nil, 2, 3, 3, 7, 7])
        #expect([1, 4, 5].map { line($0, 2) } == [nil, 2, 5])
        #expect([1, 8, 9].map { line($0, 1) } == [1, 1, 9])
        #expect(line(1, 3) == nil)
        #expect(line(1, -1) == nil)
    }

    @Test(arguments: [
        (DatasetPart.campsites, ["campSites"]), (.bookings, ["bookings"]), (.contacts, ["contacts"]),
        (.places, ["places"]), (.distances, ["distances", "nearestOfKinds"]), (.birthdays, ["birthdays", "leapDay"]),
        (.conflicts, ["conflicts", "crowdedSites", "shortages", "siteCoverage"]), (.occupancy, ["kpis", "occupancy"]),
        (.featured, ["featured", "featuredDays"]), (.matches, ["matches"]),
    ])
    func `a part is adopted with everything that belongs to it and nothing else`(
        part: DatasetPart, properties: [String]
    ) {
        // Given a dataset in which nothing is empty
        let full = DatasetTests.full
        // When one part of it is adopted
        var dataset = Dataset()
        dataset.adopt(part, from: full)
        // Then, besides who is one person, only that part is there
        #expect(differences(dataset, Dataset()) == (properties + ["likeContacts", "persons", "provided"]).sorted())
        #expect(dataset.provided == [part] && dataset.persons == full.persons)
    }

    @Test func `all parts together are the whole dataset`() {
        // Given a dataset in which nothing is empty
        let full = DatasetTests.full
        #expect(differences(full, Dataset()).count == texts(of: full).count)
        // When each part is adopted
        var dataset = Dataset()
        for part in DatasetPart.allCases { dataset.adopt(part, from: full) }
        // Then only what comes from the files, and what stages are given besides, is missing
        #expect(
            differences(dataset, full) == [
                "conflictParts", "echoes", "files", "hasSeveralProperties", "occupancyParts", "unchecked",
            ])
    }

    @Test func `who is one person is not looked up twice`() {
        var dataset = Dataset()
        dataset.persons = Persons(standIns: [0, 1], birthdays: [])
        dataset.adopt(.places, from: DatasetTests.full)
        #expect(dataset.persons == Persons(standIns: [0, 1], birthdays: []))
    }

    private static let full: Dataset = {
        var dataset = datasetOf([TestBooking()], campSites: [CampSite(number: "1")])
        dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "a.csv")]
        dataset.contacts = makeContacts([TestContact(name: "Ada Alder")])
        dataset.places = makePlaces([Coordinate(latitude: 1, longitude: 2)])
        dataset.persons = Persons(standIns: [0], birthdays: [])
        dataset.likeContacts = LikeContacts(uid: [], name: [0])
        dataset.distances = [DistanceRow(siteNumber: "1", place: 0, metres: 5, bearing: 6)]
        dataset.nearestOfKinds = dataset.distances
        let day = CalendarDate(dayNumber: 20_000)
        dataset.birthdays = [BirthdayRow(date: day, daysUntil: 0, contact: 0, turns: 9, birthday: PartialDate(day))]
        dataset.leapDay = .mar1
        dataset.conflicts = [ConflictRow(first: 0, second: 1, overlap: 0..<1, kind: .sameGuest, freeSites: [])]
        dataset.conflictParts = [ConflictPart()]
        dataset.occupancyParts = [OccupancyPart()]
        dataset.echoes = [ConflictRow(first: 0, second: 1, overlap: 0..<1, kind: .echo, freeSites: [])]
        dataset.siteCoverage.stays = 1
        dataset.crowdedSites = [CrowdedSite(booking: 0, pairs: 3, stays: 3)]
        dataset.shortages = [CategoryShortage(category: "", nights: 0..<1, sites: 1, stays: 2, unassigned: 1)]
        dataset.occupancy = [OccupancyRow(night: day, sites: 1, sold: 1, revenue: 0, currency: .none)]
        dataset.kpis = [KPIRow(period: "all")]
        dataset.matches = [BookingMatch(booking: 0, contact: 0, reason: .name)]
        dataset.featuredDays = [FeaturedPlace(place: 0, metres: 5, bearing: 6, turn: 1, turns: 1)]
        dataset.featured = dataset.featuredDays[0]
        dataset.provided = Set(DatasetPart.allCases)
        dataset.hasSeveralProperties = true
        dataset.unchecked = [UncheckedRule(rule: "r", source: "desk", reason: .fieldsMissing(["guests"]))]
        return dataset
    }()
}
