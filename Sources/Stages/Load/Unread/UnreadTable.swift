import InnkeeperCore
import InnkeeperFormats

/// Examines a text that may be a table but that nothing reads: whether it is one, what it resembles most, and what is
/// missing.
enum UnreadTable {
    /// nil for a text that is not a table. If its name doesn't say so, it must look like one: at least three columns,
    /// in all rows.
    static func table(_ head: [UInt8], isNamedSo: Bool, kind: RecordKind?) -> UnreadFile? {
        switch TableShape(csv: head) {
        case .calendarGrid: return UnreadFile(.calendarGrid)
        case .transposed: return UnreadFile(.transposedTable)
        case nil: break
        }
        guard let table = TableHead(csv: head) else {
            return isNamedSo ? UnreadFile(isStatement(head) ? .bankStatement : .table) : nil
        }
        guard isNamedSo || table.isEven else { return nil }
        let folded = table.folded
        if folded.starts(with: ["title", "note", "url"]) { return UnreadFile(.savedPlaces) }
        let account = AccountFiles.kind(Set(folded)) ?? (isStatement(head) ? .statement : nil)
        // Bookings with money in them, whose days nobody knows, are missed.
        if let account, account != .statement || !table.isSurelyOfStays { return UnreadFile(account.content) }
        if table.hasValuesOnly { return UnreadFile(.valuesOnly) }
        var file = UnreadFile(.table)
        (file.nearest, file.missing) = table.nearest(kind)
        file.headings = table.shownHeadings
        if file.missing.contains(.furtherSiteFact), !file.headings.isEmpty {
            file.onlyFact = SiteList(table).properties.first
        }
        guard file.nearest == nil || file.nearest == .bookings, !file.headings.isEmpty else { return file }
        file.signs = table.signsOfOtherStays
        if !file.signs.isEmpty {
            file.content = .otherStays
        } else if let days = table.days {
            file.content = .stays
            file.days = UnreadFile.Days(
                arrival: table.headings[days.arrival], departure: table.headings[days.departure])
        }
        return file
    }

    /// JSON with a list of objects or rows; nil for JSON without one.
    static func list(json head: [UInt8]) -> UnreadFile? {
        let lists = JSONLists(head).lists.filter { !$0.isWhole }
        let tables = lists.map { TableHead(headers: $0.keys, rows: $0.rows) }
        // Objects under ids may also be settings or packages.
        let isKnown = zip(lists, tables).contains { $0.isKeyed && $1.mostKnownHeadings > 1 }
        guard isKnown || ListFinder.holdsList(json: head) else {
            return ListFinder.holdsRows(json: head) ? UnreadFile(.jsonRecords) : nil
        }
        if let other = lists.lazy.compactMap({ other($0) }).first { return other }
        if let moments = tables.lazy.map(\.momentsAsDays).first(where: { !$0.isEmpty }) {
            var file = UnreadFile(.moments)
            file.signs = moments
            return file
        }
        var file = UnreadFile(.jsonRecords)
        let nearest = tables.reduce(tables.first) { most, next in
            next.mostKnownHeadings > most?.mostKnownHeadings ?? 0 ? next : most
        }
        let keys = (nearest?.headings ?? []).filter { !$0.isEmpty && !$0.contains("@") }
        file.headings = keys.count > keyLimit ? keys.prefix(keyLimit) + ["…"] : keys
        return file
    }

    /// How many keys are shown of objects that nobody knows.
    private static let keyLimit = 40

    /// What a list is, if it is known to be something else.
    private static func other(_ list: JSONLists.List) -> UnreadFile? {
        let table = TableHead(headers: list.keys, rows: list.rows)
        guard table.kind == nil else { return nil }
        if let kind = AccountFiles.kind(Set(table.folded)) { return UnreadFile(kind.content) }
        if StatementHeadings(list.keys).areOne { return UnreadFile(.bankStatement) }
        var file = UnreadFile(.otherStays)
        file.signs = table.signsOfOtherStays
        return file.signs.isEmpty ? nil : file
    }

    /// Whether one of the first rows has the headings of a statement of account: whose account it is, and for which
    /// period, stands above them.
    private static func isStatement(_ head: [UInt8]) -> Bool {
        TableShape.topRows(head).contains { StatementHeadings($0).areOne }
    }
}

extension AccountFiles.Kind {
    fileprivate var content: UnreadFile.Content {
        switch self {
        case .statement: .bankStatement
        case .payout: .payout
        case .staff: .staffList
        }
    }
}

extension TableHead {
    /// Whether every row has as many cells as there are headings, and enough of both to rule out coincidence.
    fileprivate var isEven: Bool {
        folded.count >= 3 && rows.count >= 2 && rows.allSatisfy { $0.count == folded.count }
    }

