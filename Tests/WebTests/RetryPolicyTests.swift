import InnkeeperWeb
import Testing

struct RetryPolicyTests {
    @Test func `pauses double up to the longest, and at least half of each is kept`() {
        for (chance, share) in [(0.0, 0.5), (0.5, 0.75), (1.0, 1.0)] {
            var policy = RetryPolicy(attempts: 9)
            policy.longestPause = .seconds(10)
            policy.chance = { chance }
            let pauses = (1...8).map { policy.pause(after: $0, asked: nil) }
            let whole: [Double] = [1, 2, 4, 8, 10, 10, 10, 10]
            #expect(pauses == whole.map { .seconds($0 * share) })
        }
    }

    @Test func `after the last attempt there is no pause but an end`() {
        let policy = RetryPolicy(attempts: 3)
        #expect(policy.pause(after: 2, asked: nil) != nil)
        #expect(policy.pause(after: 3, asked: .seconds(1)) == nil)
        #expect(RetryPolicy.never.pause(after: 1, asked: nil) == nil)
    }

    @Test func `chance keeps within its bounds`() {
        let policy = RetryPolicy()
        for _ in 0..<1000 {
            let pause = policy.pause(after: 2, asked: nil) ?? .zero
            #expect(pause >= .seconds(1) && pause <= .seconds(2))
        }
    }

    @Test func `what the service asks for is kept to, unless it is too much`() {
        var policy = RetryPolicy()
        policy.patience = .seconds(60)
        policy.chance = { 1 }
        #expect(policy.pause(after: 1, asked: .seconds(60)) == .seconds(60))
        #expect(policy.pause(after: 3, asked: .seconds(1)) == .seconds(4))
        #expect(policy.pause(after: 1, asked: .seconds(61)) == nil)
    }
}
