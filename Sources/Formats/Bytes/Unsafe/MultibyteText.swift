// DANGER: writes through a pointer, in C (CEncodings), into as many bytes as the text can have at most.

internal import CInnkeeperEncodings

/// Text of encodings in which a character is one byte or several.
enum MultibyteText {
    /// Appends the text of the bytes in UTF-8; false when the C library does not know the encoding.
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
