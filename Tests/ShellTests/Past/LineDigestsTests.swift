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

    @Test(arguments: [1, 2, 3, 7, 64, 1000])
    func `lines that come in pieces are those of the whole`(piece: Int) throws {
        // Given a head, lines of all lengths, some of them empty, and one without an end
        let text = "head\n" + (0..<60).map { String(repeating: "y", count: $0 * 7 % 23) + "\n" }.joined() + "rest"
        let bytes = Array(text.utf8)
        // When they come piece by piece
        var lines = LineDigests(headCount: 5, count: 10)
        for start in stride(from: 0, to: bytes.count, by: piece) {
            lines.add(bytes[start..<min(start + piece, bytes.count)])
        }
        lines.finish()
        // Then
        let whole = try digests(text, headCount: 5)
        #expect(String(decoding: lines.head, as: UTF8.self) == "head\n")
        #expect(lines.count == 61 && (lines.digests == whole.digests) as Bool)
        #expect(lines.starts == whole.starts && lines.end == whole.end)
        // And places are left out where nobody wants them
        var bare = LineDigests(headCount: 5, hasStarts: false)
        bare.add(bytes[...])
        bare.finish()
        #expect(bare.starts.isEmpty && (bare.digests == lines.digests) as Bool)
    }

    @Test(arguments: [10, 100, 5_000, 30_000], [true, false])
    func `a block of lines that only one file has hides none of the others`(size: Int, isNew: Bool) throws {
        // Given a file, and the same one with many other lines at its front, in its midst and at its end
        let lines: [String] = (0..<20_000).map { "L\($0)" }
        func others(_ name: String) -> [String] { (0..<size).map { "\(name)\($0)" } }
        var longer = others("N")
        longer += lines[..<9_000]
        longer += others("O")
        longer += lines[9_000...]
        longer += others("P")
        let (past, now) = isNew ? (lines, longer) : (longer, lines)
        // When each line of the one is looked for in the other
        let places = try digests(past.joined(separator: "\n")).places(in: digests(now.joined(separator: "\n")))
        // Then each is where it is, and no other is anywhere
        let wrong = zip(past, places).filter { line, place in place >= 0 ? now[Int(place)] != line : line.hasPrefix("L")
        }
        #expect(wrong.isEmpty, "\(wrong.count) lines, the first \(wrong.first?.0 ?? "")")
        #expect(places.count { $0 >= 0 } == lines.count)
    }

    @Test func `a line that stands there many times is found as often as it can be in order`() throws {
        // Given equal lines among others, more of them in the past than now
        let past = (0..<3_000).map { $0 % 3 == 0 ? "same" : "L\($0)" }
        let now = (0..<3_000).map { $0 % 6 == 0 ? "same" : "L\($0)" }
        // When
        let places = try digests(past.joined(separator: "\n")).places(in: digests(now.joined(separator: "\n")))
        // Then no place is taken twice, and the others are all there
        let found = places.filter { $0 >= 0 }
        #expect(Set(found).count == found.count)
        for (line, place) in zip(past, places) where place >= 0 { #expect(now[Int(place)] == line) }
        #expect(zip(past, places).count { $0 != "same" && $1 < 0 } == 0)
        #expect(zip(past, places).count { $0 == "same" && $1 >= 0 } == 500)
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
