import InnkeeperArchive
import InnkeeperPacking

/// Walks over anything that looks packed: no more comes out than the limits allow, and only under safe names.
enum ArchiveWalk {
    static func run(_ choice: UInt8, _ bytes: [UInt8]) {
        guard let format = ArchiveFormat(bytes) else { return }
        var limits = ArchiveLimits()
        // Small limits, so that small inputs reach them.
        limits.members = 20
        limits.ratio = 50
        limits.unquestionedBytes = 1 << 16
        limits.bytes = 1 << 18
        let input = ArchiveInput(size: Int64(bytes.count)) { offset, count in
            Array(bytes.dropFirst(Int(offset)).prefix(min(count, choice & 1 == 0 ? count : 100)))
        }
        let pieceSize = choice & 2 == 0 ? 1 << 18 : 7
        var total = 0
        var members = 0
        do throws(ArchiveFault) {
            let unpacker = try Unpacker(input, as: format, limits: limits)
            while let member = try unpacker.next() {
                members += 1
                require(members <= limits.members, "more members than there may be")
                guard member.refusal == nil else { continue }
                require(
                    member.name.isEmpty || MemberName.fault(in: member.name) == nil, "an unsafe name: \(member.name)")
                while true {
                    let piece = try unpacker.read(pieceSize)
                    if piece.isEmpty { break }
                    require(piece.count <= pieceSize, "more bytes than asked for")
                    total += piece.count
                    require(total <= limits.bytes, "more bytes than there may be")
                }
            }
        } catch {
            require(!error.message.isEmpty, "a fault without a reason")
        }
    }
}
