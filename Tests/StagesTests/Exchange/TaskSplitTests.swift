import InnkeeperStages
import Testing

struct TaskSplitTests {
    @Test func `the largest files go first, each to the task with the least to read`() {
        #expect(TaskSplit.tasks(for: [50, 40, 30, 20, 10], count: 2) == [0, 1, 1, 0, 0])
        #expect(TaskSplit.tasks(for: [10, 20, 30], count: 3) == [2, 1, 0])
    }

    @Test func `equal files are spread evenly, in their order`() {
        #expect(TaskSplit.tasks(for: [5, 5, 5, 5, 5, 5], count: 3) == [0, 1, 2, 0, 1, 2])
        #expect(TaskSplit.tasks(for: [0, 0, 0], count: 2) == [0, 1, 0])
    }

    @Test func `there may be more tasks than files, or no files`() {
        #expect(TaskSplit.tasks(for: [7, 9], count: 64) == [1, 0])
        #expect(TaskSplit.tasks(for: [], count: 4).isEmpty)
        #expect(TaskSplit.tasks(for: [7, 9], count: 1) == [0, 0])
    }
}
