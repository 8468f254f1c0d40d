import Foundation
import Synchronization
import Testing
import TestSupport

/// `innkeeper-fetch` is killed again and again while it posts people.
@Suite(.timeLimit(.minutes(30)))
struct PostingKillTests {
    /// More than a hundred runs can post: each is killed at its eighth request at the latest.
    private static let people = 720

    /// A service that knows requests again by their key, and kills who asks where it is told to.
    private final class Service: Sendable {
        struct State {
            /// What was taken, by key, in the order in which it came.
            var taken: [String: String] = [:]
            var repeats = 0
            var differing = 0
            /// Requests until the next blow, and when it falls.
            var countdown = Int.max
            var blow = Blow.beforeTaking
            var victim: pid_t = 0
            var random = SeededRandom(1)
        }

        enum Blow: CaseIterable { case byTheClock, beforeTaking, beforeAnswering, afterAnswering }

        let state = Mutex(State())

        func reply(_ request: LoopbackServer.Request) -> LoopbackServer.Reply {
            state.withLock { state in
                state.countdown -= 1
                let falls = state.countdown < 0
                // Where the clock is late, the service does it instead.
                if falls, state.blow == .beforeTaking || state.blow == .byTheClock {
                    kill(state.victim, SIGKILL)
                    return .nothing
                }
                let key = request.headers["idempotency-key"] ?? ""
                let body = String(decoding: request.body, as: UTF8.self)
                if let before = state.taken.updateValue(body, forKey: key) {
                    state.repeats += 1
                    if before != body { state.differing += 1 }
                }
                if falls, state.blow == .beforeAnswering {
                    kill(state.victim, SIGKILL)
                    return .nothing
                }
                if falls, state.blow == .afterAnswering {
                    // A moment later, while it writes down that this was done, or is at the next.
                    let victim = state.victim
                    let pause = UInt32.random(in: 0..<3000, using: &state.random)
                    Thread.detachNewThread {
                        usleep(pause)
                        kill(victim, SIGKILL)
                    }
                    state.countdown = 4
                    state.blow = .beforeTaking
                }
                return .answer(201)
            }
        }
    }

    private func order(_ server: LoopbackServer, _ folder: TemporaryFolder) -> Data {
        let people = (0..<Self.people).map {
            "{\"key\":\"k\($0)\",\"first\":\"Guest\",\"last\":\"Number \($0)\",\"phone\":\"\",\"email\":\"\"}"
        }
        let posting =
            "{\"source\":\"service\",\"url\":\"\(server.address)/people\",\"loopback\":\"127.0.0.1\",\"timeout\":\"PT20S\","
            + "\"retries\":0,\"journal\":\"\(folder.path("people.journal"))\",\"people\":[\(people.joined(separator: ","))]}"
        return Data("{\"agent\":\"test\",\"folder\":\"\",\"sources\":[],\"postings\":[\(posting)]}\n".utf8)
    }

    /// Runs the helper to its end, whichever it is. Gives what it printed.
    private func run(_ order: Data, _ started: (pid_t) -> Void) throws -> (output: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.path + "-fetch")
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        // A second reader: writing to a helper that was killed early must not fail, and there is room for the whole order.
        let reader = dup(input.fileHandleForReading.fileDescriptor)
        defer { close(reader) }
        try #require(order.count < 65_536)
        try process.run()
        started(process.processIdentifier)
        try input.fileHandleForWriting.write(contentsOf: order)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }

    @Test func `killed a hundred times at any moment, each person is with the service exactly once`() throws {
        // Given
        let folder = try TemporaryFolder()
        let service = Service()
        let server = try LoopbackServer { request, _ in service.reply(request) }
        let order = order(server, folder)
        var random = SeededRandom(8)
        var kills = 0
        // When
        for _ in 0..<100 {
            let blow = Service.Blow.allCases.randomElement(using: &random) ?? .byTheClock
            let count = blow == .byTheClock ? 7 : Int.random(in: 0..<3, using: &random)
            let start = UInt32.random(in: 0..<40_000, using: &random)
            service.state.withLock { state in
                state.blow = blow
                state.countdown = count
            }
            let outcome = try run(order) { process in
                service.state.withLock { $0.victim = process }
                guard blow == .byTheClock else { return }
                // Wherever it is then.
                Thread.detachNewThread {
                    usleep(start)
                    kill(process, SIGKILL)
                }
            }
            if outcome.status == SIGKILL { kills += 1 }
        }
        service.state.withLock { $0.countdown = .max }
        let last = try run(order) { _ in }
        // Then
        #expect(kills == 100)
        #expect(last.status == 0 && last.output.contains("\"failed\":0"), "\(last)")
        service.state.withLock { state in
            #expect(state.taken.count == Self.people)
            for number in 0..<Self.people {
                #expect(state.taken["k\(number)"]?.contains("\"Guest Number \(number)\"") == true)
            }
            // And blows did fall between taking and writing it down, and what came again was the same
            #expect(state.repeats > 0 && state.differing == 0)
        }
        // And one more run asks nobody
        let requests = server.requests.count
        let again = try run(order) { _ in }
        #expect(again.output.contains("\"posted\":0,\"known\":\(Self.people),\"failed\":0"))
        #expect(server.requests.count == requests)
    }

    @Test func `a helper that nobody waits for any more ends by itself`() throws {
        // Given a service that says nothing
        let folder = try TemporaryFolder()
        let asked = DispatchSemaphore(value: 0)
        let server = try LoopbackServer { _, _ in
            asked.signal()
            return .silence
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.path + "-fetch")
        let input = Pipe()
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: order(server, folder))
        asked.wait()
        // When its standard input ends
        try input.fileHandleForWriting.close()
        // Then
        process.waitUntilExit()
        #expect(process.terminationStatus == 1)
    }
}
