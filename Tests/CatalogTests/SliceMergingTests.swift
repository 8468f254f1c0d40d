import InnkeeperCalendar
import InnkeeperCatalog
import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing
import TestSupport

/// However files are cut into slices, and in whatever order neighbours are merged, the same comes of them.
struct SliceMergingTests {
    /// All that is made of some files.
    private struct Loaded {
        var bookings: Bookings
        var campSites: CampSites
        var contacts: Contacts
        var places: Places
        var counts: [RecordCounts]
        var findings: [Finding]
        var digests: [UInt64]
        /// What goes to `accepted/` and to `rejected/`, by file.
        var accepted: [[UInt8]]
        var rejected: [[UInt8]]

        /// The parts that are not the same.
        func differences(from other: Loaded) -> [String] {
            [
                bookings == other.bookings ? nil : "\(bookings)\n\(other.bookings)",
                campSites == other.campSites ? nil : "\(campSites)\n\(other.campSites)",
                contacts == other.contacts ? nil : "\(contacts)\n\(other.contacts)",
                isSame(places, other.places) ? nil : "\(places)\n\(other.places)",
                counts == other.counts ? nil : "\(counts)\n\(other.counts)",
                findings == other.findings ? nil : "\(findings)\n\(other.findings)",
                digests == other.digests ? nil : "\(digests)\n\(other.digests)",
                accepted == other.accepted ? nil : "\(accepted)\n\(other.accepted)",
                rejected == other.rejected ? nil : "\(rejected)\n\(other.rejected)",
            ].compactMap { $0 }
        }

        /// A position that is missing is no number, and equals none; what is written of it is the same.
        private func isSame(_ one: Places, _ other: Places) -> Bool {
            one == other || "\(one)" == "\(other)"
        }
    }

    /// A file's slices in several ways of cutting it, decoded and validated; the first is the file at once.
    private struct CutFile {
        var file: SourceFile
        var bytes: [UInt8]
        var cuts: [[ValidatedSlice]]
        var reader: any SourceReader
    }

    @Test(arguments: Catalog.formats.indices)
    func `a random split, merged in any order, gives the same as the files at once`(format: Int) {
        let format = Catalog.formats[format]
        var random = SeededRandom(Hash64.digest(Array(format.name.utf8)[...]))
        var seen: Set<String> = []
        for group in 0..<12 {
            // Given some files for each place in a source, and for a calendar a source that comes before it
            let settings = settings(format, group)
            var pools = (0..<3).map { number in
                (0..<6).map { _ in
                    cut(format, settings, number, randomBytes(format, settings, &random), &random)
                }
            }
            if format == ICalendarFormat.self {
                let desk = SourceSettings(name: "desk", kind: .bookings)
                pools[0] = (0..<4).map { _ in cut(CSVFormat.self, desk, 0, stays(&random), &random) }
            }
            for _ in 0..<70 {
                // When some of them are taken at once, and in slices of which some are merged
                let count = Int.random(in: 1...3, using: &random)
                let files = pools.prefix(count).compactMap { $0.randomElement(using: &random) }
                let whole = load(files) { $0.cuts[0] }
                let split = load(files) { merged($0.cuts.randomElement(using: &random) ?? [], &random) }
                // Or when others wrote them down, and they are read back before they are merged
                let exchanged = load(files) { file in
                    let slices = file.cuts.randomElement(using: &random) ?? []
                    return merged(slices.map { writtenAndRead($0) }, &random)
                }
                // Then
                let differences = whole.differences(from: split) + whole.differences(from: exchanged)
                guard differences.isEmpty else {
                    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
                    Issue.record("\(texts)\n\(differences.joined(separator: "\n"))")
                    return
                }
                seen.formUnion(whole.findings.map(\.code))
            }
        }
        // And what needs order was there to be found
        let needed: Set<String> =
            switch format.name {
            case CSVFormat.name:
                [
                    "record-repeated", "reservation-id-duplicate", "reservation-instalment",
                    "campsite-number-duplicate", "csv-malformed", "record-not-a-stay",
                ]
            case ICalendarFormat.name: ["reservation-known", "record-repeated"]
            default: ["record-repeated"]
            }
        #expect(seen.isSuperset(of: needed), "\(needed.subtracting(seen))")
    }

    private func cut(
        _ format: any Format.Type, _ settings: SourceSettings, _ number: Int, _ bytes: [UInt8],
        _ random: inout SeededRandom
    ) -> CutFile {
        let start = RecordPipeline(format, settings, file: number, bytes: bytes)
        let sizes = [1 << 20] + (0..<3).map { _ in Int.random(in: 1...max(1, bytes.count), using: &random) }
        var end = start
        let cuts = sizes.map { size in
            var pipeline = RecordPipeline(format, settings, file: number, bytes: bytes)
            defer { end = pipeline }
            return pipeline.slices(of: bytes, chunkSize: size).map { Self.validator.run(SliceDecoder().run($0)) }
        }
        return CutFile(
            file: SourceFile(source: settings.name, kind: settings.kind, path: "\(number)"), bytes: bytes, cuts: cuts,
            reader: end.reader)
    }

