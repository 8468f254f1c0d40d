import InnkeeperCore

/// What needs action today: conflicts to solve, pending arrivals to confirm, money to collect, birthdays. It comes
/// first, because it is why a manager opens the page.
enum TodoSection {
    /// How many conflicts are listed here; all of them are in their own section.
    private static let conflictLimit = 5
    private static let nameLimit = 6
    /// How many files are listed with their reasons; the others only by name.
    private static let unreadLimit = 5

    static func write(_ input: RunData, _ figures: PageFigures, to page: inout HTMLWriter) {
        let words = page.words
        page.sectionTitle("todo", words[.todo])
        var items = 0
        page.element("ul", ["class": "todo"]) { page in
            items += unread(input, to: &page)
            items += conflicts(figures, input, to: &page)
            items += pending(figures.day, input, to: &page)
            items += collect(figures.day, input, to: &page)
            items += birthdays(input, to: &page)
            items += refused(input, to: &page)
            notNeeded(input, to: &page)
            if items == 0 { page.element("li", ["class": "calm"], text: nothingToDo(input.dataset, words)) }
        }
        page.newline()
    }

    /// Claims that there are no conflicts only where they were looked for and could be found.
    private static func nothingToDo(_ dataset: Dataset, _ words: Messages) -> String {
        guard dataset.provided.contains(.conflicts) else { return words[.nothingElseToDo] }
        let crowds = words.crowds(dataset, limit: 1)
        let unsure = crowds.isEmpty ? words.noConflicts(dataset) : crowds.joined(separator: " ")
        return unsure == words[.noConflicts] ? words[.nothingToDo] : "\(unsure) \(words[.nothingElseToDo])"
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

    /// Missing input comes first, since it casts doubt on everything else.
    private static func unread(_ input: RunData, to page: inout HTMLWriter) -> Int {
        let files = UnreadInputs(input).missed
        for file in files.prefix(unreadLimit) {
            item("error", page.words.say(.notRead, ["file": .text(file.path)]), &page) { $0.text(file.message) }
        }
        if files.count > unreadLimit {
            item("error", page.words.say(.moreNotRead, files.count - unreadLimit), &page) { page in
                page.text("\(files.dropFirst(unreadLimit).map(\.path).joined(separator: ", ")).")
            }
        }
        return files.count
    }

    private static func notNeeded(_ input: RunData, to page: inout HTMLWriter) {
        let files = UnreadInputs(input).notNeeded
        guard !files.isEmpty else { return }
        item("", page.words.say(.notNeeded, files.count), &page) { page in
            page.text("\(files.map(\.path).joined(separator: ", ")).")
        }
    }

    private static func conflicts(_ figures: PageFigures, _ input: RunData, to page: inout HTMLWriter) -> Int {
        let words = page.words
        let dataset = input.dataset
        let now = input.context.today.dayNumber
        let open = figures.conflicts.prefix { $0.overlap.upperBound > now }
        for row in open.prefix(conflictLimit) {
            let site = words.site(row, dataset)
            item("error", words.solve(row.kind, site: site, nights: row.overlap), &page) { page in
                party(row.first, input, to: &page)
                page.text(" \(words[.and]) ")
                party(row.second, input, to: &page)
                page.text(". ")
                solution(row, dataset, to: &page)
            }
        }
        if open.count > conflictLimit {
            item("error", words.say(.moreConflicts, open.count - conflictLimit), &page) { page in
                page.element("a", .anchor("conflicts"), text: words[.seeAll])
            }
        }
        return open.count
    }

    private static func party(_ row: Int, _ input: RunData, to page: inout HTMLWriter) {
        let words = page.words
        let name = input.texts.text(row, .camperName)
        page.text(words.booking(row, input.dataset))
        if !name.isEmpty {
            page.text(" (")
            page.element("bdi", text: name)
            page.text(", \(words.stay(row, input.dataset.bookings)))")
        }
    }

    /// Where the second stay can move, the best option first.
    static func solution(_ row: ConflictRow, _ dataset: Dataset, to page: inout HTMLWriter) {
        let words = page.words
        let second = words.booking(row.second, dataset)
        if row.kind == .sameGuest { page.text("\(words.say(.sameGuestAdvice, ["booking": .text(second)])) ") }
        guard let best = row.freeSites.first else {
            page.element("em", text: words[.noFreeSite])
            return
        }
        page.text(row.kind == .sameGuest ? "\(words[.orMove]) " : "\(words.say(.move, ["booking": .text(second)])) ")
        page.element("b", ["class": "site"], text: best)
        let others = row.freeSites.dropFirst()
        guard !others.isEmpty else { return page.text(".") }
        let shown = others.prefix(7).joined(separator: ", ")
        page.text("\(words[.alsoFree]) \(shown)\(others.count > 7 ? " \(words.say(.more, others.count - 7))" : "").")
    }

    private static func pending(_ day: DayFigures, _ input: RunData, to page: inout HTMLWriter) -> Int {
        let words = page.words
        let rows = day.arrivals.filter { input.dataset.bookings.status[$0] == .pending }
        guard !rows.isEmpty else { return 0 }
        item("warning", words.say(.confirmArrivals, rows.count), &page) { guests(rows, input, to: &$0) { _ in "" } }
        return 1
    }

    private static func collect(_ day: DayFigures, _ input: RunData, to page: inout HTMLWriter) -> Int {
        let words = page.words
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
            .map { words.money(Money(minorUnits: $0.value, currency: $0.key)) }
        item("", words.say(.collect, ["amount": .text(amounts.joined(separator: " + "))]), &page) { page in
            guests(rows, input, to: &page) { bookings.balanceDue($0).map { " \(words.money($0))" } ?? "" }
        }
        return 1
    }

    private static func guests(
        _ rows: [Int], _ input: RunData, to page: inout HTMLWriter, _ more: (Int) -> String
    ) {
        let words = page.words
        for (index, row) in rows.prefix(nameLimit).enumerated() {
            if index > 0 { page.text(", ") }
            page.element("bdi", text: input.texts.text(row, .camperName))
            page.text(" (\(words.site(row, input.dataset)))\(more(row))")
        }
        page.text(rows.count > nameLimit ? " \(words.say(.more, rows.count - nameLimit))." : ".")
    }

    private static func birthdays(_ input: RunData, to page: inout HTMLWriter) -> Int {
        let words = page.words
        let dataset = input.dataset
        let rows = dataset.birthdaysInStays.filter { $0.daysUntil <= 1 }
        for row in rows.prefix(nameLimit) {
            item("", words.birthday(row.daysUntil), &page) { page in
                page.element("bdi", text: dataset.contacts.fullName[row.contact])
                let site = row.stay.map { words.site($0.booking, dataset) } ?? words[.noSite]
                page.text("\(row.turns.map { " \(words.turns($0))" } ?? ""), \(words.onSite(site)).")
            }
        }
        return rows.count
    }

    private static func refused(_ input: RunData, to page: inout HTMLWriter) -> Int {
        let words = page.words
        let count = SourceTotal.sum(SourceTotal.all(input.dataset)).rejected
        guard count > 0 else { return 0 }
        item("warning", words.say(.recordsRejected, count), &page) { page in
            page.element("a", .anchor("quality"), text: words[.seeWhy])
        }
        return 1
    }
}
