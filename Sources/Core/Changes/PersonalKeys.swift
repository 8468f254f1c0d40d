/// Natural keys that identify a person: an e-mail address, a telephone number, a name. They are not kept in clear for
/// the next night, as a hash is enough to recognise a booking.
enum PersonalKeys {
    /// The keys, with each personal one replaced by a mask and a hash.
    static func hidden(_ keys: TextColumn) -> TextColumn {
        // Most sources number their bookings, and a single scan of all bytes then saves checking each row.
        guard hasMark(keys.bytes) else { return keys }
        var hidden = TextColumn()
        hidden.reserveCapacity(rows: keys.count, bytes: keys.bytes.count)
        for row in 0..<keys.count {
            let key = keys.slice(row)
            if isPersonal(key) {
                hidden.append(Finding.mask + Hash64.hex(Hash64.digest(key)))
            } else {
                hidden.append(key)
            }
        }
        return hidden
    }

    /// An address has an at sign; a telephone number a plus sign and at least seven digits; a name several words and no
    /// digit.
    static func isPersonal(_ key: ArraySlice<UInt8>) -> Bool {
        if key.contains(UInt8(ascii: "@")) { return true }
        let digits = key.count { 0x30...0x39 ~= $0 }
        if key.contains(UInt8(ascii: "+")) { return digits >= 7 }
        return digits == 0 && key.contains(UInt8(ascii: " "))
    }

    /// Eight bytes at a time: XOR turns a byte that is sought into zero, and subtracting one from each byte sets the
    /// top bit of a zero byte by borrowing.
    private static func hasMark(_ bytes: [UInt8]) -> Bool {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let patterns = marks.map { UInt64($0) &* ones }
        let (at, plus, space) = (patterns[0], patterns[1], patterns[2])
        let whole = bytes.count / 8 * 8
        for start in stride(from: 0, to: whole, by: 8) {
            let word = IntegerBytes.number(UInt64.self, in: bytes, at: start)
            let (first, second, third) = (word ^ at, word ^ plus, word ^ space)
            let zeros =
                (first &- ones) & ~first | (second &- ones) & ~second | (third &- ones) & ~third
            if zeros & highs != 0 { return true }
        }
        return bytes[whole...].contains(where: marks.contains)
    }

    /// A key without any of these is not personal.
    private static let marks: [UInt8] = [UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: " ")]

    /// A hash reduced to 32 bits; 0 only for 0, which means none. One that is short stays as it is.
    static func short(_ hash: UInt64) -> UInt64 { hash == 0 ? 0 : max(1, hash & 0xFFFF_FFFF) }

    /// The hash of a telephone number, reduced to 32 bits; 0 only for none.
    static func hash(ofNumber number: UInt64) -> UInt64 {
        if number == 0 { return 0 }
        var hash = Hash64()
        for shift in stride(from: 0, to: 64, by: 8) { hash.add(byte: UInt8(truncatingIfNeeded: number >> shift)) }
        return short(hash.value)
    }
}
