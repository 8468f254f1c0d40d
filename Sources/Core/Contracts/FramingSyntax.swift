/// What may surround the records of a format: a closed list against which a file's bytes are checked once all of it is
/// read. A byte that is neither in a record nor on this list was lost, or is damage.
public enum FramingSyntax: Sendable, Equatable {
    /// Blank lines.
    case blankLines
    /// At the start of the file the table's head: the headings, and lines above them that a finding names. Elsewhere
    /// line ends.
    case tableHead
    /// The lines of the calendar itself, and its time zones.
    case calendarLines
    /// The punctuation, keys and values of the arrays and objects around the records.
    case jsonEnvelope
    /// Declarations, comments, the tags of the root element and of the elements `around` the records, and everything
    /// inside elements that are `unread` or in another namespace. Names have no prefix.
    case xmlEnvelope(around: Set<String>, unread: Set<String> = [])
}
