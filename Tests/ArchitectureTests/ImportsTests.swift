import Testing

struct ImportsTests {
    @Test func `imports point inward, and pure rooms ask the system for nothing`() throws {
        let files = try Checkout.swift("Sources")
        #expect(files.count > 200)
        #expect(ImportChecks.outward(files) == [])
    }

    @Test func `each C library has one room`() throws {
        #expect(ImportChecks.sharedLibraries(try Checkout.swift("Sources")) == [])
    }

    @Test func `the manifest gives no room more than the table does`() throws {
        let manifest = try Checkout.file("Package.swift")
        #expect(ImportChecks.undeclared(manifest) == [])
        // And every room of the table is one of its targets
        let declared = manifest.text.matches(of: /(?:room|program)\(\s*"([\w-]+)"/).map { String($0.1) }
        for room in Rooms.allowed.keys { #expect(declared.contains(room), "\(room)") }
    }

    @Test func `only the rooms of the web speak to the web`() throws {
        let files = try Checkout.swift("Sources")
        func rooms(_ modules: Set<String>) -> Set<String> {
            Set(files.filter { $0.imports.contains { modules.contains($0.0) } }.map(\.room))
        }
        #expect(rooms(Rooms.networkModules) == Rooms.withNetwork)
        // And the helper does without what only apps need, which alone is larger than all of it
        #expect(!rooms(["Foundation", "FoundationEssentials", "FoundationNetworking"]).contains("innkeeper-fetch"))
        // And innkeeper has none of them, nor what imports them
        for room in Rooms.withNetwork {
            #expect(Rooms.allowed.filter { $0.value.contains(room) }.keys.allSatisfy(Rooms.withNetwork.contains))
        }
    }

    @Test func `Core with Foundation is a fault, with the line`() {
        // Given a file of Core that imports Foundation
        let file = SourceText("Sources/Core/Values/Money.swift", "// Money\nimport Foundation\n")
        // Then it is told where and what to do
        #expect(
            ImportChecks.outward([file]) == [
                "Sources/Core/Values/Money.swift:2: Core is pure and must not import Foundation; effects go to Shell"
            ])
    }

    @Test(arguments: ["Dispatch", "FoundationEssentials", "FoundationNetworking", "Glibc"])
    func `no pure room may import a module of the system, however it is written`(module: String) {
        for room in Rooms.allowed.keys where !Rooms.withEffects.contains(room) {
            for spelling in ["import \(module)", "internal import \(module)", "@preconcurrency import \(module)"] {
                #expect(ImportChecks.outward([SourceText("Sources/\(room)/X.swift", spelling)]).count == 1)
            }
        }
        #expect(ImportChecks.outward([SourceText("Sources/Shell/X.swift", "import \(module)")]) == [])
    }

    @Test func `an import that points outward is a fault, and so is a room that no one knows`() {
        #expect(ImportChecks.outward([SourceText("Sources/Services/X.swift", "import Stages")]).count == 1)
        #expect(ImportChecks.outward([SourceText("Sources/Stages/X.swift", "import Services")]) == [])
        #expect(ImportChecks.outward([SourceText("Sources/Attic/X.swift", "")]).count == 1)
    }

    @Test func `a second room around a C library is a fault, a second file is none`() {
        let first = SourceText("Sources/Shell/Digest.swift", "import CXXHash")
        let sameRoom = SourceText("Sources/Shell/Other.swift", "import CXXHash")
        let otherRoom = SourceText("Sources/Stages/X.swift", "import CXXHash")
        #expect(ImportChecks.sharedLibraries([first, sameRoom]) == [])
        #expect(
            ImportChecks.sharedLibraries([first, otherRoom])
                == ["CXXHash is imported by Shell and Stages; one room wraps a library"])
    }

    @Test func `a dependency too many in the manifest is a fault`() {
        let manifest = SourceText(
            "Package.swift", "room(\n  \"Services\",\n  needs: [\"Core\", \"Shell\"])")
        #expect(ImportChecks.undeclared(manifest) == ["Package.swift: Services must not depend on Shell"])
    }
}
