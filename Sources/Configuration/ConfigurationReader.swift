internal import InnkeeperCore
internal import InnkeeperFormats

/// Reads `pipeline.json`. All errors are reported at once; nothing is ignored.
package enum ConfigurationReader {
    /// The configuration with every default filled in, or all errors in the order of the text.
    ///
    /// Names (kinds, stages, codes) are checked against `facts`. What depends on the system is not checked here:
    /// whether files, folders and the time zone exist.
    package static func read(
        _ bytes: [UInt8], facts: Registry
    ) -> (configuration: Configuration?, faults: [ConfigurationFault]) {
        let keys = ConfigurationKeys(facts: facts)
        let form = keys.form
        var (configuration, faults) = form.read(bytes) { check, document in
            guard document.members != nil else {
                let found = document.value.shortText
                return check.fault(at: document.position, "a configuration is an object, not \(found)")
            }
            check.check(document, form.shape, name: "configuration")
            judge(document, keys, &check)
        }
        configuration?.settle()
        return (configuration, faults)
    }

    /// Checks what the shape can't express.
    private static func judge(_ document: JSONNode, _ keys: ConfigurationKeys, _ check: inout ShapeCheck) {
        if let stages = document["stages"] {
            keys.stages.checkRepeats(stages, &check)
            checkOrder(stages, keys.facts.stages, &check)
        }
        if let checks = document["checks"] { CheckKeys.check(checks, keys.facts, &check) }
        if let notices = document["notices"] { NoticeKeys.check(notices, &check) }
        if let reports = document["reports"] { keys.reports.checkRepeats(reports, &check) }
        for source in document["sources"]?.members ?? [] {
            ConfigurationKeys.checkRemote(source, document, &check)
            if let statuses = source.node["statuses"] { checkFoldedWords(statuses, &check) }
        }
    }

    /// A stage must come after the stages that provide what it requires, if they are listed.
    private static func checkOrder(_ list: JSONNode, _ known: [any TableStage.Type], _ check: inout ShapeCheck) {
        let listed = (list.elements ?? []).map { element in
            (element.position, known.first { $0.name == element.string ?? element.members?.first?.key })
        }
        for (index, (position, stage)) in listed.enumerated() {
            guard let stage else { continue }
            let later = listed[(index + 1)...].compactMap(\.1)
            for provider in later where !Set(provider.provides).isDisjoint(with: stage.requires) {
                let earlier = listed[..<index].compactMap(\.1)
                let needs = Set(provider.provides).intersection(stage.requires)
                if earlier.contains(where: { !needs.isDisjoint(with: $0.provides) }) { continue }
                check.fault(at: position, "stage `\(stage.name)` must come after `\(provider.name)`")
            }
        }
    }

    /// Words that differ only in case, spaces, `_` or `-` are the same word to the decoder.
    private static func checkFoldedWords(_ node: JSONNode, _ check: inout ShapeCheck) {
        var first: [String: JSONMember] = [:]
        for member in node.members ?? [] {
            guard let earlier = first.updateValue(member, forKey: foldedWord(member.key)) else { continue }
            if earlier.key != member.key {
                check.fault(at: member.keyPosition, "`\(member.key)` is the same word as `\(earlier.key)`")
            }
        }
    }
}
