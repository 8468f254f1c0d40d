import InnkeeperServices
import Synchronization
import Testing

struct NoticeCenterTests {
    private let center = NoticeCenter()
    private let other = Notice.Name(rawValue: "other")

    @Test func `a notice is with its observers when posting ends, in the order in which they came`() {
        // Given
        let seen = Mutex<[String]>([])
        let first = center.observe(.didSave) { notice in
            seen.withLock { $0.append("first \(notice.details["a"] ?? "")") }
        }
        let second = center.observe(.didSave) { _ in seen.withLock { $0.append("second") } }
        let deaf = center.observe(other) { _ in seen.withLock { $0.append("deaf") } }
        // When
        center.post(Notice(.didSave, details: ["a": "b"]))
        // Then
        #expect(seen.withLock { $0 } == ["first b", "second"])
        for observation in [first, second, deaf] { observation.end() }
    }

    @Test func `an observation ends when it is told to, or when nobody keeps it`() {
        let count = Mutex(0)
        var kept: NoticeCenter.Observation? = center.observe(.didSave) { _ in count.withLock { $0 += 1 } }
        center.post(Notice(.didSave))
        kept = nil
        center.post(Notice(.didSave))
        #expect(kept == nil)
        let ended = center.observe(.didSave) { _ in count.withLock { $0 += 10 } }
        ended.end()
        center.post(Notice(.didSave))
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `an observer may post and observe`() {
        let count = Mutex(0)
        let center = center
        let later = Mutex<NoticeCenter.Observation?>(nil)
        let name = other
        let observation = center.observe(.didSave) { _ in
            let made = center.observe(name) { _ in count.withLock { $0 += 1 } }
            later.withLock { $0 = made }
            center.post(Notice(name))
        }
        center.post(Notice(.didSave))
        observation.end()
        #expect(count.withLock { $0 } == 1)
    }

    @Test func `notices can be awaited one after the other, from the call on`() async {
        // Given
        center.post(Notice(.didSave, details: ["number": "0"]))
        let notices = center.notices(.didSave)
        // When
        for number in 1...3 { center.post(Notice(.didSave, details: ["number": "\(number)"])) }
        center.post(Notice(other))
        // Then
        var numbers: [String] = []
        for await notice in notices {
            numbers.append(notice.details["number"] ?? "")
            if numbers.count == 3 { break }
        }
        #expect(numbers == ["1", "2", "3"])
    }

    @Test func `whoever waits for notices no longer is no observer`() async {
        // Given a centre that somebody waits at
        weak var gone: NoticeCenter?
        do {
            let center = NoticeCenter()
            gone = center
            var notices: AsyncStream<Notice>? = center.notices(.didSave)
            center.post(Notice(.didSave))
            var iterator = notices?.makeAsyncIterator()
            #expect(await iterator?.next()?.name == .didSave)
            iterator = nil
            notices = nil
            center.post(Notice(.didSave))
        }
        // Then nothing keeps it alive
        #expect(gone == nil)
    }
}
