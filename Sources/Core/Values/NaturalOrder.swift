/// Whether `left` sorts before `right` in natural order: "A2" before "A10", "b1" after "A9".
///
/// Runs of ASCII digits compare by value, everything else byte by byte ignoring ASCII case. Texts that are equal by
/// this ("A1", "a01") compare by their bytes, so that no two different texts tie.
public func naturallyPrecedes(_ left: String, _ right: String) -> Bool {
    let a = Array(left.utf8)
    let b = Array(right.utf8)
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
        if isDigit(a[i]), isDigit(b[j]) {
            let first = digitRun(a, from: i)
            let second = digitRun(b, from: j)
            // Without leading zeros the longer number is the larger one, so numbers of any length can be compared.
            if first.count != second.count { return first.count < second.count }
            for (x, y) in zip(first, second) where x != y { return x < y }
            i = first.endIndex
            j = second.endIndex
        } else {
            let x = lowerCased(a[i])
            let y = lowerCased(b[j])
            if x != y { return x < y }
            i += 1
            j += 1
        }
    }
    if a.count - i != b.count - j { return a.count - i < b.count - j }
    return a.lexicographicallyPrecedes(b)
}

/// The digits from `start` on, without leading zeros.
private func digitRun(_ bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    var first = start
    while first < bytes.count, bytes[first] == 0x30 { first += 1 }
    var end = first
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return bytes[first..<end]
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

private func lowerCased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
