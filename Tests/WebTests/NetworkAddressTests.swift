import InnkeeperWeb
import Testing

struct NetworkAddressTests {
    private static func four(_ text: String) -> [UInt8] { text.split(separator: ".").compactMap { UInt8($0) } }

    /// Eight groups, or fewer with one `::`; an IPv4 address may stand for the last two.
    private static func six(_ text: String) -> [UInt8] {
        func bytes(_ part: Substring) -> [UInt8] {
            part.split(separator: ":").flatMap { group -> [UInt8] in
                if group.contains(".") { return four(String(group)) }
                let number = UInt16(group, radix: 16) ?? 0
                return [UInt8(number >> 8), UInt8(number & 255)]
            }
        }
        guard let gap = text.firstRange(of: "::") else { return bytes(text[...]) }
        let (first, last) = (bytes(text[..<gap.lowerBound]), bytes(text[gap.upperBound...]))
        return first + [UInt8](repeating: 0, count: 16 - first.count - last.count) + last
    }

    // A redirect to a private address
    @Test(arguments: [
        "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.100.100.200", "100.127.255.255",
        "127.0.0.1", "127.1.2.3", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1",
        "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9", "224.0.0.1",
        "239.1.2.3", "240.0.0.1", "255.255.255.255",
    ])
    func `what is not of the Internet at large is not public, in IPv4 and wherever that stands in IPv6`(text: String) {
        let four = Self.four(text)
        #expect(NetworkAddress(four)?.isPublic == false)
        for holder in ["::ffff:\(text)", "::\(text)", "64:ff9b::\(text)"] {
            #expect(NetworkAddress(Self.six(holder))?.isPublic == false, "\(holder)")
        }
        #expect(NetworkAddress([0x20, 0x02] + four + [UInt8](repeating: 1, count: 10))?.isPublic == false)
    }

    @Test(arguments: [
        "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "128.0.0.0", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0",
        "198.17.255.255", "198.20.0.0", "223.255.255.255",
    ])
    func `its neighbours are`(text: String) {
        let four = Self.four(text)
        #expect(NetworkAddress(four)?.isPublic == true)
        for holder in ["::ffff:\(text)", "64:ff9b::\(text)"] {
            #expect(NetworkAddress(Self.six(holder))?.isPublic == true, "\(holder)")
        }
        #expect(NetworkAddress([0x20, 0x02] + four + [UInt8](repeating: 1, count: 10))?.isPublic == true)
    }

    @Test(arguments: [
        ("::", false), ("::1", false), ("fe80::1", false), ("febf::1", false), ("fec0::1", false), ("fc00::1", false),
        ("fd00:ec2::254", false), ("ff02::1", false), ("2001::1", false), ("2001:1ff::1", false),
        ("2001:db8::1", false), ("3fff::1", false), ("100::1", false), ("64:ff9b:1::1", false), ("4000::1", false),
        ("2001:200::1", true), ("2606:4700:4700::1111", true), ("2a00:1450::1", true), ("3ffe::1", true),
    ])
    func `of IPv6 only what is given out is public`(text: String, isPublic: Bool) {
        #expect(NetworkAddress(Self.six(text))?.isPublic == isPublic)
    }

    @Test func `other lengths are no addresses`() {
        for count in [0, 1, 3, 5, 15, 17] { #expect(NetworkAddress([UInt8](repeating: 8, count: count)) == nil) }
    }
}
