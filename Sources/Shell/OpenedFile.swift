/// A file that is open for reading, until nothing refers to it any more.
final class OpenedFile: Sendable {
    let descriptor: Int32
    /// In bytes, when it was opened.
    let size: Int64

    init(_ path: String) throws(Posix.Failure) {
        descriptor = try Posix.openFile(path)
        do throws(Posix.Failure) {
            size = try Posix.status(of: descriptor).size
        } catch {
            Posix.close(descriptor)
            throw error
        }
    }

    deinit { Posix.close(descriptor) }
}
