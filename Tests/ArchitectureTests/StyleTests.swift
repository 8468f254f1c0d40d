import Testing

struct StyleTests {
    @Test func `unsafe stands only where it is allowed, and stands there`() throws {
        let files = try Checkout.swift("Sources")
        #expect(StyleChecks.unsafeElsewhere(files) == [])
        // And no place is listed for nothing
        for place in Rooms.unsafeFiles {
            #expect(
                files.contains { $0.path.hasPrefix(place) && $0.words["unsafe"] != nil && $0.code.contains("unsafe") },
                "\(place)")
        }
    }

    @Test func `nothing is put off and no path is of one machine`() throws {
        let sources = try Checkout.swift("Sources")
        #expect(StyleChecks.unfinished(sources) == [])
        #expect(StyleChecks.rawLiterals(sources) == [])
        #expect(StyleChecks.machinePaths(sources) == [])
        for name in ["Package.swift", "pipeline.json", "CONTRIBUTING.md", "RULES.md"] {
            #expect(StyleChecks.machinePaths([try Checkout.file(name)]) == [])
        }
    }

    @Test(arguments: [
        "let value = unsafe pointer.pointee", "var p: UnsafeRawPointer", "bytes.withUnsafeBytes { _ in }",
        "var q: UnsafeMutableBufferPointer<UInt8>", "let state: OpaquePointer",
    ])
    func `unsafe code in a stage is a fault, and none in its own folder`(line: String) {
        #expect(StyleChecks.unsafeElsewhere([SourceText("Sources/Stages/X.swift", "// one\n" + line)]).count == 1)
        #expect(StyleChecks.unsafeElsewhere([SourceText("Sources/Formats/Bytes/Unsafe/X.swift", line)]) == [])
        #expect(StyleChecks.unsafeElsewhere([SourceText("Sources/Stages/X.swift", "// " + line)]) == [])
    }

    @Test func `the policy 'unsafe-inline' in a page is a text and no unsafe code`() {
        let file = SourceText("Sources/Reports/X.swift", "let policy = \"style-src 'unsafe-inline'\"")
        #expect(StyleChecks.unsafeElsewhere([file]) == [])
    }

    @Test func `what is put off and what stops the program is told with its line`() {
        let words = ["TO" + "DO", "FIX" + "ME"]
        for word in words {
            let file = SourceText("Sources/Core/X.swift", "let a = 1\n// \(word): later")
            #expect(StyleChecks.unfinished([file]) == ["Sources/Core/X.swift:2: do it now or write it down elsewhere"])
        }
        for call in ["fatalError(\"no\")", "let a = try! b()", "let a = b as! C"] {
            #expect(StyleChecks.unfinished([SourceText("Sources/Core/X.swift", call)]).count == 1, "\(call)")
        }
        #expect(StyleChecks.unfinished([SourceText("Sources/Core/X.swift", "let a = try? b() as? C")]) == [])
    }

    @Test func `a path of one machine is a fault, the system's zone files are none`() {
        let home = "let folder = \"/ho" + "me/someone/exports\""
        #expect(StyleChecks.machinePaths([SourceText("Sources/Shell/X.swift", home)]).count == 1)
        #expect(StyleChecks.machinePaths([SourceText("Sources/Shell/X.swift", "\"/usr/share/zoneinfo/\"")]) == [])
    }
}
