/// The cells of one table row as UTF-8, in a buffer that is reused for the next row, so that a table of a million rows
/// allocates no string per cell.
///
/// Each cell ends in a comma, so that a row without anything to quote already is a line of CSV.
public struct OutputRow: Sendable {
    /// The cells, each followed by a comma.
    public private(set) var bytes: [UInt8] = []
    /// The position of each cell's comma.
    public private(set) var ends: [Int] = []
    /// Whether a cell starts with anything but a usual letter or a digit; a spreadsheet might take it for a formula.
    public private(set) var hasUnusualStart = false

    public static let separator: UInt8 = 0x2C

    public init() {}

    public init(_ texts: [String]) {
        for text in texts { add(text) }
    }

    public var count: Int { ends.count }

    /// Removes all cells.
    public mutating func clear() {
        bytes.removeAll(keepingCapacity: true)
        ends.removeAll(keepingCapacity: true)
        hasUnusualStart = false
    }

    public mutating func add(_ text: String) {
        if text.isEmpty { return addEmpty() }
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        end(cellFrom: start)
    }

    /// A text given as bytes; invalid UTF-8 becomes U+FFFD.
    public mutating func add(utf8 text: ArraySlice<UInt8>) {
        let span = text.span
        var all: UInt8 = 0
        for index in span.indices { all |= span[index] }
        guard all < 0x80 else { return add(String(decoding: text, as: UTF8.self)) }
        let start = bytes.count
        bytes.append(contentsOf: text)
        end(cellFrom: start)
    }

    /// A row of a text column; invalid UTF-8 becomes U+FFFD.
    public mutating func add(_ column: TextColumn, _ row: Int) {
        let range = column.range(row)
        // Appending with no capacity would write to the empty-array storage that all threads share.
        if range.isEmpty { return addEmpty() }
        let text = column.bytes.span
        let start = bytes.count
        var all: UInt8 = 0
        bytes.append(addingCapacity: range.count) { output in
            for index in range {
                let byte = text[index]
                all |= byte
                output.append(byte)
            }
        }
        if all >= 0x80 {
            bytes.removeLast(range.count)
            return add(column[row])
        }
        end(cellFrom: start)
    }

    public mutating func addEmpty() {
        ends.append(bytes.count)
        bytes.append(OutputRow.separator)
    }

    /// A whole number; an empty cell for nil.
    public mutating func add(_ number: Int?) {
        guard let number else { return addEmpty() }
        add(number, digits: 0, padding: 1)
        end(cellFrom: bytes.count)
    }

    /// `minorUnits` with a decimal point before the last `digits` digits (`-6.38`); an empty cell for nil.
    public mutating func add(minorUnits: Int64?, digits: Int) {
        guard let minorUnits else { return addEmpty() }
        add(Int(minorUnits), digits: digits, padding: digits + 1)
        end(cellFrom: bytes.count)
    }

    /// A date as `YYYY-MM-DD`. The year must not be negative.
    public mutating func add(year: Int, month: Int, day: Int) {
        guard 0...9999 ~= year, 0...99 ~= month, 0...99 ~= day else {
            add(year, digits: 0, padding: 4)
            bytes.append(0x2D)
            add(month, digits: 0, padding: 2)
            bytes.append(0x2D)
            add(day, digits: 0, padding: 2)
            return end(cellFrom: bytes.count)
        }
        bytes.append(addingCapacity: 10) { output in
            OutputRow.append(UInt32(truncatingIfNeeded: year) / 100, to: &output)
            OutputRow.append(UInt32(truncatingIfNeeded: year) % 100, to: &output)
            output.append(0x2D)
            OutputRow.append(UInt32(truncatingIfNeeded: month), to: &output)
            output.append(0x2D)
            OutputRow.append(UInt32(truncatingIfNeeded: day), to: &output)
        }
        ends.append(bytes.count)
        bytes.append(OutputRow.separator)
    }

    /// The two digits of a number below 100.
    @inline(__always)
    private static func append(_ number: UInt32, to output: inout OutputSpan<UInt8>) {
        output.append(0x30 + UInt8(truncatingIfNeeded: number / 10))
        output.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
    }

    /// 16 hex digits.
    public mutating func add(hex number: UInt64) {
        Hash64.appendHex(number, to: &bytes)
        end(cellFrom: bytes.count)
    }

    public subscript(cell: Int) -> String { String(decoding: slice(cell), as: UTF8.self) }

    public var texts: [String] { ends.indices.map { self[$0] } }

    /// The range of a cell's bytes.
    public func range(_ cell: Int) -> Range<Int> { (cell == 0 ? 0 : ends[cell - 1] + 1)..<ends[cell] }

    /// A cell's bytes.
    public func slice(_ cell: Int) -> ArraySlice<UInt8> { bytes[range(cell)] }

    public func isEmpty(_ cell: Int) -> Bool { range(cell).isEmpty }

    /// Whether a cell that starts with this byte certainly isn't a formula. The blanks and full-width signs that aren't
    /// ASCII begin with C2 and EF.
    public static func isUsualStart(_ byte: UInt8) -> Bool {
        0x30...0x39 ~= byte || 0x41...0x7A ~= byte || 0xC3...0xEE ~= byte
    }

    private mutating func end(cellFrom start: Int) {
        let end = bytes.count
        if start < end {
            if !OutputRow.isUsualStart(bytes[start]) { hasUnusualStart = true }
        }
        ends.append(end)
        bytes.append(OutputRow.separator)
    }

    /// The digits of a number, at least `padding` of them, with a decimal point before the last `digits`.
    private mutating func add(_ number: Int, digits: Int, padding: Int) {
        if number < 0 {
            bytes.append(0x2D)
            hasUnusualStart = true
        }
        let magnitude = number.magnitude
        // Nearly all fit in four bytes, which are divided at half the cost; the compiler turns a division by the
        // constant 10 into a multiplication.
        if magnitude <= UInt32.max {
            addDigits(of: UInt32(truncatingIfNeeded: magnitude), digits, padding)
        } else {
            addDigits(of: magnitude, digits, padding)
        }
    }

    @inline(__always)
    private mutating func addDigits<Number: FixedWidthInteger>(of number: Number, _ digits: Int, _ padding: Int) {
        // From the last digit on; a number has at most 20.
        var reversed: [20 of UInt8] = .init(repeating: 0x30)
        var rest = number
        var count = 0
        repeat {
            reversed[count] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            count += 1
        } while rest > 0
        count = min(max(count, padding), 20)
        bytes.append(addingCapacity: count + 1) { output in
            for place in stride(from: count, to: 0, by: -1) {
                if place == digits { output.append(0x2E) }
                output.append(reversed[place - 1])
            }
        }
    }
}
