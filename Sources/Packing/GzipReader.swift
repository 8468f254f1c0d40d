import CInnkeeperZlib

// The only file that accesses zlib's buffers.

/// Decompresses gzip (RFC 1952). There may be several members; what ends within one is truncated.
@safe package final class GzipReader: CompressionReader {
    private var stream = unsafe z_stream()
    private let ignoresRest: Bool
    private var isAtStart = true
    private var isBetweenMembers = true
    /// What follows the last member is ignored.
    private var isPastEnd = false
    private var isBroken = false

    /// `ignoresRest` is whether anything may follow the last member, as gzip(1) and libarchive allow: tapes pad with zeros.
    package init?(ignoresRest: Bool = false) {
        self.ignoresRest = ignoresRest
        guard unsafe innkeeper_inflate_begin(&stream) == Z_OK else { return nil }
    }

    deinit { unsafe inflateEnd(&stream) }

    /// Whether everything so far is complete members.
    package var isWhole: Bool { isBetweenMembers && !isBroken }

    package func read(_ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
        unsafe bytes.withUnsafeBufferPointer { unsafe read($0, take) }
    }

    private func read(_ bytes: UnsafeBufferPointer<UInt8>, _ take: (ArraySlice<UInt8>) -> Bool) -> Bool {
        guard let start = bytes.baseAddress, !isBroken else { return bytes.isEmpty }
        if isPastEnd { return true }
        unsafe stream.next_in = UnsafeMutablePointer(mutating: start)
        unsafe stream.avail_in = UInt32(bytes.count)
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        repeat {
            // What follows a member is the next one.
            if isBetweenMembers {
                if ignoresRest, !isAtStart, unsafe stream.next_in.pointee != GzipReader.mark {
                    isPastEnd = true
                    return true
                }
                isAtStart = false
                guard unsafe inflateReset(&stream) == Z_OK else { return broken() }
                isBetweenMembers = false
            }
            let (outcome, count) = unsafe piece.withUnsafeMutableBufferPointer { room in
                unsafe stream.next_out = room.baseAddress
                unsafe stream.avail_out = UInt32(room.count)
                let outcome = unsafe inflate(&stream, Z_NO_FLUSH)
                return unsafe (outcome, room.count - Int(stream.avail_out))
            }
            guard outcome == Z_OK || outcome == Z_STREAM_END || outcome == Z_BUF_ERROR else { return broken() }
            if count > 0, !take(piece[..<count]) { return false }
            isBetweenMembers = outcome == Z_STREAM_END
            // Less than a full piece: the input so far is used up.
            if outcome != Z_STREAM_END, count < piece.count { return true }
        } while unsafe stream.avail_in > 0 || !isBetweenMembers
        return true
    }

    /// The first byte of every member.
    private static let mark: UInt8 = 0x1F

    private func broken() -> Bool {
        isBroken = true
        return false
    }
}
