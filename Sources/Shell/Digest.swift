import CInnkeeperXXHash
package import InnkeeperCore

/// A running digest of bytes: 128-bit XXH3, written to run.json as `xxh128:` and 32 hex digits.
///
/// It tells whether two files are the same, but doesn't protect against deliberate collisions.
@safe package final class Digest {
    private let state: OpaquePointer
    /// How many bytes have been added.
    package private(set) var count: Int64 = 0

    package init() {
        guard let state = unsafe XXH3_createState() else { preconditionFailure("no memory for a digest") }
        unsafe self.state = state
        _ = unsafe XXH3_128bits_reset(state)
    }

    deinit { _ = unsafe XXH3_freeState(state) }

    package func add(_ bytes: ArraySlice<UInt8>) {
        count += Int64(bytes.count)
        unsafe bytes.withUnsafeBytes { buffer in
            _ = unsafe innkeeper_xxh3_update(state, buffer.baseAddress, buffer.count)
        }
    }

    package var text: String {
        let value = unsafe XXH3_128bits_digest(state)
        return "xxh128:" + Hash64.hex(value.high64) + Hash64.hex(value.low64)
    }

    /// The same as two numbers.
    package var plan: PlanDigest {
        let value = unsafe XXH3_128bits_digest(state)
        return PlanDigest(high: value.high64, low: value.low64)
    }

    /// The digest of `bytes` alone.
    package static func hash128(_ bytes: ArraySlice<UInt8>) -> UInt128 {
        let value = unsafe bytes.withUnsafeBytes { unsafe XXH3_128bits($0.baseAddress, $0.count) }
        return UInt128(value.high64) << 64 | UInt128(value.low64)
    }

    /// A fast 64-bit hash of `bytes`, for finding records that two files share.
    package static func hash64(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        unsafe bytes.withUnsafeBytes { unsafe XXH3_64bits($0.baseAddress, $0.count) }
    }
}

extension Digest: Checksum {
    package var value: UInt64 { unsafe XXH3_128bits_digest(state).low64 }
}
