package import Configuration
import Core
package import Services
import Synchronization

/// Takes a notice where people look. Telling must never make a run fail that has gone well: what goes wrong is given
/// back as a text.
package protocol NoticeSender: Sendable {
    /// nil when it has been told.
    func tell(_ notice: Notice) -> String?
}

/// Adds each notice to a file that only its owner can read.
package struct NoticeFile: NoticeSender {
    /// Absolute.
    let path: String
    /// Seconds since 1970.
    let now: Int64

    package init(path: String, now: Int64) {
        self.path = path
        self.now = now
    }

    package func tell(_ notice: Notice) -> String? {
        let head = "\(timestamp(now)) \(notice.details[RunNotices.subject] ?? "")\n"
        let lines = (notice.details[RunNotices.text] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        let body = lines.dropLast().map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
        do {
            // In one write: of two runs that tell at once, neither is cut in two.
            try Posix.append(path, Array((head + body).utf8))
            return nil
        } catch {
            return "\(path): the notice can't be written: \(error.text)"
        }
    }
}

/// Hands each notice to the system's sendmail.
package struct NoticeMail: NoticeSender {
    let address: String
    /// Absolute path of the program.
    let program: String

    package static let usualProgram = "/usr/sbin/sendmail"

    package init(address: String, program: String = NoticeMail.usualProgram) {
        self.address = address
        self.program = program
    }

    package func tell(_ notice: Notice) -> String? {
        // The subject is ours and plain ASCII; the text may have any letters (RFC 5322, RFC 2045).
        let message =
            "To: \(address)\nSubject: \(notice.details[RunNotices.subject] ?? "")\nMIME-Version: 1.0\n"
            + "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\nAuto-Submitted: auto-generated\n\n"
            + (notice.details[RunNotices.text] ?? "")
        do {
            // -i: a line with a single point does not end the message.
            let status = try Posix.run(program, ["-i", "--", address], input: Array(message.utf8), seconds: 60)
            return status == 0 ? nil : "\(program): the notice was not sent: exit status \(status)"
        } catch {
            return "\(program): the notice was not sent: \(error.text)"
        }
    }
}

/// Those whom a configuration wants to be told, as observers of a center of notices.
package final class NoticeObservers: Sendable {
    private let center = NoticeCenter()
    private let observations = Mutex<[NoticeCenter.Observation]>([])
    private let troubles = Mutex<[String]>([])

    package init(_ senders: [(sender: any NoticeSender, occasions: [NoticeOrder.Occasion])]) {
        for (sender, occasions) in senders {
            for occasion in occasions {
                let observation = center.observe(Notice.Name(occasion)) { [weak self] notice in
                    if let trouble = sender.tell(notice) { self?.troubles.withLock { $0.append(trouble) } }
                }
                observations.withLock { $0.append(observation) }
            }
        }
    }

    /// Those of the configuration; its file's folder is where relative paths begin.
    package convenience init(_ orders: [NoticeOrder], folder: String, now: Int64) {
        self.init(
            orders.map { order in
                switch order.way {
                case .mail(let address): (NoticeMail(address: address), order.occasions)
                case .file(let path): (NoticeFile(path: Paths.join(folder, path), now: now), order.occasions)
                }
            })
    }

    /// Tells everybody, and gives what went wrong on the way.
    package func tell(_ notices: [Notice]) -> [String] {
        for notice in notices { center.post(notice) }
        return troubles.withLock { troubles in
            defer { troubles = [] }
            return troubles
        }
    }
}
