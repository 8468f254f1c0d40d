import InnkeeperCore

/// Flags a contact whose e-mail address is invalid.
///
/// ## Before
/// `ada at example.org`, `ada@example`, two addresses in one field.
///
/// ## After
/// The contact is kept with the address as written. Whether the address exists is not checked.
struct ContactEmailInvalid: ContactRule {
    let code = "contact-email-invalid"
    let summary = "Mail can't be sent to the e-mail address."
    let advice = """
        Write one address a property, as in ada@example.org: a part of at most 64 bytes, @, and a domain with a dot \
        (RFC 5321, 4.5.3.1).
        """
    let message = "Mail can't be sent to \"{value}\": {problem}; write one address such as ada@example.org."
    let phrases = RuleText.phrases([
        Problem.noAt: "it has no @",
        .nothingBefore: "there is nothing before the @",
        .tooMuchBefore: "there are more than 64 bytes before the @",
        .notOne: "it is not a single address",
        .nothingAfter: "there is nothing after the @",
        .domainTooLong: "the domain is longer than 255 bytes",
        .domainWithoutDot: "the domain has no dot",
        .domainInvalid: "the domain is not a valid name",
    ])
    let severity = Severity.info
    var examples: [RuleExample] {
        [
            RuleExample(
                passes: vCards(
                    version: "4.0",
                    ["FN:Ada Alder", "EMAIL:ada.alder+camp@mail.example.org"],
                    ["FN:Ben Birch", "EMAIL:\"ben birch\"@example.org"],
                    ["FN:Cleo Cedar", "EMAIL:čedar@bücher.example"])),
            RuleExample(
                fails: vCards(
                    version: "4.0",
                    ["FN:Ada Alder", "EMAIL:»ada at example.org"],
                    ["FN:Ben Birch", "EMAIL:»ben@example"],
                    ["FN:Cleo Cedar", "EMAIL:»cleo@example.org cedar@example.org"],
                    ["FN:Dora Dogwood", "EMAIL:»dora@-example..org"])),
        ]
    }

    private enum Problem: String {
        case noAt = "no-at"
        case nothingBefore = "nothing-before"
        case tooMuchBefore = "too-much-before"
        case notOne = "not-one"
        case nothingAfter = "nothing-after"
        case domainTooLong = "domain-too-long"
        case domainWithoutDot = "domain-without-dot"
        case domainInvalid = "domain-invalid"
    }

    func check(_ contacts: Contacts, in context: RuleContext, report: inout RowFindings) {
        let bytes = contacts.email.bytes.span
        for row in 0..<contacts.count {
            let range = contacts.email.range(row)
            if range.isEmpty || Self.isPlain(bytes, range.lowerBound, range.upperBound) { continue }
            if let problem = Self.problem(contacts.email.slice(row)) {
                report.report(
                    code, row: row, field: ContactField.email.rawValue, arguments: [.problem: .key(problem)])
            }
        }
    }

    /// Checks for the simplest form, which nearly all addresses have, in one pass: one @, no special characters, a
    /// domain made of labels. Any other may still be valid; `problem` decides.
    private static func isPlain(_ bytes: borrowing Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var index = start
        while index < end, !isMark(bytes[index]) { index += 1 }
        guard index > start, index - start <= 64, index < end, bytes[index] == UInt8(ascii: "@") else { return false }
        guard end - index <= 256 else { return false }
        var labels = 1
        var label = index + 1
        index = label
        while index <= end {
            if index == end || bytes[index] == UInt8(ascii: ".") {
                guard index > label, index - label <= 63, bytes[label] != UInt8(ascii: "-"),
                    bytes[index - 1] != UInt8(ascii: "-")
                else { return false }
                if index == end { break }
                labels += 1
                label = index + 1
            } else if isMark(bytes[index]) {
                return false
            }
            index += 1
        }
        return labels >= 2
    }

    /// What is wrong with an address; nil if nothing is. Non-ASCII bytes count as letters (RFC 6531).
    private static func problem(_ text: ArraySlice<UInt8>) -> Problem? {
        var address = text
        let scheme = Array("mailto:".utf8)
        if address.prefix(scheme.count).elementsEqual(scheme, by: { $0 | 0x20 == $1 }) {
            address = address.dropFirst(scheme.count)
        }
        guard let at = address.lastIndex(of: UInt8(ascii: "@")) else { return .noAt }
        let local = address[..<at]
        let domain = address[(at + 1)...]
        if local.isEmpty { return .nothingBefore }
        if local.count > 64 { return .tooMuchBefore }
        let isQuoted = local.count > 1 && local.first == UInt8(ascii: "\"") && local.last == UInt8(ascii: "\"")
        if !isQuoted, local.contains(where: isMark) { return .notOne }
        return domainProblem(domain)
    }

    private static func domainProblem(_ domain: ArraySlice<UInt8>) -> Problem? {
        // An address literal may replace the domain (RFC 5321, 4.1.3).
        if domain.first == UInt8(ascii: "["), domain.last == UInt8(ascii: "]") { return nil }
        if domain.isEmpty { return .nothingAfter }
        if domain.count > 255 { return .domainTooLong }
        if domain.contains(where: isMark) { return .notOne }
        let labels = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if labels.count < 2 { return .domainWithoutDot }
        let hyphen = UInt8(ascii: "-")
        let isSound = labels.allSatisfy { $0.count >= 1 && $0.count <= 63 && $0.first != hyphen && $0.last != hyphen }
        return isSound ? nil : .domainInvalid
    }

    /// Spaces, control characters, and characters that separate or enclose addresses.
    @inline(__always)
    private static func isMark(_ byte: UInt8) -> Bool {
        byte < 0x80 && (byte < 0x40 ? lowMarks : highMarks) &>> UInt64(byte & 0x3F) & 1 == 1
    }

    /// A bit for each byte up to 0x20, and for `"`, `(`, `)`, `,`, `:`, `;`, `<`, `>`.
    private static let lowMarks: UInt64 = 0x5C00_1305_FFFF_FFFF
    /// A bit for each of `@`, `[`, `\`, `]` and 0x7F; bit 0 is for 0x40.
    private static let highMarks: UInt64 = 0x8000_0000_3800_0001
}
