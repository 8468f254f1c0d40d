internal import InnkeeperCore
internal import InnkeeperFormats

extension ShapeCheck {
    /// Checks `rules`: each key must be a code or a code prefix that ends at a `-`, each value a level, and no rule
    /// that rejects records may be off (of several entries for one code the longest counts, as in
    /// `Configuration.level`).
    mutating func checkRuleLevels(_ members: [JSONMember], _ rules: [any Rule]) {
        for member in members {
            let covered = rules.filter { RuleLevel.key(member.key, covers: $0.code) }
            if covered.isEmpty {
                let hint = suggestion(for: member.key, among: rules.map { $0.code })
                fault(at: member.keyPosition, "no rule has the code or prefix `\(member.key)`\(hint)")
            }
            check(member.node, Form<RuleLevel>.word("level").shape, name: member.key)
            guard member.node.string == RuleLevel.off.rawValue else { continue }
            let kept = covered.filter { rule in
                rule.effect == .rejects
                    && !members.contains {
                        $0.key.utf8.count > member.key.utf8.count && RuleLevel.key($0.key, covers: rule.code)
                    }
            }
            if let rule = kept.first {
                fault(at: member.node.position, "`\(rule.code)` rejects its record and can't be off")
            }
        }
    }
}

extension RuleLevel {
    /// Whether a key of `rules` is `code` or a prefix of it that ends at a `-`.
    static func key(_ key: String, covers code: String) -> Bool {
        if key == code { return true }
        guard !key.isEmpty, code.hasPrefix(key) else { return false }
        return key.hasSuffix("-") || code.dropFirst(key.count).hasPrefix("-")
    }
}
