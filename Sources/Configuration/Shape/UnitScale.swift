/// The units of a quantity that people type, such as `26 h` or `16 GiB`; largest first, and the last is 1.
package struct UnitScale: Sendable {
    private let units: KeyValuePairs<String, Int>

    init(_ units: KeyValuePairs<String, Int>) { self.units = units }

    /// The value of a text in the smallest unit; nil unless it is a whole number from 1 and a unit.
    package func value(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        var unit = text.dropFirst(digits.count)
        if unit.first == " " { unit.removeFirst() }
        guard let number = Int(digits), number > 0, let size = units.first(where: { $0.key == unit })?.value else {
            return nil
        }
        let (value, overflow) = number.multipliedReportingOverflow(by: size)
        return overflow ? nil : value
    }

    /// The value as text, in the largest unit that gives a whole number.
    package func text(_ value: Int) -> String {
        let unit = units.first { value % $0.value == 0 }
        return "\(value / (unit?.value ?? 1)) \(unit?.key ?? "")"
    }
}
