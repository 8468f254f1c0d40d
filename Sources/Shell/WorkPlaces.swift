import InnkeeperCore

/// Folders for temporary files of a run, apart from its output: beside the output there is space, and the next run
/// cleans up if this one crashes.
package struct WorkPlaces: Sendable {
    /// For copies of files that change while they are read.
    package var copies: String
    /// For unpacked files.
    package var spool: String
    /// For fetched files.
    package var fetched: String
    /// The folder that contains them.
    let parent: String

    package init(_ prefix: String, _ processID: Int32) {
        parent = Paths.parent(prefix)
        copies = "\(prefix).copies-\(processID)"
        spool = "\(prefix).spool-\(processID)"
        fetched = "\(prefix).fetched-\(processID)"
    }

    /// For findings that exceed the memory budget.
    func spill(beyond budget: Int, _ memory: MemoryLimit?) -> FindingSpill {
        FindingSpill(UnnamedFile(in: memory?.folder ?? parent), budget: budget)
    }
}
