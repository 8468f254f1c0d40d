import InnkeeperCore
import Testing
import TestSupport

struct RadixSortTests {
    private struct Entry: Equatable {
        var key: UInt32
        var order: Int
    }

    @Test(arguments: [0, 1, 2, 100, 4095, 4096, 4097, 70_000, 5_000_000, 4_000_000_000])
    func `keys up to any bound come out in order, equals as they came`(bound: UInt32) {
        // Given
        var random = SeededRandom(UInt64(bound))
        var entries = (0..<500).map { Entry(key: .random(in: 0...bound, using: &random), order: $0) }
        let expected = entries.sorted { ($0.key, $0.order) < ($1.key, $1.order) }
        // When
        radixSort(&entries, bits: bitCount(upTo: bound)) { $0.key }
        // Then
        #expect(entries == expected)
    }

    @Test func `keys of two parts are sorted by the lesser part first`() {
        var random = SeededRandom(1)
        var entries = (0..<6000).map { Entry(key: .random(in: 0..<64, using: &random), order: $0 % 7) }
        let expected = entries.sorted { ($0.key, $0.order) < ($1.key, $1.order) }
        radixSort(&entries, bits: bitCount(upTo: 6)) { UInt32($0.order) }
        radixSort(&entries, bits: bitCount(upTo: 63)) { $0.key }
        #expect(entries == expected)
    }

    @Test func `a number needs as many bits as its highest one`() {
        #expect([0, 1, 2, 3, 255, 256, UInt32.max].map { bitCount(upTo: $0) } == [0, 1, 2, 2, 8, 9, 32])
    }
}
