import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperFormats
import InnkeeperServices
import InnkeeperStages
import InnkeeperWeb

/// Reads a service's response with the same readers as files. Only contacts and places.
enum RecordReading {
    private static let placeFormats: [any Format.Type] = [
        GeoJSONFormat.self, GeoJSONSequenceFormat.self, JSONArrayFormat.self, JSONLinesFormat.self,
        OverpassFormat.self,
    ]
    private static let contactFormats: [any Format.Type] = [
        CardDAVFormat.self, JCardFormat.self, VCardFormat.self, XCardFormat.self,
    ]

    /// The places that have a position. An empty JSON list is a valid response too: there are none.
    static func places(_ bytes: [UInt8]) throws(LoadError) -> [PlaceInfo] {
        var places: [PlaceInfo] = []
        for slice in try slices(bytes, placeFormats, .places) {
            guard case .places(let batch) = slice.batch else { continue }
            for row in 0..<batch.count where batch.coordinateState[row] == .present {
                let coordinate = Coordinate(latitude: batch.latitude[row], longitude: batch.longitude[row])
                guard coordinate.isValid else { continue }
                places.append(
                    PlaceInfo(
                        name: batch.name[row], category: batch.category[row] ?? "", coordinate: coordinate,
                        isClosed: batch.closed[row]))
            }
        }
        return places
    }

    /// Everyone with a name, in order, and how many records don't yield a person.
    static func people(_ bytes: [UInt8]) throws(LoadError) -> (people: [PersonInfo], unusable: Int) {
        var people: [PersonInfo] = []
        var unusable = 0
        for slice in try slices(bytes, contactFormats, .contacts) {
            guard case .contacts(let batch) = slice.batch else { continue }
            unusable += slice.records.count { [.malformed, .cutShort, .skipped].contains($0.disposition) }
            for row in 0..<batch.count {
                if batch.fullName[row].isEmpty {
                    unusable += 1
                } else {
                    people.append(PersonInfo(batch, row))
                }
            }
        }
        return (people, unusable)
    }

    private static func slices(
        _ bytes: [UInt8], _ formats: [any Format.Type], _ kind: RecordKind
    ) throws(LoadError) -> [DecodedSlice] {
        let head = Array(bytes.prefix(1 << 16))
        let recognised = FormatChoice.recognised(head, fileName: "", kind: kind, among: formats)?.format
        guard
            let format = recognised
                ?? formats.first(where: { $0.emptyArrayKinds.contains(kind) && JSONCheck.isEmptyArray(bytes) })
        else {
            throw .malformed("it is in no format of \(kind.rawValue) that is read here")
        }
        var pipeline = RecordPipeline(format, SourceSettings(name: "", kind: kind), bytes: bytes)
        let slices = pipeline.slices(of: bytes).map { SliceDecoder().run($0) }
        let records = slices.flatMap(\.records)
        if !records.isEmpty, records.allSatisfy({ [.malformed, .cutShort, .rest].contains($0.disposition) }) {
            throw .malformed("its first record can't be read as \(format.name)")
        }
        return slices
    }
}

extension PersonInfo {
    /// A row of contacts. If the name isn't in parts, the full name becomes the last name.
    init(_ contacts: Contacts, _ row: Int) {
        let hasParts = !contacts.firstName[row].isEmpty || !contacts.lastName[row].isEmpty
        self.init(
            firstName: hasParts ? contacts.firstName[row] : "",
            lastName: hasParts ? contacts.lastName[row] : contacts.fullName[row], birthday: contacts.birthday[row],
            phoneNumber: contacts.phone[row], email: contacts.email[row])
    }
}
