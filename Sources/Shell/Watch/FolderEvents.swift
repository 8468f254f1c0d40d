/// Reports events in folders (inotify(7)). If the kernel doesn't support it, it just waits.
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

    /// Starts watching a folder; call it again if the folder has been replaced. One that doesn't exist, or that the
    /// kernel can't watch, is still checked when the watch's patience is over.
    package func watch(_ folder: String) { try? Posix.watch(descriptor, folder) }

    /// Waits at most this long for an event; true if there was one.
    @discardableResult
    package func wait(milliseconds: Int) -> Bool {
        // An error (such as a signal) only ends the wait early.
        (try? Posix.waitForEvents(descriptor, milliseconds: milliseconds)) ?? false
    }
}
