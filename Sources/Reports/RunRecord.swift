package import Core
import Formats

/// `run.json`: what a run read, found and wrote, so that a past run reads alone.
package struct RunRecord {
    package var toolVersion: String
    package var asOf: CalendarDate
    /// The effective configuration as JSON.
    package var configuration: [UInt8]
    package var dataset: Dataset
    package var findings: Findings
    /// How many of them a baseline knows.
    package var knownFindings: Int
    package var comparison = Comparison.notAsked
    package var outputs: [WrittenFile]
    /// Name and nanoseconds, in the order in which the parts ran.
    package var timing: [(name: String, nanoseconds: UInt64)]

    package init(
        toolVersion: String, asOf: CalendarDate, configuration: [UInt8], dataset: Dataset, findings: Findings,
        knownFindings: Int = 0, outputs: [WrittenFile], timing: [(name: String, nanoseconds: UInt64)]
    ) {
        self.toolVersion = toolVersion
        self.asOf = asOf
        self.configuration = configuration
        self.dataset = dataset
        self.findings = findings
        self.knownFindings = knownFindings
        self.outputs = outputs
        self.timing = timing
    }

    package var json: [UInt8] {
        var writer = JSONWriter(indent: 2)
        writer.object { run in
            run.field("tool", "innkeeper \(toolVersion)")
            run.field("version", 1)
            run.field("asOf", asOf.description)
            run.key("configuration")
            run.raw(configuration)
            run.key("records")
            writeRecords(&run)
            run.key("findings")
            run.object { totals in
                for (code, total) in findings.totals.sorted(by: { $0.key < $1.key }) { totals.field(code, total) }
            }
            if knownFindings > 0 { run.field("knownFindings", knownFindings) }
            writeChanges(&run)
            run.key("unchecked")
            run.array { list in
                for entry in dataset.unchecked.sorted(by: { ($0.source, $0.rule) < ($1.source, $1.rule) }) {
                    list.object { item in
                        item.field("rule", entry.rule)
                        item.field("source", entry.source)
                        item.field("reason", entry.reason)
                    }
                }
            }
            run.key("outputs")
            run.array { list in
                for output in outputs {
                    list.object { item in
                        item.field("path", output.path)
                        item.field("bytes", Int(output.bytes))
                        item.field("digest", output.digest)
                    }
                }
            }
            run.key("timing")
            run.object { times in
                for part in timing {
                    times.key(part.name)
                    times.raw(Money.decimal(Int64(part.nanoseconds / 1_000), digits: 3).utf8)
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    private func writeChanges(_ run: inout JSONWriter) {
        switch comparison {
        case .notAsked: return
        case .impossible(let reason):
            run.key("changes")
            run.object { $0.field("reason", reason) }
        case .made(let changes):
            run.key("changes")
            run.object { json in
                json.field("since", changes.since.description)
                if let bookings = changes.bookings {
                    json.key("bookings")
                    json.object { json in
                        json.field("new", bookings.new.count)
                        json.field("gone", bookings.gone.count)
                        json.field("moved", bookings.movedCount)
                        json.field("changed", bookings.changed.count - bookings.movedCount)
                        json.field("unchanged", bookings.unchanged)
                    }
                }
                if let findings = changes.findings {
                    json.key("findings")
                    json.object { json in
                        json.field("new", findings.newCount)
                        json.field("resolved", findings.resolved.count)
                        json.field("persisting", findings.persistingCount)
                    }
                }
                guard !changes.remarks.isEmpty else { return }
                json.key("remarks")
                json.array { list in
                    for remark in changes.remarks { list.value(remark) }
                }
            }
        }
    }

    private func writeRecords(_ run: inout JSONWriter) {
        run.object { sources in
            var index = 0
            while index < dataset.files.count {
                let name = dataset.files[index].source
                let files = dataset.files[index...].prefix { $0.source == name }
                index += files.count
                var sum = RecordCounts()
                for file in files { sum += file.counts }
                sources.key(name)
                sources.object { source in
                    source.field("kind", files.first?.kind.rawValue ?? "")
                    RunRecord.write(sum, &source)
                    source.key("files")
                    source.array { list in
                        for file in files { RunRecord.write(file, &list) }
                    }
                }
            }
        }
    }

    private static func write(_ file: SourceFile, _ list: inout JSONWriter) {
        list.object { item in
            item.field("path", file.path)
            if file.recordsPath != file.path { item.field("recordsPath", file.recordsPath) }
            item.field("format", file.format)
            item.field("bytes", Int(file.byteCount))
            item.field("digest", file.digest)
            write(file.counts, &item)
            item.key("reading")
            item.object { notes in
                for note in file.reading { notes.field(note.name, note.value) }
            }
        }
    }

    private static func write(_ counts: RecordCounts, _ writer: inout JSONWriter) {
        writer.field("read", counts.read)
        writer.field("accepted", counts.accepted)
        writer.field("rejected", counts.rejected)
        writer.field("skipped", counts.skipped)
    }
}
