internal import Core
internal import Formats

/// The keys of one entry of `checks`, and what is wrong with the list beyond its shape.
enum CheckKeys {
    static let specs = [
        KeySpec("code", .syntax(.checkCode), support: .required, "Code of its findings; no rule may have it."),
        KeySpec("severity", .word(Severity.allCases.map(\.rawValue), noun: "severity"), "Without it: warning."),
        KeySpec("message", .text, support: .required, "What is said of each row, in one sentence."),
        KeySpec(
            "sql", .text, support: .required,
            "A query that gives row_id of each row that is wrong, and perhaps the name of the column."),
    ]

    /// A checked entry.
    static func check(_ node: JSONNode) -> CustomCheck {
        CustomCheck(
            code: node["code"]?.string ?? "",
            severity: node["severity"]?.string.flatMap(Severity.init) ?? .warning,
            message: node["message"]?.string ?? "", sql: node["sql"]?.string ?? "",
            line: node["sql"]?.position.line ?? 0, column: node["sql"]?.position.column ?? 0)
    }

    /// Codes that are taken, and queries that can't be tried.
    static func check(_ list: JSONNode, _ facts: RegistryFacts, _ check: inout ShapeCheck) {
        var taken: [String: JSONPosition] = [:]
        for element in list.elements ?? [] {
            if let node = element["code"], let code = node.string {
                if facts.rules.contains(where: { $0.code == code }) {
                    check.fault(at: node.position, "`\(code)` is a rule of the house; give the check another code")
                } else if let earlier = taken[code] {
                    check.fault(at: node.position, "`\(code)` is here already, at \(earlier.line):\(earlier.column)")
                }
                taken[code] = node.position
            }
            if let node = element["sql"], let sql = node.string, !sql.isEmpty,
                let problem = facts.checkEngine?.problem(of: sql)
            {
                check.fault(at: node.position, "this query can't be a check: \(problem)")
            }
        }
    }
}
