import InnkeeperCore

/// The numbers of the day, each a link to its section.
enum Cards {
    static func write(_ input: RunData, _ figures: PageFigures, to page: inout HTMLWriter) {
        let words = page.words
        let dataset = input.dataset
        let day = figures.day
        page.element("ul", ["class": "cards", "aria-label": words[.theDay]]) { page in
            if dataset.provided.contains(.bookings) {
                let pending = day.arrivals.count { dataset.bookings.status[$0] == .pending }
                card(
                    words[.arrivals], words.number(day.arrivals.count),
                    pending > 0 ? words.say(.pendingCount, pending) : "",
                    anchor: "today", to: &page)
                card(words[.departures], words.number(day.departures.count), "", anchor: "today", to: &page)
                card(
                    words[.inHouse], words.number(day.inHouse),
                    day.guestsInHouse > 0 ? words.say(.people, day.guestsInHouse) : "", anchor: "today", to: &page)
            }
            if dataset.provided.contains(.occupancy) {
                let tonight = NightFigures.nights(dataset.occupancy, from: input.context.today, count: 1).first
                if let tonight, let occupancy = tonight.occupancy {
                    let closed = figures.coming.closed(dataset.bookings)
                    let note =
                        words.sold(tonight, ofSeen: dataset.countsSeenSites)
                        + (closed > 0 ? ", \(words.say(.perhapsSold, closed))" : "")
                    let isOver = tonight.sites.map { tonight.sold > $0 } ?? false
                    card(
                        words[.occupancyTonight], words.percent(occupancy), note, style: isOver ? "warning" : "",
                        anchor: "occupancy", to: &page)
                }
            }
            if dataset.provided.contains(.conflicts) {
                let count = dataset.conflicts.count
                let next = figures.conflicts.first
                let note = next.map {
                    words.say(
                        .firstConflict,
                        [
                            "site": .text(words.site($0, dataset)),
                            "nights": .text(words.nights($0.overlap)),
                        ])
                }
                let isKnown = count > 0 || !dataset.siteCoverage.isPoor
                card(
                    words[.conflicts], isKnown ? words.number(count) : "?",
                    note ?? (isKnown ? words.echoes(dataset) ?? "" : words.noConflicts(dataset)),
                    style: count > 0 || !dataset.crowdedSites.isEmpty ? "error" : "", anchor: "conflicts", to: &page)
            }
            if let help = KindsNearby.help(dataset) {
                let kind = words.kind(dataset.places.category[help.place] ?? "")
                card(
                    words.nearest(kind), words.distance(help.metres),
                    "\(dataset.places.name[help.place]) ·\u{A0}\(words.compass(help.bearing))", anchor: "nearby",
                    to: &page)
            }
            let codes = CodeTotal.all(input)
            let worst = codes.first?.severity
            let total = codes.reduce(0) { $0 + ($1.severity == worst ? $1.total : 0) }
            let others = CodeTotal.bySeverity(codes).dropFirst().map { words.count($0.count, of: $0.severity) }
            card(
                worst.map { words.name(.severities($0)) } ?? words[.findings], words.number(total),
                others.joined(separator: ", "),
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
