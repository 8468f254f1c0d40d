package import InnkeeperCore

/// Changes in words, for the summary, the page and the terminal.
package enum ChangeWords {
    /// One line per table: `Bookings: 3 new, 1 gone, 2 moved, 4 changed, 990 as before`.
    package static func counts(_ changes: Changes, _ words: Messages) -> [String] {
        var lines: [String] = []
        func add(_ table: Label, _ parts: [(Int, Sentence)]) {
            let counts = parts.map { words.say($0.1, $0.0) }
            lines.append(words.titled(words[table], counts.joined(separator: ", ")))
        }
        if let bookings = changes.bookings {
            let moved = bookings.movedCount
            add(
                .bookings,
                [
                    (bookings.new.count, .changeNew), (bookings.gone.count, .changeGone), (moved, .changeMoved),
                    (bookings.changed.count - moved, .changeChanged), (bookings.unchanged, .changeNone),
                ] + [(bookings.uncomparedCount, .changeUncompared)].filter { $0.0 > 0 })
        }
        if let findings = changes.findings {
            add(
                .findings,
                [
                    (findings.newCount, .changeNew), (findings.resolved.count, .changeResolved),
                    (findings.persistingCount, .changeNone),
                ])
        }
        let gaps = [
            (Sentence.bookingsNotCompared, changes.bookingsAbsence),
            (Sentence.findingsNotCompared, changes.findingsAbsence),
        ]
        return lines
            + gaps.compactMap { sentence, absence in
                absence.map { words.say(sentence, ["reason": .text(words.reason($0))]) }
            }
    }

    /// `R12, site A3, 1–4 Jul`; with the year if it isn't that of `today`.
    package static func booking(_ row: ChangeRow, _ words: Messages, on today: CalendarDate) -> String {
        let site = row.site.isEmpty ? "" : words.onSite(row.site)
        return [row.record.isEmpty ? row.source : row.record, site, stay(row, words, today)]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private static func stay(_ row: ChangeRow, _ words: Messages, _ today: CalendarDate) -> String {
        let days = [row.arrival, row.departure].compactMap { CalendarDate(iso: $0) }
        guard let first = days.first, let last = days.last else { return "" }
        guard first.year == today.year, last.year == today.year else {
            return days.map(words.dayOfYear).joined(separator: "–")
        }
        return days.count == 1 ? words.shortDate(first) : words.span(first, last)
    }

    /// A line for the row, with a mark like that of diff tools: `~ R12, site A3: nights 2 -> 3`.
    package static func line(_ row: ChangeRow, _ words: Messages, on today: CalendarDate) -> String {
        let booking = booking(row, words, on: today)
        switch row.what {
        case .bookingNew: return "+ \(booking)"
        case .bookingGone: return "- \(booking)"
        case .bookingRefused: return "- \(booking) (\(words[.refusedNow]))"
        case .bookingMoved, .bookingChanged:
            let values = [row.before, row.after].map { $0.isEmpty ? words[.emptyValue] : value($0, words) }
            return words.titled("~ \(booking)", "\(words.field(row.field)) \(values[0]) -> \(values[1])")
        case .findingNew: return "+ \(row.code)\(place(row, words))"
        case .findingResolved: return "- \(row.code)\(place(row, words))"
        }
    }

    /// A value for people, old or new; a date in the language's form.
    package static func value(_ text: String, _ words: Messages) -> String {
        CalendarDate(iso: text).map(words.dayOfYear) ?? text
    }

    private static func place(_ row: ChangeRow, _ words: Messages) -> String {
        let parts = [row.source, row.record].filter { !$0.isEmpty }
        return parts.isEmpty ? "" : words[.colon] + " " + parts.joined(separator: " ")
    }
}
