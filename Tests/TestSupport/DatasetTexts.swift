package import InnkeeperCore

/// What a dataset holds, as text by the names of its properties, so that one that is added later is compared as well.
package func texts(of dataset: Dataset) -> [String: String] {
    var texts: [String: String] = [:]
    for child in Mirror(reflecting: dataset).children {
        // The order of a set is another in each run.
        let text =
            switch child.value {
            case let parts as Set<DatasetPart>: "\(parts.map(\.rawValue).sorted())"
            case let rules as Set<UncheckedRule>: "\(rules.map { "\($0)" }.sorted())"
            default: "\(child.value)"
            }
        texts[child.label ?? ""] = text
    }
    return texts
}

/// The names of the properties in which two datasets differ, sorted.
package func differences(_ first: Dataset, _ second: Dataset) -> [String] {
    let other = texts(of: second)
    return texts(of: first).filter { $0.value != other[$0.key] }.keys.sorted()
}
