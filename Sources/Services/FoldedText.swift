/// Text as duplicates are compared: without regard to case, and to blanks before, after and in number.
///
/// `"  Ada   Alder "` and `"ADA ALDER"` are the same; accents count.
public func foldedText(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    // Case beyond ASCII needs Unicode's tables. Rare enough to pay for a String.
    guard bytes.contains(where: { $0 >= 0x80 }) else { return foldedASCII(bytes) }
    return foldedASCII(Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)[...])
}

/// Bytes beyond ASCII stay as they are.
func foldedASCII(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    // A blank is written when the next word begins, so that none stands at an end.
    var isBlankDue = false
    for byte in bytes {
        switch byte {
        case 0x09, 0x0A, 0x0D, 0x20: isBlankDue = !folded.isEmpty
        default:
            if isBlankDue { folded.append(0x20) }
            isBlankDue = false
            folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        }
    }
    return folded
}
