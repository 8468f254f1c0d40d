import Foundation
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

struct ExchangeFolderTests {
    private let work: Exchange

    init() throws {
        work = try Exchange(["in/a.csv": "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\n"])
    }

    private var place: String { work.folder.path("exchange") }

    @Test func `a plan is read back from its folder`() throws {
        // Given
        let plan = try work.plan(2)
        // When
        try ExchangeFolder.make(place, plan)
        // Then
        #expect(try ExchangeFolder(place, toolVersion: "1.0").plan == plan)
    }

    @Test func `a folder in use is refused`() async throws {
        let plan = try work.plan(2)
        try ExchangeFolder.make(place, plan)
        #expect(
            await faultMessage { try ExchangeFolder.make(place, plan) }
                == "\(place): is not empty; name a new folder for a new plan")
    }

    @Test func `an empty folder is taken`() throws {
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
        try ExchangeFolder.make(place, try work.plan(2))
        #expect(try work.folder.names("exchange") == ["plan.json"])
    }

    @Test func `a plan of another version, for another configuration, or none at all is refused`() async throws {
        // Given
        #expect(
            await faultMessage { _ = try ExchangeFolder(place, toolVersion: "1.0") }.hasPrefix(
                "\(place)/plan.json: there is no such file; make a plan"))
        try ExchangeFolder.make(place, try work.plan(2))
        // When, then
        #expect(
            await faultMessage { _ = try ExchangeFolder(place, toolVersion: "1.1") }
                == "\(place)/plan.json: was made by Innkeeper 1.0, and this is 1.1; use one version for all steps")
        try ExchangeFolder(place, toolVersion: "1.0").assertConfigurationUnchanged()
        let configuration = try work.folder.write("pipeline.json", "{ }")
        #expect(
            await faultMessage { try ExchangeFolder(place, toolVersion: "1.0").assertConfigurationUnchanged() }
                == "\(configuration): has changed since the plan was made; make a new plan")
        try work.folder.write("exchange/plan.json", "{}")
        #expect(
            await faultMessage { _ = try ExchangeFolder(place, toolVersion: "1.0") }
                == "\(place)/plan.json: is not a plan of this version of Innkeeper; make a new one")
    }
}
