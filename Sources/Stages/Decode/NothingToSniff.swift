import InnkeeperCore

/// For a format in which nothing has to be found out.
struct NothingToSniff: Sniffer {
    let reader: any SourceReader

    mutating func push(_ bytes: [UInt8]) -> Bool { false }
    mutating func finish() -> any SourceReader { reader }
}
