/// What the program says to its caller when it ends.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case clean = 0
    case findings = 1
    case usage = 2
    case inputMissing = 3
    case failed = 4
    case locked = 5

    package var meaning: String {
        switch self {
        case .clean: "all is well"
        case .findings: "there are findings at or above --fail-on"
        case .usage: "the command line or the configuration is wrong; nothing was done"
        case .inputMissing: "an input is missing or can't be read; the rest was done"
        case .failed: "an output can't be written, or Innkeeper itself failed; the old output is untouched"
        case .locked: "another run is at work on the same output"
        }
    }

    /// The one to end with when several apply: 5 before 2, 4, 3 and 1.
    package static func combined(_ statuses: some Sequence<ExitStatus>) -> ExitStatus {
        let order: [ExitStatus] = [.locked, .usage, .failed, .inputMissing, .findings]
        let present = Set(statuses)
        return order.first(where: present.contains) ?? .clean
    }
}
