package import Core
internal import Formats

/// A small case for `innkeeper test`: what comes in, and the findings that it must give.
package struct Case: Sendable, Equatable {
    package var name: String
    /// Where the case begins in its file.
    package var line: Int
    package var asOf: CalendarDate?
    /// Text by source, in the order of the file.
    package var input: [Input]
    package var findings: [ExpectedFinding]

    package struct Input: Sendable, Equatable {
        package var source: String
        package var text: String
        /// Where the source is named.
        package var line: Int
        package var column: Int

        package init(source: String, text: String, line: Int, column: Int) {
            self.source = source
            self.text = text
            self.line = line
            self.column = column
        }
    }

    package init(name: String, line: Int, asOf: CalendarDate?, input: [Input], findings: [ExpectedFinding]) {
        self.name = name
        self.line = line
        self.asOf = asOf
        self.input = input
        self.findings = findings
    }
}

/// What a case says of a finding; what it leaves out may be anything.
package struct ExpectedFinding: Sendable, Equatable {
    package var code: String
    package var source: String?
    package var line: Int?
    package var column: Int?
    package var field: String?
    package var record: String?
    package var severity: String?

    package init(code: String) { self.code = code }

    package func fits(_ finding: Finding) -> Bool {
        code == finding.code && source ?? finding.source == finding.source && line ?? finding.line == finding.line
            && column ?? finding.column == finding.column && field ?? finding.field == finding.field
            && record ?? finding.record == finding.record
            && severity ?? finding.severity.rawValue == finding.severity.rawValue
    }
}

/// The file of cases beside a configuration: `NAME.cases.json`.
package enum CaseFile {
    package static let suffix = ".cases.json"

    private static func finding(_ codes: [String]) -> ValueShape {
        .object([
            KeySpec("code", .word(codes, noun: "code"), support: .required, "The finding's code."),
            KeySpec("source", .text, "Its source."),
            KeySpec("line", .integer(0...(.max)), "Its line."),
            KeySpec("column", .integer(0...(.max)), "Its column."),
            KeySpec("field", .anyText, "Its field."),
            KeySpec("record", .anyText, "Its record's natural key."),
            KeySpec("severity", .word(Severity.allCases.map(\.rawValue), noun: "severity"), "Its severity."),
        ])
    }

    private static func shape(_ codes: [String]) -> ValueShape {
        .object([
            KeySpec("version", .integer(1...1), support: .required, "Version of this file's shape."),
            KeySpec(
                "cases",
                .list(
                    .object([
                        KeySpec("name", .text, support: .required, "What the case shows."),
                        KeySpec("asOf", .syntax(.date), "The day that is today."),
                        KeySpec(
                            "input", .map(keys: .sourceName, values: .oneOrMore(.anyText), least: 1),
                            support: .required, "Text by source: one text, or its lines."),
                        KeySpec(
                            "findings", .list(finding(codes), 0...(.max)), support: .required,
                            "All findings that it must give."),
                    ]), 1...(.max)), support: .required, "The cases."),
        ])
    }

    /// The cases, or all that is wrong with the file. `codes` are those that a finding can have.
    package static func read(_ bytes: [UInt8], codes: [String]) -> (cases: [Case], faults: [ConfigurationFault]) {
        let (document, faults) = checkedDocument(bytes, shape(codes), name: "cases")
        guard let document else { return ([], faults) }
        let cases = (document["cases"]?.elements ?? []).map { node in
            Case(
                name: node["name"]?.string ?? "", line: node.position.line,
                asOf: node["asOf"]?.string.flatMap { CalendarDate(iso: $0) },
                input: (node["input"]?.members ?? []).map { member in
                    let lines = member.node.elements?.compactMap(\.string)
                    return Case.Input(
                        source: member.key,
                        text: lines.map { $0.map { $0 + "\n" }.joined() } ?? member.node.string ?? "",
                        line: member.keyPosition.line, column: member.keyPosition.column)
                },
                findings: (node["findings"]?.elements ?? []).map { node in
                    var finding = ExpectedFinding(code: node["code"]?.string ?? "")
                    finding.source = node["source"]?.string
                    finding.line = node["line"]?.integer
                    finding.column = node["column"]?.integer
                    finding.field = node["field"]?.string
                    finding.record = node["record"]?.string
                    finding.severity = node["severity"]?.string
                    return finding
                })
        }
        return (cases, [])
    }
}
