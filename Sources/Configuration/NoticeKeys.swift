internal import InnkeeperCore
internal import InnkeeperFormats

/// Who is notified about a run, and of what.
package struct NoticeOrder: Sendable, Equatable {
    package enum Occasion: String, Sendable, CaseIterable {
        /// The run failed: the output is that of an earlier night.
        case failure
        /// There are errors that the previous run did not have.
        case newErrors = "new-errors"
        /// A guest has a birthday during the stay, today or tomorrow.
        case birthdays
        /// There are double bookings that the previous run did not have and that are not over yet.
        case conflicts
        /// A file of a source is missing or can't be read.
        case missing
    }

    package enum Way: Sendable, Equatable {
        /// An address, for the system's sendmail.
        case mail(String)
        /// A file to which each notice is appended, relative to the configuration's file.
        case file(String)

        package var file: String? { if case .file(let path) = self { path } else { nil } }
    }

    package var way: Way
    package var occasions: [Occasion]
    /// Whether guests are named.
    package var showsNames = false

    package init(way: Way, occasions: [Occasion] = Occasion.allCases) {
        self.way = way
        self.occasions = occasions
    }
}

/// The keys of an entry of `notices`.
enum NoticeKeys {
    static let form = Form<NoticeOrder>.object(
        [
            Key(
                "mail", .syntax(.mailAddress), "Mail address, sent to by sendmail.",
                get: { if case .mail(let address) = $0.way { address } else { nil } }, set: { $0.way = .mail($1) }),
            Key(
                "file", .text, "File to append to, relative to this file.",
                get: { $0.way.file }, set: { $0.way = .file($1) }),
            Key(
                "on", .list(.word("occasion"), 1...(.max)), "What to notify about. Default: everything.",
                at: \.occasions),
            Key(
                "names", .flag, "Name guests in the text; subjects never do. Default: no names.",
                at: \.showsNames,
                unless: false),
        ], NoticeOrder(way: .file("")))

    /// Checks what the shape can't express: an entry names exactly one of the two ways.
    static func check(_ list: JSONNode, _ check: inout ShapeCheck) {
        for element in list.elements ?? [] where (element["mail"] == nil) == (element["file"] == nil) {
            check.fault(at: element.position, "a notice goes to `mail` or to a `file`; name one of them")
        }
    }
}
