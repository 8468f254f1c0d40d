/// Where file systems are mounted, according to the kernel: a bind mount of a folder on the same disk can't be
/// recognised by its device.
package struct MountPoints: Sendable {
    private let paths: Set<String>

    /// Empty if the kernel doesn't say; the device still reveals most mounts.
    package static var ofThisProcess: MountPoints {
        MountPoints((try? Posix.openAndRead("/proc/self/mountinfo")) ?? [])
    }

    /// `text` is in the format of proc_pid_mountinfo(5): the fifth field of a line is the path, with blanks as `\040`.
    package init(_ text: [UInt8]) {
        paths = Set(
            text.split(separator: 0x0A).compactMap { line in
                let fields = line.split(separator: 0x20, maxSplits: 5)
                return fields.count > 4 ? MountPoints.unescaped(fields[4]) : nil
            })
    }

    package func contains(_ path: String) -> Bool { paths.contains(path) }

    private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        var rest = field
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == 0x5C, digits.count == 3, digits.allSatisfy({ (0x30...0x37).contains($0) }) {
                bytes.append(digits.reduce(0) { $0 &<< 3 | $1 & 7 })
                rest.removeFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
