import InnkeeperCore

/// The places of interest around the property.
public struct PlaceService: Sendable {
    private let context: ServiceContext

    public init(_ context: ServiceContext) { self.context = context }

    /// The stored place: the existing one with that name within 50 m, or a new one. nil for a place that the rules
    /// reject, such as one whose position is out of range.
    public func addPlace(_ place: PlaceInfo) throws(ServiceError) -> PlaceInfo? {
        try context.inTurn { () throws(ServiceError) -> PlaceInfo? in
            if check(place).isRefusal { return nil }
            let namesakes = try context.store.places(named: foldedName(place.name))
            if let known = double(of: place, among: namesakes) { return namesakes[known] }
            var added = place
            added.id = try context.store.nextID()
            context.save([.place(added)])
            return added
        }
    }

    /// Adds many places in one transaction: all that the rules accept; if it throws, none is added. One notice follows.
    public func addPlaces(_ places: [PlaceInfo]) async throws(ServiceError) -> Imported<PlaceInfo> {
        try await context.addAll(
            places, known: { () throws(ServiceError) in try context.store.places(named: nil) },
            key: { foldedName($0.name) }, check: check, double: double(of:among:),
            added: { place throws(ServiceError) in
                var added = place
                added.id = try context.store.nextID()
                return (added, .place(added))
            })
    }

    /// Removes a place. Throws `unknownRecord` for one that is not stored.
    public func removePlace(_ place: PlaceInfo) throws(ServiceError) {
        try context.inTurn { () throws(ServiceError) in
            guard try context.store.places(named: nil).contains(where: { $0.id == place.id }) else {
                throw ServiceError(.unknownRecord, problem: "There is no place \(place.name).")
            }
            context.save([.removePlace(id: place.id)])
        }
    }

    /// All places, in the order in which they were added.
    public func getPlaces() throws(ServiceError) -> [PlaceInfo] { try context.store.places(named: nil) }

    /// The findings of the place rules about a place.
    public func check(_ place: PlaceInfo) -> [ServiceFinding] {
        let report = context.rules(.places).check(.places(Places([place])), in: RuleContext(run: context.run))
        return context.findings(report, row: 0) { field in
            switch field {
            case PlaceField.name.rawValue: place.name
            case PlaceField.category.rawValue: place.category
            case PlaceField.coordinate.rawValue: "\(place.coordinate.latitude), \(place.coordinate.longitude)"
            default: ""
            }
        }
    }

    /// Which of `namesakes` the place duplicates.
    private func double(of place: PlaceInfo, among namesakes: [PlaceInfo]) -> Int? {
        var dataset = Dataset()
        dataset.places = Places(namesakes + [place])
        let report = context.rules(.places).check(dataset, in: RuleContext(run: context.run))
        return report.rows.first { $0.code == PlaceDuplicate().code && $0.row == namesakes.count }?.related
    }
}
