/// A page of the reference, which the program generates from its own tables: `man` shows it, and the manual has it as
/// Markdown (`RoffWriter`, `MarkdownPage`).
///
/// Texts are plain except for `code` between backticks.
package struct ReferencePage: Sendable {
    /// One described thing: a key, a column, an option.
    package struct Entry: Sendable, Equatable {
        /// As it is typed.
        package var term: String
        /// Its possible values or type; may be empty.
        package var value: String
        package var meaning: String

        package init(_ term: String, _ value: String, _ meaning: String) {
            (self.term, self.value, self.meaning) = (term, value, meaning)
        }

        package init(_ term: String, _ meaning: String) { self.init(term, "", meaning) }
    }

    /// One thing with its own heading.
    package struct Item: Sendable, Equatable {
        package var name: String
        /// As it is typed.
        package var usage: String
        package var paragraphs: [String]

        package init(_ name: String, usage: String, _ paragraphs: [String]) {
            (self.name, self.usage, self.paragraphs) = (name, usage, paragraphs)
        }
    }

    package enum Block: Sendable, Equatable {
        case section(String)
        case text(String)
        /// As they are typed.
        case lines([String])
        case items([Item])
        /// A Markdown table with these heads; the middle column is omitted if no entry has a value.
        case entries(heads: [String], [Entry])
    }

    /// Its name in `man`.
    package var name: String
    /// The section of the manual: 1 for commands, 5 for files.
    package var section: Int
    /// The line that `man -k` shows.
    package var summary: String
    package var blocks: [Block] = []

    package init(name: String, section: Int, summary: String) {
        (self.name, self.section, self.summary) = (name, section, summary)
    }

    package mutating func add(section: String) { blocks.append(.section(section)) }
    package mutating func add(text: String) { blocks.append(.text(text)) }
    package mutating func add(lines: [String]) { blocks.append(.lines(lines)) }
    package mutating func add(items: [Item]) { blocks.append(.items(items)) }
    package mutating func add(_ heads: [String], _ entries: [Entry]) { blocks.append(.entries(heads: heads, entries)) }
}
