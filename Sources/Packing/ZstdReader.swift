import CInnkeeperZstd

// The only file that accesses libzstd's buffers.

/// Decompresses Zstandard (RFC 8878). There may be several frames; what ends within one is truncated.
@safe package final class ZstdReader: CompressionReader {
    private let stream: OpaquePointer
    private var isBetweenFrames = true
    private var isBroken = false

    package init?() {
        guard let stream = unsafe ZSTD_createDStream() else { return nil }
        unsafe self.stream = stream
    }

    deinit { _ = unsafe ZSTD_freeDStream(stream) }

    package var isWhole: Bool { isBetweenFrames && !isBroken }

    package func read(_ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
        unsafe bytes.withUnsafeBytes { unsafe read($0, take) }
    }

    private func read(_ bytes: UnsafeRawBufferPointer, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
        guard unsafe !bytes.isEmpty, !isBroken else { return unsafe bytes.isEmpty }
        var input = unsafe ZSTD_inBuffer(src: bytes.baseAddress, size: bytes.count, pos: 0)
        var piece = [UInt8](repeating: 0, count: 1 << 17)
        var isFull = false
        repeat {
            let (outcome, count): (Int, Int) = unsafe piece.withUnsafeMutableBytes { room in
                var output = unsafe ZSTD_outBuffer(dst: room.baseAddress, size: room.count, pos: 0)
                let outcome = unsafe ZSTD_decompressStream(stream, &output, &input)
                return unsafe (outcome, output.pos)
            }
            guard ZSTD_isError(outcome) == 0 else {
                isBroken = true
                return false
            }
            if count > 0, !take(piece[..<count]) { return false }
            isBetweenFrames = outcome == 0
            // There may be more than fits.
            isFull = count == piece.count && !isBetweenFrames
        } while unsafe input.pos < input.size || isFull
        return true
    }
}
