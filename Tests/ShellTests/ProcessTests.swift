import InnkeeperCore
import InnkeeperShell
import Testing

struct ProcessTests {
    @Test func `the system's zone files give the offset of a moment, summer and winter`() throws {
        let offset = try ProcessEnvironment.ofThisProcess().offset
        // Given noon UTC on 2026-11-21 and on 2026-07-21
        #expect(offset("America/Los_Angeles", 1_795_262_400) == -8 * 3600)
        #expect(offset("America/Los_Angeles", 1_784_635_200) == -7 * 3600)
        #expect(offset("Asia/Kathmandu", 1_795_262_400) == 5 * 3600 + 45 * 60)
        #expect(offset("UTC", 0) == 0)
        #expect(offset("Mars/Olympus", 0) == nil)
        #expect(offset("../../etc/passwd", 0) == nil)
    }

    @Test func `this process has a clock, cores and a folder`() throws {
        let process = try ProcessEnvironment.ofThisProcess()
        #expect(process.cores >= 1)
        #expect(process.currentFolder.hasPrefix("/"))
        let first = process.ticks()
        #expect(process.ticks() >= first)
    }

    @Test(arguments: [
        (true, "use an IANA name such as Europe/Lisbon"),
        (false, "it has none at all: install their files (on Debian the package tzdata)"),
    ])
    func `a zone that is not there is told with what to do`(hasZones: Bool, advice: String) throws {
        var process = ShellFixtures.process
        process.hasZones = hasZones
        var property = Property()
        property.timeZone = "Nowhere/Land"
        let fault = #expect(throws: Fault.self) { try process.context(property, asOf: nil) }
        #expect(fault?.status == .usage)
        #expect(fault?.message == "the system has no time zone \"Nowhere/Land\"; \(advice)")
    }
}
