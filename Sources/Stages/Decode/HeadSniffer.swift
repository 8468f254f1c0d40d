import InnkeeperCore

/// For a format whose first bytes tell everything.
struct HeadSniffer: Sniffer {
    private var head: [UInt8] = []
    private let make: (_ head: [UInt8]) -> any SourceReader

    init(_ make: @escaping (_ head: [UInt8]) -> any SourceReader) { self.make = make }

    mutating func push(_ bytes: [UInt8]) -> Bool {
        head += bytes
        return head.count < FormatChoice.headSize
    }

    mutating func finish() -> any SourceReader { make(Array(head.prefix(FormatChoice.headSize))) }
}
