import InnkeeperConfiguration
import InnkeeperCore

/// A problem of the run rather than the data, with the resulting exit status.
package struct Fault: Error, Sendable, Equatable {
    package var status: ExitStatus
    package var message: String

    package init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = message
    }
}

/// The documented exit statuses. If several apply, `worse` decides.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case clean = 0
    /// Findings at or above `--fail-on`.
    case findings = 1
    /// Usage or configuration.
    case usage = 2
    /// An input is missing or can't be read; the rest was done.
    case inputMissing = 3
    /// An output can't be written, or there is an internal fault.
    case outputFailed = 4
    /// Another run holds the lock.
    case locked = 5

    /// The order of precedence: 5, 2, 4, 3, 1, 0.
    package static func worse(_ left: ExitStatus, _ right: ExitStatus) -> ExitStatus {
        let order: [ExitStatus] = [.locked, .usage, .outputFailed, .inputMissing, .findings, .clean]
        return order.first { $0 == left || $0 == right } ?? .clean
    }
}

extension ExitStatus {
    /// The status for a run's findings.
    init(_ input: RunData, failOn: FailOn, isMissingInput: Bool) {
        self = isMissingInput ? .inputMissing : .clean
        let least: Severity
        switch failOn {
        case .never: return
        case .new, .info: least = .info
        case .warning: least = .warning
        case .error: least = .error
        }
        let findings = input.findings
        func matters(_ kind: FindingTally.Kind) -> Bool {
            if failOn == .new { return true }
            let source = kind.file < 0 ? "" : input.dataset.files[Int(kind.file)].source
            return input.severity(findings.codes[Int(kind.code)], source) >= least
        }
        let isFailing: Bool
        if failOn == .new, input.comparison.changes?.findings != nil {
            isFailing = findings.rows.indices.contains { !input.isKnown($0) && input.isNew($0) }
        } else if input.known.isEmpty {
            // If there was nothing to compare with, everything is new.
            isFailing = findings.tally.counts.keys.contains(where: matters)
        } else {
            isFailing = findings.rows.enumerated().contains { !input.isKnown($0) && matters(FindingTally.Kind($1)) }
        }
        if isFailing { self = ExitStatus.worse(self, .findings) }
    }
}
