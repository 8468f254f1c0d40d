import InnkeeperConfiguration
import InnkeeperCore
import Testing

struct LimitsTests {
    @Test(arguments: [
        ("1 MiB", 1 << 20, "1 MiB"), ("2048KiB", 2 << 20, "2 MiB"), ("16 GiB", 16 << 30, "16 GiB"),
        ("1000 B", 1000, "1000 B"),
    ])
    func `a size is read, and written in its largest unit`(text: String, bytes: Int, written: String) {
        #expect(Limits.sizes.value(text) == bytes)
        #expect(Limits.sizes.text(bytes) == written)
    }

    @Test(arguments: ["", "5", "MiB", "0 B", "-1 B", "1.5 MiB", "1 MB", "9223372036854775807 GiB"])
    func `what is not a size is none`(text: String) {
        #expect(Limits.sizes.value(text) == nil)
    }

    @Test(arguments: [
        ("128 MiB", 128 << 20), ("256M", 256 << 20), ("256 M", 256 << 20), ("1G", 1 << 30), ("131072 KiB", 128 << 20),
    ])
    func `a memory limit is a size, of which the unit may be short`(text: String, bytes: Int) {
        #expect(Limits.memory(of: text) == bytes)
        #expect(ReadText(top: #""limits": {"memory": "\#(text)"}"#).configuration?.limits.memory == bytes)
    }

    @Test(arguments: ["127 MiB", "64M", "256", "256 MB", "M", "", "-1G", "9223372036854775807G"])
    func `less than a run needs is no memory limit, nor is any other text`(text: String) {
        #expect(Limits.memory(of: text) == nil)
        #expect(ReadText(top: #""limits": {"memory": "\#(text)"}"#).messages.count == 1)
    }

    @Test func `limits of the configuration reach its sources`() throws {
        let read = ReadText(
            top: #""limits": {"record": "64 KiB", "depth": 9, "file": "1 GiB", "archiveMembers": 5, "archiveRatio": 7}"#
        )
        let configuration = try #require(read.configuration)
        #expect(configuration.sources.allSatisfy { $0.settings.recordLimit == 65_536 && $0.settings.depthLimit == 9 })
        #expect(configuration.limits.file == 1 << 30)
        #expect(configuration.limits.archiveMembers == 5 && configuration.limits.archiveRatio == 7)
        #expect(ReadText(top: #""limits": {"record": "1 MB"}"#).messages.count == 1)
    }
}
