@testable import Client
import Testing

struct OuterMemberTests {
    @Test(arguments: [
        ("{\"next\":\"b\"}", "b"),
        (" {\"a\":[{\"next\":\"x\"}],\"b\":{\"next\":\"y\"},\"next\":\"z\\/1\"}", "z/1"),
        ("{\"next\":{\"a\":\"x\"}}", nil), ("{\"next\":[\"x\"]}", nil), ("{\"next\":null,\"a\":\"x\"}", nil),
        ("{\"next\":3,\"a\":\"x\"}", nil), ("[\"next\",\"a\"]", nil), ("{\"a\":\"next\"}", nil), ("", nil),
        ("{\"a\":", nil), ("BEGIN:VCARD", nil),
    ])
    func `only a text of the outermost object counts`(body: String, text: String?) {
        #expect(OuterMember.text("next", of: Array(body.utf8)) == text)
    }
}
