import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

struct BucketStaysTests {
    private static let header = "property,reservation_id,site_number,arrival,nights,guests\n"

    /// The keys of files, as a bucket gets them; `chunkSize` bytes of them at a time.
    static func keys(
        _ texts: [String], chunkSize: Int = 64, rules: [any Rule] = [GuestsOdd()], row: RepeatedID? = nil
    ) -> [[KeyRows]] {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        settings.repeatedID = row
        return texts.enumerated().map { file, text in
            let bytes = Array(text.utf8)
            var pipeline = RecordPipeline(CSVFormat.self, settings, file: file, bytes: bytes)
            let validator = SliceValidator(
                rules: RuleSet(rules),
                context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 0), now: 0)))
            return pipeline.slices(of: bytes, chunkSize: chunkSize, makingRoom: false).flatMap { slice in
                KeyRows.split(
                    validator.run(SliceDecoder().run(slice)), file: file, buckets: 1,
                    digest: { UInt128(Hash64.digest($0)) }
                ).map(\.rows)
            }
        }
    }

    /// What is found in files, after what `ids` has found in them.
    static func stays(
        _ texts: [String], rules: [any Rule] = [GuestsOdd()], row: RepeatedID? = nil
    ) -> BucketStays {
        var finder = EarlierFinder(rules: RuleSet([houseRule("reservation-id-duplicate")]))
        var stays = BucketStays()
        for (file, rows) in keys(texts, rules: rules, row: row).enumerated() {
            stays.begin(file, EarlierRows.merged(rows.map { finder.take($0) }) { $0 } ?? EarlierRows())
            for part in rows { stays.take(part) }
            stays.end()
        }
        return stays
    }

    private func found(_ texts: [String], property: String = "") async -> BucketFindings {
        let files = texts.indices.map { file in
            var file = SourceFile(source: "desk", kind: .bookings, path: "\(file)")
            file.property = property
            return file
        }
        return await Self.stays(texts).find(
            ConflictsStage(options: OptionValues()), nil, files: files, CampSites(), in: testWorld(), jobs: 1)
    }

    @Test func `stays on one site overlap, whatever files they are in`() async {
        // Given two at once in two files, one of another property, one on another site
        let found = await found([
            Self.header + "P,R1,A1,2026-07-01,3,2\n",
            Self.header + "P,R2,A1,2026-07-02,1,2\nQ,R3,A1,2026-07-01,3,2\nP,R4,A2,2026-07-01,3,2\n",
        ])
        #expect(found.counts == (1, 1))
    }

    @Test func `what is repeated, refused or numbered twice takes no part`() async {
        // Given
        let texts = [
            Self.header + "P,R1,A1,2026-07-01,3,2\nP,R2,A1,2026-07-01,3,0\n",
            Self.header + "P,R1,A1,2026-07-01,3,2\nP,R1,A1,2026-07-02,3,2\n",
        ]
        // Then only the first is left; the repeated one isn't even counted
        #expect(await found(texts).counts == (0, 0))
        #expect(Self.stays(texts).count == 3 && Self.stays(texts).openCount == 0)
    }

    @Test func `further payments for a stay are no stays of their own`() {
        // Given a list of payouts in which a stay is paid twice, in two files
        let header = "Date,Type,Confirmation code,Start date,End date,Nights,Listing,Currency,Amount\n"
        let texts = [
            "2026-08-01,Reservation,HM1,2026-07-01,2026-09-29,90,Oak,EUR,1000.00\n",
            "2026-08-02,Reservation,HM1,2026-07-01,2026-09-29,90,Oak,EUR,2000.50\n",
        ]
        .map { header + $0 }
        // Then
        let stays = Self.stays(texts, rules: [])
        #expect(stays.count == 1 && stays.openCount == 0)
    }

    @Test func `further guests of a stay are no stays of their own`() {
        // Given registers of guests, with two in one room
        let header = "property,Room,Name,Arrival,Departure\n"
        let texts = ["Ada", "Ben"].map { "\(header)P,12,\($0),2026-07-04,2026-07-06\n" }
        // Then
        let stays = Self.stays(texts, rules: [], row: .guest)
        #expect(stays.count == 1 && stays.openCount == 0)
    }

    @Test func `a record that was found but hasn't come is missed`() {
        var rows = EarlierRows()
        rows.append(.duplicate, offset: 7, earlier: .none)
        var stays = BucketStays()
        stays.begin(0, rows)
        for part in Self.keys([Self.header + "P,R1,A1,2026-07-01,3,2\n"])[0] { stays.take(part) }
        #expect(stays.openCount == 1)
    }
}
