internal import InnkeeperCore

extension TablePlan {
    /// How the columns are read, for run.json.
    var notes: [ReadingNote] {
        var notes = [
            ReadingNote("dates", orderName, reason: datesReason),
            ReadingNote("decimal mark", decimalMark.rawValue, reason: decimalMarkReason),
        ]
        if let heading = currencyHeading {
            notes.append(ReadingNote("currency", currency.code, reason: "the heading \(heading) names it"))
        } else if settings.currency == .none, currency != .none {
            notes.append(
                ReadingNote("currency", currency.code, reason: "the amounts that name a currency name this one"))
        }
        if let preset {
            let evidence = presetEvidence.map { "the file has its headers " + $0.joined(separator: ", ") }
            notes.append(ReadingNote("preset", preset.name, reason: evidence ?? "declared"))
        }
        if let rows {
            let words = rows.words.sorted().joined(separator: ", ")
            notes.append(
                ReadingNote(
                    "rows", "only where \(header[rows.column]) is one of: \(words)", reason: "the preset says so"))
        }
        if kind == .bookings, repeatedID.joinsRows {
            notes.append(
                ReadingNote(
                    "row", repeatedID == .guest ? "a guest of a stay" : "a payment for a stay",
                    reason: settings.repeatedID == nil ? "the preset says so" : "declared"))
        }
        for (field, _) in HeaderAliases.table(for: kind) {
            guard let binding = bindings[field] else { continue }
            notes.append(ReadingNote("column \(field)", name(of: binding), reason: reason(field)))
        }
        if let site = settings.site { notes.append(ReadingNote("column site_number", "\"\(site)\"")) }
        if !unread.isEmpty {
            notes.append(
                ReadingNote("not read", unread.joined(separator: ", "), reason: "no known field matches these headings")
            )
        }
        return notes
    }

    /// The headings of columns that no field uses. If the first row may not be headings, its cells are not shown.
    var unread: [String] {
        guard problems.isEmpty else { return [] }
        var read = Set(bindings.values.flatMap(\.columns))
        if let rows { read.insert(rows.column) }
        read.formUnion(blockColumns.map(\.index))
        let first = settings.isWorksheet ? TablePlan.sheetColumns : 0
        return header.indices.dropFirst(first).filter { !read.contains($0) && !header[$0].isEmpty }.map {
            PersonalShape.masked(header[$0])
        }
    }

    private func reason(_ field: String) -> String {
        if case .half? = bindings[field] { return "its cells hold two days each" }
        if settings.columns[field] != nil { return "declared" }
        if preset?.columns[field] != nil { return "the preset says so" }
        return "the header says so"
    }

    /// Our name for a column: the field that it is, else the first field that it is a part of, else its header.
    func fieldName(column: Int) -> String {
        var whole: String?
        for (field, _) in HeaderAliases.table(for: kind) {
            guard let columns = bindings[field]?.columns, columns.contains(column) else { continue }
            if columns.count == 1 { return field }
            whole = whole ?? field
        }
        return whole ?? (column < header.count ? header[column] : "")
    }

    private var orderName: String {
        switch dates {
        case .iso: "iso"
        case .dayFirst: "day-first"
        case .monthFirst: "month-first"
        case .pattern(let pattern): pattern
        case nil: "not known"
        }
    }

    private func name(of binding: ColumnBinding) -> String {
        let names = binding.columns.map { $0 < header.count ? header[$0] : "" }
        return switch binding {
        case .column: names[0]
        case .date: "date of " + names.joined(separator: ", ")
        case .sum: "sum of " + names.joined(separator: ", ")
        case .join: names.joined(separator: " and ") + ", joined"
        case .dayAfter: "the day after " + names[0]
        case .half(.first, _): "the first day of " + names[0]
        case .half(.last, _): "the last day of " + names[0]
        case .anyOf: "the first filled of " + names.joined(separator: ", ")
        case .constant(let text): "\"\(text)\""
        }
    }
}
