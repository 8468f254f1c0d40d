package import InnkeeperConfiguration
package import InnkeeperCore
import InnkeeperReports

/// A notice about a run, for one occasion.
package struct RunNotice: Sendable, Equatable {
    package var occasion: NoticeOrder.Occasion
    package var subject: String
    package var text: String
    /// What it is about, if only the run that first finds it reports it. Empty for what every run reports anew, such as
    /// a missing file.
    package var causes: [String] = []

    package init(_ occasion: NoticeOrder.Occasion, subject: String, text: String) {
        self.occasion = occasion
        self.subject = subject
        self.text = text
    }
}

/// The notices of a published run, in the property's language. A subject names sites, days and sources, never a person;
/// a text names guests only where requested.
package struct RunNotices {
    /// How many double bookings, missing files and birthdays one notice lists at most.
    private static let limit = 20

    private let input: RunData
    private let output: String
    private let order: NoticeOrder
    private let words: Messages
    private var showsNames: Bool { order.showsNames && !input.isRedacted }

    /// One notice per occasion that applies and that the order is for. They don't repeat each other.
    package static func of(_ input: RunData, output: String, for order: NoticeOrder) -> [RunNotice] {
        let notices = RunNotices(input, output: output, order)
        let all = [notices.conflicts, notices.missing, notices.newErrors, notices.birthdays]
        return all.compactMap { $0 }.filter { order.occasions.contains($0.occasion) }
    }

    private init(_ input: RunData, output: String, _ order: NoticeOrder) {
        self.input = input
        self.output = output
        self.order = order
        words = input.words
    }

    package static func failure(_ fault: Fault, of property: Property, output: String) -> RunNotice {
        let words = Messages(property)
        return notice(
            .failure, words.say(.noticeFailure), property.name,
            [
                words.say(
                    .failedWith, ["status": .text("\(fault.status.rawValue)"), "message": .text(fault.message)]),
                words.say(.oldReports, ["output": .text(output)]),
            ])
    }

    // MARK: Double bookings

    /// Double bookings that aren't over and that the last run didn't have; all if there was nothing to compare with.
    private var conflicts: RunNotice? {
        let rows = newConflicts
        guard let first = rows.first else { return nil }
        let subject =
            rows.count == 1
            ? words.say(.noticeConflict, place(first)) : words.say(.noticeConflicts, rows.count)
        var lines: [String] = []
        for row in rows.prefix(RunNotices.limit) { lines += self.lines(of: row) + [""] }
        if rows.count > RunNotices.limit { lines.append(words.say(.more, rows.count - RunNotices.limit)) }
        var told = notice(.conflicts, subject, lines + [details])
        told.causes = rows.map(cause)
        return told
    }

    /// A double booking as the cause of a notice: a digest, because an ID may be someone's address.
    private func cause(_ row: ConflictRow) -> String {
        var hash = Hash64()
        for booking in [row.first, row.second] { hash.add(part: words.booking(booking, input.dataset)) }
        hash.add(part: "\(row.overlap)")
        return Hash64.hex(hash.value)
    }

    /// The causes of notices that still exist: errors by their codes, except those in the baseline, and double
    /// bookings.
    package static func causes(_ input: RunData) -> Set<String> {
        let notices = RunNotices(input, output: "", NoticeOrder(way: .file("")))
        let errors = CodeTotal.all(input).filter { $0.severity == .error }.map(\.code)
        return Set(errors + notices.conflictsToSolve.map(notices.cause))
    }

    private var newConflicts: [ConflictRow] { conflictsToSolve.filter(isNew) }

    private var conflictsToSolve: [ConflictRow] {
        let today = input.context.today
        return input.dataset.conflictsToSolve(on: today).filter {
            $0.kind == .doubleBooking && $0.overlap.upperBound > today.dayNumber
        }
    }

    /// A double booking is new unless both its bookings existed before and neither has changed.
    private func isNew(_ row: ConflictRow) -> Bool {
        guard let changes = input.comparison.changes?.bookings else { return true }
        return [row.first, row.second].contains { booking in
            changes.new.contains(booking) || changes.uncompared.contains(booking)
                || changes.changed.contains { $0.row == booking }
        }
    }

    private func place(_ row: ConflictRow) -> [String: Template.Argument] {
        [
            "site": .text(words.site(row.first, input.dataset)), "nights": .text(words.nights(row.overlap)),
        ]
    }

    private func lines(of row: ConflictRow) -> [String] {
        let second = words.booking(row.second, input.dataset)
        let title = words.solve(row.kind, site: words.site(row.first, input.dataset), nights: row.overlap)
        var lines = [title, party(row.first), party(row.second)]
        if let best = row.freeSites.first {
            lines.append(
                words.say(
                    .freeSitesFor,
                    ["booking": .text(second), "sites": .text(row.freeSites.prefix(8).joined(separator: ", "))]))
            lines.append(words.say(.moveNotice, ["booking": .text(second), "site": .text(best)]))
        } else {
            lines += [words[.noFreeSite], words.say(.callNotice)]
        }
        return lines
    }

    /// `Booking AC-1075, 28 Nov–1 Dec, via Airbnb`
    private func party(_ row: Int) -> String {
        let bookings = input.dataset.bookings
        let name = showsNames ? input.texts.text(row, .camperName) : ""
        let party = words.say(
            .noticeParty,
            ["booking": .text(words.booking(row, input.dataset)), "stay": .text(words.stay(row, bookings))])
        let source =
            input.dataset.files.indices.contains(Int(bookings.records[row].file))
            ? input.dataset.files[Int(bookings.records[row].file)].source : ""
        let channel = bookings.channel[row] ?? source
        let via =
            channel.isEmpty
            ? party : words.say(.noticeVia, ["party": .text(party), "channel": .text(channel)])
        return "- " + via + (name.isEmpty ? "" : ", \(name)")
    }

    // MARK: The other occasions

    private var missing: RunNotice? {
        let files = input.dataset.files.filter { $0.digest.isEmpty }
        guard !files.isEmpty else { return nil }
        var sources: [String] = []
        for file in files where !sources.contains(file.source) { sources.append(file.source) }
        let lines = files.prefix(RunNotices.limit).map { file in
            words.say(.noticeMissingFile, ["source": .text(file.source), "file": .text(file.path)])
        }
        let isOfBookings = files.contains { $0.kind == .bookings }
        return notice(
            .missing, words.say(.noticeMissing, ["sources": .text(sources.joined(separator: ", "))]),
            lines + (isOfBookings ? [words[.sitesSeemFree]] : []) + [words.say(.noticeMissingAdvice), details])
    }

    private var newErrors: RunNotice? {
        // If there was nothing to compare with, everything is new.
        let findings = input.comparison.changes?.findings
        let covered = coveredElsewhere
        let totals = CodeTotal.all(input) { (findings?.isNew[$0] ?? true) && !covered.contains($0, of: input) }.map {
            code in
            let errors = code.sources.filter { input.severity(code.code, $0.source) == .error }
            return (code: code.code, count: errors.reduce(0) { $0 + $1.count })
        }.filter { $0.count > 0 }
        guard !totals.isEmpty else { return nil }
        let codes = totals.sorted { ($1.count, $0.code) < ($0.count, $1.code) }.prefix(RunNotices.limit)
        var news = notice(
            .newErrors, words.say(.noticeErrors, totals.reduce(0) { $0 + $1.count }),
            codes.map { "\($0.count)  \(meaning(of: $0.code)) [\($0.code)]" } + [details])
        news.causes = totals.map(\.code).sorted()
        return news
    }

    /// The findings that other notices of the same order already cover.
    private var coveredElsewhere: CoveredFindings {
        var covered = CoveredFindings()
        if order.occasions.contains(.missing) {
            covered.files = Set(input.dataset.files.indices.filter { input.dataset.files[$0].digest.isEmpty })
        }
        guard order.occasions.contains(.conflicts) else { return covered }
        for row in newConflicts { covered.add(row, input.dataset.bookings) }
        return covered
    }

    /// The meaning of the code in the property's language: its rule's summary.
    private func meaning(of code: String) -> String { input.text(of: code)?.summary ?? input.words(of: code) }

    private var birthdays: RunNotice? {
        let rows = input.dataset.birthdaysInStays.filter { $0.daysUntil <= 1 }
        guard !rows.isEmpty else { return nil }
        let bookings = input.dataset.bookings
        let lines = rows.prefix(RunNotices.limit).map { row in
            let stay = row.stay?.booking ?? 0
            let facts = [
                words.birthday(row.daysUntil),
                bookings.site[stay] == nil ? words[.noSite] : words.onSite(words.site(stay, input.dataset)),
            ]
            let name = showsNames ? ", \(input.dataset.contacts.fullName[row.contact])" : ""
            return facts.joined(separator: " ") + ", \(words.booking(stay, input.dataset))" + name
        }
        return notice(.birthdays, words.say(.noticeBirthdays, rows.count), lines + [details])
    }

    private var details: String { words.say(.detailsIn, ["output": .text(output)]) }

    private func notice(_ occasion: NoticeOrder.Occasion, _ subject: String, _ lines: [String]) -> RunNotice {
        RunNotices.notice(occasion, subject, input.context.property.name, lines)
    }

    private static func notice(
        _ occasion: NoticeOrder.Occasion, _ subject: String, _ property: String, _ lines: [String]
    ) -> RunNotice {
        RunNotice(
            occasion, subject: printable(subject),
            text: ([property, ""] + lines).map { printable($0) + "\n" }.joined())
    }
}
