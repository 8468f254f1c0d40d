internal import InnkeeperCore
internal import InnkeeperFormats

/// The first pass over a JSON table: finds its list, all keys of its records, date order and decimal mark.
///
/// The whole file is read: a key that only a late record has, such as a cancellation date, is a column too.
struct JSONTableSniffer: Sniffer {
    private let settings: SourceSettings
    private let file: Int
    /// Bytes read before the list is found.
    private var head: [UInt8] = []
    private var splitter: (any JSONSplitter)?
    private var place = ""
    private var columns = JSONColumns()
    private var firstRows: [[String]] = []
    private var plan: JSONTablePlan
    private var evidence = TableEvidence()

    /// The number of rows that decide between candidate columns for a field.
    private static let rowLimit = 20

    init(_ settings: SourceSettings, file: Int) {
        self.settings = settings
        self.file = file
        plan = JSONTablePlan(settings, file: file, columns: JSONColumns(), rows: [], place: "")
    }

    mutating func push(_ bytes: [UInt8]) -> Bool {
        if splitter == nil {
            head += bytes
            if head.count >= FormatChoice.headSize { begin() }
        } else {
            look(at: splitter?.push(bytes) ?? [])
        }
        return true
    }

    mutating func finish() -> any SourceReader {
        if splitter == nil { begin() }
        look(at: splitter?.finish() ?? [])
        plan.table.settle(evidence)
        return JSONTableReader(plan, makeSplitter())
    }

    /// Where the records are, once that is known.
    private var paths: [[String]]?
    private var isKeyed = false

    private mutating func begin() {
        let lists = JSONLists(Array(head.prefix(FormatChoice.headSize)))
        let table = JSONTableHead(lists.lists, settings)
        if let table, table.list.path == nil {
            place = "one object after the other"
        } else {
            // The outermost object is unlikely to be the record if it contains an empty list.
            let isRecord = table.map { !$0.list.isWhole || $0.isEnough(settings) } ?? false
            let path = (isRecord ? table?.list.path : lists.empty.first) ?? []
            paths = [path]
            isKeyed = isRecord && table?.list.isKeyed ?? false
            place = path.isEmpty ? "the outermost list" : "the list " + path.joined(separator: ".")
            if isKeyed { place += ", an object with a key for each" }
        }
        var splitter = makeSplitter()
        let cuts = splitter.push(head)
        self.splitter = splitter
        head = []
        look(at: cuts)
    }

    private func makeSplitter() -> any JSONSplitter {
        paths.map { JSONArraySplitter(settings, paths: $0, isKeyed: isKeyed) } ?? JSONSequenceSplitter(settings)
    }

    private mutating func look(at cuts: [JSONCut]) {
        for cut in cuts where !cut.records.isEmpty {
            let known = columns.names.count
            collectKeys(of: cut)
            if columns.names.count > known { makePlan() }
            if firstRows.count < JSONTableSniffer.rowLimit {
                let rows = JSONTableRows(cut, plan: plan)
                let more = min(JSONTableSniffer.rowLimit - firstRows.count, rows.rowCount)
                firstRows += (0..<more).map { rows.texts($0) }
                makePlan()
            }
            if plan.table.needsEvidence {
                evidence.merge(TableEvidence(plan.table, JSONTableRows(cut, plan: plan)))
            }
        }
    }

    private mutating func makePlan() {
        plan = JSONTablePlan(settings, file: file, columns: columns, rows: firstRows, place: place)
        if isKeyed { plan.around = paths?[0] }
    }

    private mutating func collectKeys(of cut: JSONCut) {
        var members = JSONMembers(JSONCursor(depthLimit: cut.depthLimit))
        members.tokens.load(cut.bytes)
        for record in cut.records where members.tokens.begin(record) {
            // A record that isn't JSON has no keys.
            _ = try? takeKeys(&members)
        }
    }

    private mutating func takeKeys(_ members: inout JSONMembers<JSONCursor>) throws(JSONError) {
        guard try members.tokens.next() == .objectStart else { return }
        members.begin()
        while try members.next() != nil { _ = columns.place(members.path, adding: true) }
    }
}
