import Configuration
import Foundation
import Services
import Shell
import Synchronization
import TestSupport
import Testing

struct NoticeSendersTests {
    private let notice = Notice(
        .runDidFail,
        details: [RunNotices.subject: "Innkeeper: the run failed", RunNotices.text: "Alder Creek\n\nÜber.\n"])

    @Test func `a file gets each notice at its end, for its owner alone`() throws {
        let folder = try TemporaryFolder()
        let file = NoticeFile(path: folder.path("notices.txt"), now: 0)
        #expect(file.tell(notice) == nil)
        #expect(file.tell(notice) == nil)
        let one = "1970-01-01T00:00:00Z Innkeeper: the run failed\n  Alder Creek\n\n  Über.\n"
        #expect(try folder.read("notices.txt") == one + one)
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.path("notices.txt"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `a file that can't be written is said, and that is all`() throws {
        let folder = try TemporaryFolder()
        let trouble = NoticeFile(path: folder.path("no/notices.txt"), now: 0).tell(notice)
        #expect(trouble?.hasSuffix("no/notices.txt: the notice can't be written: No such file or directory") == true)
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

    @Test func `sendmail gets a whole message and the address as an argument of its own`() throws {
        let folder = try TemporaryFolder()
        let path = try program("printf '%s\\n' \"$@\" > \(folder.path)/arguments; cat > \(folder.path)/message", folder)
        #expect(NoticeMail(address: "desk@example.org", program: path).tell(notice) == nil)
        #expect(try folder.read("arguments") == "-i\n--\ndesk@example.org\n")
        let message = try folder.read("message")
        let parts = message.components(separatedBy: "\n\n")
        #expect(parts[0].contains("To: desk@example.org\nSubject: Innkeeper: the run failed\n"))
        #expect(parts[0].contains("Content-Type: text/plain; charset=utf-8"))
        #expect(message.hasSuffix("\n\nAlder Creek\n\nÜber.\n"))
    }

    @Test func `a sendmail that fails, ends by a signal or is not there is said`() throws {
        let folder = try TemporaryFolder()
        func trouble(_ program: String) -> String? {
            NoticeMail(address: "a@example.org", program: program).tell(notice)
        }
        let path = folder.path("sendmail")
        #expect(trouble(try program("exit 75", folder)) == "\(path): the notice was not sent: exit status 75")
        #expect(trouble(try program("kill -9 $$", folder)) == "\(path): the notice was not sent: exit status 137")
        #expect(
            trouble(folder.path("none")) == "\(folder.path("none")): the notice was not sent: No such file or directory"
        )
    }

    private final class Ear: NoticeSender {
        let heard = Mutex<[Notice.Name]>([])
        let trouble: String?
        init(_ trouble: String? = nil) { self.trouble = trouble }
        func tell(_ notice: Notice) -> String? {
            heard.withLock { $0.append(notice.name) }
            return trouble
        }
    }

    @Test func `each observer hears what it asked for, and the trouble of one is not that of another`() {
        let (all, one) = (Ear(), Ear("it is deaf"))
        let observers = NoticeObservers([(all, NoticeOrder.Occasion.allCases), (one, [.birthdays])])
        let troubles = observers.tell([notice, Notice(.runDidFindBirthdays), Notice(.runDidFindNewErrors)])
        #expect(all.heard.withLock { $0 } == [.runDidFail, .runDidFindBirthdays, .runDidFindNewErrors])
        #expect(one.heard.withLock { $0 } == [.runDidFindBirthdays])
        #expect(troubles == ["it is deaf"])
        #expect(observers.tell([]) == [])
    }
}
