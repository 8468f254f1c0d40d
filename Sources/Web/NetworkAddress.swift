/// An IPv4 or IPv6 address.
package struct NetworkAddress: Sendable, Equatable {
    /// 4 or 16 bytes, in network order.
    private let bytes: [UInt8]

    /// nil unless there are 4 or 16 bytes.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Whether it is globally reachable. False for this machine, private networks, link-local, multicast and reserved
    /// addresses (the registries of RFC 6890); for an IPv4 address embedded in an IPv6 one, the IPv4 address decides.
    package var isPublic: Bool {
        if bytes.count == 4 { return !NetworkAddress.special4.contains { $0.holds(bytes) } }
        for (prefix, start) in NetworkAddress.holdersOf4 where prefix.holds(bytes) {
            return NetworkAddress(Array(bytes[start..<start + 4]))?.isPublic == true
        }
        // Only 2000::/3 is allocated (RFC 4291, 2.4).
        return bytes[0] & 0xE0 == 0x20 && !NetworkAddress.special6.contains { $0.holds(bytes) }
    }

    private struct Prefix {
        let bytes: [UInt8]
        let bits: Int

        func holds(_ address: [UInt8]) -> Bool {
            for bit in 0..<bits {
                let mask = UInt8(0x80) >> UInt8(bit & 7)
                let own = bit >> 3 < bytes.count ? bytes[bit >> 3] : 0
                if own & mask != address[bit >> 3] & mask { return false }
            }
            return true
        }
    }

    /// https://www.iana.org/assignments/iana-ipv4-special-registry, plus multicast and the reserved rest.
    private static let special4: [Prefix] = [
        Prefix(bytes: [0], bits: 8), Prefix(bytes: [10], bits: 8), Prefix(bytes: [100, 64], bits: 10),
        Prefix(bytes: [127], bits: 8), Prefix(bytes: [169, 254], bits: 16), Prefix(bytes: [172, 16], bits: 12),
        Prefix(bytes: [192, 0, 0], bits: 24), Prefix(bytes: [192, 0, 2], bits: 24),
        Prefix(bytes: [192, 88, 99], bits: 24), Prefix(bytes: [192, 168], bits: 16),
        Prefix(bytes: [198, 18], bits: 15), Prefix(bytes: [198, 51, 100], bits: 24),
        Prefix(bytes: [203, 0, 113], bits: 24), Prefix(bytes: [224], bits: 3),
    ]

    /// The part of https://www.iana.org/assignments/iana-ipv6-special-registry within 2000::/3: protocol assignments
    /// (including Teredo) and documentation.
    private static let special6: [Prefix] = [
        Prefix(bytes: [0x20, 0x01], bits: 23), Prefix(bytes: [0x20, 0x01, 0x0D, 0xB8], bits: 32),
        Prefix(bytes: [0x3F, 0xFF], bits: 20),
    ]

    /// Prefixes of embedded IPv4 addresses, and their offset: mapped (RFC 4291, 2.5.5.2), compatible (2.5.5.1), NAT64
    /// (RFC 6052), 6to4 (RFC 3056).
    private static let holdersOf4: [(Prefix, Int)] = [
        (Prefix(bytes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], bits: 96), 12), (Prefix(bytes: [], bits: 96), 12),
        (Prefix(bytes: [0x00, 0x64, 0xFF, 0x9B], bits: 96), 12), (Prefix(bytes: [0x20, 0x02], bits: 16), 2),
    ]
}
