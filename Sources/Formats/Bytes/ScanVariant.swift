internal import CInnkeeperByteScan

/// The processor features that a C scan is compiled for. Every scan with several variants takes one as an argument; all
/// give the same result.
public struct ScanVariant: Sendable, Hashable, CustomStringConvertible {
    let code: innkeeper_variant

    private init(code: innkeeper_variant) { self.code = code }

    /// The variants for this architecture, from the most widely supported to the fastest.
    private static let compiled = (0..<INNKEEPER_VARIANT_COUNT.rawValue).map {
        ScanVariant(code: innkeeper_variant(rawValue: $0))
    }.filter { innkeeper_is_compiled($0.code) != 0 }

    /// The variants that this processor can run, from the most widely supported to the fastest; never empty.
    public static let available = compiled.filter { innkeeper_can_run($0.code) != 0 }

    /// The names of the variants that this architecture has but this processor lacks.
    public static let lacking = compiled.filter { innkeeper_can_run($0.code) == 0 }.map(\.description)

    /// The fastest available variant.
    public static let best = available[available.count - 1]

    public var description: String {
        switch code {
        case INNKEEPER_BASELINE: "baseline"
        case INNKEEPER_AVX2: "avx2"
        case INNKEEPER_AVX512: "avx512"
        default: "avx512-vbmi2"
        }
    }

    public static func == (left: ScanVariant, right: ScanVariant) -> Bool { left.code.rawValue == right.code.rawValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(code.rawValue) }
}
