import InnkeeperCore
import InnkeeperServices
import Testing

/// Lines that are shown beside a finding.
struct LinesWithoutNamesTests {
    private struct OneLine: SourceLines {
        let text: String
        func line(_ number: Int, ofFile file: Int, showValues: Bool) -> String? { number == 1 ? text : nil }
    }

    private func lines(_ text: String) -> LinesWithoutNames {
        var dataset = Dataset()
        dataset.contacts.fullName = TextColumn(["Ada M\u{FC}ller"])
        dataset.contacts.firstName = TextColumn(["Ada"])
        dataset.contacts.lastName = TextColumn(["M\u{FC}ller"])
        dataset.contacts.records = [RecordReference(offset: 0, length: 0, line: 1, file: 0)]
        return LinesWithoutNames(OneLine(text: text), of: dataset)
    }

    @Test(arguments: [
        ("R1;Ada M\u{FC}ller;2026-07-01", "R1;••••••••••;2026-07-01"), ("\"muller, ada\",x", "\"••••••,••••\",x"),
        ("NOTE:Ada", "NOTE:•••"), ("Adam,Ada Miller", "Adam,Ada Miller"), ("", ""),
    ])
    func `a cell that is somebody's name is blanked`(text: String, shown: String) {
        #expect(lines(text).line(1, ofFile: 0, showValues: false) == shown)
        #expect(lines(text).lines([(1, 0), (2, 0)], showValues: false) == [shown, nil])
    }

    @Test func `who asks to see values sees it, and what can't be shown is not`() {
        #expect(lines("Ada").line(1, ofFile: 0, showValues: true) == "Ada")
        #expect(lines("Ada").line(2, ofFile: 0, showValues: false) == nil)
        #expect(lines("Ada").lines([(1, 0), (2, 0)], showValues: true) == ["Ada", nil])
    }
}
