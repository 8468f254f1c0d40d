import Core
import Formats

/// What one record says of its place.
struct PlaceDraft {
    var id: [UInt8] = []
    var name: [UInt8] = []
    var category: [UInt8] = []
    var isClosed = false
    var geometry = DecodedGeometry.missing
    /// Why no place can be made of the record; nil when one can.
    var problem: String?

    fileprivate(set) var idRank = PlaceKey.noRank
    fileprivate(set) var nameRank = PlaceKey.noRank
    fileprivate(set) var categoryRank = PlaceKey.noRank
}

/// Reads records of places, one after the other, from bytes that were found to be JSON.
///
/// Two styles share it. `feature`: an object of RFC 7946 (a Feature, or a bare geometry). `object`: an object whose
/// members are the place's own, with the position as two numbers (texts of numbers too), in an object of their own, as
/// a pair `[longitude, latitude]` in GeoJSON's order, or as a GeoJSON geometry.
struct PlaceRecordDecoder {
    enum Style: Sendable {
        case feature, object
    }

    var reader: JSONReader
    let style: Style
    var draft = PlaceDraft()
    private var type: [UInt8] = []
    var hasGeometry = false
    private var bareCoordinates: CoordinateTree?
    private var bareGeometries: DecodedGeometry?
    var latitude: Axis?
    var longitude: Axis?

    /// Where cells stand; filled only when asked for, since few records have findings.
    let isLocating: Bool
    var cells: [(field: PlaceField, location: CellLocation)] = []

    /// A latitude or longitude as written; nil numbers can't be read.
    struct Axis {
        var number: Double?
        var cell: CellLocation?
    }

    /// - Parameter reader: holds all bytes of the records, and knows that they are all.
    init(reader: JSONReader, style: Style, isLocating: Bool = false) {
        self.reader = reader
        self.style = style
        self.isLocating = isLocating
    }

    /// Steps over the mark before the first record.
    mutating func skipMark() throws(JSONError) { _ = try reader.next() }

    /// The next record.
    mutating func next() throws(JSONError) -> PlaceDraft {
        draft = PlaceDraft()
        type.removeAll(keepingCapacity: true)
        hasGeometry = false
        bareCoordinates = nil
        bareGeometries = nil
        latitude = nil
        longitude = nil
        cells.removeAll(keepingCapacity: true)
        let event = try reader.next()
        guard event == .objectStart else {
            try skip(event)
            draft.problem = "expected an object, found \(PlaceRecordDecoder.name(of: event))"
            return draft
        }
        while try reader.next() == .key { try member(inProperties: false) }
        conclude()
        return draft
    }

    // MARK: - Members

    private mutating func member(inProperties: Bool) throws(JSONError) {
        let key = reader.hasEscapes ? PlaceKey(Array(reader.text.utf8)[...]) : PlaceKey(reader.rawText)
        let event = try reader.next()
        // Beside `properties` the same names count less.
        let penalty = style == .feature && !inProperties ? 100 : 0
        switch key {
        case .type where !inProperties && event == .string:
            type.removeAll(keepingCapacity: true)
            reader.appendText(to: &type)
        case .properties where !inProperties && event == .objectStart:
            while try reader.next() == .key { try member(inProperties: true) }
        case .geometry where !inProperties:
            hasGeometry = true
            draft.geometry = try geometry(event)
        case .coordinates where !inProperties && style == .feature:
            bareCoordinates = try coordinates(event)
        case .geometries where !inProperties && style == .feature: bareGeometries = try collection(event)
        case .id(let rank): try take(event, to: \.id, rank: rank + (inProperties ? 100 : 0), at: \.idRank, .id)
        case .name(let rank): try take(event, to: \.name, rank: rank + penalty, at: \.nameRank, .name)
        case .category(let rank):
            try take(event, to: \.category, rank: rank + penalty, at: \.categoryRank, .category)
        case .names:
            try takePrimary(event, to: \.name, rank: PlaceKey.primaryNameRank + penalty, at: \.nameRank, .name)
        case .categories:
            try takePrimary(
                event, to: \.category, rank: PlaceKey.primaryCategoryRank + penalty, at: \.categoryRank, .category)
        case .operatingStatus:
            if event == .string, reader.textEquals("permanently_closed") { close() }
            try skip(event)
        case .dateClosed:
            if event == .string, !reader.rawText.isEmpty { close() }
            try skip(event)
        case .latitude where style == .object: latitude = try axis(event)
        case .longitude where style == .object: longitude = try axis(event)
        case .location where style == .object, .coordinates where style == .object: try location(event)
        default: try skip(event)
        }
    }

