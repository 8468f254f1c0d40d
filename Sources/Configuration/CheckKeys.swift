internal import InnkeeperCore
internal import InnkeeperFormats

/// The keys of an entry of `checks`, and validation of the list beyond its shape.
enum CheckKeys {
    /// One entry; it keeps the position of its query.
    static let form = Form<CustomCheck>.object(
        [
            Key(
                "code", .syntax(.checkCode), required: true, "Code of its findings; must not be the code of a rule.",
                at: \.code),
            Key("severity", .word("severity"), "Default: warning.", at: \.severity),
            Key("message", .text, required: true, "The message for each row, in one sentence.", at: \.message),
            Key(
                "sql", .text, required: true,
                "A query that returns the row_id of each wrong row, and optionally the name of the column.", at: \.sql),
        ], CustomCheck(code: "", severity: .warning, message: "", sql: "")
    ).located { check, node in
        check.line = node["sql"]?.position.line ?? 0
        check.column = node["sql"]?.position.column ?? 0
    }

    /// Reports codes that are taken, and queries that can't be run.
    static func check(_ list: JSONNode, _ facts: Registry, _ check: inout ShapeCheck) {
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
