/// Receives the progress of a run. Nothing depends on it.
package protocol Progress: AnyObject, Sendable {
    func began(_ file: String, bytes: Int64)
    func advanced(bytes: Int64, records: Int)
    func ended()
}
