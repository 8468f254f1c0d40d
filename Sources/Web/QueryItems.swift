/// Adds items to the query of a URL.
///
/// ## Before
/// `https://example.org/near?kind=hike`, latitude 37.3
/// ## After
/// `https://example.org/near?kind=hike&latitude=37.3`
package enum QueryItems {
    /// The URL with these items appended to its query, without a fragment.
    package static func adding(_ items: KeyValuePairs<String, String>, to address: String) -> String {
        var text = String(address.prefix { $0 != "#" })
        for (name, value) in items {
            if !text.contains("?") {
                text += "?"
            } else if text.last != "?", text.last != "&" {
                text += "&"
            }
            text += "\(name)=\(escaped(value))"
        }
        return text
    }

    /// The URL without a query.
    package static func without(_ address: String) -> String { String(address.prefix { $0 != "?" && $0 != "#" }) }

    /// Percent-encodes everything but the unreserved characters of RFC 3986, 2.3.
    private static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
