package import InnkeeperCore

/// All texts for people in the reports, in the property's language and by its country's conventions. Depends only on
/// the run's input.
package struct Messages: Sendable {
    package let language: Language
    package let conventions: Conventions

    package init(_ language: Language, country: String = "") {
        self.language = language
        conventions = Conventions(language, country: country)
    }

    package init(_ property: Property) { self.init(property.language, country: property.country) }

    /// English for what is the same in every language: the input of CI systems and programs.
    package static let english = Messages(.en)

    package subscript(_ label: Label) -> String { language.label(label) }

    package func name(_ term: Term) -> String { language.term(term) }

    /// A sentence with its arguments.
    package func say(_ sentence: Sentence, _ arguments: [String: Template.Argument] = [:]) -> String {
        Template(language.sentence(sentence)).text(arguments, in: language, number: number)
    }

    /// A sentence with a count.
    package func say(_ sentence: Sentence, _ count: Int) -> String { say(sentence, ["count": .count(count)]) }
}

extension RunData {
    /// The texts for people of this run.
    package var words: Messages { Messages(context.property) }

    /// How findings are written on the page: like everything else there.
    package var displayFormat: FactFormat { words.facts(utcOffset: context.utcOffset) }
}

// MARK: Names of closed sets

extension Messages {
    package func count(_ count: Int, of severity: Severity) -> String {
        switch severity {
        case .error: say(.errors, count)
        case .warning: say(.warnings, count)
        case .info: say(.notes, count)
        }
    }

    /// What happened to the records that the findings of a rule point at; nil if they are about no records.
    package func fate(_ fate: RecordFate) -> String? {
        switch fate {
        case .rejected: self[.theseRejected]
        case .kept: self[.theseMarked]
        case .skipped: self[.theseSkipped]
        case .untouched: nil
        }
    }

    /// A category for people: `fire station` for `fire_station`, translated if the language has a word for it.
    package func kind(_ category: String) -> String {
        let text = category.replacing("_", with: " ")
        return PlaceWord(rawValue: text).map { name(.place($0)) } ?? text
    }

    /// A field of a booking by its key; the key itself if there is no such field.
    package func field(_ key: String) -> String { BookingField(rawValue: key).map { name(.field($0)) } ?? key }

    /// The levels of the monthly calendar, from nothing sold to overbooked.
    package var heat: [String] {
        [.heatNone, .heatQuarter, .heatHalf, .heatMost, .heatFull, .heatOver].map { self[$0] }
    }

    /// The label for the share of sites sold, by what sites are counted.
    package func occupancy(ofSeen: Bool) -> String { self[ofSeen ? .occupancyOfSeen : .occupancy] }
}

// MARK: Why something was not done

extension Messages {
    package func reason(_ absence: EarlierRunAbsence) -> String {
        switch absence {
        case .none: say(.noEarlierRun)
        case .unknown: say(.unknownEarlierRun)
        case .damaged(let why): say(.damagedEarlierRun, ["why": .text(why)])
        case .redacted: say(.redactedEarlierRun)
        case .fileMissing(let file): say(.earlierFileMissing, ["file": .text(file)])
        case .fileUnreadable(let file, let why):
            say(.earlierFileUnreadable, ["file": .text(file), "why": .text(why)])
        }
    }

    package func reason(_ reason: UncheckedReason) -> String {
        switch reason {
        case .fieldsMissing(let fields) where fields.count > 1:
            say(.severalFieldsMissing, ["fields": .text(fields.joined(separator: " \(self[.and]) "))])
        case .fieldsMissing(let fields): say(.fieldsMissing, ["fields": .text(fields.joined())])
        case .anyFieldMissing(let fields):
            say(.fieldsMissing, ["fields": .text(fields.joined(separator: " \(self[.or]) "))])
        case .noCampSites: say(.campSitesMissing)
        case .noOrigin: say(.originMissing)
        case .stageMissing(let stage): say(.stageMissing, ["stage": .text(stage)])
        case .noEarlierRun(let absence): self.reason(absence)
        }
    }
}

