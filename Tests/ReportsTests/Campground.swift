import InnkeeperCore

/// A whole day at a small campground: every part of a report has something to show.
enum Campground {
    static func input() -> RunData {
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("desk", .bookings, "desk.csv", accepted: 10, rejected: 2),
            Fixture.file("places", .places, "places.json", accepted: 9),
            Fixture.file("regulars", .contacts, "people.vcf", accepted: 5),
        ]
        dataset.bookings = Fixture.bookings([
            .init(id: "R-1", site: "A12", arrival: "2026-07-01", departure: "2026-07-05"),
            .init(id: "R-2", site: "A12", arrival: "2026-07-03", departure: "2026-07-08"),
            .init(id: "R-3", site: "B2", arrival: "2026-07-04", departure: "2026-07-06", total: 20_000, paid: 12_500),
            .init(id: "R-4", site: "A3", arrival: "2026-07-04", departure: "2026-07-11", status: .pending),
            .init(id: "R-5", site: "A7", arrival: "2026-06-28", departure: "2026-07-04"),
        ])
        let known = PartialDate(CalendarDate(dayNumber: 3_837))
        let yearless = PartialDate(month: 7, day: 9) ?? known
        dataset.contacts = Fixture.contacts([("1", "Bo Hill", known), ("2", "Zoë Müller", yearless)], file: 2)
        dataset.birthdays = [
            BirthdayRow(date: Fixture.today, daysUntil: 0, contact: 0, turns: 46, birthday: known),
            BirthdayRow(date: Fixture.today + 5, daysUntil: 5, contact: 1, turns: nil, birthday: yearless),
        ]
        dataset.birthdays[0].stay = BirthdayStay(booking: 1, reason: .phone)
        dataset.persons = Persons(standIns: [0, 1], birthdays: [0, 1])
        dataset.shortages = [
            CategoryShortage(
                category: "tent", nights: Fixture.today.dayNumber..<Fixture.today.dayNumber + 2, sites: 5, stays: 7,
                unassigned: 3)
        ]
        dataset.places = Fixture.places(
            [
                ("p1", "Grant Ranch", "park", Coordinate(latitude: 37.34, longitude: -121.72)),
                ("p2", "Corner Shop", "shop", Coordinate(latitude: 37.33, longitude: -121.88)),
            ], file: 1)
        dataset.distances = [
            DistanceRow(siteNumber: "", place: 1, metres: 812.4, bearing: 88),
            DistanceRow(siteNumber: "", place: 0, metres: 14_900, bearing: 82),
            DistanceRow(siteNumber: "A12", place: 1, metres: 700, bearing: 80),
        ]
        dataset.nearestOfKinds = [
            DistanceRow(siteNumber: "", place: 1, metres: 812.4, bearing: 88),
            DistanceRow(siteNumber: "", place: 0, metres: 14_900, bearing: 82),
        ]
        dataset.featured = FeaturedPlace(place: 0, metres: 14_900, bearing: 82, turn: 3, turns: 9)
        let shared = Fixture.day("2026-07-03").dayNumber..<Fixture.day("2026-07-05").dayNumber
        dataset.conflicts = [
            ConflictRow(first: 0, second: 1, overlap: shared, kind: .doubleBooking, freeSites: ["A13", "B2"])
        ]
        dataset.occupancy = (0..<40).map { offset in
            OccupancyRow(
                night: Fixture.today + offset, sites: 20, sold: 6 + (offset * 7 + 7) % 15,
                revenue: Int64(offset) * 12_345,
                currency: Fixture.dollar)
        }
        dataset.kpis = ["2026-07", "2026-08"].map { period in
            var row = KPIRow(period: period)
            row.nightsAvailable = 620
            row.nightsSold = 410
            row.stays = 120
            row.roomRevenue = 1_845_050
            row.currency = Fixture.dollar
            row.nightsWithRevenue = 400
            row.bookings = 140
            row.cancelled = 12
            row.noShow = 3
            row.invalid = 2
            row.arrivalNights = 415
            row.arrivals = 118
            row.leadDaysSum = 4_200
            row.leadDaysCount = 140
            row.leadDaysMedian = 21
            return row
        }
        dataset.provided = Set(DatasetPart.allCases)
        dataset.unchecked = [
            UncheckedRule(rule: "reservation-over-capacity", source: "desk", reason: .fieldsMissing(["guests"]))
        ]
        var findings = Findings()
        findings.add(
            code: "reservation-site-unknown", file: 0, line: 9, column: 3, record: "R-9", field: "site_number",
            value: "Z9")
        findings.add(
            code: "reservation-site-unknown", file: 0, line: 10, column: 3, record: "R-10", field: "site_number",
            value: "Z8")
        findings.add(
            code: "reservation-rate-negative", file: 0, line: 14, column: 9, record: "R-14", field: "nightly_rate",
            value: "-6.38")
        findings.add(code: "contact-phone-invalid", file: 2, line: 5, column: 5, field: "tel", value: "secret")
        return Fixture.input(
            dataset, findings: findings, names: ["Jo Field", "Kim Lake", "Ada Field", "山田太郎", "Cy Wood"])
    }
}
