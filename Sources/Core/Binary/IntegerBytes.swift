// Copies numbers to bytes and back, a whole column at once. All platforms that Swift supports are little-endian, like
// the files.

#if !_endian(little)
    #error("columns are written as they lie in memory, which must be little-endian")
#endif

enum IntegerBytes {
    static func append<Number: FixedWidthInteger & BitwiseCopyable>(
        _ numbers: ArraySlice<Number>, to bytes: inout [UInt8]
    ) {
        unsafe numbers.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
    }

    /// The number whose first byte is at `offset`; all its bytes must be present.
    static func number<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type, in bytes: [UInt8], at offset: Int
    ) -> Number {
        precondition(offset >= 0 && offset + MemoryLayout<Number>.size <= bytes.count)
        return unsafe bytes.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
    }

    /// `count` numbers from `offset` on; all their bytes must be present.
    static func numbers<Number: FixedWidthInteger & BitwiseCopyable>(
        _: Number.Type, in bytes: [UInt8], at offset: Int, count: Int
    ) -> [Number] {
        let size = count * MemoryLayout<Number>.size
        precondition(offset >= 0 && offset + size <= bytes.count)
        if count == 0 { return [] }
        return unsafe [Number](unsafeUninitializedCapacity: count) { numbers, initialized in
            unsafe bytes.withUnsafeBytes { source in
                let part = unsafe UnsafeRawBufferPointer(rebasing: source[offset..<offset + size])
                unsafe UnsafeMutableRawBufferPointer(numbers).copyMemory(from: part)
            }
            initialized = count
        }
    }
}
