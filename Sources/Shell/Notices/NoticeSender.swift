package import InnkeeperConfiguration
import InnkeeperCore

/// Delivers notices to where people look. Failures must never make a successful run fail: they are returned, ready to
/// be printed.
package struct NoticeSender: Sendable {
    /// The base of relative paths in the configuration; absolute.
    private let folder: String
    /// Seconds since 1970.
    private let now: Int64
    /// Absolute path of the system's mail program.
    private let sendmail: String

    package init(folder: String, now: Int64, sendmail: String = "/usr/sbin/sendmail") {
        self.folder = folder
        self.now = now
        self.sendmail = sendmail
    }

    /// The result of sending notices.
    package struct Outcome: Sendable, Equatable {
        /// What went wrong, one for each notice not sent.
        package var troubles: [String] = []
        /// Unsent notices that no later run would generate again.
        package var unsent: [UnsentNotices.Entry] = []
    }

    /// Sends waiting notices, and then the new ones of each order.
    package func tell(
        _ orders: [NoticeOrder], waiting: [UnsentNotices.Entry] = [], notices: (NoticeOrder) -> [RunNotice]
    ) -> Outcome {
        let fresh = orders.flatMap { order in
            notices(order).map { UnsentNotices.Entry(notice: $0, way: order.way, since: now) }
        }
        var outcome = Outcome()
        for entry in waiting + fresh {
            let trouble =
                switch entry.way {
                case .mail(let address): mail(entry.notice, to: address)
                case .file(let path): append(entry.notice, to: Paths.join(folder, path))
                }
            guard let trouble else { continue }
            outcome.troubles.append(trouble)
            if !entry.notice.causes.isEmpty { outcome.unsent.append(entry) }
        }
        return outcome
    }

    /// Appends a notice to a file that only its owner can read.
    private func append(_ notice: RunNotice, to path: String) -> String? {
        let head = "\(timestamp(now)) \(notice.subject)\n"
        let lines = notice.text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.dropLast().map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
        do {
            // In a single write, so that concurrent runs don't interleave.
            try Posix.append(path, Array((head + body).utf8))
            return nil
        } catch {
            return "\(path): the notice can't be written: \(error.text)"
        }
    }

    private func mail(_ notice: RunNotice, to address: String) -> String? {
        // Subject and text may contain any characters (RFC 5322, RFC 2047, RFC 2045).
        let message =
            "To: \(address)\nSubject: \(EncodedWord.header(notice.subject))\nMIME-Version: 1.0\n"
            + "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\nAuto-Submitted: auto-generated\n\n"
            + notice.text
        do {
            // -i: a line with a single dot doesn't end the message.
            let status = try Posix.run(sendmail, ["-i", "--", address], input: Array(message.utf8), seconds: 60)
            return status == 0 ? nil : "\(sendmail): the notice was not sent: exit status \(status)"
        } catch {
            return "\(sendmail): the notice was not sent: \(error.text)"
        }
    }
}
