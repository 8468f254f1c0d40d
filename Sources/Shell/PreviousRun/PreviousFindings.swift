import InnkeeperCore
import InnkeeperFormats

/// The findings of an earlier run, from its `findings.jsonl`: each one's fingerprint, and where its line begins.
struct PreviousFindings {
    private(set) var fingerprints: [UInt64] = []
    private var starts: [Int64] = []
    private let path: String

    static let name = "findings.jsonl"

    /// Ends every line, except for the fingerprint itself: that is the last key.
    private static let mark = Array("\"fingerprint\":\"".utf8)
    private static let tailCount = mark.count + 16 + 2
    /// How many bytes of a line are searched.
    private static let longest: Int64 = 1 << 14

    init(_ run: PreviousRun) throws(PreviousRun.Absence) {
        path = Paths.join(run.folder, PreviousFindings.name)
        guard let output = run.outputs[PreviousFindings.name] else {
            throw .damaged("it has no \(PreviousFindings.name); the report `findings` writes it")
        }
        let digest = Digest()
        do {
            let descriptor = try Posix.openFile(path)
            defer { Posix.close(descriptor) }
            try readLines(descriptor, digest)
        } catch let failure as Posix.Failure {
            throw .damaged("\(PreviousFindings.name): \(failure.text)")
        } catch {
            throw .damaged("\(PreviousFindings.name): \(error)")
        }
        guard digest.text == output.digest else {
            throw .damaged("\(PreviousFindings.name) is not as that run wrote it")
        }
    }

    private struct Malformed: Error, CustomStringConvertible {
        var line: Int
        var description: String { "line \(line) is no finding" }
    }

    private mutating func readLines(_ descriptor: Int32, _ digest: Digest) throws {
        var left: [UInt8] = []
        var offset: Int64 = 0
        while true {
            let chunk = try Posix.read(descriptor, at: offset + Int64(left.count), count: 1 << 20)
            digest.add(chunk[...])
            if chunk.isEmpty { break }
            let bytes = left + chunk
            var start = 0
            while let end = Posix.firstIndex(of: 0x0A, in: bytes, from: start) {
                guard let fingerprint = PreviousFindings.fingerprint(bytes, start..<end) else {
                    throw Malformed(line: fingerprints.count + 1)
                }
                fingerprints.append(fingerprint)
                starts.append(offset + Int64(start))
                start = end + 1
            }
            left = Array(bytes[start...])
            offset += Int64(start)
        }
        if !left.isEmpty { throw Malformed(line: fingerprints.count + 1) }
    }

    private static func fingerprint(_ bytes: [UInt8], _ line: Range<Int>) -> UInt64? {
        guard line.count > tailCount, bytes[line.upperBound - 1] == 0x7D, bytes[line.upperBound - 2] == 0x22 else {
            return nil
        }
        let start = line.upperBound - tailCount
        for (index, byte) in mark.enumerated() where bytes[start + index] != byte { return nil }
        var value: UInt64 = 0
        for index in line.upperBound - 18..<line.upperBound - 2 {
            switch bytes[index] {
            case 0x30...0x39: value = value << 4 | UInt64(bytes[index] - 0x30)
            case 0x61...0x66: value = value << 4 | UInt64(bytes[index] - 0x57)
            default: return nil
            }
        }
        return value
    }

    /// Details of some of the findings.
    func details(_ numbers: [Int]) throws(PreviousRun.Absence) -> [FindingChanges.Resolved] {
        guard !numbers.isEmpty else { return [] }
        do {
            let descriptor = try Posix.openFile(path)
            defer { Posix.close(descriptor) }
            return try numbers.map { number in
                let end = number + 1 < starts.count ? starts[number + 1] : starts[number] + PreviousFindings.longest
                let count = Int(min(end - starts[number], PreviousFindings.longest))
                let bytes = try Posix.read(descriptor, at: starts[number], count: count)
                let line = bytes[..<(Posix.firstIndex(of: 0x0A, in: bytes, from: 0) ?? bytes.count)]
                // A longer line contains an endless value; its fingerprint still identifies it.
                let node = try? JSONNode(Array(line))
                return FindingChanges.Resolved(
                    fingerprint: fingerprints[number], code: node?["code"]?.string ?? "",
                    source: node?["source"]?.string ?? "", record: node?["record"]?.string ?? "",
                    property: node?["property"]?.string ?? "")
            }
        } catch {
            throw .damaged("\(PreviousFindings.name): \((error as? Posix.Failure)?.text ?? "\(error)")")
        }
    }
}
