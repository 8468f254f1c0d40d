import InnkeeperCore
import InnkeeperServices
import Testing

/// Names of the run's own people, in findings where no field is a name's.
struct NamesInFindingsTests {
    private func dataset() -> Dataset {
        var dataset = Dataset()
        dataset.contacts.fullName = TextColumn(["Jos\u{E9} M\u{FC}ller", "Ada"])
        dataset.contacts.firstName = TextColumn(["Jos\u{E9}", "Ada"])
        dataset.contacts.lastName = TextColumn(["M\u{FC}ller", ""])
        let record = RecordReference(offset: 0, length: 0, line: 1, file: 0)
        dataset.contacts.records = [record, record]
        return dataset
    }

    @Test(arguments: [
        ("jose muller", true), ("M\u{FC}ller, Jos\u{E9}", true), ("MULLER", true), ("Ada", true), ("Ben", false),
        ("R1", false), ("Jose Muller Camping", true), ("call Muller, Jose (late)", true), ("Jose 2 Muller", false),
        ("Muller Camping", false), ("Josefine Mullerin", false), ("", false),
    ])
    func `a text that is a name, however it is written, is masked wherever it stands`(text: String, isName: Bool) {
        // Given a finding with the text as its key, its value and a fact
        var findings = Findings()
        findings.add(
            .recordNotAStay, file: 0, line: 2, record: text, property: text, field: "status", value: text,
            arguments: [.word: .text(text), .headers: .texts([text, "x"])], related: (0, 3, text))
        // When
        let names = KnownNames.find(in: findings, of: dataset())
        let files = [SourceFile(source: "desk", kind: .bookings, path: "desk.csv")]
        let shown = findings.finding(0, files: files) { _, _ in .error }.masked(names)
        // Then
        let mask = text.isEmpty ? "" : "•••"
        #expect(shown.record == (isName ? "" : text) && shown.related?.record == (isName ? "" : text))
        #expect(shown.value == (isName ? mask : text) && shown.property == (isName ? mask : text))
        #expect(shown.arguments.description == (isName ? "••• •••|x" : "\(text) \(text)|x"))
    }

    @Test func `so is a heading that a note of the reading names`() {
        var dataset = dataset()
        dataset.files = [SourceFile(source: "desk", kind: .bookings, path: "desk.csv")]
        dataset.files[0].reading = [ReadingNote("not read", "Colour, Ada, Jose Muller")]
        dataset.mask(KnownNames.find(in: Findings(), of: dataset))
        #expect(dataset.files[0].reading[0].value == "Colour, •••, •••")
    }
}
