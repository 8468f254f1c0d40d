import InnkeeperCore
import Testing

struct SourceFileTests {
    @Test func `counts add up by their kind`() {
        var sum = RecordCounts()
        #expect(sum.isBalanced)
        for (read, accepted, rejected, skipped) in [(10, 7, 2, 1), (5, 0, 5, 0)] {
            var counts = RecordCounts()
            counts.read = read
            counts.accepted = accepted
            counts.rejected = rejected
            counts.skipped = skipped
            #expect(counts.isBalanced)
            sum += counts
        }
        #expect([sum.read, sum.accepted, sum.rejected, sum.skipped] == [15, 7, 7, 1])
        #expect(sum.isBalanced)
    }

    @Test func `a record that is nowhere is noticed`() {
        var counts = RecordCounts()
        counts.read = 3
        counts.accepted = 1
        counts.rejected = 1
        #expect(!counts.isBalanced)
        counts.skipped = 1
        #expect(counts.isBalanced)
    }
}
