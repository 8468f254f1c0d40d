import InnkeeperCore
import InnkeeperFormats
import InnkeeperStages
import Testing
import TestSupport

@Suite struct VCardSliceTests {
    @Test func `a card becomes a row with everything that the pipeline uses`() {
        // given
        let text = """
            BEGIN:VCARD
            VERSION:4.0
            UID:urn:uuid:1
            FN:Dr. Ada Byron
            N:Byron;Ada;;Dr.;
            TEL;TYPE=home:+1 555 0100
            TEL;VALUE=uri;PREF=1:tel:+1-555-0199
            EMAIL:MAILTO:ada@example.org
            BDAY:19800605
            X-NC-EXCLUDE-FROM-BIRTHDAY-CALENDAR:true
            END:VCARD

            """

        // when
        let file = DecodedFile(VCardFormat.self, text)

        // then
        #expect(file.contacts.uid[0] == "urn:uuid:1")
        #expect(file.names == ["Dr. Ada Byron"])
        #expect(file.contacts.firstName[0] == "Ada")
        #expect(file.contacts.lastName[0] == "Byron")
        #expect(file.contacts.phone[0] == "+1-555-0199")
        #expect(file.contacts.email[0] == "ada@example.org")
        #expect(file.birthdays == ["1980-06-05"])
        #expect(file.contacts.excludedFromBirthdays == [true])
        #expect(file.contacts.rejected == [false])
        #expect(
            file.contacts.records == [
                RecordReference(offset: 0, length: Int32(text.utf8.count), line: 1, file: 0)
            ])
        #expect(file.said.isEmpty)
        #expect(file.framing == Framing())
    }

    @Test func `cells are found where they stand`() {
        // given a second card whose values stand behind parameters, a fold and a multi-byte character
        let text = """
            BEGIN:VCARD
            FN:First
            END:VCARD
            BEGIN:VCARD
            FN;X=é:Second
            TEL;TYPE=home:1
            TEL;TYPE=pref:2
            item1.EMAIL;TYPE=work;
             TYPE=x:mail@example.org
            BDAY;VALUE=date:19879215
            END:VCARD

            """

        // when
        let slice = DecodedFile(VCardFormat.self, text).slices[0]

        // then
        #expect(slice.cell(row: 0, field: "fn") == CellLocation(line: 2, column: 4, value: "First"))
        #expect(slice.cell(row: 1, field: "fn") == CellLocation(line: 5, column: 8, value: "Second"))
        #expect(slice.cell(row: 1, field: "tel") == CellLocation(line: 7, column: 15, value: "2"))
        #expect(slice.cell(row: 1, field: "email") == CellLocation(line: 9, column: 9, value: "mail@example.org"))
        #expect(slice.cell(row: 1, field: "bday") == CellLocation(line: 10, column: 17, value: "19879215"))
        #expect(slice.cell(row: 1, field: "uid") == nil)
        #expect(slice.cell(row: 1, field: "shoe") == nil)
        #expect(slice.cell(row: 2, field: "fn") == nil)
    }

    @Test func `groups are read and left out, in every version's spelling`() {
        for kind in ["KIND:group", "KIND:GROUP", "X-ADDRESSBOOKSERVER-KIND:Group"] {
            let file = DecodedFile(
                VCardFormat.self, "BEGIN:VCARD\nVERSION:4.0\nFN:Friends\n\(kind)\nMEMBER:urn:uuid:1\nEND:VCARD\n")
            #expect(file.records == [.skipped])
            #expect(file.said == ["contact-group 1:1 "])
        }
        #expect(DecodedFile(VCardFormat.self, "BEGIN:VCARD\nFN:Firm\nKIND:org\nEND:VCARD\n").records == [.row(0)])
    }

    @Test func `a missing END marks a card that says something and refuses one that says nothing`() {
        // given
        let file = DecodedFile(
            VCardFormat.self,
            "BEGIN:VCARD\nVERSION:3.0\nBEGIN:VCARD\nVERSION:3.0\nFN:Two\nEND:VCARD\nBEGIN:VCARD\nVERSION:3.0\nTEL:1\nEMAI"
        )

        // then
        #expect(file.records == [.malformed, .row(0), .row(1)])
        #expect(
            file.said == [
                "vcard-malformed 1:1 empty", "vcard-end-missing 7:1 ",
                "vcard-line-malformed 10:1 no-colon",
            ])
    }

    @Test func `two cards that a damaged END lets run together are refused`() {
        let file = DecodedFile(
            VCardFormat.self,
            "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD-BEGIN:VCARD\nVERSION:3.0\nFN:B\nEND:VCARD\n")
        #expect(file.records == [.malformed])
        #expect(file.said == ["vcard-malformed 1:1 end-damaged"])
    }

    @Test func `one byte changed anywhere takes no card away without an error that covers it`() {
        // Given three cards, one with another one in it
        let inner = "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:C\r\nEND:VCARD\r\n"
        let text =
            "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:A\r\nTEL:1\r\nEND:VCARD\r\n"
            + "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:B\r\nAGENT:\r\n\(inner)TEL:2\r\nEND:VCARD\r\n"
            + "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:D\r\nEMAIL:d@example.org\r\nEND:VCARD\r\n"
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            for byte in [0x00, 0x0A, 0x20, 0x3A, 0x41, 0xFF] as [UInt8] where bytes[index] != byte {
                // When
                var damaged = bytes
                damaged[index] = byte
                let file = DecodedFile(VCardFormat.self, damaged)
                // Then
                let isCovered = file.slices.contains { slice in
                    slice.records.contains { record in
                        // An empty line in front of one that says so is enough.
                        record.disposition == .malformed
                            && (Int(record.start) - 1..<Int(record.end)).contains(index - Int(slice.offset))
                    }
                }
                #expect(file.contacts.count >= 3 || isCovered, "byte \(byte) at \(index): \(file.said)")
            }
        }
    }

    @Test func `text outside cards and cards over the limit are refused with their place`() {
        // given
        var settings = SourceSettings(name: "contacts", kind: .contacts)
        settings.recordLimit = 100
        let giant = "BEGIN:VCARD\nNOTE:" + String(repeating: "x", count: 200) + "\nEND:VCARD\n"
        let file = DecodedFile(
            VCardFormat.self, Array(("junk\n" + giant + "BEGIN:VCARD\nVERSION:3.0\nFN:A\nEND:VCARD\n").utf8),
            settings: settings)

        // then
        #expect(file.records == [.malformed, .cutShort, .row(0)])
        #expect(
            file.said == [
                "vcard-malformed 1:1 stray-text",
                "vcard-malformed 2:1 too-long",
            ])
    }

    /// A card of some lines, with line ends of either kind.
    private static let cards = [
        "VERSION:3.0\r\nUID:7\r\nFN: Ada B\u{00FD}ron\r\nN:B\u{00FD}ron;Ada\r\nTEL;TYPE=cell:12\r\nTEL;X=\u{00FD};TYPE=pref:+1 408\r\nBDAY:19x0",
        "VERSION:4.0\nFN:A\\, Ltd\nEMAIL;PREF=2:b@\nEMAIL;PREF=1:a b\n c@x\nBDAY;VALUE=text:circa 1800\nBDAY:1980",
        "VERSION:2.1\nN;ENCODING=QUOTED-PRINTABLE:F=C3=BC=\n=C3=9F;Ada\nNOTE:x\n\n y\nTEL;HOME:call me\nBDAY:2000-13-01",
        "VERSION:3.0\nNOTE:\u{00E4}\n \u{00E4}\n\titem\nitem1.TEL;TYPE=\"cell,voice\":\u{00E4} 12\nBDAY;X-APPLE-OMIT-YEAR=1604:1604-02-30",
    ]

    @Test(arguments: cards.indices)
    func `a value is found again where the reference finds it`(card: Int) throws {
        // Given a card, read with and without the fast path
        let record = Array("BEGIN:VCARD\n\(Self.cards[card])\nEND:VCARD\n".utf8)
        func cells(_ variant: ScanVariant?) throws -> any RecordCells {
            var splitter = VCardSplitter(recordLimit: 1 << 16, variant: variant)
            let cut = try #require((splitter.push(record) + splitter.finish()).first)
            let slice = VCardSlice(cut: cut, file: 0, reader: VCardReader(variant: variant))
            return try #require(slice.decode().cells)
        }
        let (fast, reference) = (try cells(.best), try cells(nil))
        // When each field is looked for, then both find the same
        var found = 0
        for field in ContactField.allCases {
            let cell = reference.cell(field.rawValue, in: record)
            #expect(fast.cell(field.rawValue, in: record) == cell, "\(field)")
            found += cell == nil ? 0 : 1
        }
        #expect(found >= 2)
    }
}
