import InnkeeperCore
import Testing

struct OptionsTests {
    private let specs = [
        OptionSpec("nearest", .integer(1...100), default: .integer(10), "How many"),
        OptionSpec("within", .distance, default: .distance(50_000), "How far"),
        OptionSpec("from", .date, "From when"),
        OptionSpec("leapDay", .choice(["feb28", "mar1"]), default: .text("feb28"), "When"),
        OptionSpec("all", .flag, default: .flag(false), "Whether"),
    ]

    @Test func `defaults are what the specs say, and what has none is absent`() {
        let values = OptionValues(defaults: specs)
        #expect(values.integer("nearest") == 10)
        #expect(values.distance("within") == 50_000)
        #expect(values.text("leapDay") == "feb28")
        #expect(values.flag("all") == false)
        #expect(values.date("from") == nil)
        #expect(values.values.count == 4)
    }

    @Test func `a value is given only as what it is`() {
        let date = CalendarDate(dayNumber: 20_000)
        let values = OptionValues([
            "i": .integer(1), "d": .distance(2), "t": .text("x"), "f": .flag(true), "on": .date(date),
        ])
        #expect(values.date("on") == date && values.flag("f") == true)
        #expect(values.integer("d") == nil && values.distance("i") == nil && values.text("f") == nil)
        #expect(values.flag("t") == nil && values.date("i") == nil && values.integer("nowhere") == nil)
    }
}
