package import InnkeeperCore

/// Sorts people by name, ignoring case; people with neither last nor first name by their full one.
///
/// Before: "alder, zoe", "Birch, Ben", "birch, Ada".
/// After: alder, zoe; birch, Ada; Birch, Ben. People with the same name stay in the order of the contacts.
///
/// Names of plain letters (`PlainLetters`) are compared as bytes, the first eight at once. The few others are sorted as
/// strings, and the two lists merged. `sortedPlainly` is the reference.
package enum PeopleOrder {
    package static func sorted(_ rows: [Int], _ contacts: Contacts, _ order: PeopleTable.Order) -> [Int] {
        var keys = ByteKeys()
        var places: [Place] = []
        places.reserveCapacity(rows.count)
        var others: [Int] = []
        for row in rows {
            if let head = keys.append(contacts, row, order) {
                places.append(Place(head: head, key: Int32(places.count), row: Int32(row)))
            } else {
                others.append(row)
            }
        }
        let ordered = keys
        places.sort { left, right in
            if left.head != right.head { return left.head < right.head }
            if let isBefore = ordered.isBefore(Int(left.key), Int(right.key)) { return isBefore }
            return left.row < right.row
        }
        return others.isEmpty ? places.map { Int($0.row) } : merged(places, keys, others, contacts, order)
    }

    /// The same, comparing all names as strings.
    package static func sortedPlainly(_ rows: [Int], _ contacts: Contacts, _ order: PeopleTable.Order) -> [Int] {
        let keys = rows.map { (row: $0, key: Key(contacts, $0, order)) }
        return keys.sorted { $0.key == $1.key ? $0.row < $1.row : $0.key < $1.key }.map(\.row)
    }

    private static func merged(
        _ plain: [Place], _ keys: ByteKeys, _ others: [Int], _ contacts: Contacts, _ order: PeopleTable.Order
    ) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(plain.count + others.count)
        var next = 0
        for other in sortedPlainly(others, contacts, order) {
            let key = Key(contacts, other, order)
            // How many of the plain names, which are sorted too, come before this one. A name with a separate accent
            // may equal a plain one.
            let end = (next..<plain.count).partitioningIndex { index in
                let plainKey = keys.key(Int(plain[index].key))
                return plainKey == key ? plain[index].row >= other : plainKey >= key
            }
            result += plain[next..<end].lazy.map { Int($0.row) }
            result.append(other)
            next = end
        }
        return result + plain[next...].map { Int($0.row) }
    }

    /// A person whose name is compared as bytes.
    private struct Place {
        /// The first eight bytes of the key.
        var head: UInt64
        var key: Int32
        var row: Int32
    }

    /// The names compared as bytes, concatenated: the first sort key, a zero, the rest.
    private struct ByteKeys {
        private var bytes: [UInt8] = []
        private var ends: [Int] = []
        private let letters = PlainLetters.shared

        /// Stores the key of a contact and returns its first eight bytes; nil for names that can't be compared as
        /// bytes.
        mutating func append(_ contacts: Contacts, _ row: Int, _ order: PeopleTable.Order) -> UInt64? {
            let start = bytes.count
            var (first, second) = (contacts.lastName.slice(row), contacts.firstName.slice(row))
            if order == .firstName { swap(&first, &second) }
            if first.isEmpty { swap(&first, &second) }
            if first.isEmpty { first = contacts.fullName.slice(row) }
            guard letters.appendLowercased(first, to: &bytes) else { return nil }
            bytes.append(0)
            guard letters.appendLowercased(second, to: &bytes) else {
                bytes.removeLast(bytes.count - start)
                return nil
            }
            ends.append(bytes.count)
            var head: UInt64 = 0
            for index in start..<start + 8 {
                head <<= 8
                if index < bytes.count { head |= UInt64(bytes[index]) }
            }
            return head
        }

        /// Whether one key precedes another; nil if they are equal.
        func isBefore(_ one: Int, _ other: Int) -> Bool? {
            var left = one == 0 ? 0 : ends[one - 1]
            var right = other == 0 ? 0 : ends[other - 1]
            let (leftEnd, rightEnd) = (ends[one], ends[other])
            while left < leftEnd, right < rightEnd {
                if bytes[left] != bytes[right] { return bytes[left] < bytes[right] }
                left += 1
                right += 1
            }
            let (isLeftOver, isRightOver) = (left == leftEnd, right == rightEnd)
            return isLeftOver && isRightOver ? nil : isLeftOver
        }

        /// The same as strings.
        func key(_ number: Int) -> Key {
            let part = bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
            let end = part.firstIndex(of: 0) ?? part.endIndex
            return Key(
                first: String(decoding: part[..<end], as: UTF8.self),
                second: String(decoding: part[end...].dropFirst(), as: UTF8.self))
        }
    }

    private struct Key: Comparable {
        private var first: String
        private var second: String

        init(first: String, second: String) {
            self.first = first
            self.second = second
        }

        init(_ contacts: Contacts, _ row: Int, _ order: PeopleTable.Order) {
            let names = (contacts.lastName[row].lowercased(), contacts.firstName[row].lowercased())
            (first, second) = order == .lastName ? names : (names.1, names.0)
            if first.isEmpty { swap(&first, &second) }
            if first.isEmpty { first = contacts.fullName[row].lowercased() }
        }

        static func < (left: Key, right: Key) -> Bool {
            left.first == right.first ? left.second < right.second : left.first < right.first
        }
    }
}
