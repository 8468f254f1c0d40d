import InnkeeperStages

/// The content lines of one component (RFC 5545, 3.1), cut down to those that are read.
///
/// libical takes a property with a bad value out of its component by going through all of them, and looks for the end of
/// the line anew at each parameter: an event with a megabyte of either took half a minute. It isn't given the lines that
/// no one reads, the components within, lines with too many parameters, or more than a few lines of one name: in an
/// event, each name that is read may occur once.
package struct ContentLines: Sendable {
    /// The number of lines of one name that are kept: libical takes the first that it can read.
    package static let limit = 16
    /// The number of parameters that a kept line may have. One may be long: Thunderbird keeps a description as HTML in it.
    package static let parametersLimit = 64

    /// The lines that begin and end the component and the kept ones between, as they are.
    package private(set) var bytes: [UInt8] = []
    private let component: [UInt8]
    /// By name, in upper case: how many lines have it, and of the first one where it begins and where its value is.
    private var found: [String: (count: Int, start: Int, value: Range<Int>)] = [:]

    /// Keeps the lines whose names are in `names` (in upper case), with the lines that continue them.
    package init(_ names: Set<String>, of component: [UInt8]) {
        self.component = component
        // Names of the components that are open, as `FeedSplitter` sees them.
        var open: [String] = []
        var start = 0
        while start < component.count {
            let end = lineEnd(after: start)
            let whole = continuedEnd(after: end)
            var isKept = false
            if let delimiter = CalendarDelimiter(component[start..<end]) {
                switch delimiter.verb {
                case .begin:
                    isKept = open.isEmpty
                    open.append(delimiter.name)
                case .end:
                    guard let index = open.lastIndex(of: delimiter.name) else { break }
                    isKept = index == 0
                    open.removeSubrange(index...)
                }
            } else if open.count == 1 {
                let (name, parameters, value) = parts(of: start..<whole)
                let count = (found[name]?.count ?? 0) + 1
                found[name] = (count, found[name]?.start ?? start, found[name]?.value ?? value..<whole)
                isKept =
                    names.contains(name) && count <= ContentLines.limit
                    && parameters <= ContentLines.parametersLimit
            }
            if isKept { bytes += component[start..<whole] }
            start = whole
        }
    }

    /// Whether the component itself has a line of that name, kept or not.
    package func has(_ name: String) -> Bool { found[name] != nil }

    /// The value of the first line of that name, as written but unfolded; nil if there is none.
    package func value(of name: String) -> String? {
        guard let range = found[name]?.value else { return nil }
        var value: [UInt8] = []
        var isFold = false
        for byte in component[range] {
            // The byte after the end of a line continues it.
            if !isFold, byte != 0x0A, byte != 0x0D { value.append(byte) }
            isFold = byte == 0x0A
        }
        return String(decoding: value, as: UTF8.self)
    }

    /// The line of the component on which the first one of that name begins, from 1; nil if there is none.
    package func number(of name: String) -> Int? {
        found[name].map { first in component[..<first.start].count { $0 == 0x0A } + 1 }
    }

    private func lineEnd(after start: Int) -> Int {
        component[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? component.count
    }

    /// Where the lines that continue one end; it ends at `end`.
    private func continuedEnd(after end: Int) -> Int {
        var end = end
        while end < component.count, component[end] == 0x20 || component[end] == 0x09 { end = lineEnd(after: end) }
        return end
    }

    /// The name of a line, in upper case, the number of its parameters, and where its value begins: after the first
    /// colon outside quotes, or at the end if there is none. The name may be folded; of one that is longer than any
    /// other, the beginning. As for libical, what follows a backslash is neither a quote nor a colon.
    private func parts(of line: Range<Int>) -> (name: String, parameters: Int, value: Int) {
        var name: [UInt8] = []
        var parameters = 0
        var isQuoted = false
        var value = line.upperBound
        var index = line.lowerBound
        scan: while index < line.upperBound {
            let byte = component[index]
            let isEscaped = index > line.lowerBound && component[index - 1] == 0x5C
            switch byte {
            case 0x3A where !isQuoted && !isEscaped:
                value = index + 1
                break scan
            // Those in quotes count too: who is right about a quote costs nothing then.
            case 0x3B: parameters += 1
            case 0x22 where !isEscaped: isQuoted.toggle()
            case 0x0A: index += index + 1 < line.upperBound ? 1 : 0
            case 0x0D: break
            default:
                if parameters == 0, name.count < 40 { name.append(byte &- 0x61 < 26 ? byte & 0xDF : byte) }
            }
            index += 1
        }
        return (String(decoding: name, as: UTF8.self), parameters, value)
    }
}
