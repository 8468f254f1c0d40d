import Glibc
import InnkeeperArguments
import InnkeeperCore
import InnkeeperFormats
import InnkeeperServices
import InnkeeperShell

/// Where commands print: requested output to standard output, problems to standard error.
struct Console: Sendable {
    private let log: LogOptions
    /// Whether standard output shows colours: only on a terminal, and unless NO_COLOR is set (https://no-color.org).
    let isColored: Bool
    /// Whether standard output is a terminal, where lines have a width.
    let isTerminal: Bool

    init(_ log: LogOptions = LogOptions(), environment: [String: String]) {
        self.log = log
        let objections = log.noColor || !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        isTerminal = isatty(STDOUT_FILENO) == 1
        isColored = !objections && isTerminal
    }

    /// The descriptor of standard output, for what is too long to be held.
    static let output = STDOUT_FILENO

    /// Writes a whole text to standard output. Anything from data must already be `printable`.
    func print(_ text: String) throws(Fault) { try print(Array(text.utf8)) }

    func print(_ bytes: [UInt8]) throws(Fault) { _ = try printToReader(bytes) }

    /// Returns whether anybody still reads it.
    func printToReader(_ bytes: [UInt8]) throws(Fault) -> Bool {
        do {
            try Posix.write(STDOUT_FILENO, bytes[...])
            return true
        } catch {
            // The reader has seen enough, as with `| head`; the findings count all the same.
            if error.hasNoReader { return false }
            throw Fault(.outputFailed, "standard output: \(error.text)")
        }
    }

    /// Reports a problem on standard error: a line for people, or an object for `--log-format json`.
    func complain(_ message: String) {
        var line: [UInt8]
        switch log.format {
        case .text: line = Array("\(CommandTable.program): \(printable(message))\n".utf8)
        case .journal: line = journalLines(.error, message)
        case .json:
            var writer = JSONWriter()
            writer.object { writer in
                writer.field("level", "error")
                writer.field("message", message)
            }
            writer.newline()
            line = writer.bytes
        }
        // If standard error itself fails, there is nowhere to report it.
        try? Posix.write(Posix.messages, line[...])
    }

    /// A fault with its own position (`pipeline.json:3:5: …`), on standard error.
    func report(_ line: String) {
        switch log.format {
        case .text: break
        case .json: return complain(line)
        case .journal:
            try? Posix.write(Posix.messages, journalLines(.error, line)[...])
            return
        }
        try? Posix.write(Posix.messages, Array((printable(line) + "\n").utf8)[...])
    }

    /// Reports what ended a command; returns the exit status for it.
    func tell(_ error: any Error) -> InnkeeperShell.ExitStatus {
        switch error {
        case let fault as TargetFault:
            for message in fault.messages { report(message) }
            return .usage
        case let fault as Fault:
            complain(fault.message)
            return fault.status
        default:
            complain("internal fault: \(error)")
            return .outputFailed
        }
    }

    /// Receives the progress of a run; nil unless a person is watching.
    func progress(_ ticks: @escaping @Sendable () -> UInt64) -> (any Progress)? {
        !log.quiet && log.format == .text && isatty(Posix.messages) == 1 ? TerminalProgress(ticks: ticks) : nil
    }

    /// Says what was done, on standard error; nothing with --quiet.
    func note(_ text: String) {
        if !log.quiet { advise(text) }
    }

    /// A line of advice after a problem; only for people.
    func advise(_ text: String) {
        switch log.format {
        case .text: try? Posix.write(Posix.messages, Array((printable(text) + "\n").utf8)[...])
        case .json: break
        case .journal: try? Posix.write(Posix.messages, journalLines(.info, text)[...])
        }
    }

    /// The priorities of sd-daemon(3) that are used.
    private enum Priority: Int {
        case error = 3
        case notice = 5
        case info = 6
    }

    private func journalLines(_ priority: Priority, _ text: String) -> [UInt8] {
        text.split(separator: "\n").flatMap { Array("<\(priority.rawValue)>\(printable(String($0)))\n".utf8) }
    }

    /// Prints the summary of a finished run: for people on standard output. In the journal it is a notice, and among
    /// JSON objects it would be in the way.
    func summarise(_ lines: [String]) throws(Fault) {
        switch log.format {
        case .text: try print(lines.map { $0 + "\n" }.joined())
        case .json: break
        case .journal: try print(lines.flatMap { journalLines(.notice, $0) })
        }
    }

    /// After everything else, explains how to stop reports of files that no source reads. Those that were named are
    /// read, whatever is excluded.
    func adviseOfUnread(_ inputs: [RunData], _ targets: [Target]) {
        for (input, target) in zip(inputs, targets) {
            if case .named = target.others { continue }
            let paths = input.dataset.files.filter { !$0.hasSource }.map { Glob.literal($0.path) }
            guard !paths.isEmpty else { continue }
            let shown = paths.prefix(Console.mostUnread)
            let rest = paths.count > shown.count ? " (and \(paths.count - shown.count) more)" : ""
            advise(
                input.configuration.isEmpty
                    ? "To leave out what is not needed: "
                        + shown.map { "--exclude \(shellWord($0))" }.joined(separator: " ") + rest
                    : "To leave out what is not needed, in \(input.configuration): "
                        + "\"ignore\": [\(shown.map(jsonString).joined(separator: ", "))]" + rest)
        }
    }

    /// A line with more paths than this is neither read nor pasted.
    private static let mostUnread = 20

    /// The text quoted as one word for a shell.
    private func shellWord(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789._-/".unicodeScalars.contains($0))
        }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// `text` in bold if colours are shown.
    func bold(_ text: String) -> String { isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text }
}
