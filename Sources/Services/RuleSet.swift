package import InnkeeperCore

/// The rules in force for one source: those of its kind that are not switched off and whose fields it has.
package struct RuleSet: Sendable {
    private var forms: [RuleForm] = []
    private var ruleOfCode: [String: any Rule] = [:]
    /// Codes whose findings reject their record.
    package var rejecting: Set<String> = []

    /// `isOff` says which codes the configuration switches off.
    package init(_ rules: [any Rule], isOff: (String) -> Bool = { _ in false }) {
        for rule in rules {
            if rule.effect == .rejects { rejecting.insert(rule.code) }
            if isOff(rule.code) { continue }
            forms.append(rule.form)
            ruleOfCode[rule.code] = rule
        }
    }

    /// The rule of `code`; nil if it isn't in force.
    package func rule(_ code: String) -> (any Rule)? { ruleOfCode[code] }

    /// What the record rules report about a batch. Not for campsites, whose rules need the whole table.
    package func check(_ batch: RecordBatch, in context: RuleContext) -> RowFindings {
        var report = RowFindings()
        switch batch {
        case .bookings(let table):
            let context = context.checking(table)
            for case .booking(let rule) in forms { rule.check(table, in: context, report: &report) }
        case .contacts(let table):
            for case .contact(let rule) in forms { rule.check(table, in: context, report: &report) }
        case .places(let table):
            for case .place(let rule) in forms { rule.check(table, in: context, report: &report) }
        case .campSites: break
        }
        return report
    }

    /// What the rules that need the preceding bookings report about a batch; `table` holds those bookings.
    package func check(_ batch: Bookings, after table: Bookings, earlier: inout SeenKeyIndex) -> RowFindings {
        var report = RowFindings()
        for case .bookingSequence(let rule) in forms {
            rule.check(batch, after: table, earlier: &earlier, report: &report)
        }
        return report
    }

    /// What the campsite rules report about the rows from `first` on.
    package func check(_ sites: CampSites, from first: Int, in context: RuleContext) -> RowFindings {
        var report = RowFindings()
        for case .campSite(let rule) in forms { rule.check(sites, from: first, in: context, report: &report) }
        return report
    }

    /// What the rules over whole tables report.
    package func check(_ dataset: Dataset, in context: RuleContext) -> RowFindings {
        var report = RowFindings()
        for case .table(let rule) in forms { rule.check(dataset, in: context, report: &report) }
        return report
    }

    /// The same with `jobs` tasks at a time.
    package func check(_ dataset: Dataset, in context: RuleContext, jobs: Int) async -> RowFindings {
        let reports = await inParallel(forms, jobs: jobs) { form in
            var report = RowFindings()
            if case .table(let rule) = form { rule.check(dataset, in: context, report: &report) }
            return report
        }
        var all = RowFindings()
        for report in reports { all.append(contentsOf: report) }
        return all
    }

    /// The rules of `kind` that can't be checked for a source that has only the fields `carried`, each with the reason.
    package static func unchecked(
        _ rules: [any Rule], kind: RecordKind, source: String, carried: Set<String>, given: Set<RuleNeed>
    ) -> [UncheckedRule] {
        rules.filter { $0.kind == kind }.compactMap { rule in
            reason(rule, carried, given).map { UncheckedRule(rule: rule.code, source: source, reason: $0) }
        }
    }

    /// Why a rule can't be checked; nil if it can.
    private static func reason(_ rule: any Rule, _ carried: Set<String>, _ given: Set<RuleNeed>) -> UncheckedReason? {
        let absent = rule.requires.filter { !carried.contains($0) }
        if !absent.isEmpty { return .fieldsMissing(absent) }
        if !rule.requiresAny.isEmpty, carried.isDisjoint(with: rule.requiresAny) {
            return .anyFieldMissing(rule.requiresAny)
        }
        return rule.needs.first { !given.contains($0) }.map { need in
            switch need {
            case .campSites: .noCampSites
            case .origin: .noOrigin
            case .conflicts: .stageMissing("conflicts")
            }
        }
    }
}
