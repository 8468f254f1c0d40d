package import InnkeeperCore

/// All e-mail addresses, or all telephone numbers, of some contacts, used to compare cards with the same name.
///
/// They are stored as a flat list, those of a row adjacent, so that an index can hold single addresses.
package struct ContactAddresses: Sendable {
    /// Folded; never empty.
    package let texts: TextColumn
    /// The position in the list of rows to which each address belongs.
    package let owners: [Int32]

    /// The e-mail addresses of the contacts in `rows`, case-folded.
    package static func emails(_ contacts: Contacts, _ rows: [Int]) -> ContactAddresses {
        ContactAddresses(contacts.email, contacts.otherEmails, rows) { appendFolded($0, $1, to: &$2) }
    }

    /// The last `most` digits of each telephone number, without spaces, dashes and brackets. Numbers with fewer than 7
    /// digits are skipped: they are incomplete, and two people with the same name may share an extension.
    package static func phones(_ contacts: Contacts, _ rows: [Int], most: Int) -> ContactAddresses {
        ContactAddresses(contacts.phone, contacts.otherPhones, rows) { bytes, range, digits in
            var count = 0
            for index in range where bytes[index] &- 0x30 < 10 { count += 1 }
            if count < 7 { return }
            digits.append(addingCapacity: min(count, most)) { target in
                var surplus = count - most
                for index in range where bytes[index] &- 0x30 < 10 {
                    if surplus <= 0 { target.append(bytes[index]) }
                    surplus -= 1
                }
            }
        }
    }

    /// `append` appends what counts of one address, or nothing. `others` has one on each line.
    @inline(__always)
    private init(
        _ best: TextColumn, _ others: TextColumn, _ rows: [Int],
        _ append: (borrowing Span<UInt8>, Range<Int>, inout [UInt8]) -> Void
    ) {
        var bytes: [UInt8] = []
        var ends: [UInt32] = []
        var owners: [Int32] = []
        func take(_ column: borrowing TextColumn, _ row: Int, _ place: Int) {
            let all = column.range(row)
            let text = column.bytes.span
            var start = all.lowerBound
            while start < all.upperBound {
                var end = start
                while end < all.upperBound, text[end] != 0x0A { end += 1 }
                let before = bytes.count
                append(text, start..<end, &bytes)
                if bytes.count > before {
                    ends.append(UInt32(bytes.count))
                    owners.append(Int32(place))
                }
                start = end + 1
            }
        }
        for (place, row) in rows.enumerated() {
            take(best, row, place)
            take(others, row, place)
        }
        texts = TextColumn(bytes: bytes, ends: ends)
        self.owners = owners
    }
}
