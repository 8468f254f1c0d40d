import InnkeeperFormats
import Testing
import TestSupport

struct CSVSplitterTests {
    /// Cuts `bytes` given in chunks of `chunk`; both scans of the same bytes must agree all the way.
    private func pieces(_ bytes: [UInt8], target: Int, chunk: Int = 1 << 20, limit: Int = 1 << 20) -> [CSVChunk] {
        var splitter = CSVSplitter(delimiter: 0x2C, recordLimit: limit, target: target)
        var pieces: [CSVChunk] = []
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            pieces += splitter.push(bytes[start..<min(start + chunk, bytes.count)])
        }
        return pieces + splitter.finish()
    }

    private func texts(_ pieces: [CSVChunk]) -> [String] { pieces.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The records of all pieces, each with its line in the file.
    private func records(_ pieces: [CSVChunk]) -> [String] {
        pieces.flatMap { piece in
            let index = CSVIndex(scanning: piece.bytes, delimiter: 0x2C)
            return (0..<index.recordCount).map {
                let text = String(decoding: piece.bytes[index.range(of: $0, in: piece.bytes)], as: UTF8.self)
                return "\(piece.line + Int(index.lines[$0])): \(text)"
            }
        }
    }

    @Test func `pieces end after a line end outside quotes and make the file again`() {
        // Given records with quoted line ends, longer than the target
        let text = "a,\"x\ny\nz\"\nb,2\n\"c\r\nd\",3\r\ne,4"
        // When they are cut as small as can be
        let cut = pieces(Array(text.utf8), target: 1)
        // Then no record is torn, places follow on, and nothing is lost
        #expect(texts(cut) == ["a,\"x\ny\nz\"\n", "b,2\n", "\"c\r\nd\",3\r\n", "e,4"])
        #expect(cut.map(\.offset) == [0, 10, 14, 24])
        #expect(cut.map(\.line) == [1, 4, 5, 7])
    }

    @Test(arguments: [1, 2, 7, 64, 1000]) func `the same bytes give the same pieces however they arrive`(chunk: Int) {
        let text = (1...300).map { $0 % 7 == 0 ? "\($0),\"two\r\nlines \"\"\($0)\"\"\"\r\n" : "\($0),x\r\n" }.joined()
        let bytes = Array(text.utf8)
        let expected = pieces(bytes, target: 100)
        let actual = pieces(bytes, target: 100, chunk: chunk)
        #expect(actual == expected)
        #expect(expected.count > 20)
        #expect(expected.flatMap(\.bytes) == bytes)
    }

    @Test func `the records of the pieces are the records of the whole, on the same lines`() {
        // Given noise of everything that matters
        var random = SeededRandom(7)
        func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
        let words = [
            "a", "bb", ",", ",", "\n", "\n", "\r\n", "\r", "\"q\"", "\"q\n\"\"q\"", ",\"x,y\",", "5\"", "\"t\"u",
        ]
        for _ in 0..<300 {
            let bytes = Array((0..<next(200)).map { _ in words[next(words.count)] }.joined().utf8)
            // When it is cut at every chance, and not at all
            let whole = pieces(bytes, target: 1 << 20)
            for target in [1, 5, 64] {
                let cut = pieces(bytes, target: target)
                #expect(cut.flatMap(\.bytes) == bytes)
                #expect(records(cut) == records(whole))
            }
        }
    }

    @Test func `after a quote that nothing closes reading goes on at the next line`() {
        // Given an opening quote in line 2 and sound records after it
        let text = "1,a\n2,\"b\n3,c\n4,d\n"
        // When the file ends
        let cut = pieces(Array(text.utf8), target: 1000)
        // Then only line 2 is lost
        #expect(texts(cut) == ["1,a\n2,\"b\n", "3,c\n4,d\n"])
        #expect(records(cut) == ["1: 1,a\n", "2: 2,\"b\n", "3: 3,c\n", "4: 4,d\n"])
    }

    @Test func `a quoted field longer than the limit is damage even when it is closed`() {
        // Given a quote that is closed 60 bytes later by the next one, with a limit of 50
        let text = "1,\"a\n" + (2...12).map { "\($0),xx\n" }.joined() + "13,\"b\"\n14,c\n"
        // When it is cut
        let cut = pieces(Array(text.utf8), target: 1 << 20, limit: 50)
        // Then the lines between are records again, and so is the line of the second quote
        let lines = records(cut)
        #expect(lines.count == 14)
        #expect(lines.first == "1: 1,\"a\n")
        #expect(lines.suffix(2) == ["13: 13,\"b\"\n", "14: 14,c\n"])
        // And the pieces do not depend on where chunks end
        for target in [10, 30, 70] {
            #expect(records(pieces(Array(text.utf8), target: target, limit: 50)) == lines)
        }
    }

    @Test func `a line without end leaves in parts, so that memory stays bounded`() {
        // Given a line of a thousand bytes between two records, with a limit of 100
        let text = "1,a\n" + String(repeating: "x", count: 1000) + "\n2,b\n"
        // When it is cut
        let cut = pieces(Array(text.utf8), target: 50, limit: 100)
        // Then its parts are marked, none is long, nothing is lost, and the next record is sound
        #expect(cut.flatMap(\.bytes) == Array(text.utf8))
        #expect(cut.allSatisfy { $0.bytes.count <= 300 })
        #expect(cut.contains { $0.isOverlong })
        #expect(records(cut.filter { !$0.isOverlong }) == ["1: 1,a\n", "3: 2,b\n"])
    }

    @Test func `bytes may be put behind those that it hands out, as many as it wants or more`() {
        // Given
        let bytes = Array((0..<300).map { "\($0),\"a\nb\"\n" }.joined().utf8)
        let expected = pieces(bytes, target: 64)
        for extra in [-5, 0, 7, 500] {
            var splitter = CSVSplitter(delimiter: 0x2C, recordLimit: 1 << 20, target: 64)
            var cut: [CSVChunk] = []
            var position = 0
            while position < bytes.count {
                // When
                var (handed, wanted) = splitter.lend()
                let end = min(bytes.count, position + max(1, wanted + extra))
                handed += bytes[position..<end]
                cut += splitter.takeBack(handed)
                position = end
            }
            cut += splitter.finish()
            // Then
            #expect(cut == expected)
        }
    }

    @Test func `pieces of short lines are short, as each line may be a record with findings`() {
        // Given short lines and long ones
        let short = pieces(Array(String(repeating: "a,b,\n", count: 200_000).utf8), target: 512 << 10)
        let line = String(repeating: "x", count: 99) + "\n"
        let long = pieces(Array(String(repeating: line, count: 20_000).utf8), target: 512 << 10)
        // Then no piece has far more lines than another; the first is short, as nothing is known yet
        #expect(short.allSatisfy { $0.bytes.count / 5 <= 17_000 })
        #expect(long.dropFirst().dropLast().allSatisfy { $0.bytes.count / 100 > 5_000 })
        #expect(long[0].bytes.count / 100 < 700)
    }

    @Test func `an empty stream has no pieces`() {
        #expect(pieces([], target: 10) == [])
    }
}
