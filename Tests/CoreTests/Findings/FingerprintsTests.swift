import InnkeeperCore
import Testing

struct FingerprintsTests {
    private struct Made {
        var code = "reservation-nights-not-positive"
        var file = 0
        var line = 1
        var record = "R-1"
        var property = ""
        var field = "nights"
        var value = "0"
        var arguments: FindingArguments = [:]
        var related: (file: Int, line: Int, record: String)?
        var digest: UInt64 = 0
    }

    private let files = [
        SourceFile(source: "desk", kind: .bookings, path: "a.csv"),
        SourceFile(source: "desk", kind: .bookings, path: "b.csv"),
        SourceFile(source: "channel", kind: .bookings, path: "c.csv"),
    ]

    private func fingerprints(_ made: [Made]) -> [UInt64] {
        var findings = Findings()
        for one in made {
            findings.add(
                code: one.code, file: one.file, line: one.line, column: one.line % 9, record: one.record,
                property: one.property, field: one.field, value: one.value, arguments: one.arguments,
                related: one.related,
                recordDigest: one.digest)
        }
        return Array(Fingerprints.all(findings, files: files))
    }

    @Test func `it does not change when lines, columns, files or messages move`() {
        #expect(fingerprints([Made(file: 1, line: 904, arguments: [.nights: .count(2)])]) == fingerprints([Made()]))
    }

    @Test func `by several tasks they are the same as by one`() async {
        // Given findings of which some are equal
        var findings = Findings()
        for number in 0..<100 {
            findings.add(code: "made-up", file: number % 3, line: number, record: "R\(number % 40)")
        }
        let whole = Fingerprints.all(findings, files: files)
        for jobs in [1, 2, 3, 7, 200] {
            #expect(await Fingerprints.all(findings, files: files, jobs: jobs) == whole)
        }
    }

    @Test func `it changes with code, source, record, field and value`() {
        let all = [
            Made(), Made(code: "reservation-nights-missing"), Made(record: "R-2"), Made(field: "departure"),
            Made(value: "-1"), Made(file: 2), Made(file: -1),
        ]
        #expect(Set(all.map { fingerprints([$0])[0] }).count == all.count)
    }

    @Test func `a property counts when the record names it, not when its source does`() {
        // Given a record without a property, and with one of two
        let made = ["", "Lake", "River"].map { Made(property: $0) }
        #expect(Set(made.map { fingerprints([$0])[0] }).count == 3)
        // When the file's bookings have a property
        var findings = Findings()
        findings.add(
            code: made[0].code, file: 0, line: 1, record: made[0].record, field: made[0].field, value: made[0].value)
        var files = files
        files[0].property = "Lake"
        // Then it is as before
        #expect(Array(Fingerprints.all(findings, files: files)) == fingerprints([Made()]))
    }

    @Test func `a personal value plays no part`() {
        #expect(
            fingerprints([Made(field: "phone", value: "1")]) == fingerprints([Made(field: "phone", value: "2")]))
    }

    @Test func `without a key the record's own bytes tell, and equal ones are numbered`() {
        // Given three records without a key, the first and the last alike
        let keyless = [7, 8, 7].map { Made(record: "", digest: $0) }
        let all = fingerprints(keyless)
        // Then all differ, and inserting another in between changes none of them
        #expect(Set(all).count == 3)
        let more = fingerprints([keyless[0], Made(record: "", digest: 9), keyless[1], keyless[2]])
        #expect([more[0], more[2], more[3]] == all)
    }

    @Test func `of thousands, exactly the equal ones are numbered`() {
        // Given 4,000 findings of 1,000 records
        let made = (0..<4_000).map { Made(record: "R\($0 % 1_000)") }
        // Then each has its own, and each number goes with its record, however they are ordered
        let all = fingerprints(made)
        #expect(Set(all).count == 4_000)
        #expect(Set(fingerprints(made.reversed())) == Set(all))
        #expect(Array(all.prefix(1_000)) == (0..<1_000).map { fingerprints([Made(record: "R\($0)")])[0] })
    }

    @Test func `a pair has one, whichever of the two comes first`() {
        // Given a pair of bookings, the same from the other side, and another pair
        let pair = Made(record: "R-1", related: (1, 3, "R-8"))
        #expect(fingerprints([pair]) == fingerprints([Made(record: "R-8", related: (0, 77, "R-1"))]))
        #expect(fingerprints([pair]) != fingerprints([Made(record: "R-1", related: (1, 3, "R-9"))]))
        #expect(fingerprints([pair]) != fingerprints([Made(record: "R-1")]))
        // And a pair of which one has no key is known by the digest of both
        let keyless = Made(record: "", related: (0, 1, "R-8"), digest: 5)
        #expect(fingerprints([keyless]) == fingerprints([Made(record: "R-8", related: (0, 2, ""), digest: 5)]))
        #expect(fingerprints([keyless]) != fingerprints([Made(record: "R-8", related: (0, 2, ""), digest: 6)]))
    }
}
