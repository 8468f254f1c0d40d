import InnkeeperFormats
import Testing
import TestSupport

@Suite struct VCardSplitterTests {
    @Test func `a long line that begins something means the same however it comes`() {
        let blanks = String(repeating: " ", count: 70)
        let long = String(repeating: "\u{E9}", count: 90)
        for text in [
            "BEGIN:VCARD\(blanks)\nFN:A\nEND:VCARD\(blanks)\n", "BEGIN:V\(long)\nFN:A\nEND:V\(long)\n",
            "\(long)\nBEGIN:VCARD\nEND:VCARD\n", "\(blanks)\(blanks)\(blanks)\(blanks)\nBEGIN:VCARD\nEND:VCARD\n",
            "BEGIN:VCARD\n\(long)\(long)\nEND:VCARD\(blanks)\nBEGIN:VCARD\(blanks)\nEND:VCARD\n",
        ] {
            let whole = chunks(text, recordLimit: 250)
            #expect(!whole.isEmpty)
            for read in [1, 3, 64, 100] { #expect(chunks(text, read: read, recordLimit: 250) == whole, "\(text)") }
        }
        // What is long is not lost for that.
        #expect(chunks("BEGIN:VCARD\(blanks)\nFN:A\nEND:VCARD\n").map(\.form) == [.card])
    }

    @Test func `cards are cut at their END line, with their own line ends and places`() {
        // given two cards with a blank line between them
        let first = "BEGIN:VCARD\r\nFN:Ada\r\nEND:VCARD\r\n"
        let second = "begin:vcard\nFN:Bo\nend:vcard"

        // when
        let cut = chunks(first + "\r\n" + second)

        // then
        #expect(
            cut == [
                CutChunk(form: .card, text: first, line: 1, offset: 0),
                CutChunk(form: .card, text: second, line: 5, offset: first.utf8.count + 2),
            ])
    }

    @Test func `how the bytes arrive changes nothing`() {
        // given every kind of piece: a byte order mark, stray text, an AGENT, a missing END, bare CR, a giant card
        let giant = "BEGIN:VCARD\nNOTE:" + String(repeating: "x", count: 400) + "\nEND:VCARD\n"
        let text =
            "\u{FEFF}BEGIN:VCARD\r\nAGENT:\r\nBEGIN:VCARD\r\nFN:Inner\r\nEND:VCARD\r\nEND:VCARD\r\n"
            + "BEGIN:VCARD\nFN:Out\nBEGIN:VCARD\nFN:In\nEND:VCARD\n\nTEL:1\nEND:VCARD\n"
            + "BEGIN:VCARD\nFN:Open\nBEGIN:VCARD\nFN:Whole\nEND:VCARD\n"
            + "stray\nmore stray\n" + "BEGIN:VCARD\nFN:No end\n" + giant
            + "BEGIN:VCARD\rFN:Mac\rEND:VCARD\r" + String(repeating: "y", count: 900)
        let bytes = Array(text.utf8)
        let whole = chunks(bytes, recordLimit: 200, cutSize: 60)

        // then the whole is what it should be
        #expect(
            whole.map(\.form) == [
                .card, .card, .unendedCard, .card, .strayText, .unendedCard, .oversizedCard, .card, .oversizedText,
            ])

        // and every size of reads gives the same
        for read in [1, 2, 3, 7, 64, 65, 500] {
            #expect(chunks(bytes, read: read, recordLimit: 200, cutSize: 60) == whole, "reads of \(read)")
        }

