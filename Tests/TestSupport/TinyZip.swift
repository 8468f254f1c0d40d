/// Writes zip archives of stored members (APPNOTE.TXT 6.3.10), with any name, for what no program would make.
package enum TinyZip {
    /// The members of `links` are symbolic links, whose content is where they lead.
    package static func archive(_ members: [(name: String, content: String)], links: Set<String> = []) -> [UInt8] {
        archive(bytes: members.map { ($0.name, Array($0.content.utf8)) }, links: links)
    }

    package static func archive(bytes members: [(name: String, content: [UInt8])], links: Set<String> = []) -> [UInt8] {
        var bytes: [UInt8] = []
        var directory: [UInt8] = []
        for (name, data) in members {
            let nameBytes = Array(name.utf8)
            let offset = bytes.count
            // Version 2.0, names in UTF-8, stored, no time.
            let head =
                number(20, 2) + number(1 << 11, 2) + number(0, 2) + number(0, 4) + number(checksum(data), 4)
                + number(UInt32(data.count), 4) + number(UInt32(data.count), 4) + number(UInt32(nameBytes.count), 2)
                + number(0, 2)
            bytes += number(0x0403_4B50, 4) + head + nameBytes + data
            // Made by Unix, whose modes stand in the upper half of the attributes.
            let mode: UInt32 = links.contains(name) ? 0o120777 : name.hasSuffix("/") ? 0o040755 : 0o100644
            directory += number(0x0201_4B50, 4) + number(3 << 8 | 20, 2) + head + number(0, 2) + number(0, 2)
            directory += number(0, 2) + number(mode << 16, 4) + number(UInt32(offset), 4) + nameBytes
        }
        let start = bytes.count
        bytes += directory + number(0x0605_4B50, 4) + number(0, 4) + number(UInt32(members.count), 2)
        bytes += number(UInt32(members.count), 2) + number(UInt32(directory.count), 4) + number(UInt32(start), 4)
        return bytes + number(0, 2)
    }

    static func number(_ value: UInt32, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }

    /// CRC-32, bit by bit.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
