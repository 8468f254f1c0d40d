import InnkeeperCore
import Synchronization

/// A file without a name, so that no one else can open it and nothing of it remains. Created with the first bytes.
final class UnnamedFile: SpillFile {
    private struct State {
        var descriptor: Int32?
        var size = 0
        /// It couldn't be created or can't grow any further.
        var isFull = false
        var loss: String?
    }

    private let folder: String
    private let state = Mutex(State())

    init(in folder: String) { self.folder = folder }

    deinit {
        state.withLock { state in
            if let descriptor = state.descriptor { Posix.close(descriptor) }
        }
    }

    var loss: String? { state.withLock(\.loss) }

    func lose(_ why: String) { state.withLock { $0.loss = $0.loss ?? why } }

    func checksum() -> any Checksum { Digest() }

    func append(_ bytes: [UInt8]) -> Range<Int>? {
        state.withLock { state in
            guard !state.isFull else { return nil }
            do throws(Posix.Failure) {
                let descriptor: Int32
                if let known = state.descriptor {
                    descriptor = known
                } else {
                    descriptor = try Posix.openUnnamed(in: folder)
                    state.descriptor = descriptor
                }
                try Posix.seek(descriptor, to: Int64(state.size))
                try Posix.write(descriptor, bytes[...])
            } catch {
                // What has been written can still be read.
                state.isFull = true
                return nil
            }
            defer { state.size += bytes.count }
            return state.size..<state.size + bytes.count
        }
    }

    func replace(_ place: Range<Int>, with bytes: [UInt8]) {
        state.withLock { state in
            guard let descriptor = state.descriptor, bytes.count == place.count else {
                preconditionFailure("only what was written can be replaced")
            }
            do throws(Posix.Failure) {
                try Posix.seek(descriptor, to: Int64(place.lowerBound))
                try Posix.write(descriptor, bytes[...])
            } catch {
                state.loss = state.loss ?? error.text
            }
        }
    }

    func read(_ place: Range<Int>) -> [UInt8]? {
        guard let descriptor = state.withLock(\.descriptor) else { return nil }
        do throws(Posix.Failure) {
            let bytes = try Posix.read(descriptor, at: Int64(place.lowerBound), count: place.count)
            if bytes.count == place.count { return bytes }
            lose("a file in \(folder) is shorter than it was written")
        } catch {
            lose(error.text)
        }
        return nil
    }
}
