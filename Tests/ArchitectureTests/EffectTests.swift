import Testing

struct EffectTests {
    @Test func `Shell holds what reaches the system, and what composes that`() throws {
        let files = try Checkout.swift("Sources")
        #expect(EffectChecks.pureInShell(files, except: pureFilesOfShell) == [])
        #expect(
            EffectChecks.needless(pureFilesOfShell) { EffectChecks.pureInShell(files, except: $0) } == [],
            "take these off the list")
    }

    @Test func `no source file is longer than can be read at once`() throws {
        let files = try Checkout.swift("Sources")
        #expect(EffectChecks.tooLong(files, except: longFiles) == [])
        #expect(
            EffectChecks.needless(longFiles) { EffectChecks.tooLong(files, except: $0) } == [],
            "take these off the list")
    }

    @Test func `the file that explains the pipeline is pure, and tested without a file system`() throws {
        // Given
        let merge = try Checkout.file("Sources/Stages/Load/TableBuilder.swift")
        let test = try Checkout.file("Tests/StagesTests/Load/TableBuilderTests.swift")
        // Then
        #expect(!Rooms.withEffects.contains(merge.room))
        #expect(EffectChecks.tooLong([merge], except: [:]) == [])
        #expect(Set(test.imports.map(\.module)).isDisjoint(with: Rooms.system.union(["Shell"])))
    }

    @Test func `a file that only names others reaches the system through them, however far`() {
        // Given one that calls the system, two that use it in turn, and one that does not
        let files = [
            SourceText("Sources/Shell/Disk.swift", "import Glibc\nenum Disk {}"),
            SourceText("Sources/Shell/Folder.swift", "struct Folder { var disk: Disk }"),
            SourceText("Sources/Shell/Run.swift", "struct Run { var folder: Folder }"),
            SourceText("Sources/Shell/Words.swift", "// as a Folder has\nstruct Words { let text = \"Disk\" }"),
        ]
        // Then
        let faults = EffectChecks.pureInShell(files, except: [:])
        #expect(faults.map { $0.prefix { $0 != ":" } } == ["Sources/Shell/Words.swift"])
        #expect(EffectChecks.pureInShell(files, except: ["Sources/Shell/Words.swift": "why"]) == [])
        #expect(
            EffectChecks.needless(["Sources/Shell/Run.swift": "why"]) { EffectChecks.pureInShell(files, except: $0) }
                == ["Sources/Shell/Run.swift"])
    }

    @Test func `a function in a file that reaches the system is a fault if it could move inward as it is`() {
        // Given a file of which one type calls the system, and others do not
        let system = SourceText("Sources/Shell/Disk.swift", "import Glibc\nenum Disk {}")
        func faults(_ more: String) -> [String] {
            let run = SourceText(
                "Sources/Shell/Run.swift", "import Core\n\nstruct Run {\n    var disk: Disk\n}\n\n" + more)
            return EffectChecks.pureInShell([system, run], except: [:])
        }
        // Then
        #expect(
            faults("enum Sums {\n    static func of(_ a: Int)\n        -> Int\n    {\n        a\n    }\n}\n").count == 1
        )
        #expect(faults("package func half(_ a: Int) -> Int { a / 2 }\n").count == 1)
        #expect(faults("@MainActor\nenum Sums {\n    static func of(_ disk: Disk) -> Int { 1 }\n}\n") == [])
        // And what only this file can call belongs to it, as do values
        #expect(faults("extension Int {\n    fileprivate func half() -> Int { self / 2 }\n}\n") == [])
        #expect(faults("struct Sum {\n    var value: Int\n}\n") == [])
    }

    @Test func `a name within another type reaches nothing`() {
        // Given a type whose name is also that of a part of one that reaches the system
        let files = [
            SourceText("Sources/Shell/Disk.swift", "import Glibc\nenum Disk {\n    struct Source {}\n}"),
            SourceText("Sources/Shell/Words.swift", "enum Words {\n    static func of(_ source: Source) {}\n}"),
        ]
        // Then
        #expect(EffectChecks.pureInShell(files, except: [:]).count == 1)
    }

    @Test func `251 lines are too many`() {
        func file(_ lines: Int) -> SourceText {
            SourceText("Sources/Core/X.swift", String(repeating: "let a = 1\n", count: lines))
        }
        #expect(EffectChecks.tooLong([file(250)], except: [:]) == [])
        #expect(EffectChecks.tooLong([file(251)], except: [:]).count == 1)
    }
}
