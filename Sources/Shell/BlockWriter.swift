import Dispatch
import Synchronization

/// Writes the blocks of one file on its own thread, in order, and computes their digest there.
///
/// Blocks bypass the system's cache where the file system allows it: most of what a run writes isn't read soon, and the
/// cache costs a copy, memory, and a wait at the end until everything is on disk. Therefore the address and length of a
/// block are multiples of `BlockWriter.alignment`; where they aren't, or where the file system doesn't support it, the
/// file is written through the cache as usual.
final class BlockWriter: Sendable {
    /// The strictest alignment that disks require.
    static let alignment = 4096
    static let blockSize = 1 << 19
    /// How many blocks may be waiting or being written; adding another one blocks.
    private static let window = 8

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "innkeeper.writing")
    private let room = DispatchSemaphore(value: BlockWriter.window)
    private let state = Mutex(State())
    /// Only the writing thread uses it, until everything is written.
    private let sum = Mutex(Sum())

    /// A piece of the file, after `padding` bytes that don't belong to it.
    struct Block: Sendable {
        var bytes: [UInt8] = []
        var padding = 0
    }

    private struct State {
        /// In writing order. A block should have a single owner when it is emptied, or it is copied: so blocks are kept
        /// here rather than captured by the closures that write them.
        var waiting: [Block] = []
        /// Written blocks, for reuse.
        var free: [Block] = []
        /// The first failure; nothing is written after it.
        var failure: Posix.Failure?
    }

    /// Totals of what has been written.
    private struct Sum {
        let digest = Digest()
        var bytes: Int64 = 0
        var announced: Int64 = 0
        var isPastCache = false
    }

    private static let writebackStep: Int64 = 1 << 24

    /// Writes a file from the beginning, bypassing the cache if requested and possible.
    init(_ descriptor: Int32, pastCache: Bool = true) {
        self.descriptor = descriptor
        let isPastCache = pastCache && Posix.setPastCache(descriptor, true)
        sum.withLock { $0.isPastCache = isPastCache }
    }

    /// A block that is empty except for its padding, with room for `blockSize` bytes.
    func emptyBlock() -> Block {
        if var block = state.withLock({ $0.free.popLast() }) {
            block.bytes.removeLast(block.bytes.count - block.padding)
            // If a copy of a block was still referenced, emptying it has moved it.
            let padding = Posix.padding(before: block.bytes, toMultipleOf: BlockWriter.alignment)
            if padding == block.padding { return block }
        }
        var block = Block()
        block.bytes.reserveCapacity(BlockWriter.blockSize + BlockWriter.alignment)
        block.padding = Posix.padding(before: block.bytes, toMultipleOf: BlockWriter.alignment)
        block.bytes += [UInt8](repeating: 0, count: block.padding)
        return block
    }

    /// Takes a block; all but the last one of a file are full. Throws if an earlier block failed.
    func put(_ block: consuming Block) throws(Posix.Failure) {
        room.wait()
        let put = block
        if let failure = state.withLock({ state in
            if state.failure == nil { state.waiting.append(put) }
            return state.failure
        }) {
            room.signal()
            throw failure
        }
        queue.async { [self] in
            writeNext()
            room.signal()
        }
    }

    /// Waits for all pending blocks.
    func drain() { queue.sync {} }

    /// Waits for all pending blocks, and returns the length and digest of the file. The end of it may not be on disk
    /// yet.
    func finish() throws(Posix.Failure) -> (bytes: Int64, digest: String) {
        drain()
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return sum.withLock { sum in
            announce(&sum, least: 1)
            return (sum.bytes, sum.digest.text)
        }
    }

    private func writeNext() {
        guard var block = state.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }) else { return }
        if state.withLock({ $0.failure == nil }) {
            do {
                try sum.withLock { sum throws(Posix.Failure) in
                    let bytes = block.bytes[block.padding...]
                    sum.digest.add(bytes)
                    try write(bytes, &sum)
                    sum.bytes += Int64(bytes.count)
                    announce(&sum, least: BlockWriter.writebackStep)
                }
            } catch {
                state.withLock { $0.failure = error }
            }
        }
        state.withLock { state in
            state.free.append(block)
            block = Block()
        }
    }

    private func write(_ block: ArraySlice<UInt8>, _ sum: inout Sum) throws(Posix.Failure) {
        // The end of a file is rarely aligned.
        let whole = sum.isPastCache ? block.count / BlockWriter.alignment * BlockWriter.alignment : 0
        var done = 0
        if whole > 0 {
            do {
                try Posix.write(descriptor, block.prefix(whole))
                done = whole
            } catch {
                // Some file systems report only now that they don't support it. Rewrites what was already written of
                // the block.
                guard error.isUnaligned else { throw error }
                try Posix.seek(descriptor, to: sum.bytes)
            }
        }
        guard done < block.count else { return }
        if sum.isPastCache { sum.isPastCache = !Posix.setPastCache(descriptor, false) }
        try Posix.write(descriptor, block.dropFirst(done))
    }

    /// Starts writing cached bytes to disk, so that the sync at the end of the run has little left to do.
    private func announce(_ sum: inout Sum, least: Int64) {
        guard !sum.isPastCache, sum.bytes - sum.announced >= least else { return }
        Posix.startWriting(descriptor, from: sum.announced, count: sum.bytes - sum.announced)
        sum.announced = sum.bytes
    }
}
