package import InnkeeperCore
import InnkeeperServices

/// The slice stage `load`: turns decoded and validated slices, in order, into tables, findings and counts, and says
/// which bytes are written where. Pure; the caller determines the order of files and slices.
///
/// Before: three slices of two files; the second file repeats a booking of the first.
/// After: one table of bookings without the repeat, the finding `record-repeated`, and for each file what was accepted,
/// rejected and skipped, in its own bytes.
///
/// Columns, findings and counts can be merged freely: adjacent slices merged earlier (`ValidatedSlice.append`) give the
/// same result as separate ones. What depends on order is done here, each by its key:
/// - repeats, by a record's bytes, within a source (`EarlierRecords`, as the next but one);
/// - bookings of older exports of a list, by property and number, within a source, and blocked nights (`NewestExport`);
/// - further rows of a stay (`FurtherRowFinder`), and duplicates, by property, number and site, within a source;
/// - stays of a calendar that another source has, by property, site and nights (`KnownStays`).
package struct TableBuilder: SliceStage {
    package var dataset = Dataset()
    package private(set) var findings: Findings
    /// Whether an input is missing, unreadable or ambiguous.
    package internal(set) var isMissingInput: Bool
    private var sources: [String: SourceState] = [:]
    private var knownStays = KnownStays()
    private let lender: any RecordLender
    private let order: ExportOrder
    private var room: TableRoom
    /// The file whose slices are coming, and its first row in the table of bookings.
    private var current: (file: Int, source: String, validator: SliceValidator)?
    private var firstRow = 0
    /// Newer exports of the same list, newest first.
    private var newer: [Int] = []

    /// `findings` are those made so far; `hash` is any fast hash for a record's bytes, the choice of which affects only
    /// speed. `order` says which files are newer exports than others; the newest of a list must come first.
    package init(
        files: [SourceFile], sizes: [Int64] = [], findings: Findings = Findings(), isMissingInput: Bool = false,
        order: ExportOrder = ExportOrder(), lender: any RecordLender,
        hash: @escaping @Sendable (ArraySlice<UInt8>) -> UInt64 = { Hash64.digest($0) }
    ) {
        self.findings = findings
        self.isMissingInput = isMissingInput
        self.lender = lender
        self.order = order
        room = TableRoom(files, sizes: sizes)
        dataset.files = files
        let finder = RepeatFinder(sheets: files.worksheets, hash: hash)
        sources = Dictionary(grouping: files, by: \.source)
            .mapValues { SourceState(repeats: $0.count > 1 ? finder : nil) }
    }

    /// Announces that the following slices are from `file`, an index in `dataset.files`. `settled` is what is known already
    /// about records that are in earlier ones; nil if they must be compared. It is the same for all files of a source.
    package mutating func begin(_ file: Int, _ validator: SliceValidator, settled: EarlierRows? = nil) {
        let source = dataset.files[file].source
        current = (file, source, validator)
        firstRow = dataset.bookings.count
        newer = order.newer(than: file)
        sources[source]?.begin(file, first: firstRow, newer: newer, settled: settled)
    }

    /// Call it after the last slice of the file; `carried` are the fields that it has.
    package mutating func end(_ file: Int, carried: Set<String>) {
        room.pass(file, dataset.files[file])
        let source = dataset.files[file].source
        sources[source]?.end(carried: carried, rows: dataset.bookings.count)
        if dataset.files[file].kind == .bookings, order.isOrdered(file) { reportMissing(file, source) }
        if dataset.files[file].counts.read == 0 {
            report(.sourceEmpty, file, [.problem: .key(ReadingProblem.Empty.noRecords)])
        }
    }

    /// How many of the records that were settled in a source's last file have not come.
    package func openCount(of source: String) -> Int { sources[source]?.openCount ?? 0 }

    /// Reports a finding about a whole file.
    package mutating func report(
        _ code: ReadingCode, _ file: Int, _ facts: FindingArguments, value: String = "", line: Int = 0, column: Int = 0
    ) {
        findings.add(code, file: file, line: line, column: column, value: value, arguments: facts)
    }

    /// Reports that a file is not read.
    package mutating func miss(_ code: ReadingCode, _ file: Int, _ facts: FindingArguments, value: String = "") {
        isMissingInput = true
        report(code, file, facts, value: value)
    }

    /// When everything has been read, lists what the sources provided and which rules could not be checked on them.
    /// Drops the state that depends on order: the indexes of ids are as large as several columns.
    package mutating func finish(
        _ settings: [SourceSettings], rules: [any Rule], given: Set<RuleNeed>
    ) {
        for source in settings {
            dataset.provided.insert(DatasetPart(rawValue: source.kind.rawValue) ?? .bookings)
            // A source of which nothing was read has nothing to list.
            guard dataset.files.contains(where: { $0.source == source.name && !$0.format.isEmpty }) else { continue }
            dataset.unchecked.formUnion(
                RuleSet.unchecked(
                    rules, kind: source.kind, source: source.name, carried: sources[source.name]?.carried ?? [],
                    given: given))
        }
        sources = [:]
        knownStays = KnownStays()
    }

    /// The only place where order matters: repeats, rules that need earlier rows, sums, the records' own bytes.
    package mutating func run(_ validated: ValidatedSlice) -> LoadedSlice {
        guard let (file, source, validator) = current else { preconditionFailure("no file has begun") }
        var slice = leaveOutRepeats(validated, source)
        slice = leaveOutSuperseded(slice, file, source)
        slice = joinFurtherRows(slice, source)
        slice = leaveOutKnown(slice, file)
        switch slice.decoded.batch {
        case .bookings(var batch):
            if !newer.isEmpty { batch.blocked = BlockedNights() }
            if batch.repeatedID == .instalment { dataset.files[file].addsPayments = true }
            makeRoom(\.bookings, batch, for: slice.decoded, file)
            sources[source]?.records.prepare(for: batch, after: dataset.bookings)
            validator.validateInSequence(
                &slice, after: dataset.bookings, earlier: &sources[source, default: SourceState()].records.index)
            let (lender, decoded) = (lender, slice.decoded)
            sources[source]?.records.note(batch, of: decoded, after: dataset.bookings, lender)
            for row in slice.rejected.indices where slice.rejected[row] { batch.status[row] = .invalid }
            slice.decoded.batch = .bookings(Bookings())
            let first = dataset.bookings.count
            dataset.bookings.append(contentsOf: batch)
            if order.isOrdered(file) { sources[source]?.newest.note(dataset.bookings, from: first) }
        case .campSites(let batch):
            let first = dataset.campSites.count
            dataset.campSites.append(contentsOf: batch)
            validator.validateInSequence(&slice, in: dataset.campSites, from: first)
            for row in slice.rejected.indices { dataset.campSites.rows[first + row].isRejected = slice.rejected[row] }
        case .contacts(var batch):
            batch.rejected = slice.rejected
            makeRoom(\.contacts, batch, for: slice.decoded, file)
            dataset.contacts.append(contentsOf: batch)
        case .places(var batch):
            batch.rejected = slice.rejected
            makeRoom(\.places, batch, for: slice.decoded, file)
            dataset.places.append(contentsOf: batch)
        }
        if slice.decoded.findings.codes.contains(ReadingCode.sourceAmbiguous.rawValue) { isMissingInput = true }
        findings.append(contentsOf: slice.decoded.findings)
        findings.append(contentsOf: slice.rowFindings.findings)
        findings.spillBeyondBudget()
        let loaded = LoadedSlice(slice)
        dataset.files[file].counts += loaded.counts
        sources[source]?.rows += slice.rejected.count
        return loaded
    }

    private mutating func makeRoom<Table: ColumnTable>(
        _ table: WritableKeyPath<Dataset, Table>, _ batch: Table, for slice: DecodedSlice, _ file: Int
    ) {
        let count = dataset[keyPath: table].count
        guard let rows = room.forecast(of: slice, rows: batch.count, dataset.files[file], after: count) else { return }
        if let ofKind = rows.ofKind {
            dataset[keyPath: table].reserveCapacity(ofKind / Double(batch.count), of: batch)
        }
        sources[dataset.files[file].source]?.makeRoom(for: Int(rows.ofSource))
    }

    private mutating func leaveOutRepeats(_ slice: ValidatedSlice, _ source: String) -> ValidatedSlice {
        let (batch, lender) = (slice.decoded.batch, lender)
        let repeats = sources[source]?.records.repeats(in: slice.decoded, after: dataset.bookings, lender) ?? [:]
        for (row, earlier) in repeats.sorted(by: { $0.key < $1.key }) {
            let record = batch.reference(row)
            let key = batch.naturalKey(row)
            findings.add(
                .recordRepeated, file: Int(record.file), line: Int(record.line), column: 1, record: key,
                property: batch.ownProperty(row), related: (Int(earlier.file), Int(earlier.line), key),
                recordDigest: Hash64.digest(ofRecord: slice.decoded.recordBytes(record)))
        }
        return slice.skipping(Set(repeats.keys))
    }

    /// Skips bookings that a newer export of the same list supersedes. Payments are not bookings: each one counts.
    private mutating func leaveOutSuperseded(_ slice: ValidatedSlice, _ file: Int, _ source: String) -> ValidatedSlice {
        guard !newer.isEmpty, case .bookings(let batch) = slice.decoded.batch, batch.repeatedID != .instalment,
            let state = sources[source]
        else { return slice }
        let cutoff = newer.compactMap { order.date(of: $0) }.min()
        let found = state.newest.superseded(batch, by: newer, in: dataset.bookings, cutoff: cutoff)
        for row in 0..<batch.count {
            if let other = found[row] {
                let now = other.row.map { dataset.bookings.records[$0] }
                findings.add(
                    other.changes.isEmpty ? .reservationSupersededAlike : .reservationSuperseded, file: file,
                    line: Int(batch.records[row].line), column: 1, record: batch.id[row],
                    property: batch.ownProperty(row),
                    arguments: other.changes.isEmpty ? [:] : [.changes: .keys(other.changes)],
                    related: (now.map { Int($0.file) } ?? newer[0], now.map { Int($0.line) } ?? 0, batch.id[row]))
            } else if !slice.rejected[row],
                let other = state.newest.rejectedNewer(batch, row, by: newer, in: dataset.bookings)
            {
                let record = dataset.bookings.records[other]
                findings.add(
                    .reservationOlderKept, file: Int(record.file), line: Int(record.line), column: 1,
                    record: batch.id[row], property: batch.ownProperty(row),
                    related: (file, Int(batch.records[row].line), batch.id[row]))
            }
        }
        return slice.skipping(Set(found.keys))
    }

    /// Reports which bookings of an older export a newer one should have as well.
    private mutating func reportMissing(_ file: Int, _ source: String) {
        guard let found = sources[source]?.newest.end(file, dataset.bookings, from: firstRow, newer: newer)
        else { return }
        let numbers = found.missing.map { dataset.bookings.id[$0] }
        findings.add(
            .reservationNotInNewest, file: file, value: numbers.joined(separator: ", "),
            arguments: [.count: .count(numbers.count)], related: (found.of, 0, ""))
    }

    /// Adds further rows of a stay, of its payments or guests, to the row that has it.
    private mutating func joinFurtherRows(_ slice: ValidatedSlice, _ source: String) -> ValidatedSlice {
        guard case .bookings(var batch) = slice.decoded.batch, batch.repeatedID.joinsRows else { return slice }
        let further = sources[source]?.records.stays(of: batch, rejected: slice.rejected, in: dataset.bookings) ?? []
        let joined = FurtherRowFinder.join(further, of: &batch, to: &dataset.bookings)
        guard !joined.isEmpty else { return slice }
        let code = batch.repeatedID == .guest ? ReadingCode.reservationGuest : .reservationInstalment
        for (row, earlier) in joined.sorted(by: { $0.key < $1.key }) {
            let record = batch.records[row]
            findings.add(
                code, file: Int(record.file), line: Int(record.line), column: 1, record: batch.id[row],
                property: batch.ownProperty(row),
                related: (Int(earlier.file), Int(earlier.line), batch.id[row]))
        }
        var changed = slice
        changed.decoded.batch = .bookings(batch)
        return changed.skipping(Set(joined.keys))
    }

    /// Skips stays of a calendar that another source already has.
    private mutating func leaveOutKnown(_ slice: ValidatedSlice, _ file: Int) -> ValidatedSlice {
        guard case .bookings(let batch) = slice.decoded.batch, batch.isFeed else { return slice }
        let files = dataset.files
        let found = knownStays.find(
            batch, in: dataset.bookings, file: Int32(file), source: { files[Int($0)].source },
            property: { files[Int($0)].property })
        for (row, other) in found.sorted(by: { $0.key < $1.key }) {
            let record = batch.records[row]
            findings.add(
                .reservationKnown, file: file, line: Int(record.line), column: 1, record: batch.id[row],
                property: batch.ownProperty(row), related: (Int(other.file), Int(other.line), batch.id[row]))
        }
        return slice.skipping(Set(found.keys))
    }
}
