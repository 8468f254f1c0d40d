import Foundation
import InnkeeperConfiguration
import Testing
import TestSupport
@testable import InnkeeperShell

struct UnsentNoticesTests {
    private let folder: TemporaryFolder
    private let unsent: UnsentNotices

    init() throws {
        folder = try TemporaryFolder()
        unsent = UnsentNotices(output: folder.path("Out"))
    }

    private static let orders = [NoticeOrder(way: .mail("desk@example.org")), NoticeOrder(way: .file("notices.txt"))]
    private static let day: Int64 = 86_400

    private func entry(since: Int64 = 0, way: NoticeOrder.Way = .mail("desk@example.org")) -> UnsentNotices.Entry {
        var notice = RunNotice(.newErrors, subject: "Innkeeper: 1 new error", text: "Alder Creek\n\n1  a-code\n")
        notice.causes = ["a-code", "b-code"]
        return UnsentNotices.Entry(notice: notice, way: way, since: since)
    }

    private func take(
        now: Int64 = day, _ orders: [NoticeOrder] = orders, causes: Set<String> = ["b-code"]
    ) throws -> [UnsentNotices.Entry] {
        try unsent.take(now: now, orders) { causes }
    }

    @Test func `what was kept is given once, to one reader, and is for its owner alone`() throws {
        // Given
        let entries = [entry(), entry(since: 5, way: .file("notices.txt"))]
        try unsent.keep(entries)
        let mode =
            try FileManager.default.attributesOfItem(atPath: folder.path(".Out.unsent.json"))[.posixPermissions] as? Int
        #expect(mode == 0o600)
        // Then
        #expect(try take() == entries)
        #expect(try take() == [] && folder.names() == [])
    }

    @Test func `what is old, gone, or not wanted any more is dropped`() throws {
        func left(
            _ now: Int64, _ causes: Set<String>, _ orders: [NoticeOrder] = UnsentNoticesTests.orders
        ) throws -> Int {
            try unsent.keep([entry()])
            return try take(now: now, orders, causes: causes).count
        }
        #expect(try left(7 * Self.day, ["a-code"]) == 1)
        #expect(try left(7 * Self.day + 1, ["a-code"]) == 0)
        #expect(try left(-1, ["a-code"]) == 0)
        #expect(try left(0, ["other-code"]) == 0)
        #expect(try left(0, ["a-code"], [NoticeOrder(way: .mail("other@example.org"))]) == 0)
        #expect(try left(0, ["a-code"], [NoticeOrder(way: .mail("desk@example.org"), occasions: [.failure])]) == 0)
    }

    @Test func `nothing to keep leaves nothing, and a damaged file is none`() throws {
        try unsent.keep([])
        #expect(try folder.names() == [])
        try folder.write(".Out.unsent.json", "[{\"since\": \"x\"}, 3]")
        #expect(try take() == [])
        #expect(unsent.count == 0)
    }
}
