package import InnkeeperConfiguration
import InnkeeperCore
import InnkeeperFormats

/// What a command works on: a configuration and the base of its paths.
package struct Target: Sendable {
    package var configuration: Configuration
    /// Absolute path of the configuration file; nil for a folder or files without one.
    package var configurationPath: String?
    /// Absolute; the base of the sources' paths.
    package var root: String
    /// Absolute; the default output of `run`.
    package var output: String
    /// The files besides those of its sources.
    package var others = OtherFiles.beside
    /// Folders below it with their own configuration, relative to it: their files don't belong to this target.
    package var nested: [String] = []
    /// Whether its only file is a copy of standard input.
    package var isStandardInput = false
}

extension Target {
    /// Whether it is a folder in which there is nothing to read, or to say anything about.
    package var isEmpty: Bool {
        configurationPath == nil && configuration.sources.isEmpty && others == .met([]) && nested.isEmpty
    }

    /// What is wrong with the folder `name` if nothing in it can be read.
    package static func nothing(in name: String) -> String {
        "\(printable(name)): holds no file that is an export of places, contacts, campsites or bookings"
    }

    /// What to do about the configurations below the folder `name`, one line each.
    package func nestedAdvice(_ name: String) -> [String] {
        nested.map { folder in
            let path = Paths.join(name, folder)
            return "\(printable(path)): has its own pipeline.json and was skipped; run it separately: "
                + "innkeeper run \(printable(path))"
        }
    }
}

/// Why there is no target: a usage error, or a faulty configuration. Exit status 2.
package struct TargetFault: Error, Sendable, Equatable {
    /// Ready to be printed, one per line.
    package var messages: [String]

    package init(messages: [String]) { self.messages = messages }
}

