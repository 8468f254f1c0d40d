import Testing

struct ValueShapeTests {
    @Test(arguments: [
        (#""stages": [{"distances": {"nearest": »0}}]"#, "`nearest` must be a whole number from 1 to 1000, not 0"),
        (#""stages": [{"distances": {"nearest": »1.5}}]"#, "`nearest` must be a whole number from 1 to 1000, not 1.5"),
        (#""reports": [{"tables": {"days": »-1}}]"#, "`days` must be a whole number from 0, not -1"),
        (#""stages": [{"distances": {"crow": »"yes"}}]"#, "`crow` must be true or false, not \"yes\""),
        (
            #""sources": {"a": {"kind": "bookings", "files": »7}}"#,
            "`files` must be a string or an array of such, not 7"
        ),
        (
            #""sources": {"a": {"kind": "bookings", "files": »[]}}"#,
            "`files` must be an array of at least 1, not an empty array"
        ),
        (
            #""stages": [{"distances": {"within": »-1}}]"#,
            "`within` must be a number from 0 to 20037509, not -1"
        ),
        (
            #""stages": [{"distances": {"within": »true}}]"#,
            "`within` must be a distance such as \"50 km\", \"800 m\", \"30 mi\" or \"500 ft\""
                + " or a number from 0 to 20037509, not true"
        ),
    ])
    func `every shape says in words what it wants`(members: String, message: String) {
        let read =
            members.hasPrefix("\"sources\"") ? ReadText("{\(members)}") : ReadText(top: members)
        #expect(read.messages == [message])
        #expect(read.places == read.markedPlaces)
    }
}
