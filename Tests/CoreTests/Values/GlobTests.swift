import InnkeeperCore
import Testing

struct GlobTests {
    @Test func `a literal fits its own name and no other`() {
        for name in ["a[1].csv", "what?.csv", "sub/*.csv", "plain.csv"] {
            #expect(Glob(Glob.literal(name)).matches(name))
            #expect(!Glob(Glob.literal(name)).matches("a1.csv") && !Glob(Glob.literal(name)).matches("sub/x.csv"))
        }
        #expect(Glob.literal("plain.csv") == "plain.csv")
    }

    @Test(arguments: [
        ("*.csv", "desk.csv", true), ("*.csv", "a/desk.csv", false), ("**/*.csv", "a/b/desk.csv", true),
        ("**/*.csv", "desk.csv", true), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true),
        ("desk-?.csv", "desk-1.csv", true),
        ("desk-?.csv", "desk-12.csv", false), ("[ab].csv", "b.csv", true), ("[ab].csv", "c.csv", false),
        ("*a*b*", "xaxxbx", true), ("*a*b", "xaxxbx", false), ("a[b", "a[b", true), ("./x/*.csv", "x/y.csv", true),
    ])
    func `a pattern matches what a shell would match`(pattern: String, path: String, expected: Bool) {
        #expect(Glob(pattern).matches(path) == expected)
    }

    @Test func `many stars end quickly on a name that does not fit`() {
        let pattern = String(repeating: "a*", count: 40) + "b"
        #expect(!Glob(pattern).matches(String(repeating: "a", count: 400)))
    }

    @Test func `walking starts at the parts before the first wildcard`() {
        #expect(Glob.fixedPrefix("Samples/places/*.json") == "Samples/places")
        #expect(Glob.fixedPrefix("*.json") == "")
        #expect(!Glob.isPattern("Samples/places.json"))
        #expect(Glob.isPattern("Samples/**/places.json"))
    }
}
