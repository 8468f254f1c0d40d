import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import InnkeeperStore
import Testing
import TestSupport

/// The booking app and the nightly pipeline never disagree: each random booking goes through the service, one by one,
/// and through a file that is decoded, validated and searched for conflicts as a whole.
struct SameVerdictsTests {
    private let context: ServiceContext
    private let service: ReservationService
    private let sites: CampSites
    private let campers: [Camper]
    private let run = RunContext(today: FrontDesk.today, now: 0)

    init() throws {
        let run = run
        let context = ServiceContext(store: try SQLiteStore(.memory), center: NoticeCenter()) { run }
        self.context = context
        service = ReservationService(context, doubleBooking: .mark)
        let siteService = CampSiteService(context)
        for number in 1...1500 {
            var site = CampSite(number: "\(number)")
            site.capacity = number % 3 == 0 ? .missing : CountCell(number % 5 + 1)
            if number % 7 == 0 { site.closedFrom = DateCell(FrontDesk.today + number % 300) }
            if number % 14 == 0 { site.closedTo = DateCell(FrontDesk.today + number % 400 + 30) }
            site.nightlyRate = number % 2 == 0 ? AmountCell(minorUnits: 4500) : .missing
            _ = try siteService.addCampSite(site)
        }
        var sites = CampSites()
        sites.rows = try siteService.getCampSites()
        self.sites = sites
        let camperService = CamperService(context)
        campers =
            try (1...20).compactMap { try camperService.addCamper("Guest \($0)", phoneNumber: "408-555-01\($0 + 10)") }
            + [Camper(fullName: "")]
    }

    @Test func `twenty thousand random bookings get the same verdicts`() async throws {
        // Given
        var random = SeededRandom(2026)
        var wanted: [Reservation] = []
        // What is on no site of the store is not kept, and nothing can come after it.
        let known = Set(sites.rows.map(\.number))
        for row in 0..<20_000 {
            var next = booking(row, using: &random)
            // Now and then a number comes again, on the same site or on another.
            if row % 50 == 49, let earlier = wanted.randomElement(using: &random), known.contains(earlier.siteNumber) {
                next.number = earlier.number
                if row % 100 == 99 { next.siteNumber = earlier.siteNumber }
            }
            wanted.append(next)
        }
        // When
        let fromService = try verdictsOfService(wanted)
        let fromStage = await verdictsOfStage(wanted)
        // Then
        let differing = wanted.indices.filter { fromService.codes[$0] != fromStage.codes[$0] }
        #expect(differing.isEmpty, "\(describe(differing.first, wanted, fromService, fromStage))")
        #expect(fromService.pairs == fromStage.pairs)
        #expect(fromStage.pairs == bruteForce(wanted, fromStage.codes))
        // And every kind of verdict is among them
        let seen = Set(fromStage.codes.joined())
        for code in [
            "reservation-nights-not-positive", "reservation-site-unknown", "reservation-camper-missing",
            "reservation-site-missing", "reservation-id-duplicate", "reservation-over-capacity",
            "reservation-guests-none", "reservation-paid-over-total", "reservation-rate-negative",
        ] {
            #expect(seen.contains(code), "\(code)")
        }
        #expect(fromStage.pairs.count > 500)
        #expect(fromStage.codes.count { $0.isEmpty } > 4_000)
    }

    private struct Pair: Hashable {
        var earlier: Int
        var later: Int
    }

    /// Codes of each booking but for overlaps, and the pairs that overlap.
    private struct Verdicts {
        var codes: [Set<String>]
        var pairs: Set<Pair> = []
    }

    private func booking(_ row: Int, using random: inout SeededRandom) -> Reservation {
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        let site = chance(1) ? SiteNumber("") : SiteNumber(.random(in: 1...(chance(2) ? 1600 : 1500), using: &random))
        var camper = campers[.random(in: 0..<campers.count, using: &random)]
        if camper.fullName.isEmpty, !chance(30) { camper = campers[0] }
        var booking = Reservation(
            siteNumber: site, camper: camper, date: FrontDesk.today + Int.random(in: -100...900, using: &random),
            numberOfNights: chance(3) ? .random(in: -3...0, using: &random) : .random(in: 1...14, using: &random))
        booking.number = chance(10) ? "" : "R\(row)"
        booking.guests = chance(20) ? nil : .random(in: 0...6, using: &random)
        booking.nightlyRate = chance(50) ? nil : .random(in: -100...20_000, using: &random)
        booking.total = chance(50) ? nil : .random(in: -10...200_000, using: &random)
        booking.paid = chance(50) ? nil : .random(in: 0...200_000, using: &random)
        booking.currency = Currency("USD") ?? .none
        booking.bookedOn = chance(20) ? nil : FrontDesk.today - Int.random(in: -40...600, using: &random)
        booking.state =
            [.confirmed, .confirmed, .confirmed, .pending, .cancelled, .noShow, .inHouse, .completed]
            .randomElement(using: &random) ?? .confirmed
        return booking
    }

