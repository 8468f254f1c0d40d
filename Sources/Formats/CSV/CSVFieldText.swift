internal import InnkeeperCore

/// Decodes a field: removes its quotes and undoubles doubled ones.
public enum CSVFieldText {
    /// The content, in the file's encoding. `field` is the raw range that `CSVIndex` gives.
    public static func bytes(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard field.first == 0x22 else { return ofFormula(field) }
        let content = field.dropFirst()
        // Text after a closing quote stays, and so does a field that nothing closes.
        let cell = content.last == 0x22 ? content.dropLast() : content
        return cell.contains(0x22) ? ofFormula(undoubled(cell)[...]) : cell
    }

    /// The text in `="0012"`, a formula with which exports make spreadsheets keep the zeros; any other content as it is.
    public static func ofFormula(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        isFormula(content) ? content.dropFirst(2).dropLast() : content
    }

    /// Whether the content is such a formula.
    public static func isFormula(_ content: ArraySlice<UInt8>) -> Bool {
        content.count > 2 && content.starts(with: [0x3D, 0x22]) && content.last == 0x22
            && !content.dropFirst(2).dropLast().contains(0x22)
    }

    /// A quoted field's content with one quote for two.
    public static func undoubled(_ content: ArraySlice<UInt8>) -> [UInt8] {
        var single: [UInt8] = []
        single.reserveCapacity(content.count)
        var followsQuote = false
        for byte in content {
            if byte == 0x22 && followsQuote {
                followsQuote = false
            } else {
                single.append(byte)
                followsQuote = byte == 0x22
            }
        }
        return single
    }

    public static func text(_ field: ArraySlice<UInt8>, encoding: TextEncoding = .utf8) -> String {
        encoding.text(bytes(field))
    }

    /// The content without the blanks around it, with which some exports pad their columns.
    public static func trimmedBytes(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes(field)
        while bytes.first == 0x20 { bytes = bytes.dropFirst() }
        while bytes.last == 0x20 { bytes = bytes.dropLast() }
        return bytes
    }

    /// Whether the content begins with the apostrophe that `CSVWriter` puts before what a spreadsheet would run.
    public static func isGuarded(_ content: ArraySlice<UInt8>) -> Bool {
        guard content.first == 0x27, content.count > 1 else { return false }
        return !OutputRow.isUsualStart(content[content.startIndex + 1])
    }

    public static func trimmedText(_ field: ArraySlice<UInt8>, encoding: TextEncoding = .utf8) -> String {
        encoding.text(trimmedBytes(field))
    }
}