    /// Whether the first row is a record like those below: it has dates, amounts, phones or e-mails where they do.
    fileprivate var hasValuesOnly: Bool {
        let values = headings.indices.filter { CellShape.isData(headings[$0]) }
        return !values.isEmpty && !rows.isEmpty
            && values.allSatisfy { column in
                rows.contains { $0.indices.contains(column) && CellShape.isData($0[column]) }
            }
    }

    /// The kind with the most headings, and what its tables need that this one lacks. `wanted`, if given, takes
    /// precedence.
    func nearest(_ wanted: RecordKind?) -> (kind: RecordKind?, missing: [UnreadFile.Need]) {
        let order: [RecordKind] = [.bookings, .contacts, .campsites, .places]
        let counts = order.map { kind in (kind: kind, count: knownHeadings(kind)) }
        // The first of equals: bookings are what most people want to read. Campsites have numbers, and places none.
        let hasNumbers = header(.campsites, CampSiteField.siteNumber) != nil
        let most = counts.reduce(counts[0]) { most, next in
            let isPlainer = most.kind == .campsites && !hasNumbers && next.count == most.count
            return next.count > most.count || isPlainer ? next : most
        }
        let likely = PlaceList(self).position == nil ? most.kind : .places
        guard let kind = wanted ?? (most.count > 0 ? likely : nil) else { return (nil, []) }
        return (kind, missing(kind))
    }

    /// The number of headings that are those of a field.
    private func knownHeadings(_ kind: RecordKind) -> Int {
        let fields = fields(kind)
        return Set(HeaderAliases.table(for: kind).compactMap { fields.column(named: $0.field) }).count
    }

    /// The same for the kind that has most of them.
    fileprivate var mostKnownHeadings: Int { RecordKind.allCases.map(knownHeadings).max() ?? 0 }

    /// The headings of first and last days above moments, counted in seconds or milliseconds since 1970. Even midnight in
    /// UTC is none: guests who may come from four in the afternoon on do so at midnight in UTC on the Pacific.
    fileprivate var momentsAsDays: [String] {
        let columns = [BookingField.arrival, .departure].flatMap { self.columns(.bookings, $0) }
        let moments = columns.filter { column in
            let cells = rows.compactMap { $0.indices.contains(column) && !$0[column].isEmpty ? $0[column] : nil }
            return !cells.isEmpty && cells.allSatisfy(TableHead.isMoment)
        }
        return headings.indices.filter(moments.contains).map { headings[$0] }
    }

    /// Within 2000 and 2100.
    private static func isMoment(_ cell: String) -> Bool {
        guard cell.utf8.count == 10 || cell.utf8.count == 13, cell.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
            let seconds = Int(cell.prefix(10))
        else { return false }
        return 946_684_800..<4_102_444_800 ~= seconds
    }

    private func missing(_ kind: RecordKind) -> [UnreadFile.Need] {
        let needs: [(need: UnreadFile.Need, fields: [String])] =
            switch kind {
            case .bookings: [(.arrival, ["arrival"]), (.departure, ["departure", "nights"])]
            case .contacts:
                [(.name, ["fn", "given_name", "family_name", "company"]), (.reach, ["tel", "email", "bday"])]
            case .campsites: [(.siteNumber, ["site_number"])]
            case .places: [(.name, ["name"]), (.position, ["latitude", "longitude"])]
            }
        let known = fields(kind)
        var missing = needs.filter { need, fields in
            fields.count { field in
                known.column(named: field) != nil && !(BookingField(rawValue: field).map(areNoDays) ?? false)
            } < (need == .position ? 2 : 1)
        }.map(\.need)
        if known.column(PlaceColumn.position) != nil { missing.removeAll { $0 == .position } }
        if kind == .campsites {
            switch SiteList(self).properties.count {
            case 0: missing.append(.siteFacts)
            case 1: missing.append(.furtherSiteFact)
            default: break
            }
        }
        return missing
    }

    /// Whether the column of a first or last day of stays has none below its heading.
    private func areNoDays(_ field: BookingField) -> Bool {
        (field == .arrival || field == .departure) && holdsNoDays(field)
    }

    /// The headings, if they certainly are headings and not the first person of a list without them: some are known, or
    /// all are words above columns of numbers; and none has a digit or an `@`.
    var shownHeadings: [String] {
        // The location columns of a sheet are not headings.
        let first = headings.starts(with: ["sheet", "row"]) ? TablePlan.sheetColumns : 0
        let cells = headings.dropFirst(first).filter { !$0.isEmpty }
        guard !cells.isEmpty, cells.allSatisfy({ !$0.contains { $0 == "@" || $0.isNumber } }) else { return [] }
        let isKnown = RecordKind.allCases.contains { knownHeadings($0) >= 2 }
        let isAboveNumbers = headings.indices.contains { column in
            let values = rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }.filter { !$0.isEmpty }
            return values.count >= 2 && values.allSatisfy { $0.contains { $0.isNumber } }
        }
        return isKnown || isAboveNumbers ? cells : []
    }
}
