import InnkeeperCore
import InnkeeperDecodeXML
import InnkeeperStages
import Testing
import TestSupport

@Suite struct XMLContactSliceTests {
    @Test func `cells and records are found where they stand`() {
        // given a second card on a line of its own, after multi-byte characters
        let text = """
            <vcards xmlns="urn:ietf:params:xml:ns:vcard-4.0">
            <vcard><fn><text>Zoë</text></fn></vcard> <!-- é --> <vcard>
              <fn><text>Bo</text></fn>
              <n><surname>Li</surname><given>Bo</given></n>
              <tel><parameters><pref><integer>1</integer></pref></parameters><uri>tel:+1-555</uri></tel>
              <bday><date>19879215</date></bday>
            </vcard>
            </vcards>
            """

        // when
        let file = DecodedFile(XCardFormat.self, text)
        let slice = file.slices[0]

        // then
        #expect(file.contacts.records.map(\.line) == [2, 2])
        #expect(slice.cell(row: 0, field: "fn") == CellLocation(line: 2, column: 18, value: "Zoë"))
        #expect(slice.cell(row: 1, field: "fn") == CellLocation(line: 3, column: 13, value: "Bo"))
        #expect(slice.cell(row: 1, field: "n") == CellLocation(line: 4, column: 15, value: "Li;Bo"))
        #expect(slice.cell(row: 1, field: "tel") == CellLocation(line: 5, column: 71, value: "tel:+1-555"))
        #expect(slice.cell(row: 1, field: "bday") == CellLocation(line: 6, column: 15, value: "19879215"))
        #expect(slice.cell(row: 1, field: "email") == nil)
        #expect(slice.cell(row: 5, field: "fn") == nil)
        #expect(file.contacts.birthdayState == [.missing, .unreadable])
    }

    @Test func `groups are left out with their place`() {
        let file = DecodedFile(
            XCardFormat.self,
            "<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\">\n <vcard><kind><text>group</text></kind></vcard></vcards>"
        )
        #expect(file.records == [.skipped])
        #expect(file.said == ["contact-group 2:2 "])
    }
}
