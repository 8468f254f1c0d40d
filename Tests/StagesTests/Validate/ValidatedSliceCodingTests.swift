import InnkeeperCore
import InnkeeperServices
import InnkeeperStages
import Testing

/// That everything comes back is seen where slices are merged; here, that damage is told.
struct ValidatedSliceCodingTests {
    private static let header = BinaryHeader("partial", version: 1)

    @Test func `as many verdicts as rows, or it is damage`() {
        // Given two verdicts on no row
        let slice = ValidatedSlice(
            decoded: DecodedSlice(
                batch: .places(Places()), bytes: [], offset: 0, records: [], findings: Findings()),
            rejected: [true, false], rowFindings: LocatedFindings())
        let bytes = BinaryWriter.bytes(of: slice, Self.header)
        // When, then
        #expect(throws: BinaryFault.damaged("the verdicts are not those of the rows")) {
            _ = try BinaryReader.value(of: ValidatedSlice.self, in: bytes, Self.header)
        }
    }
}