/// Resolves what a user means by a file, a folder, or nothing.
package struct TargetResolver: Sendable {
    private let facts: Registry
    private let unpacking: any Unpacking
    private let currentFolder: String

    package init(facts: Registry, unpacking: any Unpacking, currentFolder: String) {
        self.facts = facts
        self.unpacking = unpacking
        self.currentFolder = currentFolder
    }

    /// For `run` and `plan`: a configuration, a folder with a `pipeline.json`, or a folder of exports, without what
    /// `exclude` matches.
    package func target(
        _ name: String?, root: String? = nil, output: String? = nil, exclude: [String] = []
    ) throws(TargetFault) -> Target {
        let path = Paths.join(currentFolder, name ?? "pipeline.json")
        switch try type(of: path) {
        case .folder?:
            let inside = Paths.join(path, "pipeline.json")
            if try type(of: inside) == .regular { return try configured(inside, root: root, output: output) }
            return try detected(path, output: output, exclude: exclude)
        case .regular?:
            if TargetResolver.isData(path) {
                let shown = printable(name ?? path)
                throw TargetFault(
                    messages: ["\(shown): is not a configuration; name its folder, or run: innkeeper check \(shown)"])
            }
            return try configured(path, root: root, output: output)
        case .other?: throw TargetFault(messages: ["\(name ?? path): is neither a file nor a folder"])
        case nil:
            let advice = name == nil ? "; name a configuration or a folder of exports" : ""
            throw TargetFault(messages: ["\(name ?? "pipeline.json"): there is no such file or folder\(advice)"])
        }
    }

    /// The configuration file for a name as `target` takes it; nil if there is none.
    package func configurationPath(_ name: String?) -> String? {
        let path = Paths.join(currentFolder, name ?? "pipeline.json")
        return [path, Paths.join(path, "pipeline.json")].first { (try? type(of: $0)) == .regular }
    }

    /// For `check`: any mix of configurations, files and folders. Without any, `pipeline.json`, else the current
    /// folder. Data files together make one target. `-` means the file in `standardInput`, a folder.
    package func targets(
        _ names: [String], root: String? = nil, exclude: [String] = [], standardInput: String? = nil
    ) throws(TargetFault) -> [Target] {
        if names.isEmpty {
            let own = Paths.join(currentFolder, "pipeline.json")
            return try type(of: own) == .regular
                ? [configured(own, root: root, output: nil)] : folders(currentFolder, exclude: exclude, root: root)
        }
        var targets: [Target] = []
        var data: [String] = []
        var faults: [String] = []
        for name in names {
            if name == "-", let standardInput {
                var target = files([StandardInput.name], root: standardInput)
                target.isStandardInput = true
                targets.append(target)
                continue
            }
            let path = Paths.join(currentFolder, name)
            do throws(TargetFault) {
                switch try type(of: path) {
                case .folder?:
                    let inside = Paths.join(path, "pipeline.json")
                    if try type(of: inside) == .regular {
                        targets.append(try configured(inside, root: root, output: nil))
                    } else {
                        targets += try folders(path, exclude: exclude, root: root)
                    }
                case .regular?:
                    if TargetResolver.isConfiguration(path) {
                        targets.append(try configured(path, root: root, output: nil))
                    } else {
                        data.append(Paths.normal(name))
                    }
                case .other?: faults.append("\(name): is neither a file nor a folder")
                case nil: data.append(Paths.normal(name))
                }
            } catch {
                faults += error.messages
            }
        }
        if !faults.isEmpty { throw TargetFault(messages: faults) }
        if !data.isEmpty { targets.append(files(data, root: currentFolder)) }
        return targets
    }

    // MARK: The ways

    private func configured(_ path: String, root: String?, output: String?) throws(TargetFault) -> Target {
        let bytes: [UInt8]
        do {
            bytes = try SmallFile.read(path)
        } catch {
            throw TargetFault(messages: ["\(shown(path)): can't be read: \(error.text)"])
        }
        let configuration = try configuration(bytes, path)
        let folder = Paths.parent(path)
        let target =
            output.map { Paths.join(currentFolder, $0) } ?? Paths.join(folder, configuration.output ?? "Output")
        return Target(
            configuration: configuration, configurationPath: path,
            root: root.map { Paths.join(currentFolder, $0) } ?? folder, output: target)
    }

    /// Parses what is in the configuration file at `path`.
    package func configuration(_ bytes: [UInt8], _ path: String) throws(TargetFault) -> Configuration {
        let (read, faults) = ConfigurationReader.read(bytes, facts: facts)
        guard let configuration = read, faults.isEmpty else {
            throw TargetFault(messages: faults.map { $0.text(in: shown(path)) })
        }
        return configuration
    }

    private func detected(_ path: String, output: String?, exclude: [String]) throws(TargetFault) -> Target {
        var target = folder(path, exclude: exclude)
        if let output { target.output = Paths.join(currentFolder, output) }
        if target.configuration.sources.isEmpty {
            throw TargetFault(
                messages: [Target.nothing(in: shown(path))] + target.nestedAdvice(shown(path))
                    + UnreadFiles(facts, unpacking, root: path).lines(target.others))
        }
        return target
    }

    /// A folder's own files, if it has any or nothing else is below it, and each configuration below it separately.
    private func folders(_ path: String, exclude: [String], root: String?) throws(TargetFault) -> [Target] {
        let own = folder(path, exclude: exclude)
        let hasFiles = !own.configuration.sources.isEmpty || own.others != .met([])
        var targets = hasFiles || own.nested.isEmpty ? [own] : []
        for nested in own.nested {
            targets.append(try configured(Paths.join(path, nested + "/pipeline.json"), root: root, output: nil))
        }
        return targets
    }

    private func folder(_ path: String, exclude: [String]) -> Target {
        let excluded = exclude.map(Glob.init)
        let files = FolderWalk.files(in: path, respectingGit: true).filter { file in
            !excluded.contains { $0.matches(file) }
        }
        let nested = files.filter { file in
            file.hasSuffix("/pipeline.json") && TargetResolver.isConfiguration(Paths.join(path, file))
        }.map(Paths.parent)
        let found = FolderDetection.detect(
            files.filter { file in !nested.contains { file.hasPrefix($0 + "/") } }, root: path, formats: facts.formats,
            unpacking)
        var target = target(found.sources, root: path)
        target.others = .met(found.unread)
        target.nested = nested.filter { folder in !nested.contains { folder.hasPrefix($0 + "/") } }
        return target
    }

    private func files(_ names: [String], root: String) -> Target {
        let found = FolderDetection.detect(names, root: root, formats: facts.formats, unpacking)
        var target = target(found.sources, root: root)
        target.others = .named(found.unread)
        return target
    }

    private func target(_ sources: [Configuration.Source], root: String) -> Target {
        var configuration = Configuration()
        // Without a configuration, "today" is the machine's.
        configuration.property.timeZone = ""
        configuration.property.name = Paths.name(root)
        configuration.sources = sources
        (configuration.stages, configuration.reports) = (facts.usualStages, facts.usualReports)
        configuration.settle()
        return Target(
            configuration: configuration, configurationPath: nil, root: root, output: root + "-report")
    }

    private func type(of path: String) throws(TargetFault) -> Posix.FileType? {
        do {
            return try Posix.status(path)?.type
        } catch {
            throw TargetFault(messages: ["\(shown(path)): can't be looked at: \(error.text)"])
        }
    }

    /// Relative to the current folder, if it is below it.
    private func shown(_ path: String) -> String {
        Paths.isInside(path, currentFolder) && path != currentFolder
            ? String(path.dropFirst(currentFolder == "/" ? 1 : currentFolder.count + 1)) : path
    }
}
