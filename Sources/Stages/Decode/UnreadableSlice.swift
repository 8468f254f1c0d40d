package import Core

/// A file of which nothing can be read: its first bytes stand for one record, which is malformed.
package struct UnreadableSlice: SourceSlice {
    private let bytes: [UInt8]
    private let code: String
    private let detail: String
    private let file: Int

    /// No more than 4 KiB of `bytes` are kept.
    package init(bytes: [UInt8], code: String, detail: String, file: Int) {
        self.bytes = Array(bytes.prefix(4096))
        self.code = code
        self.detail = detail
        self.file = file
    }

    package func decode() -> DecodedSlice {
        var findings = Findings()
        findings.add(
            code: code, file: file, line: 1, column: 1, detail: detail, recordDigest: Hash64.digest(bytes[...]))
        return DecodedSlice(
            batch: .contacts(Contacts()), bytes: bytes, offset: 0,
            records: [RecordSpan(start: 0, end: bytes.count, disposition: .malformed)], findings: findings)
    }
}
