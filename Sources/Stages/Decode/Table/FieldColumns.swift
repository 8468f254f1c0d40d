internal import InnkeeperCore
internal import InnkeeperFormats

/// The columns of a slice by field, as mapped by the plan.
struct FieldColumns<Source: CellSource> {
    let plan: TablePlan
    private var source: Source
    private let missing: MissingWords
    private let dateReader: DateReader

    init(_ plan: TablePlan, _ source: Source) {
        self.plan = plan
        self.source = source
        missing = MissingWords(plan.settings.missing)
        dateReader = DateReader(order: plan.readingOrder)
    }

    var rowCount: Int { source.rowCount }

    /// The cells of a column, emptied if their word means no value.
    mutating func cells(column: Int) -> CellColumn {
        var cells = source.cells(column: column)
        cells.clear(missing)
        return cells
    }

    /// The cells of a field: those of its column, the joined texts of several, or the first non-empty of several.
    mutating func cells(_ field: some RawRepresentable<String>) -> CellColumn? {
        switch plan.bindings[field.rawValue] {
        case .column(let column), .dayAfter(let column): return cells(column: column)
        case .join(let columns):
            let parts = columns.map { cells(column: $0) }
            return CellColumn(
                (0..<rowCount).map { row in
                    plan.joined(parts.map { $0.string(row) }, of: field.rawValue)
                })
        case .anyOf(let columns):
            let choices = columns.map { cells(column: $0) }
            return CellColumn(
                (0..<rowCount).map { row in choices.first { !$0.range(row).isEmpty }?.string(row) ?? "" })
        case .half(let half, let column):
            let both = cells(column: column)
            return CellColumn((0..<rowCount).map { StayRange.text(half, of: both.string($0)) })
        case .date, .sum, .constant, nil: return nil
        }
    }

    // MARK: Texts

    mutating func strings(_ field: some RawRepresentable<String>) -> [String] {
        if case .constant(let text)? = plan.bindings[field.rawValue] {
            return [String](repeating: text, count: rowCount)
        }
        guard let cells = cells(field) else { return [String](repeating: "", count: rowCount) }
        return (0..<rowCount).map { cells.string($0) }
    }

    mutating func texts(_ field: some RawRepresentable<String>) -> TextColumn {
        if case .constant(let text)? = plan.bindings[field.rawValue] {
            return repeated { _ in Array(text.utf8) }
        }
        guard let cells = cells(field) else {
            return TextColumn(bytes: [], ends: [UInt32](repeating: 0, count: rowCount))
        }
        let joined = ByteGather.joined(cells.text, starts: cells.starts.positions, ends: cells.ends.positions)
        return TextColumn(bytes: joined.bytes, ends: joined.ends)
    }

    /// The key of each record: its id, else the `key` columns joined with `/`.
    mutating func ids(_ field: some RawRepresentable<String>) -> TextColumn {
        switch plan.bindings[field.rawValue] {
        case .column, .join: return texts(field)
        case .date, .sum, .anyOf, .half, .dayAfter, .constant, nil: break
        }
        let parts = plan.keyColumns.map { cells(column: $0) }
        return repeated { row in Array(parts.map { $0.bytes(row) }.joined(separator: [0x2F])) }
    }

    private func repeated(_ text: (_ row: Int) -> [UInt8]) -> TextColumn {
        var texts = TextColumn()
        for row in 0..<rowCount { texts.append(text(row)[...]) }
        return texts
    }

    /// Distinct texts with a code each; with `known`, its codes for the texts that it has.
    mutating func dictionary(
        _ field: some RawRepresentable<String>, known: SharedDictionaryIndex? = nil
    ) -> DictionaryColumn {
        guard let (names, codes) = encoded(field, known: known) else {
            return DictionaryColumn(names: [], codes: [Int32](repeating: DictionaryColumn.missing, count: rowCount))
        }
        return DictionaryColumn(facts: known?.facts, names: names, codes: codes)
    }

    func constantDictionary(_ text: String) -> DictionaryColumn {
        DictionaryColumn(names: [text], codes: [Int32](repeating: 0, count: rowCount))
    }

    /// `meaning` of each distinct text: `missing` for empty cells, `absent` if there is no such field.
    mutating func values<Value>(
        _ field: some RawRepresentable<String>, missing: Value, absent: Value, _ meaning: (String) -> Value
    ) -> [Value] {
        guard let (names, codes) = encoded(field) else { return [Value](repeating: absent, count: rowCount) }
        let values = names.map(meaning)
        return codes.map { $0 < 0 ? missing : values[Int($0)] }
    }

