import Foundation
import InnkeeperCore
import InnkeeperReports
import Testing
import TestSupport

struct FindingsReportTests {
    private func dataset() -> Dataset {
        var dataset = Dataset()
        dataset.files = [
            Fixture.file("contacts", .contacts, "people.vcf"), Fixture.file("desk", .bookings, "desk.csv"),
        ]
        return dataset
    }

    private func render(_ input: RunData) throws -> MemoryFolder {
        let folder = MemoryFolder()
        try FindingsReport(options: OptionValues()).render(input, to: folder)
        return folder
    }

    @Test func `a finding has every key, and empty ones are left out`() throws {
        // Given one finding about a whole file and one with everything
        var findings = Findings()
        findings.add(code: "source-empty", file: 0)
        findings.add(
            code: "reservation-rate-negative", file: 1, line: 14, column: 9, record: "R-7", property: "Lake",
            field: "nightly_rate", value: "-6.38", related: (file: 1, line: 3, record: "R-2"))
        // When they are written
        let folder = try render(Fixture.input(dataset(), findings: findings))
        // Then each is one line of JSON
        let lines = try #require(folder.text("findings.jsonl")).split(separator: "\n").map {
            try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(lines.count == 2)
        #expect(Set(lines[0].keys) == ["code", "severity", "message", "source", "file", "fingerprint"])
        #expect(lines[1]["effect"] as? String == "marks")
        #expect(lines[1]["record"] as? String == "R-7" && lines[1]["property"] as? String == "Lake")
        #expect(lines[1]["line"] as? Int == 14)
        #expect(lines[1]["column"] as? Int == 9)
        #expect(lines[1]["value"] as? String == "-6.38")
        #expect((lines[1]["fingerprint"] as? String)?.count == 16)
        let related = try #require(lines[1]["related"] as? [String: Any])
        #expect(related["file"] as? String == "desk.csv")
        #expect(related["line"] as? Int == 3)
        #expect(related["record"] as? String == "R-2")
    }

    @Test func `the CSV has the columns that are documented, and personal values are masked`() throws {
        // Given a finding about a phone number
        var findings = Findings()
        findings.add(code: "contact-phone-invalid", file: 0, line: 5, column: 5, field: "tel", value: "secret")
        // When it is written
        var input = Fixture.input(dataset(), findings: findings)
        let masked = try render(input)
        // Then the number is nowhere
        let csv = try #require(masked.text("findings.csv"))
        #expect(
            csv.split(separator: "\n").first?.description
                == "code,severity,effect,message,source,file,line,column,record,property,field,value,related_file,"
                + "related_line,related_record,known,new,fingerprint")
        #expect(csv.contains(",contacts,people.vcf,5,5,,,tel,•••,,,,"))
        for path in ["findings.csv", "findings.jsonl"] {
            #expect(masked.text(path)?.contains("secret") == false)
        }
        // But it is when the user asks
        input.showValues = true
        #expect(try render(input).text("findings.jsonl")?.contains("secret") == true)
    }

    @Test func `fifty thousand findings are all there, in pieces`() throws {
        // Given more findings than one piece holds
        var findings = Findings()
        for line in 1...50_000 {
            findings.add(code: "reservation-rate-negative", file: 1, line: line, column: 1, record: "R-\(line)")
        }
        // When they are written
        let folder = try render(Fixture.input(dataset(), findings: findings))
        // Then none is missing and no piece is large
        #expect(folder.files["findings.jsonl"]?.count { $0 == 0x0A } == 50_000)
        #expect(folder.files["findings.csv"]?.count { $0 == 0x0A } == 50_001)
        for path in ["findings.jsonl", "findings.csv"] {
            let sizes = try #require(folder.pieces[path])
            #expect(sizes.count > 10)
            #expect(sizes.allSatisfy { $0 < 1 << 20 })
        }
    }

    @Test func `without findings the CSV is a header and the JSON Lines are empty`() throws {
        let folder = try render(Fixture.input(dataset()))
        #expect(folder.files["findings.jsonl"] == [])
        #expect(folder.files["findings.csv"]?.count { $0 == 0x0A } == 1)
    }
}
