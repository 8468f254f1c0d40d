package import Core

/// The rules in force for one source: those of its kind that are not switched off and whose fields it carries.
package struct RuleSet: Sendable {
    package var bookings: [any BookingRule] = []
    package var bookingSequence: [any BookingSequenceRule] = []
    package var campSites: [any CampSiteRule] = []
    package var contacts: [any ContactRule] = []
    package var places: [any PlaceRule] = []
    package var tables: [any TableRule] = []
    /// Codes whose findings reject their record.
    package var rejecting: Set<String> = []

    /// `isOff` says which codes the configuration switches off.
    package init(_ rules: [any Rule], isOff: (String) -> Bool = { _ in false }) {
        for rule in rules {
            if rule.effect == .rejects { rejecting.insert(rule.code) }
            guard !isOff(rule.code) else { continue }
            switch rule.form {
            case .booking(let rule): bookings.append(rule)
            case .bookingSequence(let rule): bookingSequence.append(rule)
            case .campSite(let rule): campSites.append(rule)
            case .contact(let rule): contacts.append(rule)
            case .place(let rule): places.append(rule)
            case .table(let rule): tables.append(rule)
            case .reading: break
            }
        }
    }

    /// What the record rules say of a batch. Campsites are not among them: theirs see the whole table.
    package func check(_ batch: RecordBatch, in context: RuleContext) -> RowFindings {
        var report = RowFindings()
        switch batch {
        case .bookings(let table):
            let context = context.checking(table)
            for rule in bookings { rule.check(table, in: context, report: &report) }
        case .contacts(let table): for rule in contacts { rule.check(table, in: context, report: &report) }
        case .places(let table): for rule in places { rule.check(table, in: context, report: &report) }
        case .campSites: break
        }
        return report
    }

    /// What the rules that need the bookings before the batch say of it; `table` holds those.
    package func check(_ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex) -> RowFindings {
        var report = RowFindings()
        for rule in bookingSequence { rule.check(batch, after: table, earlier: &earlier, report: &report) }
        return report
    }

    /// What the rules of campsites say of the rows from `first` on.
    package func check(_ sites: CampSites, from first: Int, in context: RuleContext) -> RowFindings {
        var report = RowFindings()
        for rule in campSites { rule.check(sites, from: first, in: context, report: &report) }
        return report
    }

    /// What the rules over whole tables say.
    package func check(_ dataset: Dataset, in context: RuleContext) -> RowFindings {
        var report = RowFindings()
        for rule in tables { rule.check(dataset, in: context, report: &report) }
        return report
    }

    /// The same, by `jobs` tasks at a time.
    package func check(_ dataset: Dataset, in context: RuleContext, jobs: Int) async -> RowFindings {
        let reports = await inParallel(tables, jobs: jobs) { rule in
            var report = RowFindings()
            rule.check(dataset, in: context, report: &report)
            return report
        }
        var all = RowFindings()
        for report in reports { all.append(contentsOf: report) }
        return all
    }

    /// The rules of `kind` that can't be checked on a source that carries only `carried`, each with the reason.
    package static func unchecked(
        _ rules: [any Rule], kind: RecordKind, source: String, carried: Set<String>, given: Set<RuleNeed>
    ) -> [UncheckedRule] {
        var unchecked: [UncheckedRule] = []
        for rule in rules where rule.kind == kind {
            let absent = rule.requires.filter { !carried.contains($0) }
            if !absent.isEmpty {
                let fields = absent.joined(separator: ", ")
                unchecked.append(UncheckedRule(rule: rule.code, source: source, reason: "the source has no \(fields)"))
            } else if !rule.requiresAny.isEmpty, carried.isDisjoint(with: rule.requiresAny) {
                let fields = rule.requiresAny.joined(separator: " or ")
                unchecked.append(UncheckedRule(rule: rule.code, source: source, reason: "the source has no \(fields)"))
            } else if let need = rule.needs.first(where: { !given.contains($0) }) {
                unchecked.append(UncheckedRule(rule: rule.code, source: source, reason: reason(need)))
            }
        }
        return unchecked
    }

    private static func reason(_ need: RuleNeed) -> String {
        switch need {
        case .campSites: "there is no campsites source"
        case .origin: "the property has no origin"
        }
    }
}
