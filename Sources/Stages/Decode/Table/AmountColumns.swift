internal import InnkeeperCore

/// The amount columns of a slice. Each row has one currency for all of them: the first one in a cell, else the currency
/// column's, else the property's. An amount in another currency than an earlier one is `otherCurrency`.
struct AmountColumns {
    private(set) var currencies: [Currency]
    /// The decimals of each row's currency.
    private var digits: [UInt8]
    /// Whether an amount of the row has its own currency; empty until one has.
    private var isSettled: [Bool] = []
    private let amounts: AmountReader
    private var columns: [BookingField: [AmountCell]] = [:]
    private let rowCount: Int

    init(plan: TablePlan, currencies: [Currency]) {
        self.currencies = currencies
        digits = currencies.map { UInt8($0.minorDigits) }
        rowCount = currencies.count
        amounts = AmountReader(
            decimalMark: plan.decimalMark, currencies: CurrencySymbols(home: plan.currency))
    }

    func column(_ field: BookingField) -> [AmountCell] {
        columns[field] ?? [AmountCell](repeating: .missing, count: rowCount)
    }

    /// What is paid; where no cell says so, the total less the balance. As some systems write a debt as a negative
    /// balance and others a credit, nothing follows from a negative one, nor from one beyond the total.
    var paid: [AmountCell] {
        var paid = column(.paid)
        guard let balance = columns[.balance], let total = columns[.total] else { return paid }
        for row in paid.indices where paid[row] == .missing {
            if let owed = balance[row].minorUnits {
                guard let total = total[row].minorUnits, 0...max(0, total) ~= owed else { continue }
                paid[row] = AmountCell(minorUnits: total - owed)
            } else {
                paid[row] = balance[row]
            }
        }
        return paid
    }

    /// The same for a field that most tables don't have, whose column then takes no memory.
    func ownColumn(_ field: BookingField) -> PackedIntegerColumn<AmountCell> {
        columns[field].map { PackedIntegerColumn($0) } ?? PackedIntegerColumn(repeating: .missing, count: rowCount)
    }

    /// Reads a field if the plan has it.
    mutating func add(_ field: BookingField, _ source: inout FieldColumns<some CellSource>) {
        switch source.plan.bindings[field.rawValue] {
        case .column(let column): columns[field] = read(source.cells(column: column))
        case .anyOf: columns[field] = source.cells(field).map { read($0) }
        case .sum(let parts):
            let read = parts.map { self.read(source.cells(column: $0)) }
            columns[field] = (0..<rowCount).map { row in AmountCell.sum(read, row) }
        case .constant(let text):
            let bytes = Array(text.utf8)
            var surroundings: AmountSurroundings?
            columns[field] = digits.map {
                amounts.read(bytes.span, 0, bytes.count, digits: Int($0), &surroundings).cell
            }
        case .date, .join, .half, .dayAfter, nil: return
        }
    }

    private mutating func read(_ cells: CellColumn) -> [AmountCell] {
        let text = cells.text.span
        return [AmountCell](capacity: rowCount) { result in
            var row = 0
            var surroundings: AmountSurroundings?
            cells.forEach { start, end in
                let reading = amounts.read(text, start, end, digits: Int(digits[row]), &surroundings)
                let isForeign = reading.currency.map { !settle($0, row) } ?? false
                result.append(isForeign ? .otherCurrency : reading.cell)
                row += 1
            }
        }
    }

    /// Takes an amount's own currency for the row, if the row has none yet; false if it has another.
    private mutating func settle(_ own: Currency, _ row: Int) -> Bool {
        if isSettled.isEmpty { isSettled = [Bool](repeating: false, count: rowCount) }
        defer { isSettled[row] = true }
        if own == currencies[row] { return true }
        if isSettled[row] { return false }
        adopt(own, insteadOf: currencies[row], row)
        return true
    }

    /// The cell's own currency becomes the row's; amounts read earlier are rescaled to its number of digits.
    private mutating func adopt(_ own: Currency, insteadOf earlier: Currency, _ row: Int) {
        currencies[row] = own
        digits[row] = UInt8(own.minorDigits)
        let shift = own.minorDigits - earlier.minorDigits
        guard shift != 0 else { return }
        for (field, column) in columns {
            guard let units = column[row].minorUnits else { continue }
            var moved = units
            for _ in 0..<abs(shift) {
                let (product, overflow) = moved.multipliedReportingOverflow(by: 10)
                moved = shift < 0 ? roundedQuotient(moved, 10) : overflow ? .min + 1 : product
            }
            columns[field]?[row] = AmountCell(raw: moved)
        }
    }
}

/// The decimal separator.
package enum DecimalMark: String, Sendable {
    case point = "."
    case comma = ","
}
