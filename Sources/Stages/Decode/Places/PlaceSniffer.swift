import Core

/// JSON leaves nothing to find out before it is read.
struct PlaceSniffer: Sniffer {
    var reader: any SourceReader

    mutating func push(_ bytes: [UInt8]) -> Bool { false }
    mutating func finish() -> any SourceReader { reader }
}
