package import InnkeeperConfiguration
package import InnkeeperCore
package import InnkeeperStages

/// The folder through which the steps of a spread run exchange what they make: the plan, and one file for each task and each
/// bucket.
/// It holds guests' data, so only this user can open it.
package struct ExchangeFolder: Sendable {
    /// Absolute.
    package let path: String
    package let plan: StagePlan
    /// Absolute; where the files of the sources are on this machine.
    package let root: String
    let planDigest: PlanDigest

    private static let planName = "plan.json"
    /// A plan of a million files.
    private static let planLimit: Int64 = 1 << 30

    /// Makes the folder, if necessary, and puts the plan into it. Results of another plan would be worthless, so a folder
    /// that has one is refused.
    package static func make(_ path: String, _ plan: StagePlan) throws {
        if try Publisher.exists(path) {
            let names = try Fault.naming(path, "can't be read", .usage) { try Posix.names(in: path) }
            guard names.isEmpty else {
                throw Fault(.usage, "\(path): is not empty; name a new folder for a new plan")
            }
        } else {
            try Publisher.makeFolder(path)
        }
        let place = Paths.join(path, planName)
        try Fault.naming(place, "can't be written") { try SmallFile.replace(place, with: plan.json, mode: 0o600) }
    }

    /// Reads the plan, and checks that it fits this program. `root` is for a machine on which the files of the sources are
    /// elsewhere.
    package init(_ path: String, toolVersion: String, root: String? = nil) throws {
        self.path = path
        let place = Paths.join(path, ExchangeFolder.planName)
        let bytes = try Fault.naming(place, "can't be read", .usage) { () throws -> [UInt8] in
            guard let status = try Posix.status(place) else {
                throw Fault(.usage, "\(place): there is no such file; make a plan with innkeeper stage plan \(path)")
            }
            guard status.size <= ExchangeFolder.planLimit else { return [] }
            return try SmallFile.head(place, count: Int(status.size))
        }
        guard let plan = StagePlan(json: bytes) else {
            throw Fault(.usage, "\(place): is not a plan of this version of Innkeeper; make a new one")
        }
        guard plan.tool == toolVersion else {
            throw Fault(
                .usage,
                "\(place): was made by Innkeeper \(plan.tool), and this is \(toolVersion); use one version for all steps"
            )
        }
        self.plan = plan
        self.root = root ?? plan.root
        let digest = Digest()
        digest.add(bytes[...])
        planDigest = digest.plan
    }

    /// Throws a fault if the configuration has changed since the plan was made.
    package func assertConfigurationUnchanged() throws {
        guard try ExchangeFolder.digest(ofConfiguration: plan.configuration) == plan.configurationDigest else {
            throw Fault(.usage, "\(plan.configuration): has changed since the plan was made; make a new plan")
        }
    }

    /// What the plan has of the configuration: a task may not see the file.
    func taskConfiguration(_ registry: Registry) throws -> Configuration {
        let (read, faults) = ConfigurationReader.read(Array(plan.configurationText.utf8), facts: registry)
        guard let configuration = read, faults.isEmpty else {
            throw TargetFault(messages: faults.map { $0.text(in: Paths.join(path, ExchangeFolder.planName)) })
        }
        return configuration
    }

    /// Gives some of the sources other files.
    package static func replace(
        _ replacements: [StagePlan.Replacement], in configuration: inout Configuration
    ) throws {
        for replacement in replacements {
            guard let index = configuration.sources.firstIndex(where: { $0.settings.name == replacement.source }) else {
                throw Fault(.usage, "--source: the configuration has no source '\(replacement.source)'")
            }
            guard configuration.sources[index].remote == nil else {
                throw Fault(.usage, "--source: \(replacement.source) is fetched from the web, and has no files")
            }
            configuration.sources[index].files = replacement.files
        }
    }

    static func digest(ofConfiguration path: String) throws -> String {
        let bytes = try Fault.naming(path, "can't be read", .usage) { try SmallFile.read(path) }
        let digest = Digest()
        digest.add(bytes[...])
        return digest.text
    }

    /// Where the result of a task is.
    package func result(ofTask task: Int) -> String { result(of: stream(ofTask: task)) }

    func stream(ofTask task: Int) -> FrameStream { FrameStream(plan: planDigest, task: task) }

    func stream(ofBucket bucket: Int, _ step: FrameStep) -> FrameStream {
        FrameStream(plan: planDigest, bucket: bucket, of: step)
    }

    /// Where the result of a step for a bucket is.
    package func result(ofBucket bucket: Int, _ step: FrameStep = .ids) -> String {
        result(of: stream(ofBucket: bucket, step))
    }

    /// Throws a fault unless the plan has the bucket.
    func assertBucket(_ bucket: Int) throws {
        guard plan.bucketCount > 0 else {
            throw Fault(.usage, "the plan has no buckets: stage plan makes them with --buckets N")
        }
        guard 0..<plan.bucketCount ~= bucket else {
            throw Fault(.usage, "the plan has no bucket \(bucket): its buckets are 0 to \(plan.bucketCount - 1)")
        }
    }

    /// Where the result of a part of a step is.
    func result(of stream: FrameStream) -> String {
        let digits = String(stream.part)
        let padding = String(repeating: "0", count: max(0, 5 - digits.count))
        return Paths.join(path, "\(stream.step)-\(padding)\(digits).frames")
    }

    /// The outcome of reading a result; what is wrong with it becomes a fault that names it and says what to do.
    func naming<Outcome>(_ stream: FrameStream, _ work: () throws -> Outcome) throws -> Outcome {
        let reason: String
        do {
            return try work()
        } catch let fault as FrameFault {
            reason = fault.text
        } catch let fault as BinaryFault {
            reason = fault.text
        } catch let failure as Posix.Failure {
            reason = "it can't be read: \(failure.text)"
        }
        let part = stream.step == .map ? "task" : "bucket"
        throw Fault(
            .usage,
            "\(result(of: stream)): \(reason); run innkeeper stage \(stream.step) \(path) --\(part) \(stream.part)")
    }

    /// Throws a fault if the file has changed since the plan was made.
    func assertUnchanged(_ file: StagePlan.File) throws {
        let path = Paths.join(root, file.path)
        let status = try Fault.naming(path, "can't be looked at", .usage) { try Posix.status(path) }
        guard let status, status.size == file.byteCount, status.modified == file.modified else {
            let what = status == nil ? "is gone" : "has changed"
            throw Fault(.usage, "\(path): \(what) since the plan was made; make a new plan")
        }
    }
}
