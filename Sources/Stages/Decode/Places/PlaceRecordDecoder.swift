import InnkeeperCore
import InnkeeperFormats

/// Reads one place record from its tokens, in any of the three styles.
///
/// In the style `object` the position is two numbers (or texts of numbers), possibly in an object of their own, a pair
/// `[longitude, latitude]` in GeoJSON's order, or a GeoJSON geometry.
struct PlaceRecordDecoder<Tokens: JSONTokens> {
    var tokens: Tokens
    let style: PlaceStyle
    private let words = PlaceKey.words
    private let keys = PlaceKey.keys
    var draft = PlaceDraft()
    var type = PlaceType.other
    var hasGeometry = false
    private var bareCoordinates: JSONPairTree?
    private var bareGeometries: DecodedGeometry?
    var latitude: PlaceAxis?
    var longitude: PlaceAxis?
    /// The position to use if the geometry gives none.
    var fallback: Coordinate?
    var hasTags = false
    var shape: ElementShape?
    /// The file's nodes, for ways without a geometry.
    let nodes: OverpassNodes?

    /// The positions of cells; filled only on request, as few records have findings.
    let isLocating: Bool
    var cells: [PlaceCell] = []

    /// - Parameter tokens: must have all bytes of the record, and know that they are all.
    init(_ tokens: Tokens, style: PlaceStyle, nodes: OverpassNodes? = nil, isLocating: Bool = false) {
        self.tokens = tokens
        self.style = style
        self.nodes = nodes
        self.isLocating = isLocating
    }

    /// Reads the record into `draft`.
    mutating func read() throws(JSONError) {
        draft.clear()
        type = .other
        hasGeometry = false
        bareCoordinates = nil
        bareGeometries = nil
        latitude = nil
        longitude = nil
        fallback = nil
        hasTags = false
        shape = nil
        if isLocating { cells.removeAll() }
        let event = try tokens.next()
        if case .objectStart = event {
            while let key = try nextKey() { try member(key, isInside: false) }
            conclude()
        } else {
            try skip(event)
            draft.disposition = .malformed([
                .problem: .key(ReadingProblem.Place.notAnObject), .found: .key(ReadingProblem.Found(event)),
            ])
        }
        _ = try tokens.next()
    }

    // MARK: - Members

    /// The next relevant key in the open object.
    mutating func nextKey() throws(JSONError) -> PlaceKey? {
        if let place = try tokens.nextMember(of: words) { keys[place] } else { nil }
    }

    /// Reads the member whose key was read last. `isInside`: it is in `properties` or `tags`.
    private mutating func member(_ key: PlaceKey, isInside: Bool) throws(JSONError) {
        let event = try tokens.next()
        // Outside `properties` the same names have lower precedence.
        let penalty = style == .feature && !isInside ? PlaceKey.penalty : 0
        switch key {
        case .type where !isInside && event == .string: type = PlaceType.of(tokens)
        case .properties where !isInside && event == .objectStart:
            while let key = try nextKey() { try member(key, isInside: true) }
        case .id(let rank) where style != .element || !isInside:
            let whole = rank + (isInside ? PlaceKey.penalty : 0)
            if takes(event, whole, over: draft.id.rank, numbers: true) {
                // The id of an element is rewritten.
                draft.id.take(tokens, rank: whole, mayStay: style != .element)
                note(.id)
            } else {
                try skip(event)
            }
        case .name(let rank): try takeName(event, rank + penalty)
        case .category(let rank): try takeCategory(event, rank + penalty)
        case .names: try takePrimary(event, isName: true, PlaceKey.primaryNameRank + penalty)
        case .categories: try takePrimary(event, isName: false, PlaceKey.primaryCategoryRank + penalty)
        case .operatingStatus:
            if event == .string, PlaceKey.closed.place(in: tokens) != nil { close() }
            try skip(event)
        case .confidence:
            // Overture, places/place.yaml: 0 means that it certainly doesn't exist.
            if event == .number, tokens.double == 0 { close() }
            try skip(event)
        case .dateClosed:
            if event == .string, !tokens.isEmptyText { close() }
            try skip(event)
        case .unresolvedFlags: try flags(event)
        case .closedFlag:
            if event == .bool(true) { close() }
            try skip(event)
        case .displayName: try takeText(event, PlaceKey.displayNameRank + penalty)
        default: try position(key, event, isInside: isInside)
        }
    }

