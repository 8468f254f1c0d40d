import InnkeeperCore
import Testing
import TestSupport

struct BookingPropertiesTests {
    /// A dataset of a file of bookings for each list of properties; `own` are those of the files.
    private func dataset(_ files: [[String?]], own: [String] = [], campSites: [String] = []) -> Dataset {
        var dataset = Dataset()
        for (file, names) in files.enumerated() {
            dataset.files.append(SourceFile(source: "source \(file)", kind: .bookings, path: "\(file).csv"))
            dataset.files[file].property = own.isEmpty ? "" : own[file]
            var bookings = makeBookings(names.map { TestBooking(property: $0) })
            bookings.records = RecordColumn(
                names.map { _ in RecordReference(offset: 0, length: 0, line: 1, file: Int32(file)) })
            dataset.bookings.append(contentsOf: bookings)
        }
        dataset.campSites.rows = campSites.map { property in
            var site = CampSite(number: "A1")
            site.property = property
            return site
        }
        return dataset
    }

    private func adopted(_ dataset: Dataset) -> [String?] {
        var dataset = dataset
        dataset.adoptProperties()
        return (0..<dataset.bookings.count).map { dataset.bookings.property[$0] }
    }

    @Test func `bookings without a property belong to the only one`() {
        #expect(adopted(dataset([[nil, "A"], [nil, "A"]])) == ["A", "A", "A", "A"])
        #expect(adopted(dataset([["A", "A"]])) == ["A", "A"])
        #expect(adopted(dataset([[nil]], campSites: ["A"])) == ["A"])
    }

    @Test func `of several properties none is guessed, and none is made up`() {
        #expect(adopted(dataset([["A", nil, "B"]])) == ["A", nil, "B"])
        #expect(adopted(dataset([["A", nil]], campSites: ["B"])) == ["A", nil])
        #expect(adopted(dataset([[nil, nil]])) == [nil, nil])
        #expect(adopted(dataset([[]])) == [])
    }

    @Test func `a source's property is that of its bookings without one, and of no others`() {
        // Given two sources with a property each, and one without
        var dataset = dataset([[nil, "A"], [nil, "C"], [nil]], own: ["A", "B", ""])
        // When
        dataset.adoptProperties()
        // Then
        #expect((0..<5).map { dataset.bookings.property[$0] } == ["A", "A", "B", "C", nil])
        #expect(dataset.hasSeveralProperties)
        // And what records name themselves stays known
        #expect((0..<5).map { dataset.bookings.ownProperty($0) } == ["", "A", "", "C", ""])
    }

    @Test func `campsites without a property belong to the only one, unless all lack it`() {
        func adopted(_ dataset: Dataset) -> [String] {
            var dataset = dataset
            dataset.adoptCampSiteProperties()
            return dataset.campSites.rows.map(\.property)
        }
        #expect(adopted(dataset([], campSites: ["A", ""])) == ["A", "A"])
        #expect(adopted(dataset([], campSites: ["A", "", "B"])) == ["A", "", "B"])
        #expect(adopted(dataset([[]], own: ["B"], campSites: ["A", ""])) == ["A", ""])
        #expect(adopted(dataset([[]], own: ["B"], campSites: ["", ""])) == ["", ""])
    }

    @Test func `rows of one property are told from others while bookings are still read`() {
        // Given rows of two properties and one without, of a source that says nothing, that is River's, and where several
        // are known before
        let cases: [(usual: String?, isSame: [[Bool]])] = [
            (nil, [[true, false, false], [false, true, false], [false, false, true]]),
            ("River", [[true, false, false], [false, true, true], [false, true, true]]),
            ("", [[true, false, false], [false, true, false], [false, false, true]]),
        ]
        for (usual, isSame) in cases {
            var batch = makeBookings(["Lake", "River", nil].map { TestBooking(property: $0) })
            batch.usualProperty = usual
            let key = PropertyKey(batch, after: Bookings())
            // Then each is of its own
            #expect((0..<3).map { row in (0..<3).map { key.isSame(batch, row, batch, $0) } } == isSame)
            // And equal rows have equal hashes, which are those of a later batch too
            let hashes = (0..<3).map { key.hash(batch, $0) }
            for row in 0..<3 {
                for other in 0..<3 where isSame[row][other] { #expect(hashes[row] == hashes[other]) }
            }
            #expect(hashes[0] != hashes[1])
            let later = PropertyKey(batch, after: batch)
            #expect((0..<3).map { later.hash(batch, $0) } == hashes && later.hashes(batch) == hashes)
        }
    }

    @Test func `as long as one property is named, rows without one are of it`() {
        let batch = makeBookings([TestBooking(property: nil), TestBooking(property: "Lake")])
        let key = PropertyKey(batch, after: batch)
        #expect(key.isSame(batch, 0, batch, 1) && key.hash(batch, 0) == 0 && key.hash(batch, 1) == 0)
        #expect(key.hashes(batch) == nil)
    }
}
