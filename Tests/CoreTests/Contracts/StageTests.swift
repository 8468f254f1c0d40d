import Core
import Testing

struct StageTests {
    private struct Still: TableStage {
        static let name = "still"
        static let summary = "does nothing"
        static let requires: [DatasetPart] = []
        static let provides: [DatasetPart] = []
        init(options: OptionValues) {}
        func run(_ dataset: inout Dataset, in world: World) {}
    }

    @Test func `a stage has no options unless it names some`() { #expect(Still.options.isEmpty) }
}
