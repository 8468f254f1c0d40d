import Testing

struct ShapeCheckTests {
    @Test(arguments: [
        // Types
        (#""output": »5"#, "`output` must be a string, not 5"),
        (#""output": »"""#, "`output` must not be empty"),
        (#""property": »["a"]"#, "`property` must be an object, not an array"),
        (#""stages": »"conflicts""#, "`stages` must be an array, not \"conflicts\""),
        (#""stages": [»null]"#, "`stages` must be the name of a stage or an object with one, not null"),
        (#""rules": »[]"#, "`rules` must be an object, not an array"),
        (#""failOn": »true"#, "`failOn` must be one of `info`, `warning`, `error`, `new`, `never`, not true"),
        // Numbers
        (
            #""property": {"origin": {"latitude": »91, "longitude": 0}}"#,
            "`latitude` must be a number from -90 to 90, not 91"
        ),
        (
            #""property": {"origin": {"latitude": 1, "longitude": »"0"}}"#,
            "`longitude` must be a number from -180 to 180, not \"0\""
        ),
        (#""property": {"origin": »{"latitude": 1}}"#, "`longitude` is missing here"),
        (#""version": »1.0"#, "`version` must be 1, not 1.0"),
        // Keys
        (#""property": {»"timezone": "UTC"}"#, "unknown key `timezone`; did you mean `timeZone`?"),
        (#""property": {»"stars": 5}"#, "unknown key `stars`"),
        (#""output": "a", »"output": "b""#, "`output` is here already, at 1:59"),
        (#""property": {"name": "a", »"name": "a"}"#, "`name` is here already, at 1:72"),
        (#""rules": {"place-closed": "info", »"place-closed": "off"}"#, "`place-closed` is here already, at 1:69"),
        (#""keep": »0"#, "`keep` must be a whole number from 1 to 366, not 0"),
        (#""outputGroup": »"a b""#, "`outputGroup` must be the name of a group such as \"reception\", not \"a b\""),
        // Words
        (#""failOn": »"eror""#, "unknown severity `eror`; did you mean `error`?"),
        (#""failOn": »"fatal""#, "unknown severity `fatal`; there are `info`, `warning`, `error`, `new`, `never`"),
    ])
    func `a fault stands where the text is wrong and says what was expected`(members: String, message: String) {
        let read = ReadText(top: members)
        #expect(read.messages == [message])
        #expect(read.places == read.markedPlaces)
        #expect(read.configuration == nil)
    }

    @Test func `a long value is shown short`() {
        let long = String(repeating: "x", count: 90)
        let read = ReadText(top: #""stages": "\#(long)""#)
        #expect(read.messages == ["`stages` must be an array, not \"\(long.prefix(40))…\""])
    }
}
