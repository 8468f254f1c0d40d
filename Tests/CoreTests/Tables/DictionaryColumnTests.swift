import InnkeeperCore
import Testing
import TestSupport

struct DictionaryColumnTests {
    @Test func `each text is kept once, in order of first appearance`() {
        let column = DictionaryColumn(["B2", nil, "A1", "B2", ""])
        #expect(column.names == ["B2", "A1", ""])
        #expect(column.codes == [0, DictionaryColumn.missing, 1, 0, 2])
        #expect((0..<column.count).map { column[$0] } == ["B2", nil, "A1", "B2", ""])
    }

    @Test func `a code is asked for without being made`() {
        var column = DictionaryColumn(["A1"])
        #expect(column.existingCode(for: "A1") == 0)
        #expect(column.existingCode(for: "Z9") == nil && column.names == ["A1"])
        let codes = [column.code(for: "Z9"), column.code(for: "A1"), column.code(for: "Z9")]
        #expect(codes == [1, 0, 1] && column.names == ["A1", "Z9"])
    }

    @Test func `merging slices gives the codes of one slice, however they were cut`() {
        let texts: [String?] = ["A", "B", nil, "A", "C", "B", "", nil, "C", "D"]
        let whole = DictionaryColumn(texts)
        for first in 0...texts.count {
            for second in first...texts.count {
                let parts = [texts[..<first], texts[first..<second], texts[second...]].map {
                    DictionaryColumn(Array($0))
                }
                // Merged from the left
                var left = parts[0]
                left.append(contentsOf: parts[1])
                left.append(contentsOf: parts[2])
                // And from the right
                var tail = parts[1]
                tail.append(contentsOf: parts[2])
                var right = parts[0]
                right.append(contentsOf: tail)
                #expect(left == whole && right == whole)
            }
        }
    }

    @Test func `a column that was filled elsewhere finds its names`() {
        var column = DictionaryColumn(names: ["x", "y"], codes: [1, -1, 0])
        #expect(column == DictionaryColumn(names: ["x", "y"], codes: [1, -1, 0]))
        column.append("y")
        #expect(column.codes == [1, -1, 0, 1] && column.names == ["x", "y"])
    }

    @Test func `names of a facts have its codes, and others follow`() {
        // Given a column that was read with three known texts, of which one occurs
        let known = SharedDictionary(["A", "B", "C"])
        var column = DictionaryColumn(facts: known, names: ["x"], codes: [2, 3, -1, 2])
        // Then
        #expect((0..<column.count).map { column[$0] } == ["C", "x", nil, "C"])
        #expect(column.names == ["A", "B", "C", "x"])
        #expect((0..<4).map { column.name(of: $0) } == ["A", "B", "C", "x"])
        #expect((0..<4).map { column.hash(of: $0) } == ["A", "B", "C", "x"].map(InternTable.hash))
        #expect(column.rowHashes == ["C", "x", "", "C"].map { $0.isEmpty ? 0 : InternTable.hash(of: $0) })
        #expect(["B", "x", "y"].map { column.existingCode(for: $0) } == [1, 3, nil])
        // And new ones come last
        #expect(["B", "y", "x"].map { column.code(for: $0) } == [1, 4, 3])
        #expect(column.names.count == 5 && column.facts === known)
    }

    @Test func `the codes of one column in another are found by name, vocabularies or not`() {
        let known = SharedDictionary(["A", "B"])
        let with = DictionaryColumn(facts: known, names: ["x"], codes: [2])
        let without = DictionaryColumn(["x", "B", "y"])
        #expect(without.codes(of: with) == [-1, 1, 0])
        #expect(with.codes(of: without) == [2, 1, -1])
        #expect(with.codes(of: with) == [0, 1, 2])
    }

    @Test func `a table's codes do not tell what its slices knew`() {
        // Given texts in slices, read with none, one or another vocabulary, which come in turn
        let first = SharedDictionary(["D", "unused", "A", "C"])
        let second = SharedDictionary(["B", "A"])
        var random = SeededRandom(5)
        let letters: [String?] = ["A", "B", "C", "D", "E", "", nil]
        for _ in 0..<200 {
            let slices = (0..<4).map { _ in
                (0..<Int.random(in: 0...6, using: &random)).map { _ in
                    letters.randomElement(using: &random) ?? nil
                }
            }
            var table = DictionaryColumn()
            for slice in slices {
                let known = [nil, first, second].randomElement(using: &random) ?? nil
                table.append(contentsOf: column(slice, known))
            }
            // Then the table is that of all texts at once, and has no name that no row has
            let whole = DictionaryColumn(slices.flatMap { $0 })
            #expect(table == whole && table.facts == nil)
            #expect(table.rowHashes == whole.rowHashes)
        }
    }

    private func column(_ texts: [String?], _ known: SharedDictionary?) -> DictionaryColumn {
        var own: [String] = []
        let codes = texts.map { text -> Int32 in
            guard let text else { return DictionaryColumn.missing }
            if let code = known?.position(of: text) { return code }
            if !own.contains(text) { own.append(text) }
            return Int32((known?.count ?? 0) + (own.firstIndex(of: text) ?? 0))
        }
        return DictionaryColumn(facts: known, names: own, codes: codes)
    }
}
