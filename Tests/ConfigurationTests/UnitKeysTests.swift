import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct UnitKeysTests {
    @Test(arguments: [
        (#""stages": [»"distnaces"]"#, "unknown stage `distnaces`; did you mean `distances`?"),
        (#""stages": [»"teleport"]"#, "unknown stage `teleport`; there are `distances`, `conflicts`, `occupancy`"),
        (#""stages": [{»"conflict": {}}]"#, "unknown stage `conflict`; did you mean `conflicts`?"),
        (#""stages": [»{}]"#, "an object here must have exactly one key, the stage"),
        (#""stages": [»{"conflicts": {}, "distances": {}}]"#, "an object here must have exactly one key, the stage"),
        (#""stages": [{"conflicts": »[]}]"#, "`conflicts` must be an object, not an array"),
        (#""stages": [{"distances": {»"farthest": 1}}]"#, "unknown option `farthest`"),
        (#""stages": [{"distances": {»"nearst": 1}}]"#, "unknown option `nearst`; did you mean `nearest`?"),
        (#""stages": [{"occupancy": {"leapDay": »"feb29"}}]"#, "unknown leapDay `feb29`; did you mean `feb28`?"),
        (#""stages": ["conflicts", »"conflicts"]"#, "stage `conflicts` is here already, at 1:70"),
        (#""stages": ["conflicts", »{"conflicts": {}}]"#, "stage `conflicts` is here already, at 1:70"),
        (#""stages": [{"distances": {"each": {"fuel": »0}}}]"#, "`fuel` must be a whole number from 1 to 9, not 0"),
        (#""stages": [{"distances": {"each": »{}}}]"#, "`each` must not be empty"),
        (#""stages": [{"distances": {"when": »"PT9H"}}]"#, "`when` must be an array, not \"PT9H\""),
        (#""reports": ["tables", »"tables"]"#, "report `tables` is here already, at 1:71"),
        (#""reports": [»"sumary"]"#, "unknown report `sumary`; did you mean `summary`?"),
        (#""reports": [»"database"]"#, "unknown report `database`; there are `summary`, `tables`"),
    ])
    func `a stage or report is known, has known options, and is there once`(members: String, message: String) {
        let read = ReadText(top: members)
        #expect(read.messages == [message])
        #expect(read.places == read.markedPlaces)
    }

    @Test func `options that are not given have their defaults`() throws {
        let read = ReadText(top: #""stages": [{"distances": {"nearest": 2}}, {"conflicts": {}}]"#)
        let stages = try #require(read.configuration).stages
        #expect(stages[0].options.integer("nearest") == 2)
        #expect(stages[0].options.distance("within") == 50_000)
        #expect(stages[0].options.text("label") == nil)
        #expect(stages[1].options.values.isEmpty)
    }

    @Test func `counts by name and lengths of time are read as they are meant`() throws {
        let read = ReadText(
            top: #""stages": [{"distances": {"each": {"fuel": 3, "bar": 1}, "when": ["PT9H", "-P1W"]}}]"#)
        let options = try #require(read.configuration).stages[0].options
        #expect(options.counts("each") == ["fuel": 3, "bar": 1])
        #expect(options.durations("when")?.map(\.seconds) == [32_400, -604_800])
        let some = ReadText(top: #""stages": [{"distances": {"kinds": ["water", "food"]}}]"#)
        #expect(try #require(some.configuration).stages[0].options.texts("kinds") == ["water", "food"])
        let other = ReadText(top: #""stages": [{"distances": {"kinds": ["water", »"wine"]}}]"#)
        #expect(other.messages.first?.contains("wine") == true)
        #expect(other.places == other.markedPlaces)
        let wrong = ReadText(top: #""stages": [{"distances": {"when": ["PT9H", »"9:00"]}}]"#)
        #expect(wrong.messages.first?.contains("a length of time") == true)
        #expect(wrong.places == wrong.markedPlaces)
    }
}
