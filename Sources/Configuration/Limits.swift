/// How much of what comes in is looked at before it is refused. The defaults are far beyond any export that is known.
package struct Limits: Sendable, Equatable {
    /// Bytes of one record.
    package var record = 1 << 20
    /// How deep JSON and XML may be nested.
    package var depth = 512
    /// Bytes of one file.
    package var file = 16 << 30
    /// Members of one archive.
    package var archiveMembers = 10_000
    /// Bytes that come out of an archive for each that lies on the disk.
    package var archiveRatio = 200

    package init() {}

    /// A size such as `16 GiB` in bytes; nil for anything else.
    package static func bytes(_ text: String) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        var unit = text.dropFirst(digits.count)
        if unit.first == " " { unit.removeFirst() }
        guard let number = Int(digits), number > 0, let size = units.first(where: { $0.name == unit })?.bytes else {
            return nil
        }
        let (bytes, overflow) = number.multipliedReportingOverflow(by: size)
        return overflow ? nil : bytes
    }

    /// The same written in the largest unit that gives a whole number.
    package static func text(_ bytes: Int) -> String {
        let unit = units.first { bytes % $0.bytes == 0 } ?? ("B", 1)
        return "\(bytes / unit.bytes) \(unit.name)"
    }

    private static let units = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)].map {
        (name: $0.0, bytes: $0.1)
    }
}
