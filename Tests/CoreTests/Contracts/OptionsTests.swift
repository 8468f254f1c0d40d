import Core
import Testing

struct OptionsTests {
    @Test func `defaults fill what is not given`() {
        let values = OptionValues(defaults: [
            OptionSpec("nearest", .integer(1...100), default: .integer(10), "How many."),
            OptionSpec("within", .distance, default: .distance(50_000), "How far."),
            OptionSpec("from", .date, "First night."),
            OptionSpec("leapDay", .choice(["feb28", "mar1"]), default: .text("feb28"), "When."),
            OptionSpec("all", .flag, default: .flag(true), "Whether."),
        ])
        #expect(values.integer("nearest") == 10)
        #expect(values.distance("within") == 50_000)
        #expect(values.date("from") == nil)
        #expect(values.text("leapDay") == "feb28")
        #expect(values.flag("all") == true)
    }

    @Test func `a value of another shape is none`() {
        let values = OptionValues(["days": .integer(30), "from": .date(CalendarDate(dayNumber: 20_000))])
        #expect(values.distance("days") == nil && values.text("days") == nil && values.flag("days") == nil)
        #expect(values.integer("from") == nil && values.date("days") == nil)
        #expect(values.date("from")?.dayNumber == 20_000)
    }
}
