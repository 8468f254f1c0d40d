import InnkeeperCore

/// Findings as a JUnit document, for CI systems that show test results (https://github.com/testmoapp/junitxml describes
/// what they read).
///
/// A source is a test suite. A finding is a test case of its file: an error is a failure; a warning or info has passed,
/// with the message as its output. A file without findings has one passed case. Exact totals by code are properties of
/// the whole.
package enum JUnitDocument {
    package static func xml(_ shown: ShownFindings) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let suites = suites(shown)
        let cases = suites.reduce(0) { $0 + $1.cases.count }
        let failures = suites.reduce(0) { $0 + $1.failures }
        text += "<testsuites name=\"innkeeper\" tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\">\n"
        for suite in suites {
            text += "  <testsuite name=\"\(XMLText.escaped(suite.name))\" tests=\"\(suite.cases.count)\""
            text += " failures=\"\(suite.failures)\" errors=\"0\" skipped=\"0\">\n"
            if !suite.totals.isEmpty {
                text += "    <properties>\n"
                for (code, total) in suite.totals.sorted(by: { $0.key < $1.key }) {
                    text += "      <property name=\"total.\(XMLText.escaped(code))\" value=\"\(total)\"/>\n"
                }
                text += "    </properties>\n"
            }
            for one in suite.cases { text += one.xml }
            text += "  </testsuite>\n"
        }
        return Array((text + "</testsuites>\n").utf8)
    }

    private struct Suite {
        var name: String
        var cases: [Case] = []
        var totals: [String: Int] = [:]
        var failures: Int { cases.count { $0.entry?.finding.severity == .error } }
    }

    private struct Case {
        var artifact: ShownFindings.Artifact
        var entry: ShownFindings.Entry?

        var xml: String {
            let opening =
                "    <testcase classname=\"\(XMLText.escaped(artifact.file))\" name=\"\(XMLText.escaped(name))\""
            guard let entry else { return opening + "/>\n" }
            let finding = entry.finding
            let place = entry.line > 0 ? finding.place(in: artifact.file) : artifact.file
            let full = XMLText.escaped("\(place): \(finding.severity.rawValue): \(entry.placedMessage)")
            if finding.severity == .error {
                return opening
                    + ">\n      <failure type=\"\(XMLText.escaped(finding.code))\" "
                    + "message=\"\(XMLText.escaped(entry.message))\">\(full)</failure>\n    </testcase>\n"
            }
            return opening + ">\n      <system-out>\(full)</system-out>\n    </testcase>\n"
        }

        private var name: String {
            guard let entry else { return "no findings" + (artifact.part.isEmpty ? "" : " in \(artifact.part)") }
            let code = entry.finding.code
            if !entry.finding.cell.isEmpty { return "\(code), cell \(entry.placeWithin)" }
            if !entry.placeWithin.isEmpty { return "\(code), \(entry.placeWithin)" }
            guard entry.line > 0 else { return code }
            return "\(code), line \(entry.line)" + (entry.column > 0 ? ", column \(entry.column)" : "")
        }
    }

    /// In the order of the inputs' files; findings without a file come last.
    private static func suites(_ shown: ShownFindings) -> [Suite] {
        var suites: [Suite] = []
        var last: [ShownFindings.Entry] = []
        for (number, input) in shown.inputs.enumerated() {
            let entries = Dictionary(grouping: shown.entries.filter { $0.input == number }) { entry in
                Int(input.findings.rows[entry.row].file)
            }
            for (index, file) in input.dataset.files.enumerated() {
                let name = file.hasSource ? file.source : Messages.english[.filesNotRead]
                if suites.last?.name != name { suites.append(Suite(name: name)) }
                let cases = (entries[index] ?? []).map { Case(artifact: $0.artifact, entry: $0) }
                suites[suites.count - 1].cases +=
                    cases.isEmpty ? [Case(artifact: shown.artifact(file.path, ofInput: number))] : cases
            }
            last += entries[-1] ?? []
        }
        if !last.isEmpty {
            let cases = last.map { entry in
                let file = entry.artifact.file
                return Case(artifact: file.isEmpty ? .init(file: "innkeeper") : entry.artifact, entry: entry)
            }
            suites.append(Suite(name: "innkeeper", cases: cases))
        }
        if suites.isEmpty { suites.append(Suite(name: "innkeeper")) }
        suites[0].totals = shown.totals
        return suites
    }
}
