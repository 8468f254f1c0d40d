/// Turns a stream of UTF-16 into UTF-8. Drops a byte order mark at the start; an unpaired surrogate, and half a code
/// unit at the end, become U+FFFD.
public struct UTF16Transcoder: Sendable {
    private let isBigEndian: Bool
    private var oddByte: UInt8?
    private var highSurrogate: UInt16?
    private var isAtStart = true

    public init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    public mutating func push(_ bytes: [UInt8]) -> [UInt8] {
        // A code unit takes at most three bytes; one that completes an earlier piece comes on top.
        [UInt8](capacity: 3 * (bytes.count / 2 + 1) + 3) { output in
            let bytes = bytes.span
            var index = 0
            if let earlier = oddByte, !bytes.isEmpty {
                take(unit(earlier, bytes[0]), into: &output)
                oddByte = nil
                index = 1
            }
            // A run of ASCII is looked for at its start, and again where 32 units of it may have come together.
            var next = index
            while index + 1 < bytes.count {
                if index >= next, highSurrogate == nil {
                    let narrowed = ASCIIUnits.append(bytes, from: index, isBigEndian: isBigEndian, to: &output)
                    index += 2 * narrowed
                    if narrowed > 0 { isAtStart = false }
                    next = index + 64
                } else {
                    take(unit(bytes[index], bytes[index + 1]), into: &output)
                    index += 2
                }
            }
            if index < bytes.count { oddByte = bytes[index] }
        }
    }

    private func unit(_ first: UInt8, _ second: UInt8) -> UInt16 {
        isBigEndian ? UInt16(first) << 8 | UInt16(second) : UInt16(second) << 8 | UInt16(first)
    }

    /// Call after the last byte.
    public mutating func finish() -> [UInt8] {
        let isCutOff = oddByte != nil || highSurrogate != nil
        oddByte = nil
        highSurrogate = nil
        return isCutOff ? Array("\u{FFFD}".utf8) : []
    }

    @inline(__always)
    private mutating func take(_ unit: UInt16, into output: inout OutputSpan<UInt8>) {
        if unit < 0x80, highSurrogate == nil {
            output.append(UInt8(truncatingIfNeeded: unit))
            isAtStart = false
        } else {
            takeOther(unit, into: &output)
        }
    }

    private mutating func takeOther(_ unit: UInt16, into output: inout OutputSpan<UInt8>) {
        defer { isAtStart = false }
        if isAtStart && unit == 0xFEFF { return }
        if let high = highSurrogate {
            highSurrogate = nil
            if UTF16.isTrailSurrogate(unit) {
                let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
                append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &output)
                return
            }
            append("\u{FFFD}", to: &output)
        }
        if UTF16.isLeadSurrogate(unit) {
            highSurrogate = unit
        } else {
            append(Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}", to: &output)
        }
    }

    private func append(_ scalar: Unicode.Scalar, to output: inout OutputSpan<UInt8>) {
        for byte in scalar.utf8 { output.append(byte) }
    }
}

/// Turns UTF-8 back into the UTF-16 it was made from.
public struct UTF16Encoder: Sendable {
    private let isBigEndian: Bool

    public init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    public func encode(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count * 2)
        for unit in String(decoding: text, as: UTF8.self).utf16 {
            let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
            output.append(isBigEndian ? high : low)
            output.append(isBigEndian ? low : high)
        }
        return output
    }
}