    /// A column's distinct texts that are not in `known`, in order of first appearance, and each row's code: one of
    /// `known`'s, or one after them.
    private mutating func encoded(
        _ field: some RawRepresentable<String>, known: SharedDictionaryIndex? = nil
    ) -> (names: [String], codes: [Int32])? {
        if case .constant(let text)? = plan.bindings[field.rawValue] {
            return ([text], [Int32](repeating: 0, count: rowCount))
        }
        guard let cells = cells(field) else { return nil }
        var encoder = DictionaryEncoder(known: known)
        let codes = encoder.codes(cells)
        return (encoder.names(in: cells), codes)
    }

    // MARK: Dates and numbers

    mutating func dates(_ field: some RawRepresentable<String>) -> [DateCell] {
        switch plan.bindings[field.rawValue] {
        case .date(let columns): return datesOfParts(columns)
        case .column(let column):
            // Most tables are half dates, so nothing stands between the loop and its reader.
            let cells = cells(column: column)
            let text = cells.text.span
            let reader = dateReader
            return [DateCell](capacity: cells.rowCount) { dates in
                cells.forEach { dates.append(reader.read(text, $0, $1)) }
            }
        case .half:
            let reader = dateReader
            return cells(field)?.map { reader.read($0, $1, $2) } ?? []
        case .dayAfter:
            let reader = dateReader
            return cells(field)?.map { reader.read($0, $1, $2).dayAfter } ?? []
        case .constant(let text):
            let bytes = Array(text.utf8)
            return [DateCell](repeating: dateReader.read(bytes.span, 0, bytes.count), count: rowCount)
        case .sum, .join, .anyOf, nil: return [DateCell](repeating: .missing, count: rowCount)
        }
    }

    /// Year, month (number or English name) and day in separate columns.
    private mutating func datesOfParts(_ columns: [Int]) -> [DateCell] {
        let (years, months, days) = (cells(column: columns[0]), cells(column: columns[1]), cells(column: columns[2]))
        return (0..<rowCount).map { row in
            let (year, month, day) = (years.range(row), months.range(row), days.range(row))
            if year.isEmpty && month.isEmpty && day.isEmpty { return .missing }
            guard let y = CountText.read(years.text.span, year.lowerBound, year.upperBound).value,
                let m = MonthName.month(months.text.span, cell: month.lowerBound, month.upperBound),
                let d = CountText.read(days.text.span, day.lowerBound, day.upperBound).value,
                let date = CalendarDate(year: y, month: m, day: d)
            else { return .unreadable }
            return DateCell(date)
        }
    }

    /// For several columns, their sum.
    mutating func counts(_ field: some RawRepresentable<String>) -> [CountCell] {
        switch plan.bindings[field.rawValue] {
        case .column, .anyOf: return cells(field)?.map { CountText.read($0, $1, $2) } ?? []
        case .sum(let columns):
            let parts = columns.map { cells(column: $0).map { CountText.read($0, $1, $2) } }
            return (0..<rowCount).map { row in CountCell.total(parts, row) }
        case .constant(let text):
            let bytes = Array(text.utf8)
            return [CountCell](repeating: CountText.read(bytes.span, 0, bytes.count), count: rowCount)
        case .date, .join, .half, .dayAfter, nil: return [CountCell](repeating: .missing, count: rowCount)
        }
    }

    /// Degrees as numbers, or with minutes and seconds. Range checks are left to the rules.
    mutating func coordinates(
        _ latitude: some RawRepresentable<String>, _ longitude: some RawRepresentable<String>
    ) -> [(Coordinate?, CellState)] {
        zip(strings(latitude), strings(longitude)).map { latitude, longitude in
            if latitude.isEmpty && longitude.isEmpty { return (nil, .missing) }
            guard let north = Degrees.read(latitude, isLatitude: true),
                let east = Degrees.read(longitude, isLatitude: false)
            else { return (nil, .unreadable) }
            return (Coordinate(latitude: north, longitude: east), .present)
        }
    }

    /// The same for a column with both numbers.
    mutating func coordinates(_ position: some RawRepresentable<String>) -> [(Coordinate?, CellState)] {
        strings(position).map { $0.isEmpty ? (nil, .missing) : PositionText.read($0) }
    }
}

extension DateCell {
    fileprivate var dayAfter: DateCell { isPresent ? DateCell(raw: raw + 1) : self }
}
