import Core

/// The numbers of the day, each a link to its section.
enum Cards {
    static func write(_ input: RunData, _ figures: PageFigures, to page: inout HTMLWriter) {
        let dataset = input.dataset
        let day = figures.day
        page.element("ul", ["class": "cards", "aria-label": Messages.theDay]) { page in
            if dataset.provided.contains(.bookings) {
                let pending = day.arrivals.count { dataset.bookings.status[$0] == .pending }
                card(
                    Messages.arrivals, Numbers.grouped(day.arrivals.count),
                    pending > 0 ? Messages.pending(pending) : "",
                    anchor: "today", to: &page)
                card(Messages.departures, Numbers.grouped(day.departures.count), "", anchor: "today", to: &page)
                card(
                    Messages.inHouse, Numbers.grouped(day.inHouse),
                    day.guestsInHouse > 0 ? Messages.people(day.guestsInHouse) : "", anchor: "today", to: &page)
            }
            if dataset.provided.contains(.occupancy) {
                let tonight = NightFigures.nights(dataset.occupancy, from: input.context.today, count: 1).first
                if let tonight, let occupancy = tonight.occupancy {
                    let note = Messages.soldOf(tonight.sold, tonight.sites ?? 0)
                    card(Messages.occupancyTonight, Formatting.percent(occupancy), note, anchor: "occupancy", to: &page)
                }
            }
            if dataset.provided.contains(.conflicts) {
                let count = dataset.conflicts.count
                let next = figures.conflicts.first
                let note = next.map {
                    Messages.firstConflict(Formatting.site($0.first, dataset), Formatting.nights($0.overlap))
                }
                card(
                    Messages.conflicts, Numbers.grouped(count), note ?? "",
                    style: count > 0 || !dataset.crowdedSites.isEmpty ? "error" : "", anchor: "conflicts", to: &page)
            }
            if let help = KindsNearby.help(dataset) {
                let kind = Formatting.kind(dataset.places.category[help.place] ?? "")
                card(
                    Messages.nearest(kind), Formatting.distance(help.metres),
                    "\(dataset.places.name[help.place]), \(Formatting.compass(help.bearing))", anchor: "nearby",
                    to: &page)
            }
            let codes = CodeTotal.all(input)
            let worst = codes.first?.severity
            let total = codes.reduce(0) { $0 + ($1.severity == worst ? $1.total : 0) }
            let others = CodeTotal.bySeverity(codes).dropFirst().map { Messages.count($0.count, of: $0.severity) }
            card(
                worst.map(Messages.plural) ?? Messages.findings, Numbers.grouped(total), others.joined(separator: ", "),
                style: worst == .error ? "error" : worst == .warning ? "warning" : "", anchor: "quality", to: &page)
        }
        page.newline()
    }

    private static func card(
        _ name: String, _ number: String, _ note: String, style: String = "", anchor: StaticString,
        to page: inout HTMLWriter
    ) {
        page.element("li", style.isEmpty ? [:] : ["class": style]) { page in
            page.element("a", .anchor(anchor)) { page in
                page.element("span", ["class": "name"], text: name)
                page.text(" ")
                page.element("span", ["class": "number"], text: number)
                if !note.isEmpty {
                    page.text(" ")
                    page.element("span", ["class": "note"], text: note)
                }
            }
        }
    }
}
