/// A compound file: a file system in a file ([MS-CFB]), the container of binary workbooks.
///
/// Every number in it is checked before use; a chain of sectors longer than the file is circular.
struct CompoundFile {
    static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

    struct Entry {
        var name: String
        var start: UInt32
        var size: Int
    }

    private let bytes: [UInt8]
    private let sectorSize: Int
    private var table: [UInt32] = []
    private(set) var streams: [Entry] = []
    private var root = Entry(name: "", start: CompoundFile.endOfChain, size: 0)
    private let shortStreamLimit: Int
    private let shortTableStart: UInt32

    /// Nothing need be missing: some programs declare whole sectors.
    static let short = WorkbookFault(.damaged, "a stream in it is shorter than declared")

    private static let endOfChain: UInt32 = 0xFFFF_FFFE
    private static let lastSector: UInt32 = 0xFFFF_FFFA
    private static let shortSectorSize = 64

    init(_ bytes: [UInt8]) throws(WorkbookFault) {
        self.bytes = bytes
        guard bytes.count >= 512, bytes.starts(with: CompoundFile.signature) else {
            throw WorkbookFault(.damaged, "it ends within its header")
        }
        let shift = Int(bytes.word(30))
        guard shift == 9 || shift == 12 else {
            throw WorkbookFault(.damaged, "its sectors are said to have 2^\(shift) bytes, which no such file has")
        }
        sectorSize = 1 << shift
        shortStreamLimit = 4096
        shortTableStart = bytes.long(60)
        table = try allocationTable()
        try readFolder()
    }

    /// The bytes of a stream, as far as available, and why some are missing.
    func read(_ entry: Entry) -> (bytes: [UInt8], fault: WorkbookFault?) {
        if entry.size < shortStreamLimit { return readShort(entry) }
        return chain(entry.start, size: entry.size)
    }

    /// The allocation table: which sector of a stream follows which (2.3 and 2.5).
    private func allocationTable() throws(WorkbookFault) -> [UInt32] {
        let sectorCount = (bytes.count - 1) / sectorSize
        var places = (0..<109).map { bytes.long(76 + 4 * $0) }
        var next = bytes.long(68)
        var read = 0
        while next <= CompoundFile.lastSector {
            read += 1
            guard read <= sectorCount, let start = offset(next) else {
                throw WorkbookFault(.damaged, "the table of its sectors leads out of the file, or in a circle")
            }
            let count = sectorSize / 4 - 1
            for index in 0..<count where start + 4 * index + 4 <= bytes.count {
                places.append(bytes.long(start + 4 * index))
            }
            next = start + sectorSize <= bytes.count ? bytes.long(start + sectorSize - 4) : CompoundFile.endOfChain
        }
        var table: [UInt32] = []
        for place in places where place <= CompoundFile.lastSector {
            guard let start = offset(place) else { continue }
            for index in 0..<(sectorSize / 4) {
                let position = start + 4 * index
                table.append(position + 4 <= bytes.count ? bytes.long(position) : CompoundFile.endOfChain)
            }
            if table.count > sectorCount + sectorSize / 4 { break }
        }
        return table
    }

    /// The offset of a sector; nil if it is outside the file.
    private func offset(_ sector: UInt32) -> Int? {
        let start = (Int(sector) + 1) * sectorSize
        return start < bytes.count ? start : nil
    }

    private mutating func readFolder() throws(WorkbookFault) {
        let folder = chain(bytes.long(48), size: nil)
        for index in 0..<(folder.bytes.count / 128) {
            let start = 128 * index
            let kind = folder.bytes[start + 66]
            guard kind == 2 || kind == 5 else { continue }
            let length = min(Int(folder.bytes.word(start + 64)), 64)
            let units = (0..<max(0, length / 2 - 1)).map { folder.bytes.word(start + 2 * $0) }
            let entry = Entry(
                name: String(decoding: units, as: UTF16.self), start: folder.bytes.long(start + 116),
                size: Int(folder.bytes.long(start + 120)))
            if kind == 5 { root = entry } else { streams.append(entry) }
        }
        if streams.isEmpty, let fault = folder.fault { throw fault }
    }

    /// The content of the sectors from `first` on; all of them if there is no size.
    private func chain(_ first: UInt32, size: Int?) -> (bytes: [UInt8], fault: WorkbookFault?) {
        var result: [UInt8] = []
        let wanted = size ?? .max
        result.reserveCapacity(min(wanted, bytes.count))
        var sector = first
        while result.count < wanted {
            if sector == CompoundFile.endOfChain { break }
            guard sector <= CompoundFile.lastSector, let start = offset(sector) else {
                return (result, WorkbookFault(.damaged, "it is cut off, or a stream in it leads out of the file"))
            }
            guard result.count <= bytes.count else {
                return (result, WorkbookFault(.damaged, "a stream in it leads in a circle"))
            }
            let end = min(start + min(sectorSize, wanted - result.count), bytes.count)
            result += bytes[start..<end]
            guard table.indices.contains(Int(sector)) else {
                return (result, WorkbookFault(.damaged, "a stream in it is not in the table of its sectors"))
            }
            sector = table[Int(sector)]
        }
        if let size, result.count < size {
            return (result, CompoundFile.short)
        }
        return (result, nil)
    }

    /// Small streams are in 64-byte sectors within the root's stream (2.4).
    private func readShort(_ entry: Entry) -> (bytes: [UInt8], fault: WorkbookFault?) {
        let store = chain(root.start, size: root.size).bytes
        let next = chain(shortTableStart, size: nil).bytes
        var result: [UInt8] = []
        var sector = entry.start
        while result.count < entry.size, sector != CompoundFile.endOfChain {
            let start = Int(sector) * CompoundFile.shortSectorSize
            guard start < store.count, result.count <= store.count, 4 * Int(sector) + 4 <= next.count else {
                return (result, WorkbookFault(.damaged, "a small stream in it leads out of the file, or in a circle"))
            }
            let end = min(start + min(CompoundFile.shortSectorSize, entry.size - result.count), store.count)
            result += store[start..<end]
            sector = next.long(4 * Int(sector))
        }
        return (result, result.count < entry.size ? WorkbookFault(.damaged, "a small stream in it is cut off") : nil)
    }
}

extension [UInt8] {
    /// Little-endian numbers; 0 beyond the end.
    func word(_ position: Int) -> UInt16 {
        guard position >= 0, position + 2 <= count else { return 0 }
        return UInt16(self[position]) | UInt16(self[position + 1]) << 8
    }

    func long(_ position: Int) -> UInt32 { UInt32(word(position)) | UInt32(word(position + 2)) << 16 }

    func double(_ position: Int) -> Double {
        Double(bitPattern: UInt64(long(position)) | UInt64(long(position + 4)) << 32)
    }
}
