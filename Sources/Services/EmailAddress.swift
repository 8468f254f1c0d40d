internal import InnkeeperCore

/// An e-mail address in its comparable form: ignoring ASCII case, which no mail system in use distinguishes (RFC 5321,
/// 2.4 allows it before the @ and advises against it), and without surrounding spaces.
public enum EmailAddress {
    /// `Hash64` of the folded address; 0 for a text without characters on both sides of an @.
    public static func hash(_ text: ArraySlice<UInt8>) -> UInt64 {
        let address = trimmed(text)
        guard isAddress(address) else { return 0 }
        var hash = Hash64()
        for byte in address { hash.add(byte: folded(byte)) }
        return hash.value
    }

    /// Whether two texts are the same address.
    public static func areEqual(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
        let one = trimmed(left)
        return isAddress(one) && one.elementsEqual(trimmed(right)) { folded($0) == folded($1) }
    }

    /// Whether a channel made the address for a single booking or conversation: it forwards messages and does not
    /// identify the guest.
    public static func isRelay(_ text: ArraySlice<UInt8>) -> Bool {
        let address = trimmed(text)
        guard let at = address.lastIndex(of: 0x40) else { return false }
        let domain = address[(at + 1)...]
        return relays.contains { relay in
            guard domain.count >= relay.count else { return false }
            let end = domain.suffix(relay.count)
            let isWhole = domain.count == relay.count || domain[end.startIndex - 1] == UInt8(ascii: ".")
            return isWhole && end.elementsEqual(relay) { folded($0) == $1 }
        }
    }

    private static let relays = [
        "guest.booking.com", "guest.airbnb.com", "reply.airbnb.com", "messages.homeaway.com",
        "m.expediapartnercentral.com", "agoda-messaging.com",
    ].map { Array($0.utf8) }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let first = text.first, first <= 0x20 { text = text.dropFirst() }
        while let last = text.last, last <= 0x20 { text = text.dropLast() }
        return text
    }

    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        guard let at = text.lastIndex(of: 0x40) else { return false }
        return at > text.startIndex && at < text.endIndex - 1
    }

    private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
