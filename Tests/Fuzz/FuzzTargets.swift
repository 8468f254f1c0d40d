import Catalog
import Core
import Formats

/// One thing to throw bytes at. It stops the process when it finds a fault.
struct FuzzTarget: Sendable {
    var name: String
    var run: @Sendable ([UInt8]) -> Void

    /// The formats of the catalogue, then the fast scanners beside their plain twins.
    static let all =
        Catalog.formats.map { format in
            FuzzTarget(name: format.name) { readBothWays($0, format) }
        } + [
            FuzzTarget(name: "csv-index", run: compareIndexes),
            FuzzTarget(name: "utf8", run: compareUTF8),
        ]

    /// Cut into small chunks or large ones: the records and the findings are the same.
    private static func readBothWays(_ input: [UInt8], _ format: any Format.Type) {
        guard let choice = input.first else { return }
        let bytes = Array(input.dropFirst())
        let kinds = format.kinds.sorted { $0.rawValue < $1.rawValue }
        var settings = SourceSettings(name: "fuzz", kind: kinds[Int(choice >> 4) % kinds.count])
        // Small limits, so that small inputs reach them.
        settings.recordLimit = 4096
        settings.depthLimit = 32
        let size = [1, 3, 64, 1000][Int(choice & 3)]
        let small = Reading(bytes, format: format, settings: settings, chunkSize: size)
        let large = Reading(bytes, format: format, settings: settings, chunkSize: 1 << 20)
        precondition(small == large, "chunks of \(size) bytes: \(small)\none chunk: \(large)")
    }

    @Sendable private static func compareIndexes(_ input: [UInt8]) {
        for delimiter in Array(",;\t|".utf8) {
            let fast = CSVIndex(scanning: input, delimiter: delimiter)
            precondition(fast == CSVIndex(plainly: input, delimiter: delimiter), "the scans of CSV differ")
        }
    }

    @Sendable private static func compareUTF8(_ input: [UInt8]) {
        let plain = UTF8Check.isValid(plainly: input)
        precondition(UTF8Check.isValid(input) == plain, "the checks of UTF-8 differ")
        for size in [1, 2, 5] {
            var check = UTF8Check()
            for start in stride(from: 0, to: input.count, by: size) {
                _ = check.push(Array(input[start..<min(start + size, input.count)]))
            }
            precondition(check.finish() == plain, "the check of UTF-8 in pieces of \(size) differs")
        }
    }
}
