/// What is allowed around the records of a format, and nothing else: the closed list that a file's bytes are held
/// against when all of it has been read. A byte that is neither in a record nor on this list was lost, or is damage.
public enum FramingSyntax: Sendable, Equatable {
    /// Blank lines.
    case blankLines
    /// At the file's start its head: the headings, and above them lines that a finding names. Elsewhere line ends.
    case tableHead
    /// The lines of the calendar itself, and its time zones.
    case calendarLines
    /// The punctuation, keys and values of the arrays and objects around the records.
    case jsonEnvelope
    /// Declarations, comments, the tags of the outermost element and of those `around` the records, and whatever is in
    /// those that are `unread` or of another namespace. Names are without a prefix.
    case xmlEnvelope(around: Set<String>, unread: Set<String> = [])
}
