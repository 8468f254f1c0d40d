internal import Core
internal import Formats

/// Who is told of a run, and of what.
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
    static let specs = [
        KeySpec("mail", .syntax(.mailAddress), "Address that sendmail takes it to."),
        KeySpec("file", .text, "File that it is added to, relative to this file."),
        KeySpec(
            "on", .list(.word(NoticeOrder.Occasion.allCases.map(\.rawValue), noun: "occasion"), 1...(.max)),
            "What to tell of. Without it: everything."),
    ]

    /// What is wrong beyond the shape: an entry names one way.
    static func check(_ list: JSONNode, _ check: inout ShapeCheck) {
        for element in list.elements ?? [] where (element["mail"] == nil) == (element["file"] == nil) {
            check.fault(at: element.position, "a notice goes to `mail` or to a `file`; name one of them")
        }
    }

    /// A checked entry.
    static func order(_ node: JSONNode) -> NoticeOrder {
        let way = node["mail"]?.string.map(NoticeOrder.Way.mail) ?? .file(node["file"]?.string ?? "")
        let occasions = (node["on"]?.elements ?? []).compactMap { $0.string.flatMap(NoticeOrder.Occasion.init) }
        return NoticeOrder(way: way, occasions: occasions.isEmpty ? NoticeOrder.Occasion.allCases : occasions)
    }
}
