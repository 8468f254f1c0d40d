import Shell
import TestSupport
import Testing

struct LineDigestsTests {
    private func digests(_ text: String, headCount: Int = 0) throws -> LineDigests {
        let folder = try TemporaryFolder()
        try folder.write("x", text)
        return try LineDigests(folder.path("x"), headCount: headCount)
    }

    @Test(arguments: [
        ("", [], 0), ("a\n", [0], 2), ("a\nbb\n", [0, 2], 5), ("a\nbb", [0, 2], 4), ("\n\nx\r\n", [0, 1, 2], 5),
    ])
    func `a line ends before its line feed, or with the file`(text: String, starts: [Int64], end: Int64) throws {
        let lines = try digests(text)
        #expect(lines.starts == starts)
        #expect(lines.digests.count == starts.count && lines.end == end)
    }

    @Test func `what stands before the lines is kept apart, and all bytes pass the digest of the whole`() throws {
        // Given a file that is read in several pieces
        let folder = try TemporaryFolder()
        let texts = (0..<60_000).map { "line \($0), \(String(repeating: "x", count: $0 % 50))" }
        let text = "head\n" + texts.joined(separator: "\n")
        #expect(text.utf8.count > 2 << 20)
        try folder.write("x", text)
        let whole = Digest()
        // When
        let lines = try LineDigests(folder.path("x"), headCount: 5, whole)
        // Then
        #expect(String(decoding: lines.head, as: UTF8.self) == "head\n")
        #expect(lines.count == texts.count && lines.end == Int64(text.utf8.count))
        let expected = Digest()
        expected.add(Array(text.utf8)[...])
        #expect(whole.text == expected.text)
        // And each line has the digest that it has alone
        for number in [0, 1, 30_000, 59_999] {
            #expect(try digests(texts[number]).digests == [lines.digests[number]])
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `each line is found where it is, each place once`(seed: UInt64) throws {
        // Given two files that share lines, some of them several times, in nearly the same order or in none
        var random = SeededRandom(seed)
        let count = seed % 5 == 0 ? 4_000 : 200
        let kinds = seed % 2 == 0 ? 500 * count : count / 2 + 20
        var old = (0..<count).map { _ in "L\(Int.random(in: 0..<kinds, using: &random))" }
        let past = old
        for _ in 0..<20 { old.remove(at: Int.random(in: old.indices, using: &random)) }
        for number in 0..<20 { old.insert("N\(number)", at: Int.random(in: old.indices, using: &random)) }
        if seed % 3 == 0 { old.shuffle(using: &random) }
        // When
        let places = try digests(past.joined(separator: "\n")).places(in: digests(old.joined(separator: "\n")))
        // Then
        let found = places.filter { $0 >= 0 }
        #expect(Set(found).count == found.count)
        for (line, place) in zip(past, places) where place >= 0 { #expect(old[Int(place)] == line) }
        // And of lines that stand there once none is missed
        let counts = Dictionary(past.map { ($0, 1) }, uniquingKeysWith: +)
        let there = Set(old)
        let missed = zip(past, places).filter { counts[$0] == 1 && there.contains($0) && $1 < 0 }
        #expect(missed.isEmpty, "\(missed.count) lines, the first \(missed.first?.0 ?? "")")
    }
}
