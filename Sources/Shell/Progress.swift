/// Who is told how far a run is. Nothing depends on it.
package protocol Progress: AnyObject, Sendable {
    func began(_ file: String, bytes: Int64)
    func advanced(bytes: Int64, records: Int)
    func ended()
}

/// For runs that no one watches.
package final class NoProgress: Progress {
    package init() {}
    package func began(_ file: String, bytes: Int64) {}
    package func advanced(bytes: Int64, records: Int) {}
    package func ended() {}
}
