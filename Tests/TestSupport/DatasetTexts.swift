package import InnkeeperCore

/// What a dataset holds, as text by the names of its properties, so that one that is added later is compared as well.
package func texts(of dataset: Dataset) -> [String: String] {
    var texts: [String: String] = [:]
    for child in Mirror(reflecting: dataset).children { texts[child.label ?? ""] = text(of: child.value) }
    return texts
}

/// The names of the properties in which two datasets differ, sorted.
package func differences(_ first: Dataset, _ second: Dataset) -> [String] {
    zip(Mirror(reflecting: first).children, Mirror(reflecting: second).children)
        .filter { !isSame($0.value, $1.value) }.map { $0.0.label ?? "" }.sorted()
}

/// Whether values are equal, or what is written of them: a number that is missing equals none. To write a table takes
/// many times as long as to compare it.
private func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable, isEqual(one, other) { return true }
    return text(of: one) == text(of: other)
}

private func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { one == other as? Value }

private func text(of value: Any) -> String {
    // The order of a set is another in each run.
    switch value {
    case let parts as Set<DatasetPart>: "\(parts.map(\.rawValue).sorted())"
    case let rules as Set<UncheckedRule>: "\(rules.map { "\($0)" }.sorted())"
    default: "\(value)"
    }
}
