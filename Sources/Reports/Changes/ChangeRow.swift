package import InnkeeperCore

/// A single change: a booking added or gone, a changed field of one, or a finding.
package struct ChangeRow: Sendable, Equatable {
    package var what: ChangeKind
    package var source: String
    package var record: String
    package var property = ""
    package var site = ""
    package var arrival = ""
    package var departure = ""
    package var field = ""
    package var before = ""
    package var after = ""
    package var code = ""
    package var fingerprint = ""

    package init(_ what: ChangeKind, source: String, record: String) {
        self.what = what
        self.source = source
        self.record = record
    }

    init(_ what: ChangeKind, _ bookings: Bookings, _ row: Int, source: String) {
        self.init(what, source: source, record: bookings.id[row])
        property = bookings.shownText(row, .property)
        site = bookings.shownText(row, .siteNumber)
        arrival = bookings.shownText(row, .arrival)
        departure = bookings.shownText(row, .departure)
    }
}

extension ChangeRow {
    /// Every change to bookings: gone, new, then changed ones field by field. `source` gives the source of a current
    /// row.
    package static func forEach(
        _ changes: BookingChanges, _ bookings: Bookings, source: (Int) -> String, _ body: (ChangeRow) throws -> Void
    ) rethrows {
        for gone in changes.gone {
            try body(
                ChangeRow(
                    gone.refused == nil ? .bookingGone : .bookingRefused, changes.past, gone.past,
                    source: changes.pastSource(gone.past)))
        }
        for row in changes.new { try body(ChangeRow(.bookingNew, bookings, row, source: source(row))) }
        for change in changes.changed {
            for field in change.fields {
                var line = ChangeRow(
                    field == .siteNumber ? .bookingMoved : .bookingChanged, bookings, change.row,
                    source: source(change.row))
                line.field = field.rawValue
                line.before = changes.past.shownText(change.past, field)
                line.after = bookings.shownText(change.row, field)
                try body(line)
            }
        }
    }

    package init(_ what: ChangeKind, _ finding: FindingChanges.Resolved) {
        self.init(what, source: finding.source, record: finding.record)
        property = finding.property
        code = finding.code
        fingerprint = Hash64.hex(finding.fingerprint)
    }

    /// By source: the property of bookings that name none. Bookings that are gone get the current one.
    static func usualProperties(_ dataset: Dataset) -> [String: String] {
        Dictionary(dataset.files.filter { $0.kind == .bookings }.map { ($0.source, $0.property) }) { first, _ in first }
    }

    init(newFinding index: Int, _ fingerprint: UInt64, _ input: RunData) {
        let finding = input.shownFinding(index)
        self.init(
            .findingNew,
            FindingChanges.Resolved(
                fingerprint: fingerprint, code: finding.code, source: finding.source, record: finding.record,
                property: finding.property))
    }
}
