package import InnkeeperCore

/// Facts of a file that decide whether buckets tell all of what its records have in common with others.
package struct KeyFacts: BinaryCodable, Sendable, Equatable {
    /// Equal for files in which equal records name the same property.
    package private(set) var layout: UInt64
    /// Whether a record names its property.
    package private(set) var namesProperty = false
    /// Whether a record has no property, not even its source's.
    package private(set) var lacksProperty = false
    /// Whether a record has a property, be it its source's, and whether one has none, or could be of several.
    private var isOwned = false
    private var isUnowned = false

    package init(_ reader: any SourceReader) {
        var hash = Hash64()
        for note in reader.reading
        where ["encoding", "delimiter", "column \(BookingField.property.rawValue)"].contains(note.name) {
            hash.add(part: note.name)
            hash.add(part: note.value)
        }
        let head = reader.framing.head
        hash.add(part: "\(head.count)")
        hash.add(head[...])
        layout = hash.value
    }

    /// The facts of the file, as far as a slice's records show them.
    package func noting(_ batch: RecordBatch) -> KeyFacts {
        guard case .bookings(let table) = batch else { return self }
        var facts = self
        for code in table.property.codes {
            if code >= 0 {
                facts.namesProperty = true
            } else if table.usualProperty == nil {
                facts.lacksProperty = true
            }
            if code >= 0 || !(table.usualProperty ?? "").isEmpty {
                facts.isOwned = true
            } else {
                facts.isUnowned = true
            }
        }
        return facts
    }

    /// Adds those of another slice of the file.
    package mutating func merge(_ other: KeyFacts) {
        namesProperty = namesProperty || other.namesProperty
        lacksProperty = lacksProperty || other.lacksProperty
        isOwned = isOwned || other.isOwned
        isUnowned = isUnowned || other.isUnowned
    }

    /// Whether records of these files of one source are in the same bucket if they could be repeats, duplicates or payments
    /// of each other. A record without a property may belong to the only one that others name, and equal bytes may name
    /// different properties below other headings.
    package static func agree(_ files: [KeyFacts]) -> Bool {
        guard files.contains(where: \.namesProperty) else { return true }
        return !files.contains(where: \.lacksProperty) && files.allSatisfy { $0.layout == files[0].layout }
    }

    /// Whether bookings of these files, of any source, are in the same bucket if they are of one property. One without a
    /// property may turn out to be of the only one that others have.
    package static func separateProperties(_ files: [KeyFacts]) -> Bool {
        !files.contains(where: \.isOwned) || !files.contains(where: \.isUnowned)
    }

    package func write(to writer: inout BinaryWriter) {
        writer.put(layout)
        [namesProperty, lacksProperty, isOwned, isUnowned].write(to: &writer)
    }

    package init(from reader: inout BinaryReader) throws(BinaryFault) {
        layout = try reader.number()
        let flags = try [Bool](from: &reader)
        guard flags.count == 4 else { throw .unequalColumns }
        (namesProperty, lacksProperty, isOwned, isUnowned) = (flags[0], flags[1], flags[2], flags[3])
    }
}
