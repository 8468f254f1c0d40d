public import InnkeeperCore
import Synchronization

/// What all services of one property share: store, rules, today, and the centre for their notices.
///
/// Make one per store and pass it to each service. It also makes sure that if two services add the same record at the
/// same time, one adds it and the other finds it.
public final class ServiceContext: Sendable {
    public let store: any CampStore
    private let center: any NoticePoster
    private let runNow: @Sendable () -> RunContext
    private let ruleSets: [RecordKind: RuleSet]
    private let facts: [String: any Rule]
    private let turn = Mutex(())

    /// `run` provides today and the property each time a service asks.
    public init(
        store: any CampStore, center: any NoticePoster = NoticeCenter.default,
        rules: [any Rule] = RuleCatalogue.all, run: @escaping @Sendable () -> RunContext
    ) {
        self.store = store
        self.center = center
        runNow = run
        facts = Dictionary(rules.map { ($0.code, $0) }) { first, _ in first }
        ruleSets = Dictionary(
            uniqueKeysWithValues: RecordKind.allCases.map { kind in (kind, RuleSet(rules.filter { $0.kind == kind })) })
    }

    var run: RunContext { runNow() }

    func rules(_ kind: RecordKind) -> RuleSet { ruleSets[kind] ?? RuleSet([]) }

    /// Runs one `body` at a time, so that what it reads stays true until its writes are queued.
    func inTurn<Value: Sendable>(_ body: () throws(ServiceError) -> Value) throws(ServiceError) -> Value {
        try turn.withLock { _ throws(ServiceError) in try body() }
    }

    /// Stores `changes` on another thread. One notice follows: either that they are stored, or why not.
    @discardableResult
    func save(_ changes: [StoreChange]) -> Saving {
        let saving = Saving()
        store.write(changes) { [center] result in
            switch result {
            case .success: center.post(Notice(.didSave, details: ["Changes": String(changes.count)]))
            case .failure(let error): center.post(Notice(.didNotSave, details: error.userInfo))
            }
            saving.finish(result)
        }
        return saving
    }

    /// What the rules report about row `row`, in words. `value` gives the text of a field, `other` the id of a row.
    func findings(
        _ report: RowFindings, row: Int, value: (_ field: String) -> String,
        other: (_ row: Int) -> Int64? = { _ in nil }
    ) -> [ServiceFinding] {
        report.rows.compactMap { found in
            guard found.row == row || found.related == row, let rule = facts[found.code] else { return nil }
            let finding = Finding(
                code: found.code, severity: rule.severity, source: "", file: "", field: found.field,
                value: value(found.field), arguments: found.arguments)
            return ServiceFinding(
                code: found.code, severity: rule.severity, effect: rule.effect, field: found.field,
                message: RuleMessage(rule.text).text(finding, shownValue: finding.value),
                other: found.row == row ? found.related.flatMap(other) : other(found.row))
        }
    }
}

/// What a rule reports about a record passed to a service.
public struct ServiceFinding: Sendable, Equatable {
    public var code: String
    public var severity: Severity
    public var effect: Effect
    /// The field, by its column name; empty for the whole record.
    public var field: String
    /// One sentence for people.
    public var message: String
    /// The id of the other record, in a finding about two.
    public var other: Int64?
}

extension [ServiceFinding] {
    /// Whether a rule rejects the record.
    public var isRefusal: Bool { contains { $0.effect == .rejects } }
}
