import InnkeeperStages

/// The content lines of one component (RFC 5545, 3.1), cut down to those that are read.
///
/// libical takes a property with a bad value out of its component by going through all of them, and looks for the end of
/// the line anew at each parameter: an event with a megabyte of either took half a minute. It isn't given the lines that
/// no one reads, the components within, lines with too many parameters, and more than a few lines of one name: in an
/// event, each name that is read may occur once.
package struct ContentLines: Sendable {
    /// The number of lines of one name that are kept: libical takes the first that it can read.
    package static let limit = 16
    /// The maximum size of a kept line's name and parameters, in bytes. Usual ones take less than 100.
    package static let parametersLimit = 1024

    /// The lines that begin and end the component and the kept ones between, as they are.
    package private(set) var bytes: [UInt8] = []
    private let component: [UInt8]
    /// By name, in upper case: how many lines have it, and where the value of the first one is.
    private var found: [String: (count: Int, value: Range<Int>)] = [:]

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
                let (name, value) = parts(of: start..<whole)
                let count = (found[name]?.count ?? 0) + 1
                found[name] = (count, found[name]?.value ?? value..<whole)
                isKept =
                    names.contains(name) && count <= ContentLines.limit
                    && value - start <= ContentLines.parametersLimit
            }
            if isKept { bytes += component[start..<whole] }
            start = whole
        }
    }

    /// Whether the component itself has a line of that name, kept or not.
    package func has(_ name: String) -> Bool { found[name] != nil }

    /// The value of the first line of that name, as written, up to the first fold; nil if there is none.
    package func value(of name: String) -> String? {
        guard let range = found[name]?.value else { return nil }
        return String(String(decoding: component[range], as: UTF8.self).prefix { !$0.isNewline })
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

    /// The name of a line, in upper case, and where its value begins: after the first colon outside quotes, or at the
    /// end if there is none. The name may be folded; of one that is longer than any other, the beginning.
    private func parts(of line: Range<Int>) -> (name: String, value: Int) {
        var name: [UInt8] = []
        var isInName = true
        var isQuoted = false
        var index = line.lowerBound
        while index < line.upperBound {
            let byte = component[index]
            switch byte {
            case 0x3A where !isQuoted: return (String(decoding: name, as: UTF8.self), index + 1)
            case 0x3B: isInName = false
            case 0x22: isQuoted.toggle()
            case 0x0A: index += index + 1 < line.upperBound ? 1 : 0
            case 0x0D: break
            default: if isInName, name.count < 20 { name.append(byte &- 0x61 < 26 ? byte & 0xDF : byte) }
            }
            index += 1
        }
        return (String(decoding: name, as: UTF8.self), line.upperBound)
    }
}
