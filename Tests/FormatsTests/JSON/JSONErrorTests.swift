import Formats
import Testing

struct JSONErrorTests {
    @Test func `an error is written with its line and column`() {
        let error = JSONError(.syntax, at: JSONPosition(offset: 20, line: 3, column: 14), "expected `:`, found `1`")
        #expect("\(error)" == "3:14: expected `:`, found `1`")
    }
}
