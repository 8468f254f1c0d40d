package import InnkeeperCore

/// Findings that another notice already covers: those about files that were not read, and those about pairs of
/// double-booked stays.
///
/// Before: a double booking of lines 7 and 8 of `desk.csv`.
/// After: a finding at line 8 whose related record is in line 7 is covered; any other finding at line 8 is not.
package struct CoveredFindings {
    private struct Place: Hashable {
        var file: Int
        var line: Int
    }

    /// Indices in `Dataset.files`.
    package var files: Set<Int> = []
    private var pairs: [Place: Set<Place>] = [:]

    package init() {}

    package mutating func add(_ conflict: ConflictRow, _ bookings: Bookings) {
        let places = [conflict.first, conflict.second].map { row in
            Place(file: Int(bookings.records[row].file), line: Int(bookings.records[row].line))
        }
        pairs[places[0], default: []].insert(places[1])
        pairs[places[1], default: []].insert(places[0])
    }

    package func contains(_ index: Int, of input: RunData) -> Bool {
        let row = input.findings.rows[index]
        if files.contains(Int(row.file)) { return true }
        guard let others = pairs[Place(file: Int(row.file), line: Int(row.line))],
            let related = input.shownFinding(index).related
        else { return false }
        return others.contains { $0.line == related.line && input.dataset.files[$0.file].path == related.file }
    }
}
