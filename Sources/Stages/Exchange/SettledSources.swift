import InnkeeperCore

/// Decides of which sources the results of `ids` hold. Of all others the last step compares the records itself, which gives
/// the same.
package enum SettledSources {
    /// A file of bookings, as the last step finds it.
    package struct File: Sendable {
        package var source: String
        package var path: String
        package var byteCount: Int64
        /// Whether it is one of several exports of the same list: older bookings are then left out before others are compared.
        package var isOrdered: Bool

        package init(source: String, path: String, byteCount: Int64, isOrdered: Bool) {
            self.source = source
            self.path = path
            self.byteCount = byteCount
            self.isOrdered = isOrdered
        }
    }

    /// Whether what buckets have found about stays holds: together they have all bookings, each has all of a property, and
    /// which of them take part is settled. Arguments as for `find`.
    package static func coverStays(_ plan: StagePlan, _ files: [File], facts: [KeyFacts?]) -> Bool {
        let planned = plan.files.map { StagePlan.key($0.source, $0.path) }
        let known = Set(planned)
        let found = files.map { (key: StagePlan.key($0.source, $0.path), isEmpty: $0.byteCount == 0) }
        let settled = find(plan, files, facts: facts)
        return found.filter { !$0.isEmpty || known.contains($0.key) }.map(\.key) == planned
            && plan.files.allSatisfy { settled.contains($0.source) }
            && KeyFacts.separateProperties(facts.compactMap { $0 })
    }

    /// `files` are in the order in which they will be read; `facts` are parallel to the plan's files, nil for one without
    /// records.
    package static func find(_ plan: StagePlan, _ files: [File], facts: [KeyFacts?]) -> Set<String> {
        Set(
            plan.bucketed.filter { source in
                let planned = plan.files.indices.filter { plan.files[$0].source == source }
                let paths = planned.map { plan.files[$0].path }
                let known = Set(paths)
                let own = files.filter { $0.source == source && ($0.byteCount > 0 || known.contains($0.path)) }
                return own.map(\.path) == paths && !own.contains(where: \.isOrdered)
                    && KeyFacts.agree(planned.compactMap { facts[$0] })
            })
    }
}
