internal import InnkeeperFormats

/// A file's bytes as the CSV reader takes them: unchanged, or converted from UTF-16 to UTF-8.
struct CSVByteStream {
    let encoding: TextEncoding
    private var transcoder: UTF16Transcoder?

    init(encoding: TextEncoding) {
        self.encoding = encoding
        switch encoding {
        case .utf16LittleEndian: transcoder = UTF16Transcoder(isBigEndian: false)
        case .utf16BigEndian: transcoder = UTF16Transcoder(isBigEndian: true)
        default: transcoder = nil
        }
    }

    /// Whether the bytes are converted.
    var isWide: Bool { transcoder != nil }

    mutating func push(_ bytes: [UInt8]) -> [UInt8] { transcoder?.push(bytes) ?? bytes }

    mutating func finish() -> [UInt8] { transcoder?.finish() ?? [] }
}
