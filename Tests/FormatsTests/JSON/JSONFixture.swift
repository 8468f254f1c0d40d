import InnkeeperFormats

/// One event as tests compare it: what, where, and its text.
struct SeenEvent: Equatable {
    var event: JSONEvent
    var position: JSONPosition
    var end: Int
    var text: String
}

/// Everything that a reader says of a text: events, then the error if there is one.
struct Seen: Equatable {
    var events: [SeenEvent] = []
    var error: JSONError?

    /// Feeds `bytes` in chunks of `size`.
    init(_ bytes: [UInt8], chunk size: Int = .max, depthLimit: Int = 512, tokenLimit: Int = 1 << 20) {
        var reader = JSONReader(depthLimit: depthLimit, tokenLimit: tokenLimit)
        var place = 0
        do {
            while true {
                let event = try reader.next()
                switch event {
                case .needMore where place < bytes.count:
                    let end = place + min(size, bytes.count - place)
                    reader.push(Array(bytes[place..<end]))
                    place = end
                case .needMore: reader.finish()
                case .end: return
                default:
                    let hasText = event == .key || event == .string || event == .number
                    events.append(
                        SeenEvent(
                            event: event, position: reader.position, end: reader.tokenEnd,
                            text: hasText ? reader.text : ""))
                }
            }
        } catch {
            self.error = error
        }
    }

    init(_ text: String, chunk size: Int = .max) { self.init(Array(text.utf8), chunk: size) }
}

/// A text with `»` before the place where an error must point, and that place.
struct MarkedText {
    var bytes: [UInt8]
    var position: JSONPosition

    init(_ marked: String) {
        let parts = marked.split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
        let before = String(parts[0])
        bytes = Array((before + (parts.count > 1 ? String(parts[1]) : "")).utf8)
        let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        position = JSONPosition(
            offset: before.utf8.count, line: lines.count, column: (lines.last?.count ?? 0) + 1)
    }
}
