/// A file that a run has written, as run.json lists it.
package struct WrittenFile: Sendable, Equatable {
    package var path: String
    package var bytes: Int64
    package var digest: String

    package init(path: String, bytes: Int64, digest: String) {
        self.path = path
        self.bytes = bytes
        self.digest = digest
    }
}
