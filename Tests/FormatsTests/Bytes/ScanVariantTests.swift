import Foundation
import InnkeeperFormats
import Testing
import TestSupport

struct ScanVariantTests {
    @Test func `each variant that the processor has is run by tests, and each that it lacks has a name`() throws {
        // Given the processor's features as the system lists them
        let information = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        let line = information.split(separator: "\n").first { $0.hasPrefix("flags") || $0.hasPrefix("Features") }
        let features = Set(line?.split(separator: " ").map(String.init) ?? [])
        let needed: [(name: String, features: Set<String>)] = [
            ("avx2", ["avx2", "bmi1", "bmi2"]), ("avx512", ["avx512f", "avx512bw", "avx512vl"]),
            ("avx512-vbmi2", ["avx512f", "avx512bw", "avx512vl", "avx512_vbmi2"]),
        ]
        #if arch(x86_64)
            let compiled = needed
        #else
            let compiled = needed.prefix(0)
        #endif
        let expected = compiled.filter { features.isSuperset(of: $0.features) }.map(\.name)
        // When the scans run in every variant, each of which says whether it is the one that was asked for
        let bytes = Array("a,b\nBEGIN:VCARD\nEND:VCARD\n".utf8)
        ScanVariants.run { variant in
            let index = CSVIndex(scanning: bytes, delimiter: 0x2C, variant: variant)
            _ = CSVFieldTable(index, rows: [0], width: 2, variant: variant)
            _ = TextBlocks(bytes, variant: variant)
            var splitter = VCardSplitter(recordLimit: 100, variant: variant)
            _ = splitter.push(bytes)
        }
        // Then those that ran are those that the processor has
        #expect(ScanVariants.ran == Set(["baseline"] + expected))
        #expect(ScanVariant.lacking == compiled.map(\.name).filter { !expected.contains($0) })
        // And the last of them is the one that is used
        #expect(ScanVariant.best.description == expected.last ?? "baseline")
    }
}
