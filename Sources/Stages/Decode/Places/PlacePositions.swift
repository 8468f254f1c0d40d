import InnkeeperCore
import InnkeeperFormats

/// A latitude or longitude as written; `number` is nil if it can't be read.
struct PlaceAxis {
    var number: Double?
    var cell: PlaceCell?
}

// The part of the record decoder that finds the position of a place.

extension PlaceRecordDecoder {
    mutating func geometry(_ event: JSONEvent) throws(JSONError) -> DecodedGeometry {
        switch event {
        case .null:
            note(.coordinate)
            return .missing
        case .objectStart: break
        default:
            note(.coordinate)
            try skip(event)
            return .unreadable
        }
        var type = PlaceType.other
        var tree: JSONPairTree?
        var parts: DecodedGeometry?
        var other: DecodedGeometry?
        var x: PlaceAxis?
        var y: PlaceAxis?
        while let key = try nextKey() {
            let value = try tokens.next()
            switch key {
            case .type where value == .string: type = PlaceType.of(tokens)
            case .coordinates: tree = try coordinates(value)
            case .geometries: parts = try collection(value)
            case .x: x = try axis(value, isLatitude: false)
            case .y: y = try axis(value, isLatitude: true)
            case .rings: other = DecodedGeometry(esriRings: try coordinates(value))
            case .paths: other = DecodedGeometry(.multiLineString, try coordinates(value))
            case .points: other = DecodedGeometry(.multiPoint, try coordinates(value))
            case .location where value == .objectStart:
                try axes()
                (x, y, latitude, longitude) = (longitude, latitude, nil, nil)
            default: try skip(value)
            }
        }
        if type == .other, tree == nil, parts == nil {
            if let other { return other }
            if x != nil || y != nil { return geometry(x, y) }
        }
        return geometry(type: type, tree: tree, parts: parts)
    }

    /// A point from two numbers, as Esri and Google write it.
    private mutating func geometry(_ x: PlaceAxis?, _ y: PlaceAxis?) -> DecodedGeometry {
        latitude = y
        longitude = x
        concludeAxes()
        latitude = nil
        longitude = nil
        return draft.geometry
    }

    func geometry(type: PlaceType, tree: JSONPairTree?, parts: DecodedGeometry?) -> DecodedGeometry {
        if type == .geometryCollection { return parts ?? .unreadable }
        guard case .geometry(let type) = type, let tree else { return .unreadable }
        return DecodedGeometry(type, tree)
    }

    mutating func coordinates(_ event: JSONEvent) throws(JSONError) -> JSONPairTree {
        let position = tokens.position
        var tree = JSONPairTree()
        try tokens.readPairs(event, into: &tree)
        if isLocating, !cells.contains(where: { $0.field == .coordinate }) {
            let end = min(tokens.tokenEnd, position.offset + 200)
            let value = String(decoding: tokens.bytes(position.offset..<end), as: UTF8.self)
            cells.append(PlaceCell(field: .coordinate, position: position, value: value))
        }
        return tree
    }

    mutating func collection(_ event: JSONEvent) throws(JSONError) -> DecodedGeometry {
        guard event == .arrayStart else {
            try skip(event)
            return .unreadable
        }
        var whole = DecodedGeometry.missing
        while true {
            let member = try tokens.next()
            if member == .arrayEnd { return whole }
            // An empty collection has no position; a null in one is not a geometry.
            whole = whole.adding(member == .null ? .unreadable : try geometry(member))
        }
    }

    /// An object with both axes or with a geometry of its own, a pair, or a text.
    mutating func location(_ event: JSONEvent) throws(JSONError) {
        switch event {
        case .objectStart: try axes()
        case .string:
            // Others write a street or a town there.
            guard !hasGeometry, let point = PositionText.coordinate(tokens.text) else { return }
            hasGeometry = true
            draft.geometry = .point(point)
            note(.coordinate)
        case .arrayStart:
            guard !hasGeometry else { return try skip(event) }
            hasGeometry = true
            draft.geometry = DecodedGeometry(.point, try coordinates(event).longitudeFirst)
        default: try skip(event)
        }
    }

    /// Reads the latitude and longitude, or the coordinates of a point, in an object that has been opened.
    mutating func axes() throws(JSONError) {
        var type = PlaceType.other
        var tree: JSONPairTree?
        while let key = try nextKey() {
            let value = try tokens.next()
            switch key {
            case .latitude: latitude = try axis(value, isLatitude: true)
            case .longitude: longitude = try axis(value, isLatitude: false)
            case .type where value == .string: type = PlaceType.of(tokens)
            case .coordinates where value == .arrayStart: tree = try coordinates(value)
            default: try skip(value)
            }
        }
        guard let tree, !hasGeometry, case .geometry = type else { return }
        hasGeometry = true
        draft.geometry = geometry(type: type, tree: tree, parts: nil)
    }

    /// Degrees as a number or as text; nil for null and an empty text.
    mutating func axis(_ event: JSONEvent, isLatitude: Bool) throws(JSONError) -> PlaceAxis? {
        var axis = PlaceAxis()
        switch event {
        case .number: axis.number = tokens.double
        case .string:
            let text = tokens.rawText
            if text.isEmpty { return nil }
            axis.number =
                placeDegrees(text) ?? Degrees.read(tokens.text, isLatitude: isLatitude)
        case .null: return nil
        default: break
        }
        if isLocating {
            let value = String(decoding: tokens.rawText, as: UTF8.self)
            axis.cell = PlaceCell(field: .coordinate, position: tokens.position, value: value)
        }
        try skip(event)
        return axis
    }

    mutating func concludeAxes() {
        if let y = latitude?.number, let x = longitude?.number {
            draft.geometry = .point(Coordinate(latitude: y, longitude: x))
        } else {
            draft.geometry = .unreadable
        }
        let parts = [latitude?.cell, longitude?.cell].compactMap(\.self)
        guard let first = parts.first else { return }
        let value = parts.map(\.value).joined(separator: ", ")
        cells.append(PlaceCell(field: .coordinate, position: first.position, value: value))
    }
}

extension JSONPairTree {
    /// The same, except that a single pair is swapped if it must have the latitude first.
    fileprivate var longitudeFirst: JSONPairTree {
        guard depth == 1, count == 1, abs(first.first) <= 90, abs(first.second) > 90 else { return self }
        return JSONPairTree(JSONPair(first.second, first.first))
    }
}

/// The number in a text such as `-121.85`; nil for anything else, including `nan` and hexadecimal digits.
package func placeDegrees(_ text: ArraySlice<UInt8>) -> Double? {
    let isPlain = text.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
    }
    guard isPlain, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value
}
