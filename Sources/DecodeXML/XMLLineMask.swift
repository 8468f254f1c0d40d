package import InnkeeperCore
import InnkeeperStages

/// Shows the markup of a line of XML: text between tags and attribute values are blanked.
struct XMLLineMask: LineMask {
    func shown(_ line: [UInt8], showValues: Bool) -> String? {
        let text = String(decoding: line, as: UTF8.self)
        if showValues { return text }
        var result = String.UnicodeScalarView()
        var isInTag = false
        var quote: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<" where quote == nil:
                isInTag = true
                result.append(scalar)
            case ">" where isInTag && quote == nil:
                isInTag = false
                result.append(scalar)
            case "\"" where isInTag, "'" where isInTag:
                if quote == nil { quote = scalar } else if quote == scalar { quote = nil }
                result.append(scalar)
            default: result.append(isInTag && quote == nil ? scalar : blank(scalar))
            }
        }
        return String(result)
    }
}

extension XMLRecordReader {
    package var lineMask: (any LineMask)? { XMLLineMask() }
}
