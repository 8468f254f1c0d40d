import InnkeeperCore
@testable import InnkeeperShell
import Testing
import TestSupport

struct UnnamedFileTests {
    @Test func `what was put in comes back, and nothing is seen in the folder`() throws {
        // Given
        let folder = try TemporaryFolder()
        let file = UnnamedFile(in: folder.path)
        // When
        let first = try #require(file.append([1, 2, 3]))
        let second = try #require(file.append([4, 5]))
        file.replace(first, with: [7, 8, 9])
        // Then
        #expect(file.read(first) == [7, 8, 9])
        #expect(file.read(second) == [4, 5])
        #expect(try folder.names() == [])
        #expect(file.loss == nil)
    }

    @Test func `a folder that is not there takes nothing, and what was never written is a loss`() throws {
        let folder = try TemporaryFolder()
        let nowhere = UnnamedFile(in: folder.path("none"))
        #expect(nowhere.append([1]) == nil)
        #expect(nowhere.append([1]) == nil)
        #expect(nowhere.loss == nil)
        // Given a file that is shorter than somebody thinks
        let file = UnnamedFile(in: folder.path)
        let place = try #require(file.append([1, 2, 3]))
        #expect(file.read(place.lowerBound..<place.upperBound + 1) == nil)
        #expect(file.loss?.contains("shorter") == true)
    }
}
