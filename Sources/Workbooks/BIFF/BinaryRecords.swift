/// Records of a binary workbook ([MS-XLS] 2.1.4): a kind, a length, and that many bytes.
struct BinaryRecords {
    let bytes: [UInt8]
    private(set) var position: Int
    private(set) var kind = 0
    /// The range of the record's content.
    private(set) var body = 0..<0
    /// The file ends within a record.
    private(set) var isCutOff = false

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// Moves to the next record; false at the end.
    mutating func next() -> Bool {
        guard position + 4 <= bytes.count else {
            isCutOff = isCutOff || position < bytes.count
            return false
        }
        kind = Int(bytes.word(position))
        let start = position + 4
        let end = start + Int(bytes.word(position + 2))
        guard end <= bytes.count else {
            isCutOff = true
            return false
        }
        body = start..<end
        position = end
        return true
    }

    /// The kind of the next record; nil at the end.
    var nextKind: Int? { position + 4 <= bytes.count ? Int(bytes.word(position)) : nil }

    /// The current record and the ones that continue it, as parts of one.
    mutating func takeContinued() -> [Range<Int>] {
        var parts = [body]
        while nextKind == 0x3C, next() { parts.append(body) }
        return parts
    }

    /// Numbers at an offset within the record; 0 beyond its end.
    func word(_ offset: Int) -> Int { offset + 2 <= body.count ? Int(bytes.word(body.lowerBound + offset)) : 0 }

    func byte(_ offset: Int) -> Int { offset < body.count ? Int(bytes[body.lowerBound + offset]) : 0 }

    func long(_ offset: Int) -> UInt32 { offset + 4 <= body.count ? bytes.long(body.lowerBound + offset) : 0 }

    func double(_ offset: Int) -> Double { offset + 8 <= body.count ? bytes.double(body.lowerBound + offset) : 0 }

    /// A number in four bytes (2.5.217): a 30-bit integer or the upper half of a double, either possibly in hundredths.
    func rk(_ offset: Int) -> Double {
        let raw = long(offset)
        let value =
            raw & 2 != 0
            ? Double(Int32(bitPattern: raw) >> 2) : Double(bitPattern: UInt64(raw & 0xFFFF_FFFC) << 32)
        return raw & 1 != 0 ? value / 100 : value
    }
}
