/// Where file systems are mounted, as the kernel lists it: a folder that is bound to another one of the same disk can't
/// be told by its device.
package struct MountPoints: Sendable {
    private let paths: Set<String>

    /// Empty where the kernel does not say; the device still tells most of them.
    package static var ofThisProcess: MountPoints {
        MountPoints((try? Posix.openAndRead("/proc/self/mountinfo")) ?? [])
    }

    /// `text` is that of proc_pid_mountinfo(5): the fifth field of a line is the path, blanks in it as `\040`.
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