// MARK: Sentences of several parts

extension Messages {
    /// `Conflicts: 4`, with the language's space before the colon.
    package func titled(_ title: String, _ text: String) -> String { "\(title)\(self[.colon]) \(text)" }

    /// `a; b`, with the language's space before the semicolon.
    package func list(_ parts: [String]) -> String { parts.joined(separator: self[.semicolon] + " ") }

    package func mostChanged(_ changed: Int, of earlier: Int, field: (field: BookingField, count: Int)?) -> String {
        let counts: [String: Template.Argument] = ["changed": .count(changed), "earlier": .count(earlier)]
        guard let field else { return say(.mostChanged, counts) }
        return say(
            .mostChangedField,
            counts.merging(["field": .text(name(.field(field.field))), "times": .count(field.count)]) { $1 })
    }

    package func firstRows(_ shown: Int, of total: Int) -> String {
        say(.firstRows, ["shown": .count(shown), "total": .count(total)])
    }

    package func balance(_ total: BalanceFigures.Total) -> String {
        let state = name(.payment(total.state))
        return say(
            .balanceTotal,
            [
                "state": .text(state.prefix(1).uppercased() + state.dropFirst()), "amount": .text(money(total.amount)),
                "stays": .count(total.stays),
            ])
    }

    package func shortage(_ row: CategoryShortage) -> String {
        say(
            .shortage,
            ["stays": .count(row.stays), "sites": .count(row.sites), "unassigned": .count(row.unassigned)])
    }

    package func sold(_ night: NightFigures, ofSeen: Bool) -> String {
        guard let sites = night.sites else { return say(.stays, night.sold) }
        return say(ofSeen ? .soldOfSeen : .soldOf, ["sold": .count(night.sold), "sites": .count(sites)])
    }

    package func turns(_ age: Int?) -> String { age.map { say(.turns, ["age": .count($0)]) } ?? "" }

    package func daysUntil(_ days: Int) -> String {
        switch days {
        case 0: self[.isToday]
        case 1: self[.isTomorrow]
        default: say(.inDays, ["days": .count(days)])
        }
    }

    package func solve(_ kind: ConflictKind, site: String, nights: Range<Int32>) -> String {
        say(
            kind == .doubleBooking ? .doubleBooked : .bookedTwice,
            ["site": .text(site), "nights": .text(self.nights(nights)), "count": .count(nights.count)])
    }

    package func birthday(_ days: Int) -> String { self[days == 0 ? .birthdayToday : .birthdayTomorrow] }

    package func onSite(_ site: String) -> String { say(.onSite, ["site": .text(site)]) }

    package func nearest(_ kind: String) -> String { say(.nearest, ["kind": .text(kind)]) }

    package func freeSites(_ count: Int, _ days: String) -> String {
        say(count == 0 ? .noFreeSites : .freeSites, ["count": .count(count), "days": .text(days)])
    }

    /// `sites` are those that only a calendar takes, as they are shown.
    package func blockedSites(_ sites: [String]) -> String {
        say(.blockedSites, ["sites": .text(sites.joined(separator: ", "))])
    }

    /// `Read 1,204 records from 5 sources: 1,180 accepted, 20 rejected, 4 skipped`. Sources of which no file came don't
    /// count.
    package func read(_ totals: [SourceTotal]) -> String {
        let sources = totals.count { $0.isRead }
        guard sources > 0 else { return self[.nothingRead] }
        let sum = SourceTotal.sum(totals)
        return say(
            .readSummary,
            ["records": .count(sum.read), "sources": .count(sources), "parts": .text(dispositions(sum))])
    }

    /// `1,180 accepted, 20 rejected`; omits zeros, except for the accepted.
    package func dispositions(_ counts: RecordCounts) -> String {
        [(counts.accepted, Sentence.acceptedCount), (counts.rejected, .rejectedCount), (counts.skipped, .skippedCount)]
            .filter { $0.0 > 0 || $0.1 == .acceptedCount }
            .map { say($0.1, $0.0) }.joined(separator: ", ")
    }
}
