import Core
import Testing

struct SourceFileTests {
    @Test func `counts balance when every record is accounted for`() {
        var counts = RecordCounts()
        #expect(counts.isBalanced)
        counts.read = 10
        counts.accepted = 7
        counts.rejected = 2
        #expect(!counts.isBalanced)
        counts.skipped = 1
        #expect(counts.isBalanced)
        // And sums of balanced counts balance
        var sum = counts
        sum += counts
        #expect((sum.read, sum.accepted, sum.rejected, sum.skipped) == (20, 14, 4, 2))
        #expect(sum.isBalanced)
    }
}
