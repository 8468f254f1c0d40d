import InnkeeperShell
import Testing

struct FaultTests {
    @Test func `of two statuses the graver is given`() {
        // Given the contract's order: 5, 2, 4, 3, 1
        let order: [InnkeeperShell.ExitStatus] = [.locked, .usage, .outputFailed, .inputMissing, .findings, .clean]
        for (rank, graver) in order.enumerated() {
            for lesser in order[rank...] {
                #expect(InnkeeperShell.ExitStatus.worse(graver, lesser) == graver)
                #expect(InnkeeperShell.ExitStatus.worse(lesser, graver) == graver)
            }
        }
        #expect(order.map(\.rawValue) == [5, 2, 4, 3, 1, 0])
    }
}
