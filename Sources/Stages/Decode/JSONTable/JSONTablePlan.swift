internal import InnkeeperCore
internal import InnkeeperFormats

/// Everything that is settled before the records of a JSON table are read; shared by its slices.
struct JSONTablePlan: Sendable {
    /// What the keys mean.
    var table: TablePlan
    let columns: JSONColumns
    /// The columns of arrays of which only the first value counts.
    let takesFirst: Set<Int>
    /// Those whose values are one if they are the same.
    let holdsDays: Set<Int>
    /// Where the list is, for people.
    let place: String
    /// The keys around an object of records, whose own keys may be anything.
    var around: [String]?
    /// Maximum nesting of arrays and objects in a record.
    var depthLimit: Int

    init(_ settings: SourceSettings, file: Int, columns: JSONColumns, rows: [[String]], place: String) {
        table = TablePlan(settings: settings, file: file, header: columns.headings, rows: rows, hasKeys: true)
        // Without any key there is no record either.
        if columns.names.isEmpty { table.problems = [] }
        self.columns = columns
        takesFirst = Set(columns.names.indices.filter { ListHeading.takesFirst(columns.names[$0]) })
        holdsDays = Set(columns.names.indices.filter { ListHeading.holdsDays(columns.names[$0]) })
        self.place = place
        depthLimit = settings.depthLimit
    }

    var recordLimit: Int { table.settings.recordLimit }

    /// A plain reader for one record, which is at `position`.
    func reader(_ record: ArraySlice<UInt8>, at position: JSONPosition) -> JSONReader {
        JSONCut.reader(record, at: position, depthLimit: depthLimit, recordLimit: recordLimit)
    }

    /// A cell's text; empty if its word means no value.
    func text(_ written: String) -> String {
        let cell = Array(written.utf8)
        return MissingWords(table.settings.missing).contains(cell.span, 0, cell.count) ? "" : written
    }

    /// How the file is read, for run.json.
    var reading: [ReadingNote] {
        [ReadingNote("encoding", TextEncoding.utf8.rawValue), ReadingNote("records", place)] + table.notes
    }
}

extension JSONTablePlan {
    /// Shows of a line what is not personal.
    var lineMask: JSONLineMask {
        let names = columns.names.flatMap { $0.split { ".[]".contains($0) }.map { $0.lowercased() } }
        return JSONLineMask(openKeys, keys: around.map { Set($0.map { $0.lowercased() } + names) })
    }

    /// The keys whose values are not personal anywhere, in lower case and without enclosing objects.
    private var openKeys: Set<String> {
        let bound = table.bindings.filter { !personalFields.contains($0.key) }.flatMap(\.value.columns)
        let personal = table.bindings.filter { personalFields.contains($0.key) }.flatMap(\.value.columns)
        let open = Set(bound).subtracting(personal)
        func key(_ column: Int) -> String {
            table.header[column].split(separator: ".").last.map { $0.lowercased() } ?? ""
        }
        return Set(open.map(key)).subtracting(table.header.indices.filter { !open.contains($0) }.map(key))
    }
}
