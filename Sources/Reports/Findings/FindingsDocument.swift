package import InnkeeperCore
import InnkeeperFormats

/// Every finding of what was checked together as one JSON document, for programs: `findings` as in findings.jsonl,
/// each on a line, exact `totals` by code, how many are in the baseline, and the rules that couldn't be checked.
package enum FindingsDocument {
    package static func write(_ inputs: [RunData], to piece: ([UInt8]) throws -> Void) rethrows {
        var json = JSONWriter(indent: 2)
        try json.object { object in
            try object.array("findings") { list in
                for input in inputs {
                    try writeLines(input) { lines in
                        for line in lines.split(separator: 0x0A) { list.raw(line) }
                        try piece(list.take())
                    }
                }
            }
            object.object("totals") { totals in
                var all: [String: Int] = [:]
                for input in inputs { all.merge(input.findings.totals) { $0 + $1 } }
                for (code, total) in all.sorted(by: { $0.key < $1.key }) { totals.field(code, total) }
            }
            object.field("knownFindings", inputs.reduce(0) { $0 + $1.knownCount })
            object.unchecked(inputs.map(\.dataset))
        }
        json.newline()
        try piece(json.take())
    }

    /// The findings alone, as JSON Lines.
    package static func writeLines(_ input: RunData, to piece: ([UInt8]) throws -> Void) rethrows {
        var input = input
        input.keepFingerprints()
        var lines = FindingLines(input)
        for rows in input.findings.rows.indices.pieces(input.findings.rows.count / findingsAtOnce + 1) {
            try piece(lines.take(rows)[1])
        }
    }

    private static let findingsAtOnce = 1024
}

extension JSONWriter {
    /// The rules that couldn't be checked, by dataset and source.
    mutating func unchecked(_ datasets: [Dataset]) {
        array("unchecked") { list in
            for entry in datasets.flatMap({ $0.unchecked.sorted { ($0.source, $0.rule) < ($1.source, $1.rule) } }) {
                list.object { item in
                    item.field("rule", entry.rule)
                    item.field("source", entry.source)
                    item.field("reason", entry.reason.text)
                }
            }
        }
    }
}
