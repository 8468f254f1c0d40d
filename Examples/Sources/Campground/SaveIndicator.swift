import Core
import InnkeeperClient

/// Shows whether changes are stored. Services return before they are on disk; a notice follows.
public struct SaveIndicator: Sendable {
    private let saved: AsyncStream<Notice>
    private let failed: AsyncStream<Notice>

    /// Starts watching.
    public init(desk: Desk) {
        saved = desk.center.notices(.didSave)
        failed = desk.center.notices(.didNotSave)
    }

    /// Returns once this many changes are stored.
    public func waitForSaved(_ count: Int) async -> String {
        var seen = 0
        for await notice in saved {
            seen += Int(notice.details["Changes"] ?? "") ?? 0
            if seen >= count { break }
        }
        return seen == 1 ? "1 change stored" : "\(seen) changes stored"
    }

    /// Why a change was lost.
    public func waitForFailure() async -> String {
        for await notice in failed { return notice.details["Problem"] ?? "" }
        return ""
    }
}
