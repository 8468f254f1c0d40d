// How messages show values. Every rule's message goes through these, so that all read alike.

/// The value between quotation marks; `nothing` for an empty one.
package func quoted(_ value: String) -> String { value.isEmpty ? "nothing" : "\"\(value)\"" }

/// The value as a JSON string, to be copied into pipeline.json (RFC 8259, 7).
package func jsonText(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "\n": text += "\\n"
        case "\r": text += "\\r"
        case "\t": text += "\\t"
        case "\0"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: text.unicodeScalars.append(scalar)
        }
    }
    return text + "\""
}

/// `detail` in brackets after a blank; nothing for an empty one.
package func bracketed(_ detail: String) -> String { detail.isEmpty ? "" : " (\(detail))" }
