/// Sorts `elements` by a whole number below 2 to the power of `bits`, stably: a least-significant-digit radix sort (H.
/// H. Seward, 1954), in linear time.
///
/// For keys of several parts, call it once per part, least significant part first. Inlinable, because otherwise the
/// closure would be called across modules for every element.
@inlinable
public func radixSort<Element>(_ elements: inout [Element], bits: Int, by key: (Element) -> UInt32) {
    guard elements.count > 1, bits > 0 else { return }
    let passes = (bits + 11) / 12
    // Digits of even width: 13 bits sort faster as 7 + 6 than as 12 + 1.
    let width = (bits + passes - 1) / passes
    let mask = UInt32(truncatingIfNeeded: (1 << width) - 1)
    var sorted = elements
    var positions = [Int](repeating: 0, count: 1 << width)
    for pass in 0..<passes {
        let shift = UInt32(truncatingIfNeeded: pass * width)
        // Written through spans: an array is checked for other owners at every element.
        var next = positions.mutableSpan
        var target = sorted.mutableSpan
        for index in next.indices { next[index] = 0 }
        for element in elements { next[Int(key(element) &>> shift & mask)] += 1 }
        var start = 0
        for digit in next.indices {
            let count = next[digit]
            next[digit] = start
            start += count
        }
        for element in elements {
            let digit = Int(key(element) &>> shift & mask)
            target[next[digit]] = element
            next[digit] += 1
        }
        swap(&elements, &sorted)
    }
}

/// Number of bits needed for the numbers 0 to `largest`.
public func bitCount(upTo largest: UInt32) -> Int { 32 - largest.leadingZeroBitCount }
