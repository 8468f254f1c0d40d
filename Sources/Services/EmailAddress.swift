internal import InnkeeperCore

/// An e-mail address in its comparable form: ignoring ASCII case, which no mail system in use distinguishes (RFC 5321,
/// 2.4 allows it before the @ and advises against it), and without surrounding spaces.
public enum EmailAddress {
    /// `Hash64` of the folded address; 0 for a text without characters on both sides of an @.
    public static func hash(_ text: ArraySlice<UInt8>) -> UInt64 {
        let address = trimmed(text)
        guard isAddress(address) else { return 0 }
        let span = address.span
        var hash = Hash64()
        for index in span.indices { hash.add(byte: folded(span[index])) }
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
        for relay in relays {
            let start = address.endIndex - relay.count
            guard start > at, start == at + 1 || address[start - 1] == UInt8(ascii: ".") else { continue }
            if address[start...].elementsEqual(relay, by: { folded($0) == $1 }) { return true }
        }
        return false
    }

    private static let relays = [
        "guest.booking.com", "guest.airbnb.com", "reply.airbnb.com", "messages.homeaway.com",
        "m.expediapartnercentral.com", "agoda-messaging.com",
    ].map { Array($0.utf8) }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let span = text.span
        var (start, end) = (0, span.count)
        while start < end, span[start] <= 0x20 { start += 1 }
        while start < end, span[end - 1] <= 0x20 { end -= 1 }
        return end - start == span.count ? text : text[text.startIndex + start..<text.startIndex + end]
    }

    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        guard let at = text.lastIndex(of: 0x40) else { return false }
        return at > text.startIndex && at < text.endIndex - 1
    }

    private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
