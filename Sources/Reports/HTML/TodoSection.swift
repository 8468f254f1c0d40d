import Core

/// What somebody has to do today: conflicts to solve, pending arrivals to confirm, money to collect, birthdays.
/// It stands first, because it is why a manager opens the page.
enum TodoSection {
    /// Conflicts that are told here; all of them have a section of their own.
    private static let conflictLimit = 5
    private static let nameLimit = 6

    static func write(_ input: RunData, _ figures: PageFigures, to page: inout HTMLWriter) {
        page.sectionTitle("todo", Messages.todo)
        var items = 0
        page.element("ul", ["class": "todo"]) { page in
            items += conflicts(figures, input, to: &page)
            items += pending(figures.day, input, to: &page)
            items += collect(figures.day, input, to: &page)
            items += birthdays(input, to: &page)
            items += refused(input, to: &page)
            if items == 0 { page.element("li", ["class": "calm"], text: Messages.nothingToDo) }
        }
        page.newline()
    }

    private static func item(
        _ style: StaticString, _ title: String, _ page: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
    ) {
        page.newline()
        page.element("li", ["class": "\(style)"]) { page in
            page.element("strong", text: title)
            page.text(" ")
            page.element("span") { body(&$0) }
        }
    }

    private static func conflicts(_ figures: PageFigures, _ input: RunData, to page: inout HTMLWriter) -> Int {
        let dataset = input.dataset
        let now = input.context.today.dayNumber
        let open = figures.conflicts.prefix { $0.overlap.upperBound > now }
        for row in open.prefix(conflictLimit) {
            let site = Formatting.site(row.first, dataset)
            item("error", Messages.solve(row.kind, site: site, nights: Formatting.nights(row.overlap)), &page) { page in
                party(row.first, input, to: &page)
                page.text(" \(Messages.and) ")
                party(row.second, input, to: &page)
                page.text(". ")
                solution(row, dataset, to: &page)
            }
        }
        if open.count > conflictLimit {
            item("error", Messages.moreConflicts(open.count - conflictLimit), &page) { page in
                page.element("a", .anchor("conflicts"), text: Messages.seeAll)
            }
        }
        return open.count
    }

    private static func party(_ row: Int, _ input: RunData, to page: inout HTMLWriter) {
        let name = input.texts.text(row, .camperName)
        page.text(Formatting.booking(row, input.dataset))
        if !name.isEmpty {
            page.text(" (")
            page.element("bdi", text: name)
            page.text(", \(Formatting.stay(row, input.dataset.bookings)))")
        }
    }

    /// Where the second can go, the best first.
    static func solution(_ row: ConflictRow, _ dataset: Dataset, to page: inout HTMLWriter) {
        let second = Formatting.booking(row.second, dataset)
        if row.kind == .sameGuest { page.text("\(Messages.sameGuestAdvice(second)) ") }
        guard let best = row.freeSites.first else {
            page.element("em", text: Messages.noFreeSite)
            return
        }
        page.text(row.kind == .sameGuest ? "\(Messages.orMove) " : "\(Messages.move(second)) ")
        page.element("b", ["class": "site"], text: best)
        let others = row.freeSites.dropFirst()
        guard !others.isEmpty else { return page.text(".") }
        let shown = others.prefix(7).joined(separator: ", ")
        page.text("; \(Messages.alsoFree) \(shown)\(others.count > 7 ? " \(Messages.more(others.count - 7))" : "").")
    }

    private static func pending(_ day: DayFigures, _ input: RunData, to page: inout HTMLWriter) -> Int {
        let rows = day.arrivals.filter { input.dataset.bookings.status[$0] == .pending }
        guard !rows.isEmpty else { return 0 }
        item("warning", Messages.confirmArrivals(rows.count), &page) { guests(rows, input, to: &$0) { _ in "" } }
        return 1
    }

    private static func collect(_ day: DayFigures, _ input: RunData, to page: inout HTMLWriter) -> Int {
        let bookings = input.dataset.bookings
        let rows = day.arrivals.filter { bookings.balanceDue($0) != nil }
        guard !rows.isEmpty else { return 0 }
        var sums: [Currency: Int64] = [:]
        for row in rows {
            guard let due = bookings.balanceDue(row) else { continue }
            let sum = sums[due.currency, default: 0].addingReportingOverflow(due.minorUnits)
            sums[due.currency] = sum.overflow ? .max : sum.partialValue
        }
        let amounts = sums.sorted { $0.key.code < $1.key.code }
            .map { Formatting.money(Money(minorUnits: $0.value, currency: $0.key)) }
        item("", Messages.collect(amounts.joined(separator: " + ")), &page) { page in
            guests(rows, input, to: &page) { bookings.balanceDue($0).map { " \(Formatting.money($0))" } ?? "" }
        }
        return 1
    }

    private static func guests(
        _ rows: [Int], _ input: RunData, to page: inout HTMLWriter, _ more: (Int) -> String
    ) {
        for (index, row) in rows.prefix(nameLimit).enumerated() {
            if index > 0 { page.text(", ") }
            page.element("bdi", text: input.texts.text(row, .camperName))
            page.text(" (\(Formatting.site(row, input.dataset)))\(more(row))")
        }
        page.text(rows.count > nameLimit ? " \(Messages.more(rows.count - nameLimit))." : ".")
    }

    private static func birthdays(_ input: RunData, to page: inout HTMLWriter) -> Int {
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays.filter { $0.daysUntil <= 1 }
        for row in rows.prefix(nameLimit) {
            item("", Messages.birthday(row.daysUntil), &page) { page in
                page.element("bdi", text: dataset.contacts.fullName[row.contact])
                let site = row.stay.map { Formatting.site($0.booking, dataset) } ?? Messages.noSite
                page.text("\(row.turns.map { " \(Messages.turns($0))" } ?? ""), \(Messages.onSite(site)).")
            }
        }
        return rows.count
    }

    private static func refused(_ input: RunData, to page: inout HTMLWriter) -> Int {
        let count = SourceTotal.sum(SourceTotal.all(input.dataset)).rejected
        guard count > 0 else { return 0 }
        item("warning", Messages.refused(count), &page) { page in
            page.element("a", .anchor("quality"), text: Messages.seeWhy)
        }
        return 1
    }
}
