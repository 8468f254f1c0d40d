import InnkeeperWeb
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

    @Test func `a body that comes in pieces says the same`() {
        let body = Array(" {\"a\":[{\"next\":\"x\"}],\"next\":\"z\\/1\",\"b\":1}".utf8)
        for cut in body.indices {
            var member = OuterMember("next")
            member.push(body[..<cut])
            member.push(body[cut...])
            member.finish()
            #expect(member.text == "z/1", "\(cut)")
        }
    }
}
