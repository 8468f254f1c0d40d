/// A position on WGS84 in decimal degrees, latitude first.
public struct Coordinate: Hashable, Sendable {
    /// Degrees north, -90 to 90 if valid.
    public var latitude: Double
    /// Degrees east, -180 to 180 if valid.
    public var longitude: Double

    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Whether both numbers are finite and in range.
    public var isValid: Bool {
        latitude >= -90 && latitude <= 90 && longitude >= -180 && longitude <= 180
    }
}
