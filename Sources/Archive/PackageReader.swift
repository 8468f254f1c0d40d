package import InnkeeperPacking
import Synchronization

/// Reads the members of a zip that is a single document, such as a workbook, by name and in any order.
///
/// Members that aren't requested are never unpacked. Of two members with the same name the last counts.
package final class PackageReader: Sendable {
    package let names: [String]
    private let input: ArchiveInput
    private let limits: ArchiveLimits
    private let last: [String: Int]
    private let state: Mutex<State>

    fileprivate struct State {
        var reader: ArchiveReader
        /// How many members the reader has passed.
        var position = 0
        var unpacked: Int64 = 0
    }

    /// How many bytes have been unpacked.
    package var unpacked: Int64 { state.withLock { $0.unpacked } }

    /// Bytes that were only read ahead don't count: how many they are depends on chance.
    package func forget(_ count: Int64) { state.withLock { $0.unpacked -= count } }

    /// Lists the members. An encrypted one makes the whole unreadable.
    package init(_ input: ArchiveInput, limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveFault) {
        self.input = input
        self.limits = limits
        state = Mutex(State(reader: try ArchiveReader(input, as: .zip)))
        var names: [String] = []
        var last: [String: Int] = [:]
        let list = try ArchiveReader(input, as: .zip)
        while let entry = try list.next() {
            if entry.isEncrypted { throw ArchiveFault(.damaged, "it needs a password") }
            if names.count >= limits.members {
                throw ArchiveFault(.limit, "it has more than \(limits.members) members")
            }
            last[entry.name] = names.count
            names.append(entry.name)
        }
        self.names = names
        self.last = last
    }

    /// Passes the bytes of a member to `take`, piece by piece, until that returns false.
    package func read(_ name: String, _ take: (_ bytes: [UInt8]) -> Bool) throws(ArchiveFault) {
        guard let wanted = last[name] else { throw ArchiveFault(.damaged, "it is missing") }
        let (input, limits) = (input, limits)
        try state.withLock { state throws(ArchiveFault) in try state.seek(wanted, in: input) }
        while true {
            let bytes = try state.withLock { state throws(ArchiveFault) in try state.next(limits, of: input.size) }
            if bytes.isEmpty || !take(bytes) { return }
        }
    }
}

extension PackageReader.State {
    /// Moves on to the member with an index, or back to it.
    fileprivate mutating func seek(_ wanted: Int, in input: ArchiveInput) throws(ArchiveFault) {
        if wanted < position {
            reader = try ArchiveReader(input, as: .zip)
            position = 0
        }
        while position <= wanted {
            guard try reader.next() != nil else { throw ArchiveFault(.damaged, "it is missing") }
            position += 1
        }
    }

    /// The next piece of the member; empty at its end.
    fileprivate mutating func next(_ limits: ArchiveLimits, of size: Int64) throws(ArchiveFault) -> [UInt8] {
        let bytes = try reader.read(1 << 16)
        unpacked += Int64(bytes.count)
        let most = max(limits.unquestionedBytes, size.multipliedReportingOverflow(by: limits.ratio).partialValue)
        if unpacked > limits.bytes { throw ArchiveFault(.limit, "more than \(limits.bytes) bytes come out of it") }
        if unpacked > most { throw ArchiveFault(.limit, "it unpacks to more than \(limits.ratio) times its size") }
        return bytes
    }
}
