/// Distributes files among tasks that may run at the same time.
///
/// Before: files of 50, 40, 30, 20 and 10 bytes, for two tasks
/// After: 50, 20 and 10 bytes for one task, 40 and 30 for the other
///
/// Whole files are the unit of work: line numbers, encoding and date order are facts of a file.
package enum TaskSplit {
    /// The task of each file, from 0, given the files' sizes. Files go from the largest to the smallest, each to the task
    /// with the fewest bytes. Some tasks get no file if there are fewer files than tasks.
    package static func tasks(for sizes: [Int64], count: Int) -> [Int] {
        var tasks = [Int](repeating: 0, count: sizes.count)
        var loads = [Int64](repeating: 0, count: max(1, count))
        for file in sizes.indices.sorted(by: { (sizes[$1], $0) < (sizes[$0], $1) }) {
            guard let least = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
            tasks[file] = least
            // An empty file takes some work, too.
            loads[least] += max(1, sizes[file])
        }
        return tasks
    }
}
