/// Whether the catalogue lists every unit of the sources, each once, in order.
enum CatalogueChecks {
    /// A catalogue file and the protocols whose conformances it lists.
    struct List {
        var path: String
        var protocols: Set<String>
        /// What stands behind the name of a unit in the list.
        var entry = ".self"
    }

    static let lists = [
        List(path: "Sources/Catalog/Formats.swift", protocols: ["Format"]),
        List(path: "Sources/Catalog/Stages.swift", protocols: ["TableStage"]),
        List(path: "Sources/Catalog/Reports.swift", protocols: ["Report"]),
        List(
            path: "Sources/Services/RuleCatalogue.swift",
            protocols: [
                "BookingRule", "BookingSequenceRule", "CampSiteRule", "ContactRule", "PlaceRule", "TableRule",
            ], entry: "()"),
    ]

    /// One line a fault, with the line to add or to take out.
    static func faults(_ files: [SourceText]) -> [String] {
        lists.flatMap { list -> [String] in
            let listed = entries(files.first { $0.path == list.path }?.text ?? "")
            let units = files.flatMap { unitNames($0, list.protocols) }
            var faults = units.filter { !listed.contains($0) }.map { "add `\($0)\(list.entry),` to \(list.path)" }
            faults += listed.filter { !units.contains($0) }.map { "\(list.path) lists \($0), which is nowhere" }
            faults += Set(listed).filter { name in listed.count { $0 == name } > 1 }.map {
                "\(list.path) lists \($0) twice"
            }
            if listed != listed.sorted(by: { $0.lowercased() < $1.lowercased() }) {
                faults.append("\(list.path) is not sorted by name")
            }
            return faults
        }
    }

    /// Rules whose file has another name, and files of the rules' folder without a rule. Those of reading stand in tables.
    static func misnamedRules(_ files: [SourceText]) -> [String] {
        files.filter {
            $0.path.hasPrefix("Sources/Services/Rules/") && !$0.path.hasPrefix("Sources/Services/Rules/Reading/")
        }.compactMap { file in
            let units = unitNames(file, lists[3].protocols)
            return units == [file.name] ? nil : "\(file.path): the file of a rule holds one rule of its own name"
        }
    }

    /// Types of the file that conform to one of the protocols.
    private static func unitNames(_ file: SourceText, _ protocols: Set<String>) -> [String] {
        guard !protocols.isDisjoint(with: file.words.keys) else { return [] }
        let declaration = /(?:struct|enum|class)\s+(\w+)\s*:\s*([^{]+)\{/
        return file.code.matches(of: declaration).filter { match in
            match.2.split(separator: ",").contains {
                protocols.contains($0.trimmingPrefix(" ").filter { $0 != " " && $0 != "\n" })
            }
        }.map { String($0.1) }
    }

    private static func entries(_ text: String) -> [String] {
        text.split(separator: "\n").compactMap {
            $0.wholeMatch(of: /\s*(\w+)(?:\.self|\(\)),?\s*/).map { String($0.1) }
        }
    }
}
