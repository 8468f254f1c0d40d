/// Natural keys that tell who a person is: an e-mail address, a telephone number, a name. They are not kept in clear for
/// the next night; a hash tells as well whether a booking is the same.
enum PersonalKeys {
    /// The keys, each personal one as a mask and a hash.
    static func hidden(_ keys: TextColumn) -> TextColumn {
        // Most sources number their bookings: one look at all bytes spares a look at each row.
        guard keys.bytes.contains(where: { isMark($0) }) else { return keys }
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

    /// An address has an at sign; a telephone number a plus sign and at least seven digits; a name at least two words and
    /// no digit.
    static func isPersonal(_ key: ArraySlice<UInt8>) -> Bool {
        if key.contains(UInt8(ascii: "@")) { return true }
        let digits = key.count { 0x30...0x39 ~= $0 }
        if key.contains(UInt8(ascii: "+")) { return digits >= 7 }
        return digits == 0 && key.contains(UInt8(ascii: " "))
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: " ")
    }

    /// A hash in 32 bits; 0 only for 0, which stands for nothing.
    static func short(_ hash: UInt64) -> UInt64 { hash == 0 ? 0 : max(1, hash & 0xFFFF_FFFF) }
}
