/// The number of a campsite. Site numbers are text: "A12" is valid, and so is "12".
public struct SiteNumber: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    public let text: String

    public init(_ text: String) { self.text = text }
    public init(_ number: Int) { text = String(number) }
    public init(integerLiteral number: Int) { self.init(number) }
    public init(stringLiteral text: String) { self.init(text) }

    /// The number, if it consists of digits only.
    public var whole: Int? { text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil }
}

extension SiteNumber: CustomStringConvertible {
    public var description: String { text }
}
