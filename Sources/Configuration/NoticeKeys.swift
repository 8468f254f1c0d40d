internal import Core
internal import Formats

/// Who gets notices about a run, and about what.
package struct NoticeOrder: Sendable, Equatable {
    package enum Occasion: String, Sendable, CaseIterable {
        /// The run failed: the output is that of an earlier night.
        case failure
        /// There are errors that the last run did not have.
        case newErrors = "new-errors"
        /// Somebody has a birthday during the stay, today or tomorrow.
        case birthdays
    }

    package enum Way: Sendable, Equatable {
        /// An address, for the system's sendmail.
        case mail(String)
        /// A file that each notice is added to, relative to the configuration's file.
        case file(String)
    }

    package var way: Way
    package var occasions: [Occasion]

    package init(way: Way, occasions: [Occasion] = Occasion.allCases) {
        self.way = way
        self.occasions = occasions
    }
}

/// The keys of one entry of `notices`.
enum NoticeKeys {
    static let form = Form<NoticeOrder>.object(
        [
            Key(
                "mail", .syntax(.mailAddress), "Address that sendmail takes it to.",
                get: { if case .mail(let address) = $0.way { address } else { nil } }, set: { $0.way = .mail($1) }),
            Key(
                "file", .text, "File that it is added to, relative to this file.",
                get: { if case .file(let path) = $0.way { path } else { nil } }, set: { $0.way = .file($1) }),
            Key(
                "on", .list(.word("occasion"), 1...(.max)), "What to tell of. Without it: everything.",
                at: \.occasions),
        ], NoticeOrder(way: .file("")))

    /// What is wrong beyond the shape: an entry names one way.
    static func check(_ list: JSONNode, _ check: inout ShapeCheck) {
        for element in list.elements ?? [] where (element["mail"] == nil) == (element["file"] == nil) {
            check.fault(at: element.position, "a notice goes to `mail` or to a `file`; name one of them")
        }
    }
}
