import InnkeeperCatalog
import InnkeeperCore
import Testing

struct PresetsTests {
    @Test func `names are sorted, each once, and none is the word for no preset`() {
        let names = Catalog.presets.map(\.name)
        #expect(names == names.sorted() && Set(names).count == names.count)
        #expect(!names.contains("none") && names.contains("airbnb"))
    }
}
