import InnkeeperCore
import InnkeeperStages
import Testing
import TestSupport

struct RingAssemblyTests {
    /// The position of a relation whose members have these roles and lines.
    private func position(_ members: [(role: String, line: [(Int, Int)])]) -> Coordinate? {
        let text = members.map { member in
            let line = member.line.map { "{\"lat\": \($0.1), \"lon\": \($0.0)}" }.joined(separator: ",")
            return "{\"type\": \"way\", \"ref\": 1, \"role\": \"\(member.role)\", \"geometry\": [\(line)]}"
        }.joined(separator: ",")
        return PlaceReading(
            OverpassFormat.self,
            "{\"elements\": [{\"type\": \"relation\", \"id\": 1, \"members\": [\(text)], \"tags\": {\"a\": \"b\"}}]}"
        ).positions[0]
    }

    @Test func `pieces that meet are one ring, whichever way they run`() {
        // Given a square of 4° in three pieces, one of them backwards
        let pieces = [
            ("outer", [(0, 0), (4, 0)]), ("outer", [(0, 4), (0, 0)]), ("outer", [(0, 4), (4, 4), (4, 0)]),
        ]
        // When, then its middle is the place, not the middle of a line
        #expect(abs((position(pieces)?.longitude ?? 0) - 2) < 1e-9)
        #expect(abs((position(pieces)?.latitude ?? 0) - 2) < 0.1)
    }

    @Test func `a hole counts, and a ring that does not close is a line`() throws {
        // Given a square with a hole in its west; the hole as a ring of its own
        let outer = [("outer", [(0, 0), (8, 0), (8, 4), (0, 4), (0, 0)])]
        let hole = [("inner", [(0, 0), (6, 0), (6, 4), (0, 4), (0, 0)])]
        // When, then
        #expect(try #require(position(outer + hole)).longitude > 6)
        // Given two pieces that do not meet
        let open = [("", [(0, 0), (0, 6)]), ("", [(9, 9), (9, 10)])]
        // When, then the longer one speaks
        #expect(position(open) == Coordinate(latitude: 3, longitude: 0))
    }
}
