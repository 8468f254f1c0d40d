import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

/// A card of which no line is what it should be: each is a finding with its line. What such a card costs is measured by
/// `Tests/Faults/costs.py`.
@Suite struct OddLinesTests {
    private static let count = 2_000

    private static let card =
        "BEGIN:VCARD\nVERSION:3.0\nFN:Ada\n" + String(repeating: "none\n", count: count) + "END:VCARD\n"

    private static let answer = """
        <d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><d:response><d:href>/1.vcf</d:href>
        <d:propstat><d:prop><c:address-data>\(card)</c:address-data></d:prop></d:propstat></d:response></d:multistatus>
        """

    private static let object =
        "[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"Ada\"]"
        + String(repeating: ",\n[1]", count: count) + "]]"

    /// The lines of its findings, when the second line of the file is that of the version.
    private func lines(_ format: any Format.Type, _ text: String) -> [Int] {
        DecodedFile(format, text).slices.flatMap { $0.findings.rows.map { Int($0.line) } }
    }

    @Test func `of a vCard`() {
        #expect(lines(VCardFormat.self, Self.card) == Array(4..<4 + Self.count))
    }

    @Test func `of a vCard in an answer of CardDAV`() {
        #expect(lines(CardDAVFormat.self, Self.answer) == Array(5..<5 + Self.count))
    }

    @Test func `of a jCard`() {
        #expect(lines(JCardFormat.self, Self.object) == Array(2..<2 + Self.count))
    }
}
