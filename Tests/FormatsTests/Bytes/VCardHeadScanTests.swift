import Formats
import Testing

@Suite struct VCardHeadScanTests {
    @Test func `parameters of every length around the scan's block come out the same both ways`() {
        // given parameters that end before, at and behind the 64th byte, quoted and not
        for length in 50...80 {
            let word = String(repeating: "x", count: length)
            for parameters in [
                "TYPE=\(word);PREF=1", "TYPE=\"\(word):;,=\";PREF=1", "\(word);TYPE=pref", "TYPE=\"\(word)\"",
                "X=\(word);CHARSET=utf-8", "X=\(word);CHARSET=utf-16", "CHARSET=UTF-8;X=\(word)", "X=\"\(word)",
                "X=\(word);BASE64", "X=\(word);ENCODING=8bit", "X=a=\"\(word)\"", "X=\"\(word)\"\"y\"",
            ] {
                let card = ReadCard(
                    "BEGIN:VCARD\nVERSION:4.0\nTEL:1\nTEL;\(parameters):2\nBDAY;\(parameters):3\nEND:VCARD\n")

                // then the line is read, but for a quote that does not close and what is no text
                let isText = !parameters.hasSuffix("BASE64") && parameters != "X=\"\(word)"
                #expect(card.properties(.telephone).count == (isText ? 2 : 1), "\(parameters)")
            }
        }
    }

    @Test func `names of every length around the scan's block come out the same both ways`() {
        for length in 1...40 {
            for name in [
                String(repeating: "X", count: length), "item" + String(repeating: "1", count: length) + ".TEL",
                String(repeating: "a.", count: length) + "FN", "FN" + String(repeating: ".", count: length),
                "X-ADDRESSBOOKSERVER-KIND", String(repeating: "g", count: length) + ".X-ADDRESSBOOKSERVER-KIND",
                "X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR", "X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDARS",
            ] {
                let card = ReadCard("BEGIN:VCARD\nVERSION:4.0\n\(name):1\n\(name.lowercased());A=B:2\nEND:VCARD\n")
                let isAsked = ["TEL", "FN", "KIND", "CALENDAR"].contains { name.hasSuffix($0) }
                #expect(card.contents.properties.count == (isAsked ? 3 : 1), "\(name)")
            }
        }
    }
}
