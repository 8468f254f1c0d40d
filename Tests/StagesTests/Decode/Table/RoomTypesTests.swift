import InnkeeperCore
import InnkeeperStages
import Testing

struct RoomTypesTests {
    private func mapping(_ heading: String, _ cells: [String]) -> (site: String?, category: String?) {
        let rows = cells.map { "R;2026-07-04;1;\($0)\n" }.joined()
        let file = ReadTable("id;arrival;nights;\(heading)\n\(rows)", .desk())
        return (file.mapping["site_number"], file.mapping["category"])
    }

    @Test(arguments: [
        ("Room", ["Double Room with View", "6 Bed Mixed Dorm"]), ("Zimmer", ["Doppelzimmer", "Einzelzimmer"]),
        ("Chambre", ["Double supérieure", "Familiale"]),
    ])
    func `a room that is a type of room is a category`(heading: String, cells: [String]) {
        let found = mapping(heading, cells)
        #expect(found.site == nil && found.category == heading)
    }

    @Test(arguments: [
        ("Room", ["Lilac Room", "Carriage House"]), ("Room", ["101", "102 Double", "103"]),
        ("Zimmer", ["Nr. 4", "Nr. 5"]),
        ("Pitch", ["Standard 1", "Standard 2"]),
    ])
    func `a room with a name or number of its own is a site`(heading: String, cells: [String]) {
        #expect(mapping(heading, cells).site == heading)
    }
}
