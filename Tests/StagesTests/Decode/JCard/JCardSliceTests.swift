import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

@Suite struct JCardSliceTests {
    @Test func `cells are found where they stand`() {
        // given a second card over several lines
        let text = """
            [["vcard",[["version",{},"text","4.0"],["fn",{},"text","A"]]],
             ["vcard",[
              ["version",{},"text","4.0"],
              ["fn",{},"text","Zoë"], ["tel",{},"text","1"],
              ["tel",{"pref":"1"},"text","2"],
              ["bday",{},"date","19879215"]
             ]]]
            """

        // when
        let slice = DecodedFile(JCardFormat.self, text).slices[0]

        // then
        #expect(slice.cell(row: 0, field: "fn") == CellLocation(line: 1, column: 56, value: "A"))
        #expect(slice.cell(row: 1, field: "fn") == CellLocation(line: 4, column: 19, value: "Zoë"))
        #expect(slice.cell(row: 1, field: "tel") == CellLocation(line: 5, column: 30, value: "2"))
        #expect(slice.cell(row: 1, field: "bday") == CellLocation(line: 6, column: 21, value: "19879215"))
        #expect(slice.cell(row: 1, field: "uid") == nil)
        #expect(slice.cell(row: 2, field: "fn") == nil)
    }

    @Test func `a row knows its record`() {
        let text = "[\n[\"vcard\",[[\"uid\",{},\"text\",\"u1\"]]]]"
        let file = DecodedFile(JCardFormat.self, text)
        #expect(file.contacts.records == [RecordReference(offset: 2, length: 34, line: 2, file: 0)])
        #expect(file.contacts.uid[0] == "u1")
    }
}
