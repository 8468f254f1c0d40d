/// Tells when something happens in folders (inotify(7)). Where the kernel can't tell, it just waits.
package final class FolderEvents {
    private let descriptor: Int32

    package init() throws {
        do {
            descriptor = try Posix.folderEvents()
        } catch {
            throw Fault(.outputFailed, "folders can't be watched: \(error.text)")
        }
    }

    deinit { Posix.close(descriptor) }

    /// Watches a folder from now on; again for one that was replaced by another. One that is not there, or that the
    /// kernel can't watch, is looked at all the same when the patience of the watch is over.
    package func watch(_ folder: String) { try? Posix.watch(descriptor, folder) }

    /// Waits at most so long for something to happen; true when it did.
    @discardableResult
    package func wait(milliseconds: Int) -> Bool {
        // An error (a signal, say) only ends the waiting early.
        (try? Posix.waitForEvents(descriptor, milliseconds: milliseconds)) ?? false
    }
}
