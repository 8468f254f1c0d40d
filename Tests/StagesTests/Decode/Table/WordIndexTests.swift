import Testing
import TestSupport

@testable import InnkeeperStages

struct WordIndexTests {
    @Test func `a text has its values in the order in which they were added`() {
        // Given
        var index = WordIndex<Int>(roomFor: 4)
        // When
        let isNew = [index.add(1, for: "nights"), index.add(2, for: "night"), index.add(3, for: "nights")]
        // Then
        #expect(isNew == [true, true, false])
        #expect(index.values(of: "nights") == [1, 3])
        #expect(index.values(of: "night") == [2])
        #expect(index.values(of: "nigh").isEmpty)
        #expect(index.contains("night"))
        #expect(!index.contains("nightss"))
    }

    @Test func `words are cut at spaces, of which there may be several`() {
        // Given
        var index = WordIndex<Int>(roomFor: 4)
        // When
        index.add(1, forWords: " von  bis ")
        index.add(2, forWords: "bis")
        index.add(3, forWords: "")
        // Then
        #expect(index.values(of: "von") == [1])
        #expect(index.values(of: "bis") == [1, 2])
        #expect(index.values(of: "").isEmpty)
        #expect(index.longest == 3)
    }

    @Test(arguments: 0..<8) func `it finds what a dictionary finds, in texts of any length`(seed: UInt64) {
        // Given texts of few letters, so that many are equal or begin alike
        var random = SeededRandom(seed)
        func text() -> String {
            String((0..<Int(random.next() % 40 + 1)).map { _ in "abä"[Int(random.next() % 3)] })
        }
        var texts = (0..<500).map { _ in text() }
        texts += texts.map { $0 + "a" }
        var index = WordIndex<Int>(roomFor: 8)
        var expected: [String: [Int]] = [:]
        // When
        for (value, text) in texts.enumerated() {
            index.add(value, for: text)
            expected[text, default: []].append(value)
        }
        // Then
        for text in texts + (0..<200).map({ _ in text() }) {
            #expect(index.values(of: text) == expected[text] ?? [])
        }
    }
}

extension String {
    fileprivate subscript(position: Int) -> Character { self[index(startIndex, offsetBy: position)] }
}
