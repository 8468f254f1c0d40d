package import InnkeeperCore
internal import InnkeeperFormats

/// A small case for `innkeeper test`: the input, and the findings that it must give.
package struct Case: Sendable, Equatable {
    package var name: String
    /// Where the case starts in its file.
    package var line: Int
    package var asOf: CalendarDate?
    /// Text by source, in file order.
    package var input: [Input]
    package var findings: [ExpectedFinding]

    package struct Input: Sendable, Equatable {
        package var source: String
        package var text: String
        /// The position of the source's name.
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

/// An expected finding; whatever is omitted may be anything.
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

/// The file of cases next to a configuration: `NAME.cases.json`.
package enum CaseFile {
    package static let suffix = ".cases.json"

    private static func finding(_ codes: [String]) -> Form<ExpectedFinding> {
        .object(
            [
                Key("code", .word(codes, noun: "code"), required: true, "The finding's code.", at: \.code),
                Key("source", .text, "Its source.", at: \.source),
                Key("line", .integer(0...(.max)), "Its line.", at: \.line),
                Key("column", .integer(0...(.max)), "Its column.", at: \.column),
                Key("field", .anyText, "Its field.", at: \.field),
                Key("record", .anyText, "Its record's natural key.", at: \.record),
                Key(
                    "severity", .word(Severity.allCases.map(\.rawValue), noun: "severity"), "Its severity.",
                    at: \.severity),
            ], ExpectedFinding(code: ""))
    }

    /// Text by source: a single text, or its lines.
    private static let input = Form<[Case.Input]>(
        shape: .map(keys: .sourceName, values: .oneOrMore(.anyText), least: 1)
    ) { node in
        (node.members ?? []).map { member in
            let lines = member.node.elements?.compactMap(\.string)
            return Case.Input(
                source: member.key, text: lines.map { $0.map { $0 + "\n" }.joined() } ?? member.node.string ?? "",
                line: member.keyPosition.line, column: member.keyPosition.column)
        }
    } write: { input, json in
        json.object { json in
            for one in input { json.field(one.source, one.text) }
        }
    }

    private static func one(_ codes: [String]) -> Form<Case> {
        .object(
            [
                Key("name", .text, required: true, "What the case shows.", at: \.name),
                Key("asOf", .date, "The day that is today.", at: \.asOf),
                Key("input", input, required: true, "Text by source: one text, or its lines.", at: \.input),
                Key(
                    "findings", .list(finding(codes)), required: true, "All findings that it must give.",
                    at: \.findings),
            ], Case(name: "", line: 0, asOf: nil, input: [], findings: [])
        ).located { $0.line = $1.position.line }
    }

    /// The cases, or all errors in the file. `codes` are those that a finding can have.
    package static func read(_ bytes: [UInt8], codes: [String]) -> (cases: [Case], faults: [ConfigurationFault]) {
        let keys: [Key<[Case]>] = [
            .fileVersion, Key("cases", .list(one(codes), 1...(.max)), required: true, "The cases.", at: \.self),
        ]
        let (cases, faults) = Form.object(keys, []).read(bytes, name: "cases")
        return (cases ?? [], faults)
    }
}
