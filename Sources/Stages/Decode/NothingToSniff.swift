package import InnkeeperCore

/// For a format in which nothing has to be found out.
package struct NothingToSniff: Sniffer {
    package let reader: any SourceReader

    package init(reader: any SourceReader) { self.reader = reader }

    package mutating func push(_ bytes: [UInt8]) -> Bool { false }
    package mutating func finish() -> any SourceReader { reader }
}
