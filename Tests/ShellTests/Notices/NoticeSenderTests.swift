import Foundation
import InnkeeperConfiguration
import InnkeeperShell
import Testing
import TestSupport

struct NoticeSenderTests {
    private let notice = RunNotice(.failure, subject: "Innkeeper: the run failed", text: "Alder Creek\n\nÜber.\n")

    @Test func `a file gets each notice at its end, for its owner alone`() throws {
        let folder = try TemporaryFolder()
        let sender = NoticeSender(folder: folder.path, now: 0)
        #expect(sender.tell([NoticeOrder(way: .file("notices.txt"))]) { _ in [notice, notice] }.troubles == [])
        let one = "1970-01-01T00:00:00Z Innkeeper: the run failed\n  Alder Creek\n\n  Über.\n"
        #expect(try folder.read("notices.txt") == one + one)
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.path("notices.txt"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a file that can't be written is said, and that is all`() throws {
        let folder = try TemporaryFolder()
        let sender = NoticeSender(folder: folder.path, now: 0)
        let troubles = sender.tell([NoticeOrder(way: .file("no/notices.txt"))]) { _ in [notice] }.troubles
        #expect(
            troubles == [folder.path("no/notices.txt") + ": the notice can't be written: No such file or directory"])
    }

    /// A program in the place of sendmail.
    ///
    /// Another process writes it. What this one has open for writing may be open for a moment in a child that another
    /// test starts just then, and the system runs no program that is (ETXTBSY, execve(2)).
    private func program(_ script: String, _ folder: TemporaryFolder) throws -> String {
        let text = try folder.write("script", "#!/bin/sh\n" + script)
        let path = folder.path("sendmail")
        let copier = try Process.run(
            URL(filePath: "/bin/sh"), arguments: ["-c", "cp \(text) \(path); chmod 700 \(path)"])
        copier.waitUntilExit()
        return path
    }

    private func mail(by program: String, to address: String) -> [String] {
        NoticeSender(folder: "/", now: 0, sendmail: program).tell([NoticeOrder(way: .mail(address))]) { _ in [notice] }
            .troubles
    }

    @Test func `sendmail gets a whole message and the address as an argument of its own`() throws {
        let folder = try TemporaryFolder()
        let path = try program("printf '%s\\n' \"$@\" > \(folder.path)/arguments; cat > \(folder.path)/message", folder)
        #expect(mail(by: path, to: "desk@example.org") == [])
        #expect(try folder.read("arguments") == "-i\n--\ndesk@example.org\n")
        let message = try folder.read("message")
        let parts = message.components(separatedBy: "\n\n")
        #expect(parts[0].contains("To: desk@example.org\nSubject: Innkeeper: the run failed\n"))
        #expect(parts[0].contains("Content-Type: text/plain; charset=utf-8"))
        #expect(message.hasSuffix("\n\nAlder Creek\n\nÜber.\n"))
    }

    @Test func `a sendmail that fails, ends by a signal or is not there is said`() throws {
        let folder = try TemporaryFolder()
        func trouble(_ program: String) -> String? { mail(by: program, to: "a@example.org").first }
        let path = folder.path("sendmail")
        #expect(trouble(try program("exit 75", folder)) == "\(path): the notice was not sent: exit status 75")
        #expect(trouble(try program("kill -9 $$", folder)) == "\(path): the notice was not sent: exit status 137")
        #expect(
            trouble(folder.path("none")) == "\(folder.path("none")): the notice was not sent: No such file or directory"
        )
    }

    @Test func `each order has its own notices, and the trouble of one is not that of another`() throws {
        // Given one that is for everything, and one for birthdays whose file can't be written
        let folder = try TemporaryFolder()
        let orders = [
            NoticeOrder(way: .file("all.txt")), NoticeOrder(way: .file("no/one.txt"), occasions: [.birthdays]),
        ]
        // When
        let outcome = NoticeSender(folder: folder.path, now: 0).tell(orders) { order in
            order.occasions.map { RunNotice($0, subject: "\($0)", text: "") }
        }
        // Then
        let heard = try folder.read("all.txt").split(separator: "\n").map { $0.split(separator: " ").last }
        #expect(heard == ["failure", "newErrors", "birthdays", "conflicts", "missing"])
        #expect(outcome.troubles.count == 1 && outcome.troubles[0].contains("no/one.txt"))
    }

    @Test func `a subject with any letters is encoded`() throws {
        let folder = try TemporaryFolder()
        let notice = RunNotice(.conflicts, subject: "Doppelbuchung: Föhre", text: "no name\n")
        let path = try program("cat > \(folder.path)/message", folder)
        _ = NoticeSender(folder: "/", now: 0, sendmail: path).tell([NoticeOrder(way: .mail("a@example.org"))]) { _ in
            [notice]
        }
        #expect(try folder.read("message").contains("Subject: =?utf-8?B?RG9wcGVsYnVjaHVuZzogRsO2aHJl?=\n"))
    }
}