    /// Reads the members that give the position.
    private mutating func position(_ key: PlaceKey, _ event: JSONEvent, isInside: Bool) throws(JSONError) {
        switch (key, style) {
        case (.geometry, .feature) where !isInside, (.geometry, .object) where !isInside:
            hasGeometry = true
            draft.geometry = try geometry(event)
        case (.coordinates, .feature) where !isInside: bareCoordinates = try coordinates(event)
        case (.geometries, .feature) where !isInside: bareGeometries = try collection(event)
        case (.location, .feature) where isInside && event == .objectStart: try takeoutLocation()
        case (.mapsURL, .feature) where isInside && event == .string: takeMapsURL()
        case (.latitude, .object): latitude = try axis(event, isLatitude: true)
        case (.latitude, .element) where !isInside: latitude = try axis(event, isLatitude: true)
        case (.longitude, .object): longitude = try axis(event, isLatitude: false)
        case (.longitude, .element) where !isInside: longitude = try axis(event, isLatitude: false)
        case (.location, .object), (.coordinates, .object): try location(event)
        case (.geocodes, .object) where event == .objectStart:
            while let key = try nextKey() {
                let value = try tokens.next()
                if key == .main, value == .objectStart { try axes() } else { try skip(value) }
            }
        case (.tags, .element) where !isInside && event == .objectStart:
            // The first one is handled separately: any tag makes the element a place.
            hasTags = try tokens.next() == .key
            if hasTags {
                if let key = PlaceKey.of(tokens) {
                    try member(key, isInside: true)
                } else {
                    try skip(try tokens.next())
                }
                while let key = try nextKey() { try member(key, isInside: true) }
            }
        case (_, .element) where !isInside: try elementMember(key, event)
        default: try skip(event)
        }
    }

    mutating func takeName(_ event: JSONEvent, _ rank: Int) throws(JSONError) {
        guard takes(event, rank, over: draft.name.rank) else { return try skip(event) }
        draft.name.take(tokens, rank: rank)
        note(.name)
    }

    mutating func takeCategory(_ event: JSONEvent, _ rank: Int) throws(JSONError) {
        guard takes(event, rank, over: draft.category.rank) else { return try skip(event) }
        draft.category.take(tokens, rank: rank)
        note(.category)
    }

    /// Whether the last token is a text that takes precedence over the current one. An empty text never does.
    private func takes(_ event: JSONEvent, _ rank: Int, over other: Int, numbers: Bool = false) -> Bool {
        (event == .string || numbers && event == .number) && rank < other && !tokens.isEmptyText
    }

    mutating func close() {
        draft.isClosed = true
        note(.operatingStatus)
    }

    // MARK: - The whole

    private mutating func conclude() {
        if bareCoordinates != nil || bareGeometries != nil {
            hasGeometry = true
            draft.geometry = geometry(type: type, tree: bareCoordinates, parts: bareGeometries)
        }
        if !hasGeometry, latitude != nil || longitude != nil { concludeAxes() }
        if style == .element { return concludeElement() }
        if draft.geometry.isNowhere, let fallback { draft.geometry = .point(fallback) }
        guard style == .feature, !hasGeometry, type != .feature else { return }
        switch type {
        case .geometry, .geometryCollection: draft.geometry = .unreadable
        case .featureCollection: draft.disposition = .collection
        default: draft.disposition = .malformed([.problem: .key(ReadingProblem.Place.noGeometry)])
        }
    }

    /// Records the position of the last token. A better cell of the same field replaces an earlier one.
    mutating func note(_ field: PlaceField) {
        guard isLocating else { return }
        cells.removeAll { $0.field == field }
        cells.append(PlaceCell(field: field, position: tokens.position, value: tokens.text))
    }

    /// Skips the rest of the value that started with `event`.
    mutating func skip(_ event: JSONEvent) throws(JSONError) {
        if event == .objectStart || event == .arrayStart { _ = try tokens.skip(to: tokens.depth - 1) }
    }
}

extension ReadingProblem.Found {
    fileprivate init(_ event: JSONEvent) {
        self =
            switch event {
            case .arrayStart: .array
            case .string: .text
            case .number: .number
            case .bool: .boolean
            case .null: .null
            case .objectStart, .objectEnd, .arrayEnd, .key, .needMore, .end: .other
            }
    }
}
