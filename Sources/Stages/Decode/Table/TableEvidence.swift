internal import InnkeeperCore

/// What some rows of a table show about its date order and decimal mark. Merging is associative and commutative, so
/// slices can be examined in any grouping.
package struct TableEvidence: Equatable {
    /// Dates that don't depend on the order.
    var certainDates = 0
    /// Dates that are invalid month first, or that agree with the nights only day first.
    var dayFirst = 0
    var monthFirst = 0
    /// Dates that are ambiguous by themselves.
    var openDates = 0
    /// The columns with such dates, and those with dates that don't depend on the order.
    private(set) var openColumns: Set<Int> = []
    private(set) var certainColumns: Set<Int> = []
    /// Cells with an amount, whatever they show.
    var amounts = 0
    /// Amounts that show which mark is decimal.
    var decimalPoints = 0
    var decimalCommas = 0
    /// Amounts with one mark and three digits behind it, as those have that show thousands and no decimals.
    private(set) var thousandsPoints = 0
    private(set) var thousandsCommas = 0

    /// The currencies in amounts.
    var currencies: Set<Currency> = []

    mutating func merge(_ other: TableEvidence) {
        currencies.formUnion(other.currencies)
        certainDates += other.certainDates
        dayFirst += other.dayFirst
        monthFirst += other.monthFirst
        openDates += other.openDates
        openColumns.formUnion(other.openColumns)
        certainColumns.formUnion(other.certainColumns)
        amounts += other.amounts
        decimalPoints += other.decimalPoints
        decimalCommas += other.decimalCommas
        thousandsPoints += other.thousandsPoints
        thousandsCommas += other.thousandsCommas
    }

    /// The order that the file shows; `iso` if no date depends on it, nil if it shows none or contradicts itself.
    var order: DateOrder? {
        switch (dayFirst > 0, monthFirst > 0) {
        case (true, false): .dayFirst
        case (false, true): .monthFirst
        case (true, true): nil
        case (false, false): openDates == 0 ? .iso : nil
        }
    }

    /// Whether there are dates that depend on the order, and none that shows it.
    var leavesOrderOpen: Bool { openDates > 0 && dayFirst == 0 && monthFirst == 0 }

    /// The mark that most amounts show, or nil.
    var decimalMark: DecimalMark? {
        if decimalPoints == decimalCommas { return nil }
        return decimalPoints > decimalCommas ? .point : .comma
    }

    /// The decimal mark of a file whose amounts show none, but one mark before three digits. No amount has as many
    /// decimals, unless its currency does.
    var markBesideThousands: DecimalMark? {
        if currencies.contains(where: { $0.minorDigits > 2 }) { return nil }
        return switch (thousandsPoints > 0, thousandsCommas > 0) {
        case (true, false): .comma
        case (false, true): .point
        case (true, true), (false, false): nil
        }
    }

    /// The only currency in the amounts, if there is just one.
    var onlyCurrency: Currency? { currencies.count == 1 ? currencies.first : nil }

    /// The reason for `order`.
    var orderReason: String {
        switch order {
        case .iso:
            return certainDates == 0 ? "no date was seen" : "\(certainDates) seen, none of which needs an order"
        case .dayFirst: return TableEvidence.only(dayFirst, "day first")
        case .monthFirst: return TableEvidence.only(monthFirst, "month first")
        case .pattern, nil:
            if dayFirst > 0 { return "\(dayFirst) only valid day first, \(monthFirst) only month first" }
            return "\(openDates) can be read both ways and nothing decides"
        }
    }

    private static func only(_ count: Int, _ order: String) -> String {
        "\(count) \(count == 1 ? "date or stay is" : "dates or stays are") only valid \(order)"
    }

    /// The reason for a decimal mark that the amounts show, or for the usual one.
    func markReason(_ shown: DecimalMark?) -> String {
        if amounts == 0 { return "no amount was seen; it is the usual one" }
        if shown != nil, decimalMark == nil {
            return "\(max(thousandsPoints, thousandsCommas)) of \(amounts) amounts have thousands behind the other one"
        }
        if decimalMark == nil { return "none of \(amounts) amounts shows it; it is the usual one" }
        return "\(max(decimalPoints, decimalCommas)) of \(amounts) amounts show it"
    }

    package init() {}

    /// Collects evidence from the cells of some rows.
    package init(_ plan: TablePlan, _ source: some CellSource) {
        var columns = FieldColumns(plan, source)
        if plan.settings.dates == nil { lookAtDates(&columns) }
        for field in BookingField.amounts {
            if let cells = columns.cells(field) { lookAtAmounts(cells, CurrencySymbols(home: plan.settings.currency)) }
        }
    }

    private mutating func lookAtDates(_ columns: inout FieldColumns<some CellSource>) {
        let arrivals = columns.cells(BookingField.arrival)
        let departures = columns.cells(BookingField.departure)
        var others = [BookingField.bookedOn, .cancelledOn, .dueOn].compactMap { columns.cells($0) }
        others += [CampSiteField.closedFrom, .closedTo].compactMap { columns.cells($0) }
        let birthdays = columns.cells(ContactColumn.birthday)
        let nights = columns.counts(BookingField.nights)
        let lastNight = if case .dayAfter? = columns.plan.bindings[BookingField.departure.rawValue] { 1 } else { 0 }
        func parse(_ cells: CellColumn, _ row: Int) -> DateText {
            DateReader.parse(cells.text.span, Int(cells.starts[row]), Int(cells.ends[row]))
        }
        var (arrivalKinds, departureKinds) = (Kinds(), Kinds())
        for row in 0..<columns.rowCount {
            let arrival = arrivals.map { parse($0, row) } ?? .none
            let departure = departures.map { parse($0, row) } ?? .none
            note(arrival, &arrivalKinds)
            note(departure, &departureKinds)
            var kinds = Kinds()
            for other in others { note(parse(other, row), &kinds) }
            if let birthdays {
                let date = parse(birthdays, row)
                note(date == .none ? YearlessDate.parse(birthdays.bytes(row)) : date, &kinds)
            }
            if let nights = nights[row].value { witness(arrival, departure, nights: nights - lastNight) }
        }
        note(arrivalKinds, of: columns.plan.columns(of: BookingField.arrival.rawValue))
        note(departureKinds, of: columns.plan.columns(of: BookingField.departure.rawValue))
    }

    /// Whether a column has dates that don't depend on the order, and ambiguous ones.
    private struct Kinds {
        var hasCertain = false
        var hasOpen = false
    }

    private mutating func note(_ kinds: Kinds, of columns: [Int]) {
        if kinds.hasOpen { openColumns.formUnion(columns) }
        if kinds.hasCertain { certainColumns.formUnion(columns) }
    }

    private mutating func note(_ date: DateText, _ kinds: inout Kinds) {
        switch date {
        case .none: return
        case .certain:
            certainDates += 1
            kinds.hasCertain = true
        case .points(let day, let month, let year):
            if CalendarDate(year: year, month: month, day: day) != nil { dayFirst += 1 }
        case .numbers(let first, let second, let year):
            let isDayFirst = CalendarDate(year: year, month: second, day: first) != nil
            let isMonthFirst = CalendarDate(year: year, month: first, day: second) != nil
            switch (isDayFirst, isMonthFirst) {
            case (true, false): dayFirst += 1
            case (false, true): monthFirst += 1
            case (true, true):
                guard first != second else { return }
                openDates += 1
                kinds.hasOpen = true
            case (false, false): return
            }
        }
    }

    /// Uses the nights to determine which reading of the two dates is meant, if only one fits.
    private mutating func witness(_ arrival: DateText, _ departure: DateText, nights: Int) {
        func fits(dayFirst: Bool) -> Bool {
            guard let from = TableEvidence.date(arrival, dayFirst: dayFirst),
                let to = TableEvidence.date(departure, dayFirst: dayFirst)
            else { return false }
            return to - from == nights
        }
        switch (fits(dayFirst: true), fits(dayFirst: false)) {
        case (true, false): dayFirst += 1
        case (false, true): monthFirst += 1
        default: return
        }
    }

    private static func date(_ text: DateText, dayFirst: Bool) -> CalendarDate? {
        switch text {
        case .none: nil
        case .certain(let date): date
        case .points(let day, let month, let year): CalendarDate(year: year, month: month, day: day)
        case .numbers(let first, let second, let year):
            dayFirst
                ? CalendarDate(year: year, month: second, day: first)
                : CalendarDate(year: year, month: first, day: second)
        }
    }

    private mutating func lookAtAmounts(_ cells: CellColumn, _ signs: CurrencySymbols) {
        for row in 0..<cells.rowCount where cells.starts[row] < cells.ends[row] {
            amounts += 1
            noteCurrency(cells, row, signs)
            switch AmountText.evidentMark(cells.text.span, Int(cells.starts[row]), Int(cells.ends[row])) {
            case (.point, isOfThousands: false)?: decimalPoints += 1
            case (.comma, isOfThousands: false)?: decimalCommas += 1
            case (.point, isOfThousands: true)?: thousandsPoints += 1
            case (.comma, isOfThousands: true)?: thousandsCommas += 1
            case nil: continue
            }
        }
    }
}

extension TableEvidence {
    /// A currency precedes or follows the number.
    private mutating func noteCurrency(_ cells: CellColumn, _ row: Int, _ signs: CurrencySymbols) {
        let bytes = cells.bytes(row)
        guard let first = bytes.first, let last = bytes.last, first &- 0x30 >= 10 || last &- 0x30 >= 10,
            let sign = AmountText(cells.text.span, bytes.startIndex, bytes.endIndex)?.currency, !sign.isEmpty,
            let currency = signs.currency(sign)
        else { return }
        currencies.insert(currency)
    }
}
