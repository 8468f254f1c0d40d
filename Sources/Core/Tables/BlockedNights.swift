/// Nights for which a calendar or a table says that a site can't be booked, without a booking: `Blocked`, `Owner stay`.
///
/// They are no stays and conflict with none: a channel closes its far future, or repeats what another channel sold. But
/// a site isn't free then.
public struct BlockedNights: Sendable, Equatable {
    /// The number of each row's file.
    public internal(set) var file = PackedIntegerColumn<Int32>()
    public internal(set) var site = DictionaryColumn()
    private var property = DictionaryColumn()
    /// The day number of the first night.
    public internal(set) var first = PackedIntegerColumn<Int32>()
    /// The day number of the day after the last night.
    public internal(set) var end = PackedIntegerColumn<Int32>()

    public init() {}

    public var count: Int { file.count }

    /// `nights` are day numbers; `property` is the one that the record itself names.
    public mutating func append(
        site name: String, property own: String? = nil, nights: Range<Int32>, file number: Int
    ) {
        file.append(Int32(number))
        site.append(name)
        property.append(own)
        first.append(nights.lowerBound)
        end.append(nights.upperBound)
    }

    public func nights(_ row: Int) -> Range<Int32> { first[row]..<end[row] }

    /// The property that the row's record names, else that of its file; empty for none, and before all records have been
    /// read.
    public func property(_ row: Int) -> String { property[row] ?? "" }

    /// The same, with all rows from the file with that number.
    package func moved(toFile number: Int) -> BlockedNights {
        var moved = self
        moved.file = PackedIntegerColumn([Int32](repeating: Int32(number), count: count))
        return moved
    }

    /// Those that records name.
    var properties: Set<String> { Set(property.names) }

    /// Gives rows without a property that of their file; `files` is indexed by file number.
    mutating func adoptProperties(of files: [String]) {
        property = DictionaryColumn(
            file.indices.map { row in
                let number = Int(file[row])
                let usual = files.indices.contains(number) ? files[number] : ""
                return property[row] ?? (usual.isEmpty ? nil : usual)
            })
    }
}

extension BlockedNights: ColumnTable {
    public static let columns = [
        ColumnOf(\BlockedNights.file), ColumnOf(\.site), ColumnOf(\.property), ColumnOf(\.first),
        ColumnOf(\.end),
    ]

    public init(from reader: inout BinaryReader) throws(BinaryFault) {
        self.init()
        for column in BlockedNights.columns { try column.read(&self, &reader) }
        try checkColumns()
        guard zip(first, end).allSatisfy({ $0 < $1 }), !site.codes.contains(DictionaryColumn.missing) else {
            throw .damaged("nights are blocked on no site, or end before they begin")
        }
    }
}
