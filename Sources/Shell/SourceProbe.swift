package import Core

/// How a file would be read: the first of its two passes, without its records.
package enum SourceProbe {
    /// The notes of the file at `path`, with their reasons.
    package static func notes(
        _ path: String, format: any Format.Type, settings: SourceSettings
    ) throws -> [ReadingNote] {
        do {
            let descriptor = try Posix.open(path)
            defer { Posix.close(descriptor) }
            var sniffer = format.sniffer(settings, file: 0)
            while true {
                let chunk = try Posix.read(descriptor, count: 1 << 20)
                if chunk.isEmpty || !sniffer.push(chunk) { break }
            }
            return sniffer.finish().reading
        } catch {
            throw Fault(.inputMissing, "\(path): can't be read: \(error.text)")
        }
    }
}