    /// Some neighbours merged, in some order.
    private func merged(_ slices: [ValidatedSlice], _ random: inout SeededRandom) -> [ValidatedSlice] {
        var slices = slices
        for _ in 0..<Int.random(in: 0...slices.count, using: &random) where slices.count > 1 {
            let left = Int.random(in: 0..<slices.count - 1, using: &random)
            slices[left].append(contentsOf: slices.remove(at: left + 1))
        }
        return slices
    }

    private func writtenAndRead(_ slice: ValidatedSlice) -> ValidatedSlice {
        let header = BinaryHeader("partial", version: 1)
        let bytes = BinaryWriter.bytes(of: slice, header)
        do {
            var read = try BinaryReader.value(of: ValidatedSlice.self, in: bytes, header)
            read.decoded.cells = slice.decoded.cells
            return read
        } catch {
            Issue.record("\(error.text)")
            return slice
        }
    }

    /// Takes the slices of files in order.
    private func load(_ files: [CutFile], slices: (CutFile) -> [ValidatedSlice]) -> Loaded {
        let named = files.map(\.file)
        var builder = TableBuilder(files: named, lender: MemoryRecords(files.map(\.bytes)))
        var accepted: [[UInt8]] = []
        var rejected: [[UInt8]] = []
        for (number, file) in files.enumerated() {
            builder.begin(number, Self.validator)
            var written: [LoadedSlice.Verdict: [[UInt8]]] = [:]
            for slice in slices(file) {
                let loaded = builder.run(slice)
                for run in loaded.runs(file.reader.framing) {
                    written[run.verdict, default: []].append(Array(loaded.bytes[run.range]))
                }
            }
            builder.end(number, carried: file.reader.carried)
            accepted.append(Array((written[.accepted] ?? []).joined(separator: file.reader.framing.separator)))
            rejected.append(Array((written[.rejected] ?? []).joined(separator: file.reader.framing.separator)))
        }
        var findings = builder.findings
        findings.sort()
        return Loaded(
            bookings: builder.dataset.bookings, campSites: builder.dataset.campSites,
            contacts: builder.dataset.contacts, places: builder.dataset.places,
            counts: builder.dataset.files.map(\.counts),
            findings: findings.rows.indices.map { findings.finding($0, files: named) { _, _ in .error } },
            digests: findings.rows.indices.map { findings.recordDigest($0) }, accepted: accepted, rejected: rejected)
    }

    private static let validator = SliceValidator(
        rules: rules, context: RuleContext(run: RunContext(today: CalendarDate(dayNumber: 20_600), now: 0)))

    /// Those that need order, and one that does not for each kind of record.
    private static let rules = RuleSet(
        Catalog.rules.filter { rule in
            switch rule.form {
            case .bookingSequence, .campSite: true
            default:
                ["reservation-guests-none", "contact-name-missing", "contact-birthday-invalid", "place-name-missing"]
                    .contains(rule.code)
            }
        })

    // MARK: Files

    /// The groups of tables are bookings of several systems, and campsites.
    private func settings(_ format: any Format.Type, _ group: Int) -> SourceSettings {
        var settings = SourceSettings(name: "source", kind: format.kinds.first ?? .bookings)
        if format == ICalendarFormat.self { settings.site = "A1" }
        guard format == CSVFormat.self else { return settings }
        settings.kind = group % 5 == 0 ? .campsites : .bookings
        switch group % 5 {
        case 1: settings.preset = "booking.com"
        case 2: settings.preset = "airbnb-transactions"
        case 3: settings.key = ["camper_name", "arrival"]
        // Sites that are known before, in an order of their own, some of which no booking names.
        case 4: settings.siteNumbers = SharedDictionary(["Z9", "A2", "Z8", "A1"])
        default: break
        }
        return settings
    }

    /// What a calendar's stays may be known from.
    private func stays(_ random: inout SeededRandom) -> [UInt8] {
        let rows = (0..<4).map { "U\($0),A1,2026-07-0\(Int.random(in: 1...4, using: &random)),2\n" }
        return Array(("reservation_id,site_number,arrival,nights\n" + rows.joined()).utf8)
    }

    private func randomBytes(
        _ format: any Format.Type, _ settings: SourceSettings, _ random: inout SeededRandom
    ) -> [UInt8] {
        let texts = SampleTexts(format, settings)
        let records = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            texts.record(Int.random(in: 0..<24, using: &random))
        }
        return Array((texts.head + records.joined(separator: texts.separator) + texts.tail).utf8)
    }
}
