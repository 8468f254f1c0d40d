import InnkeeperShell
import Testing

struct MountPointsTests {
    @Test func `the fifth field of a line is the path, blanks in it escaped`() {
        let points = MountPoints(
            Array(
                """
                36 35 98:0 /mnt1 /mnt2 rw,noatime master:1 - ext3 /dev/root rw
                37 35 98:0 / /my\\040exports/a\\134b rw - ext4 /dev/sda rw
                odd line
                """.utf8))
        #expect(points.contains("/mnt2"))
        #expect(points.contains("/my exports/a\\b"))
        #expect(!points.contains("/mnt1") && !points.contains("line"))
    }

    @Test func `the kernel's own list is read`() {
        #expect(MountPoints.ofThisProcess.contains("/proc"))
        #expect(!MountPoints.ofThisProcess.contains("/proc/self"))
    }
}
