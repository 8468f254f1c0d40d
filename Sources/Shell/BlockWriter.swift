import Dispatch
import Synchronization

/// Writes the blocks of one file on a thread of its own, in their order, and digests them there.
///
/// Blocks go straight to the disk where the file system allows it, past the system's cache: most of what a run writes
/// nobody reads soon, and the cache costs a copy, memory, and a wait at the end until the disk has it all. So the address
/// and the length of a block are multiples of `BlockWriter.alignment`; where they are not, or where the file system has
/// no such way, the cache is written as usual.
final class BlockWriter: Sendable {
    /// What disks ask for at most.
    static let alignment = 4096
    static let blockSize = 1 << 19
    /// Blocks that wait or are being written; whoever brings one more waits.
    private static let window = 3

    private let descriptor: Int32
    private let queue = DispatchQueue(label: "innkeeper.writing")
    private let room = DispatchSemaphore(value: BlockWriter.window)
    private let state = Mutex(State())
    /// Only the thread that writes takes it, until all is written.
    private let sum = Mutex(Sum())

    /// A piece of the file, behind `padding` bytes that are none of it.
    struct Block: Sendable {
        var bytes: [UInt8] = []
        var padding = 0
    }

    private struct State {
        /// In the order in which they are to be written. A block should have one owner when it is emptied, or it is
        /// copied: so they are kept here and not by the closures that write them.
        var waiting: [Block] = []
        /// Blocks that are written, to be filled again.
        var free: [Block] = []
        /// The first that went wrong; nothing is written after it.
        var failure: Posix.Failure?
    }

    /// Of what is written.
    private struct Sum {
        let digest = Digest()
        var bytes: Int64 = 0
        var announced: Int64 = 0
        var isPastCache = false
    }

    private static let writebackStep: Int64 = 1 << 24

    /// Writes a file from its beginning, past the cache if it is asked to and can.
    init(_ descriptor: Int32, pastCache: Bool = true) {
        self.descriptor = descriptor
        let isPastCache = pastCache && Posix.setPastCache(descriptor, true)
        sum.withLock { $0.isPastCache = isPastCache }
    }

    /// One that is empty but for its padding, with room for `blockSize` bytes.
    func emptyBlock() -> Block {
        if var block = state.withLock({ $0.free.popLast() }) {
            block.bytes.removeLast(block.bytes.count - block.padding)
            // One of which somebody still had a copy lies elsewhere now.
            let padding = Posix.padding(before: block.bytes, toMultipleOf: BlockWriter.alignment)
            if padding == block.padding { return block }
        }
        var block = Block()
        block.bytes.reserveCapacity(BlockWriter.blockSize + BlockWriter.alignment)
        block.padding = Posix.padding(before: block.bytes, toMultipleOf: BlockWriter.alignment)
        block.bytes.append(contentsOf: repeatElement(0, count: block.padding))
        return block
    }

    /// Takes a block; all but the last one of a file are full. Throws what went wrong with those before.
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

    /// Waits for the blocks that are under way.
    func drain() { queue.sync {} }

    /// Waits for the blocks that are under way, and gives length and digest of the whole. The disk may not have
    /// the last of it yet.
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
        // The end of a file is seldom a multiple of anything.
        let whole = sum.isPastCache ? block.count / BlockWriter.alignment * BlockWriter.alignment : 0
        var done = 0
        if whole > 0 {
            do {
                try Posix.write(descriptor, block.prefix(whole))
                done = whole
            } catch {
                // Some file systems say only now that they can't. What is written of the block is written once more.
                guard error.isUnaligned else { throw error }
                try Posix.seek(descriptor, to: sum.bytes)
            }
        }
        guard done < block.count else { return }
        if sum.isPastCache { sum.isPastCache = !Posix.setPastCache(descriptor, false) }
        try Posix.write(descriptor, block.dropFirst(done))
    }

    /// What went into the cache begins to go to the disk, so that the sync at the end of the run finds little to do.
    private func announce(_ sum: inout Sum, least: Int64) {
        guard !sum.isPastCache, sum.bytes - sum.announced >= least else { return }
        Posix.startWriting(descriptor, from: sum.announced, count: sum.bytes - sum.announced)
        sum.announced = sum.bytes
    }
}
