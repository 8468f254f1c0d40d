// DANGER: writes through a pointer, in C (CEncodings), into as many bytes as the text can need at most.

internal import CInnkeeperEncodings

/// Decodes multibyte encodings.
enum MultibyteText {
    /// Decodes the bytes and appends them as UTF-8; false if the C library doesn't know the encoding.
    static func append(_ bytes: [UInt8], encoding: String, to text: inout [UInt8]) -> Bool {
        let room = bytes.count * 4 + 8
        var isKnown = true
        let decoded = unsafe [UInt8](unsafeUninitializedCapacity: room) { target, count in
            let written = unsafe bytes.withUnsafeBufferPointer { source in
                unsafe encoding.withCString { name in
                    unsafe innkeeper_to_utf8(name, source.baseAddress, source.count, target.baseAddress, room)
                }
            }
            isKnown = written >= 0
            count = max(written, 0)
        }
        text += decoded
        return isKnown
    }
}
