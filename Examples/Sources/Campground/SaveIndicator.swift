import Core
import InnkeeperClient

/// Says whether what was entered is stored. Services return before the disk has it; a notice follows.
public struct SaveIndicator: Sendable {
    private let saved: AsyncStream<Notice>
    private let failed: AsyncStream<Notice>

    /// Watches from now on.
    public init(desk: Desk) {
        saved = desk.center.notices(.didSave)
        failed = desk.center.notices(.didNotSave)
    }

    /// Returns after so many changes are stored.
    public func waitForSaved(_ count: Int) async -> String {
        var seen = 0
        for await notice in saved {
            seen += Int(notice.details["Changes"] ?? "") ?? 0
            if seen >= count { break }
        }
        return seen == 1 ? "1 change stored" : "\(seen) changes stored"
    }

    /// Why a change is lost.
    public func waitForFailure() async -> String {
        for await notice in failed { return notice.details["Problem"] ?? "" }
        return ""
    }
}
