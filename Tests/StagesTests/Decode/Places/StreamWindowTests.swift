import InnkeeperStages
import Testing

struct StreamWindowTests {
    @Test func `bytes keep their offsets while those before them go`() {
        // Given a stream of 0 to 99 that comes in tens
        var window = StreamWindow()
        for chunk in 0..<10 {
            // When
            window.append((0..<10).map { UInt8(chunk * 10 + $0) })
            if chunk == 4 { window.drop(before: 37) }
            if chunk == 6 { window.drop(before: 70) }
        }
        // Then
        #expect(window.start == 70)
        #expect(window.end == 100)
        #expect(window.count == 30)
        #expect(Array(window[80..<83]) == [80, 81, 82])
        #expect(Array(window[97...]) == [97, 98, 99])
        #expect(window[100...].isEmpty)
    }

    @Test func `bytes may be put behind those that it hands out`() {
        // Given a stream of 0 to 99 of which the first are gone
        var window = StreamWindow()
        window.append((0..<50).map { $0 })
        window.drop(before: 37)
        let kept = window.shared.bytes
        // When
        var bytes = window.lend(50)
        #expect(bytes == (37..<50).map { $0 })
        bytes += (50..<100).map { $0 }
        window.takeBack(bytes)
        // Then
        #expect(window.start == 37)
        #expect(window.end == 100)
        #expect(Array(window[48..<52]) == [48, 49, 50, 51])
        // And what was shared before stays as it was
        #expect(kept == (0..<50).map { $0 })
        // And without handing out more is added
        window.takeBack([100, 101])
        #expect(Array(window[99...]) == [99, 100, 101])
    }

    @Test func `what is handed out may come back as it is, even when it is nothing`() {
        var window = StreamWindow()
        #expect(window.lend(10) == [])
        window.takeBack([])
        #expect(window.end == 0)
        window.takeBack([1, 2, 3])
        window.takeBack(window.lend(10))
        #expect(Array(window[0...]) == [1, 2, 3])
    }
}
