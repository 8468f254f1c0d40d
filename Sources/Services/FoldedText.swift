/// Text as duplicates are compared: without regard to case, and to blanks before, after and in number.
///
/// `"  Ada   Alder "` and `"ADA ALDER"` are the same; accents count.
public func foldedText(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(bytes.count)
    for byte in bytes {
        switch byte {
        case 0x80...:
            // Case beyond ASCII needs Unicode's tables. Rare enough to pay for a String.
            return foldedASCII(Array(String(decoding: bytes, as: UTF8.self).lowercased().utf8)[...])
        default: append(byte, to: &folded)
        }
    }
    if folded.last == 0x20 { folded.removeLast() }
    return folded
}

private func foldedASCII(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    for byte in bytes { append(byte, to: &folded) }
    if folded.last == 0x20 { folded.removeLast() }
    return folded
}

private func append(_ byte: UInt8, to folded: inout [UInt8]) {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20:
        if let last = folded.last, last != 0x20 { folded.append(0x20) }
    case 0x41...0x5A: folded.append(byte | 0x20)
    default: folded.append(byte)
    }
}
