@testable import InnkeeperStages
import Testing

struct JSONKeyedObjectsTests {
    private func paths(_ text: String) -> [String] {
        JSONKeyedObjects(Array(text.utf8)[...]).paths.map { $0.joined(separator: ".") }
    }

    @Test(arguments: [
        (#"{"bookings":{"-Nx1":{"a":1,"b":2},"-Nx2":{"b":2,"a":1}}}"#, ["bookings"]),
        (#"{"64082":{"a":1,"b":{"x":[1]}},"64083":{"a":1,"b":null,"c":3}}"#, [""]),
        (#"{"n":3,"data":{"list":{"abcdefghijklmnopqrst":{"a":1,"b":2}},"next":null}}"#, ["data.list"]),
        (
            #"{"u":{"u1":{"stays":{"s1":{"a":1,"b":2}},"n":1},"u2":{"stays":{"s2":{"a":3,"b":4}},"n":1}}}"#,
            ["u.u1.stays", "u.u2.stays", "u"]
        ),
        // The bytes may end within a record.
        (#"{"bookings":{"-Nx1":{"a":1,"b":2},"-Nx2":{"b"#, ["bookings"]),
        (#"{"bookings":{"1":{"a":1,"b":2,"c":["x", "#, ["bookings"]),
    ])
    func `objects under ids with mostly the same keys are records`(text: String, expected: [String]) {
        #expect(paths(text) == expected)
    }

    @Test(arguments: [
        // Words as keys, single values, other objects, lists, too deep.
        #"{"arrival":{"date":"x","time":"y"},"departure":{"date":"x","time":"y"}}"#,
        #"{"2026":{"a":1,"b":2},"2027":3}"#, #"{"a1":{"a":1,"b":2},"a2":{"c":1,"d":2}}"#,
        #"{"2026-07-01":{"free":1},"2026-07-02":{"free":0}}"#,
        #"[{"1":{"a":1,"b":2},"2":{"a":1,"b":2}}]"#, #"{"x":[{"1":{"a":1,"b":2},"2":{"a":1,"b":2}}]}"#,
        #"{"a":{"b":{"c":{"d":{"e":{"1":{"a":1,"b":2},"2":{"a":1,"b":2}}}}}}}"#, "{}", #"{"1":{},"2":{}}"#, "[]", "7",
        "{",
        #"{"a": nope"#,
    ])
    func `others are not`(text: String) { #expect(paths(text) == []) }
}