    private func verdictsOfService(_ wanted: [Reservation]) throws -> Verdicts {
        var verdicts = Verdicts(codes: [])
        var rowOfID: [Int64: Int] = [:]
        for (row, booking) in wanted.enumerated() {
            // A booking without a guest has no camper whom the store could know: it is asked, and not kept.
            let findings: [ServiceFinding]
            if booking.camper.id == 0 {
                findings = try service.check(booking)
                var invalid = booking
                invalid.camper = campers[0]
                invalid.state = .invalid
                rowOfID[try service.reserve(invalid).reservation.id] = row
            } else {
                let outcome = try service.reserve(booking)
                findings = outcome.findings
                rowOfID[outcome.reservation.id] = row
            }
            verdicts.codes.append(Set(findings.map(\.code)).subtracting(["reservation-overlap"]))
            for finding in findings where finding.code == "reservation-overlap" {
                verdicts.pairs.insert(Pair(earlier: finding.other.flatMap { rowOfID[$0] } ?? -1, later: row))
            }
        }
        return verdicts
    }

    private func verdictsOfStage(_ wanted: [Reservation]) async -> Verdicts {
        var settings = SourceSettings(name: "desk", kind: .bookings)
        settings.recordLimit = 1 << 20
        let text = Array(csv(wanted).utf8)
        var pipeline = RecordPipeline(CSVFormat.self, settings, bytes: text)
        let ruleContext = RuleContext(run: run, sites: SiteDirectory(sites))
        let rules = RuleSet(RuleCatalogue.all.filter { $0.kind == .bookings })
        let validator = SliceValidator(rules: rules, context: ruleContext)
        let file = SourceFile(source: settings.name, kind: .bookings, path: "desk.csv")
        var builder = TableBuilder(files: [file], lender: MemoryRecords([text]))
        builder.dataset.campSites = sites
        builder.begin(0, validator)
        for slice in pipeline.slices(of: text) { _ = builder.run(validator.run(slice.decode())) }
        var dataset = builder.dataset
        var verdicts = Verdicts(codes: [])
        var codesOfLine: [Int32: Set<String>] = [:]
        let found = builder.findings
        for finding in found.rows { codesOfLine[finding.line, default: []].insert(found.codes[Int(finding.code)]) }
        verdicts.codes = dataset.bookings.records.map { codesOfLine[$0.line] ?? [] }
        dataset.provided = [.bookings, .campsites]
        await ConflictsStage(options: OptionValues()).run(&dataset, in: run, jobs: 1)
        for finding in rules.check(dataset, in: ruleContext).rows {
            if finding.code == "reservation-overlap", let related = finding.related {
                verdicts.pairs.insert(Pair(earlier: min(finding.row, related), later: max(finding.row, related)))
            } else {
                verdicts.codes[finding.row].insert(finding.code)
            }
        }
        return verdicts
    }

    private func csv(_ wanted: [Reservation]) -> String {
        func amount(_ minorUnits: Int64?) -> String {
            minorUnits.map { Money(minorUnits: $0, currency: .none).decimal } ?? ""
        }
        var text = """
            reservation_id,site_number,camper_name,arrival,nights,guests,nightly_rate,total,paid,currency,status,booked_on

            """
        for booking in wanted {
            let cells: [String] = [
                booking.number, booking.siteNumber, booking.camper.fullName, "\(booking.date)",
                "\(booking.numberOfNights)", booking.guests.map { "\($0)" } ?? "", amount(booking.nightlyRate),
                amount(booking.total), amount(booking.paid), booking.currency.code, booking.state.name,
                booking.bookedOn.map { "\($0)" } ?? "",
            ]
            text += cells.joined(separator: ",") + "\n"
        }
        return text
    }

    /// Every pair of bookings that are in the book of one night of one site.
    private func bruteForce(_ wanted: [Reservation], _ codes: [Set<String>]) -> Set<Pair> {
        let rejecting = Set(RuleCatalogue.all.filter { $0.effect == .rejects }.map { $0.code })
        var book: [String: [CalendarDate: [Int]]] = [:]
        var pairs: Set<Pair> = []
        for (row, booking) in wanted.enumerated()
        where [.confirmed, .inHouse, .completed, .pending].contains(booking.state)
            && codes[row].isDisjoint(with: rejecting) && !booking.siteNumber.isEmpty
        {
            for night in 0..<booking.numberOfNights {
                for earlier in book[booking.siteNumber]?[booking.date + night] ?? [] {
                    pairs.insert(Pair(earlier: earlier, later: row))
                }
                book[booking.siteNumber, default: [:]][booking.date + night, default: []].append(row)
            }
        }
        return pairs
    }

    private func describe(_ row: Int?, _ wanted: [Reservation], _ one: Verdicts, _ other: Verdicts) -> String {
        row.map { "\(wanted[$0]): service \(one.codes[$0].sorted()), stage \(other.codes[$0].sorted())" } ?? ""
    }
}