        // and the same cuts
        for size in [60, 100, 128, 333, 1000] {
            let splitter = VCardSplitter(recordLimit: 200, cutSize: size)
            let expected = cuts(bytes, read: .max, splitter)
            for read in [1, 2, 3, 7, 64, 65, 500, size] {
                let found = cuts(bytes, read: read, splitter)
                #expect(found.map(\.offset) == expected.map(\.offset), "cuts of \(size), reads of \(read)")
                #expect(found.map(\.bytes.count) == expected.map(\.bytes.count), "cuts of \(size), reads of \(read)")
            }
        }
    }

    @Test func `an AGENT's card belongs to the outer card`() {
        // given the nested shapes of vCard 2.1, with a group and with blank lines
        for opening in ["AGENT:\nBEGIN:VCARD", "AGENT:BEGIN:VCARD", "item1.agent;x=y: \n\nBEGIN:VCARD"] {
            let text = "BEGIN:VCARD\nFN:Outer\n\(opening)\nFN:Agent\nEND:VCARD\nEMAIL:a@example.org\nEND:VCARD\n"

            // then there is one card
            #expect(chunks(text) == [CutChunk(form: .card, text: text, line: 1, offset: 0)], "\(opening)")
        }
    }

    @Test func `a BEGIN that no AGENT asks for closes the card before it`() {
        let cut = chunks("BEGIN:VCARD\nFN:One\nBEGIN:VCARD\nFN:Two\nEND:VCARD\nEND:VCARD\n")
        #expect(cut.map(\.form) == [.unendedCard, .card, .strayEnd])
        #expect(cut.map(\.line) == [1, 3, 6])
    }

    @Test func `a card within a card leaves the outer one whole where that goes on`() {
        // Given an inner card that no AGENT asks for, and properties of the outer one behind it
        let text = "BEGIN:VCARD\nFN:Outer\nBEGIN:VCARD\nFN:Inner\nEND:VCARD\n\nTEL:1\nEND:VCARD\n"
        let next = "BEGIN:VCARD\nFN:Next\nEND:VCARD\n"
        // Then it is one card
        #expect(chunks(text + next).map(\.form) == [.card, .card])
        #expect(chunks(text + next).map(\.line) == [1, 9])
        #expect(chunks(text) == [CutChunk(form: .card, text: text, line: 1, offset: 0)])
    }

    @Test func `the card of an AGENT ends neither the card within nor the outer one`() {
        let agent = "AGENT:\nBEGIN:VCARD\nFN:Agent\nEND:VCARD\n"
        let text = "BEGIN:VCARD\nFN:Outer\nBEGIN:VCARD\nFN:Inner\n\(agent)END:VCARD\nTEL:1\nEND:VCARD\n"
        #expect(chunks(text) == [CutChunk(form: .card, text: text, line: 1, offset: 0)])
    }

    @Test func `a card without an END keeps none of the cards behind it`() {
        let open = "BEGIN:VCARD\nFN:Open\n"
        let card = "BEGIN:VCARD\nFN:A\nEND:VCARD\n"
        #expect(chunks(open + card + card).map(\.form) == [.unendedCard, .card, .card])
        #expect(chunks(open + card).map(\.form) == [.unendedCard, .card])
        #expect(chunks(open + open + card).map(\.form) == [.unendedCard, .unendedCard, .card])
        #expect(chunks(open + card + "\nstray\n" + card).map(\.form) == [.unendedCard, .card, .strayText, .card])
        #expect(chunks(open + card + "\nstray\n" + card).map(\.line) == [1, 3, 7, 8])
        #expect(chunks(open + card + "stray\n").map(\.form) == [.unendedCard, .card, .strayText])
        #expect(chunks(open + open).map(\.form) == [.unendedCard, .unendedCard])
    }

    @Test func `a card within a card and what follows it are no longer than a record may be`() {
        let open = "BEGIN:VCARD\nNOTE:" + String(repeating: "x", count: 60) + "\n"
        let card = "BEGIN:VCARD\nNOTE:" + String(repeating: "y", count: 60) + "\nEND:VCARD\n"
        #expect(
            chunks(open + card + "stray\nEND:VCARD\n", recordLimit: 120).map(\.form).prefix(2) == [.unendedCard, .card])
        #expect(chunks(open + card + card, recordLimit: 120).map(\.form) == [.unendedCard, .card, .card])
    }

    @Test func `a BEGIN or END may have a group before it`() {
        let card = "home.begin:vcard\nhome.FN:A\nhome.end:vcard\n"
        #expect(chunks(card + card).map(\.form) == [.card, .card])
        #expect(chunks("business.BEGIN:VCARD\nFN:A\nevening.END:VCARD\n").map(\.form) == [.card])
        #expect(chunks("a.b.BEGIN:VCARD\n").map(\.form) == [.strayText])
    }

    @Test func `a component that nobody knows is a damaged BEGIN, and text of no card`() {
        let card = "BEGIN:VCARD\nFN:A\nEND:VCARD\n"
        #expect(chunks(card.replacing("BEGIN:VCARD", with: "BEGIN:VCARE") + card).map(\.form) == [.strayText, .card])
        #expect(chunks("BEGIN:VNOTE\nEND:VNOTE\n" + card).map(\.form) == [.foreignComponent, .card])
    }

    @Test func `a card that the file cuts off is kept as far as it goes`() {
        #expect(
            chunks("BEGIN:VCARD\nFN:Ada\nEND:VCA")
                == [CutChunk(form: .unendedCard, text: "BEGIN:VCARD\nFN:Ada\nEND:VCA", line: 1, offset: 0)])
    }

    @Test func `text outside cards is one piece a run, and blank lines are none`() {
        let cut = chunks("\n \nhello\nthere\n\nBEGIN:VCARD\nEND:VCARD\n\n\nEND:VCARD\n")
        #expect(cut.map(\.form) == [.strayText, .card, .strayEnd])
        #expect(cut.map(\.line) == [3, 6, 10])
        #expect(chunks("").isEmpty)
        #expect(chunks("\n\r\n  \n").isEmpty)
    }

    @Test func `another component is one piece to its own END, and a card ends it`() {
        // given a calendar with a part of its own, one that does not end, and a stray END
        let calendar = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n"
        let card = "BEGIN:VCARD\nFN:A\nEND:VCARD\n"

        // then
        #expect(chunks(calendar + card).map(\.form) == [.foreignComponent, .card])
        #expect(chunks(calendar + card).map(\.line) == [1, 5])
        #expect(chunks("BEGIN:VCALENDAR\nX:1\n" + card).map(\.form) == [.foreignComponent, .card])
        #expect(chunks("BEGIN:VCALENDAR\nX:1\n").map(\.form) == [.foreignComponent])
        #expect(chunks("END:VCARD\nEND:VCARD\n" + card).map(\.line) == [1, 2, 3])
        #expect(chunks("END:VCALENDAR\n" + card).map(\.form) == [.strayText, .card])
    }

    @Test func `what is longer than the limit is cut there and the next card is found`() {
        // given a card over the limit in one line, and one over it in many
        let next = "BEGIN:VCARD\nFN:Next\nEND:VCARD\n"
        for body in [String(repeating: "z", count: 5000), String(repeating: "NOTE:zzzz\n", count: 500)] {
            let cut = chunks("BEGIN:VCARD\n\(body)\nEND:VCARD\n\(next)", recordLimit: 1000)

            // then
            #expect(cut.map(\.form) == [.oversizedCard, .card])
            #expect(cut.first?.text.utf8.count == 1000)
            #expect(cut.last?.text == next)

            // and the same behind a card like most
            let behind = chunks("\(next)BEGIN:VCARD\n\(body)\nEND:VCARD\n\(next)", recordLimit: 1000)
            #expect(behind.map(\.form) == [.card, .oversizedCard, .card])
        }
    }

    @Test func `an endless file without a line is held no longer than the limit`() {
        // given 8 MiB without a line end, in parts
        var splitter = VCardSplitter(recordLimit: 1000)
        var cuts: [VCardCut] = []
        for _ in 0..<128 { cuts += splitter.push([UInt8](repeating: 0x41, count: 65_536)) }
        cuts += splitter.finish()

        // then one chunk of the limit's size came out
        #expect(cuts.flatMap(\.chunks).count == 1)
        #expect(cuts.map(\.bytes.count) == [1000])
    }

    @Test func `cuts hold many cards and cover them all`() {
        // given 3,000 cards
        let card = "BEGIN:VCARD\nFN:Someone\nEND:VCARD\n"
        let bytes = Array(String(repeating: card, count: 3000).utf8)
        var splitter = VCardSplitter(recordLimit: 1 << 20, cutSize: 10_000)

        // when
        let cuts = splitter.push(bytes) + splitter.finish()

        // then
        #expect(cuts.map(\.chunks.count).reduce(0, +) == 3000)
        #expect(cuts.dropLast().allSatisfy { abs($0.bytes.count - 10_000) <= card.utf8.count })
        #expect(cuts.flatMap(\.bytes) == bytes)
    }

    @Test func `cards beside whatever else are found as line by line`() {
        // given cards as most are, and what only looks like one, in a hundred orders
        let parts = [
            "BEGIN:VCARD\nFN:Ada\nEND:VCARD\n", "BEGIN:VCARD\r\nVERSION:4.0\r\nEMAIL:a\r\nBDAY:1\r\nEND:VCARD\r\n",
            "begin:vcard\nFN:a word\nNOTE:blank at its end \nend:vcard\n", "BEGIN:VCARD \nFN:A\nEND:VCARD\n",
            "BEGIN:VCARD\nX:VCARD\nEND:VCARD\n", "BEGIN:VCARD\nAGENT:BEGIN:VCARD\nFN:B\nEND:VCARD\nEND:VCARD\n",
            "BEGIN:VCARD\nAGENT:\nBEGIN:VCARD\nFN:B\nEND:VCARD\nFN:A\nEND:VCARD\n", "BEGIN:VCARD\nFN:no end\n",
            "BEGIN:VCARD\rFN:A\rEND:VCARD\r", "BEGIN:VCARD\nBEGIN:X\nEND:X\nEND:VCARD\n", "\n\n", "stray\n",
            "END:VCARD\n",
            "BEGIN:VCARD\nEND:VCARDS\nENDING:1\nBEYOND:2\n\nitem1.AGENT:begin:vcard\nEND:VCARD\nEND : VCARD\n",
            "BEGIN:VCARD\nNOTE:\(String(repeating: "long ", count: 60))d\nEND:VCARD\n",
            "BEGIN:VCALENDAR\nEND:VCALENDAR\n", "BEGIN:VCARD\nNOTE:see vcard, or :vcard\nEND:VCARD\n",
            "BEGIN:VCARD\nX:END:VCARD\n END:VCARD\nNOTE:vc :vca vcards\nEND:VCARD\n",
            "BEGIN:VCARD\nFN:A\nSEND:VCARD\nEND: VCARD\n", "BEGIN:VCARD\nFN:A\nEND:VCARD \nBEGIN:\tvcard\nEND:VCARD\n",
            "BEGIN:VCARD\nFN:A\n\rEnd:vCard\r\n",
            "BEGIN:VCARD\nFN:A\nEND: VCARD\n", "BEGIN:VCARD\nTEL:VCARD\nFN:A\nEND:VCARD\n",
            "BEGIN:VCARD\nEND:VCARD\tx\nEND:VCARD\n", "TEL:1\nEND:VCARD\n", "a.begin:vcard\nb.end:vcard\n",
        ]
        var generator = SeededRandom(7)
        for _ in 0..<100 {
            let text = parts.shuffled(using: &generator).joined()
            let bytes = Array(text.utf8)

            // then `chunks` finds the same with each variant and without, wherever the file is cut
            let whole = chunks(bytes)
            #expect(whole.count > parts.count / 2)
            for (read, limit, cut) in [(Int.max, 1 << 20, 200), (.max, 1 << 20, 901), (130, 1 << 20, 400)] {
                #expect(chunks(bytes, read: read, recordLimit: limit, cutSize: cut) == whole)
            }
            let bounded = chunks(bytes, recordLimit: 150)
            #expect(chunks(bytes, read: 70, recordLimit: 150, cutSize: 500) == bounded)
        }
    }
}
