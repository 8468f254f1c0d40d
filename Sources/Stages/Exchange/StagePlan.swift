package import InnkeeperCore
internal import InnkeeperFormats

/// What all steps of a run agree on that is spread over processes: the inputs, the day, and who reads which file.
///
/// It is a JSON file that people can read. The digest of its bytes is in every result, so results of different plans
/// are never mixed.
package struct StagePlan: Sendable, Equatable {
    /// A file that a task reads.
    package struct File: Sendable, Equatable {
        package var source: String
        /// Relative to the root.
        package var path: String
        package var byteCount: Int64
        /// Nanoseconds since 1970.
        package var modified: Int64
        /// From 0.
        package var task: Int

        package init(source: String, path: String, byteCount: Int64, modified: Int64, task: Int) {
            self.source = source
            self.path = path
            self.byteCount = byteCount
            self.modified = modified
            self.task = task
        }
    }

    /// A source whose files the last step reads.
    package struct Unmapped: Sendable, Equatable {
        package var source: String
        package var reason: String

        package init(source: String, reason: String) {
            self.source = source
            self.reason = reason
        }
    }

    /// The files that a source has instead of those in the configuration.
    package struct Replacement: Sendable, Equatable {
        package var source: String
        /// Paths and patterns, relative to the root.
        package var files: [String]

        package init(source: String, files: [String]) {
            self.source = source
            self.files = files
        }
    }

    /// Of the program. Steps of different versions don't work together.
    package var tool: String
    /// Absolute path and digest of the configuration.
    package var configuration: String
    package var configurationDigest: String
    /// What tasks need of it, as JSON: they needn't see the file.
    package var configurationText = ""
    package var replacements: [Replacement] = []
    /// Absolute; the base of the sources' paths.
    package var root: String
    /// nil means the day of `now`.
    package var asOf: CalendarDate?
    /// Seconds since 1970.
    package var now: Int64
    package var taskCount: Int
    /// Into how many buckets records are distributed by their property, for the step `ids`; 0 if it isn't done.
    package var bucketCount = 0
    /// The sources whose records that step compares.
    package var bucketed: [String] = []
    /// In the order in which they are read.
    package var files: [File] = []
    /// Paths, relative to the root, that every task reads besides its own files: those of campsites.
    package var common: [String] = []
    package var unmapped: [Unmapped] = []

    private static let version = 1

    package init(
        tool: String, configuration: String, configurationDigest: String, root: String, asOf: CalendarDate?, now: Int64,
        taskCount: Int
    ) {
        self.tool = tool
        self.configuration = configuration
        self.configurationDigest = configurationDigest
        self.root = root
        self.asOf = asOf
        self.now = now
        self.taskCount = taskCount
    }

    /// What identifies a file in dictionaries.
    package static func key(_ source: String, _ path: String) -> String { source + "\u{0}" + path }

    /// The position of each file, by `key`.
    package var numbers: [String: Int] {
        Dictionary(files.enumerated().map { (StagePlan.key($1.source, $1.path), $0) }) { first, _ in first }
    }

    /// The task whose result has the campsites, which all tasks know; nil if there is none.
    package var taskWithCampSites: Int? { bucketCount > 0 ? files.map(\.task).min() : nil }

    package func files(of task: Int) -> [File] { files.filter { $0.task == task } }

    package var json: [UInt8] {
        var writer = JSONWriter(indent: 2)
        writer.object { plan in
            plan.field("version", StagePlan.version)
            plan.field("tool", tool)
            plan.field("configuration", configuration)
            plan.field("configurationDigest", configurationDigest)
            plan.field("configurationText", configurationText)
            plan.array("replacements") { list in
                for replacement in replacements {
                    list.object { entry in
                        entry.field("source", replacement.source)
                        entry.array("files") { names in for name in replacement.files { names.value(name) } }
                    }
                }
            }
            plan.field("root", root)
            if let asOf { plan.field("asOf", "\(asOf)") }
            plan.field("now", Int(now))
            plan.field("tasks", taskCount)
            plan.field("buckets", bucketCount)
            plan.array("bucketed") { list in for source in bucketed { list.value(source) } }
            plan.array("files") { list in
                for file in files {
                    list.object { entry in
                        entry.field("source", file.source)
                        entry.field("path", file.path)
                        entry.field("bytes", Int(file.byteCount))
                        // As text: JSON numbers are safe only up to 53 bits.
                        entry.field("modified", String(file.modified))
                        entry.field("task", file.task)
                    }
                }
            }
            plan.array("common") { list in for path in common { list.value(path) } }
            plan.array("inFinish") { list in
                for source in unmapped {
                    list.object { entry in
                        entry.field("source", source.source)
                        entry.field("reason", source.reason)
                    }
                }
            }
        }
        writer.newline()
        return writer.bytes
    }

    /// nil if these bytes are not a plan of this version.
    package init?(json: [UInt8]) {
        guard let node = try? JSONNode(json, tokenLimit: json.count + 1), node["version"]?.integer == StagePlan.version,
            let tool = node["tool"]?.string, let configuration = node["configuration"]?.string,
            let configurationDigest = node["configurationDigest"]?.string, let root = node["root"]?.string,
            let now = node["now"]?.integer, let taskCount = node["tasks"]?.integer, taskCount > 0,
            let files = node["files"]?.elements?.map(File.init), let unmapped = node["inFinish"]?.elements,
            let configurationText = node["configurationText"]?.string, let common = node["common"]?.texts,
            let replacements = node["replacements"]?.elements,
            let bucketCount = node["buckets"]?.integer, 0...FrameHeader.bucketLimit ~= bucketCount,
            let bucketed = node["bucketed"]?.texts
        else { return nil }
        let asOf = node["asOf"]?.string.map { CalendarDate(iso: $0) }
        if case .some(nil) = asOf { return nil }
        self.init(
            tool: tool, configuration: configuration, configurationDigest: configurationDigest, root: root,
            asOf: asOf ?? nil, now: Int64(now), taskCount: taskCount)
        self.configurationText = configurationText
        self.common = common
        (self.bucketCount, self.bucketed) = (bucketCount, bucketed)
        for replacement in replacements {
            guard let source = replacement["source"]?.string, let files = replacement["files"]?.texts else {
                return nil
            }
            self.replacements.append(Replacement(source: source, files: files))
        }
        for file in files {
            guard let file, 0..<taskCount ~= file.task else { return nil }
            self.files.append(file)
        }
        for source in unmapped {
            guard let name = source["source"]?.string, let reason = source["reason"]?.string else { return nil }
            self.unmapped.append(Unmapped(source: name, reason: reason))
        }
    }
}

extension JSONNode {
    /// nil unless it is an array of nothing but strings.
    fileprivate var texts: [String]? {
        guard let elements else { return nil }
        let texts = elements.compactMap(\.string)
        return texts.count == elements.count ? texts : nil
    }
}

extension StagePlan.File {
    fileprivate init?(_ node: JSONNode) {
        guard let source = node["source"]?.string, let path = node["path"]?.string,
            let byteCount = node["bytes"]?.integer, let modified = node["modified"]?.string.flatMap({ Int64($0) }),
            let task = node["task"]?.integer
        else { return nil }
        self.init(source: source, path: path, byteCount: Int64(byteCount), modified: modified, task: task)
    }
}
