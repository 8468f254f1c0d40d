/// A string literal of a file.
struct SourceLiteral: Equatable {
    /// Of its first quote, from 1.
    var line: Int
    /// What it says, on one line, with `•` for each interpolation. Literals inside of interpolations are literals too.
    var text: String
    /// What stands before it on its line.
    var before: String
}

extension SourceText {
    /// The string literals of the code, of one line and of several. Comments hold none.
    var literals: [SourceLiteral] {
        var reader = LiteralReader(bytes: Array(text.utf8))
        reader.read()
        return reader.found
    }
}

private struct LiteralReader {
    let bytes: [UInt8]
    var found: [SourceLiteral] = []
    private var at = 0
    private var line = 1
    private var lineStart = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func has(_ text: String) -> Bool {
        var index = at
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    private mutating func step(_ count: Int = 1) {
        for _ in 0..<count where at < bytes.count {
            if bytes[at] == UInt8(ascii: "\n") {
                line += 1
                lineStart = at + 1
            }
            at += 1
        }
    }

    mutating func read() {
        while at < bytes.count { code() }
    }

    /// One byte of code, a comment, or a literal.
    private mutating func code() {
        if has("//") {
            while at < bytes.count, bytes[at] != UInt8(ascii: "\n") { step() }
        } else if has("\"") {
            literal()
        } else {
            step()
        }
    }

    private mutating func literal() {
        let isLong = has("\"\"\"")
        let index = found.count
        let before = String(decoding: bytes[lineStart..<at], as: UTF8.self)
        found.append(SourceLiteral(line: line, text: "", before: before))
        step(isLong ? 3 : 1)
        var text: [UInt8] = []
        while at < bytes.count, isLong ? !has("\"\"\"") : !has("\"") {
            if has("\\(") {
                step(2)
                interpolation()
                text += "•".utf8
            } else if has("\\\n") {
                step(2)
                while at < bytes.count, bytes[at] == UInt8(ascii: " ") { step() }
            } else if has("\\") {
                text += bytes[at..<min(at + 2, bytes.count)]
                step(2)
            } else {
                text.append(bytes[at])
                step()
            }
        }
        step(isLong ? 3 : 1)
        found[index].text = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(
            separator: " ")
    }

    /// Up to the bracket that closes it.
    private mutating func interpolation() {
        var depth = 1
        while at < bytes.count {
            if has("(") { depth += 1 }
            if has(")") { depth -= 1 }
            if depth == 0 { return step() }
            code()
        }
    }
}
