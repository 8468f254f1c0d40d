/// Undoes a compression as the bytes arrive.
package protocol CompressionReader: AnyObject {
    /// Whether everything so far is complete.
    var isWhole: Bool { get }

    /// Decompresses the next bytes and passes the result on in pieces until one isn't taken. False in that case, or if
    /// the bytes are damaged.
    func read(_ bytes: [UInt8], _ take: (ArraySlice<UInt8>) -> Bool) -> Bool
}

extension ArchiveFormat {
    /// For a single stream that tasks read: gzip or Zstandard. nil for any other, and without memory for one.
    package var compressionReader: (any CompressionReader)? {
        switch self {
        case .gzip: GzipReader(ignoresRest: true)
        case .zstd: ZstdReader()
        case .zip, .tar, .xz, .bzip2: nil
        }
    }
}
