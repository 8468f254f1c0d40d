import InnkeeperArguments
import InnkeeperCatalog
import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats
import InnkeeperReports
import InnkeeperShell

// The commands that describe the program itself, and read no data.

extension Session {
    /// `explain CODE`: what a finding means, a bad example, and how to fix it; or `explain FILE`.
    func explain() throws {
        let path = Paths.join(process.currentFolder, options.code)
        let type = (try? Posix.status(path))?.type
        if type == .regular { return try explain(fileAt: path) }
        guard let rule = Catalog.rules.first(where: { $0.code == options.code }) else {
            if type == .folder { throw Fault(.usage, "\(options.code) is a folder; name a file in it") }
            let near = closest(options.code, among: Catalog.rules.map { $0.code })
            let advice = near.map { "did you mean '\($0)'?" } ?? "'innkeeper rules' lists all codes"
            throw Fault(.usage, "there is neither a code nor a file '\(options.code)'; \(advice)")
        }
        try console.print(
            console.bold(rule.code) + "\n\n"
                + RuleReference.explanation(of: rule, Messages(options.language ?? .en)))
    }

    /// `rules`: the whole catalogue.
    func rules() throws(Fault) {
        switch options.rulesFormat {
        case .text: try console.print(RuleReference.text(Catalog.rules, in: options.language ?? .en))
        case .markdown: try console.print(RuleReference.markdown(Catalog.rules))
        case .json: try console.print(RuleReference.json(Catalog.rules))
        }
    }

    /// `schema`: the JSON Schema of pipeline.json, with every rule, stage and report of the catalogue, or of a table.
    func schema() throws(Fault) {
        guard let name = options.table else {
            return try console.print(ConfigurationSchema.json(facts: Composition.registry))
        }
        guard let table = TableSchema.tables.first(where: { $0.name == name }) else {
            let names = TableSchema.tables.map(\.name).joined(separator: ", ")
            throw Fault(.usage, "there is no table '\(name)'; there are \(names)")
        }
        try console.print(TableSchema.json(table))
    }

    /// `completions SHELL`: the script for one shell, with the catalogue's codes for `explain`.
    func completions() throws(Fault) {
        try console.print(Completions.script(for: options.shell, codes: Catalog.rules.map { $0.code }))
    }

    /// `man`: a page of the reference, generated from the program's own tables.
    func man() throws(Fault) {
        let page =
            switch options.page {
            case .innkeeper: ManualPage.page
            case .pipeline: KeyReference.page(facts: Composition.registry)
            case .outputs: OutputReference.page
            }
        switch options.pageFormat {
        case .roff: try console.print(RoffWriter.text(page, program: "\(CommandTable.program) \(toolVersion)"))
        case .markdown:
            let title = options.page == .innkeeper ? "Commands" : options.page == .pipeline ? "Keys" : "Outputs"
            try console.print(
                MarkdownPage.text(
                    page, title: title,
                    made:
                        "Made from the program's own tables by `make docs`; `innkeeper man \(options.page.rawValue)` prints it too."
                ))
        }
    }
}
