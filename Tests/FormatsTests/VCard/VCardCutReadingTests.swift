import InnkeeperFormats
import Testing
import TestSupport

/// Cards read from a cut, with what was learnt from the cards before.
@Suite struct VCardCutReadingTests {
    private static let heads = [
        "FN", "N", "N;LANGUAGE=de", "fn;X=Y", "TEL", "TEL;TYPE=CELL", "TEL;TYPE=CELL;TYPE=pref", "TEL;PREF=2", "EMAIL",
        "EMAIL;TYPE=INTERNET;TYPE=HOME;TYPE=pref", "item1.EMAIL;PREF=1", "item2.TEL", "ORG", "NICKNAME", "UID", "BDAY",
        "BDAY;VALUE=text", "BDAY;VALUE=date", "item1.bday;value=DATE", "BDAY;X-APPLE-OMIT-YEAR=1604",
        "BDAY;VALUE=date;X=1",
        "TEL;PREF=1;TYPE=\"voice,home\"", "TEL;TYPE=\"a\",\"b\"", "EMAIL;X=\"a;b\";TYPE=pref", "TEL;TYPE=\"a,pref\"",
        "TEL;X=y=\"z\"", "EMAIL;\"a\";PREF=2", "FN;TYPE=x\"y\";PREF=1", "KIND;X=1", "KIND", "VERSION", "VERSION;X=1",
        "REV", "NOTE", "UID;PREF=1", "ORG;TYPE=pref", "X-LONG-NAME-OF-A-PROPERTY",
        "PHOTO;ENCODING=b",
        "FN;CHARSET=UTF-8", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE", "LABEL;ENCODING=QUOTED-PRINTABLE",
        "NOTE;QUOTED-PRINTABLE", "X-A;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE",
        "TEL;TYPE=\"voice,home\"", "TEL;X=a\"b\"", "FN;X=^n", "X-ADDRESSBOOKSERVER-KIND", "AGENT", "BEGIN", "END",
        "no head",
        "UID;X=\(String(repeating: "long", count: 20))", "A.B.FN", "", "EMAIL ", "FN;ENCODING=BASE64",
    ]
    private static let values: [[UInt8]] =
        [
            "Ada", "Ada Alder", " blank", "blank ", ";;", "", "a;b;c", "a\\, b", "3.0", "2.1", "4.0", "5.0",
            "VCALENDAR",
            "1980-01-02", "group", "J\u{FC}rgen", "=C3=BCb=", "soft =", "=", "=41=42", "QUJD", "BEGIN:VCARDS",
            "see ;vcard",
            "+1 408 555 0100",
            "tel:+1-408-555-0100", String(repeating: "long ", count: 30), "tab\there",
        ].map { Array($0.utf8) } + [[0x4A, 0xFC, 0x72], [0xC3], [0xED, 0xA0, 0x80]]

    private static func card(_ generator: inout SeededRandom) -> [UInt8] {
        let end = Bool.random(using: &generator) ? "\r\n" : "\n"
        var card = Array("BEGIN:VCARD\(end)".utf8)
        // Most have few lines, and one has more than are noted at once.
        for _ in 0..<Int.random(in: 0..<(Int.random(in: 0..<9, using: &generator) == 0 ? 150 : 15), using: &generator) {
            var head = heads.randomElement(using: &generator) ?? ""
            if Int.random(in: 0..<5, using: &generator) == 0 {
                head += ";N=\(Int.random(in: 0..<500, using: &generator))"
            }
            card += Array("\(head):".utf8) + (values.randomElement(using: &generator) ?? [])
            let rest = ["\(end) folded\(end)", "\(end) soft=\(end)", "\(end)\(end)", "=\(end)more\(end)"].randomElement(
                using: &generator)
            card += Array((Int.random(in: 0..<8, using: &generator) == 0 ? rest ?? end : end).utf8)
        }
        return card + Array("END:VCARD\(end)".utf8)
    }

