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
        let descriptor = try Posix.open(folder.path("x"))
        defer { Posix.close(descriptor) }
        let lines = try LineDigests(descriptor, headCount: 5, whole)
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

    /// The lines of the past that are left, and those of now that are shared.
    private func shared(
        _ past: [String], _ now: [String], jobs: Int = 2
    ) async throws -> (left: [String], shared: [String]) {
        let shared = try await digests(past.joined(separator: "\n"))
            .shared(with: digests(now.joined(separator: "\n")), jobs: jobs)
        #expect(shared.others.count == now.count)
        #expect(shared.left == shared.left.sorted())
        return (shared.left.map { past[$0] }, zip(now, shared.others).filter(\.1).map(\.0))
    }

    @Test(arguments: [10, 100, 5_000, 30_000], [true, false])
    func `a block of lines that only one file has hides none of the others`(size: Int, isNew: Bool) async throws {
        // Given a file, and the same one with many other lines at its front, in its midst and at its end
        let lines: [String] = (0..<20_000).map { "L\($0)" }
        func others(_ name: String) -> [String] { (0..<size).map { "\(name)\($0)" } }
        let added = [others("N"), others("O"), others("P")]
        let longer = added[0] + lines[..<9_000] + added[1] + lines[9_000...] + added[2]
        let (past, now) = isNew ? (lines, longer) : (longer, lines)
        // When each line of the one is looked for in the other
        let found = try await shared(past, now)
        // Then each is found, and no other
        #expect((found.shared == lines) as Bool)
        #expect((found.left == (isNew ? [] : added.flatMap { $0 })) as Bool)
    }

    @Test func `a line that stands there many times is found as often as it can be in order`() async throws {
        // Given equal lines among others, more of them in the past than now
        let past = (0..<3_000).map { $0 % 3 == 0 ? "same" : "L\($0)" }
        let now = (0..<3_000).map { $0 % 6 == 0 ? "same" : "L\($0)" }
        // When
        let found = try await shared(past, now)
        // Then each is taken once, and the others are all there
        #expect(found.shared.count { $0 == "same" } == 500)
        #expect(found.left == [String](repeating: "same", count: 500))
        #expect((found.shared.filter { $0 != "same" } == past.filter { $0 != "same" }) as Bool)
    }

    @Test(arguments: 0..<40 as Range<UInt64>, [1, 2, 3])
    func `what one file has and the other has not is left, and each line is taken once`(
        seed: UInt64, jobs: Int
    ) async throws {
        // Given two files that share lines, some of them several times, in nearly the same order or in none
        var random = SeededRandom(seed)
        let count = seed % 5 == 0 ? 9_000 : 200
        let kinds = seed % 2 == 0 ? 500 * count : count / 2 + 20
        let past = (0..<count).map { _ in "L\(Int.random(in: 0..<kinds, using: &random))" }
        var now = past
        for _ in 0..<20 { now.remove(at: Int.random(in: now.indices, using: &random)) }
        for number in 0..<20 { now.insert("N\(number)", at: Int.random(in: now.indices, using: &random)) }
        if seed % 3 == 0 { now.shuffle(using: &random) }
        // When
        let found = try await shared(past, now, jobs: jobs)
        // Then what is shared is in both, as often as it is taken
        func counts(_ lines: [String]) -> [String: Int] { Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +) }
        let (old, new) = (counts(past), counts(now))
        #expect(found.shared.count + found.left.count == past.count)
        let wrong = counts(found.shared).filter { line, times in times > min(old[line] ?? 0, new[line] ?? 0) }
        #expect(wrong.isEmpty, "\(wrong.count) lines, the first \(wrong.first?.key ?? "")")
        // And of lines that stand there once none is missed
        let missed = found.left.filter { old[$0] == 1 && new[$0] != nil }
        #expect(missed.isEmpty, "\(missed.count) lines, the first \(missed.first ?? "")")
    }
}
