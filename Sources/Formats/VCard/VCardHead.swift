import InnkeeperCore

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

    /// Splits the unfolded text before the colon, which is at the end of `contents`.
    init(_ contents: borrowing VCardContents, from start: Int) {
        let text = contents.decoded.span
        let base = contents.source.count
        let end = contents.textEnd
        var nameStart = start
        var index = start
        while index < end, text[index - base] != UInt8(ascii: ";") {
            if text[index - base] == UInt8(ascii: ".") { nameStart = index + 1 }
            index += 1
        }
        var nameEnd = index
        while nameEnd > nameStart, VCardLine.isBlank(text[nameEnd - 1 - base]) { nameEnd -= 1 }
        group = start..<max(start, nameStart - 1)
        name = nameStart..<nameEnd
        hasParameters = index < end
        parameterStart = index + 1
    }

    /// The first colon outside quotes; `isQuoted` carries over from line to line.
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
    @inline(__always)
    static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/")
    }
}

extension VCardContents {
    func isName(_ range: VCardText) -> Bool {
        for index in range where !VCardHead.isNameByte(self[index]) { return false }
        return !range.isEmpty
    }

    /// The property with that name, or nil if it isn't needed.
    func name(_ range: VCardText) -> VCardName? {
        let text = decoded.span
        let end = range.upperBound - source.count
        let scan = VCardNameScan(text, from: range.lowerBound - source.count, limit: end)
        return scan.end == end ? VCardName(scan, text) : nil
    }

    /// Reads the parameters in the decoded text from `start` to its end.
    mutating func readParameters(from start: Int) {
        let end = textEnd
        var parameterStart = start
        var isQuoted = false
        for index in start...end {
            if index < end, self[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard index == end || (self[index] == UInt8(ascii: ";") && !isQuoted) else { continue }
            readParameter(parameterStart..<index)
            parameterStart = index + 1
        }
    }

    private mutating func readParameter(_ range: VCardText) {
        guard let equals = range.first(where: { self[$0] == UInt8(ascii: "=") }) else {
            let value = trimmed(range)
            parameters.append(VCardParameter(name: value.lowerBound..<value.lowerBound, value: value))
            return
        }
        parameters.append(
            VCardParameter(
                name: trimmed(range.lowerBound..<equals), value: resolved(trimmed(equals + 1..<range.upperBound))))
    }

    /// Removes quotes and decodes RFC 6868's three pairs; a caret before anything else is literal, and in vCard 2.1
    /// every caret is.
    private mutating func resolved(_ range: VCardText) -> VCardText {
        guard self[range].contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "^") }) else { return range }
        let start = textEnd
        var index = range.lowerBound
        while index < range.upperBound {
            let byte = self[index]
            index += 1
            guard byte != UInt8(ascii: "\"") else { continue }
            guard byte == UInt8(ascii: "^"), version != .v2_1, index < range.upperBound else {
                decoded.append(byte)
                continue
            }
            switch self[index] {
            case UInt8(ascii: "n"): decoded.append(0x0A)
            case UInt8(ascii: "^"): decoded.append(byte)
            case UInt8(ascii: "'"): decoded.append(UInt8(ascii: "\""))
            default:
                decoded.append(byte)
                continue
            }
            index += 1
        }
        return start..<textEnd
    }

    /// The range without blanks at its ends.
    public func trimmed(_ range: VCardText) -> VCardText {
        var start = range.lowerBound
        var end = range.upperBound
        while start < end, self[start] <= 0x20 { start += 1 }
        while end > start, self[end - 1] <= 0x20 { end -= 1 }
        return start..<end
    }

    /// How the value is encoded, according to the parameters from `first` on. vCard 2.1 omits the name ENCODING.
    func encoding(from first: Int) -> VCardEncoding {
        for index in first..<parameters.count {
            let parameter = parameters[index]
            guard parameter.name.isEmpty || word(parameter.name) == VCardNameScan.encoding else { continue }
            if equals(parameter.value, "QUOTED-PRINTABLE") { return .quotedPrintable }
            if equals(parameter.value, "BASE64") { return .base64 }
            if equals(parameter.value, "B"), !parameter.name.isEmpty { return .base64 }
        }
        return .plain
    }

    /// Discards an unfinished property: the text from `mark` on and its parameters.
    mutating func drop(from mark: Int, parameters first: Int) {
        decoded.removeSubrange((mark - source.count)...)
        parameters.removeSubrange(first...)
    }

    mutating func report(
        _ line: VCardLine, column: Int = 1, _ kind: ReadingProblem.CardLine, encoding: String = ""
    ) {
        problems.append(VCardProblem(line: line.number, column: column, kind: kind, encoding: encoding))
    }

    mutating func add(_ property: VCardProperty) {
        if property.name == .version { takeVersion(property.value) }
        choose(property)
        properties.append(property)
    }

    mutating func takeVersion(_ value: VCardText) {
        // Nearly all are three characters without blanks around them.
        let range = value.count == 3 ? value : trimmed(value)
        let start = range.lowerBound
        guard range.count == 3, self[start + 1] == UInt8(ascii: ".") else { return version = .unknown }
        version =
            switch (self[start], self[start + 2]) {
            case (UInt8(ascii: "2"), UInt8(ascii: "1")): .v2_1
            case (UInt8(ascii: "3"), UInt8(ascii: "0")): .v3_0
            case (UInt8(ascii: "4"), UInt8(ascii: "0")): .v4_0
            default: .unknown
            }
    }
}
