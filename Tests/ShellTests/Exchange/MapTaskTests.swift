import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperStages
import Testing
import TestSupport

struct MapTaskTests {
    private static let files = [
        "in/a.csv": "reservation_id,arrival,nights,guests\nR1,2026-07-01,2,2\nR2,2026-07-02,1,0\n",
        "in/b.csv": "reservation_id,arrival,nights,guests\nR3,2026-07-01,2,2\n",
    ]

    @Test func `a task counts the records of its files, and leaves a file for this user alone`() async throws {
        // Given
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(3)
        // When, then
        #expect(try await work.map(0, exchange) == 2)
        #expect(try await work.map(1, exchange) == 1)
        #expect(try await work.map(2, exchange) == 0)
        #expect(
            try work.folder.names("exchange") == [
                "map-00000.frames", "map-00001.frames", "map-00002.frames", "plan.json",
            ])
        for name in try work.folder.names("exchange") {
            let mode = try FileManager.default.attributesOfItem(atPath: work.folder.path("exchange/" + name))
            #expect(mode[.posixPermissions] as? Int == 0o600)
        }
        let mode = try FileManager.default.attributesOfItem(atPath: exchange.path)
        #expect(mode[.posixPermissions] as? Int == 0o700)
    }

    @Test func `a task that is done again gives the same bytes, on any number of cores`() async throws {
        // Given
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(1)
        let first = try Data(contentsOf: URL(fileURLWithPath: exchange.result(ofTask: 0)))
        // When
        _ = try await MapTask(exchange, work.configuration, Exchange.registry, work.process, jobs: 1).run(0)
        // Then
        #expect(try Data(contentsOf: URL(fileURLWithPath: exchange.result(ofTask: 0))) == first)
    }

    @Test func `a file that changed since the plan fails the task, and its earlier result stays`() async throws {
        // Given
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(1)
        let names = try work.folder.names("exchange")
        let path = work.folder.path("in/b.csv")
        // When, then
        try work.folder.write("in/b.csv", "reservation_id,arrival\n")
        #expect(
            await faultMessage { try await work.map(0, exchange) }
                == "\(path): has changed since the plan was made; make a new plan")
        try FileManager.default.removeItem(atPath: path)
        #expect(
            await faultMessage { try await work.map(0, exchange) }
                == "\(path): is gone since the plan was made; make a new plan")
        #expect(try work.folder.names("exchange") == names)
    }

    @Test func `a task gives the same on a machine that has its files elsewhere, and nothing else`() async throws {
        // Given results, and a folder with nothing but the plan and the second file
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(2)
        let task = try #require(exchange.plan.files.first { $0.path == "in/b.csv" }).task
        func move(_ old: String, _ new: String) throws {
            try FileManager.default.moveItem(atPath: work.folder.path(old), toPath: work.folder.path(new))
        }
        try work.folder.write("there/root/in/.keep", "")
        try move("in/b.csv", "there/root/in/b.csv")
        try move("exchange/plan.json", "there/plan.json")
        let there = try ExchangeFolder(
            work.folder.path("there"), toolVersion: "1.0", root: work.folder.path("there/root"))
        // When
        #expect(try await work.map(task, there) == 1)
        // Then merging takes it for that of the first machine, though its file was the first there
        try move("there/root/in/b.csv", "in/b.csv")
        try FileManager.default.removeItem(atPath: exchange.result(ofTask: task))
        try FileManager.default.moveItem(atPath: there.result(ofTask: task), toPath: exchange.result(ofTask: task))
        #expect(try await work.outputs(exchange, "spread") == work.outputs(nil, "whole"))
    }

    @Test func `a result can be streamed instead of left in the exchange folder`() async throws {
        // Given a result as a file
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(1)
        let first = try Data(contentsOf: URL(fileURLWithPath: exchange.result(ofTask: 0)))
        try FileManager.default.removeItem(atPath: exchange.result(ofTask: 0))
        // When
        let path = work.folder.path("stream")
        let descriptor = try Posix.create(path, mode: 0o600)
        defer { Posix.close(descriptor) }
        let task = MapTask(exchange, work.configuration, Exchange.registry, work.process, jobs: 2, stream: descriptor)
        #expect(try await task.run(0) == 3)
        // Then
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first)
        #expect(try work.folder.names("exchange") == ["plan.json"])
    }

    @Test func `a task whose reader is gone fails`() async throws {
        // Given a descriptor that can't be written
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(1)
        let descriptor = try Posix.openFile(work.folder.path("pipeline.json"))
        defer { Posix.close(descriptor) }
        // When, then
        let task = MapTask(exchange, work.configuration, Exchange.registry, work.process, jobs: 1, stream: descriptor)
        #expect(await faultMessage { _ = try await task.run(0) }.hasPrefix("standard output: can't be written: "))
    }

    @Test func `a task that the plan doesn't have is refused`() async throws {
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(2)
        #expect(
            await faultMessage { try await work.map(2, exchange) } == "the plan has no task 2: its tasks are 0 to 1")
    }

    @Test func `what a killed task left is neither a result nor in the way`() async throws {
        // Given the unfinished file of a process that had the number of this one
        let work = try Exchange(Self.files)
        let exchange = try await work.mapped(1)
        let left = "exchange/map-00000.frames.new-\(ProcessInfo.processInfo.processIdentifier)"
        try work.folder.write(left, "half a fra")
        // When
        try await work.map(0, exchange)
        // Then
        #expect(try work.folder.names("exchange") == ["map-00000.frames", "plan.json"])
        _ = try MappedSlices(exchange)
    }
}
