import Stages
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
}
