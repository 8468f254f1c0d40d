package import InnkeeperCore
internal import InnkeeperFormats

/// The file format of a baseline: JSON with one entry per line, so that changing an entry changes one line.
///
///     { "version": 1, "entries": [
///       {"fingerprint":"1f6a…","code":"reservation-overlap","source":"desk","record":"R7","reason":"two tents, one site",
///        "expires":"2027-03-01"}
///     ] }
package enum BaselineFile {
    private static let fingerprint = TextSyntax(expected: "16 hex digits", pattern: "^[0-9a-f]{16}$") {
        $0.utf8.count == 16 && UInt64($0, radix: 16) != nil
    }

    private static let entry = Form<Baseline.Entry>.object(
        [
            Key(
                "fingerprint", .syntax(fingerprint, { UInt64($0, radix: 16) }, Hash64.hex), required: true,
                "The finding's fingerprint.", at: \.fingerprint),
            Key("code", .text, required: true, "Its code.", at: \.code),
            Key("source", .anyText, required: true, "Its source.", at: \.source),
            Key("record", .anyText, "Its record's natural key.", at: \.record, unless: ""),
            Key("reason", .anyText, "Why it is accepted.", at: \.reason, unless: ""),
            Key("expires", .date, "The last day on which it is accepted.", at: \.expires),
        ], Baseline.Entry(fingerprint: 0, code: "", source: ""))

    private static let form = Form<Baseline>.object(
        [.fileVersion, Key("entries", .list(entry), required: true, "What is known.", at: \.entries)], Baseline())

    /// The baseline, or all errors in the file.
    package static func read(_ bytes: [UInt8]) -> (baseline: Baseline?, faults: [ConfigurationFault]) {
        let (baseline, faults) = form.read(bytes, name: "baseline")
        return (baseline, faults)
    }

    package static func json(_ baseline: Baseline) -> [UInt8] {
        var bytes = Array("{\n  \"version\": 1,\n  \"entries\": [".utf8)
        for (index, entry) in baseline.entries.enumerated() {
            bytes += Array((index == 0 ? "\n    " : ",\n    ").utf8)
            var json = JSONWriter()
            BaselineFile.entry.write(entry, &json)
            bytes += json.bytes
        }
        return bytes + Array((baseline.entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
    }
}
