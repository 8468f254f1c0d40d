import InnkeeperCore

/// What later records of a source are compared with.
struct SourceState {
    var earlier = SeenKeyIndex()
    /// nil for a source with one file, which can't repeat another.
    var repeats: RepeatFinder?
    var instalments = InstalmentFinder()
    var newest = NewestExport()
    var carried: Set<String> = []
    /// The records read so far.
    var rows = 0

    /// Announces that `further` records are to come.
    mutating func makeRoom(for further: Int) {
        earlier.reserveCapacity(rows + further)
        repeats?.reserveCapacity(rows + further)
    }
}
