import Foundation
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperShell
import InnkeeperSpools
import Testing
import TestSupport

struct RunAftermathTests {
    private func configuration() -> Configuration {
        var configuration = ShellFixtures.configuration(["desk.csv"])
        configuration.metrics = "innkeeper.prom"
        configuration.notices = [NoticeOrder(way: .file("notices.txt"))]
        return configuration
    }

    @Test func `a good run and then a bad one leave figures and notices beside the configuration`() async throws {
        // Given
        let folder = try TemporaryFolder()
        try folder.write("desk.csv", "arrival,nights,guests\n2026-07-01,2,2\n2026-07-02,1,0\n")
        let configuration = configuration()
        let result = try await Runner(
            registry: ShellFixtures.registry, process: ShellFixtures.process,
            unpacking: ArchiveUnpacking()
        ).run(
            ShellFixtures.request(configuration, root: folder.path, output: folder.path("Out")))
        let aftermath = RunAftermath(
            configuration, folder: folder.path, output: folder.path("Out"), ShellFixtures.process)
        // When
        #expect(aftermath.published(result) == [])
        // Then
        let good = try folder.read("innkeeper.prom")
        #expect(good.contains("innkeeper_last_run_status{property=\"The property\"} 1\n"))
        #expect(good.contains("innkeeper_records{property=\"The property\",source=\"desk\",fate=\"rejected\"} 1\n"))
        #expect(try folder.read("notices.txt").contains("1 new error in the data\n"))
        // When
        #expect(aftermath.failed(Fault(.outputFailed, "the disk is full")) == [])
        // Then
        let bad = try folder.read("innkeeper.prom")
        #expect(bad.contains("innkeeper_last_run_status{property=\"The property\"} 4\n"))
        #expect(bad.contains("innkeeper_last_published_timestamp_seconds{property=\"The property\"} 1795262400\n"))
        #expect(!bad.contains("innkeeper_records"))
        #expect(try folder.read("notices.txt").contains("Innkeeper: the run failed\n"))
    }

    @Test func `what can't be left is said, and that is all`() throws {
        let folder = try TemporaryFolder()
        let aftermath = RunAftermath(
            configuration(), folder: folder.path("gone"), output: "/Out", ShellFixtures.process)
        let troubles = aftermath.failed(Fault(.outputFailed, "x"))
        #expect(troubles.count == 2)
        #expect(troubles[0].contains("innkeeper.prom: the metrics can't be written"))
        #expect(troubles[1].contains("notices.txt: the notice can't be written"))
    }
}
