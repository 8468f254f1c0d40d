import Foundation
import InnkeeperFormats
import Testing

struct JSONNodeTests {
    @Test func `a document becomes a tree with places`() throws {
        // Given
        let text = "{\n  \"a\": [1.50, \"x\"],\n  \"a\": null\n}"
        // When
        let node = try JSONNode(Array(text.utf8))
        // Then both members of one name are there, in order, with their places
        let members = try #require(node.members)
        #expect(members.map(\.key) == ["a", "a"])
        #expect(members[1].keyPosition == JSONPosition(offset: 24, line: 3, column: 3))
        #expect(members[1].node.position == JSONPosition(offset: 29, line: 3, column: 8))
        #expect(node["a"]?.elements?.map(\.value) == [.number("1.50"), .string("x")])
        #expect(node["a"]?.elements?.first?.double == 1.5)
        #expect(node["b"] == nil)
        #expect(node.position == .start)
        #expect(node.end == text.utf8.count)
        #expect(members[0].node.end == 20)
    }

    @Test func `what is wrong with a text is thrown`() {
        let deep = Array(String(repeating: "[", count: 6).utf8)
        #expect(throws: JSONError.self) { try JSONNode([]) }
        #expect(throws: JSONError.self) { try JSONNode(Array("{} {}".utf8)) }
        #expect(
            throws: JSONError(
                .tooDeep, at: JSONPosition(offset: 4, line: 1, column: 5),
                "more than 4 arrays and objects inside each other")
        ) { try JSONNode(deep, depthLimit: 4) }
    }

    @Test func `a value of another kind is nil, never a guess`() throws {
        let node = try JSONNode(Array(#"["1", 1, 1.5, true, {}]"#.utf8))
        let elements = try #require(node.elements)
        #expect(elements.map(\.string) == ["1", nil, nil, nil, nil])
        #expect(elements.map(\.integer) == [nil, 1, nil, nil, nil])
        #expect(elements.map(\.double) == [nil, 1, 1.5, nil, nil])
        #expect(elements.map { $0.members?.count } == [nil, nil, nil, nil, 0])
        #expect(node.string == nil)
        #expect(elements[4].elements == nil)
    }
}
