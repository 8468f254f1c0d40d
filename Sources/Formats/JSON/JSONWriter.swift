public import InnkeeperCore

/// Writes JSON in the order of the calls; the same calls always give the same bytes.
public struct JSONWriter: Sendable {
    public private(set) var bytes: [UInt8] = []
    private var needsComma: [Bool] = [false]
    private var afterKey = false
    private let indent: Int

    /// `indent` is the number of blanks per level; 0 writes everything on one line.
    public init(indent: Int = 0) { self.indent = indent }

    public mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try container(open: 0x7B, close: 0x7D, body)
    }

    /// Begins an object, which contains everything written until `endObject`.
    public mutating func beginObject() { begin(0x7B) }

    public mutating func endObject() { end(0x7D) }

    public mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        try container(open: 0x5B, close: 0x5D, body)
    }

    /// A member that is an object.
    public mutating func object(_ name: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        key(name)
        try object(body)
    }

    /// A member that is an array.
    public mutating func array(_ name: String, _ body: (inout JSONWriter) throws -> Void) rethrows {
        key(name)
        try array(body)
    }

    /// Writes the name of the next value, inside an object.
    public mutating func key(_ name: String) {
        beforeItem()
        appendString(name)
        bytes.append(0x3A)
        if indent > 0 { bytes.append(0x20) }
        afterKey = true
    }

    /// The same for a name that is written often.
    public mutating func key(_ name: JSONName) {
        beforeItem()
        bytes.append(contentsOf: name.text.utf8)
        if indent > 0 { bytes.append(0x20) }
        afterKey = true
    }

    public mutating func value(_ text: String) {
        beforeItem()
        appendString(text)
    }

    public mutating func value(_ number: Int) {
        beforeItem()
        bytes.append(contentsOf: String(number).utf8)
    }

    public mutating func value(_ flag: Bool) {
        beforeItem()
        bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    }

    /// The shortest text that reads back as the same number; `null` for one that JSON can't represent.
    public mutating func value(_ number: Double) {
        beforeItem()
        bytes.append(contentsOf: (number.isFinite ? "\(number)" : "null").utf8)
    }

    public mutating func null() {
        beforeItem()
        bytes.append(contentsOf: "null".utf8)
    }

    /// A value that is already JSON (a decimal amount, a copied value).
    public mutating func raw(_ json: some Sequence<UInt8>) {
        beforeItem()
        bytes.append(contentsOf: json)
    }

    public mutating func field(_ name: String, _ text: String) {
        key(name)
        value(text)
    }

    public mutating func field(_ name: String, _ number: Int) {
        key(name)
        value(number)
    }

    public mutating func field(_ name: String, _ flag: Bool) {
        key(name)
        value(flag)
    }

    /// Writes a cell as a string.
    public mutating func field(_ name: JSONName, _ row: borrowing OutputRow, _ cell: Int) {
        key(name)
        beforeItem()
        let range = row.range(cell)
        let needsEscape = JSONWriter.needsEscape(row.bytes.span.extracting(range))
        bytes.append(0x22)
        if needsEscape { appendEscaped(Array(row.bytes[range])) } else { bytes.append(contentsOf: row.bytes[range]) }
        bytes.append(0x22)
    }

    /// Writes a cell as a number.
    public mutating func field(_ name: JSONName, number row: borrowing OutputRow, _ cell: Int) {
        key(name)
        beforeItem()
        bytes.append(contentsOf: row.bytes[row.range(cell)])
    }

    /// Ends a line of JSON Lines.
    public mutating func newline() {
        bytes.append(0x0A)
        needsComma[needsComma.count - 1] = false
    }

    /// Returns what has been written so far and continues empty, inside the same containers.
    public mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func container(open: UInt8, close: UInt8, _ body: (inout JSONWriter) throws -> Void) rethrows {
        begin(open)
        try body(&self)
        end(close)
    }

    private mutating func begin(_ open: UInt8) {
        beforeItem()
        bytes.append(open)
        needsComma.append(false)
    }

    private mutating func end(_ close: UInt8) {
        let hadItems = needsComma.removeLast()
        if hadItems { lineBreak() }
        bytes.append(close)
    }

    private mutating func beforeItem() {
        if afterKey {
            afterKey = false
            return
        }
        let top = needsComma.count - 1
        if needsComma[top] { bytes.append(0x2C) }
        if top > 0 {
            lineBreak()
            needsComma[top] = true
        } else {
            needsComma[top] = false
        }
    }

    private mutating func lineBreak() {
        guard indent > 0 else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: indent * (needsComma.count - 1)))
    }

    private mutating func appendString(_ text: String) {
        bytes.append(0x22)
        // Nearly every text needs no escapes.
        if JSONWriter.needsEscape(text.utf8.span) {
            appendEscaped(Array(text.utf8))
        } else {
            bytes.append(contentsOf: text.utf8)
        }
        bytes.append(0x22)
    }

    /// Branch-free, so that the compiler vectorises it.
    private static func needsEscape(_ text: Span<UInt8>) -> Bool {
        var special: UInt8 = 0
        for index in text.indices {
            let byte = text[index]
            special |= (byte < 0x20 ? 1 : 0) | (byte == 0x22 ? 1 : 0) | (byte == 0x5C ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        }
        return special != 0
    }

    /// Writes what needs no escape in runs that are as long as possible.
    private mutating func appendEscaped(_ utf8: [UInt8]) {
        var start = 0
        for (index, byte) in utf8.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F {
            bytes.append(contentsOf: utf8[start..<index])
            appendEscaped(byte)
            start = index + 1
        }
        bytes.append(contentsOf: utf8[start...])
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        switch byte {
        case 0x22, 0x5C:
            bytes.append(0x5C)
            bytes.append(byte)
        case 0x0A: bytes.append(contentsOf: [0x5C, 0x6E])
        case 0x0D: bytes.append(contentsOf: [0x5C, 0x72])
        case 0x09: bytes.append(contentsOf: [0x5C, 0x74])
        default:
            let hex = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30, hex[Int(byte >> 4)], hex[Int(byte & 15)]])
        }
    }
}

/// A member name, escaped once for all uses.
public struct JSONName: Sendable, Equatable {
    /// With quotes and colon. A string of up to 15 bytes is stored inline; an array's reference count would be
    /// contended by all tasks that write the name.
    let text: String

    public init(_ name: String) {
        var json = JSONWriter()
        json.value(name)
        text = String(decoding: json.bytes, as: UTF8.self) + ":"
    }
}
