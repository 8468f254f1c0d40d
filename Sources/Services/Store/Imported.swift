/// What came of handing a service many records at once: those that it takes are stored together or not at all.
public struct Imported<Record: Sendable>: Sendable {
    /// Records as they are stored, in the order in which they were handed over; those that were there already too.
    public var records: [Record]
    /// So many of them are new.
    public var added: Int
    /// So many were there already.
    public var known: Int { records.count - added }
    /// What was left out, and what the rules say of it.
    public var refused: [Refused]

    public init(records: [Record] = [], added: Int = 0, refused: [Refused] = []) {
        self.records = records
        self.added = added
        self.refused = refused
    }

    /// A record that was left out.
    public struct Refused: Sendable {
        /// Its place among those that were handed over, from 0.
        public var index: Int
        public var record: Record
        public var findings: [ServiceFinding]

        public init(index: Int, record: Record, findings: [ServiceFinding]) {
            self.index = index
            self.record = record
            self.findings = findings
        }
    }
}

extension Imported: Equatable where Record: Equatable {}
extension Imported.Refused: Equatable where Record: Equatable {}

extension ServiceContext {
    /// Stores many records in one transaction, followed by one notice, and waits for it.
    ///
    /// `known` are those that are there already, `check` what the rules say of one, `double` which of others of the same
    /// `key` a record repeats, `added` the record as it is to be stored.
    func addAll<Record: Sendable>(
        _ records: [Record], known: () throws(ServiceError) -> [Record], key: (Record) -> String,
        check: (Record) -> [ServiceFinding], double: (Record, [Record]) -> Int?,
        added: (Record) throws(ServiceError) -> (Record, StoreChange)
    ) async throws(ServiceError) -> Imported<Record> {
        let (imported, saving) = try inTurn { () throws(ServiceError) -> (Imported<Record>, Saving?) in
            var imported = Imported<Record>()
            var changes: [StoreChange] = []
            var stored = Dictionary(grouping: try known(), by: key)
            for (index, record) in records.enumerated() {
                let findings = check(record)
                if findings.isRefusal {
                    imported.refused.append(.init(index: index, record: record, findings: findings))
                    continue
                }
                let alike = stored[key(record)] ?? []
                if let known = double(record, alike) {
                    imported.records.append(alike[known])
                    continue
                }
                let (added, change) = try added(record)
                changes.append(change)
                stored[key(record), default: []].append(added)
                imported.records.append(added)
                imported.added += 1
            }
            return (imported, changes.isEmpty ? nil : save(changes))
        }
        try await saving?.done()
        return imported
    }
}
