import InnkeeperCore

/// Of a format that says in itself all that there is to know.
struct NothingToSniff: Sniffer {
    let reader: any SourceReader

    mutating func push(_ bytes: [UInt8]) -> Bool { false }
    mutating func finish() -> any SourceReader { reader }
}
