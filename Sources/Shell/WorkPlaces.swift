import InnkeeperCore

/// Folders for what a run must keep for a while, besides what it writes: beside the output there is room, and the next
/// run sweeps them up if this one crashes.
package struct WorkPlaces: Sendable {
    /// For copies of files that are changed while they are read.
    package var copies: String
    /// For what is unpacked.
    package var spool: String
    /// For what is fetched.
    package var fetched: String
    /// The folder that these are in.
    private let parent: String

    package init(_ prefix: String, _ processID: Int32) {
        parent = Paths.parent(prefix)
        copies = "\(prefix).copies-\(processID)"
        spool = "\(prefix).spool-\(processID)"
        fetched = "\(prefix).fetched-\(processID)"
    }

    /// For findings that are too many for the memory.
    func spill(beyond budget: Int) -> FindingSpill { FindingSpill(UnnamedFile(in: parent), budget: budget) }
}
