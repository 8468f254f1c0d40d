/// The result of passing many records to a service: those that it accepts are stored together or not at all.
public struct Imported<Record: Sendable>: Sendable {
    /// The stored records, in the order in which they were passed, including those that existed already.
    public var records: [Record]
    /// How many of them are new.
    public var added: Int
    /// How many existed already.
    public var known: Int { records.count - added }
    /// The rejected records, with the findings about them.
    public var refused: [Refused]

    public init(records: [Record] = [], added: Int = 0, refused: [Refused] = []) {
        self.records = records
        self.added = added
        self.refused = refused
    }

    /// A rejected record.
    public struct Refused: Sendable {
        /// Its position among the records passed, from 0.
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
    /// `known` returns the existing records, `check` the findings about a record, `double` which of the others with the
    /// same `key` it duplicates, `added` the record as it is to be stored.
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