    private mutating func close() {
        draft.isClosed = true
        note(.operatingStatus)
    }

    /// Takes a text or a number, unless a better name of the same was there. An empty text is none.
    private mutating func take(
        _ event: JSONEvent, to text: WritableKeyPath<PlaceDraft, [UInt8]>, rank: Int,
        at rankPath: WritableKeyPath<PlaceDraft, Int>, _ field: PlaceField
    ) throws(JSONError) {
        guard event == .string || (event == .number && field == .id), !reader.rawText.isEmpty,
            rank < draft[keyPath: rankPath]
        else { return try skip(event) }
        draft[keyPath: rankPath] = rank
        draft[keyPath: text].removeAll(keepingCapacity: true)
        reader.appendText(to: &draft[keyPath: text])
        note(field)
    }

    /// Takes the `primary` of an object, or the first text of an array.
    private mutating func takePrimary(
        _ event: JSONEvent, to text: WritableKeyPath<PlaceDraft, [UInt8]>, rank: Int,
        at rankPath: WritableKeyPath<PlaceDraft, Int>, _ field: PlaceField
    ) throws(JSONError) {
        switch event {
        case .objectStart:
            while try reader.next() == .key {
                let isPrimary = PlaceKey(reader.rawText) == .primary
                let value = try reader.next()
                if isPrimary {
                    try take(value, to: text, rank: rank, at: rankPath, field)
                } else {
                    try skip(value)
                }
            }
        case .arrayStart:
            while true {
                let value = try reader.next()
                if value == .arrayEnd { break }
                try take(value, to: text, rank: rank, at: rankPath, field)
            }
        default: try take(event, to: text, rank: rank, at: rankPath, field)
        }
    }

    // MARK: - The whole

    private mutating func conclude() {
        if bareCoordinates != nil || bareGeometries != nil {
            hasGeometry = true
            draft.geometry = PlaceRecordDecoder.geometry(type: type, tree: bareCoordinates, parts: bareGeometries)
        }
        if !hasGeometry, latitude != nil || longitude != nil { concludeAxes() }
        guard style == .feature, !hasGeometry, !type.elementsEqual("Feature".utf8) else { return }
        let name = String(decoding: type, as: UTF8.self)
        if GeometryType(rawValue: name) != nil || name == "GeometryCollection" {
            draft.geometry = .unreadable
        } else if name == "FeatureCollection" {
            draft.problem = "a FeatureCollection needs an array `features`"
        } else {
            draft.problem = "expected a Feature or a geometry, found an object without `geometry`"
        }
    }

    /// Notes where the last token stands. A better cell of the same field takes the place of an earlier one.
    mutating func note(_ field: PlaceField) {
        guard isLocating else { return }
        let position = reader.position
        let value = reader.hasEscapes ? reader.text : String(decoding: reader.rawText, as: UTF8.self)
        cells.removeAll { $0.field == field }
        cells.append((field, CellLocation(line: position.line, column: position.column, value: value)))
    }

    /// Passes over the rest of the value that began with `event`.
    mutating func skip(_ event: JSONEvent) throws(JSONError) {
        if event == .objectStart || event == .arrayStart { _ = try reader.skip(to: reader.depth - 1) }
    }

    private static func name(of event: JSONEvent) -> String {
        switch event {
        case .arrayStart: "an array"
        case .string: "a text"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        case .objectStart, .objectEnd, .arrayEnd, .key, .needMore, .end: "something else"
        }
    }
}
