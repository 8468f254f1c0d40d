public import Foundation
public import InnkeeperServices

extension ServiceError: CustomNSError, LocalizedError {
    public static var errorDomain: String { "CampingManager" }
    public var errorCode: Int { code }
    /// `userInfo`, plus the message where Foundation looks for it.
    public var errorUserInfo: [String: Any] { userInfo.merging([NSLocalizedDescriptionKey: message]) { own, _ in own } }
    public var errorDescription: String? { message }
}

extension NSError {
    /// The error with its domain, code and message.
    public convenience init(_ error: ServiceError) {
        self.init(domain: error.domain, code: error.code, userInfo: error.errorUserInfo)
    }
}

/// Makes Foundation's notification centre that of the services. A notice becomes a notification with the same name and
/// no object; its details are the user info.
public struct NotificationPoster: NoticePoster {
    private let post: @Sendable (Notice) -> Void

    public init(_ center: NotificationCenter = .default) {
        post = { notice in
            center.post(name: .init(notice.name.rawValue), object: nil, userInfo: notice.details)
        }
    }

    public func post(_ notice: Notice) { post(notice) }
}
