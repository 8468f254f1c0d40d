import InnkeeperFormats
import Testing

@Suite struct VCardKnownHeadsTests {
    @Test func `parameters of every length around a block of 64 bytes come out the same both ways`() {
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

                // then the line is read, but for a quote that does not close and what is not text
                let isText = !parameters.hasSuffix("BASE64") && parameters != "X=\"\(word)"
                #expect(card.properties(.telephone).count == (isText ? 2 : 1), "\(parameters)")
            }
        }
    }

    @Test func `names of every length around a block of 64 bytes come out the same both ways`() {
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

    @Test func `more heads than are kept are read as well, the first ones again behind them`() {
        // given cards with three hundred heads, some of which differ only behind the 48th byte
        let long = String(repeating: "x", count: 45)
        let heads = (0..<300).map {
            $0 % 3 == 0 ? "TEL;\(long)=\($0)" : $0 % 3 == 1 ? "X-\($0)" : "EMAIL;PREF=\($0 % 100)"
        }
        let lines = (heads + heads.reversed()).enumerated().map { "\($1):\($0)" }
        let card = ReadCard("BEGIN:VCARD\nVERSION:4.0\n" + lines.joined(separator: "\n") + "\nEND:VCARD\n")

        // then the reference and the fast path agree, and the first of those most preferred counts
        #expect(card.text(card.contents.choice.value(of: .email)) == "101")
        #expect(card.text(card.contents.choice.value(of: .telephone)) == "0")
    }
}
