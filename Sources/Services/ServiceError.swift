/// Why a service can't do what it was asked.
///
/// It has the parts of Foundation's `NSError`, without Foundation. Apps import `InnkeeperClient`, where it is a
/// `CustomNSError`, and `NSError(error)` makes one of it.
public struct ServiceError: Error, Sendable, Equatable {
    /// What `code` means.
    public enum Code: Int, Sendable {
        /// A rule of the house refuses the record.
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
        /// The camper of a reservation is not stored.
        case unknownCamper = 10
        /// The site of a reservation is not stored.
        case unknownCampSite = 11
        /// A payment can't be one of the reservation's.
        case payment = 12
    }

    public let domain = "CampingManager"
    public let code: Int
    /// `Problem`: one sentence for a person. `Rule`: the code of the rule, where one refused.
    public let userInfo: [String: String]

    /// One sentence for a person.
    public var message: String { userInfo["Problem"] ?? "" }

    public init(_ code: Code, problem: String, rule: String? = nil) {
        self.code = code.rawValue
        var userInfo = ["Problem": problem]
        if let rule { userInfo["Rule"] = rule }
        self.userInfo = userInfo
    }
}
