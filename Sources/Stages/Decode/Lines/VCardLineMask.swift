import InnkeeperCore

/// Shows a line of a vCard with its value and parameters blanked, except for the few properties that aren't personal. A
/// folded line is blanked entirely.
struct VCardLineMask: LineMask {
    private static let open: Set<String> = ["BEGIN", "END", "VERSION", "UID", "REV", "KIND", "PRODID"]

    func shown(_ line: [UInt8], showValues: Bool) -> String? {
        let text = String(decoding: line, as: UTF8.self)
        if showValues { return text }
        guard let first = text.unicodeScalars.first, first != " ", first != "\t",
            let end = text.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == ";" })
        else { return blanked(text) }
        let name = text[..<end]
        let property = name.split(separator: ".").last.map { $0.uppercased() } ?? ""
        // Only a plausible property name counts as one.
        guard
            name.unicodeScalars.allSatisfy({
                $0.isASCII && ($0.properties.isAlphabetic || "0123456789-.".unicodeScalars.contains($0))
            })
        else { return blanked(text) }
        return Self.open.contains(property) ? text : name + blanked(String(text[end...]))
    }
}
