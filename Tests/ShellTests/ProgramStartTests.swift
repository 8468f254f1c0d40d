import Glibc
import InnkeeperShell
import Testing

struct ProgramStartTests {
    @Test func `a program keeps its standard descriptors, and may open enough files`() throws {
        // When
        ProgramStart.prepare()
        // Then
        for descriptor in 0...2 { #expect(fcntl(Int32(descriptor), F_GETFD) >= 0) }
        try ProgramStart.raiseFileLimit()
        #expect(Posix.raiseFileLimit() >= 64)
    }
}