    @Test(arguments: 0..<30)
    func `a card of a cut is read as it is alone, in whatever order`(seed: UInt64) {
        // given a cut of many cards, one that is none, and cards that are cut off anywhere
        var generator = SeededRandom(seed)
        var bytes: [UInt8] = []
        for _ in 0..<30 { bytes += VCardCutReadingTests.card(&generator) }
        bytes += Array("stray\n".utf8) + VCardCutReadingTests.card(&generator)
        let limit = seed % 2 == 0 ? 1 << 20 : Int.random(in: 100..<400, using: &generator)
        let found = cuts(bytes, read: .max, VCardSplitter(recordLimit: limit))
        #expect(found.map(\.chunks.count).reduce(0, +) > 20)

        let readers = Dictionary(
            uniqueKeysWithValues: ScanVariant.available.map { ($0, VCardReader(variant: $0)) })
        for cut in found {
            let chunks = cut.chunks + cut.chunks.reversed() + cut.chunks.shuffled(using: &generator)
            var reference = VCardContents(source: cut.bytes)
            let expected = chunks.map { chunk in
                VCardReader().read(chunk.start..<chunk.end, line: chunk.line, into: &reference)
                return ReadCard(contents: reference).chosen
            }
            ScanVariants.run { variant in
                var fast = VCardContents(source: cut.bytes)
                for (chunk, expected) in zip(chunks, expected) {
                    // when it is read for its choice alone, with all that is known
                    readers[variant]?.read(chunk.start..<chunk.end, line: chunk.line, into: &fast, choosesOnly: true)

                    // then it says the same as in full
                    #expect(ReadCard(contents: fast).chosen == expected, "\(variant)")
                }
            }
        }
    }

    @Test func `a card that is cut off anywhere says what it said so far`() {
        // given a card whose heads are known from the one before, and bytes behind it
        let card = "BEGIN:VCARD\nVERSION:3.0\nEMAIL;TYPE=HOME:a@b\nLABEL;QUOTED-PRINTABLE:a=\nb\nN:A;B\nEND:VCARD\n"
        let source = Array(String(repeating: card, count: 5).utf8)
        let size = card.utf8.count
        var fast = VCardContents(source: source)
        var plain = VCardContents(source: source)
        for end in size...(2 * size) {
            // when
            VCardReader().read(0..<size, line: 1, into: &fast, choosesOnly: true)
            VCardReader().read(size..<end, line: 8, into: &fast, choosesOnly: true)
            VCardReader().read(size..<end, line: 8, into: &plain)

            // then
            #expect(ReadCard(contents: fast).chosen == ReadCard(contents: plain).chosen, "\(end)")
        }
        #expect(ReadCard(contents: fast).text(fast.choice.email.range) == "a@b")
    }

    @Test func `of alike values the one on the first line counts, however each is found`() {
        // given a value that is taken at once, and one that takes a closer look
        for (first, second) in [("J\u{FC}rgen", "Ada"), ("Ada", "J\u{FC}rgen"), ("Ada", "Bo"), ("\u{E4}", "\u{F6}")] {
            for label in ["FN", "TEL;PREF=3", "UID", "item1.EMAIL;TYPE=pref"] {
                let text = "BEGIN:VCARD\n\(label):\(first)\nREV:1\n\(label):\(second)\nVERSION:4.0\nEND:VCARD\n"
                let card = ReadCard(text)
                let name = VCardName(label.contains("TEL") ? "TEL" : label.contains("EMAIL") ? "EMAIL" : label)
                #expect(name.map { card.text(card.contents.choice.value(of: $0)) } == first)
            }
        }
    }

    @Test func `a value is called plain only when it can be taken as it stands`() {
        // given values in a line that is taken at once, and in one behind a line that takes a closer look
        for before in ["REV:1", "FN:folded\n on", "X"] {
            for (value, isPlain) in [
                ("Ada", true), ("J\u{FC}rgen Alder", true), ("a, b", false), ("a\\nb", false), (" a", false),
                ("a ", false), ("a\t", false), ("a\u{1}b", false), (String(repeating: "long ", count: 20) + "b", true),
                (String(repeating: "long ", count: 20) + ",b", false), (String(repeating: "long ", count: 20), false),
            ] {
                let text = "BEGIN:VCARD\n\(before)\nUID:\(value)\nVERSION:4.0\nEND:VCARD\n"
                var card = VCardContents(source: Array(text.utf8) + [UInt8](repeating: 0x0A, count: 200))
                VCardReader().read(0..<text.utf8.count, line: 1, into: &card, choosesOnly: true)
                #expect(card.choice.uid.isPlain == isPlain, "\(before) \(value)")
                #expect(String(decoding: card[card.choice.uid.range], as: UTF8.self) == value)
            }
        }
    }

    @Test func `the last version that is named counts, however each is found`() {
        for (lines, version) in [
            ("VERSION:3.0\nVERSION:4.0", VCardVersion.v4_0), ("VERSION: 3.0 \nVERSION:2.1", .v2_1),
            ("VERSION:3.0\nVERSION:9", .unknown), ("VERSION:9\nVERSION:3.0", .v3_0), ("VERSION:3,0", .unknown),
            ("X:1", .unknown), ("VERSION;ENCODING=QUOTED-PRINTABLE:=33.0", .v3_0),
            ("VERSION:4.0\nVERSION:4.", .unknown),
        ] {
            #expect(ReadCard("BEGIN:VCARD\n\(lines)\nFN:A\nEND:VCARD\n").contents.version == version, "\(lines)")
        }
    }
}
