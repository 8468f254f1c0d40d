/// Why a service can't do what was requested.
///
/// It has the parts of Foundation's `NSError` without needing Foundation. For apps that import `InnkeeperClient` it is
/// a `CustomNSError`, and `NSError(error)` converts it.
public struct ServiceError: Error, Sendable, Equatable {
    /// The kind of error.
    public enum Code: Int, Sendable {
        /// A rule rejects the record.
        case refused = 1
        /// The number of nights is 0 or less.
        case numberOfDays = 5
        /// The site is taken on one of the nights.
        case siteTaken = 6
        /// The site still has stays to come.
        case siteInUse = 7
        /// There is no such record.
        case unknownRecord = 8
        /// The store can't be read or written.
        case store = 9
        /// The reservation's camper is not stored.
        case unknownCamper = 10
        /// The reservation's site is not stored.
        case unknownCampSite = 11
        /// The payment doesn't fit the reservation.
        case payment = 12
    }

    public let domain = "CampingManager"
    public let code: Int
    /// `Problem`: one sentence for people. `Rule`: the code of the rule, if one rejected the record.
    public let userInfo: [String: String]

    /// One sentence for people.
    public var message: String { userInfo["Problem"] ?? "" }

    public init(_ code: Code, problem: String, rule: String? = nil) {
        self.code = code.rawValue
        var userInfo = ["Problem": problem]
        if let rule { userInfo["Rule"] = rule }
        self.userInfo = userInfo
    }
}
