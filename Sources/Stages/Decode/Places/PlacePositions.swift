import Core
import Formats

// The part of the record decoder that finds where a place is.

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
        var type: [UInt8] = []
        var tree: CoordinateTree?
        var parts: DecodedGeometry?
        while try reader.next() == .key {
            let key = PlaceKey(reader.rawText)
            let value = try reader.next()
            switch key {
            case .type where value == .string: reader.appendText(to: &type)
            case .coordinates: tree = try coordinates(value)
            case .geometries: parts = try collection(value)
            default: try skip(value)
            }
        }
        return PlaceRecordDecoder.geometry(type: type, tree: tree, parts: parts)
    }

    static func geometry(type: [UInt8], tree: CoordinateTree?, parts: DecodedGeometry?) -> DecodedGeometry {
        let name = String(decoding: type, as: UTF8.self)
        if name == "GeometryCollection" { return parts ?? .unreadable }
        guard let type = GeometryType(rawValue: name), let tree else { return .unreadable }
        return tree.geometry(type)
    }

    mutating func coordinates(_ event: JSONEvent) throws(JSONError) -> CoordinateTree {
        let position = reader.position
        var tree = CoordinateTree()
        try tree.read(event, from: &reader)
        if isLocating, !cells.contains(where: { $0.field == .coordinate }) {
            let end = min(reader.tokenEnd, position.offset + 200)
            let value = String(decoding: reader.bytes(position.offset..<end), as: UTF8.self)
            cells.append((.coordinate, CellLocation(line: position.line, column: position.column, value: value)))
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
            let member = try reader.next()
            if member == .arrayEnd { return whole }
            // A collection of nothing is empty; a null in one is no geometry.
            whole = whole.adding(member == .null ? .unreadable : try geometry(member))
        }
    }

    mutating func location(_ event: JSONEvent) throws(JSONError) {
        switch event {
        case .objectStart:
            while try reader.next() == .key {
                let key = PlaceKey(reader.rawText)
                let value = try reader.next()
                switch key {
                case .latitude: latitude = try axis(value)
                case .longitude: longitude = try axis(value)
                default: try skip(value)
                }
            }
        case .arrayStart:
            guard !hasGeometry else { return try skip(event) }
            hasGeometry = true
            draft.geometry = try coordinates(event).geometry(.point)
        default: try skip(event)
        }
    }

    /// A degree as a number or the text of one; nil for null and an empty text.
    mutating func axis(_ event: JSONEvent) throws(JSONError) -> Axis? {
        var axis = Axis()
        switch event {
        case .number: axis.number = reader.double
        case .string:
            let text = reader.rawText
            if text.isEmpty { return nil }
            axis.number = PlaceRecordDecoder.number(text)
        case .null: return nil
        default: break
        }
        if isLocating {
            let position = reader.position
            let value = String(decoding: reader.rawText, as: UTF8.self)
            axis.cell = CellLocation(line: position.line, column: position.column, value: value)
        }
        try skip(event)
        return axis
    }

    /// The number of a text such as `-121.85`; nil for anything else, `nan` and hexadecimal digits included.
    private static func number(_ text: ArraySlice<UInt8>) -> Double? {
        let isPlain = text.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
            default: false
            }
        }
        guard isPlain, let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
        return value
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
        cells.append((.coordinate, CellLocation(line: first.line, column: first.column, value: value)))
    }
}
