import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct BaselineFileTests {
    @Test func `what is written is read again`() throws {
        let baseline = Baseline(entries: [
            Baseline.Entry(fingerprint: 0x1F, code: "reservation-overlap", source: "desk", record: "R7"),
            Baseline.Entry(
                fingerprint: .max, code: "source-empty", source: "", reason: "a \"reason\"\nof two lines",
                expires: CalendarDate(iso: "2027-03-01")),
        ])
        for written in [baseline, Baseline()] {
            let (read, faults) = BaselineFile.read(BaselineFile.json(written))
            #expect(read == written && faults.isEmpty)
        }
        // And an entry is a line
        let lines = String(decoding: BaselineFile.json(baseline), as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 7 && lines[3].hasPrefix("    {\"fingerprint\":\"000000000000001f\","))
    }

    @Test func `everything that is wrong is told, with its place`() {
        let (baseline, faults) = BaselineFile.read(
            Array(
                """
                { "version": 2, "entries": [
                  { "fingerprint": "xyz", "code": "c", "source": "s", "expires": "2026-02-30" },
                  { "code": "c", "source": "s", "raeson": "" } ] }
                """.utf8))
        #expect(baseline == nil)
        #expect(faults.map { "\($0.line):\($0.column)" } == ["1:14", "2:20", "2:66", "3:3", "3:33"])
        #expect(faults.last?.message.contains("did you mean `reason`?") == true)
        #expect(BaselineFile.read(Array("[]".utf8)).faults.count == 1)
        #expect(BaselineFile.read(Array("{".utf8)).faults.count == 1)
    }
}
