import InnkeeperCore

/// The places of interest around the property.
public struct PlaceService: Sendable {
    private let context: ServiceContext

    public init(_ context: ServiceContext) { self.context = context }

    /// The place as stored: the one of that name within 50 m that is there already, or a new one. nil for a place
    /// that the rules refuse, such as one whose position is on no globe.
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

    /// Adds many places in one transaction: all that the rules take, or, when it throws, none. One notice follows.
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

    public func removePlace(_ place: PlaceInfo) { context.save([.removePlace(id: place.id)]) }

    public func getPlaces() throws(ServiceError) -> [PlaceInfo] { try context.store.places(named: nil) }

    /// What the rules of places say of a place.
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

    /// Which of `namesakes` the place is.
    private func double(of place: PlaceInfo, among namesakes: [PlaceInfo]) -> Int? {
        var dataset = Dataset()
        dataset.places = Places(namesakes + [place])
        let report = context.rules(.places).check(dataset, in: RuleContext(run: context.run))
        return report.rows.first { $0.code == PlaceDuplicate().code && $0.row == namesakes.count }?.related
    }
}
