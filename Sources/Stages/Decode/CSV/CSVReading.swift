internal import Core
internal import Formats

extension CSVPlan {
    /// How the file is read, for run.json.
    var reading: [ReadingNote] {
        var notes = [
            ReadingNote("encoding", encodingNote, reason: reasons["encoding"] ?? ""),
            ReadingNote("delimiter", CSVPlan.delimiterName(delimiter), reason: reasons["delimiter"] ?? ""),
            ReadingNote("dates", orderName, reason: reasons["dates"] ?? ""),
            ReadingNote("decimal mark", decimalMark.rawValue, reason: reasons["decimal mark"] ?? ""),
        ]
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
        for (field, _) in CSVAliases.table(for: kind) {
            guard let binding = bindings[field] else { continue }
            notes.append(ReadingNote("column \(field)", name(of: binding), reason: reason(field)))
        }
        if let site = settings.site { notes.append(ReadingNote("column site_number", "\"\(site)\"")) }
        return notes
    }

    private func reason(_ field: String) -> String {
        if settings.columns[field] != nil { return "declared" }
        if preset?.columns[field] != nil { return "the preset says so" }
        return "the header says so"
    }

    /// Our name of a column: the field it is, else the first one that it is a part of, else its header.
    func fieldName(column: Int) -> String {
        var whole: String?
        for (field, _) in CSVAliases.table(for: kind) {
            guard let columns = bindings[field]?.columns, columns.contains(column) else { continue }
            if columns.count == 1 { return field }
            whole = whole ?? field
        }
        return whole ?? (column < header.count ? header[column] : "")
    }

    private var encodingNote: String {
        switch encoding {
        case .utf8, .windows1252: encoding.rawValue
        case .utf16LittleEndian, .utf16BigEndian: "\(encoding.rawValue), turned into UTF-8"
        }
    }

    private static func delimiterName(_ delimiter: UInt8) -> String {
        switch delimiter {
        case 0x2C: "comma"
        case 0x3B: "semicolon"
        case 0x09: "tab"
        case 0x7C: "bar"
        default: String(Unicode.Scalar(delimiter))
        }
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

    private func name(of binding: CSVBinding) -> String {
        let names = binding.columns.map { $0 < header.count ? header[$0] : "" }
        return switch binding {
        case .column: names[0]
        case .date: "date of " + names.joined(separator: ", ")
        case .sum: "sum of " + names.joined(separator: ", ")
        case .constant(let text): "\"\(text)\""
        }
    }
}
