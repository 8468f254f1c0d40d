import Foundation
package import InnkeeperFormats
import Synchronization

/// The variants of a scan (`ScanVariant`), for tests that hold each against the reference.
package enum ScanVariants {
    private static let names = Mutex<Set<String>>([])

    /// The names of all that a test has run so far.
    package static var ran: Set<String> { names.withLock { $0 } }

    /// All that this processor has. They are printed, and those that it lacks, once.
    private static let all: [ScanVariant] = {
        print("scans run as \(ScanVariant.available.map(\.description).joined(separator: ", "))")
        for name in ScanVariant.lacking {
            FileHandle.standardError.write(Data("SKIPPED: scans as \(name), which this processor lacks\n".utf8))
        }
        return ScanVariant.available
    }()

    /// Runs a test once for each.
    package static func run(_ test: (ScanVariant) throws -> Void) rethrows {
        for variant in all {
            try test(variant)
            names.withLock { _ = $0.insert(variant.description) }
        }
    }
}
