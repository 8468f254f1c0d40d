import Core

/// The numbers of the day, each a link to its section.
enum Cards {
    static func write(_ input: ReportInput, _ figures: PageFigures, to page: inout HTMLWriter) {
        let dataset = input.dataset
        let day = figures.day
        page.element("ul", [.init("class", "cards"), .init("aria-label", Texts.theDay)]) { page in
            if dataset.provided.contains(.bookings) {
                let pending = day.arrivals.count { dataset.bookings.status[$0] == .pending }
                card(
                    Texts.arrivals, Numbers.grouped(day.arrivals.count), pending > 0 ? Texts.pending(pending) : "",
                    anchor: "today", to: &page)
                card(Texts.departures, Numbers.grouped(day.departures.count), "", anchor: "today", to: &page)
                card(
                    Texts.inHouse, Numbers.grouped(day.inHouse),
                    day.guestsInHouse > 0 ? Texts.people(day.guestsInHouse) : "", anchor: "today", to: &page)
            }
            if dataset.provided.contains(.occupancy) {
                let tonight = NightFigures.nights(dataset.occupancy, from: input.world.today, count: 1).first
                if let tonight, let occupancy = tonight.occupancy {
                    let note = Texts.soldOf(tonight.sold, tonight.sites ?? 0)
                    card(Texts.occupancyTonight, Words.percent(occupancy), note, anchor: "occupancy", to: &page)
                }
            }
            if dataset.provided.contains(.conflicts) {
                let count = dataset.conflicts.count
                let next = figures.conflicts.first
                let note = next.map { Texts.firstConflict(dataset.bookings.site[$0.first], Words.nights($0.overlap)) }
                card(
                    Texts.conflicts, Numbers.grouped(count), note ?? "",
                    style: count > 0 || !dataset.crowdedSites.isEmpty ? "error" : "", anchor: "conflicts", to: &page)
            }
            if let help = KindsNearby.help(dataset) {
                let kind = Words.kind(dataset.places.category[help.place] ?? "")
                card(
                    Texts.nearest(kind), Words.distance(help.metres),
                    "\(dataset.places.name[help.place]), \(Words.compass(help.bearing))", anchor: "nearby", to: &page)
            }
            let codes = CodeTotal.all(input)
            let worst = codes.first?.severity
            let total = codes.reduce(0) { $0 + ($1.severity == worst ? $1.total : 0) }
            let others = CodeTotal.bySeverity(codes).dropFirst().map { Texts.count($0.count, of: $0.severity) }
            card(
                worst.map(Texts.plural) ?? Texts.findings, Numbers.grouped(total), others.joined(separator: ", "),
                style: worst == .error ? "error" : worst == .warning ? "warning" : "", anchor: "quality", to: &page)
        }
        page.newline()
    }

    private static func card(
        _ name: String, _ number: String, _ note: String, style: String = "", anchor: StaticString,
        to page: inout HTMLWriter
    ) {
        page.element("li", style.isEmpty ? [] : [.init("class", style)]) { page in
            page.element("a", [.anchor(anchor)]) { page in
                page.element("span", [.init("class", "name")], text: name)
                page.text(" ")
                page.element("span", [.init("class", "number")], text: number)
                if !note.isEmpty {
                    page.text(" ")
                    page.element("span", [.init("class", "note")], text: note)
                }
            }
        }
    }
}
