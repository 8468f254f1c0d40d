/// Sorts `elements` by a whole number below 2 to the power of `bits`, keeping the order of equals: the distribution
/// sort from the lowest digit up (H. H. Seward, 1954), in linear time.
///
/// For keys of several parts call it once for each part, the least significant part first. Inlinable, because the
/// closure would otherwise be called for every element across modules.
@inlinable
public func radixSort<Element>(_ elements: inout [Element], bits: Int, by key: (Element) -> UInt32) {
    guard elements.count > 1, bits > 0 else { return }
    let passes = (bits + 11) / 12
    // Digits of even width: 13 bits are better sorted by 7 and 6 than by 12 and 1.
    let width = (bits + passes - 1) / passes
    let mask = UInt32(truncatingIfNeeded: (1 << width) - 1)
    var sorted = elements
    var positions = [Int](repeating: 0, count: 1 << width)
    for pass in 0..<passes {
        let shift = UInt32(truncatingIfNeeded: pass * width)
        for index in positions.indices { positions[index] = 0 }
        for element in elements { positions[Int(key(element) &>> shift & mask)] += 1 }
        var start = 0
        for digit in positions.indices {
            let count = positions[digit]
            positions[digit] = start
            start += count
        }
        for element in elements {
            let digit = Int(key(element) &>> shift & mask)
            sorted[positions[digit]] = element
            positions[digit] += 1
        }
        swap(&elements, &sorted)
    }
}

/// Bits that the numbers 0 to `largest` need.
public func bitCount(upTo largest: UInt32) -> Int { 32 - largest.leadingZeroBitCount }
