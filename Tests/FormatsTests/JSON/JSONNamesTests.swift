import InnkeeperFormats
import Testing

struct JSONNamesTests {
    private let list = ["a", "name", "latitude", "longitude", "operating_status", "fsq_category_labels", "", "name"]

    /// The place of a key, as both readers find it.
    private func place(_ key: String, _ names: JSONNames) throws -> Int? {
        var reader = JSONReader()
        reader.push(Array("\"\(key)\"".utf8))
        reader.finish()
        _ = try reader.next()
        var cursor = JSONCursor()
        cursor.load(Array("\"\(key)\"".utf8))
        let isSound = cursor.begin(0..<key.utf8.count + 2)
        #expect(isSound)
        _ = try cursor.next()
        #expect(names.place(in: cursor) == names.place(in: reader))
        return names.place(in: reader)
    }

    @Test func `a name has its first place in the list, however it is written`() throws {
        let names = JSONNames(list)
        for name in list { #expect(try place(name, names) == list.firstIndex(of: name)) }
        #expect(try place("n\\u0061me", names) == 1)
        #expect(try place("\\u0066sq_category_labels", names) == 5)
    }

    @Test(arguments: ["b", "nam", "names", "Name", "latitudf", "operating_statuS", "fsq_categoXy_labels", "é"])
    func `another name has none`(name: String) throws { #expect(try place(name, JSONNames(list)) == nil) }
}
