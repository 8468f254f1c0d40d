/// The part of a property before its colon: group, name and parameters.
struct VCardHead {
    var group: VCardText
    var name: VCardText
    var hasParameters: Bool
    /// Where the first parameter starts.
    var parameterStart: Int
    /// The physical line on which the value starts.
    var valueLine = VCardLine(start: 0, end: 0, number: 0)
    var valueStart = 0

    /// Splits the unfolded bytes before the colon.
    init(_ text: borrowing Span<UInt8>, _ start: Int, _ end: Int) {
        var nameStart = start
        var index = start
        while index < end, text[index] != UInt8(ascii: ";") {
            if text[index] == UInt8(ascii: ".") { nameStart = index + 1 }
            index += 1
        }
        var nameEnd = index
        while nameEnd > nameStart, VCardLine.isBlank(text[nameEnd - 1]) { nameEnd -= 1 }
        group = start..<max(start, nameStart - 1)
        name = nameStart..<nameEnd
        hasParameters = index < end
        parameterStart = index + 1
    }

    /// Whether the line is a name that nobody asks for, a colon and anything: most lines of most cards, which need
    /// no closer look.
    static func isPlainAndUnasked(_ bytes: borrowing Span<UInt8>, _ line: VCardLine) -> Bool {
        var index = line.start
        while index < line.end, isNameByte(bytes[index]) { index += 1 }
        guard index > line.start, index < line.end, bytes[index] == UInt8(ascii: ":") else { return false }
        return VCardName(bytes, line.start, index) == nil
            && !equalsIgnoringCase(bytes, line.start, index, "AGENT")
    }

    /// The first colon outside quotes; `isQuoted` goes on from line to line.
    static func colon(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int, _ isQuoted: inout Bool) -> Int? {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: ":"), !isQuoted {
                return index
            }
            index += 1
        }
        return nil
    }

    /// Letters, digits and `-` (RFC 6350, 3.3), and the `_` and `/` that exporters use.
    static func isName(_ text: borrowing Span<UInt8>, _ range: VCardText) -> Bool {
        if range.isEmpty { return false }
        for index in range where !isNameByte(text[index]) { return false }
        return true
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}

extension VCardContents {
    /// Reads the parameters in `text` from `start` to its end.
    mutating func readParameters(from start: Int) {
        let end = text.count
        var parameterStart = start
        var isQuoted = false
        for index in start...end {
            if index < end, text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard index == end || (text[index] == UInt8(ascii: ";") && !isQuoted) else { continue }
            readParameter(parameterStart..<index)
            parameterStart = index + 1
        }
    }

    private mutating func readParameter(_ range: VCardText) {
        guard let equals = text[range].firstIndex(of: UInt8(ascii: "=")) else {
            let value = trimmed(range)
            parameters.append(VCardParameter(name: value.lowerBound..<value.lowerBound, value: value))
            return
        }
        parameters.append(
            VCardParameter(
                name: trimmed(range.lowerBound..<equals), value: decoded(trimmed(equals + 1..<range.upperBound))))
    }

    /// Without quotes and with RFC 6868's three pairs decoded; a caret before anything else stands for itself.
    private mutating func decoded(_ range: VCardText) -> VCardText {
        guard text[range].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "^") }) else { return range }
        let start = text.count
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = text[index]
            index += 1
            guard byte != UInt8(ascii: "\"") else { continue }
            guard byte == UInt8(ascii: "^"), index < range.upperBound else {
                text.append(byte)
                continue
            }
            switch text[index] {
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "^"): text.append(byte)
            case UInt8(ascii: "'"): text.append(UInt8(ascii: "\""))
            default:
                text.append(byte)
                continue
            }
            index += 1
        }
        return start..<text.count
    }

    /// The range without blanks at its ends.
    public func trimmed(_ range: VCardText) -> VCardText {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, text[start] <= 0x20 { start += 1 }
        while end > start, text[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    /// How the value is encoded, by the parameters from `first` on. vCard 2.1 leaves the name ENCODING out.
    func encoding(from first: Int) -> VCardEncoding {
        for index in first..<parameters.count {
            let parameter = parameters[index]
            guard parameter.name.isEmpty || equals(parameter.name, "ENCODING") else { continue }
            if equals(parameter.value, "QUOTED-PRINTABLE") { return .quotedPrintable }
            if equals(parameter.value, "BASE64") { return .base64 }
            if equals(parameter.value, "B"), !parameter.name.isEmpty { return .base64 }
        }
        return .plain
    }

    mutating func drop(text mark: Int, parameters first: Int) {
        text.removeSubrange(mark...)
        parameters.removeSubrange(first...)
    }

    mutating func report(_ line: VCardLine, column: Int = 1, _ detail: String) {
        problems.append(VCardProblem(line: line.number, column: column, detail: detail))
    }

    mutating func add(_ property: VCardProperty) {
        if property.name == .version {
            let value = trimmed(property.value)
            version =
                if equals(value, "2.1") { .v2_1 } else if equals(value, "3.0") { .v3_0 } else if equals(value, "4.0") {
                    .v4_0
                } else { .unknown }
        }
        properties.append(property)
    }
}
