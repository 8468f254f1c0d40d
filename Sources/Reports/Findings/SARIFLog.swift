import InnkeeperCore
import InnkeeperFormats

/// Findings as a SARIF 2.1.0 log, for code scanning and for editors
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/sarif-v2.1.0-errata01-os-complete.html).
///
/// A single run for everything that was checked together. Its results are those of `ShownFindings`; exact totals are in
/// the properties of the run and its rules. Paths are relative to the folder `ROOT`, and columns count Unicode scalars.
package enum SARIFLog {
    package static let schema =
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

    package static func json(_ shown: ShownFindings) -> [UInt8] {
        var json = JSONWriter(indent: 2)
        let rules = shown.totals.keys.sorted()
        json.object { log in
            log.field("$schema", schema)
            log.field("version", "2.1.0")
            log.array("runs") { runs in
                runs.object { run in
                    run.object("tool") { tool in
                        tool.object("driver") { writeDriver(rules, shown, to: &$0) }
                    }
                    run.field("columnKind", "unicodeCodePoints")
                    run.object("originalUriBaseIds") { bases in
                        bases.object("ROOT") { base in
                            if let root = shown.root {
                                base.field("uri", uriReference(root == "/" ? root : root + "/"))
                            }
                            writeText("description", "The folder that the sources are relative to.", to: &base)
                        }
                    }
                    run.array("results") { results in
                        for entry in shown.entries { results.object { write(entry, rules, to: &$0) } }
                    }
                    run.object("properties") { properties in
                        properties.object("totals") {
                            for code in rules { $0.field(code, shown.totals[code, default: 0]) }
                        }
                        properties.field("knownFindings", shown.known)
                    }
                }
            }
        }
        json.newline()
        return json.bytes
    }

    private static func writeDriver(_ codes: [String], _ shown: ShownFindings, to driver: inout JSONWriter) {
        driver.field("name", "Innkeeper")
        if let version = shown.inputs.first?.toolVersion { driver.field("semanticVersion", version) }
        let facts = shown.inputs.first?.rules ?? [:]
        driver.array("rules") { list in
            for code in codes {
                list.object { rule in
                    rule.field("id", code)
                    if let fact = facts[code] {
                        writeText("shortDescription", fact.summary, to: &rule)
                        writeText("help", fact.advice, to: &rule)
                        rule.object("defaultConfiguration") { $0.field("level", level(fact.severity)) }
                    }
                    rule.object("properties") { properties in
                        if let fact = facts[code] { properties.field("effect", fact.effect.rawValue) }
                        properties.field("total", shown.totals[code, default: 0])
                    }
                }
            }
        }
    }

    private static func write(_ entry: ShownFindings.Entry, _ rules: [String], to result: inout JSONWriter) {
        let finding = entry.finding
        result.field("ruleId", finding.code)
        if let index = rules.firstIndex(of: finding.code) { result.field("ruleIndex", index) }
        result.field("level", level(finding.severity))
        writeText("message", isCell(entry) ? entry.message : entry.placedMessage, to: &result)
        if !entry.artifact.file.isEmpty {
            result.array("locations") { list in
                list.object { location in
                    writePlace(entry.artifact.file, entry.line, entry.column, to: &location)
                    if isCell(entry) { writeCell(entry, to: &location) }
                }
            }
        }
        if let related = finding.related, let artifact = entry.related {
            result.array("relatedLocations") { list in
                list.object { location in
                    writePlace(artifact.file, artifact.part.isEmpty ? related.line : 0, 0, to: &location)
                    writeText("message", related.record.isEmpty ? "the other record" : related.record, to: &location)
                }
            }
        }
        result.object("partialFingerprints") { $0.field("innkeeper/v1", Hash64.hex(finding.fingerprint)) }
    }

    private static func isCell(_ entry: ShownFindings.Entry) -> Bool { !entry.finding.cell.isEmpty }

    /// The file is the workbook; the cell is a logical location (SARIF 2.1.0, 3.33).
    private static func writeCell(_ entry: ShownFindings.Entry, to location: inout JSONWriter) {
        location.array("logicalLocations") { list in
            list.object { item in
                item.field("name", entry.finding.cell)
                item.field("fullyQualifiedName", entry.placeWithin)
            }
        }
    }

    private static func writePlace(_ file: String, _ line: Int, _ column: Int, to location: inout JSONWriter) {
        location.object("physicalLocation") { place in
            place.object("artifactLocation") { artifact in
                artifact.field("uri", uriReference(file))
                if !file.hasPrefix("/") { artifact.field("uriBaseId", "ROOT") }
            }
            guard line > 0 else { return }
            place.object("region") { region in
                region.field("startLine", line)
                if column > 0 { region.field("startColumn", column) }
            }
        }
    }

    private static func writeText(_ name: String, _ text: String, to json: inout JSONWriter) {
        json.object(name) { $0.field("text", text) }
    }

    private static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

    /// A path as a relative reference (RFC 3986, 4.2), with everything but unreserved characters and `/` as `%XX`.
    static func uriReference(_ path: String) -> String {
        var uri = path.hasPrefix("/") ? "file://" : ""
        for byte in FileNameBytes.bytes(path) {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let hex = String(byte, radix: 16, uppercase: true)
                uri += "%" + (hex.count < 2 ? "0" : "") + hex
            }
        }
        return uri
    }
}
