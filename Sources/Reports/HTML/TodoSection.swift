import Core

/// What somebody has to do today: conflicts to solve, pending arrivals to confirm, money to collect, birthdays.
/// It stands first, because it is why a manager opens the page.
enum TodoSection {
    /// Conflicts that are told here; all of them have a section of their own.
    private static let conflictLimit = 5
    private static let nameLimit = 6

    static func write(_ input: ReportInput, _ figures: PageFigures, to page: inout HTMLWriter) {
        page.sectionTitle("todo", Texts.todo)
        var items = 0
        page.element("ul", [.init("class", "todo")]) { page in
            items += conflicts(figures, input, to: &page)
            items += pending(figures.day, input, to: &page)
            items += collect(figures.day, input, to: &page)
            items += birthdays(input, to: &page)
            items += refused(input, to: &page)
            if items == 0 { page.element("li", [.init("class", "calm")], text: Texts.nothingToDo) }
        }
        page.newline()
    }

    private static func item(
        _ style: StaticString, _ title: String, _ page: inout HTMLWriter, _ body: (inout HTMLWriter) -> Void
    ) {
        page.newline()
        page.element("li", [.init("class", "\(style)")]) { page in
            page.element("strong", text: title)
            page.text(" ")
            page.element("span") { body(&$0) }
        }
    }

    private static func conflicts(_ figures: PageFigures, _ input: ReportInput, to page: inout HTMLWriter) -> Int {
        let dataset = input.dataset
        let now = input.world.today.dayNumber
        let open = figures.conflicts.prefix { $0.overlap.upperBound > now }
        for row in open.prefix(conflictLimit) {
            let site = dataset.bookings.site[row.first] ?? Texts.noSite
            item("error", Texts.solve(row.kind, site: site, nights: Words.nights(row.overlap)), &page) { page in
                party(row.first, input, to: &page)
                page.text(" \(Texts.and) ")
                party(row.second, input, to: &page)
                page.text(". ")
                solution(row, dataset, to: &page)
            }
        }
        if open.count > conflictLimit {
            item("error", Texts.moreConflicts(open.count - conflictLimit), &page) { page in
                page.element("a", [.anchor("conflicts")], text: Texts.seeAll)
            }
        }
        return open.count
    }

    private static func party(_ row: Int, _ input: ReportInput, to page: inout HTMLWriter) {
        let name = input.texts.text(row, .camperName)
        page.text(Words.booking(row, input.dataset))
        if !name.isEmpty {
            page.text(" (")
            page.element("bdi", text: name)
            page.text(", \(Words.stay(row, input.dataset.bookings)))")
        }
    }

    /// Where the second can go, the best first.
    static func solution(_ row: ConflictRow, _ dataset: Dataset, to page: inout HTMLWriter) {
        let second = Words.booking(row.second, dataset)
        if row.kind == .sameGuest { page.text("\(Texts.sameGuestAdvice(second)) ") }
        guard let best = row.freeSites.first else {
            page.element("em", text: Texts.noFreeSite)
            return
        }
        page.text(row.kind == .sameGuest ? "\(Texts.orMove) " : "\(Texts.move(second)) ")
        page.element("b", [.init("class", "site")], text: best)
        let others = row.freeSites.dropFirst()
        guard !others.isEmpty else { return page.text(".") }
        let shown = others.prefix(7).joined(separator: ", ")
        page.text("; \(Texts.alsoFree) \(shown)\(others.count > 7 ? " \(Texts.more(others.count - 7))" : "").")
    }

    private static func pending(_ day: DayFigures, _ input: ReportInput, to page: inout HTMLWriter) -> Int {
        let rows = day.arrivals.filter { input.dataset.bookings.status[$0] == .pending }
        guard !rows.isEmpty else { return 0 }
        item("warning", Texts.confirmArrivals(rows.count), &page) { guests(rows, input, to: &$0) { _ in "" } }
        return 1
    }

    private static func collect(_ day: DayFigures, _ input: ReportInput, to page: inout HTMLWriter) -> Int {
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
            .map { Words.money(Money(minorUnits: $0.value, currency: $0.key)) }
        item("", Texts.collect(amounts.joined(separator: " + ")), &page) { page in
            guests(rows, input, to: &page) { bookings.balanceDue($0).map { " \(Words.money($0))" } ?? "" }
        }
        return 1
    }

    private static func guests(
        _ rows: [Int], _ input: ReportInput, to page: inout HTMLWriter, _ more: (Int) -> String
    ) {
        for (index, row) in rows.prefix(nameLimit).enumerated() {
            if index > 0 { page.text(", ") }
            page.element("bdi", text: input.texts.text(row, .camperName))
            page.text(" (\(input.dataset.bookings.site[row] ?? Texts.noSite))\(more(row))")
        }
        page.text(rows.count > nameLimit ? " \(Texts.more(rows.count - nameLimit))." : ".")
    }

    private static func birthdays(_ input: ReportInput, to page: inout HTMLWriter) -> Int {
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays.filter { $0.daysUntil <= 1 }
        for row in rows.prefix(nameLimit) {
            item("", Texts.birthday(row.daysUntil), &page) { page in
                page.element("bdi", text: dataset.contacts.fullName[row.contact])
                let site = row.stay.flatMap { dataset.bookings.site[$0.booking] } ?? Texts.noSite
                page.text("\(row.turns.map { " \(Texts.turns($0))" } ?? ""), \(Texts.onSite(site)).")
            }
        }
        return rows.count
    }

    private static func refused(_ input: ReportInput, to page: inout HTMLWriter) -> Int {
        let count = SourceTotal.sum(SourceTotal.all(input.dataset)).rejected
        guard count > 0 else { return 0 }
        item("warning", Texts.refused(count), &page) { page in
            page.element("a", [.anchor("quality")], text: Texts.seeWhy)
        }
        return 1
    }
}
