package import InnkeeperConfiguration
import InnkeeperCore

/// Takes notices where people look. Telling must never make a run fail that has gone well: what goes wrong is given
/// back, ready to be printed.
package struct NoticeSender: Sendable {
    /// Where relative paths of the configuration begin; absolute.
    private let folder: String
    /// Seconds since 1970.
    private let now: Int64
    /// Absolute path of the system's program for mail.
    private let sendmail: String

    package init(folder: String, now: Int64, sendmail: String = "/usr/sbin/sendmail") {
        self.folder = folder
        self.now = now
        self.sendmail = sendmail
    }

    /// What became of telling.
    package struct Outcome: Sendable, Equatable {
        /// What went wrong, one for each that was not told.
        package var troubles: [String] = []
        /// What was not told, and no later run tells by itself.
        package var unsent: [UnsentNotices.Entry] = []
    }

    /// Tells what waited, and then each notice to all who want to hear of its occasion, with guests' names where that was
    /// asked for.
    package func tell(
        _ notices: [RunNotice], _ orders: [NoticeOrder], waiting: [UnsentNotices.Entry] = []
    ) -> Outcome {
        let fresh = notices.flatMap { notice in
            orders.filter { $0.occasions.contains(notice.occasion) }.map { order in
                var notice = notice
                if order.showsNames { notice.text = notice.textWithNames }
                return UnsentNotices.Entry(notice: notice, way: order.way, since: now)
            }
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

    /// Adds a notice to a file that only its owner can read.
    private func append(_ notice: RunNotice, to path: String) -> String? {
        let head = "\(timestamp(now)) \(notice.subject)\n"
        let lines = notice.text.split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.dropLast().map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
        do {
            // In one write: of two runs that tell at once, neither is cut in two.
            try Posix.append(path, Array((head + body).utf8))
            return nil
        } catch {
            return "\(path): the notice can't be written: \(error.text)"
        }
    }

    private func mail(_ notice: RunNotice, to address: String) -> String? {
        // Subject and text may have any letters (RFC 5322, RFC 2047, RFC 2045).
        let message =
            "To: \(address)\nSubject: \(EncodedWord.header(notice.subject))\nMIME-Version: 1.0\n"
            + "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\nAuto-Submitted: auto-generated\n\n"
            + notice.text
        do {
            // -i: a line with a single point does not end the message.
            let status = try Posix.run(sendmail, ["-i", "--", address], input: Array(message.utf8), seconds: 60)
            return status == 0 ? nil : "\(sendmail): the notice was not sent: exit status \(status)"
        } catch {
            return "\(sendmail): the notice was not sent: \(error.text)"
        }
    }
}
