import InnkeeperCore
import Testing

struct PartitioningIndexTests {
    @Test func `the first index of the second part is found wherever it stands`() {
        for count in 0...20 {
            for border in 0...count {
                // Given a range of which all from `border` on belong to the second part
                let range = 5..<5 + count
                // When / Then
                #expect(range.partitioningIndex { $0 >= 5 + border } == 5 + border)
            }
        }
    }

    @Test func `few are asked`() {
        var asked = 0
        _ = (0..<1_000_000).partitioningIndex { index in
            asked += 1
            return index > 77
        }
        #expect(asked <= 20)
    }
}
