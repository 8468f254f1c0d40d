package import InnkeeperCore
import InnkeeperFormats

/// `run.json`: what a run read, found and wrote; enough to understand a past run.
package enum RunRecord {
    /// `configuration` is the effective one as JSON; `timing` has names and nanoseconds, in the order in which the
    /// parts ran.
    package static func json(
        _ input: RunData, configuration: [UInt8], outputs: [WrittenFile],
        timing: [(name: String, nanoseconds: UInt64)]
    ) -> [UInt8] {
        let dataset = input.dataset
        var writer = JSONWriter(indent: 2)
        writer.object { run in
            run.field("tool", "innkeeper \(input.toolVersion)")
            run.field("version", 1)
            run.field("asOf", input.context.today.description)
            run.key("configuration")
            run.raw(configuration)
            run.key("records")
            writeRecords(dataset, &run)
            writeUnread(dataset, &run)
            run.object("findings") { totals in
                for (code, total) in input.findings.totals.sorted(by: { $0.key < $1.key }) { totals.field(code, total) }
            }
            if input.knownCount > 0 { run.field("knownFindings", input.knownCount) }
            writeChanges(input.comparison, &run)
            run.unchecked([dataset])
            run.array("outputs") { list in
                for output in outputs {
                    list.object { item in
                        item.field("path", output.path)
                        item.field("bytes", Int(output.bytes))
                        item.field("digest", output.digest)
                    }
                }
            }
            run.object("timing") { times in
                for part in timing {
                    times.key(part.name)
                    times.raw(Money.decimal(Int64(part.nanoseconds / 1_000), digits: 3).utf8)
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    private static func writeChanges(_ comparison: Comparison, _ run: inout JSONWriter) {
        switch comparison {
        case .notAsked: return
        case .impossible(let reason):
            run.object("changes") { $0.field("reason", reason.text) }
        case .made(let changes):
            run.object("changes") { json in
                json.field("since", changes.since.description)
                if let bookings = changes.bookings {
                    json.object("bookings") { json in
                        json.field("new", bookings.new.count)
                        json.field("gone", bookings.gone.count)
                        json.field("moved", bookings.movedCount)
                        json.field("changed", bookings.changed.count - bookings.movedCount)
                        json.field("unchanged", bookings.unchanged)
                        if bookings.uncomparedCount > 0 { json.field("uncompared", bookings.uncomparedCount) }
                    }
                }
                if let findings = changes.findings {
                    json.object("findings") { json in
                        json.field("new", findings.newCount)
                        json.field("resolved", findings.resolved.count)
                        json.field("persisting", findings.persistingCount)
                    }
                }
                guard !changes.remarks.isEmpty else { return }
                json.array("remarks") { list in
                    for remark in changes.remarks { list.value(remark) }
                }
            }
        }
    }

    private static func writeRecords(_ dataset: Dataset, _ run: inout JSONWriter) {
        run.object { sources in
            var index = 0
            while index < dataset.files.count {
                let name = dataset.files[index].source
                let files = dataset.files[index...].prefix { $0.source == name }
                index += files.count
                guard let kind = files.first?.kind else { continue }
                var sum = RecordCounts()
                for file in files { sum += file.counts }
                sources.object(name) { source in
                    source.field("kind", kind.rawValue)
                    write(sum, &source)
                    source.array("files") { list in
                        for file in files { write(file, &list) }
                    }
                }
            }
        }
    }

    /// The files that no source reads, with what they seem to be.
    private static func writeUnread(_ dataset: Dataset, _ run: inout JSONWriter) {
        let files = dataset.files.filter { !$0.hasSource }
        guard !files.isEmpty else { return }
        run.array("unread") { list in
            for file in files {
                list.object { item in
                    item.field("path", file.path)
                    for note in file.reading { item.field(note.name, note.value) }
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
            item.object("reading") { notes in
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
